/** Compares versions of programs: numbers with dots. */

/** The first number with dots in a text: `1.6.2` in `bandit 1.6.2`. */
export function findDottedVersion(text: string): string | undefined {
  return /(?<![\w.])v?(\d{1,9}(?:\.\d{1,9}){1,3})\b/.exec(text)?.[1];
}

/** Whether the first version is the second one or newer. Missing parts are 0. */
export function isAtLeast(version: string, least: string): boolean {
  const [found, wanted] = [version, least].map((text) => text.split('.').map((part) => Number.parseInt(part, 10)));
  for (const [index, part] of (wanted ?? []).entries()) {
    const own = found?.[index] ?? 0;
    if (own !== part) return own > part;
  }
  return true;
}
