/**
 * HTML in which no text from outside is live: hono's `html` escapes every value, after our code has made invisible
 * characters visible.
 */
import { raw, html as template } from 'hono/html';
import { type Prose, partsOf } from '../../prose.ts';
import { cut, neutralLine } from '../neutral.ts';

/** Markup that a template created. */
export type Html = ReturnType<typeof raw>;
type Value = Html | readonly Html[] | string | number | undefined;

const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Everything that hides, reorders or breaks text. Line feeds and tabs are allowed. */
const hidden = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const plain = /^[ -~]*$/;

/** A fragment. Text is shown and never parsed as markup. The template must quote attributes. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  // The result would only be a promise if a value were one.
  return template(parts, ...values.map((value) => (typeof value === 'string' ? visible(value) : value))) as Html;
}

export const nothing = raw('');

/** A `style` or `script` element around our own text, exactly as it was hashed for the policy. */
export function ownElement(name: 'style' | 'script', text: string): Html {
  return raw(`<${name}${name === 'script' ? ' type="module"' : ''}>${text}</${name}>`);
}

/** Text that is safe to show: nothing in it is hidden or reversed. Idempotent. */
export function visible(text: string): string {
  if (plain.test(text)) return text;
  return text.replaceAll(lineBreak, '\n').replaceAll(hidden, (character) => neutralLine(character));
}

/** One visible line of at most `maxLength` characters. */
export function lineText(text: string, maxLength: number): string {
  return flatText(text, maxLength).trim();
}

function flatText(text: string, maxLength: number): string {
  const shown = visible(text.slice(0, maxLength + 1))
    .replaceAll('\n', '␊')
    .replaceAll('\t', ' ');
  return cut(shown, maxLength);
}

/** Like `formatLine`, for text in which names are shown as code. */
export function proseText(text: Prose, maxLength: number): Html {
  return html`${partsOf(text).map((part) =>
    typeof part === 'string'
      ? html`${flatText(part, maxLength)}`
      : html`<code>${lineText(part.code, maxLength)}</code>`,
  )}`;
}

/** Several visible lines, without blank lines at the start and end. A shortened text ends in `…`. */
export function blockText(text: string, maxLength: number): string {
  const start = text.search(/\S/);
  if (start < 0) return '';
  const lineStart = Math.max(text.lastIndexOf('\n', start), text.lastIndexOf('\r', start)) + 1;
  return cut(visible(text.slice(lineStart, lineStart + maxLength + 1)), maxLength).trimEnd();
}

/** `5,000`. */
export function number(value: number): string {
  return value.toLocaleString('en-US');
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
