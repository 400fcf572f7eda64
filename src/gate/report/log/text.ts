/** Log lines with colors, for terminals. Without a terminal, only their text is printed. */
import { neutralizeLine } from '../../../shared/shown/neutral.ts';

export type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'green' | 'cyan';
export type LogLine = string | readonly (string | { text: string; style: Style })[];

/** The width of a log that is not on a terminal. */
export const logWidth = 100;

export const chooseLogWidth = (columns: number | undefined): number =>
  columns === undefined ? logWidth : Math.min(180, Math.max(60, columns));

export function toPlainLine(line: LogLine): string {
  return typeof line === 'string' ? line : line.map((span) => (typeof span === 'string' ? span : span.text)).join('');
}

/** Breaks a line that is too long, with the indent of its beginning. Only a line in one style keeps it. */
export function fitLine(line: LogLine, width: number): LogLine[] {
  const text = toPlainLine(line);
  if (text.length <= width) return [line];
  const [span, ...others] = typeof line === 'string' ? [line] : line;
  const style = typeof span === 'object' && others.length === 0 ? span.style : undefined;
  const indent = /^ */.exec(text)?.[0] ?? '';
  const parts = indentHanging(indent, text.slice(indent.length), width);
  return style === undefined ? parts : parts.map((part) => [{ text: part, style }]);
}

/** Each line is neutralized, because a new line could start a command. */
export function wrapText(text: string, columns: number): string[] {
  return breakLines(text, columns).map((line) => neutralizeLine(line));
}

/** Breaks lines at spaces, which are dropped at a break. A word that is too long gets its own line. */
export function breakLines(text: string, columns: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= columns) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export function indentHanging(mark: string, text: string, width = logWidth): string[] {
  const indent = ' '.repeat(mark.length);
  return wrapText(text, width - mark.length).map((line, index) => `${index === 0 ? mark : indent}${line}`);
}
