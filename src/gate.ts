/** The story of a run: settings and context in, a report out. It never throws: what goes wrong is an inconclusive report. */
import { createClient } from './api/client.ts';
import type { Transport } from './api/http.ts';
import type { ScanDetail } from './api/schemas.ts';
import type { RunContext } from './ci/context/context.ts';
import { type Budget, type Clock, createBudget } from './clock.ts';
import { asGateError, type GateError } from './errors.ts';
import type { Baseline } from './policy/baseline.ts';
import type { Changes } from './policy/changes.ts';
import type { Evidence } from './policy/evidence.ts';
import type { Policy } from './policy/policy.ts';
import { laterDay } from './policy/times.ts';
import { needsChangedFiles } from './report/disclosure.ts';
import {
  newReport,
  withError,
  withInconclusive,
  withJudgement,
  withRepository,
  withScan,
  withStartedScan,
} from './report/draft.ts';
import type { Report } from './report/report.ts';
import { resumable } from './report/resumable.ts';
import type { Settings } from './settings/settings.ts';
import { createBaseReader } from './steps/base-scan.ts';
import { readBaseline } from './steps/baseline-file.ts';
import { collect, collectEverything } from './steps/collect.ts';
import {
  checkHead,
  type HeadState,
  noKey,
  readChangedFiles,
  readMergeBaseMs,
  refuseMoved,
  withOwnHead,
} from './steps/guards.ts';
import { type HeadWatch, watchHead } from './steps/head-watch.ts';
import { readHistory } from './steps/history.ts';
import { type LoadedPolicy, loadPolicy } from './steps/policy.ts';
import { hostOf, resolveRepository } from './steps/resolve.ts';
import { keepingNotes, once, type Run, type RunLog } from './steps/run.ts';
import { requireScanOfCommit } from './steps/scan-of-commit.ts';
import { type BaseComparison, hasTrustedBase, scopeHere } from './steps/scope.ts';
import type { Surroundings } from './steps/surroundings.ts';
import type { Target } from './steps/trigger.ts';
import { triggerScan, waitForCompletion } from './steps/wait.ts';

export interface GateInput {
  settings: Settings;
  context: RunContext;
  version: string;
  transport: Transport;
  clock: Clock;
  /** Aborted with a GateError CANCELLED when the run is cancelled. */
  cancel: AbortSignal;
  /** The wall clock: exceptions end by its date. */
  now: Date;
  log: RunLog;
  /** Every list and every detail is read, whatever the verdict needs: for a baseline. */
  wantsEverything?: boolean;
  /** The scan that `scan-id` names is known to hold the commit. */
  isScanProven?: boolean;
  comparison?: BaseComparison | undefined;
  /** How the run reads where it runs, within the run's budget of time. */
  surroundings: (budget: Budget, say: RunLog['say']) => Surroundings;
}

/** One run in progress: its report grows with what it learns, so that an error loses nothing. */
interface Progress {
  input: GateInput;
  run: Run;
  around: Surroundings;
  report: Report;
  /** The settings with what the policy file says; the step's own until it was read. */
  settings: Settings;
  evidence: Evidence | undefined;
  changes: Changes | undefined;
  head: HeadWatch;
}

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
  const budget = createBudget(clock, settings.timeoutSeconds * 1000, input.cancel);
  const notes: string[] = [];
  const log = keepingNotes(input.log, notes);
  const client = createClient({
    baseUrl: settings.baseUrl,
    apiKey: settings.apiKey ?? '',
    transport: input.transport,
    budget,
    assume: settings.assume,
    userAgent: `scan-gate/${input.version}`,
    onWait: log.say,
  });
  const run = { client, budget, log };
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
  };
  try {
    await runSteps(progress);
  } catch (error) {
    progress.report = withError(progress.report, resumable(asGateError(error), progress.report));
  } finally {
    budget.end();
  }
  return {
    report: finish(progress, notes, clock.now() - startedMs),
    settings: progress.settings,
    evidence: progress.evidence,
    context: progress.input.context,
    changes: progress.changes,
  };
}

function firstReport({ settings, context, version }: GateInput): Report {
  const { repositoryUrl, event, branch, headSha, base, change } = context;
  const report = {
    ...newReport(version),
    enforced: !settings.warnOnly,
    serviceOrigin: new URL(settings.baseUrl).origin,
    repositoryUrl,
    event,
  };
  if (context.refusal !== undefined) return report;
  return { ...report, branch, headSha, baseSha: base?.sha, pullRequest: change?.number };
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
  const [loaded, head] = await Promise.all([readPolicy(progress), checkHead(around, context)]);
  refuseMoved(head);
  if (head.kind === 'unreadable') run.log.note(head.message);
  const { settings } = progress;
  const repository = await resolveRepository(run, {
    repositoryId: settings.repositoryId,
    repositoryUrl: context.repositoryUrl,
    githubHost: context.system === 'github' ? hostOf(context.repositoryUrl) : undefined,
    allowForeignRepository: settings.allowForeignRepository,
  });
  progress.report = withRepository(progress.report, repository);
  run.log.detail?.(`Repository ${repository.name} (${repository.repository_id}), branch ${context.branch}`);
  const baseline = await readBaseline(loaded.policy, {
    baselineFile: settings.baselineFile,
    around,
    repositoryUrl: context.repositoryUrl,
  });
  const target = { repositoryId: repository.repository_id, branch: context.branch };
  const scans = await scanAndWait(progress, target);
  if (scans === undefined) return;
  const mayNarrow = hasTrustedBase({ context, trustedBases: loaded.trustedBases });
  await decide(progress, { target, scans, headBefore: head, policy: loaded.policy, baseline, mayNarrow });
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
    policy: { source: loaded.source, sha256: loaded.sha256, settings: loaded.described },
  };
  const compared = { context, trustedBases: loaded.trustedBases, comparison: input.comparison };
  return { ...loaded, policy: { ...loaded.policy, scope: scopeHere(loaded.policy, compared, run.log) } };
}

/** The completed scans; undefined when the run was asked not to wait. */
async function scanAndWait(progress: Progress, target: Target): Promise<ScanDetail[] | undefined> {
  const { input, run, around, settings } = progress;
  const { ids, before } =
    settings.scanId === undefined
      ? await triggerScan(run, target, settings)
      : { ids: [settings.scanId], before: undefined };
  const [first = ''] = ids;
  progress.report = withStartedScan(progress.report, first, target.branch);
  if (settings.scanId !== undefined) {
    run.log.note(`Judging scan ${settings.scanId}, which this run did not start: it holds the branch as it was then`);
  }
  if (!settings.wait) {
    progress.report = withInconclusive(progress.report, 'not-waited', {
      message: `Scan ${first} was started and not waited for`,
      hint: `Judge it later with scan-id: ${first}.`,
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

interface Decision {
  target: Target;
  scans: readonly ScanDetail[];
  headBefore: HeadState;
  policy: Policy;
  baseline: Baseline | undefined;
  /** False when the base may be the author's own: then what is changed against it lets nothing off. */
  mayNarrow: boolean;
}

/** Collects the evidence, judges it, and takes a pass back when it is not certain what was scanned. */
async function decide(progress: Progress, decision: Decision): Promise<void> {
  const { target, scans, headBefore, policy, baseline, mayNarrow } = decision;
  const { run, around, settings, input } = progress;
  const { context, comparison } = input;
  const readChanges = once(() => readChangedFiles(around, run.log));
  // An exception ends by the later of two clocks: whoever runs the gate may have set back one of them.
  const dated = { ...policy, today: laterDay(policy.today, run.client.serverTimeMs()) };
  const collected = await collect(run, {
    repositoryId: target.repositoryId,
    scans,
    seenMs: run.budget.clock.now(),
    ...{ policy: dated, baseline, listsAll: settings.uploadSarif },
    known: mayNarrow ? comparison?.knownOf(scans) : undefined,
    isSuppressible: comparison === undefined,
    readChanges: mayNarrow ? readChanges : async () => undefined,
    base: createBaseReader(run, {
      repositoryId: target.repositoryId,
      baseBranch: context.base?.branch,
      scans,
      readMergeBaseMs: () => readMergeBaseMs(around, run.log),
    }),
  });
  progress.evidence = input.wantsEverything
    ? await collectEverything(run, target.repositoryId, scans)
    : collected.evidence;
  const audience = { disclose: settings.disclose, isPublic: context.isPublic };
  const isShownInDiff = needsChangedFiles(audience) || settings.annotations === 'review';
  const changes = isShownInDiff ? await readChanges() : collected.evidence.changes;
  progress.changes = changes;
  progress.report = withJudgement(progress.report, collected, { ...audience, changes });
  if (collected.judgement.verdict !== 'passed') return;
  const since = settings.scanId === undefined ? 'first look' : 'push';
  const isCertain = headBefore.kind === 'same';
  const doubt = isCertain ? await progress.head.doubt({ scans: collected.scans, since }) : headBefore;
  if (doubt.kind === 'same') return;
  const message = `${doubt.message}; the scan found nothing that blocks, but it may not be a scan of this commit`;
  progress.report = withInconclusive(progress.report, 'moved', { message, hint: doubt.hint });
}

function finish({ report, run }: Progress, notes: readonly string[], durationMs: number): Report {
  return {
    ...report,
    notes: [...report.notes, ...notes],
    requests: { ...run.client.requests },
    durationMs: Math.round(durationMs),
  };
}
