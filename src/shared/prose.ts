/**
 * Text in which names are marked as code. Code is a separate part and is never parsed out of the text, so untrusted
 * words stay words, whatever backticks they contain.
 */

interface Code {
  readonly code: string;
}

/** A text without code is a string. */
export type Prose = string | readonly (string | Code)[];

export function code(text: string): Code {
  return { code: text };
}

/** Joins our text and the values: `prose\`Raise ${code('timeout-seconds')}.\``. */
export function prose(texts: TemplateStringsArray, ...values: readonly (Code | Prose | number)[]): Prose {
  const parts: (string | Code)[] = [];
  const add = (part: string | Code) => {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  };
  texts.forEach((text, index) => {
    add(text);
    const value = values[index] ?? '';
    for (const part of typeof value === 'number' ? [String(value)] : splitProse(value)) add(part);
  });
  return parts.filter((part) => part !== '');
}

export function splitProse(text: Prose | Code): readonly (string | Code)[] {
  return typeof text === 'string' || 'code' in text ? [text] : text;
}

/** For a log, a file or a terminal, with code between backticks. */
export function toPlainText(text: Prose): string {
  return splitProse(text)
    .map((part) => (typeof part === 'string' ? part : `\`${part.code}\``))
    .join('');
}

/** The same text with every part changed. */
export function mapProse(text: Prose, change: (text: string) => string): Prose {
  if (typeof text === 'string') return change(text);
  return text.map((part) => (typeof part === 'string' ? change(part) : { code: change(part.code) }));
}
