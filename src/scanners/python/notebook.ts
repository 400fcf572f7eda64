/** Reads the Python code in the cells of a Jupyter notebook: https://nbformat.readthedocs.io */

interface Cell {
  cell_type?: unknown;
  source?: unknown;
}

/**
 * The code of all cells, each line at the number of the line that holds it in the notebook. Undefined for a notebook
 * that does not keep each line of code on a line, as Jupyter does.
 */
export function readNotebookCode(text: string): string | undefined {
  const rows = text.split(/\r\n|[\r\n]/);
  const lines = rows.map(() => '');
  let row = 0;
  const cells = listCells(text);
  if (cells === undefined) return undefined;
  for (const { cell_type: type, source } of cells) {
    const written = typeof source === 'string' ? [source] : source;
    if (!Array.isArray(written) || written.length === 0 || written.join('') === '') continue;
    const start = findSource(rows, row, written);
    if (start === undefined) {
      if (type === 'code') return undefined;
      continue;
    }
    row = start + written.length;
    if (type !== 'code') continue;
    for (const [index, line] of readCellCode(written.join('')).entries()) lines[start + index] = line;
  }
  return lines.join('\n');
}

/** Undefined for a text that is not a notebook of format 4. */
function listCells(text: string): readonly Cell[] | undefined {
  try {
    const { cells } = JSON.parse(text) as { cells?: unknown };
    return Array.isArray(cells) ? (cells as Cell[]) : undefined;
  } catch {
    return undefined;
  }
}

/** The row at which the lines of a cell begin. */
function findSource(rows: readonly string[], from: number, written: readonly unknown[]): number | undefined {
  for (let row = from; row < rows.length; row += 1) {
    const opening = /^\s*"source"\s*:\s*(\[?)\s*(.*?)\s*,?\s*$/.exec(rows[row] ?? '');
    if (opening === null) continue;
    const [, bracket = '', rest = ''] = opening;
    const first = rest === '' ? row + 1 : row;
    const own =
      rest === '' ? rows.slice(first, first + written.length) : [bracket === '' ? rest : rest.replace(/\s*\]$/, '')];
    const isSame = own.length === written.length && own.every((line, index) => parseText(line) === written[index]);
    if (isSame) return first;
  }
  return undefined;
}

/** The text of a line that holds nothing else, and no line break within. */
function parseText(row: string): string | undefined {
  try {
    const text: unknown = JSON.parse(row.trim().replace(/,$/, ''));
    return typeof text === 'string' && !/[\r\n]./.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Code after these magic words is Python: https://ipython.readthedocs.io/en/stable/interactive/magics.html */
const pythonMagic =
  /^(\s*)%%?(?:time|timeit|prun|memit|mprun|capture|python3?|pypy)\b(?:[ \t]+-{1,2}[a-z]+(?:[ \t]*\d+)?)*[ \t]*/;

/** Lines that only IPython understands become statements without an effect. */
function readCellCode(code: string): string[] {
  const lines = code.replace(/\r?\n$/, '').split(/\r?\n/);
  const first = lines.findIndex((line) => line.trim() !== '');
  const isOther = /^\s*%%/.test(lines[first] ?? '') && !pythonMagic.test(lines[first] ?? '');
  if (isOther) return lines.map(() => '');
  return lines.map((line) =>
    line
      .replace(pythonMagic, '$1')
      .replace(/^(\s*)(?:[%!?].*|\?{0,2}[\w.]+\?{1,2}\s*)$/, '$1pass')
      .replace(/^(\s*[\w.,\s]+=\s*)[%!].*$/, '$1None'),
  );
}
