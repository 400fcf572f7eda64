/** The step of the action: settings, the check run in progress, and `post`, which closes what a killed run left open. */
import { getInput } from '@actions/core';
import { findDisplayCommit } from '../ci/context/context.ts';
import { readContext } from '../ci/context/read-context.ts';
import { loadActionOctokit } from '../ci/github/access.ts';
import { nameRunKind } from '../ci/github/identity.ts';
import { createRunner } from '../ci/github/runner.ts';
import { formatSeconds } from '../clock.ts';
import { GateError, toGateError } from '../errors.ts';
import { buildContextHints } from '../gate/repository-access.ts';
import type { ExitCode } from '../policy/exit-code.ts';
import type { Report } from '../report/report.ts';
import { createProcessEntry, type RunReport, type Session, version, withSession } from '../session.ts';
import { readActionSettings } from '../settings/action-source.ts';
import { absentInput, readActionInputs } from '../settings/reading.ts';
import { listSecretNames, type Settings } from '../settings/settings.ts';
import { createWriteAccess, type GithubRun, type WriteAccess } from '../surfaces/access.ts';
import { type CheckRunProgress, marksInCheckRun, type Opening } from '../surfaces/check-run/opened.ts';
import { closeLeftOpen, openCheckRun } from '../surfaces/check-run/progress.ts';
import type { GithubTarget } from '../surfaces/surface.ts';

/** States that a step leaves for its `post` part, which runs the same file. */
const states = {
  ...{ part: 'part', checkRun: 'check_run', checkRunHead: 'check_run_head' },
  checkRunKind: 'check_run_kind',
} as const;

export interface GateAction {
  /** Judges, and records in the report what it learns. */
  judge(session: Session, known: RunReport, settings: Settings): Promise<void>;
  /** Cleans up anything else that the step left behind. */
  clear(session: Session): Promise<void>;
}

export async function runAction(action: GateAction): Promise<ExitCode> {
  const entry = createProcessEntry();
  const { env } = entry;
  const openRunner = async () => createRunner(env);
  return withSession(
    { ...entry, folder: env.GITHUB_WORKSPACE ?? entry.folder, openRunner, masksAll: true },
    (session) => runStep(session, { ...action, getInput }),
  );
}

/** The action and the inputs of its step, as the toolkit reads them. */
interface ActionStep extends GateAction {
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
    announcePost(session);
    known.settings = readStepSettings(session, step);
    return known.settings;
  });
  await step.judge(session, known, settings);
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

/** If state cannot be saved, fail: the `post` step would otherwise run the gate a second time. */
function announcePost({ runner }: Session): void {
  if (runner?.saveState === undefined) {
    throw new GateError('CONFIG', 'GITHUB_STATE is not set', {
      reason: 'settings',
      hint: 'The action works only in a GitHub workflow; elsewhere use the command scan-gate run.',
    });
  }
  runner.saveState(states.part, 'post');
}

/** Throws GateError CONFIG (reason `settings`) that lists every problem. */
function readStepSettings({ env }: Session, { getInput: input }: ActionStep): Settings {
  return readActionSettings(readActionInputs(Object.keys(env), input));
}

/** The context of a run with a service: a branch of the workflow's event. */
export async function readRun(session: Session, settings: Settings): Promise<GithubRun> {
  const { env, folder } = session;
  const hints = buildContextHints(settings, { kind: 'branch', named: settings.branch, mustBeWorkflow: true });
  const context = await readContext({ variables: env, folder, isAttended: false }, hints);
  return createGithubRun(session, { context, settings });
}

export async function createGithubRun(
  session: Session,
  about: Pick<GithubRun, 'context' | 'settings'>,
): Promise<GithubRun> {
  const { env, folder, now, cancel, transport, clock } = session;
  const access = { transport: await transport(), clock: clock(about.settings.baseUrl), loadOctokit: loadActionOctokit };
  return { ...about, env, folder, now, cancel, ...access };
}

/** Prepares showing the result on GitHub. If a check run is requested, it shows the gate in progress from now on. */
export function prepareGithubTarget(
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

function createOpening(
  { context, settings }: GithubRun,
  { attempt, gateId, runUrl, startedMs }: WriteAccess,
  headSha: string,
  isFallback: boolean | undefined,
): Opening {
  const text = `Scanning ${context.branch}. The time limit is ${formatSeconds(settings.timeoutSeconds * 1000)}.`;
  const event = nameRunKind({ pullRequest: context.change?.number, event: context.event, isFallback });
  return { headSha, category: settings.category, event, text, runUrl, attempt, gateId, startedMs };
}

/** Closes the check run that a killed gate left open. */
async function runPostStep(session: Session, step: ActionStep): Promise<undefined> {
  const { env, log } = session;
  await step.clear(session);
  const state = env[`STATE_${states.checkRun}`] ?? '';
  if (state === '') return;
  try {
    const run = await readRun(session, readStepSettings(session, step));
    const headSha = env[`STATE_${states.checkRunHead}`] || (run.context.headSha ?? '');
    const access = createWriteAccess(run);
    const opening = createOpening(run, access, headSha, Boolean(env[`STATE_${states.checkRunKind}`]));
    const cancelling = { opening, text: 'The run was cut off before it had a verdict.' };
    const { wasOpen, warning } = await closeLeftOpen(state, cancelling, access);
    if (warning !== undefined) log.line(`Warning: ${warning}`);
    else if (wasOpen) log.line('Closed the check run that the gate left open');
  } catch (error) {
    log.line(`Warning: the check run stays open: ${toGateError(error).message}`);
  }
}
