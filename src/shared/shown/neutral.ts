/**
 * Neutralizes all text that came from the service or from a pull request, for log lines, workflow commands, Markdown
 * and JSON. Paths and links are in `location.ts`.
 *
 * Invisible characters become visible and keep their meaning: control characters are shown as their pictures (`␛`), and
 * everything else that hides or reorders text as `\u{200b}`. Every function is total: no input throws.
 */
import { type Prose, splitProse } from '../prose.ts';

/** The runner truncates an annotation's message at this length, after masking. */
export const messageLimit = 4096;
export const titleLimit = 255;

/**
 * Controls, formats (bidi, zero-width, tags), lone surrogates, unassigned characters, line and paragraph separators,
 * and everything that renders as nothing. The last group matters for security: the runner compares text by culture,
 * which ignores these characters, so `:<U+200B>:` would count as `::`.
 */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const lineBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
/** Inserted where nothing else stops GitHub from linking rendered text. Escapes and entities do not. */
const gap = '&#8203;';

/** Letters, digits and characters without a special meaning: most texts, which need no change. */
const plainLine = /^(?! *::)[ "$-~!]*$/;

/** Returns one line of at most `maxLength` characters that no log reader takes for a command. Idempotent. */
export function neutralizeLine(text: string, maxLength: number = messageLimit): string {
  if (text.length <= maxLength && plainLine.test(text)) return text;
  const harmless = text
    .slice(0, maxLength + 1)
    .replaceAll(hidden, toVisibleForm)
    .replaceAll(/\p{Zs}/gu, ' ')
    // GitHub's `##[`, Azure's `##vso[` and TeamCity's `##teamcity[` work anywhere in a line. Azure warns about a lone
    // `##vso` too.
    .replaceAll(/##(?=\w*\[|vso)/g, '## ')
    // Their search ignores some letters and marks of other scripts, such as U+0640.
    .replaceAll(/#(?=[^ -~]*#(?:\w|[^ -~])*\[)/g, '# ')
    // `::name::` works at the start of a line, after trimming.
    .replace(/^( *):(?=[^ -~]*:)/, '$1: ');
  return truncate(harmless, maxLength);
}

/** Returns several lines, each neutralized. Blank lines at the ends are dropped. */
export function neutralizeBlock(text: string, maxLength: number = messageLimit): string {
  const lines = text
    .slice(0, maxLength + 1)
    .split(lineBreak)
    .map((line) => neutralizeLine(line.replaceAll('\t', '  ')).trimEnd());
  return truncate(lines.join('\n').replace(/^\n+/, '').trimEnd(), maxLength).trimEnd();
}

const inlineEscapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '|': '&#124;',
  '@': `@${gap}`,
  '#': `#${gap}`,
  ':': `:${gap}`,
  // GitHub's documented way to show a dollar sign that does not begin a formula.
  $: '<span>$</span>',
};

/** A word that cannot end a code span or a cell. */
const plainWord = /[^\s"'()<>[\]{}`|\\,;*~$]+/g;
/** Text that GitHub would convert: commit ids, addresses, references, mentions, emoji. */
const risk = /[0-9a-f]{7,}|www\.|GH-\d|#\d|:\/\/|@[\w-]|:[\w+-]+:/i;

/**
 * Inline Markdown that only shows the text: no link, autolink, image, HTML, mention, reference, emphasis, formula,
 * emoji, footnote, table cell or block start. A word that GitHub would convert, such as `CVE-2019-1010266` or
 * `@scope/name`, is put into a code span, so that it can be copied.
 */
export function escapeMarkdown(text: string, maxLength = 500): string {
  const line = neutralizeLine(text, maxLength).trim();
  let [shown, from] = ['', 0];
  for (const { 0: word, index } of line.matchAll(plainWord)) {
    const code = risk.test(word) ? word.replace(/[.:!?]+$/, '') : '';
    // Next to a backtick of the text, our backticks would form a longer run.
    const isBeside = /[`\\]/.test(`${line[index - 1] ?? ''}${line[index + code.length] ?? ''}`);
    if (isBeside || !risk.test(code)) continue;
    shown += `${escapeInline(line.slice(from, index))}\`${code}\``;
    from = index + code.length;
  }
  return shown + escapeInline(line.slice(from));
}

/** Also escapes a lone number, because a full stop after it would begin a list. */
function escapeInline(text: string): string {
  return text
    .replaceAll(
      // In this order: commit ids, `www.`, `GH-1`, `#1`, `://` and `:emoji:`, then single characters.
      /[0-9a-f]{7,}|www(?=\.)|GH-(?=\d)|#(?=\d)|:(?=\/\/|[\w+-]+:)|[&<>|@$\\`*_[\]~]/gi,
      (match) => inlineEscapes[match] ?? escapeMatch(match),
    )
    .replace(/^[#+=:/!-]/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?= |$)/, '$1\\$2')
    .replace(/^\d{1,9}$/, `$&${gap}`);
}

function escapeMatch(match: string): string {
  if (match.length === 1) return `\\${match}`;
  // A commit id has at least seven hexadecimal digits, so runs are split after six.
  if (/^[0-9a-f]+$/i.test(match)) return match.replaceAll(/.{6}(?=.)/g, `$&${gap}`);
  return `${match}${gap}`;
}

/** A code span that also works in a table cell. Empty for an empty text. */
export function formatMarkdownCode(text: string, maxLength = 300): string {
  const code = neutralizeLine(text, maxLength).trim();
  if (code === '') return '';
  const run = measureLongestRun(code);
  // In a cell, a pipe ends even a code span, and cmark reads no fence above 80 backticks. HTML replaces both.
  if (code.includes('|') || run > 9) return `<code>${escapeInline(code)}</code>`;
  const fence = '`'.repeat(run + 1);
  const pad = code.startsWith('`') || code.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${code}${pad}${fence}`;
}

/** Text as text, and code as code. Truncated if it is too long. */
export function renderMarkdownProse(text: Prose, maxLength = 500): string {
  let [shown, left] = ['', maxLength];
  for (const part of splitProse(text)) {
    if (left <= 0) break;
    const next = typeof part === 'string' ? escapeKeepingOuterBlanks(part, left) : formatMarkdownCode(part.code, left);
    // Two adjacent runs of backticks would merge.
    shown += shown.endsWith('`') && next.startsWith('`') ? `${gap}${next}` : next;
    left -= typeof part === 'string' ? part.length : part.code.length;
  }
  return shown.trim();
}

/** Keeps a blank at the ends where the text has white space, to separate it from its neighbours. */
function escapeKeepingOuterBlanks(text: string, maxLength: number): string {
  const [lead, tail] = [/^\s/.test(text) ? ' ' : '', /\S\s+$/.test(text) ? ' ' : ''];
  return lead + escapeMarkdown(text, maxLength) + tail;
}

/** A fenced block. It must be on lines of its own. */
export function formatMarkdownFence(text: string, maxLength = 4000, language: 'text' | 'yaml' = 'text'): string {
  const block = neutralizeBlock(text, maxLength);
  const fence = '`'.repeat(Math.max(3, measureLongestRun(block) + 1));
  return `${fence}${language}\n${block}\n${fence}`;
}

/** A paragraph for one line, or a fenced block for several, so that code keeps its shape. */
export function formatMarkdownBlock(text: string, maxLength = 2000): string {
  const block = neutralizeBlock(text, maxLength);
  return block.includes('\n') ? formatMarkdownFence(block, maxLength) : escapeMarkdown(block, maxLength);
}

/** JSON whose text has no effect in a terminal or a job's log. It parses to the same value. */
export function formatHarmlessJson(value: unknown): string {
  return neutralizeJson(`${JSON.stringify(value, null, 2)}\n`);
}

/** Neutralizes JSON, or a piece of it that ends outside of a string. */
export function neutralizeJson(json: string): string {
  return json
    .replaceAll(/[\u007f-\u009f\p{Cf}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, escapeUnicode)
    .replaceAll(/#(?=#\w*\[)/g, '\\u0023');
}

const batchLength = 65_536;

/** Joins the pieces to larger ones. */
export function* batchPieces(pieces: Iterable<string>): Generator<string> {
  let batch: string[] = [];
  let length = 0;
  for (const piece of pieces) {
    batch.push(piece);
    length += piece.length;
    if (length < batchLength) continue;
    yield batch.join('');
    batch = [];
    length = 0;
  }
  if (length > 0) yield batch.join('');
}

/** The text, or its beginning with an ellipsis. Never splits a surrogate pair. */
export function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return `${text.slice(0, Math.max(0, maxLength - 1)).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** The result is never shorter than the character, so truncating the input first is enough. */
function toVisibleForm(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (character === '\t') return ' ';
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  return code === 0x7f ? '\u2421' : `\\u{${code.toString(16)}}`;
}

function escapeUnicode(text: string): string {
  return text
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}

function measureLongestRun(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}

/** Text for Slack and similar chats: no link, no mention, no emphasis that a code span would end. */
export function escapeSlackText(text: string, maxLength: number): string {
  const line = neutralizeLine(text, maxLength).replaceAll('`', 'ˋ').replaceAll('*', '∗');
  // Mattermost supports Markdown as well.
  return escapeSlack(line).replaceAll(/@|:(?=\/\/)|\](?=\()|www(?=\.)/g, '$&\u200b');
}

/** A code span for such chats: the only place where they do not interpret text. */
export function formatSlackCode(text: string, maxLength: number): string {
  const line = neutralizeLine(text, maxLength).replaceAll('`', 'ˋ').trim();
  return line === '' ? '' : `\`${escapeSlack(line)}\``;
}

/** The three characters that Slack's documentation says to escape: they begin links and mentions. */
function escapeSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Text that Bitbucket could convert to a commit, an address, an emoji or an issue (`ABC-1`). */
const bitbucketRisk = /[0-9a-f]{7}|www\.|[\w-]\.[a-z]{2}|:\/\/|:[\w+-]+:|[A-Z]-\d/i;
/** Letters, digits and characters that are no markup there, whatever is next to them. */
const calmWord = /^[\p{L}\p{M}\p{N}.,;:'"’“”()%?!/–—·-]+$/u;
/** Text that would begin a list or another block. */
const blockStart = /^(?:[^\p{L}\p{N}"'(“]|\d+[.)]$)/u;

/**
 * Text in Bitbucket's Markdown, which has no HTML and fewer escapes than GitHub's. Words with a special meaning are put
 * into code spans.
 */
export function escapeBitbucketMarkdown(text: string, maxLength = 500): string {
  return neutralizeLine(text, maxLength)
    .split(' ')
    .filter((word) => word !== '')
    .map((word, index) =>
      calmWord.test(word) && !bitbucketRisk.test(word) && !(index === 0 && blockStart.test(word))
        ? word
        : formatCodeWord(word),
    )
    .join(' ');
}

/** Punctuation at the end of a sentence stays outside the code. */
function formatCodeWord(word: string): string {
  const end = /(?<=[^.,;:!?])[.,;:!?]$/.exec(word)?.[0] ?? '';
  return `${formatBitbucketCode(word.slice(0, word.length - end.length))}${end}`;
}

/** A code span. Empty for an empty text. Backticks are replaced by a similar character. */
export function formatBitbucketCode(text: string, maxLength = 300): string {
  const line = neutralizeLine(text, maxLength).replaceAll('`', 'ˋ').trim();
  return line === '' ? '' : `\`${line}\``;
}
