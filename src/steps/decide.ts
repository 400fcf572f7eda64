/** The end of the story: the evidence is collected and judged, and a pass is taken back when it is not certain what was scanned. */
import type { Baseline } from '../policy/baseline.ts';
import { isExpiring } from '../policy/exception-terms.ts';
import { laterDay } from '../policy/times.ts';
import { needsChangedFiles } from '../report/disclosure.ts';
import { withInconclusive } from '../report/draft.ts';
import { withJudgement } from '../report/judged.ts';
import type { Awaited } from './await-scan.ts';
import { createBaseReader } from './base-scan.ts';
import { collect, collectEverything } from './collect.ts';
import { type HeadState, isFileInHead, readChangedFiles, readMergeBaseMs, withOwnBase } from './guards.ts';
import type { LoadedPolicy } from './policy.ts';
import type { Progress } from './progress.ts';
import { once, type Target } from './run.ts';
import { hasTrustedBase, narrowing } from './scope.ts';

export interface Decision extends Awaited {
  target: Target;
  headBefore: HeadState;
  loaded: Pick<LoadedPolicy, 'policy' | 'trustedBases'>;
  baseline: Baseline | undefined;
}

export async function decide(progress: Progress, decision: Decision): Promise<void> {
  const { target, scans, headBefore, baseline } = decision;
  const { policy, trustedBases } = decision.loaded;
  const { run, around, settings, input } = progress;
  const { context, comparison } = input;
  // A base that may be the author's own lets nothing off.
  const mayNarrow = hasTrustedBase({ context, trustedBases });
  const readChanges = once(() => readChangedFiles(around, run.log));
  // An exception ends by the later of two clocks: whoever runs the gate may have set back one of them.
  const dated = { ...policy, today: laterDay(policy.today, run.client.serverTimeMs()) };
  progress.stopwatch.begin('collect');
  const collected = await collect(run, {
    repositoryId: target.repositoryId,
    scans,
    seenMs: run.budget.clock.now(),
    ...{ policy: dated, baseline, listsAll: settings.uploadSarif },
    known: mayNarrow ? comparison?.knownOf(scans) : undefined,
    isSuppressible: comparison === undefined,
    readChanges: mayNarrow ? readChanges : async () => undefined,
    isInHead: (path) => isFileInHead(around, path, run.log),
    base: createBaseReader(run, {
      repositoryId: target.repositoryId,
      baseBranch: context.base?.branch,
      scans,
      readMergeBaseMs: () => readMergeBaseMs(around, run.log),
    }),
  });
  const audience = { disclose: settings.disclose, isPublic: context.isPublic };
  const endsSoon = context.change !== undefined && dated.exceptions.some((each) => isExpiring(each, dated.today));
  const isShownInDiff = needsChangedFiles(audience) || settings.annotations === 'review' || endsSoon;
  const changes = isShownInDiff ? await readChanges() : collected.evidence.changes;
  progress.changes = changes;
  progress.stopwatch.begin('judge');
  progress.report = withJudgement(progress.report, { ...collected, isGivenAway: true }, { ...audience, changes });
  progress.evidence = input.wantsEverything
    ? await collectEverything(run, target.repositoryId, scans)
    : progress.report.evidence;
  if (collected.judgement.verdict !== 'passed') return;
  const since = decision.isOurs ? 'first look' : 'push';
  const isCertain = headBefore.kind === 'same';
  const isCompared = mayNarrow && narrowing.includes(policy.scope);
  const [doubt, based] = await Promise.all([
    isCertain ? progress.head.doubt({ scans: collected.scans, since }) : headBefore,
    isCompared ? withOwnBase(progress.report, around, context) : progress.report,
  ]);
  if (doubt.kind === 'same') {
    progress.report = based;
    return;
  }
  const message = `${doubt.message}; the scan found nothing that blocks, but it may not be a scan of this commit`;
  progress.report = withInconclusive(progress.report, 'moved', { message, hint: doubt.hint });
}
