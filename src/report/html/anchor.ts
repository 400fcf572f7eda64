/** The address of a finding on the page, for the markup and the page's script alike. */

/** Undefined for an id that is no plain word. */
export function anchorOf(id: string): string | undefined {
  return /^[\w.-]{1,80}$/.test(id) ? `finding-${id}` : undefined;
}
