/**
 * Runs the gate: settings, context and a source of evidence in, a report out. It never throws: every failure becomes an
 * inconclusive report.
 */

import { setImmediate } from 'node:timers/promises';
import type { RunContext } from '../ci/context/context.ts';
import { createBudget, createStopwatch } from '../clock.ts';
import { GateError, toGateError } from '../errors.ts';
import { runOnce } from '../once.ts';
import type { Changes } from '../policy/changes.ts';
import type { Evidence } from '../policy/evidence.ts';
import type { Judgement } from '../policy/verdict.ts';
import { addError, createReport, makeInconclusive } from '../report/draft.ts';
import { adaptReportWording } from '../report/local-words.ts';
import type { Report } from '../report/report.ts';
import { addResumeHint } from '../report/resumable.ts';
import type { Settings } from '../settings/settings.ts';
import { readBaseline } from './baseline-file.ts';
import { type HeadState, readChangedFiles } from './guards.ts';
import { loadNamedPolicy } from './named-policy.ts';
import type { LoadedPolicy } from './policy.ts';
import { notePolicyNames } from './policy-names.ts';
import type { GateEnvironment, Progress } from './progress.ts';
import { describePolicyForReport, findReportedSha, summarizeContext } from './report-context.ts';
import { collectNotes } from './run.ts';
import { resolveScope } from './scope.ts';
import { createSkippedReport } from './skip.ts';
import type { EvidenceSource } from './source.ts';
import { checkPatternsAgainstTree } from './tree.ts';

/** The result of a run, with the final settings: those of the step, completed from the policy file. */
export interface GateResult {
  report: Report;
  settings: Settings;
  /** Undefined if the run ended before it had any. */
  evidence: Evidence | undefined;
  /** The result of the policy alone: the report may withdraw its verdict. */
  judgement: Judgement | undefined;
  context: RunContext;
  /** What the pull request changes, if it was read. */
  changes: Changes | undefined;
}

/** Runs the gate from the guards to the verdict. The caller publishes. */
export async function runGate(
  settings: Settings,
  environment: GateEnvironment,
  source: EvidenceSource,
): Promise<GateResult> {
  const { clock, context, transport } = environment;
  const startedMs = clock.now();
  const over = new AbortController();
  const cancel = AbortSignal.any([environment.cancel, over.signal]);
  const budget = createBudget(clock, settings.timeoutSeconds * 1000, cancel);
  const notes: string[] = [];
  const log = collectNotes(environment.log, notes);
  const repositoryAccess = environment.surroundings(budget, log.say);
  const progress: Progress = {
    ...{ environment, context, budget, log, around: repositoryAccess, settings },
    readChanges: runOnce(() => readChangedFiles(repositoryAccess, log)),
    report: createInitialReport(settings, environment, source),
    evidence: undefined,
    judgement: undefined,
    changes: undefined,
    stopwatch: createStopwatch({ name: 'start', sinceMs: 0 }, clock.now, () => transport.requestCount?.() ?? 0),
  };
  progress.stopwatch.begin('prepare');
  try {
    await runSteps(progress, source);
  } catch (error) {
    progress.report = addError(progress.report, addResumeHint(toGateError(error), progress.report));
  } finally {
    budget.end();
    // Cancels requests whose response is no longer needed.
    over.abort(new GateError('CANCELLED', 'The run is over'));
  }
  const report = {
    ...progress.report,
    notes: [...progress.report.notes, ...notes],
    requests: source.requests?.() ?? progress.report.requests,
    durationMs: Math.round(clock.now() - startedMs),
    phases: progress.stopwatch.phases(),
  };
  return {
    report: source.isRemote ? report : adaptReportWording(report),
    settings: progress.settings,
    evidence: progress.evidence,
    judgement: progress.judgement,
    context: progress.context,
    changes: progress.changes,
  };
}

function createInitialReport(
  settings: Settings,
  { context, version }: GateEnvironment,
  source: EvidenceSource,
): Report {
  const { serviceOrigin } = source;
  return { ...createReport(version), enforced: !settings.warnOnly, serviceOrigin, ...summarizeContext(context) };
}

/** Steps 2 to 9 of the design's section 2. */
async function runSteps(progress: Progress, source: EvidenceSource): Promise<void> {
  const { around: repositoryAccess, log } = progress;
  const context = await source.locate(progress);
  progress.context = context;
  if (context.refusal === undefined) progress.report = { ...progress.report, headSha: findReportedSha(context) };
  const refusal = context.refusal ?? source.refuse?.(progress);
  if (refusal !== undefined) {
    // The policy file may decide how a refused run ends, so it is read. If this fails, the refusal is still what is
    // reported.
    await readPolicy(progress, source).catch((error: GateError) => {
      if (error.code === 'CANCELLED') throw error;
      log.note(`${error.message}. The settings count without it`);
    });
    throw refusal;
  }
  const { loaded, head } = await readPrerequisites(progress, source);
  const treeDoubt = await findTreeDoubt(progress, source, loaded);
  if (loaded.policy.skipWhen !== undefined && source.startsScan) {
    const skipped = await createSkippedReport(progress, { loaded, head });
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
  const { decide } = await import('./decide.ts');
  await decide(progress, source, { baseline, loaded });
  if (treeDoubt !== undefined && progress.report.verdict === 'passed')
    progress.report = makeInconclusive(progress.report, 'settings', treeDoubt);
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

interface Prerequisites {
  loaded: LoadedPolicy;
  head: HeadState;
}

/**
 * Reads everything needed before a scan. The source sends its first request at once, and the policy reader is loaded
 * after that.
 */
async function readPrerequisites(progress: Progress, source: EvidenceSource): Promise<Prerequisites> {
  const { promise: reading, resolve } = Promise.withResolvers<LoadedPolicy>();
  const opening = source.open(progress, reading);
  // An error in the policy is reported first.
  opening.catch(() => {});
  await waitTwoTurns();
  resolve(readPolicy(progress, source));
  return { loaded: await reading, head: await opening };
}

/** Waits until the connection is open and the request is sent, before anything blocks the thread. */
async function waitTwoTurns(): Promise<void> {
  await setImmediate();
  await setImmediate();
}

/** Reads the policy from its trusted place. */
async function readPolicy(progress: Progress, source: EvidenceSource): Promise<LoadedPolicy> {
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
  const { missingBase, hasFullPaths } = source;
  const scope = resolveScope(loaded.policy, { context, trustedBases: loaded.trustedBases, missingBase }, log);
  return { ...loaded, policy: { ...loaded.policy, scope, hasFullPaths } };
}
