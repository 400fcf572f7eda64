/** Gathers evidence only as far as it can change the verdict, then what will be shown (design section 3). */
import type { ScanDetail, ViolationItem } from '../api/schemas.ts';
import { type Evidence, isOpen, isSuppressed } from '../policy/evidence.ts';
import {
  type Finding,
  isOfScan,
  readDetailedFinding,
  readListItem,
  type ScanWindow,
  type Severity,
  severities,
} from '../policy/finding.ts';
import { judge } from '../policy/judge.ts';
import type { Policy } from '../policy/policy.ts';
import { byWorst } from '../policy/ranking.ts';
import { rulesOf } from '../policy/rules/registry.ts';
import type { Judgement } from '../policy/verdict.ts';
import type { Run } from './run.ts';
import { readScanWindow } from './scan-window.ts';
import { lookAtViolations, sameContent, sweepViolations } from './violations.ts';

export interface Collected {
  evidence: Evidence;
  judgement: Judgement;
}

/** A list may lag behind the scan: it is believed below the scan's count only when it stands again after this time. */
const settleMs = 5000;
const settleRounds = 3;
const detailChunk = 8;
const detailCap = 2000;
/** What the surfaces show at most, and so what details are worth reading for. */
const shownCap = 50;

interface Collection {
  run: Run;
  repositoryId: string;
  scans: readonly ScanDetail[];
  policy: Policy;
  evidence: Evidence;
  /** The list items as they came, to compare the next sweep with. */
  items: Map<Severity, ViolationItem[]>;
  window: ScanWindow | undefined;
  /** False once there were more details to read than can be. */
  canSettle: boolean;
}

/** Evidence and judgement of one or more COMPLETED scans of the same branch; of several, the worst counts. */
export async function collect(
  run: Run,
  repositoryId: string,
  scans: readonly ScanDetail[],
  policy: Policy,
): Promise<Collected> {
  const evidence: Evidence = {
    counts: worstCounts(scans),
    findings: [],
    lists: {},
    unknownSeverities: 'unread',
    coverage: scans[0]?.coverage,
  };
  const collection: Collection = {
    run,
    repositoryId,
    scans,
    policy,
    evidence,
    items: new Map(),
    window: undefined,
    canSettle: true,
  };
  await firstLook(collection);
  if (isUndecided(collection)) await listFor(collection, neededSeverities(collection));
  if (isUndecided(collection)) await readDecidingDetails(collection);
  const settleWhileUndecided = async (rounds: number) => {
    for (let round = 1; round <= rounds && isUndecided(collection); round++) await settle(collection);
  };
  await settleWhileUndecided(settleRounds);
  await listForDisplay(collection);
  await readShownDetails(collection);
  await settleWhileUndecided(1);
  return { evidence: collection.evidence, judgement: judge(collection.evidence, policy) };
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

function isUndecided(collection: Collection): boolean {
  return judge(collection.evidence, collection.policy).rules.some((rule) => rule.verdict === 'inconclusive');
}

/** Severities of the rules that are still open. */
function neededSeverities(collection: Collection): Severity[] {
  const open = judge(collection.evidence, collection.policy).rules;
  const rules = rulesOf(collection.policy).filter((_, index) => open[index]?.verdict === 'inconclusive');
  return severities.filter((severity) => rules.some((rule) => rule.matcher.severities.includes(severity)));
}

async function firstLook(collection: Collection): Promise<void> {
  const { run, repositoryId } = collection;
  const look = await lookAtViolations(run, repositoryId);
  if (look.kind === 'known only') {
    collection.evidence = { ...collection.evidence, unknownSeverities: 'none' };
    return;
  }
  if (look.kind === 'unknown severities') {
    run.story.note(
      'The repository has violations of a severity that the interface does not name: each counts as CRITICAL',
    );
  }
  const list = await sweepViolations(run, repositoryId, undefined, look.kind === 'everything' ? look.page : undefined);
  take(collection, severities, list.items, { stands: list.stands, settled: false });
  const unknownSeverities = list.stands ? 'listed' : 'unread';
  collection.evidence = { ...collection.evidence, unknownSeverities };
}

/** Lists the severities that are not listed yet. */
async function listFor(collection: Collection, wanted: readonly Severity[]): Promise<void> {
  const missing = wanted.filter((severity) => collection.evidence.lists[severity] === undefined);
  if (missing.length === 0) return;
  const list = await sweepViolations(collection.run, collection.repositoryId, missing);
  take(collection, missing, list.items, { stands: list.stands, settled: false });
}

/** Puts fresh list items in the place of what was known of these severities. */
function take(
  collection: Collection,
  replaced: readonly Severity[],
  items: readonly ViolationItem[],
  state: { stands: boolean; settled: boolean },
): void {
  const fresh = items.map(readListItem);
  const kept = collection.evidence.findings.filter((finding) => !replaced.includes(finding.severity));
  const lists = { ...collection.evidence.lists };
  for (const severity of replaced) {
    lists[severity] = state;
    collection.items.set(
      severity,
      items.filter((_, index) => fresh[index]?.severity === severity),
    );
  }
  collection.evidence = { ...collection.evidence, findings: [...kept, ...fresh], lists };
}

/** Reads details, the smaller group first, until they decide, run out, or turn out to say nothing about times. */
async function readDecidingDetails(collection: Collection): Promise<void> {
  const needed = neededSeverities(collection);
  const candidates = collection.evidence.findings.filter(
    (finding) => needed.includes(finding.severity) && !finding.detail,
  );
  const groups = [candidates.filter(isOpen), candidates.filter(isSuppressed)].sort((a, b) => a.length - b.length);
  const others = candidates.filter((finding) => finding.status === 'FIXED' && !isOpen(finding));
  const queue = [...groups.flat(), ...others];
  if (queue.length === 0) return;
  if (queue.length > detailCap) collection.canSettle = false;
  collection.window ??= await readScanWindow(collection.run, collection.repositoryId, collection.scans);
  if (collection.window.startedAt === undefined) return;
  const end = Math.min(queue.length, detailCap);
  for (let start = 0; start < end && isUndecided(collection); start += detailChunk) {
    const useful = await readDetails(collection, queue.slice(start, start + detailChunk));
    if (!useful) return;
  }
}

/** Reads the details of these findings and labels them; false when none of them says when it was last seen. */
async function readDetails(collection: Collection, findings: readonly Finding[]): Promise<boolean> {
  const { client } = collection.run;
  const details = await Promise.all(
    findings.map(async (finding) => ({ finding, detail: await client.getViolation({ violation_id: finding.id }) })),
  );
  const read = new Map<string, Finding>();
  for (const { finding, detail } of details) {
    if (detail.violation_id !== finding.id) continue;
    read.set(finding.id, merged(finding, readDetailedFinding(detail, collection.window)));
  }
  const all = collection.evidence.findings.map((finding) => read.get(finding.id) ?? finding);
  collection.evidence = { ...collection.evidence, findings: all };
  return [...read.values()].some((finding) => finding.detail?.lastSeen !== undefined);
}

/** Of list and detail the worse severity and the more open status: a record that changes in between must not vanish. */
function merged(listed: Finding, detail: Finding): Finding {
  const worse = severities.indexOf(listed.severity) <= severities.indexOf(detail.severity) ? listed : detail;
  const status = isOpen(listed) && !isOpen(detail) ? listed.status : detail.status;
  return {
    ...detail,
    severity: worse.severity,
    severityKnown: worse.severityKnown,
    status,
  };
}

/** Reads lists and labels again after a while: identical means settled, otherwise the newer ones are what there is. */
async function settle(collection: Collection): Promise<void> {
  const { run, repositoryId } = collection;
  const needed = neededSeverities(collection);
  run.story.say('The list and the scan’s own counts do not settle it yet: reading the list again in 5 s');
  await run.budget.clock.sleep(settleMs, run.budget.signal);
  const everything = collection.evidence.unknownSeverities !== 'none';
  const wanted = everything ? severities : needed;
  const itemsBefore = wanted.flatMap((severity) => collection.items.get(severity) ?? []);
  const dated = collection.evidence.findings.filter((finding) => finding.detail?.lastSeen !== undefined);
  const list = await sweepViolations(run, repositoryId, everything ? undefined : wanted);
  take(collection, wanted, list.items, { stands: list.stands, settled: false });
  if (everything && list.stands) collection.evidence = { ...collection.evidence, unknownSeverities: 'listed' };
  const same = sameContent(run, repositoryId, itemsBefore, list.items) && (await labelAgain(collection, dated));
  if (list.stands && same && collection.canSettle) markSettled(collection, wanted);
  if (isUndecided(collection)) await readDecidingDetails(collection);
}

/** Reads again the details that gave a label; true when every label is what it was. */
async function labelAgain(collection: Collection, dated: readonly Finding[]): Promise<boolean> {
  collection.window = await readScanWindow(collection.run, collection.repositoryId, collection.scans);
  const before = new Map(dated.map((finding) => [finding.id, finding.label]));
  const again = collection.evidence.findings.filter((finding) => before.has(finding.id));
  for (let start = 0; start < again.length; start += detailChunk) {
    await readDetails(collection, again.slice(start, start + detailChunk));
  }
  return collection.evidence.findings.every(
    (finding) => !before.has(finding.id) || before.get(finding.id) === finding.label,
  );
}

function markSettled(collection: Collection, settled: readonly Severity[]): void {
  const lists = { ...collection.evidence.lists };
  for (const severity of settled) lists[severity] = { stands: true, settled: true };
  collection.evidence = { ...collection.evidence, lists };
}

/** What the scan found below the rules is listed too, to be shown; a list that cannot be read then is a note, no more. */
async function listForDisplay(collection: Collection): Promise<void> {
  const found = severities.filter((severity) => (collection.evidence.counts[severity] ?? 0) > 0);
  try {
    await listFor(collection, found);
  } catch (error) {
    collection.run.budget.signal.throwIfAborted();
    collection.run.story.note(`Not all findings could be listed: ${(error as Error).message}`);
  }
}

async function readShownDetails(collection: Collection): Promise<void> {
  try {
    await readWorst(collection);
  } catch (error) {
    collection.run.budget.signal.throwIfAborted();
    collection.run.story.note(`Not all details could be read: ${(error as Error).message}`);
  }
}

/** Reads details worst first until as many findings of this scan as are shown have one. */
async function readWorst(collection: Collection): Promise<void> {
  for (let reads = 0; reads < 4 * shownCap; reads += detailChunk) {
    const { effects } = judge(collection.evidence, collection.policy);
    const shown = collection.evidence.findings
      .filter((finding) => isOfScan(finding, collection.evidence.counts) && finding.status !== 'FIXED')
      .sort(byWorst(effects))
      .slice(0, shownCap);
    const unread = shown.filter((finding) => finding.detail === undefined).slice(0, detailChunk);
    if (unread.length === 0) return;
    collection.window ??= await readScanWindow(collection.run, collection.repositoryId, collection.scans);
    await readDetails(collection, unread);
  }
}
