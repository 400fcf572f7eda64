/** Extracts the code of a finding, for people and for its identity. */

export interface CodeRange {
  /** Lines and columns count from 1. The end column is exclusive. */
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

const shownLines = 5;
const shownColumns = 200;
/** Characters that reorder or hide text. They are shown as escapes, so that a snippet reads as it runs. */
const deceptive = /[\u061c\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060-\u2069\u3164\ufeff\uffa0]/g;

/** The complete lines of the finding without their common indent. For very long lines, the part around the finding. */
export function extractShownCode(lines: readonly string[], range: CodeRange): string {
  const part = lines.slice(range.line - 1, Math.min(range.endLine, range.line - 1 + shownLines));
  const filled = part.filter((line) => line.trim() !== '');
  const indent = Math.min(...filled.map((line) => line.length - line.trimStart().length));
  const start = Math.max(0, range.column - 1 - shownColumns / 2);
  return part
    .map((line) => (line.length > 2 * shownColumns ? line.slice(start, start + shownColumns) : line.slice(indent)))
    .join('\n')
    .replaceAll(deceptive, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Exactly the reported code. If the finding has no end, the complete lines. */
export function extractReportedCode(lines: readonly string[], { line, column, endLine, endColumn }: CodeRange): string {
  const isWhole = endLine === line && endColumn <= column;
  if (isWhole) return lines[line - 1] ?? '';
  const part = lines.slice(line - 1, endLine);
  const last = part.length - 1;
  return part
    .map((text, index) => text.slice(index === 0 ? column - 1 : 0, index === last ? endColumn - 1 : undefined))
    .join('\n');
}

const frameLines = 3;

/** The shown code and the following lines, up to three. Line numbers count from the reported line. */
export function extractFramedCode(lines: readonly string[], range: CodeRange): string {
  const last = Math.min(lines.length, Math.max(range.endLine, range.line + frameLines - 1));
  return extractShownCode(lines, { ...range, endLine: last }).trimEnd();
}

/** Reduces every run of blanks to one, so that formatting does not change an identity. */
export function collapseBlanks(code: string): string {
  return code.replaceAll(/\s+/g, ' ').trim();
}

/** The line of an offset, from 1. `\n`, `\r\n` and `\r` end a line. */
export function createLineFinder(text: string): (offset: number) => number {
  const locate = createLocator(text);
  return (offset) => locate(offset).line;
}

/** The lines and columns between two offsets of a text. */
export function createRangeFinder(text: string): (from: number, to: number) => CodeRange {
  const locate = createLocator(text);
  return (from, to) => {
    const end = locate(to);
    return { ...locate(from), endLine: end.line, endColumn: end.column };
  };
}

function createLocator(text: string): (offset: number) => { line: number; column: number } {
  const starts = [0, ...[...text.matchAll(/\r\n?|\n/g)].map((end) => end.index + end[0].length)];
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
