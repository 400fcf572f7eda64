/** Looks at the branch while a scan runs: a head that goes away and comes back leaves no trace at the end. */
import type { RunContext } from '../ci/context/context.ts';
import { checkHead, type HeadState } from './guards.ts';
import type { Run } from './run.ts';
import type { Surroundings } from './surroundings.ts';

export interface HeadWatch {
  /** Told of every poll, and the state of the scan; looks when the scan begins, and now and then. */
  onPoll(status: string): void;
  /** The first move that was seen, once all looks have ended; one that could not be taken says nothing. */
  moved(): Promise<HeadState | undefined>;
}

const lookEveryMs = 10_000;
const mostLooks = 30;

export function watchHead({ budget }: Run, around: Surroundings, context: RunContext): HeadWatch {
  const looks: Promise<HeadState | undefined>[] = [];
  let lastMs = budget.clock.now();
  let hasBegun = false;
  return {
    onPoll(status) {
      const now = budget.clock.now();
      const begins = !hasBegun && status !== 'PENDING';
      hasBegun ||= begins;
      if (!begins && (now - lastMs < lookEveryMs || looks.length >= mostLooks)) return;
      lastMs = now;
      looks.push(checkHead(around, context).catch(() => undefined));
    },
    async moved() {
      const states = await Promise.all(looks);
      return states.find((state) => state?.kind === 'moved');
    },
  };
}
