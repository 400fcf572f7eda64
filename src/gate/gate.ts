/**
 * Runs the gate: settings, context and a source of evidence in, a report out. It never throws: every failure becomes an
 * inconclusive report.
 */

import type { RunContext } from '../ci/context/context.ts';
import { createBudget, createStopwatch } from '../clock.ts';
import { GateError, toGateError } from '../errors.ts';
import { runOnce } from '../once.ts';
import type { Changes } from '../policy/changes.ts';
import type { Evidence } from '../policy/evidence.ts';
import type { Judgement } from '../policy/verdict.ts';
import { code, prose } from '../prose.ts';
import { addError, createReport } from '../report/draft.ts';
import { adaptReportWording } from '../report/local-words.ts';
import type { Report } from '../report/report.ts';
import type { Settings } from '../settings/settings.ts';
import { decide, readPolicy } from './decide.ts';
import { readChangedFiles } from './guards.ts';
import type { LoadedPolicy } from './policy.ts';
import type { GateEnvironment, Progress } from './progress.ts';
import { findReportedSha, summarizeContext } from './report-context.ts';
import { collectNotes } from './run.ts';
import type { EvidenceSource } from './source.ts';

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
  const context = await source.locate(progress);
  progress.context = context;
  if (context.refusal === undefined) progress.report = { ...progress.report, headSha: findReportedSha(context) };
  const refusal = context.refusal ?? source.refuse?.(progress);
  if (refusal === undefined) return openAndDecide(progress, source);
  // The policy file may decide how a refused run ends, so it is read. If this fails, the refusal is still what is
  // reported.
  await readPolicy(progress, source).catch((error: GateError) => {
    if (error.code === 'CANCELLED') throw error;
    progress.log.note(`${error.message}. The settings count without it`);
  });
  throw refusal;
}

/** The source sends its first request at once, and the policy is read while the answer is awaited. */
async function openAndDecide(progress: Progress, source: EvidenceSource): Promise<void> {
  const { promise: reading, resolve } = Promise.withResolvers<LoadedPolicy>();
  const opening = source.open(progress, reading);
  // An error in the policy is reported first.
  opening.catch(() => {});
  resolve(readPolicy(progress, source));
  await decide(progress, source, { loaded: await reading, head: await opening });
}

/** Tells how to judge the scan later if the run ended before the scan. */
function addResumeHint(error: GateError, report: Report): GateError {
  if (report.scan === undefined || (error.code !== 'SCAN_TIMEOUT' && error.code !== 'CANCELLED')) return error;
  return new GateError(error.code, `${error.message}; scan ${report.scan.id} has not been judged`, {
    cause: error,
    reason: error.reason,
    brief: chooseBrief(error, report),
    hint: prose`The scan goes on at the service: judge it later with ${code(`scan-id: ${report.scan.id}`)}.${error.hint === undefined ? '' : prose` ${error.hint}`}`,
  });
}

/** The time limit may be reached after the scan has ended, while its findings are read. */
function chooseBrief({ code, brief }: GateError, { scan }: Report): string | undefined {
  const isScanOver = code === 'SCAN_TIMEOUT' && scan?.status === 'COMPLETED';
  return isScanOver ? 'the time was over before all findings were read' : brief;
}
