/** Vulnerabilities of packages (`artifacts:reports:dependency_scanning`). */

import { parsePurl } from '../../text/purl.ts';
import { neutralLine } from '../neutral.ts';
import { packageNameOf } from '../packages.ts';
import { safeRelativePath } from '../place.ts';
import type { ReportFinding } from '../report.ts';
import type { SecurityKind } from './security.ts';

export const dependencyKind: SecurityKind = {
  scanType: 'dependency_scanning',
  concerns: ({ type }) => type === 'SCA',
  locate(finding) {
    const file = safeRelativePath(finding.filePath);
    const dependency = dependencyOf(finding);
    return file === undefined || dependency === undefined ? undefined : { file, dependency };
  },
  placeless: 'without a file of this repository or the name and version of a package',
};

interface Dependency {
  package: { name: string };
  version: string;
}

/** Reads the package from the advisory's package URL, otherwise from the title. */
function dependencyOf(finding: ReportFinding): Dependency | undefined {
  const purl = parsePurl(finding.detail?.advisory?.purl ?? '');
  const named =
    purl?.version === undefined
      ? packageNameOf(finding)
      : { name: [purl.namespace, purl.name].filter(Boolean).join('/'), version: purl.version };
  if (named === undefined) return undefined;
  const [name, version] = [neutralLine(named.name, 255).trim(), neutralLine(named.version, 255).trim()];
  return name === '' || version === '' ? undefined : { package: { name }, version };
}
