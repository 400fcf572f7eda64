/**
 * The evidence while it is collected: lists and details as received, and how a finding keeps what is already known
 * about it.
 */

import type { Coverage, ScanDetail } from '../../../../shared/api/schemas.ts';
import { coverageWords, scanTypes } from '../../../../shared/api/words.ts';
import { ignoreNotFound } from '../../../../shared/errors.ts';
import { type Severity, severities } from '../../../../shared/severity.ts';
import { type Evidence, isOpen, noEvidence } from '../../../policy/evidence.ts';
import {
  type Finding,
  readDetailedFinding,
  relabelFinding,
  type ScanWindow,
  sharpenWindow,
} from '../../../policy/finding.ts';
import { listUndecidedSeverities } from '../../../policy/judge.ts';
import type { Policy } from '../../../policy/policy.ts';
import { keepWorstOfEarlier, mergeStatements } from '../../../policy/statements.ts';
import type { Run } from './scans.ts';
import { computeOwnSpan, readScanWindow } from './scans.ts';
import { sweepViolations, type ViolationList } from './violations.ts';

export const detailChunk = 8;

export interface Collection {
  run: Run;
  scans: readonly ScanDetail[];
  evidence: Evidence;
  /** The lists as received, to compare with the next sweep. */
  listed: Map<Severity, Finding[]>;
  /** When each list was received and when a detail was last read, on the run's clock. */
  listedMs: Map<Severity, number>;
  detailedMs: number;
  /** Findings of an earlier list that the latest one lacks although they still exist. */
  unlisted: Map<string, Finding>;
  /** What each detail states by itself, as last read. */
  stated: Map<string, Finding>;
  /** Lists that are being read ahead. */
  begun: { severities: readonly Severity[]; list: Promise<ViolationList> }[];
  window: ScanWindow | undefined;
  /** False once there were more details than may be read. */
  canSettle: boolean;
}

/** Starts with the counts of one or more COMPLETED scans of one branch. Of several scans, the worst counts apply. */
export function createCollection(run: Run, scans: readonly ScanDetail[]): Collection {
  const counts: Evidence['counts'] = {};
  for (const severity of severities) {
    const key = severity.toLowerCase() as Lowercase<Severity>;
    const known = scans.map((scan) => scan.violations?.[key]);
    if (known.every((count) => count !== undefined)) counts[severity] = Math.max(...known);
  }
  const evidence: Evidence = {
    ...noEvidence,
    counts,
    startedAt: computeOwnSpan(run, scans).startedAt,
    coverage: mergeLeastCoverage(scans),
    diagnostics: scans.flatMap((scan) => scan.diagnostics ?? []),
    languages: scans.find((scan) => scan.languages !== undefined)?.languages,
  };
  return {
    run,
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

/** The least coverage that any of the scans states. Undefined if none states any. */
function mergeLeastCoverage(scans: readonly ScanDetail[]): Coverage | undefined {
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

/**
 * Replaces what was known about these severities with a fresh list. The worst values of earlier lists are kept, and so
 * are details that need not be read again. Returns the findings that earlier lists had and this one lacks.
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
    return keepStatedDetail(collection, keepWorstOfEarlier(item, earlier), earlier);
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
  // A filter may return a finding that no total revealed.
  const isNews = evidence.unknownSeverities === 'none' && fresh.some(({ severityKnown }) => !severityKnown);
  const unknownSeverities = isNews ? 'unread' : evidence.unknownSeverities;
  const findings = unlisted.size === 0 ? listed : [...listed, ...unlisted.values()];
  collection.evidence = { ...evidence, findings, lists, unknownSeverities };
  return missing.filter(({ id }) => !unlisted.has(id));
}

/** Keeps those of these findings that still exist: a list may omit a finding whose severity has become lower. */
export async function keepUnlisted(collection: Collection, missing: readonly Finding[]): Promise<void> {
  const { client } = collection.run;
  const details = await Promise.all(missing.map(({ id }) => ignoreNotFound(client.getViolation({ violation_id: id }))));
  if (missing.length > 0) collection.detailedMs = collection.run.budget.clock.now();
  const kept = missing.flatMap((finding, index): Finding[] => {
    const detail = details[index];
    if (detail === undefined) return [];
    // A response with another id says nothing about this finding.
    const isOwn = detail.violation_id === finding.id;
    return [isOwn ? mergeStatements(finding, readDetailedFinding(detail, collection.window)) : finding];
  });
  for (const finding of kept) collection.unlisted.set(finding.id, finding);
  collection.evidence = { ...collection.evidence, findings: [...collection.evidence.findings, ...kept] };
}

/**
 * A detail that says this scan saw the finding is final: a later scan would only overwrite it. `elsewhere` excuses a
 * finding, so it must be proven again, and so must any label that may become it.
 */
export function mustBeReadAgain({ detail, label, status }: Finding, window: ScanWindow | undefined): boolean {
  if (detail === undefined) return false;
  const bearsOurEnd = detail.lastSeen !== undefined && detail.lastSeen === window?.completedAt;
  return status === 'FIXED' || (label !== 'seen' && !bearsOurEnd);
}

/** A list that lags does not erase what the detail stated. What an earlier list stated is replaced. */
function keepStatedDetail({ stated, window }: Collection, finding: Finding, known: Finding | undefined): Finding {
  const detail = stated.get(finding.id);
  if (known === undefined || detail === undefined) return finding;
  if (mustBeReadAgain(known, window) || detail.status === 'FIXED') return finding;
  return mergeStatements(finding, { ...detail, label: known.label });
}

/**
 * Reads the details of these findings and labels them. Reads the scan window at the same time if it is not known,
 * because another scan may overwrite what ours saw. False if no detail states anything that can decide.
 */
export async function readDetails(collection: Collection, findings: readonly Finding[]): Promise<boolean> {
  const { run, scans } = collection;
  const readDetail = async (finding: Finding) => ({
    finding,
    detail: await ignoreNotFound(run.client.getViolation({ violation_id: finding.id })),
  });
  const [details, window] = await Promise.all([
    Promise.all(findings.map(readDetail)),
    collection.window ?? readScanWindow(run, scans),
  ]);
  collection.window = window;
  collection.detailedMs = run.budget.clock.now();
  const read = new Map<string, Finding>();
  for (const { finding, detail } of details) {
    // A finding that is gone since it was listed, or whose response has another id, stays as listed.
    if (detail?.violation_id !== finding.id) continue;
    const stated = readDetailedFinding(detail, window);
    collection.stated.set(finding.id, stated);
    read.set(finding.id, mergeStatements(finding, stated));
  }
  const all = collection.evidence.findings.map((finding) => read.get(finding.id) ?? finding);
  const sharp = sharpenWindow(window, all);
  const labelled = all.map((finding) => relabelFinding(finding, sharp));
  collection.evidence = { ...collection.evidence, findings: labelled };
  return [...read.values()].some(({ detail }) => detail?.lastSeen ?? detail?.firstDetected ?? detail?.cwe);
}

export function markSettled(collection: Collection, settled: readonly Severity[]): void {
  const lists = { ...collection.evidence.lists };
  for (const severity of settled) lists[severity] = { stands: true, settled: true };
  collection.evidence = { ...collection.evidence, lists };
}

/** What will be shown: every severity that the scan counts, or all of them. */
export function listShownSeverities({ evidence }: Collection, listsAll: boolean): Severity[] {
  return severities.filter((severity) => listsAll || (evidence.counts[severity] ?? 0) > 0);
}

/**
 * Starts reading what will be shown, if anything is. What decides is read separately, so that changes in the rest do
 * not unsettle it.
 */
export function beginLists(collection: Collection, policy: Policy, listsAll: boolean): void {
  const shown = listShownSeverities(collection, listsAll);
  if (shown.length === 0) return;
  const deciding = listUndecidedSeverities({ ...collection.evidence, unknownSeverities: 'none' }, policy);
  for (const part of [deciding, shown.filter((severity) => !deciding.includes(severity))]) {
    if (part.length === 0) continue;
    const list = sweepViolations(collection.run, part);
    // A caller that needs the list gets its error. It may not be needed at all.
    list.catch(() => {});
    collection.begun.push({ severities: part, list });
  }
}

/** Lists the severities that are not listed yet. */
export async function ensureListed(collection: Collection, wanted: readonly Severity[]): Promise<void> {
  const isListed = (severity: Severity) => collection.evidence.lists[severity] !== undefined;
  for (const begun of collection.begun) {
    const isWanted = begun.severities.some((severity) => wanted.includes(severity));
    if (isWanted && !begun.severities.some(isListed)) takeList(collection, begun.severities, await begun.list);
  }
  const missing = wanted.filter((severity) => !isListed(severity));
  if (missing.length === 0) return;
  takeList(collection, missing, await sweepViolations(collection.run, missing));
}

/** A list may lag behind the scan. Below the scan's count, it is trusted only if it is unchanged after this time. */
export const settleMs = 5000;

/**
 * How long to wait until these lists and the details that excuse a finding can be read again to see whether they are
 * stable. Time spent on other reads counts.
 */
export function computeRereadDelayMs(
  { run, listedMs, detailedMs }: Collection,
  wanted: readonly Severity[],
  hasDoubtful: boolean,
): number {
  const nowMs = run.budget.clock.now();
  const readMs = Math.max(hasDoubtful ? detailedMs : 0, ...wanted.map((severity) => listedMs.get(severity) ?? nowMs));
  return Math.max(0, readMs + settleMs - nowMs);
}

/** How often, and of how many findings, details that may lag are read again. */
const recheckMs = 1000;
const maxRechecks = 32;

/** Reads again the details that excuse a finding. Returns the severities of findings whose label changed. */
export async function relabelUncertain(
  collection: Collection,
  doubtful: readonly Finding[],
): Promise<ReadonlySet<Severity>> {
  if (doubtful.length === 0) return new Set();
  const before = new Map(doubtful.map((finding) => [finding.id, finding]));
  // A finding that was meanwhile seen by our scan is final.
  const isFinal = (finding: Finding) => finding.detail !== undefined && !mustBeReadAgain(finding, collection.window);
  const again = collection.evidence.findings.filter((finding) => before.has(finding.id) && !isFinal(finding));
  collection.window = undefined;
  for (let start = 0; start === 0 || start < again.length; start += detailChunk) {
    await readDetails(collection, again.slice(start, start + detailChunk));
  }
  const moved = collection.evidence.findings.flatMap(({ id, label, severity }) => {
    const known = before.get(id);
    return known === undefined || known.label === label ? [] : [known.severity, severity];
  });
  return new Set(moved);
}

/**
 * Waits that long. While another scan runs and ours counts more of these severities than is known to be its own, it
 * reads details: at once those that were not read yet, because a finding of our own explains the count, and repeatedly
 * those with an older time, because they may lag.
 */
export async function waitAndRecheck(
  collection: Collection,
  wanted: readonly Severity[],
  waitMs: number,
): Promise<void> {
  const { clock, signal } = collection.run.budget;
  const endMs = clock.now() + waitMs;
  const leftMs = () => Math.max(0, endMs - clock.now());
  const asked = new Set<string>();
  while (leftMs() > recheckMs && isAnotherScanRunning(collection)) {
    const doubtful = wanted.flatMap((severity) => listUncertain(collection, severity));
    const unread = doubtful.filter(({ id, detail }) => detail === undefined && !asked.has(id));
    const lagging = doubtful.filter(({ detail }) => detail !== undefined);
    const looked = unread.length > 0 ? unread : lagging;
    if (looked.length === 0 || looked.length > maxRechecks) break;
    if (unread.length === 0) await clock.sleep(recheckMs, signal);
    for (const { id } of looked) asked.add(id);
    await readDetails(collection, looked);
  }
  await clock.sleep(leftMs(), signal);
}

/** Whether a scan that may end at any moment was running when the window was read. */
function isAnotherScanRunning({ window }: Collection): boolean {
  const others = window?.others ?? [];
  return others.some(({ startedAt, completedAt }) => startedAt !== undefined && completedAt === undefined);
}

/**
 * Findings that may belong to the judged scan by a label that is not final, if that scan counts more than is certainly
 * its own.
 */
function listUncertain({ evidence }: Collection, severity: Severity): Finding[] {
  const listed = evidence.findings.filter((finding) => finding.severity === severity);
  const own = listed.filter((finding) => finding.label === 'seen' && isOpen(finding));
  if (own.length >= (evidence.counts[severity] ?? 0)) return [];
  return listed.filter(({ label, detail, status }) =>
    detail === undefined ? status !== 'FIXED' : label === 'elsewhere',
  );
}
