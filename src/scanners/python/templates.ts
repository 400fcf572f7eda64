/** Finds Django and Jinja templates that disable escaping for a value. */
import { getExtension } from '../../text/file-name.ts';

export interface UnescapedRange {
  start: number;
  end: number;
}

const extensions = new Set('.html .htm .jinja .jinja2 .j2 .djhtml .xhtml'.split(' '));
/** A variable whose last filter marks it as safe markup, except Django's own variables. */
const safe =
  /\{\{-?(?!-?\s*(?:form|csrf|super|forloop|block)\b)([^{}'"]{1,200})\|\s*safe(?:seq)?\s*(?:\|[^{}]{0,80})?-?\}\}/g;
const off = /\{%-?\s*autoescape\s+(?:off|false)\s*-?%\}/gi;

export function isTemplate(path: string): boolean {
  return extensions.has(getExtension(path));
}

export function findUnescaped(text: string): UnescapedRange[] {
  if (!text.includes('{')) return [];
  const found = [...text.matchAll(safe), ...text.matchAll(off)];
  return found
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .sort((a, b) => a.start - b.start);
}
