/** The details of a finding, shown when its row is opened: description, code, remediation and facts. */
import { bytesOf } from '../budget.ts';
import { shownOwners } from '../owners.ts';
import { safeLine } from '../place.ts';
import type { ReportFinding } from '../report.ts';
import { descriptionOf, exceptionWord, mayBeSecret, remediationOf, standingOf, statusWord } from '../wording.ts';
import { blockText, type Html, html, lineText, nothing } from './markup.ts';

/** The longest text, in characters. */
const textMax = 8000;

/**
 * Stores each text that several findings share once. Their details link to it, and the page's script moves it there.
 */
export interface Shelf {
  texts: Html[];
  /** The link to a shared text. Undefined for a text of a single finding. */
  link(heading: string, text: string): Html | undefined;
  /** Number of bytes that were added since the last call. */
  takeBytes(): number;
}

export function createShelf(findings: readonly ReportFinding[]): Shelf {
  const [once, often] = [new Set<string | undefined>(), new Map<string | undefined, string>()];
  for (const text of findings.flatMap((finding) => [descriptionOf(finding), remediationOf(finding)])) {
    if (once.has(text)) often.set(text, '');
    once.add(text);
  }
  const texts: Html[] = [];
  let bytes = 0;
  function link(heading: string, text: string): Html | undefined {
    if (!often.has(text)) return undefined;
    const name = often.get(text) || `text-${texts.length + 1}`;
    if (often.get(text) === '') {
      often.set(text, name);
      const entry = html`<div id="${name}">${prose(text)}</div>\n`;
      texts.push(entry);
      bytes += bytesOf(`${entry}`);
    }
    return html`<h3><a href="#${name}">${heading}</a></h3>`;
  }
  function takeBytes(): number {
    const taken = bytes;
    bytes = 0;
    return taken;
  }
  return { texts, link, takeBytes };
}

const notes = {
  secret: 'Description and code are not shown, because they may contain the secret.',
  room: 'Description, code and remediation did not fit in this page; the JSON report has them.',
  none: 'No more details: none were read for this finding, or there are none.',
};

/**
 * Shown when its row is opened, and on paper if it blocks. Texts are undefined when they had no room. `width` is in
 * columns.
 */
export function detailRow(
  finding: ReportFinding,
  { texts, isOnPaper, width }: { texts: readonly Html[] | undefined; isOnPaper: boolean; width: number },
): Html {
  const name = isOnPaper && /^(?:blocks|may block)$/.test(standingOf(finding)) ? 'detail paper' : 'detail';
  const withheld = mayBeSecret(finding) ? 'secret' : texts?.length === 0 ? 'none' : undefined;
  const why = texts === undefined ? 'room' : withheld;
  const note = why === undefined ? nothing : html`<p class="note">${notes[why]}</p>`;
  const facts = listFacts(finding).flatMap(([term, fact]) =>
    fact === undefined ? [] : [html`<div><dt>${term}</dt><dd>${fact}</dd></div>`],
  );
  return html`<tr class="${name}"><td colspan="${width}"><div class="sheet"><div>${texts ?? []}${note}</div><dl class="facts">${facts}</dl></div></td></tr>`;
}

/** Without description and code for a secret, and for a possible secret. */
export function renderTexts(finding: ReportFinding, shelf: Shelf | undefined): Html[] {
  const snippet = readSnippet(finding);
  const section = (heading: string, text: string | undefined) =>
    text === undefined ? nothing : (shelf?.link(heading, text) ?? html`<h3>${heading}</h3>${prose(text)}`);
  return [
    section('What it is', descriptionOf(finding)),
    snippet === undefined ? nothing : html`<h3>Code</h3>${codeFrame(snippet, safeLine(finding.line))}`,
    section('How to fix it', remediationOf(finding)),
  ].filter((part) => part !== nothing);
}

function prose(text: string): Html[] {
  return passages(blockText(text, textMax)).map((part) =>
    typeof part === 'string' ? html`<div class="prose">${part}</div>` : codeFrame(part[0], undefined),
  );
}

export function readSnippet(finding: ReportFinding): string | undefined {
  const snippet = mayBeSecret(finding) ? undefined : finding.detail?.codeSnippet;
  return snippet === undefined ? undefined : blockText(snippet, textMax) || undefined;
}

/** Numbered from the line that the service gives, if it gives one. */
export function codeFrame(snippet: string, line: number | undefined): Html {
  const lines = snippet
    .split('\n')
    .map(
      (text, index) => html`<span${line === undefined ? nothing : html` data-n="${line + index}"`}>${text}\n</span>`,
    );
  return html`<pre tabindex="0">${lines}</pre>`;
}

/** The id comes first, because the page's script searches it. */
function listFacts(finding: ReportFinding): [string, string | undefined][] {
  const { detail, exception } = finding;
  return [
    ['Id', lineText(finding.id, 200)],
    ['Severity', finding.severityKnown ? undefined : 'unknown, counts as critical'],
    ['Status', finding.status === 'OPEN' ? undefined : statusWord(finding)],
    [
      'Owner',
      shownOwners(finding)
        ?.map((owner) => lineText(owner, 100))
        .join(' '),
    ],
    ['First detected', timeText(detail?.firstDetected)],
    ['Last seen', timeText(detail?.lastSeen)],
    ['Exception', exception && exceptionWord(exception)],
    ['Named', finding.disclosed ? undefined : 'only in the report files (disclose)'],
  ];
}

/** `2026-03-02 10:00 UTC`. Undefined when the value is not a time, or outside the range of a date. */
function timeText(milliseconds: number | undefined): string | undefined {
  if (milliseconds === undefined) return undefined;
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? undefined : `${date.toISOString().slice(0, -8).replace('T', ' ')} UTC`;
}

/** Prose, or code in an array of one. */
type Passage = string | [code: string];

type Kind = 'prose' | 'fenced' | 'indented';

export function passages(text: string): Passage[] {
  const found: Passage[] = [];
  let kind = 'prose' as Kind;
  let lines: string[] = [];
  const turn = (next: Kind) => {
    const passage = passageOf(kind, lines);
    if (passage !== undefined) found.push(passage);
    kind = next;
    lines = [];
  };
  for (const line of text.split('\n')) {
    const isBlank = line.trim() === '';
    const isIndented = /^(?: {4}|\t)/.test(line);
    if (/^```[^`]*$/.test(line)) {
      turn(kind === 'fenced' ? 'prose' : 'fenced');
      continue;
    }
    if (kind === 'indented' && !isIndented && !isBlank) turn('prose');
    if (kind === 'prose' && isIndented && !isBlank && (lines.at(-1) ?? '').trim() === '') turn('indented');
    lines.push(kind === 'indented' ? line.replace(/^(?: {4}|\t)/, '') : line);
  }
  turn('prose');
  return found;
}

/** Without blank lines at the start and end. Undefined when nothing else is left. */
function passageOf(kind: Kind, lines: readonly string[]): Passage | undefined {
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first < 0) return undefined;
  const text = lines.slice(first).join('\n').trimEnd();
  return kind === 'prose' ? text : [text];
}
