/** Entry of the GitHub Action, for both parts of its step: the gate itself, and `post`, which closes what a killed run leaves open. */
import { getInput } from '@actions/core';
import { describeContext } from './ci/context/context.ts';
import { readContext } from './ci/context/read-context.ts';
import { githubAccess } from './ci/github/access.ts';
import { actionOctokit } from './ci/github/octokit.ts';
import { createRunner } from './ci/github/runner.ts';
import { formatSeconds } from './clock.ts';
import { asGateError, GateError } from './errors.ts';
import { type GateResult, runGate } from './gate.ts';
import { processEntry, type Session, version, withSession } from './session.ts';
import { readActionInputs, readSettings } from './settings/reading.ts';
import type { Settings } from './settings/settings.ts';
import { contextHints, createSurroundings } from './steps/surroundings.ts';
import { accessOf, type GithubRun, type WriteAccess } from './surfaces/access.ts';
import { type CheckRunProgress, marksInCheckRun, type Opening } from './surfaces/check-run/opened.ts';
import { closeLeftOpen, openCheckRun } from './surfaces/check-run/progress.ts';

/** The state that the gate leaves to `post`, which runs the same file. */
const partState = 'part';

async function gateStep(session: Session): Promise<undefined> {
  const known = session.startReport();
  const { log } = session;
  const run = await titled(session, async () => {
    announcePost(session);
    known.settings = readStepSettings(session);
    return readRun(session, known.settings);
  });
  const { context } = run;
  log.line(`Scan Gate ${version} · ${describeContext(context)}`);
  const access = accessOf(run);
  const checkRun = beginCheckRun(run, access, session);
  // Whatever happens from here on, the check run is completed.
  if (context.refusal === undefined) known.github = { access, checkRun, changes: undefined };
  const { report, settings, changes } = await gate(run, session);
  known.report = report;
  known.settings = settings;
  if (known.github !== undefined) known.github.changes = changes;
}

/** A run that ends before anybody knows what it is about says at least what it is. */
async function titled<T>({ log }: Session, begin: () => Promise<T>): Promise<T> {
  try {
    return await begin();
  } catch (error) {
    log.line(`Scan Gate ${version}`);
    throw error;
  }
}

/** Without this word `post` would take itself for the gate and scan again: then rather nothing is scanned. */
function announcePost({ runner }: Session): void {
  if (runner?.saveState === undefined) {
    throw new GateError('CONFIG', 'GITHUB_STATE is not set', {
      reason: 'settings',
      hint: 'The action runs in a GitHub workflow; elsewhere use the command line, scan-gate run.',
    });
  }
  runner.saveState(partState, 'post');
}

function readStepSettings({ env }: Session): Settings {
  const { given, problems } = readActionInputs(Object.keys(env), getInput);
  return readSettings(given, problems);
}

async function readRun(session: Session, settings: Settings): Promise<GithubRun> {
  const { env, folder, now, cancel, transport, clock } = session;
  const hints = contextHints(settings, { kind: 'branch', named: settings.branch, mustBeWorkflow: true });
  const context = await readContext({ variables: env, folder, isAttended: false }, hints);
  const access = { transport: await transport(), clock: clock(settings.baseUrl), cancel, loadOctokit: actionOctokit };
  return { context, settings, env, now, ...access };
}

/** The state that names an open check run to `post`. */
const openState = 'check_run';

/** Shows the gate at work while it is, and lets `post` close what a killed run leaves open. */
function beginCheckRun(run: GithubRun, access: WriteAccess, { runner }: Session): CheckRunProgress | undefined {
  const { context, settings } = run;
  if (context.headSha === undefined || access.token === undefined) return undefined;
  if (!marksInCheckRun(settings)) return undefined;
  return openCheckRun(openingOf(run, access), access, (state) => {
    try {
      runner?.saveState?.(openState, state);
    } catch {
      // Then `post` cannot close what a killed run leaves open; the run itself still can.
    }
  });
}

function openingOf({ context, settings }: GithubRun, { runUrl, startedMs }: WriteAccess): Opening {
  const text = `Scanning ${context.branch}. The time limit is ${formatSeconds(settings.timeoutSeconds * 1000)}.`;
  const event = context.change?.number === undefined ? context.event : undefined;
  return { headSha: context.headSha ?? '', category: settings.category, event, text, runUrl, startedMs };
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

/** Closes the check run that a gate which was killed left open. */
async function postStep(session: Session): Promise<undefined> {
  const { env, log } = session;
  const state = env[`STATE_${openState}`] ?? '';
  if (state === '') return;
  try {
    const run = await readRun(session, readStepSettings(session));
    const access = accessOf(run);
    const cancelling = { opening: openingOf(run, access), text: 'The run was cut off before it came to a verdict.' };
    const { wasOpen, warning } = await closeLeftOpen(state, cancelling, access);
    if (warning !== undefined) log.line(`Warning: ${warning}`);
    else if (wasOpen) log.line('Closed the check run that the gate left open');
  } catch (error) {
    log.line(`Warning: the check run stays open: ${asGateError(error).message}`);
  }
}

const { env } = process;
const entry = {
  ...processEntry(),
  folder: env.GITHUB_WORKSPACE ?? process.cwd(),
  openRunner: async () => createRunner(env),
};
process.exitCode = await withSession(entry, (session) => {
  for (const name of ['api-key', 'github-token']) session.mask(getInput(name, { trimWhitespace: false }));
  return env[`STATE_${partState}`] === 'post' ? postStep(session) : gateStep(session);
});
