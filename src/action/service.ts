/** The action that judges what a service found, or SARIF files. */
import { describeContext } from '../ci/context/context.ts';
import { githubAccess } from '../ci/github/access.ts';
import { type GateResult, runGate } from '../gate/gate.ts';
import type { GateEnvironment } from '../gate/progress.ts';
import { createServiceSource } from '../gate/sources/service/source.ts';
import { createSurroundings } from '../gate/surroundings.ts';
import { type RunReport, type Session, version } from '../session.ts';
import { readActionSettings } from '../settings/action-source.ts';
import type { Settings } from '../settings/settings.ts';
import type { GithubRun } from '../surfaces/access.ts';
import { type Action, beginShowing, readRun, titled } from './step.ts';

async function judgeScan(session: Session, known: RunReport, settings: Settings): Promise<void> {
  const run = await titled(session, () => readRun(session, settings));
  session.log.line(`Scan Gate ${version} · ${describeContext(run.context)}`);
  const github = beginShowing(run, session);
  // From here on, the check run is completed in any case.
  if (run.context.refusal === undefined) known.github = github;
  const result = await gate(run, session);
  known.report = result.report;
  known.settings = result.settings;
  github.changes = result.changes;
}

function gate(run: GithubRun, { now, runLog: log }: Session): Promise<GateResult> {
  const { context, settings, transport, clock, cancel, folder } = run;
  const github = githubAccess(run.env, settings.githubToken, run.loadOctokit);
  const environment: GateEnvironment = {
    ...{ context, version, transport, clock, cancel, now, log },
    surroundings: (budget, onWait) => createSurroundings(context, { github, transport, budget, folder, onWait }),
  };
  return runGate(settings, environment, createServiceSource(settings));
}

export const serviceAction: Action = {
  entrance: 'action',
  readSettings: readActionSettings,
  async judge(session, known, settings) {
    if (settings.sarif === undefined) return judgeScan(session, known, settings);
    const { judgeFiles } = await import('./sarif.ts');
    return judgeFiles(session, known, settings);
  },
};
