/** Log lines with colours, for terminals. Without a terminal, only their text is printed. */
import { neutralizeLine } from '../neutral.ts';

export type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'green' | 'cyan';
type StyledSpan = string | { text: string; style: Style };
export type LogLine = string | readonly StyledSpan[];

export const logWidth = 100;

export function toPlainLine(line: LogLine): string {
  return typeof line === 'string' ? line : line.map((span) => (typeof span === 'string' ? span : span.text)).join('');
}

/**
 * Breaks lines at the separator, which is dropped at a break. A word that is too long gets its own line. Each line is
 * neutralized, because a new line could start a command.
 */
export function wrapText(text: string, columns: number, separator = ' '): string[] {
  const wrapped: string[] = [];
  for (const word of text.split(separator)) {
    const last = wrapped.at(-1);
    if (last !== undefined && last.length + separator.length + word.length <= columns) {
      wrapped[wrapped.length - 1] = `${last}${separator}${word}`;
    } else {
      wrapped.push(word);
    }
  }
  return wrapped.map((line) => neutralizeLine(line));
}

export function indentHanging(mark: string, text: string): string[] {
  const indent = ' '.repeat(mark.length);
  return wrapText(text, logWidth - mark.length).map((line, index) => `${index === 0 ? mark : indent}${line}`);
}
