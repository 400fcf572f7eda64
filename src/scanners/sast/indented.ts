/** Finds scripts without tags: in templates with indented blocks (Pug, Haml, Slim), and in attributes of a page. */

interface IndentedScript {
  code: string;
  /** Offset of the code in the text. */
  start: number;
  /** The script language in the template: `coffee`, `ts`. Empty for JavaScript. */
  language: string;
  /** It is in an attribute, and may not be a script. */
  isGuess?: boolean;
}

/** `script.`, `script(type='module').`, `%script`, `:javascript` of Haml, `javascript:` of Slim. */
const opening = /^([ \t]*)(?:%?script\b|:(javascript|coffee(?:script)?|typescript)\b|(javascript|coffee):)/gm;
const scriptTypes =
  /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script|(?:text|application)\/(?:babel|jsx))$/i;

export function findIndentedScripts(text: string): IndentedScript[] {
  const found: IndentedScript[] = [];
  for (const match of text.matchAll(opening)) {
    const [whole, indent = '', filter, slim] = match;
    const attributes = readAttributes(text, match.index + whole.length);
    if (/\bsrc\s*[=:]/.test(attributes.text) || !scriptTypes.test(readScriptType(attributes.text))) continue;
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

function readScriptType(attributes: string): string {
  return /\btype['"]?\s*(?:=>|[=:])\s*["']([^"']*)["']/.exec(attributes)?.[1]?.split(';', 1)[0]?.trim() ?? '';
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

export function findAttributeCode(text: string): AttributeCode[] {
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
  return { code: isBase64 === undefined ? decodePercent(data) : Buffer.from(data, 'base64').toString(), isPage };
}

function decodePercent(text: string): string {
  return text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString());
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
