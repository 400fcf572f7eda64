/**
 * The last steps of a run: collect and judge the evidence, and withdraw a pass if it is not certain which commit was
 * scanned.
 */
import type { Baseline } from '../policy/baseline.ts';
import { isExpiring } from '../policy/exception-terms.ts';
import { pickLaterDay } from '../policy/times.ts';
import { needsChangedFiles } from '../report/disclosure.ts';
import { makeInconclusive } from '../report/draft.ts';
import { addJudgement } from '../report/judged.ts';
import { withdrawIfBaseChanged } from './guards.ts';
import type { LoadedPolicy } from './policy.ts';
import type { Progress } from './progress.ts';
import { hasTrustedBase, narrowingScopes } from './scope.ts';
import type { EvidenceSource } from './source.ts';

interface Decision {
  loaded: Pick<LoadedPolicy, 'policy' | 'trustedBases'>;
  baseline: Baseline | undefined;
}

export async function decide(
  progress: Progress,
  source: EvidenceSource,
  { loaded, baseline }: Decision,
): Promise<void> {
  const { policy, trustedBases } = loaded;
  const { context, around: repositoryAccess, settings, stopwatch, readChanges } = progress;
  // A base that the author may have chosen excuses nothing.
  const mayNarrow = hasTrustedBase({ context, trustedBases });
  // Exceptions expire by the later of two clocks, because whoever runs the gate may have set one of them back.
  const dated = { ...policy, today: pickLaterDay(policy.today, source.serverTimeMs?.()) };
  stopwatch.begin('collect');
  const collected = await source.collect(progress, { policy: dated, baseline, mayNarrow, readChanges });
  const { isPublic, isPublicAssumed } = context;
  const audience = { disclose: settings.disclose, isPublic, isPublicAssumed };
  const endsSoon = context.change !== undefined && dated.exceptions.some((each) => isExpiring(each, dated.today));
  const isShownInDiff = needsChangedFiles(audience) || settings.annotations === 'review' || endsSoon;
  const changes = isShownInDiff ? await readChanges() : collected.evidence.changes;
  progress.changes = changes;
  stopwatch.begin('judge');
  progress.judgement = collected.judgement;
  progress.report = addJudgement(progress.report, { ...collected, isGivenAway: true }, { ...audience, changes });
  progress.evidence = (await source.collectEverything?.()) ?? progress.report.evidence;
  if (collected.judgement.verdict !== 'passed') return;
  const isCompared = mayNarrow && narrowingScopes.includes(policy.scope);
  const [doubt, based] = await Promise.all([
    source.checkPass(),
    isCompared ? withdrawIfBaseChanged(progress.report, repositoryAccess, context) : progress.report,
  ]);
  progress.report = doubt === undefined ? based : makeInconclusive(progress.report, doubt.reason, doubt);
}
