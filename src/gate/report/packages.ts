/** Groups findings of one version of one package in one file, with the version that fixes all of them. */

import { getSeverityRank } from '../../shared/severity.ts';
import { getRemediation } from '../../shared/text/finding-texts.ts';
import type { Report, ReportFinding } from './report.ts';
import { classifyFinding, extractFirstSentence, groupFindings } from './wording.ts';

interface FindingPackage {
  name: string;
  version: string;
  /** At least two, worst first. */
  findings: ReportFinding[];
  /**
   * `Update to 4.7.7, which settles all`. Undefined if no advice names a version. The version is the same for all open
   * findings of a package.
   */
  update: string | undefined;
}

/** A single finding or a package. */
export type FindingItem =
  | { finding: ReportFinding; package: undefined }
  | { finding: ReportFinding; package: FindingPackage };

type Findings = Pick<Report, 'findings'>;

/** How many findings an item represents. */
export function countItemFindings(item: FindingItem): number {
  return item.package?.findings.length ?? 1;
}

/** What to do, in one sentence. */
export function getItemAdvice(item: FindingItem): string | undefined {
  if (item.package === undefined) return extractFirstSentence(getRemediation(item.finding));
  const { update } = item.package;
  return update === undefined ? undefined : `${update}.`;
}

/** Returns at most this many items in the order of the findings. A package takes the position of its first finding. */
export function groupPackages(report: Findings, findings: Iterable<ReportFinding>, most: number): FindingItem[] {
  const begun: [ReportFinding, ...ReportFinding[]][] = [];
  const byKey = new Map<string, ReportFinding[]>();
  for (const finding of findings) {
    const copy = buildCopyKey(finding);
    const key = copy === undefined ? undefined : `${classifyFinding(finding)} ${copy}`;
    const known = key === undefined ? undefined : byKey.get(key);
    known?.push(finding);
    if (known !== undefined || begun.length === most) continue;
    const own: [ReportFinding] = [finding];
    begun.push(own);
    if (key !== undefined) byKey.set(key, own);
  }
  const copies = groupOpenCopies(report);
  return begun.map((own) => {
    const [first, second] = own;
    const named = second === undefined ? undefined : parsePackageName(first);
    if (named === undefined) return { finding: first, package: undefined };
    const [finding = first] = own.toSorted((a, b) => getSeverityRank(a.severity) - getSeverityRank(b.severity));
    return { finding, package: { ...named, findings: own, update: formatUpdate(copies, own) } };
  });
}

/** Identifies one version of one package in one file, independent of decisions about its findings. */
function buildCopyKey(finding: ReportFinding): string | undefined {
  const named = parsePackageName(finding);
  return named === undefined ? undefined : JSON.stringify([named.name, named.version, finding.filePath]);
}

/** `@scope/name`, `group:artifact`, `github.com/owner/name/v2`. */
const packageBefore = /^(@?[\w.-]+(?:[/:][\w.~-]+)*)[ @]v?(\d[\w.+!~-]*): /;
const packageAfter = / in (@?[\w.-]+(?:[/:][\w.~-]+)*)[ @]v?(\d[\w.+!~-]*)$/;

/** The interface has no field for a package. Titles name it: `lodash 4.17.15: …` or `… in lodash 4.17.15`. */
export function parsePackageName({
  type,
  title,
}: Pick<ReportFinding, 'type' | 'title'>): { name: string; version: string } | undefined {
  if (type !== 'SCA' || title.length > 2000) return undefined;
  const [, name, version] = packageBefore.exec(title) ?? packageAfter.exec(title) ?? [];
  return name === undefined || version === undefined ? undefined : { name, version };
}

function formatUpdate(copies: Copies, own: readonly ReportFinding[]): string | undefined {
  const settled = own.filter((finding) => parseFixedVersion(finding) !== undefined);
  const [first] = settled;
  if (first === undefined) return undefined;
  const versions = [...settled, ...(copies.get(buildCopyKey(first)) ?? [])].flatMap(
    (finding) => parseFixedVersion(finding) ?? [],
  );
  const [highest] = versions.sort((a, b) => compareVersions(b, a));
  return `Update to ${highest}, which fixes ${settled.length === own.length ? 'all' : `${settled.length} of them`}`;
}

type Copies = ReadonlyMap<string | undefined, readonly ReportFinding[]>;

function groupOpenCopies({ findings }: Findings): Copies {
  const { blocks, 'may block': may, open } = groupFindings(findings.filter(({ type }) => type === 'SCA'));
  return Map.groupBy([...blocks, ...may, ...open], buildCopyKey);
}

/** `Upgrade lodash from 4.17.15 to 4.17.21 or later`. */
function parseFixedVersion(finding: ReportFinding): string | undefined {
  const remediation = getRemediation(finding) ?? '';
  const found = /\b(?:upgrade|update)\b[^\n]{0,200}?\bto (?:version )?v?(\d[\w+-]*(?:\.[\w+-]+)*)/i.exec(
    remediation.slice(0, 1000),
  );
  return found?.[1];
}

function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split(/[.+-]/).map((part) => Number.parseInt(part, 10) || 0));
  for (let index = 0; index < Math.max(left?.length ?? 0, right?.length ?? 0); index += 1) {
    const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
