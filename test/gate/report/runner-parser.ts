/**
 * How GitHub's runner reads commands from a step's output: a transcription of `ActionCommand.cs` (actions/runner).
 *
 * Stricter than the original in two ways, so that a pass here is a pass there: every command name counts as registered,
 * and the text is read a second time without the characters that comparison by culture skips.
 */

export interface ParsedCommand {
  version: 1 | 2;
  name: string;
  properties: Record<string, string>;
  data: string;
}

/** Every command that the runner would act on. A bare CR ends a line too. */
export function parseLog(output: string): ParsedCommand[] {
  return output.split(/\r\n|\r|\n/).flatMap((line) => parseLine(line) ?? parseLine(withoutIgnorable(line)) ?? []);
}

export function parseLine(line: string): ParsedCommand | undefined {
  return parseV2(line) ?? parseV1(line);
}

/** `::name key=value,key=value::data` at the start of a line, after trimming. */
function parseV2(line: string): ParsedCommand | undefined {
  const message = line.replace(/^[\s\u0085]+/, '');
  if (!message.startsWith('::')) return undefined;
  const end = message.indexOf('::', 2);
  if (end < 0) return undefined;
  const { name, rest } = splitInfo(message.slice(2, end));
  const properties = readProperties(rest.trim(), ',', unescapeProperty);
  return { version: 2, name, properties, data: unescapeData(message.slice(end + 2)) };
}

/** `##[name key=value;key=value]data` anywhere in a line. */
function parseV1(line: string): ParsedCommand | undefined {
  const start = line.indexOf('##[');
  if (start < 0) return undefined;
  const end = line.indexOf(']', start);
  if (end < 0) return undefined;
  const { name, rest } = splitInfo(line.slice(start + 3, end));
  return { version: 1, name, properties: readProperties(rest, ';', unescapeV1), data: unescapeV1(line.slice(end + 1)) };
}

function splitInfo(info: string): { name: string; rest: string } {
  const space = info.indexOf(' ');
  return space < 0 ? { name: info, rest: '' } : { name: info.slice(0, space), rest: info.slice(space + 1) };
}

function readProperties(text: string, separator: string, decode: (value: string) => string): Record<string, string> {
  const properties: Record<string, string> = {};
  for (const pair of text.split(separator).filter((part) => part !== '')) {
    const equals = pair.indexOf('=');
    if (equals >= 0) properties[pair.slice(0, equals)] = decode(pair.slice(equals + 1));
  }
  return properties;
}

function unescapeData(text: string): string {
  return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}

function unescapeProperty(text: string): string {
  const plain = text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%3A', ':').replaceAll('%2C', ',');
  return plain.replaceAll('%25', '%');
}

function unescapeV1(text: string): string {
  const plain = text.replaceAll('%3B', ';').replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%5D', ']');
  return plain.replaceAll('%25', '%');
}

function withoutIgnorable(line: string): string {
  return line.replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu, '');
}
