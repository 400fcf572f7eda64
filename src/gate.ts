/** The story of a run: settings and context in, a report out. It never throws: what goes wrong is an inconclusive report. */

import { setImmediate } from 'node:timers/promises';
import { type Client, createClient } from './api/client.ts';
import type { RepositoryDetail } from './api/schemas.ts';
import type { RunContext } from './ci/context/context.ts';
import { type Budget, createBudget, createStopwatch } from './clock.ts';
import { asGateError, GateError } from './errors.ts';
import type { Changes } from './policy/changes.ts';
import type { Evidence } from './policy/evidence.ts';
import { newReport, withError, withInconclusive, withRepository } from './report/draft.ts';
import { withLocalWords } from './report/local-words.ts';
import type { Report } from './report/report.ts';
import { resumable } from './report/resumable.ts';
import type { Settings } from './settings/settings.ts';
import { aboutOf, policyForReport } from './steps/about.ts';
import { scanAndWait } from './steps/await-scan.ts';
import { readBaseline } from './steps/baseline-file.ts';
import { checkHead, type HeadState, noKey, readChangedFiles, refuseMoved, withOwnHead } from './steps/guards.ts';
import { watchHead } from './steps/head-watch.ts';
import type { LoadedPolicy } from './steps/policy.ts';
import { loadPolicy } from './steps/policy.ts';
import type { GateInput, Progress } from './steps/progress.ts';
import { noteUncompared, resolveRepository, wantedRepository } from './steps/resolve.ts';
import { keepingNotes, type RunLog } from './steps/run.ts';
import { scopeHere } from './steps/scope.ts';
import { skippedReport } from './steps/skip.ts';

/** How a run ended, and the settings that it ended with: the step's, filled in from the policy file. */
export interface GateResult {
  report: Report;
  settings: Settings;
  /** Undefined when the run ended before there was any. */
  evidence: Evidence | undefined;
  context: RunContext;
  /** What the pull request changes, where that was read. */
  changes: Changes | undefined;
}

/** Runs the gate from the guards to the verdict. Publishing is the caller's. */
export async function runGate(input: GateInput): Promise<GateResult> {
  const { settings, clock } = input;
  const startedMs = clock.now();
  const over = new AbortController();
  const cancel = AbortSignal.any([input.cancel, over.signal]);
  const budget = createBudget(clock, settings.timeoutSeconds * 1000, cancel);
  const notes: string[] = [];
  const log = keepingNotes(input.log, notes);
  const run = { client: clientOf(input, budget, log), budget, log };
  const around = input.surroundings(budget, log.say);
  const progress: Progress = {
    input,
    run,
    around,
    head: watchHead(run, around, input.context),
    report: firstReport(input),
    settings,
    evidence: undefined,
    changes: undefined,
    stopwatch: createStopwatch({ name: 'start', sinceMs: 0 }, clock.now, () => input.transport.requestCount?.() ?? 0),
  };
  progress.stopwatch.begin('prepare');
  try {
    await runSteps(progress);
  } catch (error) {
    progress.report = withError(progress.report, resumable(asGateError(error), progress.report));
  } finally {
    budget.end();
    // A request whose answer nobody needs any more.
    over.abort(new GateError('CANCELLED', 'The run is over'));
  }
  const report = finish(progress, notes, clock.now() - startedMs);
  return {
    report: input.comparison === undefined ? report : withLocalWords(report),
    settings: progress.settings,
    evidence: progress.evidence,
    context: progress.input.context,
    changes: progress.changes,
  };
}

function clientOf({ settings, transport, version }: GateInput, budget: Budget, log: RunLog): Client {
  return createClient({
    baseUrl: settings.baseUrl,
    apiKey: settings.apiKey ?? '',
    transport,
    budget,
    assume: settings.assume,
    userAgent: `scan-gate/${version}`,
    onWait: log.say,
  });
}

function firstReport({ settings, context, version }: GateInput): Report {
  const { origin } = new URL(settings.baseUrl);
  return { ...newReport(version), enforced: !settings.warnOnly, serviceOrigin: origin, ...aboutOf(context) };
}

/** Steps 2 to 9 of the design's story. */
async function runSteps(progress: Progress): Promise<void> {
  const { input, run, around } = progress;
  const context = await withOwnHead(around, input.context);
  progress.input = { ...input, context };
  progress.head = watchHead(run, around, context);
  if (context.refusal === undefined) progress.report = { ...progress.report, headSha: context.headSha };
  const refusal = context.refusal ?? (input.settings.apiKey === undefined ? noKey() : undefined);
  if (refusal !== undefined) {
    // What a run that is refused ends with may stand in the policy file; why it is refused is the news all the same.
    await readPolicy(progress).catch((error: GateError) => {
      if (error.code === 'CANCELLED') throw error;
      run.log.note(`${error.message}. The settings count without it`);
    });
    throw refusal;
  }
  const { loaded, head, repository } = await askFirst(progress);
  progress.report = withRepository(progress.report, repository);
  run.log.detail?.(`Repository ${repository.name} (${repository.repository_id}), branch ${context.branch}`);
  const treeDoubt = await treeDoubtOf(progress, loaded);
  if (loaded.policy.skipWhen !== undefined) {
    const skipped = await skippedReport(progress, { loaded, head });
    if (skipped !== undefined) {
      progress.report = skipped;
      return;
    }
  }
  const { settings } = progress;
  const baseline = await readBaseline(loaded.policy, {
    baselineFile: settings.baselineFile,
    around,
    repositoryUrl: context.repositoryUrl,
  });
  const target = { repositoryId: repository.repository_id, branch: context.branch };
  const awaited = await scanAndWait(progress, target);
  if (awaited === undefined) return;
  const { decide } = await import('./steps/decide.ts');
  await decide(progress, { target, ...awaited, headBefore: head, baseline, loaded });
  if (treeDoubt !== undefined && progress.report.verdict === 'passed')
    progress.report = withInconclusive(progress.report, 'settings', treeDoubt);
}

/** Where the judged commit is at hand: whether a pattern of the policy names nothing in it. */
async function treeDoubtOf({ input, around, run }: Progress, { policy }: LoadedPolicy): Promise<GateError | undefined> {
  if (input.readTree === undefined) return undefined;
  const [{ checkTree }, files] = await Promise.all([import('./steps/tree.ts'), input.readTree()]);
  return checkTree({ policy, files, log: run.log, readChanges: () => readChangedFiles(around, run.log) });
}

interface Asked {
  loaded: LoadedPolicy;
  head: HeadState;
  repository: RepositoryDetail;
}

/** What has to be known before a scan. The service is asked at once; only then is loaded what reads the policy. */
async function askFirst(progress: Progress): Promise<Asked> {
  const { input, run, around } = progress;
  const { context } = input;
  const wanted = wantedRepository(input.settings, context);
  const resolving = resolveRepository(run, wanted);
  // Whatever else is wrong comes first.
  resolving.catch(() => {});
  await twoTurns();
  const [loaded, head] = await Promise.all([readPolicy(progress), checkHead(around, context)]);
  refuseMoved(head);
  if (head.kind === 'unreadable') run.log.note(head.message);
  const repository = await resolving;
  noteUncompared(run.log, wanted, repository);
  return { loaded, head, repository };
}

/** A connection that was begun is made, and the request on it sent, before anything keeps the thread busy. */
async function twoTurns(): Promise<void> {
  await setImmediate();
  await setImmediate();
}

/** The policy from its trusted place. */
async function readPolicy(progress: Progress): Promise<LoadedPolicy> {
  const { input, run, around } = progress;
  const { settings, context } = input;
  const loaded = await loadPolicy({ settings, context, around, log: run.log, now: input.now });
  progress.settings = loaded.settings;
  run.budget.extendTo(loaded.settings.timeoutSeconds * 1000);
  progress.report = {
    ...progress.report,
    enforced: !loaded.settings.warnOnly,
    policy: policyForReport(loaded),
  };
  const compared = { context, trustedBases: loaded.trustedBases, comparison: input.comparison };
  const scope = scopeHere(loaded.policy, compared, run.log);
  // The embedded scanners state paths from the root; what another service leaves out of them nobody says.
  return { ...loaded, policy: { ...loaded.policy, scope, hasFullPaths: input.readTree !== undefined } };
}

function finish({ report, run, stopwatch }: Progress, notes: readonly string[], durationMs: number): Report {
  return {
    ...report,
    notes: [...report.notes, ...notes],
    requests: { ...run.client.requests },
    durationMs: Math.round(durationMs),
    phases: stopwatch.phases(),
  };
}
