/** The middle of the story: a scan is started, or the one that is named is taken, and its end is waited for. */
import type { ScanDetail } from '../api/schemas.ts';
import { formatSeconds } from '../clock.ts';
import { asGateError, GateError } from '../errors.ts';
import { code, prose } from '../prose.ts';
import { withInconclusive, withScan, withStartedScan } from '../report/draft.ts';
import { checkHead, refuseMoved } from './guards.ts';
import { readHistory } from './history.ts';
import type { Progress } from './progress.ts';
import { once } from './run.ts';
import type { ScanList } from './scan-list.ts';
import { requireScanOfCommit } from './scan-of-commit.ts';
import type { Target } from './trigger.ts';
import { failedWords, triggerScan, waitForEnd } from './wait.ts';

/** The completed scans; undefined when the run was asked not to wait. */
export async function scanAndWait(progress: Progress, target: Target): Promise<ScanDetail[] | undefined> {
  const { settings, run } = progress;
  const begun = await begin(progress, target);
  if (settings.scanId !== undefined) {
    run.log.note(`Judging scan ${settings.scanId}, which this run did not start: it holds the branch as it was then`);
  }
  if (!settings.wait) {
    progress.report = withInconclusive(progress.report, 'not-waited', {
      message: `Scan ${begun.ids[0]} was started and not waited for`,
      hint: prose`Judge it later with ${code(`scan-id: ${begun.ids[0]}`)}.`,
    });
    return undefined;
  }
  const startedMs = run.budget.clock.now();
  const scans = await waitForAll(progress, target, begun);
  const failed = scans.find(({ status }) => status === 'FAILED');
  if (failed === undefined) {
    requireTie(progress, scans);
    return scans;
  }
  progress.report = withScan(progress.report, failed);
  if (!mayTryAgain(progress, failed, startedMs)) throw scanFailed(failedWords(failed));
  const later = await waitForAll(progress, target, await beginAgain(progress, target, failed));
  const last = later.find(({ status }) => status === 'FAILED');
  if (last === undefined) return later;
  progress.report = withScan(progress.report, last);
  throw scanFailed(`${failedWords(last)}; so did scan ${failed.scan_id} before it`);
}

interface Begun {
  ids: readonly string[];
  /** The scans that there were before. */
  before: ScanList | undefined;
}

async function begin(progress: Progress, target: Target): Promise<Begun> {
  const { run, settings } = progress;
  progress.stopwatch.begin('trigger');
  const begun =
    settings.scanId === undefined
      ? await triggerScan(run, target, settings)
      : { ids: [settings.scanId], before: undefined };
  progress.stopwatch.begin('wait');
  const [first = ''] = begun.ids;
  progress.report = withStartedScan(progress.report, first, target.branch);
  return begun;
}

/** The scans once all have COMPLETED or FAILED; the report is about the first of them. */
async function waitForAll(progress: Progress, target: Target, { ids, before }: Begun): Promise<ScanDetail[]> {
  const { run, settings, head } = progress;
  const history = once(() => readHistory(run, target.repositoryId, before));
  const options = { ...settings, onPoll: head.onPoll, readHistory: history };
  const scans = await Promise.all(ids.map((scanId) => waitForEnd(run, { scanId, target }, options)));
  const [scan] = scans;
  if (scan !== undefined) progress.report = withScan(progress.report, scan);
  return scans;
}

function requireTie({ input, run, around, settings }: Progress, [scan]: readonly ScanDetail[]): void {
  if (scan === undefined || settings.scanId === undefined || input.isScanProven === true) return;
  const { headSha } = input.context;
  const [pushedByMs, aheadMs] = [around.pushedByMs?.(), run.client.serverAheadMs()];
  requireScanOfCommit(scan, { headSha, pushedByMs, aheadMs, nowMs: Date.now() });
}

/** Once, where `retry-failed-scan` asks for it, and the time that is left is enough to fail again. */
function mayTryAgain({ run, settings }: Progress, failed: ScanDetail, startedMs: number): boolean {
  if (!settings.retryFailedScan || settings.scanId !== undefined) return false;
  const { clock, deadline } = run.budget;
  const tookMs = clock.now() - startedMs;
  const leftMs = deadline - clock.now();
  if (leftMs >= tookMs) return true;
  const times = `it took ${formatSeconds(tookMs)}, and ${formatSeconds(leftMs)} of the time limit are left`;
  run.log.note(`Scan ${failed.scan_id} is not started once more (retry-failed-scan): ${times}`);
  return false;
}

/** A new scan in the place of the one that failed, where the branch still stands at the commit. */
async function beginAgain(progress: Progress, target: Target, failed: ScanDetail): Promise<Begun> {
  const { run, around, input } = progress;
  run.log.say(`${failedWords(failed)}. Starting it once more (retry-failed-scan)`);
  refuseMoved(await checkHead(around, input.context));
  const begun = await begin(progress, target).catch((error: unknown) => {
    const { code, message, hint } = asGateError(error);
    if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT') throw error;
    throw scanFailed(`${failedWords(failed)}, and it could not be started once more: ${message}`, {
      hint,
      cause: error,
    });
  });
  const { report } = progress;
  progress.report = { ...report, scan: report.scan && { ...report.scan, retryOf: failed.scan_id } };
  run.log.note(`${failedWords(failed)}; ${begun.ids.join(' and ')} took its place (retry-failed-scan)`);
  return begun;
}

function scanFailed(message: string, details: Pick<GateError, 'hint'> & { cause?: unknown } = noDetails): GateError {
  return new GateError('SCAN_FAILED', message, details);
}

const noDetails = { hint: 'Nothing was decided. Look at the scan at the service, then run the gate again.' };
