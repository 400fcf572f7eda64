/** The action's story in the test's own process, on a clock that can jump over its time limit. */
import { runStep } from '../../src/gate/action/step.ts';
import { withSession } from '../../src/gate/run/session.ts';
import { type Clock, createClock } from '../../src/shared/clock.ts';
import { inputsOf, testRunner } from '../runner.ts';
import { type TestEntry, testEntry } from '../session.ts';
import type { Ended } from './play.ts';

/** Nothing is scanned here. */
const noDist = new URL('file:///none/');
/** More than any time limit of these runs. */
const jumpMs = 700_000;
/** Time for the request to leave and for its fault to begin. */
const beforeJumpMs = 30;

interface StoryInProcess {
  start(env: Record<string, string>): Promise<Ended>;
  passTimeLimit(): void;
  /** As the process would be told to stop. */
  signal(name: 'SIGINT' | 'SIGTERM'): void;
}

export function storyInProcess(): StoryInProcess {
  const { clock, jump } = createJumpingClock();
  let entry: TestEntry | undefined;
  let isOver = false;
  return {
    async start(env) {
      const folder = env.GITHUB_WORKSPACE as string;
      const started = testEntry({ env, folder, now: new Date(), hasTerminal: false, masksAll: true });
      entry = started;
      started.openRunner = async () => testRunner(env, started.write);
      const code = await withSession(started, (session) =>
        runStep({ ...session, clock: () => clock }, { dist: noDist, getInput: inputsOf(env) }).finally(() => {
          isOver = true;
        }),
      );
      return { code, signal: null, stdout: started.output.printed, stderr: started.output.complained };
    },
    // A run need not wait for every answer, and what it shows afterwards has time limits of its own.
    passTimeLimit: () => void setTimeout(() => isOver || jump(), beforeJumpMs),
    signal: (name) => entry?.interrupt.signal(name),
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
