/** What the action judges: a scan of a service, SARIF files, or what its own scanners find in the checkout. */
import { resolve } from 'node:path';
import { describeContext, findDisplayCommit } from '../ci/context/context.ts';
import { readContext } from '../ci/context/read-context.ts';
import { createGithubAccess, loadActionOctokit } from '../ci/github/access.ts';
import { nameRunKind } from '../ci/github/identity.ts';
import { createBudget, formatSeconds } from '../clock.ts';
import { GateError, toGateError, tryRead } from '../errors.ts';
import { type GateResult, runGate } from '../gate/gate.ts';
import { loadPolicy } from '../gate/policy.ts';
import type { GateEnvironment } from '../gate/progress.ts';
import { summarizeContext } from '../gate/report-context.ts';
import { buildContextHints, createRepositoryAccess } from '../gate/repository-access.ts';
import { createServiceSource, type ServiceSourceOptions } from '../gate/sources/service/source.ts';
import { findRepository } from '../git/repository.ts';
import { makeInconclusive } from '../report/draft.ts';
import type { Report } from '../report/report.ts';
import { readScanned } from '../runs/embedded.ts';
import { runOverTarget } from '../runs/gate-run.ts';
import { createRunEnvironment } from '../runs/run-environment.ts';
import { runOverSarif } from '../runs/sarif-run.ts';
import { type RunReport, type Session, version } from '../session.ts';
import type { Settings } from '../settings/settings.ts';
import { createWriteAccess, type GithubRun, type WriteAccess } from '../surfaces/access.ts';
import { type CheckRunProgress, marksInCheckRun, type Opening } from '../surfaces/check-run/opened.ts';
import { createPendingProgress } from '../surfaces/check-run/pending.ts';
import { openCheckRun } from '../surfaces/check-run/progress.ts';
import type { GithubTarget } from '../surfaces/surface.ts';
import { findPendingWork } from './pending.ts';
import { installScanners } from './scanners.ts';

/** States that a step leaves for its `post` part, which runs the same file. */
export const states = {
  ...{ part: 'part', checkRun: 'check_run', checkRunHead: 'check_run_head' },
  checkRunKind: 'check_run_kind',
} as const;

/** Judges, and records in the report what it learns. `dist` is that folder of the downloaded action. */
export async function judge(session: Session, known: RunReport, settings: Settings, dist: URL): Promise<void> {
  if (settings.finishPending) return finishPending(session, known, settings);
  if (settings.sarif !== undefined) return judgeFiles(session, known, settings);
  if (settings.sources['base-url'] === 'default') return scanCheckout(session, known, settings, dist);
  const run = await withTitleOnError(session, () => readRun(session, settings));
  if (await isFallbackWanted(run)) {
    known.report = { ...known.report, isFallback: true };
    await scanCheckout(session, known, settings, dist);
    known.report = { ...known.report, isFallback: true };
    return;
  }
  session.log.line(`Scan Gate ${version} · ${describeContext(run.context, settings.baseUrl)}`);
  const github = prepareGithubTarget(run, session);
  // From here on, the check run is completed in any case.
  if (run.context.refusal === undefined) known.github = github;
  await judgeService(session, known, run, github);
}

/** Runs the gate and stores its report and settings for the surfaces. */
async function judgeService(
  { now, runLog: log }: Session,
  known: RunReport,
  run: GithubRun,
  { checkRun }: GithubTarget,
  options?: ServiceSourceOptions,
): Promise<void> {
  const { context, settings, transport, clock, cancel, folder } = run;
  const access = createGithubAccess(run.env, settings.githubToken, run.loadOctokit);
  const environment: GateEnvironment = {
    ...{ context, version, transport, clock, cancel, now, log },
    leavePending: async (scanId) => {
      const pullRequest = context.change?.number;
      const isKept = pullRequest === undefined ? context.event === 'push' : pullEvents.includes(context.event ?? '');
      return isKept && (await checkRun?.leavePending({ scanId, pullRequest })) === true;
    },
    surroundings: (budget, onWait) =>
      createRepositoryAccess(context, { github: access, transport, budget, folder, onWait }),
  };
  keep(known, await runGate(settings, environment, createServiceSource(settings, options)));
}

/** The payloads of other events may not describe the pull request completely. */
const pullEvents = ['pull_request', 'pull_request_target'];

/**
 * Whether the action's own scanners judge this run instead of the service. Only an event that proves that there are no
 * secrets allows it, and a run that has the key has secrets: a deleted secret or a forged event does not choose it.
 */
async function isFallbackWanted(run: GithubRun): Promise<boolean> {
  const { context, settings, transport, clock, cancel, folder, now } = run;
  const isRefused = context.refusal !== undefined && context.refusal.reason !== 'fork';
  if (settings.apiKey !== undefined || !context.isWithoutSecrets || isRefused) return false;
  if (settings.sources.fallback === 'input') return settings.fallback === 'embedded';
  const budget = createBudget(clock, settings.timeoutSeconds * 1000, cancel);
  const github = createGithubAccess(run.env, settings.githubToken, run.loadOctokit);
  // The run reads the policy again, and says what is wrong with it.
  const log = { say: () => {}, note: () => {} };
  const repositoryAccess = createRepositoryAccess(context, { github, transport, budget, folder });
  try {
    const loaded = await tryRead(
      () => loadPolicy({ settings, context, repositoryAccess, log, now }),
      () => undefined,
    );
    return loaded?.settings.fallback === 'embedded';
  } finally {
    budget.end();
  }
}

async function finishPending(session: Session, known: RunReport, settings: Settings): Promise<void> {
  const run = await withTitleOnError(session, () => readRun(session, { ...settings, branch: undefined }));
  session.log.line(`Scan Gate ${version} · ${describeContext(run.context, settings.baseUrl)}`);
  const found = await findPendingWork(session, run);
  if (typeof found === 'string') {
    known.report = makeInconclusive(known.report, 'not-waited', {
      message: found,
      hint: 'This run has nothing else to do.',
    });
    return;
  }
  const { pending, context } = found;
  session.log.line(`Finishing the check run of ${describeContext(context)}`);
  const resumed = await createGithubRun(session, { context, settings: { ...settings, wait: true } });
  const checkRun = createPendingProgress(pending);
  known.github = { access: createWriteAccess(resumed), checkRun, changes: undefined, shownSha: pending.headSha };
  // The check run names the scan that was started while the branch was at its commit.
  await judgeService(session, known, resumed, known.github, { isScanProven: true });
}

/** The same as `scan-gate judge --sarif`. The result is shown on the same surfaces as that of a run with a service. */
async function judgeFiles(session: Session, known: RunReport, settings: Settings): Promise<void> {
  const { sarif: files = [], baseSarif: baseFiles = [], sarifType: declaredType } = settings;
  const found = async (context: GithubRun['context']) => {
    known.github = prepareGithubTarget(await createGithubRun(session, { context, settings }), session);
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
  const checkout = await withTitleOnError(session, async () => {
    const folder = resolve(session.folder, settings.path);
    const place = { ...createRunEnvironment(session), folder };
    const scanned = await readScanned(place, settings).catch((error: unknown) => {
      throw explainCheckout(toGateError(error), known.report.isFallback, [session.folder, folder]);
    });
    const { context } = scanned;
    known.report = { ...known.report, ...summarizeContext(context) };
    known.github = prepareGithubTarget(await createGithubRun(session, { context, settings }), session, known.report);
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
export async function withTitleOnError<T>({ log }: Session, begin: () => Promise<T>): Promise<T> {
  try {
    return await begin();
  } catch (error) {
    log.line(`Scan Gate ${version}`);
    throw error;
  }
}

/** The context of a run with a service: a branch of the workflow's event. */
export async function readRun(session: Session, settings: Settings): Promise<GithubRun> {
  const { env, folder } = session;
  const hints = buildContextHints(settings, { kind: 'branch', named: settings.branch, mustBeWorkflow: true });
  const context = await readContext({ variables: env, folder, isAttended: false }, hints);
  return createGithubRun(session, { context, settings });
}

async function createGithubRun(session: Session, about: Pick<GithubRun, 'context' | 'settings'>): Promise<GithubRun> {
  const { env, folder, now, cancel, transport, clock } = session;
  const access = { transport: await transport(), clock: clock(about.settings.baseUrl), loadOctokit: loadActionOctokit };
  return { ...about, env, folder, now, cancel, ...access };
}

/** Prepares showing the result on GitHub. If a check run is requested, it shows the gate in progress from now on. */
function prepareGithubTarget(
  run: GithubRun,
  { runner }: Session,
  { isFallback }: Pick<Report, 'isFallback'> = {},
): GithubTarget {
  const { context, settings } = run;
  const access = createWriteAccess(run);
  const shownSha = findDisplayCommit(context);
  const save = (name: string, value: string) => {
    try {
      runner?.saveState?.(name, value);
    } catch {
      // Then `post` cannot close what a killed run leaves open, but the run itself still can.
    }
  };
  let checkRun: CheckRunProgress | undefined;
  if (shownSha !== undefined && access.token !== undefined && marksInCheckRun(settings)) {
    const opening = createOpening(run, access, shownSha, isFallback);
    save(states.checkRunHead, shownSha);
    if (isFallback) save(states.checkRunKind, 'fallback');
    checkRun = openCheckRun(opening, access, (state) => save(states.checkRun, state));
  }
  return { access, checkRun, changes: undefined, shownSha };
}

export function createOpening(
  { context, settings }: GithubRun,
  { attempt, gateId, runUrl, startedMs }: WriteAccess,
  headSha: string,
  isFallback: boolean | undefined,
): Opening {
  const text = `Scanning ${context.branch}. The time limit is ${formatSeconds(settings.timeoutSeconds * 1000)}.`;
  const event = nameRunKind(context.change?.number, context.event, isFallback);
  return { headSha, category: settings.category, event, text, runUrl, attempt, gateId, startedMs };
}
