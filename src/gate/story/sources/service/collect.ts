/** Collects evidence only as far as it can change the verdict, then what will be shown (design section 3). */

import type { ScanDetail } from '../../../../shared/api/schemas.ts';
import { formatSeconds } from '../../../../shared/clock.ts';
import { GateError } from '../../../../shared/errors.ts';
import { runOnce } from '../../../../shared/once.ts';
import { type Severity, severities } from '../../../../shared/severity.ts';
import { needsBaseWindow } from '../../../policy/auto.ts';
import type { Baseline } from '../../../policy/baseline.ts';
import type { Changes } from '../../../policy/changes.ts';
import { type Evidence, isOpen, isSuppressed } from '../../../policy/evidence.ts';
import { mayBelongToScan } from '../../../policy/finding.ts';
import {
  createRelevanceTest,
  isUndecided,
  judgeEvidence,
  listUndecidedSeverities,
  makeWarningsBlock,
} from '../../../policy/judge.ts';
import type { Policy } from '../../../policy/policy.ts';
import { pickWorst } from '../../../policy/ranking.ts';
import { canAbsenceDecideRule } from '../../../policy/rules.ts';
import { needsHeadFileCheck } from '../../../policy/untouched.ts';
import type { Collected } from '../../source.ts';
import type { createBaseReader } from './base-scan.ts';
import {
  beginLists,
  type Collection,
  computeRereadDelayMs,
  createCollection,
  detailChunk,
  ensureListed,
  keepUnlisted,
  listShownSeverities,
  markSettled,
  mustBeReadAgain,
  readDetails,
  relabelUncertain,
  settleMs,
  takeList,
  waitAndRecheck,
} from './collection.ts';
import type { Run } from './scans.ts';
import { checkTotals, hasSameContent, hasUnknownNews, sweepViolations } from './violations.ts';

/** The scans are of one branch. If there are several, the worst of each count applies. */
interface ScanRequest extends CompletedScans {
  policy: Policy;
  baseline: Baseline | undefined;
  /** All severities are listed, for a surface that must show everything. */
  listsAll?: boolean;
  /** What the pull request changes. Read only if it can matter. */
  readChanges: () => Promise<Changes | undefined>;
  /** Whether the judged commit has a file. Undefined if this cannot be read. Called only if it can matter. */
  isInHead?: ((path: string) => Promise<boolean | undefined>) | undefined;
  /** What `auto` compares with. Each part is read only if it can matter. */
  base: ReturnType<typeof createBaseReader>;
}

export interface CollectedScans extends Collected {
  /** The scans as they were last read. */
  scans: readonly ScanDetail[];
}

const settleRounds = 3;
/** How often a scan is judged again because its counts changed. */
const countRounds = 3;
const detailCap = 2000;
/** Each file is one request. */
const headFileCap = 50;
/** How many findings get their details for the surfaces: each is a request. */
const maxShown = 50;

interface JudgedCollection extends Collection, Pick<ScanRequest, 'policy' | 'isInHead' | 'base'> {}

/** If the scan has changed after all, everything is collected again from its new state. */
export async function collectEvidence(run: Run, request: ScanRequest): Promise<CollectedScans> {
  let completed: CompletedScans = request;
  for (let turn = 1; ; turn++) {
    const { total, ...collected } = await collectOnce(run, { ...request, ...completed });
    if (collected.judgement.verdict !== 'passed') return collected;
    const again = await readScansAgain(run, completed);
    const hasSameCounts = toComparableText(completed) === toComparableText(again);
    const hasNews = !hasSameCounts || (await hasUnknownNews(run, { total, ...collected.evidence }));
    if (!hasNews) return collected;
    if (turn === countRounds) {
      throw new GateError('PROTOCOL', 'What the scan found keeps changing although it has COMPLETED', {
        reason: 'evidence',
        hint: 'Run the gate again in a minute.',
      });
    }
    run.log.detail?.('What the scan found has changed since it ended: judging it again');
    completed = again;
  }
}

async function collectOnce(run: Run, request: ScanRequest): Promise<CollectedScans & { total: number }> {
  const { scans, policy, baseline, isInHead, base, listsAll = false } = request;
  const collection: JudgedCollection = { ...createCollection(run, scans), policy, isInHead, base };
  collection.evidence = { ...collection.evidence, baseline };
  const ahead = prefetchComparison(collection, request.readChanges);
  const total = await readTotals(collection, listsAll);
  await readComparison(collection, ahead);
  if (isStillUndecided(collection))
    await ensureListed(collection, listUndecidedSeverities(collection.evidence, collection.policy));
  if (isStillUndecided(collection)) await readDecidingDetails(collection);
  const settleWhileUndecided = async (rounds: number) => {
    for (let round = 1; round <= rounds && isStillUndecided(collection); round++) await reReadLists(collection);
  };
  await settleWhileUndecided(settleRounds);
  const shown = listShownSeverities(collection, listsAll);
  await readForDisplay(run, 'findings could be listed', () => ensureListed(collection, shown));
  await readForDisplay(run, 'details could be read', () => readWorstDetails(collection));
  await settleWhileUndecided(1);
  const { evidence } = collection;
  const judgement = judgeEvidence(evidence, collection.policy, await readForWarnings(collection));
  return { evidence, policy: collection.policy, scans, judgement, total };
}

/** Reads all lists and all details of a scan until they settle. A baseline is made from this. */
export async function collectEverything(run: Run, scans: readonly ScanDetail[]): Promise<Evidence> {
  const collection = createCollection(run, scans);
  const read = async () => {
    const list = await sweepViolations(run, undefined);
    takeList(collection, severities, list);
    collection.evidence = { ...collection.evidence, unknownSeverities: list.stands ? 'listed' : 'unread' };
    const unread = collection.evidence.findings.filter((finding) => finding.detail === undefined);
    for (let start = 0; start < unread.length; start += detailChunk) {
      await readDetails(collection, unread.slice(start, start + detailChunk));
    }
    return list;
  };
  const first = await read();
  await run.budget.clock.sleep(settleMs, run.budget.signal);
  const second = await read();
  if (second.stands && hasSameContent(first.items, second.items)) markSettled(collection, severities);
  return collection.evidence;
}

function isStillUndecided({ evidence, policy }: JudgedCollection): boolean {
  return isUndecided(evidence, policy);
}

/** Returns how many violations there are. */
async function readTotals(collection: JudgedCollection, listsAll: boolean): Promise<number> {
  const { run, policy } = collection;
  const counted = Object.values(collection.evidence.counts).reduce((sum, count) => sum + count, 0);
  const begin = () => beginLists(collection, policy, listsAll);
  const { list, unknownSeverities, total } = await checkTotals(run, { counted, begin });
  if (list !== undefined) takeList(collection, severities, list);
  collection.evidence = { ...collection.evidence, unknownSeverities };
  if (unknownSeverities === 'none' || collection.evidence.findings.every(({ severityKnown }) => severityKnown)) {
    return total;
  }
  run.log.note('The repository has violations of a severity that is not documented: each counts as CRITICAL');
  return total;
}

/** Reads the diff and the base's scans if the scope or a skipped file makes them relevant. */
async function readComparison(
  collection: JudgedCollection,
  { readChanges, readBases }: ReturnType<typeof prefetchComparison>,
): Promise<void> {
  const { scope } = collection.policy;
  const isOpenQuestion = isStillUndecided(collection);
  const needsChanges = isOpenQuestion && (scope === 'auto' || scope === 'changed' || scope === 'changed-lines');
  const { diagnostics, languages } = collection.evidence;
  if (needsChanges || diagnostics.length > 0 || languages !== undefined) {
    collection.evidence = { ...collection.evidence, changes: await readChanges() };
  }
  if (!isOpenQuestion || scope !== 'auto') return;
  const bases = await readBases();
  collection.evidence = { ...collection.evidence, ...bases };
  if (bases.base === undefined) collection.policy = { ...collection.policy, scope: 'scan' };
}

async function readDecidingDetails(collection: JudgedCollection): Promise<void> {
  await readOpenDetails(collection);
  await readSecretFiles(collection);
}

/** Checks which files with secrets the judged commit has, if this can decide whether the change introduced them. */
async function readSecretFiles(collection: JudgedCollection): Promise<void> {
  const { evidence, policy, isInHead } = collection;
  const isAsked = policy.scope === 'auto' && policy.untouched === 'note' && isInHead !== undefined;
  if (!isAsked || !isStillUndecided(collection)) return;
  const { changes, held = new Map<string, boolean>() } = evidence;
  const isOpenHere = createRelevanceTest(evidence, policy);
  const secrets = evidence.findings.filter(
    (finding) => needsHeadFileCheck(finding, changes, held) && isOpenHere(finding),
  );
  const paths = [...new Set(secrets.flatMap(({ filePath = [] }) => filePath))].slice(0, headFileCap - held.size);
  const answers = await Promise.all(paths.map(isInHead));
  const read = paths.flatMap((path, index): [string, boolean][] => {
    const isHeld = answers[index];
    return isHeld === undefined ? [] : [[path, isHeld]];
  });
  if (read.length > 0) collection.evidence = { ...evidence, held: new Map([...held, ...read]) };
}

/** Reads details, the smaller group first, until they decide the verdict, run out, or prove to state nothing. */
async function readOpenDetails(collection: JudgedCollection): Promise<void> {
  const isAskedAbout = createRelevanceTest(collection.evidence, collection.policy);
  const unread = collection.evidence.findings.filter((finding) => !finding.detail && isAskedAbout(finding));
  const groups = [unread.filter(isOpen), unread.filter(isSuppressed)].sort((a, b) => a.length - b.length);
  const queue = [...groups.flat(), ...unread.filter((finding) => finding.status === 'FIXED' && !isOpen(finding))];
  if (queue.length > detailCap) {
    collection.canSettle = false;
    collection.run.log.note(
      `${queue.length} findings need their details, but only ${detailCap} are read: the others are unclear`,
    );
  }
  const end = Math.min(queue.length, detailCap);
  for (let start = 0; start < end && isStillUndecided(collection); ) {
    // With many details, chunks get larger, so that judging in between does not take longer than reading.
    const next = Math.min(end, start + Math.max(detailChunk, Math.floor(start / 8)));
    const isUseful = await readDetails(collection, queue.slice(start, next));
    if (!isUseful && !canAbsenceDecideRule(collection.policy)) return;
    start = next;
    // Which scans ran parallel to the base's, if a finding was first detected while it ran.
    const { evidence } = collection;
    const { base } = evidence;
    if (base !== undefined && evidence.findings.some((finding) => needsBaseWindow(finding, evidence)))
      collection.evidence = { ...evidence, base: { ...base, others: await collection.base.beside(base) } };
  }
}

/**
 * Reads lists and labels again after a delay. If they are identical, they have settled; otherwise the newer ones apply.
 */
async function reReadLists(collection: JudgedCollection): Promise<void> {
  const { run } = collection;
  const needed = listUndecidedSeverities(collection.evidence, collection.policy);
  const everything = collection.evidence.unknownSeverities !== 'none';
  const wanted = everything ? severities : needed;
  const itemsBefore = wanted.flatMap((severity) => collection.listed.get(severity) ?? []);
  const doubtful = collection.evidence.findings.filter((finding) => mustBeReadAgain(finding, collection.window));
  const waitMs = computeRereadDelayMs(collection, wanted, doubtful.length > 0);
  const when = waitMs < 500 ? 'now' : `in ${formatSeconds(waitMs)}`;
  run.log.detail?.(`The list does not match the counts of the scan yet: reading the list again ${when}`);
  await waitAndRecheck(collection, needed, waitMs);
  const list = await sweepViolations(run, everything ? undefined : wanted);
  await keepUnlisted(collection, takeList(collection, wanted, list));
  const stands = list.stands && hasSameContent(itemsBefore, list.items);
  if (everything) collection.evidence = { ...collection.evidence, unknownSeverities: stands ? 'listed' : 'unread' };
  const moved = await relabelUncertain(collection, doubtful);
  // What another scan changes in one severity does not unsettle the others, except under a baseline, whose entries all
  // severities share.
  const isKept = (severity: Severity) => !(collection.policy.scope === 'new' ? moved.size > 0 : moved.has(severity));
  if (stands && collection.canSettle) markSettled(collection, wanted.filter(isKept));
  if (isStillUndecided(collection)) await readDecidingDetails(collection);
}

/** Reads what is only shown. A failure here is only a note. */
async function readForDisplay(run: Run, what: string, read: () => Promise<void>): Promise<void> {
  try {
    await read();
  } catch (error) {
    run.budget.signal.throwIfAborted();
    run.log.note(`Not all ${what}: ${(error as Error).message}`);
  }
}

/** Reads on copies what warning rules need: neither an error nor what they read may change the verdict. */
async function readForWarnings(judged: JudgedCollection): Promise<Evidence> {
  const { run, policy, listed, unlisted, stated } = judged;
  if (policy.rules?.some(({ effect }) => effect === 'warn') !== true) return judged.evidence;
  const copies = { listed: new Map(listed), unlisted: new Map(unlisted), stated: new Map(stated) };
  const aside = { ...judged, ...copies, policy: makeWarningsBlock(policy) };
  await readForDisplay(run, 'rules that warn could be decided', async () => {
    await ensureListed(aside, listUndecidedSeverities(aside.evidence, aside.policy));
    if (isStillUndecided(aside)) await reReadLists(aside);
  });
  return aside.evidence;
}

/** Reads details, worst first, until as many findings of this scan as are shown have one. */
async function readWorstDetails(collection: JudgedCollection): Promise<void> {
  const asked = new Set<string>();
  while (asked.size < 4 * maxShown) {
    const { evidence } = collection;
    const { findings } = judgeEvidence(evidence, collection.policy);
    const own = evidence.findings.filter(
      (finding) => mayBelongToScan(finding, evidence.counts) && finding.status !== 'FIXED',
    );
    const unread = pickWorst(own, findings, maxShown).filter(
      ({ id, detail }) => detail === undefined && !asked.has(id),
    );
    if (unread.length === 0) return;
    for (const { id } of unread) asked.add(id);
    await readDetails(collection, unread);
  }
}

/**
 * Sends the requests ahead if the counts alone leave the verdict undecided: while they run, other scans may end. Each
 * returned function sends its request once.
 */
function prefetchComparison(
  { evidence, policy, base: reader }: JudgedCollection,
  readChanges: () => Promise<Changes | undefined>,
) {
  const readBases = async () => {
    const base = await reader.latest();
    const hasGrown = (severity: Severity) => (evidence.counts[severity] ?? 0) > (base?.counts[severity] ?? 0);
    const isGrown = base !== undefined && severities.some(hasGrown);
    return { base, earlierBase: isGrown ? await reader.earlier() : undefined };
  };
  const ahead = { readChanges: runOnce(readChanges), readBases: runOnce(readBases) };
  const isOpenByCounts = listUndecidedSeverities({ ...evidence, unknownSeverities: 'none' }, policy).length > 0;
  if (isOpenByCounts && policy.scope === 'auto') {
    // A caller that needs the result gets its error.
    for (const ask of [ahead.readChanges, ahead.readBases]) ask().catch(() => {});
  }
  return ahead;
}

/** The counts are trusted if they are unchanged this long after the scan was first seen to have ended. */
const stableAfterMs = 2000;

/** COMPLETED scans, and when (on the run's clock) they were first seen as such. */
interface CompletedScans {
  scans: readonly ScanDetail[];
  seenMs: number;
}

/**
 * Reads the same scans after a while, because their counts may still change after COMPLETED. Throws GateError PROTOCOL
 * if one is no longer COMPLETED.
 */
async function readScansAgain(run: Run, { scans, seenMs }: CompletedScans): Promise<CompletedScans> {
  const { clock, signal } = run.budget;
  await clock.sleep(Math.max(0, seenMs + stableAfterMs - clock.now()), signal);
  const again = await Promise.all(scans.map(({ scan_id }) => run.client.getScan({ scan_id })));
  for (const [index, scan] of again.entries()) checkSameScan(scan, scans[index]);
  return { scans: again, seenMs: clock.now() };
}

function checkSameScan(scan: ScanDetail, before: ScanDetail | undefined): void {
  const isSame =
    scan.scan_id === before?.scan_id &&
    scan.repository_id === before.repository_id &&
    scan.branch === before.branch &&
    scan.status === 'COMPLETED';
  if (isSame) return;
  throw new GateError('PROTOCOL', `Scan ${before?.scan_id} was COMPLETED, but now its status is ${scan.status}`, {
    hint: 'Check the scan in the service, then run the gate again.',
  });
}

/** The counts and times that the scans state. */
function toComparableText({ scans }: CompletedScans): string {
  const facts = scans.map(({ violations, started_at, completed_at }) => {
    const counts = Object.entries(violations ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));
    return [counts, started_at ?? null, completed_at ?? null];
  });
  return JSON.stringify(facts);
}
