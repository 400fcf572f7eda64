/** The evidence in the making: lists and details as they came, and how a finding keeps what is known of it. */
import type { Coverage, ScanDetail } from '../../../api/schemas.ts';
import { coverageWords, scanTypes } from '../../../api/words.ts';
import { orAbsent } from '../../../errors.ts';
import { type Evidence, noEvidence } from '../../../policy/evidence.ts';
import {
  type Finding,
  readDetailedFinding,
  relabelled,
  type ScanWindow,
  sharpenedWindow,
} from '../../../policy/finding.ts';
import { combined, withEarlier } from '../../../policy/statements.ts';
import { type Severity, severities } from '../../../severity.ts';
import type { Run } from './run.ts';
import { ownSpan, readScanWindow } from './scan-window.ts';
import type { BegunList, ViolationList } from './violations.ts';

export const detailChunk = 8;

export interface Collection {
  run: Run;
  repositoryId: string;
  scans: readonly ScanDetail[];
  evidence: Evidence;
  /** The lists as they came, to compare the next sweep with. */
  listed: Map<Severity, Finding[]>;
  /** When they had come, and when a detail was read last: on the run's clock. */
  listedMs: Map<Severity, number>;
  detailedMs: number;
  /** What an earlier list held and the latest one does not, although it exists still, as it is known. */
  unlisted: Map<string, Finding>;
  /** What each detail states by itself, as it was read last. */
  stated: Map<string, Finding>;
  /** Lists that are being read ahead. */
  begun: BegunList[];
  window: ScanWindow | undefined;
  /** False once there were more details to read than can be. */
  canSettle: boolean;
}

/** Begins with the counts of one or more COMPLETED scans of the same branch; of several, the worst counts. */
export function newCollection(run: Run, repositoryId: string, scans: readonly ScanDetail[]): Collection {
  const evidence: Evidence = {
    ...noEvidence,
    counts: worstCounts(scans),
    startedAt: ownSpan(run, scans).startedAt,
    coverage: leastCoverage(scans),
    diagnostics: scans.flatMap((scan) => scan.diagnostics ?? []),
    languages: scans.find((scan) => scan.languages !== undefined)?.languages,
  };
  return {
    run,
    repositoryId,
    scans,
    evidence,
    listed: new Map(),
    listedMs: new Map(),
    detailedMs: 0,
    unlisted: new Map(),
    stated: new Map(),
    begun: [],
    window: undefined,
    canSettle: true,
  };
}

/** Of several scans the least that any of them covers; undefined when none says. */
function leastCoverage(scans: readonly ScanDetail[]): Coverage | undefined {
  const stated = scans.map((scan) => scan.coverage).filter((coverage) => coverage !== undefined);
  if (stated.length === 0) return undefined;
  const types = scanTypes.filter((type) => stated.some((coverage) => coverage[type] !== undefined));
  const words = [...coverageWords].reverse();
  return Object.fromEntries(
    types.map((type) => [
      type,
      words.find((word) => stated.some((coverage) => (coverage[type] ?? 'not covered') === word)),
    ]),
  );
}

function worstCounts(scans: readonly ScanDetail[]): Evidence['counts'] {
  const counts: Evidence['counts'] = {};
  for (const severity of severities) {
    const key = severity.toLowerCase() as Lowercase<Severity>;
    const known = scans.map((scan) => scan.violations?.[key]);
    if (known.every((count) => count !== undefined)) counts[severity] = Math.max(...known);
  }
  return counts;
}

/**
 * Puts a fresh list in the place of what was known of these severities. The worst that an earlier list said stays, and so
 * does a detail that is not to be read again. Gives what the earlier lists held and this one does not.
 */
export function takeList(
  collection: Collection,
  replaced: readonly Severity[],
  list: Pick<ViolationList, 'items' | 'stands' | 'readMs'>,
): Finding[] {
  const { evidence, unlisted } = collection;
  const known = new Map(unlisted);
  for (const finding of evidence.findings) known.set(finding.id, finding);
  const fresh = list.items.map((item) => {
    const earlier = known.get(item.id);
    unlisted.delete(item.id);
    return withKnownDetail(collection, withEarlier(item, earlier), earlier);
  });
  const kept = evidence.findings.filter((finding) => !replaced.includes(finding.severity));
  const lists = { ...evidence.lists };
  for (const severity of replaced) {
    lists[severity] = { stands: list.stands, settled: false };
    collection.listedMs.set(severity, list.readMs);
    collection.listed.set(
      severity,
      list.items.filter((item) => item.severity === severity),
    );
  }
  const listed = kept.concat(fresh);
  const ids = new Set(listed.map(({ id }) => id));
  const missing = evidence.findings.filter(({ id }) => !ids.has(id));
  // A filter may let through what no total showed.
  const isNews = evidence.unknownSeverities === 'none' && fresh.some(({ severityKnown }) => !severityKnown);
  const unknownSeverities = isNews ? 'unread' : evidence.unknownSeverities;
  const findings = unlisted.size === 0 ? listed : [...listed, ...unlisted.values()];
  collection.evidence = { ...evidence, findings, lists, unknownSeverities };
  return missing.filter(({ id }) => !unlisted.has(id));
}

/** Keeps those of these findings that exist still: a list may leave out what it calls milder now. */
export async function keepUnlisted(collection: Collection, missing: readonly Finding[]): Promise<void> {
  const { client } = collection.run;
  const details = await Promise.all(missing.map(({ id }) => orAbsent(client.getViolation({ violation_id: id }))));
  if (missing.length > 0) collection.detailedMs = collection.run.budget.clock.now();
  const kept = missing.flatMap((finding, index): Finding[] => {
    const detail = details[index];
    if (detail === undefined) return [];
    // What is answered as another says nothing of this one.
    const isOwn = detail.violation_id === finding.id;
    return [isOwn ? combined(finding, readDetailedFinding(detail, collection.window)) : finding];
  });
  for (const finding of kept) collection.unlisted.set(finding.id, finding);
  collection.evidence = { ...collection.evidence, findings: [...collection.evidence.findings, ...kept] };
}

/**
 * What says that this scan saw it is final, and a later scan would only write over it. `elsewhere` lets a finding off, so it
 * must be proven again, and so must whatever may become that.
 */
export function mustBeReadAgain({ detail, label, status }: Finding, window: ScanWindow | undefined): boolean {
  if (detail === undefined) return false;
  const bearsOurEnd = detail.lastSeen !== undefined && detail.lastSeen === window?.completedAt;
  return status === 'FIXED' || (label !== 'seen' && !bearsOurEnd);
}

/** What the detail said is not lost because a list that lags says less; what the earlier list said is. */
function withKnownDetail({ stated, window }: Collection, finding: Finding, known: Finding | undefined): Finding {
  const detail = stated.get(finding.id);
  if (known === undefined || detail === undefined) return finding;
  if (mustBeReadAgain(known, window) || detail.status === 'FIXED') return finding;
  return combined(finding, { ...detail, label: known.label });
}

/**
 * Reads the details of these findings and labels them, and beside them the window where it is not known: meanwhile another scan
 * may write over what ours saw. False when none of them says anything that can decide.
 */
export async function readDetails(collection: Collection, findings: readonly Finding[]): Promise<boolean> {
  const { run, repositoryId, scans } = collection;
  const readDetail = async (finding: Finding) => ({
    finding,
    detail: await orAbsent(run.client.getViolation({ violation_id: finding.id })),
  });
  const [details, window] = await Promise.all([
    Promise.all(findings.map(readDetail)),
    collection.window ?? readScanWindow(run, repositoryId, scans),
  ]);
  collection.window = window;
  collection.detailedMs = run.budget.clock.now();
  const read = new Map<string, Finding>();
  for (const { finding, detail } of details) {
    // What is gone since it was listed, or answered as another, stays as the list has it.
    if (detail?.violation_id !== finding.id) continue;
    const stated = readDetailedFinding(detail, window);
    collection.stated.set(finding.id, stated);
    read.set(finding.id, combined(finding, stated));
  }
  const all = collection.evidence.findings.map((finding) => read.get(finding.id) ?? finding);
  const sharp = sharpenedWindow(window, all);
  const labelled = all.map((finding) => relabelled(finding, sharp));
  collection.evidence = { ...collection.evidence, findings: labelled };
  return [...read.values()].some(({ detail }) => detail?.lastSeen ?? detail?.firstDetected ?? detail?.cwe);
}

export function markSettled(collection: Collection, settled: readonly Severity[]): void {
  const lists = { ...collection.evidence.lists };
  for (const severity of settled) lists[severity] = { stands: true, settled: true };
  collection.evidence = { ...collection.evidence, lists };
}
