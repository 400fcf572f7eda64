/** The findings as Checkstyle XML, which Jenkins' warnings-ng, reviewdog and many other tools read. */
import type { Severity } from '../../shared/severity.ts';
import { renderTemplate as xml } from '../../shared/shown/html/markup.ts';
import { toSafeLine, toSafeRelativePath } from '../../shared/shown/location.ts';
import { batchPieces, neutralizeLine } from '../../shared/shown/neutral.ts';
import { getRemediation } from '../../shared/text/finding-texts.ts';
import { formatOmissions, hasRepositoryFile, listFindings, openDispositions } from './list-findings.ts';
import type { Report, ReportFinding } from './report.ts';
import { buildRuleId } from './sarif/rules.ts';
import { extractFirstSentence, formatSeverityName, getCwe } from './wording.ts';

const severityWords: Readonly<Record<Severity, 'error' | 'warning' | 'info'>> = {
  CRITICAL: 'error',
  HIGH: 'error',
  MEDIUM: 'warning',
  LOW: 'info',
  INFO: 'info',
};

const listed = { standings: openDispositions, isUsable: hasRepositoryFile };

/** Groups findings by file, in the order of each file's worst finding. */
export function* renderCheckstyle(report: Report): Generator<string> {
  const files = Map.groupBy(
    listFindings(report, listed).findings,
    ({ filePath }) => toSafeRelativePath(filePath) ?? '',
  );
  // The version of the format that its readers know.
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<checkstyle version="4.3">\n';
  yield* batchPieces(renderFiles(files));
  yield '</checkstyle>\n';
}

export function listCheckstyleOmissions(report: Report): readonly string[] {
  return formatOmissions(listFindings(report, listed));
}

function* renderFiles(files: ReadonlyMap<string, readonly ReportFinding[]>): Generator<string> {
  for (const [path, findings] of files) {
    yield String(xml`<file name="${path}">\n`);
    for (const finding of findings) yield String(renderError(finding));
    yield '</file>\n';
  }
}

/** Readers treat line 0 as the whole file. */
function renderError(finding: ReportFinding) {
  return xml`<error line="${toSafeLine(finding.line) ?? 0}" severity="${severityWords[finding.severity]}" message="${formatMessage(finding)}" source="${`scan-gate.${buildRuleId(finding)}`}"/>\n`;
}

function formatMessage(finding: ReportFinding): string {
  const title = `${formatSeverityName(finding)}: ${neutralizeLine(finding.title, 300).trim() || 'Untitled'}`;
  const advice = neutralizeLine(extractFirstSentence(getRemediation(finding)) ?? '', 300);
  return [title, getCwe(finding), advice].filter((part) => part !== undefined && part !== '').join(' · ');
}
