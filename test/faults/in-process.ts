/** The action's story in the test's own process, on a clock that can jump over its time limit. */
import { serviceAction } from '../../src/action/service.ts';
import { runStep } from '../../src/action/step.ts';
import { type Clock, createClock } from '../../src/clock.ts';
import { withSession } from '../../src/session.ts';
import { inputsOf, testRunner } from '../runner.ts';
import { testEntry } from '../session.ts';
import type { Ended } from './play.ts';

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
      const code = await withSession(entry, (session) =>
        runStep({ ...session, clock: () => clock }, { ...serviceAction, getInput: inputsOf(env) }),
      );
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
