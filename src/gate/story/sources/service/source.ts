/** A run over a service's scan: finds or starts the scan of the branch, waits for it, and collects its evidence. */

import type { ScanDetail } from '../../../../shared/api/schemas.ts';
import { formatSeconds } from '../../../../shared/clock.ts';
import { GateError, tryRead } from '../../../../shared/errors.ts';
import { runOnce } from '../../../../shared/once.ts';
import { code, prose } from '../../../../shared/prose.ts';
import { parseTime } from '../../../policy/times.ts';
import { addRepository, addScan, addStartedScan, makeInconclusive } from '../../../report/report.ts';
import { needsWholeList } from '../../../settings/entries/surfaces.ts';
import type { Settings } from '../../../settings/settings.ts';
import {
  addBranchHead,
  checkHead,
  createNoKeyError,
  type HeadState,
  isFileInHead,
  refuseMoved,
  watchHead,
} from '../../guards.ts';
import { type CollectRequest, doubtPass, type EvidenceSource } from '../../source.ts';
import { createBaseReader } from './base-scan.ts';
import { type Client, createClient } from './client.ts';
import { type CollectedScans, collectEverything, collectEvidence } from './collect.ts';
import { buildWantedRepository, noteUncompared, resolveRepository } from './resolve.ts';
import { isNewSince, listScansBefore, type ScanList, type ServiceRun } from './scans.ts';
import {
  createAdoptionTest,
  explainOtherCommit,
  findScanToRepeat,
  getScanTie,
  requireScanOfCommit,
  type StartedScan,
  type StartRequest,
  startScan,
} from './trigger.ts';
import { formatFailure, readHistory, waitForEnd } from './wait.ts';

export function createServiceSource(
  settings: Settings,
  {
    isScanProven = false,
    wantsEverything = false,
  }: {
    /** Whether the scan that `scan-id` names is known to be of the commit. */
    isScanProven?: boolean;
    /** Whether every list and every detail is read, whatever the verdict needs. A baseline needs this. */
    wantsEverything?: boolean | undefined;
  } = {},
): EvidenceSource {
  let client: Client | undefined;
  let opened: ServiceRun | undefined;
  let headBefore: HeadState = { kind: 'same' };
  let awaited: AwaitedScans | undefined;
  let scans: readonly ScanDetail[] = [];
  return {
    serviceOrigin: new URL(settings.baseUrl).origin,
    origin: 'service',
    startsScan: settings.scanId === undefined && !wantsEverything,
    locate: ({ reader, context }) => addBranchHead(reader, context),
    refuse: () => (settings.apiKey === undefined ? createNoKeyError() : undefined),
    async open(progress, reading) {
      const { environment, context, reader, budget, log } = progress;
      const { baseUrl, apiKey = '', assume } = settings;
      const { transport, version } = environment;
      const userAgent = `scan-gate/${version}`;
      client = createClient({ baseUrl, apiKey, transport, budget, assume, userAgent, onWait: log.say });
      const head = watchHead(budget, reader, context);
      const wanted = buildWantedRepository(settings, context);
      const resolving = resolveRepository(client, wanted);
      // Other errors are reported first.
      resolving.catch(() => {});
      [headBefore] = await Promise.all([checkHead(reader, context), reading]);
      refuseMoved(headBefore);
      if (headBefore.kind === 'unreadable') log.note(headBefore.message);
      const repository = await resolving;
      noteUncompared(log, wanted, repository);
      progress.report = addRepository(progress.report, repository);
      const { repository_id: repositoryId, name } = repository;
      const { branch } = context;
      log.detail?.(`Repository ${name} (${repositoryId}), branch ${branch}`);
      opened = { client, budget, log, repositoryId, branch, progress, head, isScanProven };
      return headBefore;
    },
    async start() {
      awaited = await runScan(requireOpened(opened));
      return awaited !== undefined;
    },
    async collect({ log }, request) {
      const run = requireOpened(opened);
      let collected = await collectScans(run, requireOpened(awaited), request);
      const { verdict, reason } = collected.judgement;
      if (run.isRepeated && verdict === 'inconclusive' && reason === 'evidence') {
        log.note('Later scans make that scan inconclusive: a new one is started');
        awaited = await scanAnew(run);
        const failed = findFailed(awaited);
        if (failed !== undefined) throw createScanFailedError(formatFailure(failed));
        collected = await collectScans(run, awaited, request);
      }
      scans = collected.scans;
      return collected;
    },
    ...(wantsEverything && {
      collectEverything: async () => collectEverything(requireOpened(opened), requireOpened(awaited).scans),
    }),
    async checkPass() {
      const { head } = requireOpened(opened);
      const since = requireOpened(awaited).isOurs ? 'first look' : 'push';
      return doubtPass(headBefore.kind === 'same' ? await head.doubt({ scans, since }) : headBefore);
    },
    serverTimeMs: () => client?.serverTimeMs(),
    requests: () => ({ ...client?.requests }),
  };
}

/** The steps run in order, so a missing value is a programming error. */
function requireOpened<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The service was not asked yet');
  return value;
}

/**
 * COMPLETED scans, and whether this run started them. Another scan may have begun before the branch was first checked.
 */
interface AwaitedScans {
  scans: readonly ScanDetail[];
  isOurs: boolean;
}

/** Starts a scan or uses an existing one, and waits for its end. Undefined if the run was asked not to wait. */
async function runScan(run: ServiceRun): Promise<AwaitedScans | undefined> {
  const { progress } = run;
  const { settings } = progress;
  const begun = await beginScan(run, {
    mayAdopt: createAdoptionTest(run),
    findToRepeat: (before) => findScanToRepeat(run, before),
  });
  if (settings.scanId !== undefined) {
    run.log.note(`Judging scan ${settings.scanId}, which this run did not start: it covers the branch as it was then`);
  }
  if (!settings.wait && (await isLeftUnjudged(run, begun))) return undefined;
  const startedMs = run.budget.clock.now();
  const first = await waitForScanOfCommit(run, begun);
  const failed = findFailed(first);
  if (failed === undefined) {
    const [scan] = first.scans;
    if (settings.scanId !== undefined && !run.isScanProven && scan) requireScanOfCommit(scan, getScanTie(run));
    return first;
  }
  progress.report = addScan(progress.report, failed);
  if (!canRetry(run, failed, startedMs)) throw createScanFailedError(formatFailure(failed));
  const later = await waitForScanOfCommit(run, await retryScan(run, failed));
  const last = findFailed(later);
  if (last === undefined) return later;
  progress.report = addScan(progress.report, last);
  throw createScanFailedError(`${formatFailure(last)}; so did scan ${failed.scan_id} before it`);
}

interface BegunScan extends StartedScan {
  /** The scans that existed before. Undefined if they could not be listed, or if no scan was started. */
  before: ScanList | undefined;
}

/** Uses the scan that the settings name, or starts one. */
async function beginScan(
  run: ServiceRun,
  existing: Pick<StartRequest, 'mayAdopt' | 'findToRepeat'> = {},
): Promise<BegunScan> {
  const { progress } = run;
  const { scanId } = progress.settings;
  progress.stopwatch.begin('trigger');
  let begun: BegunScan;
  if (scanId !== undefined) {
    begun = { ids: [scanId], isAdopted: false, before: undefined };
  } else {
    const before = await listScansBefore(run);
    const waitFor = async (old: string) => void (await waitForEnd(run, old));
    begun = { ...(await startScan({ run, before, ...existing }, waitFor)), before };
    run.log.detail?.(`Scan ${begun.ids.join(' and ')} ${begun.isAdopted ? 'taken' : 'started'}`);
  }
  progress.stopwatch.begin('wait');
  const [first = ''] = begun.ids;
  progress.report = addStartedScan(progress.report, { id: first, branch: run.branch, isAdopted: begun.isAdopted });
  return begun;
}

/** Whether the run ends here because a later run judges the scan. */
async function isLeftUnjudged({ progress, client, log }: ServiceRun, begun: BegunScan): Promise<boolean> {
  const { environment, settings } = progress;
  const { leavePending } = environment;
  const [scanId = ''] = begun.ids;
  const message = `Scan ${scanId} was started and not waited for`;
  if (leavePending === undefined) {
    const hint = prose`Judge it later with ${code(`scan-id: ${scanId}`)}.`;
    progress.report = makeInconclusive(progress.report, 'not-waited', { message, hint });
    return true;
  }
  // A check run names exactly one scan, which this run must have started while the branch was at its commit.
  const isOwn = settings.scanId === undefined && begun.ids.length === 1 && !begun.isAdopted;
  if (!isOwn || !(await leavePending(scanId))) {
    const why = isOwn ? 'there is no check run here that could stay open' : 'this run did not start it alone';
    log.note(`wait: false: waiting for scan ${begun.ids.join(' and ')} anyway, because ${why}`);
    return false;
  }
  const scan = await tryRead(() => client.getScan({ scan_id: scanId }));
  // If the scan ended before the check run named it, no later run is started for it.
  if (scan?.status === 'COMPLETED' || scan?.status === 'FAILED') return false;
  const hint = prose`Require the check run, not this job. The run that ${code('finish-pending')} is set in completes it.`;
  progress.report = makeInconclusive(progress.report, 'not-waited', { message, hint });
  return true;
}

/** An adopted scan may state its commit only when it has ended. If it is another one, the run starts its own scan. */
async function waitForScanOfCommit(run: ServiceRun, begun: BegunScan): Promise<AwaitedScans> {
  const scans = await waitForAll(run, begun);
  const [scan] = scans;
  if (!begun.isAdopted || scan === undefined) return { scans, isOurs: run.progress.settings.scanId === undefined };
  const why = explainOtherCommit(scan, getScanTie(run));
  if (why === undefined) return { scans, isOurs: false };
  run.log.note(`Scan ${scan.scan_id} is not judged after all, and a new one is started: ${why}`);
  return scanAnew(run);
}

/** Starts a scan although another one was waited for. */
async function scanAnew(run: ServiceRun): Promise<AwaitedScans> {
  await requireHead(run);
  return { scans: await waitForAll(run, await beginScan(run)), isOurs: true };
}

/** A branch that has moved is not scanned again. */
async function requireHead({ progress: { reader, context } }: ServiceRun): Promise<void> {
  refuseMoved(await checkHead(reader, context));
}

/** Waits until all scans have COMPLETED or FAILED. The report describes the first of them. */
async function waitForAll(run: ServiceRun, { ids, before, isAdopted }: BegunScan): Promise<ScanDetail[]> {
  const { progress, head } = run;
  const options = { onPoll: head.onPoll, readHistory: runOnce(() => readHistory(run, before)) };
  const scans = await Promise.all(ids.map((scanId) => waitForEnd(run, scanId, options)));
  if (!isAdopted && before !== undefined) requireNew(before, scans);
  const [scan] = scans;
  if (scan !== undefined) progress.report = addScan(progress.report, scan);
  return scans;
}

/**
 * The response to the request may have stated another time than the scan itself. Throws GateError PROTOCOL for a scan
 * that existed before.
 */
function requireNew(before: ScanList, scans: readonly ScanDetail[]): void {
  const isOld = (scan: ScanDetail) =>
    parseTime(scan.created_at, before.zone) !== undefined && !isNewSince(before, scan);
  const old = scans.find(isOld);
  if (old === undefined) return;
  const message = `The service answered with scan ${old.scan_id}, which states that it was created before this run`;
  throw new GateError('PROTOCOL', message, {
    hint: 'An old scan may not contain this commit. Check the scan in the service, or run the gate again later.',
  });
}

function findFailed({ scans }: AwaitedScans): ScanDetail | undefined {
  return scans.find(({ status }) => status === 'FAILED');
}

/** True once, if `scan.retry-failed` is on and the remaining time is at least as long as the failed scan took. */
function canRetry({ progress, budget, log }: ServiceRun, failed: ScanDetail, startedMs: number): boolean {
  const { settings } = progress;
  if (!settings.retryFailedScan || settings.scanId !== undefined) return false;
  const { clock, deadline } = budget;
  const tookMs = clock.now() - startedMs;
  const leftMs = deadline - clock.now();
  if (leftMs >= tookMs) return true;
  const times = `it took ${formatSeconds(tookMs)}, and ${formatSeconds(leftMs)} of the time limit are left`;
  log.note(`Scan ${failed.scan_id} is not started once more (scan.retry-failed): ${times}`);
  return false;
}

/** Starts another scan in place of the failed one. */
async function retryScan(run: ServiceRun, failed: ScanDetail): Promise<BegunScan> {
  const { progress, log } = run;
  log.say(`${formatFailure(failed)}. Starting it once more (scan.retry-failed)`);
  await requireHead(run);
  const begun = await tryRead(
    () => beginScan(run, { mayAdopt: createAdoptionTest(run) }),
    (error) => {
      const said = `${formatFailure(failed)}, and it could not be started once more: ${error.message}`;
      throw createScanFailedError(said, { hint: error.hint, cause: error });
    },
  );
  const { report } = progress;
  progress.report = { ...report, scan: report.scan && { ...report.scan, retryOf: failed.scan_id } };
  log.note(`${formatFailure(failed)}; started again as ${begun.ids.join(' and ')} (scan.retry-failed)`);
  return begun;
}

const checkScanHint = 'There is no verdict. Check the scan in the service, then run the gate again.';

function createScanFailedError(
  message: string,
  details: Pick<GateError, 'hint'> & { cause?: unknown } = { hint: checkScanHint },
): GateError {
  return new GateError('SCAN_FAILED', message, details);
}

async function collectScans(
  run: ServiceRun,
  { scans }: AwaitedScans,
  { policy, baseline, mayNarrow, readChanges }: CollectRequest,
): Promise<CollectedScans> {
  const { reader, settings, log } = run.progress;
  run.listAfterEnd = undefined;
  return collectEvidence(run, {
    scans,
    seenMs: run.budget.clock.now(),
    ...{ policy, baseline, listsAll: settings.uploadSarif || needsWholeList(settings) },
    readChanges: mayNarrow ? readChanges : async () => undefined,
    isInHead: (path) => isFileInHead(reader, path, log),
    base: createBaseReader(run, scans),
  });
}
