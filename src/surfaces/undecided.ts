/** The outputs of the action as they stand until its run has ended. */
import type { Runner } from '../ci/github/runner.ts';
import type { OutputName } from '../report/outputs.ts';

/** Until the run has ended: the runner keeps the last value of a name, and a run that is killed writes no more. */
export function leaveUndecided(runner: Runner | undefined): void {
  const undecided = { verdict: 'inconclusive', reason: 'cancelled' } satisfies Partial<Record<OutputName, string>>;
  try {
    runner?.setOutputs?.(undecided);
  } catch {
    // What keeps it from being written is said at the end.
  }
}
