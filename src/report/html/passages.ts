/**
 * Separates prose and code in a text as in Markdown: a fence, or four spaces after a blank line. Nothing else is
 * parsed.
 */

/** Prose, or code in an array of one. */
export type Passage = string | [code: string];

type Kind = 'prose' | 'fenced' | 'indented';

export function passages(text: string): Passage[] {
  const found: Passage[] = [];
  let kind = 'prose' as Kind;
  let lines: string[] = [];
  const turn = (next: Kind) => {
    const passage = passageOf(kind, lines);
    if (passage !== undefined) found.push(passage);
    kind = next;
    lines = [];
  };
  for (const line of text.split('\n')) {
    const isBlank = line.trim() === '';
    const isIndented = /^(?: {4}|\t)/.test(line);
    if (/^```[^`]*$/.test(line)) {
      turn(kind === 'fenced' ? 'prose' : 'fenced');
      continue;
    }
    if (kind === 'indented' && !isIndented && !isBlank) turn('prose');
    if (kind === 'prose' && isIndented && !isBlank && (lines.at(-1) ?? '').trim() === '') turn('indented');
    lines.push(kind === 'indented' ? line.replace(/^(?: {4}|\t)/, '') : line);
  }
  turn('prose');
  return found;
}

/** Without blank lines at the start and end. Undefined when nothing else is left. */
function passageOf(kind: Kind, lines: readonly string[]): Passage | undefined {
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first < 0) return undefined;
  const text = lines.slice(first).join('\n').trimEnd();
  return kind === 'prose' ? text : [text];
}
