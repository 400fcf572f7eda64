/** Reads a line as the agent of Azure Pipelines does (`Command.TryParse` and `CommandStringConvertor` of microsoft/azure-pipelines-agent), for tests. */
export interface ReadCommand {
  name: string;
  properties: Record<string, string>;
  data: string;
}

const collator = new Intl.Collator('en');
const ignored = new Map<string, boolean>();

/** The agent searches by culture, and so skips what has no weight there: some letters and marks of other scripts, too. */
function isIgnored(character: string): boolean {
  const known = ignored.get(character) ?? collator.compare('ab', `a${character}b`) === 0;
  ignored.set(character, known);
  return known;
}

/** The line as such a search sees it. */
export function searchedText(line: string): string {
  if (/^[ -~]*$/.test(line)) return line;
  return [...line].filter((character) => !isIgnored(character)).join('');
}

/** Undefined for a line that is none. */
export function readAzureCommand(line: string): ReadCommand | undefined {
  const start = line.indexOf('##vso[');
  const end = line.indexOf(']', start);
  if (start < 0 || end < 0) return undefined;
  const [, name = '', rest = ''] = /^(\S*) ?(.*)$/s.exec(line.slice(start + 6, end)) ?? [];
  const pairs = rest.split(';').flatMap((pair) => {
    const [, key, value] = /^([^=]+)=(.+)$/s.exec(pair) ?? [];
    return key === undefined || value === undefined ? [] : [[key, unescapeText(value)] as const];
  });
  return { name, properties: Object.fromEntries(pairs), data: unescapeText(line.slice(end + 1)) };
}

/** In the agent's order: the percent sign last. */
function unescapeText(text: string): string {
  const specials: [string, string][] = [
    ['%3B', ';'],
    ['%0D', '\r'],
    ['%0A', '\n'],
    ['%5D', ']'],
    ['%AZP25', '%'],
  ];
  return specials.reduce((rest, [from, to]) => rest.replaceAll(from, to), text);
}
