/** Reads TeamCity's service messages by their documented grammar, for tests. */
export interface ReadMessage {
  name: string;
  attributes: Record<string, string>;
}

const grammar = /^##teamcity\[([A-Za-z][\w-]*)((?:[ \t]+[A-Za-z]\w*='(?:[^|'[\]\r\n]|\|.)*')*)\]$/;
const attribute = /[ \t]+([A-Za-z]\w*)='((?:[^|'[\]\r\n]|\|.)*)'/g;
const characters: Readonly<Record<string, string>> = { n: '\n', r: '\r', "'": "'", '|': '|', '[': '[', ']': ']' };

/** Throws for a line that is not one message as a whole. */
export function readServiceMessage(line: string): ReadMessage {
  const [, name, rest = ''] = grammar.exec(line) ?? [];
  if (name === undefined) throw new Error(`not a service message: ${line}`);
  const found = [...rest.matchAll(attribute)].map(([, key = '', value = '']) => [key, unescapeValue(value)]);
  return { name, attributes: Object.fromEntries(found) };
}

function unescapeValue(value: string): string {
  return value.replaceAll(/\|(?:0x([0-9a-f]{4})|(.))/g, (_, code: string | undefined, character: string) => {
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
    const meant = characters[character];
    if (meant === undefined) throw new Error(`an unknown escape: |${character}`);
    return meant;
  });
}
