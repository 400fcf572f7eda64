/**
 * HTML in which no text from outside is live: hono's `html` escapes every value, after our code has made invisible
 * characters visible.
 */
import { raw, html as template } from 'hono/html';
import { type Prose, splitProse } from '../../prose.ts';
import { neutralizeLine, truncate } from '../neutral.ts';

/** Markup that a template created. */
export type Html = ReturnType<typeof raw>;

const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Everything that hides, reorders or breaks text. Line feeds and tabs are allowed. */
const hidden = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const plain = /^[ -~]*$/;

/** A fragment. Text is shown and never parsed as markup. The template must quote attributes. */
export function renderTemplate(
  parts: TemplateStringsArray,
  ...values: (Html | readonly Html[] | string | number | undefined)[]
): Html {
  // The result would only be a promise if a value were one.
  return template(parts, ...values.map((value) => (typeof value === 'string' ? makeVisible(value) : value))) as Html;
}

export const nothing = raw('');

/** A `style` or `script` element around our own text, exactly as it was hashed for the policy. */
export function renderOwnElement(name: 'style' | 'script', text: string): Html {
  return raw(`<${name}${name === 'script' ? ' type="module"' : ''}>${text}</${name}>`);
}

/** Text that is safe to show: nothing in it is hidden or reversed. Idempotent. */
function makeVisible(text: string): string {
  if (plain.test(text)) return text;
  return text.replaceAll(lineBreak, '\n').replaceAll(hidden, (character) => neutralizeLine(character));
}

/** One visible line of at most `maxLength` characters. */
export function formatLine(text: string, maxLength: number): string {
  return flattenText(text, maxLength).trim();
}

function flattenText(text: string, maxLength: number): string {
  const shown = makeVisible(text.slice(0, maxLength + 1))
    .replaceAll('\n', '␊')
    .replaceAll('\t', ' ');
  return truncate(shown, maxLength);
}

/** Like `formatLine`, for text in which names are shown as code. */
export function renderProseLine(text: Prose, maxLength: number): Html {
  return renderTemplate`${splitProse(text).map((part) =>
    typeof part === 'string'
      ? renderTemplate`${flattenText(part, maxLength)}`
      : renderTemplate`<code>${formatLine(part.code, maxLength)}</code>`,
  )}`;
}

/** Several visible lines, without blank lines at the start and end. A shortened text ends in `…`. */
export function formatBlock(text: string, maxLength: number): string {
  const start = text.search(/\S/);
  if (start < 0) return '';
  const lineStart = Math.max(text.lastIndexOf('\n', start), text.lastIndexOf('\r', start)) + 1;
  return truncate(makeVisible(text.slice(lineStart, lineStart + maxLength + 1)), maxLength).trimEnd();
}

/** `5,000`. */
export function formatNumber(value: number): string {
  return value.toLocaleString('en-US');
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
