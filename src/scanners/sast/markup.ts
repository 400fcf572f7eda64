/**
 * Finds the scripts in a page or component. It does not follow a browser's rules for comments, attributes and styles,
 * which can be abused: everything that may be a script is treated as one, even inside a comment. Finds scripts without
 * tags: in templates with indented blocks (Pug, Haml, Slim), and in attributes of a page.
 */

import type { Markup, ScriptExtension } from '../../shared/languages/program.ts';

export interface Block {
  code: string;
  /** Offset of the code in the text. */
  start: number;
  extension: ScriptExtension;
  /** It may not be a script, so a parse error in it is not reported. */
  isGuess?: boolean;
  /**
   * A part of this code that is the script if the whole is not: `<script>` inside a comment may begin before a real
   * one.
   */
  inner?: Block;
}

interface Scripts {
  blocks: Block[];
  /** The languages of scripts that are not scanned here. */
  others: string[];
}

type Attributes = ReadonlyMap<string, string>;

export function findScripts(text: string, markup: Markup): Scripts {
  const scripts: Scripts = { blocks: [], others: [] };
  if (markup === 'indented') {
    const found = findIndentedScripts(text);
    return {
      blocks: found
        .filter(({ language }) => language === '')
        .map(({ code, start, isGuess = false }) => ({ code, start, extension: '.js', isGuess })),
      others: found.flatMap(({ language }) => language || []),
    };
  }
  const front = markup === 'astro' ? findFrontMatter(text) : undefined;
  if (front !== undefined) scripts.blocks.push(front);
  for (const element of iterateScriptElements(text, markup)) {
    const judged = classifyScript(element.attributes, markup);
    if (typeof judged === 'object') scripts.others.push(judged.language);
    const outer = typeof judged === 'string' ? createBlock(text, element, judged) : undefined;
    const inner = element.innerStart === undefined ? undefined : findInnerBlock(text, element, markup);
    if (outer !== undefined) scripts.blocks.push(inner === undefined ? outer : { ...outer, inner });
    else if (inner !== undefined) scripts.blocks.push(inner);
  }
  if (markup !== 'page') return scripts;
  for (const { code, start, isPage, isGuess } of findAttributeCode(text)) {
    // A page inside a page: its blocks are reported where the attribute begins.
    const found: Scripts = isPage
      ? findScripts(code, 'page')
      : { blocks: [{ code, start: 0, extension: '.js' }], others: [] };
    scripts.blocks.push(
      ...found.blocks.map(({ code: inner, extension }) => ({ code: inner, start, extension, isGuess })),
    );
    scripts.others.push(...found.others);
  }
  return scripts;
}

interface Element {
  attributes: Attributes;
  /** Offsets of its content. */
  start: number;
  end: number;
  /** Where the last `<script` inside the content begins. */
  innerStart: number | undefined;
}

const tagName = '<script';

function* iterateScriptElements(text: string, markup: Markup): Generator<Element> {
  const opening = /<script(?=[\s/>])/gi;
  for (let found = opening.exec(text); found !== null; found = opening.exec(text)) {
    const tag = readTag(text, found.index + tagName.length);
    if (tag.isClosed && markup !== 'page') {
      opening.lastIndex = tag.end;
      continue;
    }
    const content = findContentEnd(text, tag.end);
    yield { attributes: tag.attributes, start: tag.end, ...content };
    opening.lastIndex = Math.max(content.end, tag.end);
  }
}

/** Ends like HTML's script data (13.2.5.15 to .32): after `<!--` and `<script`, `</script` closes the inner one. */
function findContentEnd(text: string, start: number): { end: number; innerStart: number | undefined } {
  const marks = /<!--|-->|<script(?=[\s/>])|<\/script(?=[\s/>])/gi;
  marks.lastIndex = start;
  let state: 'plain' | 'escaped' | 'double' = 'plain';
  let innerStart: number | undefined;
  for (let found = marks.exec(text); found !== null; found = marks.exec(text)) {
    const [mark] = found;
    if (mark === '-->') state = 'plain';
    else if (mark === '<!--') state = state === 'plain' ? 'escaped' : state;
    else if (mark.startsWith('</')) {
      if (state !== 'double') return { end: found.index, innerStart };
      state = 'escaped';
    } else {
      innerStart = found.index;
      if (state === 'escaped') state = 'double';
    }
  }
  return { end: text.length, innerStart };
}

function createBlock(text: string, { start, end }: Pick<Element, 'start' | 'end'>, extension: ScriptExtension): Block {
  const code = text.slice(start, end);
  // In SVG and XHTML these marks are not part of the script.
  const plain = code.replace(/^\s*<!\[CDATA\[/, replaceWithBlanks).replace(/\]\]>\s*$/, replaceWithBlanks);
  return { code: plain, start, extension };
}

function findInnerBlock(text: string, { innerStart = 0, end }: Element, markup: Markup): Block | undefined {
  const tag = readTag(text, innerStart + tagName.length);
  const extension = classifyScript(tag.attributes, markup);
  const close = text.slice(tag.end, end).search(/<\/script[\s/>]/i);
  const range = { start: tag.end, end: close < 0 ? Math.max(end, tag.end) : tag.end + close };
  return typeof extension === 'string' ? createBlock(text, range, extension) : undefined;
}

/** Parses attributes like HTML, to the `>` at `end`. An attribute without an end reaches to the end of the text. */
function readTag(text: string, from: number): { attributes: Attributes; end: number; isClosed: boolean } {
  const attributes = new Map<string, string>();
  const name = /[\s/]*([^\s/>][^\s/>=]*)?[\s]*(=?)\s*/y;
  const bare = /[^\s>]*/y;
  let at = from;
  while (at < text.length) {
    name.lastIndex = at;
    const [whole = '', key = '', equals = ''] = name.exec(text) ?? [];
    at += whole.length;
    if (key === '') return { attributes, end: Math.min(at + 1, text.length), isClosed: text[at - 1] === '/' };
    const quote = text[at];
    let value = '';
    if (equals !== '' && (quote === '"' || quote === "'")) {
      const close = text.indexOf(quote, at + 1);
      if (close < 0) break;
      value = text.slice(at + 1, close);
      at = close + 1;
    } else if (equals !== '') {
      bare.lastIndex = at;
      value = bare.exec(text)?.[0] ?? '';
      at += value.length;
    }
    if (!attributes.has(key.toLowerCase())) attributes.set(key.toLowerCase(), value);
  }
  return { attributes, end: text.length, isClosed: false };
}

const scriptTypes =
  /^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma|j|live)script[\d.]*|(?:text|application)\/(?:babel|jsx|typescript|tsx))$/;

/** The dialect of a script element, or another language. Undefined when it contains data or nothing. */
function classifyScript(attributes: Attributes, markup: Markup): ScriptExtension | { language: string } | undefined {
  const type = (attributes.get('type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const language = (attributes.get('lang') ?? '').trim().toLowerCase();
  if (attributes.has('src') && markup === 'page') return undefined;
  if (type !== '' && !scriptTypes.test(type)) return undefined;
  if (/typescript|tsx/.test(type) || language === 'ts' || language === 'typescript') return '.ts';
  if (language === 'tsx') return '.tsx';
  // Astro parses every script as TypeScript.
  if (markup === 'astro') return '.ts';
  const isKnown = markup === 'page' || ['', 'js', 'jsx', 'javascript', 'babel'].includes(language);
  return isKnown ? '.js' : { language };
}

/** The text between the two lines of dashes at the top. */
function findFrontMatter(text: string): Block | undefined {
  const [opening] = /^\s*---[ \t]*(?=\r?\n)/.exec(text) ?? [];
  if (opening === undefined) return undefined;
  const end = text.indexOf('\n---', opening.length);
  return end < 0 ? undefined : { code: text.slice(opening.length, end), start: opening.length, extension: '.ts' };
}

const templateTags: readonly [open: string, close: string][] = [
  ['{{', '}}'],
  ['{%', '%}'],
  ['<%', '%>'],
  ['<?', '?>'],
  // For templates without tags.
  ['#{', '}'],
  ['!{', '}'],
];

/** The code with template tags replaced by names or blanks of the same length. Undefined when it contains none. */
export function replaceTemplateTags(code: string): string | undefined {
  let plain = code;
  for (const [open, close] of templateTags) {
    const parts: string[] = [];
    let at = 0;
    for (let start = plain.indexOf(open); start >= 0; start = plain.indexOf(open, at)) {
      const end = plain.indexOf(close, start + open.length);
      if (end < 0) break;
      parts.push(plain.slice(at, start), createPlaceholder(plain.slice(start, end + close.length)));
      at = end + close.length;
    }
    plain = parts.join('') + plain.slice(at);
  }
  return plain === code ? undefined : plain;
}

/** A tag that outputs a value becomes a name, any other tag blanks. Line breaks stay. */
function createPlaceholder(tag: string): string {
  const isValue = tag.startsWith('{{')
    ? !/^\{\{\{?[\s~-]*[#/^!>]/.test(tag)
    : /^[#!]\{|^<[%?](?:=|-|php\s+echo\b)/.test(tag);
  return isValue && !tag.includes('\n') ? '_'.repeat(tag.length) : replaceWithBlanks(tag);
}

function replaceWithBlanks(text: string): string {
  return text.replaceAll(/[^\r\n]/g, ' ');
}

/** `script.`, `script(type='module').`, `%script`, `:javascript` of Haml, `javascript:` of Slim. */
const opening = /^([ \t]*)(?:%?script\b|:(javascript|coffee(?:script)?|typescript)\b|(javascript|coffee):)/gm;
const indentedTypes =
  /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script|(?:text|application)\/(?:babel|jsx))$/i;

function findIndentedScripts(text: string) {
  const found: {
    code: string;
    /** Offset of the code in the text. */
    start: number;
    /** The script language in the template: `coffee`, `ts`. Empty for JavaScript. */
    language: string;
    /** It is in an attribute, and may not be a script. */
    isGuess?: boolean;
  }[] = [];
  for (const match of text.matchAll(opening)) {
    const [whole, indent = '', filter, slim] = match;
    const attributes = readAttributes(text, match.index + whole.length);
    const type = /\btype['"]?\s*(?:=>|[=:])\s*["']([^"']*)["']/.exec(attributes.text)?.[1]?.split(';', 1)[0];
    if (/\bsrc\s*[=:]/.test(attributes.text) || !indentedTypes.test(type?.trim() ?? '')) continue;
    const language = filter ?? slim ?? '';
    const block = readBlock(text, attributes.end, indent.replaceAll('\t', ' ').length);
    if (/\S/.test(block.code)) found.push({ ...block, language: language === 'javascript' ? '' : language });
  }
  // Event handlers, and script URLs. Without quotes it is a template value.
  const plain = text.replaceAll(/[(,](?=\s*[a-z]+\s*=)/g, ' ');
  for (const { code, start, isPage, isGuess } of findAttributeCode(plain))
    if (!isPage && !isGuess) found.push({ code, start, language: '', isGuess: true });
  return found.sort((a, b) => a.start - b.start);
}

/** The text in round or curly brackets at this position. */
function readAttributes(text: string, from: number): { text: string; end: number } {
  const close = { '(': ')', '{': '}' }[text[from] ?? ''];
  if (close === undefined) return { text: '', end: from };
  let quote = '';
  for (let at = from + 1; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'" || letter === '`') quote = letter;
    else if (letter === close) return { text: text.slice(from + 1, at), end: at + 1 };
  }
  return { text: text.slice(from + 1), end: text.length };
}

/** The rest of the line, and all further indented lines. Pug's markers of text lines become blanks. */
function readBlock(text: string, from: number, indent: number): { code: string; start: number } {
  const lineEnd = findLineEnd(text, from);
  const inline = text.slice(from, lineEnd);
  let end = lineEnd;
  while (end < text.length) {
    const next = findLineEnd(text, end + 1);
    const line = text.slice(end + 1, next);
    if (/\S/.test(line) && (/^[ \t]*/.exec(line)?.[0].length ?? 0) <= indent) break;
    end = next;
  }
  const isDotted = /^\.\s*$/.test(inline);
  const start = isDotted ? lineEnd : from;
  const code = text.slice(start, end).replaceAll(/^([ \t]*)\|/gm, '$1 ');
  return { code, start };
}

function findLineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

interface AttributeCode {
  code: string;
  /** Offset of the attribute's value in the page. */
  start: number;
  /** Whether the code is a page; otherwise it is a script. */
  isPage: boolean;
  /** An unquoted value may be part of something other than a tag. */
  isGuess: boolean;
}

/** An unquoted value ends at a blank or at the end of the tag. */
const attribute =
  /[\s"'/](on[a-z]{3,40}|srcdoc|href|src|action|formaction|data|to|values)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>][^\s>]*))/gi;

function findAttributeCode(text: string): AttributeCode[] {
  const found: AttributeCode[] = [];
  for (const match of text.matchAll(attribute)) {
    const [whole, name = '', ...values] = match;
    const written = values.find((value) => value !== undefined) ?? '';
    const start = match.index + whole.lastIndexOf(written);
    const judged = classifyAttribute(name.toLowerCase(), decodeEntities(written));
    if (judged !== undefined) found.push({ ...judged, start, isGuess: values.at(-1) !== undefined });
  }
  return found;
}

function classifyAttribute(name: string, value: string): Pick<AttributeCode, 'code' | 'isPage'> | undefined {
  if (name.startsWith('on')) return { code: value, isPage: false };
  if (name === 'srcdoc') return { code: value, isPage: true };
  // Browsers ignore blanks before a scheme, and line breaks and tabs inside it.
  const [, scheme = '', rest = ''] =
    /^[\0-\x20]*((?:j[\t\r\n]*a[\t\r\n]*v|d[\t\r\n]*a[\t\r\n]*t)[a-z\t\r\n]*):(.*)$/is.exec(value) ?? [];
  const plain = scheme.replaceAll(/[\t\r\n]/g, '').toLowerCase();
  if (plain === 'javascript') return { code: rest, isPage: false };
  // The text after `data:`. See RFC 2397.
  const [, type = '', isBase64, data = ''] = /^([^,;]*)(?:;(?!base64,)[^,;]*)*(;base64)?,(.*)$/is.exec(rest) ?? [];
  const isPage = /html|xml/i.test(type);
  if (plain !== 'data' || (!isPage && !/(?:java|ecma)script/i.test(type))) return undefined;
  if (isBase64 !== undefined) return { code: Buffer.from(data, 'base64').toString(), isPage };
  const decode = (bytes: string) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString();
  return { code: data.replaceAll(/(?:%[0-9a-f]{2})+/gi, decode), isPage };
}

const entities: Readonly<Record<string, string>> = {
  quot: '"',
  apos: "'",
  amp: '&',
  lt: '<',
  gt: '>',
  colon: ':',
  tab: '\t',
  newline: '\n',
};

/** The code as the browser runs it. Columns after an entity are then shifted by some characters. */
function decodeEntities(code: string): string {
  return code.replaceAll(
    /&(#\d{1,7}|#x[0-9a-f]{1,6}|quot|apos|amp|lt|gt|colon|tab|newline);?/gi,
    (whole, entity: string) => {
      if (!entity.startsWith('#')) return entities[entity.toLowerCase()] ?? whole;
      const point = Number(entity.slice(1).replace(/^x/i, '0x'));
      return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
    },
  );
}
