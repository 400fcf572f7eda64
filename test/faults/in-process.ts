/** The action's story in the test's own process, on a clock that can jump over its time limit. */
import { beginShowing, readRun } from '../../src/action/step.ts';
import { githubAccess } from '../../src/ci/github/access.ts';
import { type Clock, createClock } from '../../src/clock.ts';
import { runGate } from '../../src/gate/gate.ts';
import type { GateEnvironment } from '../../src/gate/progress.ts';
import { createServiceSource } from '../../src/gate/sources/service/source.ts';
import { createSurroundings } from '../../src/gate/surroundings.ts';
import { type Session, version, withSession } from '../../src/session.ts';
import { readActionSettings } from '../../src/settings/action-source.ts';
import { readActionInputs } from '../../src/settings/reading.ts';
import { testRunner } from '../runner.ts';
import { testEntry } from '../session.ts';
import { apiKey, type Ended, token } from './play.ts';

/** More than any time limit of these runs. */
const jumpMs = 700_000;
/** Time for the request to leave and for its fault to begin. */
const beforeJumpMs = 30;

interface StoryInProcess {
  start(env: Record<string, string>): Promise<Ended>;
  passTimeLimit(): void;
}

export function storyInProcess(): StoryInProcess {
  const { clock, jump } = createJumpingClock();
  return {
    async start(env) {
      const folder = env.GITHUB_WORKSPACE as string;
      const entry = testEntry({ env, folder, now: new Date(), hasTerminal: false, masksAll: true });
      entry.openRunner = async () => testRunner(env, entry.write);
      const code = await withSession(entry, (session) => story({ ...session, clock: () => clock }));
      return { code, signal: null, stdout: entry.output.printed, stderr: entry.output.complained };
    },
    passTimeLimit: () => void setTimeout(jump, beforeJumpMs),
  };
}

/** Waits take a ten-thousandth of their time, and a jump none. */
function createJumpingClock(): { clock: Clock; jump: () => void } {
  const scaled = createClock(10_000);
  const listeners = new Set<() => void>();
  let aheadMs = 0;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  scaled.onSkip?.(tell);
  const clock: Clock = {
    ...scaled,
    now: () => scaled.now() + aheadMs,
    onSkip(callBack) {
      listeners.add(callBack);
      return () => listeners.delete(callBack);
    },
  };
  const jump = () => {
    aheadMs += jumpMs;
    tell();
  };
  return { clock, jump };
}

/** As `src/action.ts` tells it; the built file itself is tried in built.test.ts. */
async function story(session: Session): Promise<undefined> {
  for (const secret of [apiKey, token]) session.mask(secret);
  const known = session.startReport();
  const { env } = session;
  const input = (name: string) => (env[`INPUT_${name.toUpperCase()}`] ?? '').trim();
  const settings = readActionSettings(readActionInputs('action', Object.keys(env), input));
  known.settings = settings;
  const { env: variables, ...run } = await readRun(session, settings);
  const shown = beginShowing({ env: variables, ...run }, session);
  known.github = shown;
  const { context, transport, clock, cancel } = run;
  const github = githubAccess(variables, settings.githubToken, run.loadOctokit);
  const environment: GateEnvironment = {
    ...{ context, transport, clock, cancel, version, now: session.now, log: session.runLog },
    surroundings: (budget, onWait) => createSurroundings(context, { github, transport, budget, onWait }),
  };
  const result = await runGate(settings, environment, createServiceSource(settings));
  known.report = result.report;
  known.settings = result.settings;
  shown.changes = result.changes;
}
