/** Reads of a regular expression what stands in every text that it matches. */

/** An escaped sign; another escape; a class; how often; the rest. Whatever is not understood ends what was read before it. */
const tokens =
  /\\(?<sign>[^A-Za-z0-9])|(?<escape>\\(?:x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|u\{[^}]*\}|[pP]\{[^}]*\}|c[A-Za-z]|k<[^>]*>|\d+|[A-Za-z]))|(?<set>\[(?:\\.|[^\]\\])*\])|(?<often>(?:[*?]|\{\d+(?:,\d*)?\})\??)|(?<more>\+\??)|(?<special>[(|).^$])|(?<plain>[\x20-\x7e])|(?<other>[\s\S])/gy;

/**
 * Without flags, as its `source` has it. Only what stands outside of groups; nothing where the expression is a choice. A line end, and
 * what is not ASCII, is in none, because texts write them in several ways.
 */
export function literalsOf(source: string): string[] {
  const literals = [''];
  const append = (character: string) => literals.push((literals.pop() ?? '') + character);
  let depth = 0;
  for (const { groups = {} } of source.matchAll(tokens)) {
    const { sign, often, special, plain } = groups;
    if (special === '(') depth += 1;
    else if (special === ')') depth -= 1;
    else if (special === '|' && depth === 0) return [];
    if (depth > 0) {
      if (literals.at(-1) !== '') literals.push('');
    } else if (plain !== undefined || (sign !== undefined && /[\x20-\x7e]/.test(sign))) append(plain ?? sign ?? '');
    else {
      if (often !== undefined) literals.push((literals.pop() ?? '').slice(0, -1));
      literals.push('');
    }
  }
  return literals.filter((literal) => literal.length >= leastLength);
}

/** Of fewer characters nothing can be said of a content. */
const leastLength = 3;
