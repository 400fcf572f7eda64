/** The findings as Checkstyle XML, which Jenkins' warnings-ng, reviewdog and many other tools read. */

import type { Severity } from '../../shared/severity.ts';
import { renderTemplate as xml } from '../../shared/shown/html/markup.ts';
import { toSafeLine, toSafeRelativePath } from '../../shared/shown/location.ts';
import { batchPieces } from '../../shared/shown/neutral.ts';
import type { ReportFormat } from './format.ts';
import { formatOneLine, listLocatedFindings, listLocatedOmissions } from './list-findings.ts';
import type { Report, ReportFinding } from './report.ts';
import { buildRuleId } from './sarif/sarif.ts';

const severityWords: Readonly<Record<Severity, 'error' | 'warning' | 'info'>> = {
  CRITICAL: 'error',
  HIGH: 'error',
  MEDIUM: 'warning',
  LOW: 'info',
  INFO: 'info',
};

export const checkstyle: ReportFormat = {
  readBy: 'Jenkins’ warnings-ng, reviewdog',
  pieces: renderCheckstyle,
  leftOut: listLocatedOmissions,
};

/** Groups findings by file, in the order of each file's worst finding. */
function* renderCheckstyle(report: Report): Generator<string> {
  const files = Map.groupBy(listLocatedFindings(report).findings, ({ filePath }) => toSafeRelativePath(filePath) ?? '');
  // The version of the format that its readers know.
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<checkstyle version="4.3">\n';
  yield* batchPieces(renderFiles(files));
  yield '</checkstyle>\n';
}

function* renderFiles(files: ReadonlyMap<string, readonly ReportFinding[]>): Generator<string> {
  for (const [path, findings] of files) {
    yield String(xml`<file name="${path}">\n`);
    for (const finding of findings) {
      // Readers treat line 0 as the whole file.
      const line = toSafeLine(finding.line) ?? 0;
      yield String(
        xml`<error line="${line}" severity="${severityWords[finding.severity]}" message="${formatOneLine(finding)}" source="${`scan-gate.${buildRuleId(finding)}`}"/>\n`,
      );
    }
    yield '</file>\n';
  }
}
