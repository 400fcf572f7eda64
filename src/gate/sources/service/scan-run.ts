/** What an opened source does: run the scan, then collect its evidence. Loaded after the first request. */
import type { ScanDetail } from '../../../api/schemas.ts';
import { needsWholeList } from '../../../settings/report-files.ts';
import { isFileInHead, readMergeBaseMs } from '../../guards.ts';
import type { Collected, CollectRequest } from '../../source.ts';
import type { AwaitedScans } from './await-scan.ts';
import { createBaseReader } from './base-scan.ts';
import { collectEvidence } from './collect.ts';
import type { ServiceRun, Target } from './run.ts';

export { runScan, scanAnew } from './await-scan.ts';
export { collectEverything } from './collect.ts';

export async function collectAwaited(
  { service, target: { repositoryId } }: { service: ServiceRun; target: Target },
  { scans }: AwaitedScans,
  { policy, baseline, mayNarrow, readChanges }: CollectRequest,
): Promise<Collected & { scans: readonly ScanDetail[] }> {
  const { progress, run, comparison } = service;
  const { around: repositoryAccess, context, settings, log } = progress;
  run.listAfterEnd = undefined;
  return collectEvidence(run, {
    repositoryId,
    scans,
    seenMs: run.budget.clock.now(),
    ...{ policy, baseline, listsAll: settings.uploadSarif || needsWholeList(settings) },
    known: mayNarrow ? comparison?.knownOf(scans, context.base?.branch) : undefined,
    isSuppressible: comparison === undefined,
    readChanges: mayNarrow ? readChanges : async () => undefined,
    isInHead: (path) => isFileInHead(repositoryAccess, path, log),
    base: createBaseReader(run, {
      repositoryId,
      baseBranch: context.base?.branch,
      scans,
      readMergeBaseMs: () => readMergeBaseMs(repositoryAccess, log),
      reportUncompared(uncompared) {
        progress.report = { ...progress.report, uncompared };
      },
    }),
  });
}
