/** Every finding as a row of CSV (RFC 4180), for spreadsheets. No cell can start a formula. */

import { formatPath, toSafeLine } from '../../shared/shown/location.ts';
import { batchPieces, neutralizeLine } from '../../shared/shown/neutral.ts';
import { getRemediation } from '../../shared/text/finding-texts.ts';
import type { ReportFormat } from './format.ts';
import { mapLazily } from './json/pieces.ts';
import { formatOmissions, listFindings } from './list-findings.ts';
import type { Report, ReportFinding } from './report.ts';
import {
  classifyFinding,
  dispositions,
  formatDay,
  formatSeverityName,
  formatViolationStatus,
  getCwe,
} from './wording.ts';

const columns: Readonly<Record<string, (finding: ReportFinding) => string | number | undefined>> = {
  severity: formatSeverityName,
  standing: classifyFinding,
  title: ({ title }) => title,
  type: ({ type }) => type ?? 'unknown',
  cwe: getCwe,
  cvss: ({ cvss }) => cvss,
  epss_percent: ({ epss }) => epss,
  file: ({ filePath }) => (filePath === undefined ? undefined : formatPath(filePath, 1024)),
  line: ({ line }) => toSafeLine(line),
  status: formatViolationStatus,
  first_detected: ({ detail }) => formatDay(detail?.firstDetected),
  rules: ({ brokenRules }) => brokenRules?.join('; '),
  exception: ({ exception }) => exception && `until ${exception.expires}: ${exception.reason}`,
  owners: ({ owners }) => owners?.join(' '),
  remediation: getRemediation,
  violation_id: ({ id }) => id,
};

const listAll = (report: Report) => listFindings(report, { standings: dispositions });

export const csv: ReportFormat = {
  readBy: 'spreadsheets',
  *pieces(report) {
    yield `${Object.keys(columns).join(',')}\r\n`;
    const rows = mapLazily(listAll(report).findings, (finding) => {
      const cells = Object.values(columns).map((read) => formatCsvCell(read(finding)));
      return `${cells.join(',')}\r\n`;
    });
    yield* batchPieces(rows);
  },
  leftOut: (report) => formatOmissions(listAll(report)),
};

const cellMax = 2000;

/**
 * One line of text. An apostrophe precedes text that a spreadsheet would take for a formula, as OWASP advises
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
function formatCsvCell(value: string | number | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const line = neutralizeLine(value, cellMax).trim();
  const harmless = /^[=+\-@|%＝＋－＠]/.test(line) ? `'${line}` : line;
  return /[",\r\n]/.test(harmless) || harmless !== harmless.trim() ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
