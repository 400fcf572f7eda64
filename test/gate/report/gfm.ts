/** Markdown as GitHub shows it: CommonMark and GFM by micromark, read back, and what GitHub makes of text beyond them. */
import { micromark, type Options } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

export interface Page {
  /** How often each element stands where, by its way from the root: `table/tbody/tr/td[align=right]/code`. */
  elements: Record<string, number>;
  /** Addresses of links and sources. */
  addresses: string[];
  comments: string[];
  /** What is read outside of code, links included. */
  text: string;
  /** What is read, spans of code included; a dollar sign is a box. */
  all: string;
  /** What stands in code, in spans and in blocks. */
  code: string;
  /** Blocks of code alone. */
  blocks: { language: string; text: string }[];
  /** Names of what GitHub would make of the text. */
  live: string[];
}

/** Without GFM's tag filter, which would hide what it disarms. */
const unfiltered: ReturnType<typeof gfmHtml> = {
  exit: {
    htmlFlowData(token) {
      this.raw(this.encode(this.sliceSerialize(token)));
    },
    htmlTextData(token) {
      this.raw(this.encode(this.sliceSerialize(token)));
    },
  },
};

const options: Options = {
  extensions: [gfm()],
  htmlExtensions: [gfmHtml(), unfiltered],
  allowDangerousHtml: true,
  allowDangerousProtocol: true,
};

export function renderGfm(markdown: string): string {
  return micromark(markdown, options);
}

export function readGfm(markdown: string): Page {
  return readHtml(renderGfm(markdown));
}

/** A word that GitHub would make something of stands in a span of code, which acts no more than plain words do. */
export function withoutSpans(elements: Page['elements']): Page['elements'] {
  return Object.fromEntries(Object.entries(elements).filter(([place]) => !/(?<!pre\/)\bcode$/.test(place)));
}

/** With the selector that makes an emoji of it. */
const ownSign = '\u26a0\ufe0f';
/** GitHub's documented way to show a dollar sign. */
const ownDollar = /<span>\$<\/span>/g;
const token =
  /<!--(?<comment>[\s\S]*?)-->|<(?<end>\/?)(?<name>[a-z][^\s/>]*)(?<attributes>(?:[^"'>]|"[^"]*"|'[^']*')*)>|(?<open><)|(?<text>[^<]+)/gi;
const voidElements: readonly (string | undefined)[] = ['br', 'hr', 'img', 'input'];
const inlineElements: readonly (string | undefined)[] = ['a', 'code', 'del', 'em', 'span', 'strong', 'sub'];

interface Reading extends Omit<Page, 'live'> {
  /** Elements that are open, each with its attributes. */
  path: string[];
}

function readHtml(html: string): Page {
  const reading: Reading = {
    elements: {},
    addresses: [],
    comments: [],
    text: '',
    all: '',
    code: '',
    blocks: [],
    path: [],
  };
  for (const { groups = {} } of html.replaceAll(ownDollar, '☐').matchAll(token)) {
    const { comment, name, end, attributes = '', open, text } = groups;
    if (comment !== undefined) reading.comments.push(comment);
    else if (open !== undefined) count(reading, 'markup that is no element');
    else if (text !== undefined) readText(reading, decode(text));
    else if (name !== undefined && end === '') openElement(reading, name.toLowerCase(), attributes);
    else if (name !== undefined) closeElement(reading, name.toLowerCase());
  }
  const { path, ...page } = reading;
  if (path.length > 0) page.elements[`${path.join('/')} that is not closed`] = 1;
  return { ...page, live: findLiveText(page) };
}

function count({ elements, path }: Reading, what: string): void {
  const place = [...path, what].join('/');
  elements[place] = (elements[place] ?? 0) + 1;
}

function openElement(reading: Reading, name: string, attributes: string): void {
  const element = `${name}${readAttributes(reading, attributes)}`;
  count(reading, element);
  if (name === 'code' && reading.path.at(-1) === 'pre') {
    reading.blocks.push({ language: /^code\[class=language-(.*)\]$/.exec(element)?.[1] ?? '', text: '' });
  }
  if (!inlineElements.includes(name)) {
    reading.text += '\n';
    reading.all += '\n';
  }
  if (!voidElements.includes(name)) reading.path.push(element);
}

function readAttributes({ addresses }: Reading, attributes: string): string {
  const found = [...attributes.matchAll(/([^\s=/]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s>]+))?/g)];
  return found
    .map(([, key = '', value = '']) => {
      const plain = decode(value.replace(/^["']|["']$/g, ''));
      if (!/^(?:href|src)$/i.test(key)) return `[${key}=${plain}]`;
      addresses.push(plain);
      return `[${key}]`;
    })
    .join('');
}

function closeElement(reading: Reading, name: string): void {
  if (reading.path.at(-1)?.split('[')[0] === name) reading.path.pop();
  else count(reading, `/${name} that closes nothing`);
  if (!inlineElements.includes(name)) reading.text += '\n';
}

function readText(reading: Reading, text: string): void {
  const isCode = reading.path.some((element) => /^(?:code|pre)\b/.test(element));
  const block = reading.path.includes('pre') ? reading.blocks.at(-1) : undefined;
  reading.text += isCode ? '☐' : text;
  reading.all += text;
  if (isCode) reading.code += text;
  if (block !== undefined) block.text += text;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function decode(text: string): string {
  return text.replaceAll(/&(?:#(\d+)|(amp|lt|gt|quot));/g, (_, number: string | undefined, name: string) =>
    number === undefined ? (entities[name] ?? '') : String.fromCodePoint(Number(number)),
  );
}

/** https://docs.github.com/get-started/writing-on-github: what acts outside of code, for a reader or for a parser. */
const liveText: Record<string, RegExp> = {
  'a mention or an email address': /@[\w-]/,
  'an issue': /#\d|GH-\d/i,
  'a commit': /[0-9a-f]{7,}/i,
  'a web address': /\w:\/\/|www\./i,
  'an emoji': /:[\w+-]+:/,
  'a formula': /\$/,
  'hidden text': /(?![\n\u200b])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u,
};

function findLiveText({ text, code }: Pick<Page, 'text' | 'code'>): string[] {
  const shown = text.replaceAll(ownSign, '☐');
  const found = Object.keys(liveText).filter((name) => liveText[name]?.test(shown));
  return liveText['hidden text']?.test(code) ? [...found, 'hidden text in code'] : found;
}
