/** Extracts from a regular expression the texts that occur in every match. */

/**
 * An escaped character; another escape; a class; a quantifier; anything else. A token that is not understood ends the
 * literal before it.
 */
const tokens =
  /\\(?<sign>[^A-Za-z0-9])|(?<escape>\\(?:x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|u\{[^}]*\}|[pP]\{[^}]*\}|c[A-Za-z]|k<[^>]*>|\d+|[A-Za-z]))|(?<set>\[(?:\\.|[^\]\\])*\])|(?<often>(?:[*?]|\{\d+(?:,\d*)?\})\??)|(?<more>\+\??)|(?<special>[(|).^$])|(?<plain>[\x20-\x7e])|(?<other>[\s\S])/gy;

/**
 * Takes the `source` of an expression without flags. Only literals outside groups count, and none if the expression is
 * a choice. Line breaks and non-ASCII characters are excluded, because texts encode them in several ways.
 */
export function extractLiterals(source: string): string[] {
  const literals = [''];
  const appendCharacter = (character: string) => literals.push((literals.pop() ?? '') + character);
  let depth = 0;
  for (const { groups = {} } of source.matchAll(tokens)) {
    const { sign, often, special, plain } = groups;
    if (special === '(') depth += 1;
    else if (special === ')') depth -= 1;
    else if (special === '|' && depth === 0) return [];
    if (depth > 0) {
      if (literals.at(-1) !== '') literals.push('');
    } else if (plain !== undefined || (sign !== undefined && /[\x20-\x7e]/.test(sign)))
      appendCharacter(plain ?? sign ?? '');
    else {
      if (often !== undefined) literals.push((literals.pop() ?? '').slice(0, -1));
      literals.push('');
    }
  }
  return literals.filter((literal) => literal.length >= leastLength);
}

/** Shorter texts occur in nearly every content. */
const leastLength = 3;
