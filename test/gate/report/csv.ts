/** Reads CSV by RFC 4180, for tests: quotes, commas, and CRLF at the end of each row. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let [row, cell, isQuoted]: [string[], string, boolean] = [[], '', false];
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? '';
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else isQuoted = false;
    } else if (character === '"') {
      if (cell !== '') throw new Error(`a quote within a cell, at ${index}`);
      isQuoted = true;
    } else if (character === ',') {
      row.push(cell);
      cell = '';
    } else if (character === '\r') {
      index += 1;
      if (text[index] !== '\n') throw new Error(`a carriage return alone, at ${index}`);
      rows.push([...row, cell]);
      [row, cell] = [[], ''];
    } else if (character === '\n') throw new Error(`a line feed alone, at ${index}`);
    else cell += character;
  }
  if (isQuoted || cell !== '' || row.length > 0) throw new Error('the last row is cut');
  return rows;
}
