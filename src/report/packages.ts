/** Groups findings of one version of one package in one file, with the version that fixes all of them. */

import { severityRank } from '../severity.ts';
import type { Report, ReportFinding } from './report.ts';
import { groupFindings, remediationOf, standingOf } from './wording.ts';

export interface Package {
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
export type Item = { finding: ReportFinding; package: undefined } | { finding: ReportFinding; package: Package };

type Findings = Pick<Report, 'findings'>;

/** How many findings an item represents. */
export function sizeOf(item: Item): number {
  return item.package?.findings.length ?? 1;
}

/** Returns at most this many items in the order of the findings. A package takes the position of its first finding. */
export function groupPackages(report: Findings, findings: Iterable<ReportFinding>, most: number): Item[] {
  const begun: [ReportFinding, ...ReportFinding[]][] = [];
  const byKey = new Map<string, ReportFinding[]>();
  for (const finding of findings) {
    const key = keyOf(finding);
    const known = key === undefined ? undefined : byKey.get(key);
    known?.push(finding);
    if (known !== undefined || begun.length === most) continue;
    const own: [ReportFinding] = [finding];
    begun.push(own);
    if (key !== undefined) byKey.set(key, own);
  }
  return begun.map((own) => {
    const pack = packageOf(report, own);
    return pack === undefined ? { finding: own[0], package: undefined } : { finding: worstOf(own), package: pack };
  });
}

/** Only the packages, in the order of their first findings. */
export function packagesOf(report: Findings, findings: readonly ReportFinding[]): Package[] {
  const members = new Map<string, ReportFinding[]>();
  for (const finding of findings) {
    const key = keyOf(finding);
    if (key === undefined) continue;
    const own = members.get(key);
    if (own === undefined) members.set(key, [finding]);
    else own.push(finding);
  }
  return [...members.values()].flatMap((own) => packageOf(report, own) ?? []);
}

/** Undefined for a single finding. */
function packageOf(report: Findings, findings: ReportFinding[]): Package | undefined {
  const [first, second] = findings;
  const named = first === undefined || second === undefined ? undefined : packageNameOf(first);
  return named === undefined ? undefined : { ...named, findings, update: updateOf(report, findings) };
}

function worstOf(findings: readonly ReportFinding[]): ReportFinding {
  return [...findings].sort((a, b) => severityRank(a.severity) - severityRank(b.severity))[0] as ReportFinding;
}

/** Undefined if the finding is not a vulnerability of a package. */
function keyOf(finding: ReportFinding): string | undefined {
  const copy = copyOf(finding);
  return copy === undefined ? undefined : `${standingOf(finding)} ${copy}`;
}

/** Identifies one version of one package in one file, independent of decisions about its findings. */
function copyOf(finding: ReportFinding): string | undefined {
  const named = packageNameOf(finding);
  return named === undefined ? undefined : JSON.stringify([named.name, named.version, finding.filePath]);
}

/** `@scope/name`, `group:artifact`, `github.com/owner/name/v2`. */
const ahead = /^(@?[\w.-]+(?:[/:][\w.~-]+)*)[ @]v?(\d[\w.+!~-]*): /;
const behind = / in (@?[\w.-]+(?:[/:][\w.~-]+)*)[ @]v?(\d[\w.+!~-]*)$/;

/** The interface has no field for a package. Titles name it: `lodash 4.17.15: …` or `… in lodash 4.17.15`. */
export function packageNameOf({
  type,
  title,
}: Pick<ReportFinding, 'type' | 'title'>): { name: string; version: string } | undefined {
  if (type !== 'SCA' || title.length > 2000) return undefined;
  const [, name, version] = ahead.exec(title) ?? behind.exec(title) ?? [];
  return name === undefined || version === undefined ? undefined : { name, version };
}

function updateOf({ findings }: Findings, own: readonly ReportFinding[]): string | undefined {
  const settled = own.filter((finding) => fixedVersion(finding) !== undefined);
  const [first] = settled;
  if (first === undefined) return undefined;
  const versions = [...settled, ...(openCopies(findings).get(copyOf(first)) ?? [])].flatMap(
    (finding) => fixedVersion(finding) ?? [],
  );
  const [highest] = versions.sort((a, b) => compareVersions(b, a));
  return `Update to ${highest}, which fixes ${settled.length === own.length ? 'all' : `${settled.length} of them`}`;
}

const known = new WeakMap<Iterable<ReportFinding>, Map<string | undefined, ReportFinding[]>>();

function openCopies(findings: Iterable<ReportFinding>): Map<string | undefined, ReportFinding[]> {
  const copies = known.get(findings) ?? Map.groupBy(openOf(findings), copyOf);
  known.set(findings, copies);
  return copies;
}

function openOf(findings: Iterable<ReportFinding>): ReportFinding[] {
  const { blocks, 'may block': may, open } = groupFindings(findings);
  return [blocks, may, open].flatMap((group) => group.filter(({ type }) => type === 'SCA'));
}

/** `Upgrade lodash from 4.17.15 to 4.17.21 or later`. */
function fixedVersion(finding: ReportFinding): string | undefined {
  const remediation = remediationOf(finding) ?? '';
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
