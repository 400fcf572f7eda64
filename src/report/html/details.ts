/** The details of a finding, shown when its row is opened: description, code, remediation and facts. */

import { formatTime } from '../../text/amounts.ts';
import { countBytes } from '../budget.ts';
import { formatStepLocation, toSafeLine } from '../location.ts';
import { formatOwners } from '../owners.ts';
import type { ReportFinding } from '../report.ts';
import {
  classifyFinding,
  formatExceptionTerms,
  formatViolationStatus,
  getDescription,
  getRemediation,
  listDataSteps,
  mayBeSecret,
} from '../wording.ts';
import { formatBlock, formatLine, type Html, nothing, renderTemplate } from './markup.ts';

/** The longest text, in characters. */
const textMax = 8000;
const lineMax = 300;

/**
 * Stores each text that several findings share once. Their details link to it, and the page's script moves it there.
 */
interface SharedTexts {
  texts: Html[];
  /** The link to a shared text. Undefined for a text of a single finding. */
  link(heading: string, text: string): Html | undefined;
  /** Number of bytes that were added since the last call. */
  takeBytes(): number;
}

export function createSharedTexts(findings: readonly ReportFinding[]): SharedTexts {
  const [once, often] = [new Set<string | undefined>(), new Map<string | undefined, string>()];
  for (const text of findings.flatMap((finding) => [getDescription(finding), getRemediation(finding)])) {
    if (once.has(text)) often.set(text, '');
    once.add(text);
  }
  const texts: Html[] = [];
  let bytes = 0;
  function linkSharedText(heading: string, text: string): Html | undefined {
    if (!often.has(text)) return undefined;
    const name = often.get(text) || `text-${texts.length + 1}`;
    if (often.get(text) === '') {
      often.set(text, name);
      const entry = renderTemplate`<div id="${name}">${renderProse(text)}</div>\n`;
      texts.push(entry);
      bytes += countBytes(`${entry}`);
    }
    return renderTemplate`<h3><a href="#${name}">${heading}</a></h3>`;
  }
  function takeByteCount(): number {
    const taken = bytes;
    bytes = 0;
    return taken;
  }
  return { texts, link: linkSharedText, takeBytes: takeByteCount };
}

export const notes = {
  secret: 'Description and code are not shown, because they may contain the secret.',
  room: 'Description, code and remediation did not fit in this page; the JSON report has them.',
  none: 'No more details: none were read for this finding, or there are none.',
};

/**
 * Shown when its row is opened, and on paper if it blocks. Texts are undefined when they had no room. `width` is in
 * columns.
 */
export function renderDetailRow(
  finding: ReportFinding,
  { texts, isOnPaper, width }: { texts: readonly Html[] | undefined; isOnPaper: boolean; width: number },
): Html {
  const name = isOnPaper && /^(?:blocks|may block)$/.test(classifyFinding(finding)) ? 'detail paper' : 'detail';
  const withheld = mayBeSecret(finding) ? 'secret' : texts?.length === 0 ? 'none' : undefined;
  const why = texts === undefined ? 'room' : withheld;
  const note = why === undefined ? nothing : renderTemplate`<p class="note">${notes[why]}</p>`;
  const facts = listFacts(finding).flatMap(([term, fact]) =>
    fact === undefined ? [] : [renderTemplate`<div><dt>${term}</dt><dd>${fact}</dd></div>`],
  );
  return renderTemplate`<tr class="${name}"><td colspan="${width}"><div class="sheet"><div>${texts ?? []}${note}</div><dl class="facts">${facts}</dl></div></td></tr>`;
}

/** The fields of a finding that its texts need. */
type DetailedFinding = Pick<ReportFinding, 'type' | 'line' | 'detail'>;

/** Without description and code for a secret, and for a possible secret. */
export function renderTexts(finding: DetailedFinding, shelf: SharedTexts | undefined): Html[] {
  const snippet = readSnippet(finding);
  const renderTextSection = (heading: string, text: string | undefined) =>
    text === undefined
      ? nothing
      : (shelf?.link(heading, text) ?? renderTemplate`<h3>${heading}</h3>${renderProse(text)}`);
  return [
    renderTextSection('What it is', getDescription(finding)),
    snippet === undefined ? nothing : renderTemplate`<h3>Code</h3>${renderCode(snippet, toSafeLine(finding.line))}`,
    renderDataPath(finding),
    renderTextSection('How to fix it', getRemediation(finding)),
  ].filter((part) => part !== nothing);
}

function renderDataPath(finding: DetailedFinding): Html {
  const steps = listDataSteps(finding).map((step) => {
    const code = formatLine(step.code ?? '', lineMax);
    return renderTemplate`<li>${formatStepLocation(step)}${code === '' ? nothing : renderTemplate`<code>${code}</code>`}</li>`;
  });
  return steps.length === 0 ? nothing : renderTemplate`<h3>Path of the data</h3><ol class="path">${steps}</ol>`;
}

function renderProse(text: string): Html[] {
  return splitPassages(formatBlock(text, textMax)).map((part) =>
    typeof part === 'string' ? renderTemplate`<div class="prose">${part}</div>` : renderCode(part[0], undefined),
  );
}

export function readSnippet(finding: DetailedFinding): string | undefined {
  const snippet = mayBeSecret(finding) ? undefined : finding.detail?.codeSnippet;
  return snippet === undefined ? undefined : formatBlock(snippet, textMax) || undefined;
}

/** Numbered from this line, if it is known. One line may be marked. */
export function renderCode(snippet: string, line: number | undefined, marked?: number): Html {
  const lines = snippet.split('\n').map((text, index) => {
    const number = line === undefined ? undefined : line + index;
    const mark = number !== undefined && number === marked ? renderTemplate` class="marked"` : nothing;
    return renderTemplate`<span${mark}${number === undefined ? nothing : renderTemplate` data-n="${number}"`}>${text}\n</span>`;
  });
  return renderTemplate`<pre tabindex="0">${lines}</pre>`;
}

/** The id comes first, because the page's script searches it. */
function listFacts(finding: ReportFinding): [string, string | undefined][] {
  const { detail, exception } = finding;
  return [
    ['Id', formatLine(finding.id, 200)],
    ['Severity', finding.severityKnown ? undefined : 'unknown, counts as critical'],
    ['Status', finding.status === 'OPEN' ? undefined : formatViolationStatus(finding)],
    [
      'Owner',
      formatOwners(finding)
        ?.map((owner) => formatLine(owner, 100))
        .join(' '),
    ],
    ['First detected', formatTime(detail?.firstDetected)],
    ['Last seen', formatTime(detail?.lastSeen)],
    ['Exception', exception && formatExceptionTerms(exception)],
    ['Named', finding.disclosed ? undefined : 'only in the report files (disclose)'],
  ];
}

/** Prose, or code in an array of one. */
type Passage = string | [code: string];

type Kind = 'prose' | 'fenced' | 'indented';

function splitPassages(text: string): Passage[] {
  const found: Passage[] = [];
  let kind = 'prose' as Kind;
  let lines: string[] = [];
  const startPassage = (next: Kind) => {
    const passage = createPassage(kind, lines);
    if (passage !== undefined) found.push(passage);
    kind = next;
    lines = [];
  };
  for (const line of text.split('\n')) {
    const isBlank = line.trim() === '';
    const isIndented = /^(?: {4}|\t)/.test(line);
    if (/^```[^`]*$/.test(line)) {
      startPassage(kind === 'fenced' ? 'prose' : 'fenced');
      continue;
    }
    if (kind === 'indented' && !isIndented && !isBlank) startPassage('prose');
    if (kind === 'prose' && isIndented && !isBlank && (lines.at(-1) ?? '').trim() === '') startPassage('indented');
    lines.push(kind === 'indented' ? line.replace(/^(?: {4}|\t)/, '') : line);
  }
  startPassage('prose');
  return found;
}

/** Without blank lines at the start and end. Undefined when nothing else is left. */
function createPassage(kind: Kind, lines: readonly string[]): Passage | undefined {
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first < 0) return undefined;
  const text = lines.slice(first).join('\n').trimEnd();
  return kind === 'prose' ? text : [text];
}
