/** Finds Django and Jinja templates that disable escaping for a value. */
import { getExtension } from '../../shared/text/file-name.ts';

export interface UnescapedRange {
  start: number;
  end: number;
  /** The expressions that are written there. */
  outputs: string[];
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
    .map((match) => {
      const outputs = match[1] === undefined ? listBlockOutputs(text.slice(match.index)) : [match[1].trim()];
      return { start: match.index, end: match.index + match[0].length, outputs };
    })
    .sort((a, b) => a.start - b.start);
}

const output = /\{\{-?\s*([A-Za-z_][\w.]*)\s*-?\}\}/g;

function listBlockOutputs(text: string): string[] {
  const block = text.slice(0, /\{%-?\s*endautoescape/.exec(text)?.index ?? text.length);
  return [...block.matchAll(output)].map((match) => match[1] ?? '');
}

/** Words that people write: names of numbers and addresses say that nothing is in them. */
const prose =
  /(?:^|[._])(?:name|title|text|body|comments?|contents?|message|review|description|bio|about|subject|summary|note|query|search|answer|question|email)$/i;

/** Values that a page writes, and that may contain markup if nothing escapes them. */
export function findProse(text: string): UnescapedRange[] {
  if (!/<[a-z][\w-]*[\s>]/i.test(text)) return [];
  const written = new Map([...text.matchAll(output)].reverse().map((match) => [match[1] ?? '', match]));
  return [...written.values()]
    .reverse()
    .filter(([, name = '']) => prose.test(name))
    .map((match) => ({ start: match.index, end: match.index + match[0].length, outputs: [match[1] ?? ''] }));
}
