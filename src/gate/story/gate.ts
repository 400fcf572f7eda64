/**
 * Runs the gate: settings, context and a source of evidence in, a report out. It never throws: every failure becomes an
 * inconclusive report.
 */

import { type Budget, createBudget, createStopwatch } from '../../shared/clock.ts';
import { GateError, toGateError } from '../../shared/errors.ts';
import { runOnce } from '../../shared/once.ts';
import { code, prose } from '../../shared/prose.ts';
import type { RunContext } from '../hosts/context/context.ts';
import { createGithubAccess } from '../hosts/github/client.ts';
import type { RunLog } from '../hosts/log.ts';
import type { Baseline } from '../policy/baseline.ts';
import type { Changes } from '../policy/changes.ts';
import type { Evidence } from '../policy/evidence.ts';
import { isExpiring } from '../policy/exceptions.ts';
import { pickLaterDay } from '../policy/times.ts';
import type { Judgement } from '../policy/verdict.ts';
import { addJudgement, needsChangedFiles } from '../report/judged.ts';
import { addError, createReport, makeInconclusive, type Report } from '../report/report.ts';
import type { RunSettings } from '../settings/policy-settings.ts';
import type { Settings } from '../settings/settings.ts';
import { readChangedFiles, withdrawIfBaseChanged } from './guards.ts';
import { readBaseline } from './policy/baseline-file.ts';
import { type LoadedPolicy, loadNamedPolicy } from './policy/load.ts';
import {
  describeUncompared,
  hasTrustedBase,
  narrowingScopes,
  replaceUntrustedBase,
  resolveScope,
} from './policy/scope.ts';
import { checkPatternsAgainstTree, notePolicyNames } from './policy/tree.ts';
import { createRepositoryReader, type RepositoryReader } from './repository-access.ts';
import { createSkippedReport } from './skip.ts';
import type { EvidenceSource, GateEnvironment, Progress, RunSession } from './source.ts';

/** The result of a run, with the final settings: those of the step, completed from the policy file. */
export interface GateResult {
  report: Report;
  settings: RunSettings;
  /** Undefined if the run ended before it had any. */
  evidence: Evidence | undefined;
  /** The result of the policy alone: the report may withdraw its verdict. */
  judgement: Judgement | undefined;
  context: RunContext;
  /** What the pull request changes, if it was read. */
  changes: Changes | undefined;
}

/** Runs the gate in a session, whatever finds the findings. */
export async function judgeWith(
  session: RunSession,
  settings: Settings,
  {
    source,
    checkout,
    log = session.runLog,
    ...about
  }: Pick<GateEnvironment, 'context' | 'policyFile' | 'leavePending' | 'loaded'> & {
    source: EvidenceSource;
    /** The checkout whose credentials git uses for other repositories. By default, the folder of the session. */
    checkout?: string | undefined;
    log?: RunLog;
  },
): Promise<GateResult> {
  const { cancel, now } = session;
  const transport = await session.transport();
  const clock = session.clock(source.serviceOrigin);
  const openReader = await createReading(session, settings, about.context, checkout);
  return runGate(
    settings,
    { ...about, version: session.version, transport, clock, cancel, now, log, openReader },
    source,
  );
}

/** Returns the function that creates the reader of a run's repository for a time budget. */
export async function createReading(
  session: RunSession,
  settings: Settings,
  context: RunContext,
  checkout?: string,
): Promise<(budget: Budget, onWait?: (line: string) => void) => RepositoryReader> {
  const github = createGithubAccess(session.env, settings.githubToken, session.loadOctokit);
  const place = { github, transport: await session.transport(), folder: session.folder, checkout };
  return (budget, onWait) => createRepositoryReader(context, { ...place, budget, onWait });
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
  const note = (line: string) => {
    notes.push(line);
    environment.log.note(line);
  };
  const log = { ...environment.log, note };
  const reader = environment.openReader(budget, log.say);
  const progress: Progress = {
    ...{ environment, context, budget, log, reader, settings },
    async loadPolicy() {
      const { now, policyFile, loaded } = environment;
      return loaded ?? loadNamedPolicy({ settings, context: progress.context, reader, log, now }, policyFile);
    },
    readChanges: runOnce(() => readChangedFiles(reader, log)),
    report: {
      ...createReport(environment.version, source.origin),
      enforced: !settings.warnOnly,
      serviceOrigin: source.serviceOrigin,
      ...summarizeContext(context),
    },
    policy: undefined,
    evidence: undefined,
    judgement: undefined,
    changes: undefined,
    stopwatch: createStopwatch('start', 0, clock.now, () => transport.requestCount?.() ?? 0),
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
    report,
    settings: progress.settings,
    evidence: progress.evidence,
    judgement: progress.judgement,
    context: progress.context,
    changes: progress.changes,
  };
}

/** Steps 2 to 9 of the design's section 2. */
async function runSteps(progress: Progress, source: EvidenceSource): Promise<void> {
  const context = await source.locate(progress);
  progress.context = context;
  if (context.refusal === undefined) progress.report = { ...progress.report, headSha: findReportedSha(context) };
  const refusal = context.refusal ?? source.refuse?.(progress);
  if (refusal !== undefined) {
    // The policy file may decide how a refused run ends, so it is read. If this fails, the refusal is still what is
    // reported.
    await readPolicy(progress, source).catch((error: GateError) => {
      if (error.code === 'CANCELLED') throw error;
      progress.log.note(`${error.message}. The settings count without it`);
    });
    throw refusal;
  }
  // The source sends its first request at once, and the policy is read while the answer is awaited.
  const reading = Promise.withResolvers<LoadedPolicy>();
  const opening = source.open(progress, reading.promise);
  // An error in the policy is reported first.
  opening.catch(() => {});
  reading.resolve(readPolicy(progress, source));
  const loaded = await reading.promise;
  const head = await opening;
  // If the judged commit is available: whether a pattern of the policy matches nothing in it.
  const files = await source.readTree?.();
  await notePolicyNames(progress.settings, files, progress.reader.folder, progress.log);
  const treeDoubt = await checkPatternsAgainstTree(loaded.policy, files, progress.readChanges, progress.log);
  if (loaded.policy.skipWhen !== undefined && source.startsScan) {
    const skipped = await createSkippedReport(progress, loaded, head, source);
    if (skipped !== undefined) {
      progress.report = skipped;
      return;
    }
  }
  const { reader, settings } = progress;
  const { baselineFile } = settings;
  const { repositoryUrl } = progress.context;
  const baseline = source.hasBaseline
    ? undefined
    : await readBaseline(loaded.policy, { baselineFile, reader, repositoryUrl });
  if (!(await source.start(progress))) return;
  await collectAndJudge(progress, source, baseline, loaded);
  if (treeDoubt !== undefined && progress.report.verdict === 'passed')
    progress.report = makeInconclusive(progress.report, 'settings', treeDoubt);
}

/** Tells how to judge the scan later if the run ended before the scan. */
function addResumeHint(error: GateError, report: Report): GateError {
  const isCutOff = error.code === 'SCAN_TIMEOUT' || error.code === 'CANCELLED';
  if (report.scan === undefined || !isCutOff || report.origin !== 'service') return error;
  const remedy =
    error.code === 'SCAN_TIMEOUT' ? prose` Raise ${code('timeout-seconds')}, or check the scan at the service.` : '';
  // The time limit may be reached after the scan has ended, while its findings are read.
  const isScanOver = error.code === 'SCAN_TIMEOUT' && report.scan.status === 'COMPLETED';
  return new GateError(error.code, `${error.message}; scan ${report.scan.id} has not been judged`, {
    cause: error,
    reason: error.reason,
    brief: isScanOver ? 'the time was over before all findings were read' : error.brief,
    hint: prose`The scan continues at the service: judge it later with ${code(`scan-id: ${report.scan.id}`)}.${remedy}`,
  });
}

/** Reads the policy from its trusted place. */
async function readPolicy(progress: Progress, source: EvidenceSource): Promise<LoadedPolicy> {
  const { environment, context, reader, log } = progress;
  const loaded = await progress.loadPolicy();
  progress.settings = loaded.settings;
  progress.policy = loaded.policy;
  progress.budget.extendTo(loaded.settings.timeoutSeconds * 1000);
  progress.report = {
    ...progress.report,
    enforced: !loaded.settings.warnOnly,
    policy: {
      source: loaded.source,
      sha256: loaded.sha256,
      settings: loaded.described,
      exceptionsFile: loaded.exceptionsFile,
    },
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
    progress.reader = { ...reader, ...reader.againstDefault };
    progress.readChanges = runOnce(() => readChangedFiles(progress.reader, log));
  }
  const compared = { context: progress.context, trustedBases, missingBase: source.missingBase?.(progress.context) };
  const { scope, uncompared } = resolveScope(policy, compared);
  if (uncompared !== undefined) log.note(describeUncompared(uncompared));
  progress.report = { ...progress.report, uncompared };
  return { ...loaded, policy: { ...policy, scope, hasFullPaths: source.origin === 'embedded' } };
}

async function collectAndJudge(
  progress: Progress,
  source: EvidenceSource,
  baseline: Baseline | undefined,
  loaded: LoadedPolicy,
): Promise<void> {
  const { policy, trustedBases } = loaded;
  const { context, reader, settings, stopwatch, readChanges } = progress;
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
    source.checkPass(progress),
    isCompared ? withdrawIfBaseChanged(progress.report, reader, context) : progress.report,
  ]);
  progress.report = doubt === undefined ? based : makeInconclusive(progress.report, doubt.reason, doubt);
}

/** A refused run may be about something else than it claims, so only its repository and event are reported. */
export function summarizeContext(context: RunContext) {
  const { refusal, repositoryUrl, event, base, change, uncommitted } = context;
  const branch = context.builtBranch ?? context.branch;
  const where = { repositoryUrl, event };
  if (refusal !== undefined) return where;
  const headSha = findReportedSha(context);
  const baseSha = uncommitted === undefined ? base?.sha : uncommitted.headSha;
  const { number, isMergeRequest } = change ?? {};
  return { ...where, branch, headSha, baseSha, pullRequest: number, isMergeRequest, uncommitted };
}

/** What is not committed has no commit that anybody could look up. */
function findReportedSha({ headSha, uncommitted }: RunContext): string | undefined {
  return uncommitted === undefined ? headSha : undefined;
}
