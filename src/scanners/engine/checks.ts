/** What the checks of all languages ask: which expression accepts a text that does harm. */
import type { FlowSource, Value } from './values.ts';

/** Texts that no useful check accepts: an expression may only look at their beginning. */
const hostile = ['', 'a', 'A1', '0', '/', 'a.b/', 'https://a.example/'].map(
  (start) => `${start}../../a'";<script>$(x)|\n`,
);

export function listSources({ flows }: Value): FlowSource[] {
  return flows.map(({ source }) => source);
}

/** Whether the expression says nothing about a text. Undefined if it cannot be read. */
export function acceptsHostile(pattern: string, flags = ''): boolean | undefined {
  try {
    const expression = new RegExp(pattern, flags.replaceAll(/[^imsu]/g, ''));
    return hostile.some((text) => expression.test(text));
  } catch {
    return undefined;
  }
}
