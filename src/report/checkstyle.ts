/** The findings as Checkstyle XML, which Jenkins' warnings-ng, reviewdog and many other tools read. */
import type { Severity } from '../severity.ts';
import { html as xml } from './html/markup.ts';
import { hasFile, leftOutLines, listFindings, openStandings } from './listed.ts';
import { batched, neutralLine } from './neutral.ts';
import { safeLine, safeRelativePath } from './place.ts';
import type { Report, ReportFinding } from './report.ts';
import { ruleIdOf } from './sarif/rules.ts';
import { cweOf, firstSentence, remediationOf, severityName } from './wording.ts';

const severityWords: Readonly<Record<Severity, 'error' | 'warning' | 'info'>> = {
  CRITICAL: 'error',
  HIGH: 'error',
  MEDIUM: 'warning',
  LOW: 'info',
  INFO: 'info',
};

const listed = { standings: openStandings, isUsable: hasFile };

/** Groups findings by file, in the order of each file's worst finding. */
export function* checkstylePieces(report: Report): Generator<string> {
  const files = Map.groupBy(listFindings(report, listed).findings, ({ filePath }) => safeRelativePath(filePath) ?? '');
  // The version of the format that its readers know.
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<checkstyle version="4.3">\n';
  yield* batched(filePieces(files));
  yield '</checkstyle>\n';
}

export function checkstyleLeftOut(report: Report): readonly string[] {
  return leftOutLines(listFindings(report, listed));
}

function* filePieces(files: ReadonlyMap<string, readonly ReportFinding[]>): Generator<string> {
  for (const [path, findings] of files) {
    yield String(xml`<file name="${path}">\n`);
    for (const finding of findings) yield String(errorElement(finding));
    yield '</file>\n';
  }
}

/** Readers treat line 0 as the whole file. */
function errorElement(finding: ReportFinding) {
  return xml`<error line="${safeLine(finding.line) ?? 0}" severity="${severityWords[finding.severity]}" message="${messageOf(finding)}" source="${`scan-gate.${ruleIdOf(finding)}`}"/>\n`;
}

function messageOf(finding: ReportFinding): string {
  const title = `${severityName(finding)}: ${neutralLine(finding.title, 300).trim() || 'Untitled'}`;
  const advice = neutralLine(firstSentence(remediationOf(finding)) ?? '', 300);
  return [title, cweOf(finding), advice].filter((part) => part !== undefined && part !== '').join(' · ');
}
