/**
 * Turns the advisories about the packages of a tree into findings: one for each vulnerability of a package version in a
 * lock file.
 */

import type { AdvisoryRecord } from '../api/schemas.ts';
import type { LockedPackage } from '../packages/locked-package.ts';
import { formatPackageTitle } from '../packages/words.ts';
import { compareText } from '../policy/ranking.ts';
import type { ScannerFinding } from '../sarif/finding.ts';
import { createFindingIdentifier } from '../text/fingerprint.ts';
import type { PackageAdvisory } from './advisory.ts';
import { mergeAliases, type Vulnerability } from './aliases.ts';
import { rateAdvisories } from './scores.ts';
import { findFix, type KnownFix } from './versions.ts';

/** A package in a lock file with the advisories that affect its version. */
export interface AffectedPackage {
  locked: LockedPackage;
  advisories: readonly PackageAdvisory[];
}

const longestText = 4000;
const mostLinks = 5;

/**
 * `offline`: the findings of the tree so far. Those about an affected package that name the same vulnerability are
 * replaced. The replacement keeps the identity, so that it is the same finding in every scan.
 */
export function joinFindings(
  offline: readonly ScannerFinding[],
  affected: readonly AffectedPackage[],
): ScannerFinding[] {
  const replaced = new Set<ScannerFinding>();
  const drafts = [...affected].sort(compareAffected).flatMap(({ locked, advisories }) => {
    const fixAll = findFix(locked, advisories);
    const vulnerabilities = mergeAliases(advisories);
    return vulnerabilities.map((vulnerability) => {
      const same = offline.filter(
        (finding) => !replaced.has(finding) && isSameVulnerability(finding, locked, vulnerability),
      );
      for (const finding of same) replaced.add(finding);
      return { locked, vulnerability, same: same[0], fixAll, count: vulnerabilities.length };
    });
  });
  const kept = offline.filter((finding) => !replaced.has(finding));
  const taken = new Set([...kept, ...drafts.flatMap(({ same }) => same ?? [])].map(({ fingerprint }) => fingerprint));
  const identify = createFindingIdentifier();
  const found = drafts.map(({ same, ...draft }): ScannerFinding => {
    const { locked, vulnerability } = draft;
    let identity: Pick<ScannerFinding, 'fingerprint' | 'contentFingerprint'> | undefined = same;
    // The version is left out, as in offline findings: after an upgrade that does not help, it is still the same
    // problem.
    while (identity === undefined || (identity !== same && taken.has(identity.fingerprint)))
      identity = identify({ rule: vulnerability.id, path: locked.file, code: locked.name });
    taken.add(identity.fingerprint);
    const { fingerprint, contentFingerprint } = identity;
    return { ...writeFinding(draft), fingerprint, ...(contentFingerprint !== undefined && { contentFingerprint }) };
  });
  return [...kept, ...found];
}

function compareAffected({ locked: a }: AffectedPackage, { locked: b }: AffectedPackage): number {
  return (
    compareText(a.file, b.file) ||
    compareText(a.name, b.name) ||
    a.version.localeCompare(b.version, 'en', { numeric: true })
  );
}

function isSameVulnerability(
  { type, filePath, advisory }: ScannerFinding,
  locked: LockedPackage,
  { ids }: Vulnerability,
): boolean {
  if (type !== 'SCA' || filePath !== locked.file || advisory?.purl !== locked.purl) return false;
  return [...(advisory.cves ?? []), ...(advisory.ids ?? [])].some((id) => ids.includes(id));
}

interface FindingDraft {
  locked: LockedPackage;
  vulnerability: Vulnerability;
  /** The fix for all vulnerabilities of the package. */
  fixAll: KnownFix;
  count: number;
}

function writeFinding({ locked, vulnerability, fixAll, count }: FindingDraft): Omit<ScannerFinding, 'fingerprint'> {
  const { advisories, id } = vulnerability;
  const [first] = advisories;
  const { severity, score } = rateAdvisories(advisories);
  const fix = findFix(locked, advisories);
  const summary = advisories.map((each) => each.summary.trim()).find((text) => text !== '') ?? first.details;
  const cwe = advisories.flatMap(({ cwes }) => cwes)[0];
  const epss = advisories.flatMap((each) => each.epss ?? []);
  return {
    type: 'SCA',
    // An unrated vulnerability may have any severity.
    severity: severity ?? 'CRITICAL',
    title: formatPackageTitle({ name: locked.name, version: locked.version, summary, id }),
    description: describeVulnerability(locked, vulnerability, severity !== undefined, summary),
    remediation: adviseFix(locked, { fix, fixAll, count }),
    ...(cwe !== undefined && { cwe }),
    ...(score !== undefined && { cvss: score }),
    ...(epss.length > 0 && { epss: Math.max(...epss) }),
    advisory: recordAdvisory(locked, vulnerability, fix),
    filePath: locked.file,
    ...(locked.line !== undefined && { line: locked.line }),
  };
}

function recordAdvisory(locked: LockedPackage, { ids, advisories }: Vulnerability, fix: KnownFix): AdvisoryRecord {
  const published = advisories.flatMap((each) => each.published ?? []).sort()[0];
  return {
    cves: ids.filter((id) => id.startsWith('CVE-')),
    ids: [...ids],
    purl: locked.purl,
    ...(fix.fix !== undefined && { fix: fix.fix }),
    ...(fix.version !== undefined && { fixed_version: fix.version }),
    ...(published !== undefined && { published_at: published }),
  };
}

function adviseFix(
  { name, version }: LockedPackage,
  { fix, fixAll, count }: Pick<FindingDraft, 'fixAll' | 'count'> & { fix: KnownFix },
): string {
  if (fix.fix === 'none') return `No fixed version of ${name} is known. Replace the package.`;
  if (fix.version === undefined)
    return `Check for a version of ${name} after ${version} that is not affected, or replace the package.`;
  const upgrade = `Upgrade ${name} from ${version} to ${fix.version} or later.`;
  if (count === 1 || fixAll.version === undefined || fixAll.version === fix.version) return upgrade;
  return `${upgrade} Version ${fixAll.version} fixes all ${count} known vulnerabilities.`;
}

function describeVulnerability(
  locked: LockedPackage,
  vulnerability: Vulnerability,
  isRated: boolean,
  summary: string,
): string {
  const { ids, advisories } = vulnerability;
  const details = advisories.map((each) => each.details.trim()).find((text) => text !== '');
  const text = details === undefined || details === summary ? summary : `${summary}\n\n${details}`;
  const links = [...new Set(advisories.flatMap((each) => each.links))].slice(0, mostLinks);
  return [
    text.length > longestText ? `${text.slice(0, longestText)} …` : text,
    `Known as: ${ids.join(', ')}.`,
    describeUse(locked),
    ...(isRated ? [] : ['No source gives a severity, so it counts as critical.']),
    ...(links.length > 0 ? [`More: ${links.join(' ')}`] : []),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Which dependency needs the package, as far as the lock file says. */
function describeUse({ ecosystem, name, version, isDirect, isDev, path = [] }: LockedPackage): string {
  const isChained = path.length > 1;
  const isUnclear = isDirect === undefined || (isDirect && isChained);
  const kind = isUnclear ? 'A dependency' : isDirect ? 'A direct dependency' : 'A transitive dependency';
  const chain = isChained ? `, by way of ${path.join(' > ')}` : '';
  const use =
    isDev === undefined
      ? ''
      : isDev
        ? ', for development only: it matters where code is built and tested'
        : ', used in production';
  return `${kind}${chain}${use}: ${name} ${version} (${ecosystem}).`;
}
