/** The details of a finding, shown when its row is opened: description, code, remediation and facts. */

import { notes, renderProse } from '../../../shared/shown/html/finding-parts.ts';
import { formatLine, type Html, nothing, renderTemplate } from '../../../shared/shown/html/markup.ts';
import { formatTime } from '../../../shared/text/amounts.ts';
import { getDescription, getRemediation, mayBeSecret } from '../../../shared/text/finding-texts.ts';
import { countBytes } from '../budget.ts';
import { formatOwners } from '../owners.ts';
import type { ReportFinding } from '../report.ts';
import { classifyFinding, formatExceptionTerms, formatViolationStatus } from '../wording.ts';

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
