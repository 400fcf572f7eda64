/** Draws a terminal: every piece of text is at its column, whatever font the reader has. */

export type Theme = 'light' | 'dark';

interface Span {
  text: string;
  color: string | undefined;
  isBold: boolean;
}

interface Colors {
  back: string;
  line: string;
  text: string;
  named: Readonly<Record<number, string>>;
}

/** By the codes of the escape sequences, starting with red; 8 is dim. */
const colors: Readonly<Record<Theme, Colors>> = {
  light: {
    back: '#ffffff',
    line: '#d1d9e0',
    text: '#1f2328',
    named: { 1: '#cf222e', 2: '#1a7f37', 3: '#9a6700', 4: '#0969da', 5: '#8250df', 6: '#1b7c83', 8: '#59636e' },
  },
  dark: {
    back: '#0d1117',
    line: '#3d444d',
    text: '#f0f6fc',
    named: { 1: '#ff7b72', 2: '#3fb950', 3: '#d29922', 4: '#58a6ff', 5: '#bc8cff', 6: '#39c5cf', 8: '#9198a1' },
  },
};

const fontSize = 13;
const columnWidth = 7.8;
const lineHeight = 19;
const margin = 18;

export function drawTerminal(printed: string, theme: Theme): string {
  const { back, line, text, named } = colors[theme];
  const rows = parseSpans(printed.trimEnd(), named);
  const columns = Math.max(...rows.map((row) => row.reduce((sum, span) => sum + span.text.length, 0)));
  const [width, height] = [Math.ceil(columns * columnWidth + 2 * margin), rows.length * lineHeight + 2 * margin];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    '<title>A terminal in which scan-gate run --embedded names what blocks</title>',
    `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="8" fill="${back}" stroke="${line}"/>`,
    `<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace" font-size="${fontSize}" fill="${text}" xml:space="preserve">`,
    ...rows.flatMap((row, index) => drawRow(row, margin + fontSize + index * lineHeight)),
    '</g></svg>',
    '',
  ].join('\n');
}

function drawRow(row: readonly Span[], y: number): string[] {
  let column = 0;
  return row.flatMap(({ text, color, isBold }) => {
    const indent = text.length - text.trimStart().length;
    const x = margin + (column + indent) * columnWidth;
    column += text.length;
    const shown = text.trim();
    if (shown === '') return [];
    const style = `${color === undefined ? '' : ` fill="${color}"`}${isBold ? ' font-weight="bold"' : ''}`;
    const safe = shown.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const length = (shown.length * columnWidth).toFixed(1);
    return [`<text x="${x.toFixed(1)}" y="${y}" textLength="${length}"${style}>${safe}</text>`];
  });
}

/** Lines of text with their colors. Escape sequences that do not set a color are removed. */
function parseSpans(printed: string, named: Colors['named']): Span[][] {
  const rows: Span[][] = [[]];
  let style: Omit<Span, 'text'> = { color: undefined, isBold: false };
  for (const [index, part] of printed.split(/\x1b\[([\d;]*)m/).entries()) {
    if (index % 2 === 1) {
      for (const code of part.split(';')) style = applyCode(style, Number(code), named);
      continue;
    }
    const [first = '', ...others] = part.replaceAll(/\x1b\[[\d;?]*[A-Za-z]|\r/g, '').split('\n');
    rows.at(-1)?.push({ ...style, text: first });
    for (const text of others) rows.push([{ ...style, text }]);
  }
  return rows;
}

function applyCode(style: Omit<Span, 'text'>, code: number, named: Colors['named']): Omit<Span, 'text'> {
  if (code === 0) return { color: undefined, isBold: false };
  if (code === 1) return { ...style, isBold: true };
  if (code === 2) return { ...style, color: named[8] };
  if (code === 22) return { ...style, isBold: false, color: style.color === named[8] ? undefined : style.color };
  if (code === 39) return { ...style, color: undefined };
  const color = named[code >= 90 ? code - 90 : code - 30];
  return color === undefined ? style : { ...style, color };
}
