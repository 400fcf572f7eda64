/** Finds the code in attributes of a page: event handlers, script URLs, and nested pages. */

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
  return plain === 'data' ? parseDataUrl(rest) : undefined;
}

/** The text after `data:`. See RFC 2397. */
function parseDataUrl(address: string): Pick<AttributeCode, 'code' | 'isPage'> | undefined {
  const [, type = '', isBase64, data = ''] = /^([^,;]*)(?:;(?!base64,)[^,;]*)*(;base64)?,(.*)$/is.exec(address) ?? [];
  const isPage = /html|xml/i.test(type);
  if (!isPage && !/(?:java|ecma)script/i.test(type)) return undefined;
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
