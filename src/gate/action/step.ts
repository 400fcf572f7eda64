/** The step of the action: settings, the check run in progress, and `post`, which closes what a killed run left open. */
import { getInput } from '@actions/core';
import { GateError, toGateError } from '../../shared/errors.ts';
import { loadActionOctokit } from '../hosts/github/access.ts';
import { createRunner } from '../hosts/github/runner.ts';
import { createWriteAccess } from '../hosts/github/surfaces/access.ts';
import { closeLeftOpen } from '../hosts/github/surfaces/check-run/progress.ts';
import type { ExitCode } from '../policy/verdict.ts';
import { createProcessEntry, type Session, withSession } from '../run/session.ts';
import { readActionSettings } from '../settings/action-source.ts';
import { absentInput, readActionInputs } from '../settings/reading.ts';
import { listSecretNames, type Settings } from '../settings/settings.ts';
import { createOpening, judge, readActionContext, states, withTitleOnError } from './judge.ts';
import { removeScanners } from './scanners.ts';

/** `dist` is that folder of the downloaded action. */
export async function runAction(dist: URL): Promise<ExitCode> {
  const entry = createProcessEntry();
  const { env } = entry;
  const openRunner = async () => createRunner(env);
  return withSession(
    {
      ...entry,
      folder: env.GITHUB_WORKSPACE ?? entry.folder,
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
    announcePost(session);
    const read = readStepSettings(session, step);
    known.settings = read;
    return read;
  });
  await judge(session, known, settings, step.dist);
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
    const cancelling = { opening, text: 'The run was cut off before it had a verdict.' };
    const { wasOpen, warning } = await closeLeftOpen(state, cancelling, access);
    if (warning !== undefined) log.line(`Warning: ${warning}`);
    else if (wasOpen) log.line('Closed the check run that the gate left open');
  } catch (error) {
    log.line(`Warning: the check run stays open: ${toGateError(error).message}`);
  }
}
