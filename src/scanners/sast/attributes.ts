/** Finds the code in a page's attributes: handlers, addresses that are scripts, and pages inside of a page. */

export interface AttributeCode {
  code: string;
  /** Offset of the attribute's value in the page. */
  start: number;
  /** Whether the code is a page of its own, else it is a script. */
  isPage: boolean;
  /** Written without quotes, it may be part of something else than a tag. */
  isGuess: boolean;
}

/** A value without quotes ends with a blank or the tag. */
const attribute =
  /[\s"'/](on[a-z]{3,40}|srcdoc|href|src|action|formaction|data|to|values)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>][^\s>]*))/gi;

export function codeInAttributes(text: string): AttributeCode[] {
  const found: AttributeCode[] = [];
  for (const match of text.matchAll(attribute)) {
    const [whole, name = '', ...values] = match;
    const written = values.find((value) => value !== undefined) ?? '';
    const start = match.index + whole.lastIndexOf(written);
    const judged = judge(name.toLowerCase(), withoutEntities(written));
    if (judged !== undefined) found.push({ ...judged, start, isGuess: values.at(-1) !== undefined });
  }
  return found;
}

function judge(name: string, value: string): Pick<AttributeCode, 'code' | 'isPage'> | undefined {
  if (name.startsWith('on')) return { code: value, isPage: false };
  if (name === 'srcdoc') return { code: value, isPage: true };
  // Browsers leave out blanks before a scheme, and lines and tabs inside of it.
  const [, scheme = '', rest = ''] =
    /^[\0-\x20]*((?:j[\t\r\n]*a[\t\r\n]*v|d[\t\r\n]*a[\t\r\n]*t)[a-z\t\r\n]*):(.*)$/is.exec(value) ?? [];
  const plain = scheme.replaceAll(/[\t\r\n]/g, '').toLowerCase();
  if (plain === 'javascript') return { code: rest, isPage: false };
  return plain === 'data' ? judgeData(rest) : undefined;
}

/** What follows `data:`. See RFC 2397. */
function judgeData(address: string): Pick<AttributeCode, 'code' | 'isPage'> | undefined {
  const [, type = '', isBase64, data = ''] = /^([^,;]*)(?:;(?!base64,)[^,;]*)*(;base64)?,(.*)$/is.exec(address) ?? [];
  const isPage = /html|xml/i.test(type);
  if (!isPage && !/(?:java|ecma)script/i.test(type)) return undefined;
  return { code: isBase64 === undefined ? percentDecoded(data) : Buffer.from(data, 'base64').toString(), isPage };
}

function percentDecoded(text: string): string {
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

/** The code as the browser runs it; columns behind an entity are then some characters off. */
function withoutEntities(code: string): string {
  return code.replaceAll(
    /&(#\d{1,7}|#x[0-9a-f]{1,6}|quot|apos|amp|lt|gt|colon|tab|newline);?/gi,
    (whole, entity: string) => {
      if (!entity.startsWith('#')) return entities[entity.toLowerCase()] ?? whole;
      const point = Number(entity.slice(1).replace(/^x/i, '0x'));
      return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
    },
  );
}
