/** Findings of one version of one package in one file, as one: with the version that settles all of them. */
import { severityRank } from '../api/schemas.ts';
import type { ReportFinding } from './report.ts';
import { remediationOf, standingOf } from './wording.ts';

export interface Package {
  name: string;
  version: string;
  /** Worst first, two at least. */
  findings: ReportFinding[];
}

/** One finding, or one package. */
export type Item = { finding: ReportFinding; package: undefined } | { finding: ReportFinding; package: Package };

/** How many findings an item stands for. */
export function sizeOf(item: Item): number {
  return item.package?.findings.length ?? 1;
}

/** The findings in their order, those of a package at the place of its first. */
export function groupPackages(findings: readonly ReportFinding[]): Item[] {
  const members = Map.groupBy(findings, (finding) => keyOf(finding) ?? `id ${finding.id}`);
  const items: Item[] = [];
  for (const own of members.values()) {
    const [finding] = own;
    if (finding === undefined) continue;
    const named = own.length > 1 ? nameOf(finding) : undefined;
    if (named === undefined) items.push(...own.map((each) => ({ finding: each, package: undefined })));
    else items.push({ finding: worstOf(own), package: { ...named, findings: own } });
  }
  return items;
}

/** The packages alone, in the order of their first findings. */
export function packagesOf(findings: readonly ReportFinding[]): Package[] {
  const members = new Map<string, ReportFinding[]>();
  for (const finding of findings) {
    const key = keyOf(finding);
    if (key === undefined) continue;
    const own = members.get(key);
    if (own === undefined) members.set(key, [finding]);
    else own.push(finding);
  }
  return [...members.values()].flatMap((own) => {
    const [first] = own;
    const named = own.length > 1 && first !== undefined ? nameOf(first) : undefined;
    return named === undefined ? [] : [{ ...named, findings: own }];
  });
}

function worstOf(findings: readonly ReportFinding[]): ReportFinding {
  return [...findings].sort((a, b) => severityRank(a.severity) - severityRank(b.severity))[0] as ReportFinding;
}

/** Undefined for what is no vulnerability of a package. */
function keyOf(finding: ReportFinding): string | undefined {
  const named = nameOf(finding);
  if (named === undefined) return undefined;
  return JSON.stringify([named.name, named.version, finding.filePath, standingOf(finding)]);
}

const ahead = /^(@?[\w.-]+(?:\/[\w.-]+)?)[ @]v?(\d[\w.+-]*): /;
const behind = / in (@?[\w.-]+(?:\/[\w.-]+)?)[ @]v?(\d[\w.+-]*)$/;

/** The interface has no field for a package: titles name it, `lodash 4.17.15: …` or `… in lodash 4.17.15`. */
function nameOf({ type, title }: ReportFinding): { name: string; version: string } | undefined {
  if (type !== 'SCA' || title.length > 2000) return undefined;
  const [, name, version] = ahead.exec(title) ?? behind.exec(title) ?? [];
  return name === undefined || version === undefined ? undefined : { name, version };
}

/** `Update to 4.7.7, which settles all`; undefined where no advice names a version. */
export function updateOf({ findings }: Pick<Package, 'findings'>): string | undefined {
  const versions = findings.flatMap((finding) => fixedVersion(remediationOf(finding) ?? '') ?? []);
  const [highest] = versions.sort((a, b) => compareVersions(b, a));
  if (highest === undefined) return undefined;
  const settled = versions.length === findings.length ? 'all' : `${versions.length} of them`;
  return `Update to ${highest}, which settles ${settled}`;
}

/** `Upgrade lodash from 4.17.15 to 4.17.21 or later`. */
function fixedVersion(remediation: string): string | undefined {
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
