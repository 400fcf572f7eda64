/**
 * HTML in which nothing foreign is live. A value put into `html` is escaped by `escapeText`, the one function that does
 * so, unless `html` itself made it; what goes to the page's script is JSON that holds no markup either.
 */
import { type Prose, partsOf } from '../../prose.ts';
import { cut, neutralLine } from '../neutral.ts';

const markup = Symbol('markup');
/** Markup that only this file can make. */
export type Html = { readonly [markup]: string };
type Value = Html | readonly Html[] | string | number | undefined;

const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** All that hides, reorders or breaks text; line feeds and tabs are let through. */
const hidden = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const plain = /^[ -~]*$/;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A fragment. Text is shown, never read as markup; attributes have to be quoted by the template. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return { [markup]: String.raw({ raw: parts }, ...values.map(markupOf)) };
}

export const nothing: Html = { [markup]: '' };

/** The fragment as text, to be written to a file. */
export function textOf(fragment: Html): string {
  return fragment[markup];
}

/** A `style` or `script` element around text of our own, exactly as its hash in the policy was taken. */
export function ownElement(name: 'style' | 'script', text: string): Html {
  return { [markup]: `<${name}>${text}</${name}>` };
}

/** A data block for the page's script, in pieces; `json` comes from `embeddedJson`. */
export function* dataPieces(id: string, json: Iterable<string>): Generator<string> {
  yield `<script type="application/json" id="${escapeText(id)}">`;
  yield* json;
  yield '</script>';
}

function markupOf(value: Value): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return escapeText(String(value));
  if (typeof value === 'string') return escapeText(value);
  return isList(value) ? value.map(textOf).join('') : textOf(value);
}

function isList(value: Html | readonly Html[]): value is readonly Html[] {
  return Array.isArray(value);
}

/** Text as HTML, in content and in quoted attributes. Total: no input throws, none comes out live. */
export function escapeText(text: string): string {
  return visible(text).replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** Text as it may be shown: nothing hides in it or turns it around. Idempotent. */
export function visible(text: string): string {
  if (plain.test(text)) return text;
  return text.replaceAll(lineBreak, '\n').replaceAll(hidden, pictureOf);
}

const pictures = new Map<string, string>();

function pictureOf(character: string): string {
  const known = pictures.get(character) ?? neutralLine(character);
  pictures.set(character, known);
  return known;
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

/** The same of text in which names stand as code. */
export function proseText(text: Prose, maxLength: number): Html {
  return html`${partsOf(text).map((part) =>
    typeof part === 'string'
      ? html`${flatText(part, maxLength)}`
      : html`<code>${lineText(part.code, maxLength)}</code>`,
  )}`;
}

/** Several visible lines, without blank ones at the ends; what was cut ends in `…`. */
export function blockText(text: string, maxLength: number): string {
  const start = text.search(/\S/);
  if (start < 0) return '';
  const lineStart = Math.max(text.lastIndexOf('\n', start), text.lastIndexOf('\r', start)) + 1;
  return cut(visible(text.slice(lineStart, lineStart + maxLength + 1)), maxLength).trimEnd();
}

/** JSON that neither ends the element around it nor begins another. */
export function embeddedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
