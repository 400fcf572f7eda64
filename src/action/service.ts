/** The action that judges what a service found, or SARIF files. */

import { describeContext } from '../ci/context/context.ts';
import { createGithubAccess } from '../ci/github/access.ts';
import { runGate } from '../gate/gate.ts';
import type { GateEnvironment } from '../gate/progress.ts';
import { createRepositoryAccess } from '../gate/repository-access.ts';
import { createServiceSource, type ServiceSourceOptions } from '../gate/sources/service/source.ts';
import { makeInconclusive } from '../report/draft.ts';
import { runOverSarif } from '../runs/sarif-run.ts';
import { type RunReport, type Session, version } from '../session.ts';
import { readActionSettings } from '../settings/action-source.ts';
import type { Settings } from '../settings/settings.ts';
import { createWriteAccess, type GithubRun } from '../surfaces/access.ts';
import { createPendingProgress } from '../surfaces/check-run/pending.ts';
import type { GithubTarget } from '../surfaces/surface.ts';
import { findPendingWork } from './pending.ts';
import { createGithubRun, type GateAction, prepareGithubTarget, readRun, withTitleOnError } from './step.ts';

async function judgeScan(session: Session, known: RunReport, settings: Settings): Promise<void> {
  const run = await withTitleOnError(session, () => readRun(session, settings));
  session.log.line(`Scan Gate ${version} · ${describeContext(run.context)}`);
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

async function finishPending(session: Session, known: RunReport, settings: Settings): Promise<void> {
  const run = await withTitleOnError(session, () => readRun(session, { ...settings, branch: undefined }));
  session.log.line(`Scan Gate ${version} · ${describeContext(run.context)}`);
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
  const found = async (context: Parameters<typeof createGithubRun>[1]['context']) => {
    known.github = prepareGithubTarget(await createGithubRun(session, { context, settings }), session);
  };
  known.report = { ...known.report, origin: 'sarif' };
  const result = await runOverSarif({ session, settings, files, baseFiles, declaredType, found });
  known.report = result.report;
  known.settings = result.settings;
  if (known.github !== undefined) known.github.changes = result.changes;
}

export const serviceAction: GateAction = {
  entrance: 'action',
  readSettings: readActionSettings,
  async judge(session, known, settings) {
    if (settings.finishPending) return finishPending(session, known, settings);
    if (settings.sarif === undefined) return judgeScan(session, known, settings);
    return judgeFiles(session, known, settings);
  },
};
