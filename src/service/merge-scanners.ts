/**
 * Makes one finding of those that several scanners report for the same problem. The finding of the first scanner keeps
 * its identity, so that the built-in scanners' identities never depend on which programs run.
 */
import type { ScannerFinding } from '../sarif/finding.ts';
import type { ScannerRun } from '../sarif/scanner-run.ts';
import { getSeverityRank } from '../severity.ts';
import { formatIdentity, type KnownIdentities } from './scan-result.ts';

export interface MergedFindings {
  findings: ScannerFinding[];
  /** By identity: the findings of other scanners that became part of it and are more severe. */
  raisedBy: ReadonlyMap<string, readonly string[]>;
}

/** One place of a finding that other scanners may report too. */
interface Place {
  scanner: string;
  finding: ScannerFinding;
  others: { scanner: string; finding: ScannerFinding }[];
}

/** The findings of the runs, in their order. Only programs are merged into other runs. */
export function mergeScannerFindings(runs: readonly ScannerRun[]): MergedFindings {
  const places: Place[] = [];
  const byKey = new Map<string, Place[]>();
  for (const { name, program, findings } of runs) {
    for (const finding of findings) {
      const keys = listKeys(finding);
      const candidates = keys.flatMap((key) => byKey.get(key) ?? []);
      const same =
        program &&
        candidates.find(({ scanner, others }) => ![scanner, ...others.map((other) => other.scanner)].includes(name));
      if (same !== undefined) {
        same.others.push({ scanner: name, finding });
        continue;
      }
      const place = { scanner: name, finding, others: [] };
      places.push(place);
      for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), place]);
    }
  }
  const raisedBy = places.map(({ finding, others }): [string, string[]] => [
    formatIdentity(finding),
    others.filter((other) => isGraver(other.finding, finding)).map((other) => formatIdentity(other.finding)),
  ]);
  return { findings: places.map(combine), raisedBy: new Map(raisedBy.filter(([, others]) => others.length > 0)) };
}

/**
 * The same file, line and weakness, or the same package, version and advisory. A secret in one place is one, because
 * scanners of secrets name different weaknesses or none.
 */
function listKeys({ type, filePath, line, cwe, advisory }: ScannerFinding): string[] {
  const { purl, cves = [], ids = [] } = advisory ?? {};
  if (purl !== undefined)
    return [...new Set([...cves, ...ids])].map((id) => JSON.stringify([type, filePath, purl, id]));
  const weakness = type === 'SECRET' ? 'secret' : cwe;
  return line === undefined || weakness === undefined ? [] : [JSON.stringify([type, filePath, line, weakness])];
}

function isGraver(one: ScannerFinding, other: ScannerFinding): boolean {
  return getSeverityRank(one.severity) < getSeverityRank(other.severity);
}

function combine({ scanner, finding, others }: Place): ScannerFinding {
  if (others.length === 0) return finding;
  const worst = others.map((other) => other.finding).reduce((a, b) => (isGraver(b, a) ? b : a), finding);
  const names = others.map((other) => `${other.scanner} (${other.finding.severity})`);
  const own = `${scanner} (${finding.severity})`;
  const cvss = Math.max(...[finding, ...others.map((other) => other.finding)].map((each) => each.cvss ?? -1));
  return {
    ...finding,
    severity: worst.severity,
    ...(cvss >= 0 && { cvss }),
    description: `${finding.description.replace(/\n\nFound by [^\n]*$/, '')}\n\nFound by ${[own, ...names].join(' and ')}.`,
  };
}

/** A finding is not old if another scanner newly reports it as more severe. */
export function raiseKnown({ old, doubtful }: KnownIdentities, raisedBy: MergedFindings['raisedBy']): KnownIdentities {
  const [isOld, isDoubtful] = [new Set(old), new Set(doubtful)];
  const isDoubtfulNow = (identity: string) =>
    raisedBy.get(identity)?.some((other) => isDoubtful.has(other)) && isOld.has(identity);
  const isNew = (identity: string) =>
    raisedBy.get(identity)?.some((other) => !isOld.has(other) && !isDoubtful.has(other));
  return {
    old: old.filter((identity) => !isNew(identity) && !isDoubtfulNow(identity)),
    doubtful: [...doubtful, ...old.filter(isDoubtfulNow)].filter((identity) => !isNew(identity)),
  };
}
