/** The middle of the story: a scan is started, or the one that is named is taken, and its end is waited for. */
import type { ScanDetail } from '../api/schemas.ts';
import { code, prose } from '../prose.ts';
import { withInconclusive, withScan, withStartedScan } from '../report/draft.ts';
import { readHistory } from './history.ts';
import type { Progress } from './progress.ts';
import { once } from './run.ts';
import { requireScanOfCommit } from './scan-of-commit.ts';
import type { Target } from './trigger.ts';
import { triggerScan, waitForCompletion } from './wait.ts';

/** The completed scans; undefined when the run was asked not to wait. */
export async function scanAndWait(progress: Progress, target: Target): Promise<ScanDetail[] | undefined> {
  const { input, run, around, settings } = progress;
  progress.stopwatch.begin('trigger');
  const { ids, before } =
    settings.scanId === undefined
      ? await triggerScan(run, target, settings)
      : { ids: [settings.scanId], before: undefined };
  progress.stopwatch.begin('wait');
  const [first = ''] = ids;
  progress.report = withStartedScan(progress.report, first, target.branch);
  if (settings.scanId !== undefined) {
    run.log.note(`Judging scan ${settings.scanId}, which this run did not start: it holds the branch as it was then`);
  }
  if (!settings.wait) {
    progress.report = withInconclusive(progress.report, 'not-waited', {
      message: `Scan ${first} was started and not waited for`,
      hint: prose`Judge it later with ${code(`scan-id: ${first}`)}.`,
    });
    return undefined;
  }
  const history = once(() => readHistory(run, target.repositoryId, before));
  const options = { ...settings, onPoll: progress.head.onPoll, readHistory: history };
  const scans = await Promise.all(ids.map((id) => waitForCompletion(run, { scanId: id, target }, options)));
  const [scan] = scans;
  if (scan !== undefined) progress.report = withScan(progress.report, scan);
  if (scan !== undefined && settings.scanId !== undefined && input.isScanProven !== true) {
    const { headSha } = input.context;
    const [pushedByMs, aheadMs] = [around.pushedByMs?.(), run.client.serverAheadMs()];
    requireScanOfCommit(scan, { headSha, pushedByMs, aheadMs, nowMs: Date.now() });
  }
  return scans;
}
