/** Every finding as a row of CSV (RFC 4180), for spreadsheets. No cell can start a formula. */
import { leftOutLines, listFindings } from './listed.ts';
import { batched, neutralLine } from './neutral.ts';
import { displayPath, safeLine } from './place.ts';
import type { Report, ReportFinding } from './report.ts';
import { standings } from './standings.ts';
import { cweOf, remediationOf, severityName, standingOf, statusWord } from './wording.ts';

type Cell = string | number | undefined;

const columns: Readonly<Record<string, (finding: ReportFinding) => Cell>> = {
  severity: severityName,
  standing: standingOf,
  title: ({ title }) => title,
  type: ({ type }) => type ?? 'unknown',
  cwe: cweOf,
  cvss: ({ cvss }) => cvss,
  epss_percent: ({ epss }) => epss,
  file: ({ filePath }) => (filePath === undefined ? undefined : displayPath(filePath, 1024)),
  line: ({ line }) => safeLine(line),
  status: statusWord,
  first_detected: ({ detail }) => dayOf(detail?.firstDetected),
  rules: ({ brokenRules }) => brokenRules?.join('; '),
  exception: ({ exception }) => exception && `until ${exception.expires}: ${exception.reason}`,
  owners: ({ owners }) => owners?.join(' '),
  remediation: remediationOf,
  violation_id: ({ id }) => id,
};

const listed = { standings };

export function* csvPieces(report: Report): Generator<string> {
  yield `${Object.keys(columns).join(',')}\r\n`;
  yield* batched(rowPieces(report));
}

export function csvLeftOut(report: Report): readonly string[] {
  return leftOutLines(listFindings(report, listed));
}

function* rowPieces(report: Report): Generator<string> {
  for (const finding of listFindings(report, listed).findings) {
    const cells = Object.values(columns).map((read) => csvCell(read(finding)));
    yield `${cells.join(',')}\r\n`;
  }
}

const cellMax = 2000;

/**
 * One line of text. An apostrophe precedes text that a spreadsheet would take for a formula, as OWASP advises
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export function csvCell(value: Cell): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const line = neutralLine(value, cellMax).trim();
  const harmless = /^[=+\-@|%＝＋－＠]/.test(line) ? `'${line}` : line;
  return /[",\r\n]/.test(harmless) || harmless !== harmless.trim() ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Undefined also for a time that is not a valid date. */
function dayOf(ms: number | undefined): string | undefined {
  const day = new Date(ms ?? Number.NaN);
  return Number.isNaN(day.getTime()) ? undefined : day.toISOString().slice(0, 10);
}
