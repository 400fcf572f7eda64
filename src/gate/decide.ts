/**
 * The steps after the source was opened: read the policy, wait for the scan, collect and judge the evidence, and
 * withdraw a pass if it is not certain which commit was scanned.
 */
import type { GateError } from '../errors.ts';
import { runOnce } from '../once.ts';
import type { Baseline } from '../policy/baseline.ts';
import { isExpiring } from '../policy/exception-terms.ts';
import { pickLaterDay } from '../policy/times.ts';
import { needsChangedFiles } from '../report/disclosure.ts';
import { makeInconclusive } from '../report/draft.ts';
import { addJudgement } from '../report/judged.ts';
import { readBaseline } from './baseline-file.ts';
import { type HeadState, readChangedFiles, withdrawIfBaseChanged } from './guards.ts';
import { loadNamedPolicy } from './named-policy.ts';
import type { LoadedPolicy } from './policy.ts';
import { notePolicyNames } from './policy-names.ts';
import type { Progress } from './progress.ts';
import { describePolicyForReport } from './report-context.ts';
import { describeUncompared, hasTrustedBase, narrowingScopes, replaceUntrustedBase, resolveScope } from './scope.ts';
import { createSkippedReport } from './skip.ts';
import type { EvidenceSource } from './source.ts';
import { checkPatternsAgainstTree } from './tree.ts';

export async function decide(
  progress: Progress,
  source: EvidenceSource,
  { loaded, head }: { loaded: LoadedPolicy; head: HeadState },
): Promise<void> {
  const { around: repositoryAccess, context } = progress;
  const treeDoubt = await findTreeDoubt(progress, source, loaded);
  if (loaded.policy.skipWhen !== undefined && source.startsScan) {
    const skipped = await createSkippedReport(progress, { loaded, head, source });
    if (skipped !== undefined) {
      progress.report = skipped;
      return;
    }
  }
  const { baselineFile } = progress.settings;
  const baseline = source.hasBaseline
    ? undefined
    : await readBaseline(loaded.policy, {
        baselineFile,
        around: repositoryAccess,
        repositoryUrl: context.repositoryUrl,
      });
  if (!(await source.start(progress))) return;
  await collectAndJudge(progress, source, { baseline, loaded });
  if (treeDoubt !== undefined && progress.report.verdict === 'passed')
    progress.report = makeInconclusive(progress.report, 'settings', treeDoubt);
}

/** Reads the policy from its trusted place. */
export async function readPolicy(progress: Progress, source: EvidenceSource): Promise<LoadedPolicy> {
  const { environment, settings, context, around: repositoryAccess, log } = progress;
  const { now, policyFile } = environment;
  const loaded =
    environment.loaded ??
    (await loadNamedPolicy({ settings, context, around: repositoryAccess, log, now }, policyFile));
  progress.settings = loaded.settings;
  progress.budget.extendTo(loaded.settings.timeoutSeconds * 1000);
  progress.report = {
    ...progress.report,
    enforced: !loaded.settings.warnOnly,
    policy: describePolicyForReport(loaded),
  };
  // For a saved report, its evidence determines the scope, not this run's context.
  if (environment.loaded !== undefined) return loaded;
  const { trustedBases, policy } = loaded;
  const isNarrowing = narrowingScopes.includes(policy.scope);
  const rebased = isNarrowing ? replaceUntrustedBase({ context, trustedBases }) : undefined;
  if (rebased !== undefined) {
    log.note(`The base is ${context.base?.branch}, so this is compared with ${rebased.base?.branch}`);
    progress.context = rebased;
    // The pull request's own diff is against the base that is not trusted.
    const nothing = { changedFiles: undefined, commits: undefined, readBase: undefined, readMergeBaseMs: undefined };
    progress.around = { ...repositoryAccess, ...nothing, ...repositoryAccess.againstDefault };
    progress.readChanges = runOnce(() => readChangedFiles(progress.around, log));
  }
  const compared = { context: progress.context, trustedBases, missingBase: source.missingBase?.(progress.context) };
  const { scope, uncompared } = resolveScope(policy, compared);
  if (uncompared !== undefined) log.note(describeUncompared(uncompared));
  progress.report = { ...progress.report, uncompared };
  return { ...loaded, policy: { ...policy, scope, hasFullPaths: source.hasFullPaths } };
}

/** If the judged commit is available: whether a pattern of the policy matches nothing in it. */
async function findTreeDoubt(
  { log, readChanges, settings, around: repositoryAccess }: Progress,
  source: EvidenceSource,
  { policy }: LoadedPolicy,
): Promise<GateError | undefined> {
  const files = await source.readTree?.();
  await notePolicyNames({ settings, files, around: repositoryAccess, log });
  return checkPatternsAgainstTree({ policy, files, log, readChanges });
}

async function collectAndJudge(
  progress: Progress,
  source: EvidenceSource,
  { loaded, baseline }: { loaded: LoadedPolicy; baseline: Baseline | undefined },
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
