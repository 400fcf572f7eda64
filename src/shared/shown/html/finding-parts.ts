/** The parts of a finding that the report page and the service's pages have in common. */
import type { ViolationType } from '../../api/words.ts';
import { type Severity, severityNames } from '../../severity.ts';
import {
  type FindingTexts,
  getDescription,
  getRemediation,
  listDataSteps,
  mayBeSecret,
} from '../../text/finding-texts.ts';
import { formatStepLocation, toSafeLine } from '../location.ts';
import { formatBlock, formatLine, type Html, nothing, renderTemplate } from './markup.ts';

export const typeNames: Record<ViolationType | 'UNKNOWN', string> = {
  SAST: 'SAST',
  AGENTIC_SAST: 'Agentic SAST',
  SCA: 'SCA',
  SECRET: 'Secret',
  IAC: 'IaC',
  UNKNOWN: 'Unknown',
};

/** The badge of a severity. */
export function renderSeverityCell({ severity }: { severity: Severity }): Html {
  return renderTemplate`<span class="severity ${severity.toLowerCase()}">${severityNames[severity]}</span>`;
}

/** The longest text, in characters. */
const textMax = 8000;
const lineMax = 300;

export const notes = {
  secret: 'Description and code are not shown, because they may contain the secret.',
  room: 'Description, code and remediation did not fit in this page; the JSON report has them.',
  none: 'No more details: none were read for this finding, or there are none.',
};

/** The fields of a finding that its texts need. */
interface DetailedFinding extends FindingTexts {
  line: number | undefined;
}

/** Without description and code for a secret, and for a possible secret. A shelf may have a link to a text. */
export function renderTexts(
  finding: DetailedFinding,
  shelf: { link(heading: string, text: string): Html | undefined } | undefined,
): Html[] {
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

export function renderProse(text: string): Html[] {
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
