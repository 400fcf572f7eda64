/** The outputs of the action until its run has ended. */
import type { Runner } from '../hosts/github/runner.ts';
import type { OutputName } from '../report/outputs.ts';

/** Set at the start: the runner keeps the last value of a name, and a killed run writes no more. */
export function presetUndecidedOutputs(runner: Runner | undefined): void {
  const undecided = { verdict: 'inconclusive', reason: 'cancelled' } satisfies Partial<Record<OutputName, string>>;
  try {
    runner?.setOutputs?.(undecided);
  } catch {
    // The error is reported at the end of the run.
  }
}
