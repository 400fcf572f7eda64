/** Turns the advisories about a tree's packages into findings: one for each vulnerability of a locked version. */

import { CVSS } from '@turingpointde/cvss.js';
import { attempt } from '../../shared/errors.ts';
import { formatPackageTitle, type LockedPackage } from '../../shared/packages/locked-package.ts';
import { type Severity, severities } from '../../shared/severity.ts';
import type { ScannerFinding } from '../../shared/text/finding.ts';
import { createFindingIdentifier } from '../../shared/text/fingerprint.ts';
import { compareText } from '../policy/ranking.ts';
import type { PackageAdvisory } from './advisory.ts';
import { findFix, type KnownFix } from './versions.ts';

/** Newer versions of CVSS come first. */
const versions = ['CVSS:4.0/', 'CVSS:3.1/', 'CVSS:3.0/'];
const longestVector = 300;

/**
 * The score of the newest vector. Undefined when none can be read. The library scores 1.6 % of the base vectors of CVSS
 * 4.0 lower by 0.1, but never across a severity boundary. A higher score from the source is used instead.
 */
function rateVectors(vectors: readonly string[], stated?: number): number | undefined {
  for (const prefix of versions) {
    for (const vector of vectors) {
      if (!vector.startsWith(prefix) || vector.length > longestVector) continue;
      const score = attempt(() => CVSS(vector.trim()).getScore());
      // 0 to 10, for CVSS 3.0, 3.1 and 4.0.
      if (score !== undefined && score >= 0 && score <= 10)
        return stated !== undefined && Math.abs(stated - score) < 0.11 ? Math.max(score, stated) : score;
    }
  }
  return stated !== undefined && stated > 0 && stated <= 10 ? stated : undefined;
}

/** The severity bands of CVSS. */
function toSeverity(score: number): Severity {
  if (score >= 9) return 'CRITICAL';
  if (score >= 7) return 'HIGH';
  if (score >= 4) return 'MEDIUM';
  return score > 0 ? 'LOW' : 'INFO';
}

const longestText = 4000;
const mostLinks = 5;

/**
 * `offline`: the findings of the tree so far. Those about an affected package that name the same vulnerability are
 * replaced. The replacement keeps the identity, so that it is the same finding in every scan.
 */
export function joinFindings(
  offline: readonly ScannerFinding[],
  affected: readonly { locked: LockedPackage; advisories: readonly PackageAdvisory[] }[],
): ScannerFinding[] {
  const replaced = new Set<ScannerFinding>();
  const sorted = affected.toSorted(
    ({ locked: a }, { locked: b }) =>
      compareText(a.file, b.file) ||
      compareText(a.name, b.name) ||
      a.version.localeCompare(b.version, 'en', { numeric: true }),
  );
  const drafts = sorted.flatMap(({ locked, advisories }) => {
    const fixAll = findFix(locked, advisories);
    const vulnerabilities = mergeAliases(advisories);
    return vulnerabilities.map((vulnerability) => {
      const same = offline.filter((finding) => {
        const { type, filePath, advisory } = finding;
        const isOfPackage = type === 'SCA' && filePath === locked.file && advisory?.purl === locked.purl;
        if (replaced.has(finding) || !isOfPackage) return false;
        return [...(advisory?.cves ?? []), ...(advisory?.ids ?? [])].some((id) => vulnerability.ids.includes(id));
      });
      for (const finding of same) replaced.add(finding);
      return { locked, vulnerability, same: same[0], fixAll, count: vulnerabilities.length };
    });
  });
  const kept = offline.filter((finding) => !replaced.has(finding));
  const taken = new Set([...kept, ...drafts.flatMap(({ same }) => same ?? [])].map(({ fingerprint }) => fingerprint));
  const identify = createFindingIdentifier();
  const found = drafts.map(({ same, locked, vulnerability, fixAll, count }): ScannerFinding => {
    let identity: Pick<ScannerFinding, 'fingerprint' | 'contentFingerprint'> | undefined = same;
    // The version is left out, as in offline findings: after an upgrade that does not help, it is still the same
    // problem.
    while (identity === undefined || (identity !== same && taken.has(identity.fingerprint)))
      identity = identify({ rule: vulnerability.id, path: locked.file, code: locked.name });
    taken.add(identity.fingerprint);
    const { fingerprint, contentFingerprint } = identity;
    return {
      ...writeFinding(locked, vulnerability, fixAll, count),
      fingerprint,
      ...(contentFingerprint !== undefined && { contentFingerprint }),
    };
  });
  return [...kept, ...found];
}

/** `fixAll` is the fix for all `count` vulnerabilities of the package. */
function writeFinding(
  locked: LockedPackage,
  vulnerability: Vulnerability,
  fixAll: KnownFix,
  count: number,
): Omit<ScannerFinding, 'fingerprint'> {
  const { advisories, id, ids } = vulnerability;
  const [first] = advisories;
  const published = advisories.flatMap((each) => each.published ?? []).sort()[0];
  const scores = advisories.flatMap(({ vectors, score }) => rateVectors(vectors, score) ?? []);
  const score = scores.length === 0 ? undefined : Math.max(...scores);
  // Of several descriptions, the worst stated severity, otherwise the severity of the score.
  const stated = severities.find((severity) => advisories.some((one) => one.severity === severity));
  const severity = stated ?? (score === undefined ? undefined : toSeverity(score));
  const fix = findFix(locked, advisories);
  const summary = advisories.map((each) => each.summary.trim()).find((text) => text !== '') ?? first.details;
  const cwe = advisories.flatMap(({ cwes }) => cwes)[0];
  const epss = advisories.flatMap((each) => each.epss ?? []);
  return {
    type: 'SCA',
    // An unrated vulnerability may have any severity.
    severity: severity ?? 'CRITICAL',
    title: formatPackageTitle(locked.name, locked.version, summary, id),
    description: describeVulnerability(locked, vulnerability, severity !== undefined, summary),
    remediation: adviseFix(locked, fix, fixAll, count),
    ...(cwe !== undefined && { cwe }),
    ...(score !== undefined && { cvss: score }),
    ...(epss.length > 0 && { epss: Math.max(...epss) }),
    advisory: {
      cves: ids.filter((id) => id.startsWith('CVE-')),
      ids: [...ids],
      purl: locked.purl,
      ...(fix.fix !== undefined && { fix: fix.fix }),
      ...(fix.version !== undefined && { fixed_version: fix.version }),
      ...(published !== undefined && { published_at: published }),
    },
    filePath: locked.file,
    ...(locked.line !== undefined && { line: locked.line }),
  };
}

function adviseFix({ name, version }: LockedPackage, fix: KnownFix, fixAll: KnownFix, count: number): string {
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

interface Vulnerability {
  /** The stable identifier: the lowest CVE, otherwise GitHub's id, otherwise the source's own. */
  id: string;
  /** All its names, sorted. */
  ids: readonly string[];
  /** At least one; the most informative comes first. */
  advisories: readonly [PackageAdvisory, ...PackageAdvisory[]];
}

function mergeAliases(advisories: readonly PackageAdvisory[]): Vulnerability[] {
  const groups = new Map<string, { ids: Set<string>; members: PackageAdvisory[] }>();
  for (const advisory of advisories) {
    const names = [advisory.id, ...advisory.aliases];
    const ids = new Set(names.map((name) => (/^CVE-/i.test(name) ? name.toUpperCase() : name)));
    const own = { ids, members: [advisory] };
    const same = new Set([...own.ids].flatMap((id) => groups.get(id) ?? []));
    // The largest group absorbs the others, so that few names are moved.
    const [group = own, ...others] = [...same, own].sort((a, b) => b.ids.size - a.ids.size);
    for (const other of others) {
      for (const id of other.ids) group.ids.add(id);
      group.members.push(...other.members);
    }
    for (const each of [own, ...others]) for (const id of each.ids) groups.set(id, group);
  }
  return [...new Set(groups.values())]
    .map(({ ids: unsorted, members }) => {
      const [first, ...others] = members.toSorted(
        (a, b) => rateInformation(b) - rateInformation(a) || (a.id < b.id ? -1 : 1),
      );
      if (first === undefined) throw new Error('a vulnerability without an advisory');
      const ids = [...unsorted].sort();
      const id = ids.find((one) => one.startsWith('CVE-')) ?? ids.find((one) => one.startsWith('GHSA-')) ?? first.id;
      return { id, ids, advisories: [first, ...others] as const };
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** GitHub's reviewed texts come first, then advisories with a rating. */
function rateInformation({ id, severity, vectors, summary }: PackageAdvisory): number {
  return (
    Number(id.startsWith('GHSA-')) * 4 +
    Number(severity !== undefined || vectors.length > 0) * 2 +
    Number(summary !== '')
  );
}
