/** Vulnerabilities of packages (`artifacts:reports:dependency_scanning`). */

import { toSafeRelativePath } from '../../../../shared/shown/location.ts';
import { neutralizeLine } from '../../../../shared/shown/neutral.ts';
import { parsePurl } from '../../../../shared/text/purl.ts';
import { parsePackageName } from '../../../report/packages.ts';
import type { ReportFinding } from '../../../report/report.ts';
import type { SecurityKind } from './security.ts';

export const dependencyKind: SecurityKind = {
  scanType: 'dependency_scanning',
  concerns: ({ type }) => type === 'SCA',
  locate(finding) {
    const file = toSafeRelativePath(finding.filePath);
    const dependency = getDependency(finding);
    return file === undefined || dependency === undefined ? undefined : { file, dependency };
  },
  placeless: 'without a file of this repository or the name and version of a package',
};

/** Reads the package from the advisory's package URL, otherwise from the title. */
function getDependency(finding: ReportFinding) {
  const purl = parsePurl(finding.detail?.advisory?.purl ?? '');
  const named =
    purl?.version === undefined
      ? parsePackageName(finding)
      : { name: [purl.namespace, purl.name].filter(Boolean).join('/'), version: purl.version };
  if (named === undefined) return undefined;
  const [name, version] = [neutralizeLine(named.name, 255).trim(), neutralizeLine(named.version, 255).trim()];
  return name === '' || version === '' ? undefined : { package: { name }, version };
}
