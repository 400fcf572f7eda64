/** What the report page and the service's pages have in common: the head, the parts of a finding, and the coverage. */

import { createHash } from 'node:crypto';
import type { Coverage, ScanDiagnostic } from '../../api/schemas.ts';
import { type ScanType, scanTypes, type ViolationType } from '../../api/words.ts';
import { type Severity, severityNames } from '../../severity.ts';
import {
  type FindingTexts,
  getDescription,
  getRemediation,
  listDataSteps,
  mayBeSecret,
} from '../../text/finding-texts.ts';
import { formatStepLocation, toSafeLine } from '../location.ts';
import { formatPrograms } from '../programs.ts';
import { formatBlock, formatLine, type Html, nothing, renderOwnElement, renderTemplate } from './markup.ts';

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

const typeWords: Record<ScanType, string> = { sast: 'SAST', sca: 'SCA', secrets: 'Secrets', iac: 'IaC' };

/** The coverage word and its symbol. */
const coverageMarks: Record<string, string> = { covered: '●', 'partly covered': '◐', 'not covered': '○' };

/** The types that a scan covered. */
export function renderCoverage({
  scan,
}: {
  scan: { coverage: Coverage | undefined; diagnostics: readonly ScanDiagnostic[] } | undefined;
}): Html {
  const { coverage } = scan ?? {};
  if (coverage === undefined) return nothing;
  const items = scanTypes.map((type) => {
    const word = coverage[type] ?? 'not stated';
    return renderTemplate`<li class="${word.replace(' ', '-')}"><span aria-hidden="true">${coverageMarks[word] ?? '?'}</span> <b>${typeWords[type]}</b> ${word}</li>`;
  });
  const programs = formatPrograms(scan?.diagnostics ?? []);
  const also = programs === '' ? nothing : renderTemplate`<p>With ${formatLine(programs, 600)}</p>`;
  return renderTemplate`<section class="panel" aria-labelledby="coverage-title"><h2 id="coverage-title">Coverage</h2><ul class="coverage">${items}</ul>${also}</section>`;
}

export const brand = renderTemplate`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path class="shield" d="M12 2l8 3v6c0 5-3.4 9-8 11-4.6-2-8-6-8-11V5z"/><path class="bar-mark" d="M8 10h8M8 14h8"/></svg>Scan Gate`;

export function renderHead(
  title: string,
  style: string,
  /** The content policy of a page that no server sends. */
  policy?: string,
): Html {
  const meta =
    policy === undefined
      ? nothing
      : renderTemplate`<meta http-equiv="Content-Security-Policy" content="${policy}">
`;
  return renderTemplate`<meta charset="utf-8">
${meta}<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
${renderOwnElement('style', style)}`;
}

/** A text of ours as a content policy names it. */
export function hashContent(text: string): string {
  return `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
}
