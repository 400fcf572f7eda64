/**
 * The step of the action: its settings, what it judges (a scan of a service, SARIF files, or what its own scanners find in
 * the checkout), the check run in progress, and `post`, which closes what a killed run left open.
 */

import { resolve } from 'node:path';
import { getInput } from '@actions/core';
import { formatSeconds } from '../../shared/clock.ts';
import { GateError, toGateError, tryRead } from '../../shared/errors.ts';
import { findRepository } from '../../shared/git/repository.ts';
import { describeContext, findDisplayCommit, type RunContext } from '../hosts/context/context.ts';
import { loadActionOctokit } from '../hosts/github/client.ts';
import { nameRunKind } from '../hosts/github/identity.ts';
import { createRunner } from '../hosts/github/runner.ts';
import { createWriteAccess, type WriteAccess } from '../hosts/github/surfaces/access.ts';
import { type CheckRunProgress, marksInCheckRun, type Opening } from '../hosts/github/surfaces/check-run/check-run.ts';
import { closeLeftOpen, createPendingProgress, openCheckRun } from '../hosts/github/surfaces/check-run/progress.ts';
import { silentLog } from '../hosts/log.ts';
import type { ExitCode } from '../policy/verdict.ts';
import { makeInconclusive } from '../report/report.ts';
import { readScanned } from '../run/embedded.ts';
import { runOverSarif, runOverTarget, withPolicy } from '../run/gate-run.ts';
import { createRunEnvironment, readRunContext } from '../run/place.ts';
import { createProcessEntry, type RunReport, type Session, version, withSession } from '../run/session.ts';
import { absentInput, readActionInputs, readActionSettings } from '../settings/reading.ts';
import { listSecretNames, type Settings } from '../settings/settings.ts';
import { type GateResult, judgeWith, summarizeContext } from '../story/gate.ts';
import type { LoadedPolicy } from '../story/policy/load.ts';
import { createServiceSource } from '../story/sources/service/source.ts';
import type { GithubTarget } from '../surfaces/surface.ts';
import { findPendingWork } from './pending.ts';
import { installScanners, removeScanners } from './scanners.ts';

/** States that a step leaves for its `post` part, which runs the same file. */
const states = {
  ...{ part: 'part', checkRun: 'check_run', checkRunHead: 'check_run_head' },
  checkRunKind: 'check_run_kind',
} as const;

/** `dist` is that folder of the downloaded action. */
export async function runAction(dist: URL): Promise<ExitCode> {
  const entry = createProcessEntry();
  const { env } = entry;
  const openRunner = async () => createRunner(env);
  return withSession(
    {
      ...entry,
      folder: env.GITHUB_WORKSPACE ?? entry.folder,
      // Nobody watches an action.
      hasTerminal: false,
      openRunner,
      masksAll: true,
      loadOctokit: loadActionOctokit,
    },
    (session) => runStep(session, { dist, getInput }),
  );
}

/** The action and the inputs of its step, as the toolkit reads them. */
interface ActionStep {
  dist: URL;
  getInput: typeof getInput;
}

/** Runs the part of the step that this process is: the gate, or `post`. */
export function runStep(session: Session, step: ActionStep): Promise<undefined> {
  for (const name of listSecretNames()) {
    const value = step.getInput(name, { trimWhitespace: false });
    if (value !== absentInput) session.mask(value);
  }
  return session.env[`STATE_${states.part}`] === 'post' ? runPostStep(session, step) : runGateStep(session, step);
}

async function runGateStep(session: Session, step: ActionStep): Promise<undefined> {
  const known = session.startReport();
  const settings = await withTitleOnError(session, async () => {
    // If state cannot be saved, fail: the `post` step would otherwise run the gate a second time.
    const { saveState } = session.runner ?? {};
    if (saveState === undefined) {
      throw new GateError('CONFIG', 'GITHUB_STATE is not set', {
        reason: 'settings',
        hint: 'The action works only in a GitHub workflow; elsewhere use the command scan-gate run.',
      });
    }
    saveState(states.part, 'post');
    return readStepSettings(session, step);
  });
  known.settings = settings;
  await judge(session, known, settings, step.dist);
}

/** Throws GateError CONFIG (reason `settings`) that lists every problem. */
function readStepSettings({ env }: Session, { getInput: input }: ActionStep): Settings {
  return readActionSettings(readActionInputs(Object.keys(env), input));
}

/** Judges, and records in the report what it learns. `dist` is that folder of the downloaded action. */
async function judge(session: Session, known: RunReport, settings: Settings, dist: URL): Promise<void> {
  if (settings.finishPending) return finishPending(session, known, settings);
  if (settings.sarif !== undefined) return judgeFiles(session, known, settings);
  if (settings.sources['base-url'] === 'default') return scanCheckout(session, known, settings, dist);
  const context = await withTitleOnError(session, () => readActionContext(session, settings));
  if (await isFallbackWanted(session, settings, context)) {
    known.report = { ...known.report, isFallback: true };
    await scanCheckout(session, known, settings, dist);
    known.report = { ...known.report, isFallback: true };
    return;
  }
  session.log.line(`Scan Gate ${version} · ${describeContext(context, settings.baseUrl)}`);
  const github = await prepareGithubTarget(session, context, settings);
  // From here on, the check run is completed in any case.
  if (context.refusal === undefined) known.github = github;
  await judgeService(session, known, settings, { context, github });
}

/** Runs the gate and stores its report and settings for the surfaces. */
async function judgeService(
  session: Session,
  known: RunReport,
  settings: Settings,
  { context, github, ...options }: { context: RunContext; github: GithubTarget; isScanProven?: boolean },
): Promise<void> {
  const leavePending = async (scanId: string) => {
    const pullRequest = context.change?.number;
    const isKept = pullRequest === undefined ? context.event === 'push' : pullEvents.includes(context.event ?? '');
    return isKept && (await github.checkRun?.leavePending({ scanId, pullRequest })) === true;
  };
  const source = createServiceSource(settings, options);
  keep(known, await judgeWith(session, settings, { context, source, leavePending }));
}

/** The payloads of other events may not describe the pull request completely. */
const pullEvents = ['pull_request', 'pull_request_target'];

/**
 * Whether the action's own scanners judge this run instead of the service. Only an event that proves that there are no
 * secrets allows it, and a run that has the key has secrets: a deleted secret or a forged event does not choose it.
 */
async function isFallbackWanted(session: Session, settings: Settings, context: RunContext): Promise<boolean> {
  const isRefused = context.refusal !== undefined && context.refusal.reason !== 'fork';
  if (settings.apiKey !== undefined || !context.isWithoutSecrets || isRefused) return false;
  if (settings.sources.fallback === 'input') return settings.fallback === 'embedded';
  // The run reads the policy again, and says what is wrong with it.
  const use = (loaded: LoadedPolicy) => loaded.settings.fallback === 'embedded';
  return tryRead(
    () => withPolicy(session, settings, context, { log: silentLog, use }),
    () => false,
  );
}

async function finishPending(session: Session, known: RunReport, settings: Settings): Promise<void> {
  const own = { ...settings, branch: undefined };
  const begun = await withTitleOnError(session, () => readActionContext(session, own));
  session.log.line(`Scan Gate ${version} · ${describeContext(begun, settings.baseUrl)}`);
  const found = await findPendingWork(session, own, begun);
  if (typeof found === 'string') {
    known.report = makeInconclusive(known.report, 'not-waited', {
      message: found,
      hint: 'This run has nothing else to do.',
    });
    return;
  }
  const { pending, context } = found;
  session.log.line(`Finishing the check run of ${describeContext(context)}`);
  const resumed = { ...settings, wait: true };
  const access = await createWriteAccess(session, context, resumed);
  const github = { access, checkRun: createPendingProgress(pending), changes: undefined, shownSha: pending.headSha };
  known.github = github;
  // The check run names the scan that was started while the branch was at its commit.
  await judgeService(session, known, resumed, { context, github, isScanProven: true });
}

/** The same as `scan-gate judge --sarif`. The result is shown on the same surfaces as that of a run with a service. */
async function judgeFiles(session: Session, known: RunReport, settings: Settings): Promise<void> {
  const { sarif: files = [], baseSarif: baseFiles = [], sarifType: declaredType } = settings;
  const found = async (context: RunContext) => {
    known.github = await prepareGithubTarget(session, context, settings);
  };
  known.report = { ...known.report, origin: 'sarif' };
  keep(known, await runOverSarif({ session, settings, files, baseFiles, declaredType, found }));
}

/**
 * Installs the scanners, and does the same as `scan-gate run --embedded`. A refusal must be shown like a result, so the
 * commit is read before anything is installed.
 */
async function scanCheckout(session: Session, known: RunReport, settings: Settings, dist: URL): Promise<void> {
  known.report = { ...known.report, origin: 'embedded' };
  const { isFallback } = known.report;
  const checkout = await withTitleOnError(session, async () => {
    const folder = resolve(session.folder, settings.path);
    const place = { ...createRunEnvironment(session), folder };
    const scanned = await readScanned(place, settings).catch((error: unknown) => {
      throw explainCheckout(toGateError(error), isFallback, [session.folder, folder]);
    });
    known.report = { ...known.report, ...summarizeContext(scanned.context) };
    known.github = await prepareGithubTarget(session, scanned.context, settings, isFallback);
    return { folder, scanned, scannersUrl: await installScanners(session, dist) };
  });
  keep(known, await runOverTarget({ session, settings, checkout }));
}

/** Where no step has checked anything out, the error says so. Any other one has a hint of its own. */
function explainCheckout(error: GateError, isFallback: boolean | undefined, folders: readonly string[]): GateError {
  const isMissing = folders.every((folder) =>
    Object.values(findRepository(folder)).every((each) => each === undefined),
  );
  if (error.code !== 'CONFIG' || error.reason !== undefined || !isMissing) return error;
  const what = isFallback ? 'Not scanned: fallback: embedded needs a checkout' : 'Not scanned';
  const hint = 'Check out the commit of the event before this step, with actions/checkout.';
  return new GateError('CONFIG', `${what}: ${error.message}`, { cause: error, reason: 'settings', hint });
}

function keep(known: RunReport, { report, settings, changes }: GateResult): void {
  known.report = report;
  known.settings = settings;
  if (known.github !== undefined) known.github.changes = changes;
}

/** Prints at least the version if a run ends before it is known what it is about. */
async function withTitleOnError<T>({ log }: Session, begin: () => Promise<T>): Promise<T> {
  try {
    return await begin();
  } catch (error) {
    log.line(`Scan Gate ${version}`);
    throw error;
  }
}

/** The context of a run with a service: a branch of the workflow's event. */
function readActionContext(session: Session, settings: Settings): Promise<RunContext> {
  const judged = { kind: 'branch', named: settings.branch, mustBeWorkflow: true } as const;
  return readRunContext(session, settings, judged);
}

/** Prepares showing the result on GitHub. If a check run is requested, it shows the gate in progress from now on. */
async function prepareGithubTarget(
  session: Session,
  context: RunContext,
  settings: Settings,
  isFallback?: boolean,
): Promise<GithubTarget> {
  const access = await createWriteAccess(session, context, settings);
  const shownSha = findDisplayCommit(context);
  const save = (name: string, value: string) => {
    try {
      session.runner?.saveState?.(name, value);
    } catch {
      // Then `post` cannot close what a killed run leaves open, but the run itself still can.
    }
  };
  let checkRun: CheckRunProgress | undefined;
  if (shownSha !== undefined && access.token !== undefined && marksInCheckRun(settings)) {
    save(states.checkRunHead, shownSha);
    if (isFallback) save(states.checkRunKind, 'fallback');
    const opening = createOpening(context, settings, access, { headSha: shownSha, isFallback });
    checkRun = openCheckRun(opening, access, (state) => save(states.checkRun, state));
  }
  return { access, checkRun, changes: undefined, shownSha };
}

function createOpening(
  context: RunContext,
  settings: Settings,
  { attempt, gateId, runUrl, startedMs }: WriteAccess,
  { headSha, isFallback }: { headSha: string; isFallback: boolean | undefined },
): Opening {
  const text = `Scanning ${context.branch}. The time limit is ${formatSeconds(settings.timeoutSeconds * 1000)}.`;
  const event = nameRunKind(context.change?.number, context.event, isFallback);
  return { headSha, category: settings.category, event, text, runUrl, attempt, gateId, startedMs };
}

/** Closes the check run that a killed gate left open. */
async function runPostStep(session: Session, step: ActionStep): Promise<undefined> {
  const { env, log } = session;
  await removeScanners(session);
  const state = env[`STATE_${states.checkRun}`] ?? '';
  if (state === '') return;
  try {
    const settings = readStepSettings(session, step);
    const context = await readActionContext(session, settings);
    const headSha = env[`STATE_${states.checkRunHead}`] || (context.headSha ?? '');
    const access = await createWriteAccess(session, context, settings);
    const isFallback = Boolean(env[`STATE_${states.checkRunKind}`]);
    const opening = createOpening(context, settings, access, { headSha, isFallback });
    const cancelling = { opening, text: 'The run was cut off before its result was written.' };
    const { wasOpen, warning } = await closeLeftOpen(state, cancelling, access);
    if (warning !== undefined) log.line(`Warning: ${warning}`);
    else if (wasOpen) log.line('Closed the check run that the gate left open');
  } catch (error) {
    log.line(`Warning: the check run stays open: ${toGateError(error).message}`);
  }
}
