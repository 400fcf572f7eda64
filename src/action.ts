/** Entry of the GitHub Action, for both parts of its step: judges what a service found, or SARIF files. */
import { beginShowing, readRun, runAction, titled } from './action/step.ts';
import { describeContext } from './ci/context/context.ts';
import { githubAccess } from './ci/github/access.ts';
import { type GateResult, runGate } from './gate.ts';
import { type RunReport, type Session, version } from './session.ts';
import { readActionSettings } from './settings/action-source.ts';
import type { Settings } from './settings/settings.ts';
import { createSurroundings } from './steps/surroundings.ts';
import type { GithubRun } from './surfaces/access.ts';

async function judgeScan(session: Session, known: RunReport, settings: Settings): Promise<void> {
  const run = await titled(session, () => readRun(session, settings));
  session.log.line(`Scan Gate ${version} · ${describeContext(run.context)}`);
  const github = beginShowing(run, session);
  // Whatever happens from here on, the check run is completed.
  if (run.context.refusal === undefined) known.github = github;
  const result = await gate(run, session);
  known.report = result.report;
  known.settings = result.settings;
  github.changes = result.changes;
}

function gate({ env, ...run }: GithubRun, { now, runLog }: Session): Promise<GateResult> {
  const { context, settings, transport } = run;
  const github = githubAccess(env, settings.githubToken, run.loadOctokit);
  return runGate({
    ...run,
    version,
    now,
    log: runLog,
    surroundings: (budget, onWait) => createSurroundings(context, { github, transport, budget, onWait }),
  });
}

process.exitCode = await runAction({
  entrance: 'action',
  readSettings: readActionSettings,
  async judge(session, known, settings) {
    if (settings.sarif === undefined) return judgeScan(session, known, settings);
    const { judgeFiles } = await import('./action/sarif.ts');
    return judgeFiles(session, known, settings);
  },
});
