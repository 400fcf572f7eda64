/** What the action judges: a scan of a service, SARIF files, or what its own scanners find in the checkout. */
import { resolve } from 'node:path';
import { describeContext } from '../ci/context/context.ts';
import { createGithubAccess } from '../ci/github/access.ts';
import { createBudget } from '../clock.ts';
import { GateError, toGateError, tryRead } from '../errors.ts';
import { type GateResult, runGate } from '../gate/gate.ts';
import { loadPolicy } from '../gate/policy.ts';
import type { GateEnvironment } from '../gate/progress.ts';
import { summarizeContext } from '../gate/report-context.ts';
import { createRepositoryAccess } from '../gate/repository-access.ts';
import { createServiceSource, type ServiceSourceOptions } from '../gate/sources/service/source.ts';
import { setPackagesUrl } from '../installation.ts';
import { makeInconclusive } from '../report/draft.ts';
import { readScanned } from '../runs/embedded.ts';
import { runOverTarget } from '../runs/gate-run.ts';
import { createRunEnvironment } from '../runs/run-environment.ts';
import { runOverSarif } from '../runs/sarif-run.ts';
import { type RunReport, type Session, version } from '../session.ts';
import { chooseSource, withoutService } from '../settings/action-source.ts';
import type { Settings } from '../settings/settings.ts';
import { createWriteAccess, type GithubRun } from '../surfaces/access.ts';
import { createPendingProgress } from '../surfaces/check-run/pending.ts';
import type { GithubTarget } from '../surfaces/surface.ts';
import { findPendingWork } from './pending.ts';
import { installScanners, removeScanners } from './scanners.ts';
import { createGithubRun, type GateAction, prepareGithubTarget, readRun, withTitleOnError } from './step.ts';

/** `dist` is that folder of the downloaded action. */
export function createAction(dist: URL): GateAction {
  return {
    async judge(session, known, settings) {
      if (settings.finishPending) return finishPending(session, known, settings);
      const source = chooseSource(settings);
      if (source === 'sarif') return judgeFiles(session, known, settings);
      if (source === 'checkout') return scanCheckout(session, known, settings, dist);
      const run = await withTitleOnError(session, () => readRun(session, settings));
      if (!(await isFallbackWanted(run))) return judgeScan(session, known, run);
      known.report = { ...known.report, isFallback: true };
      await scanCheckout(session, known, withoutService(settings), dist);
      known.report = { ...known.report, isFallback: true };
    },
    clear: removeScanners,
  };
}

async function judgeScan(session: Session, known: RunReport, run: GithubRun): Promise<void> {
  session.log.line(`Scan Gate ${version} · ${describeContext(run.context, run.settings.baseUrl)}`);
  const github = prepareGithubTarget(run, session);
  // From here on, the check run is completed in any case.
  if (run.context.refusal === undefined) known.github = github;
  await judge({ session, known, run, github });
}

interface ServiceRun {
  session: Session;
  known: RunReport;
  run: GithubRun;
  github: GithubTarget;
  options?: ServiceSourceOptions;
}

/** Runs the gate and stores its report and settings for the surfaces. */
async function judge({ session: { now, runLog: log }, known, run, github, options }: ServiceRun): Promise<void> {
  const { context, settings, transport, clock, cancel, folder } = run;
  const access = createGithubAccess(run.env, settings.githubToken, run.loadOctokit);
  const environment: GateEnvironment = {
    ...{ context, version, transport, clock, cancel, now, log },
    leavePending: async (scanId) => {
      const pullRequest = context.change?.number;
      const isKept = pullRequest === undefined ? context.event === 'push' : pullEvents.includes(context.event ?? '');
      return isKept && (await github.checkRun?.leavePending({ scanId, pullRequest })) === true;
    },
    surroundings: (budget, onWait) =>
      createRepositoryAccess(context, { github: access, transport, budget, folder, onWait }),
  };
  const result = await runGate(settings, environment, createServiceSource(settings, options));
  known.report = result.report;
  known.settings = result.settings;
  github.changes = result.changes;
}

/** The payloads of other events may not describe the pull request completely. */
const pullEvents = ['pull_request', 'pull_request_target'];

/**
 * Whether the action's own scanners judge this run instead of the service. Only an event that proves that there are no
 * secrets allows it, and a run that has the key has secrets: a deleted secret or a forged event does not choose it.
 */
async function isFallbackWanted({
  context,
  settings,
  env,
  transport,
  clock,
  cancel,
  folder,
  now,
  loadOctokit,
}: GithubRun) {
  const isRefused = context.refusal !== undefined && context.refusal.reason !== 'fork';
  if (settings.apiKey !== undefined || !context.isWithoutSecrets || isRefused) return false;
  if (settings.sources.fallback === 'input') return settings.fallback === 'embedded';
  const budget = createBudget(clock, settings.timeoutSeconds * 1000, cancel);
  const github = createGithubAccess(env, settings.githubToken, loadOctokit);
  // The run reads the policy again, and says what is wrong with it.
  const log = { say: () => {}, note: () => {} };
  const repositoryAccess = createRepositoryAccess(context, { github, transport, budget, folder });
  try {
    return await tryRead(
      async () =>
        (await loadPolicy({ settings, context, repositoryAccess, log, now })).settings.fallback === 'embedded',
      () => false,
    );
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
  await judge({ session, known, run: resumed, github: known.github, options: { isScanProven: true } });
}

/** The same as `scan-gate judge --sarif`. The result is shown on the same surfaces as that of a run with a service. */
async function judgeFiles(session: Session, known: RunReport, settings: Settings): Promise<void> {
  const { sarif: files = [], baseSarif: baseFiles = [], sarifType: declaredType } = settings;
  const found = async (context: GithubRun['context']) => {
    known.github = prepareGithubTarget(await createGithubRun(session, { context, settings }), session);
  };
  known.report = { ...known.report, origin: 'sarif' };
  const result = await runOverSarif({ session, settings, files, baseFiles, declaredType, found });
  keep(known, result);
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
      throw explainCheckout(toGateError(error), known.report.isFallback);
    });
    const { context } = scanned;
    known.report = { ...known.report, ...summarizeContext(context) };
    known.github = prepareGithubTarget(await createGithubRun(session, { context, settings }), session, known.report);
    const scannersUrl = await installScanners(session, dist);
    setPackagesUrl(scannersUrl);
    return { folder, scanned, scannersUrl };
  });
  keep(known, await runOverTarget({ session, settings, checkout }));
}

function explainCheckout(error: GateError, isFallback: boolean | undefined): GateError {
  const { code, message, reason = 'settings' } = error;
  if (code !== 'CONFIG' || reason !== 'settings') return error;
  const what = isFallback ? 'Not scanned: fallback: embedded needs a checkout' : 'Not scanned';
  const hint = 'Check out the commit of the event before this step, with actions/checkout.';
  return new GateError('CONFIG', `${what}: ${message}`, { cause: error, reason, hint });
}

function keep(known: RunReport, { report, settings, changes }: GateResult): void {
  known.report = report;
  known.settings = settings;
  if (known.github !== undefined) known.github.changes = changes;
}
