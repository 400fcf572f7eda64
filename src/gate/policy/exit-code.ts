/** Computes the exit code of a run (design, promise 1) from the verdicts, the settings, file errors and signals. */
import { type InconclusiveReason, inconclusiveReasons, isInconclusive } from '../../shared/errors.ts';
import type { Reason, Verdict } from './verdict.ts';

export const exitCodes = {
  0: 'passed, or the settings say that this outcome does not fail the step (`warn-only`, `on-inconclusive`, `wait`)',
  1: 'failed: at least one finding is proven to block',
  2: 'inconclusive: nothing is proven; wrong settings included',
  129: 'canceled because the terminal or session ended (SIGHUP)',
  130: 'canceled by an interrupt (SIGINT)',
  131: 'canceled by a request to quit (SIGQUIT)',
  143: 'canceled by a request to end (SIGTERM)',
} as const;

export type ExitCode = keyof typeof exitCodes;
export type Signal = keyof typeof signalCodes;

const signalCodes = { SIGHUP: 129, SIGINT: 130, SIGQUIT: 131, SIGTERM: 143 } as const;
export const signals = Object.keys(signalCodes) as Signal[];

/** Whether a verdict fails the step. */
export interface Enforcement {
  /** Exit 0 whatever the verdict, except for wrong settings. */
  warnOnly: boolean;
  onInconclusive: Readonly<Partial<Record<InconclusiveReason, 'fail' | 'warn'>>>;
}

export interface JudgedVerdict {
  verdict: Verdict;
  reason: Reason;
}

/** Everything that can determine the exit code. */
export interface RunEnding {
  /** Empty if nothing was to be judged. A failure takes precedence over an inconclusive verdict. */
  judged: readonly JudgedVerdict[];
  /** Undefined if the settings could not be read: then no outcome is softened. */
  settings?: Enforcement | undefined;
  /** Number of requested files that could not be written. */
  fileErrors?: number | undefined;
  /** The signal that ended the run. */
  signal?: Signal | undefined;
}

export function computeExitCode({ judged, settings, fileErrors = 0, signal }: RunEnding): ExitCode {
  if (signal !== undefined) return signalCodes[signal];
  const codes = judged.map((each) => computeVerdictCode(each, settings));
  if (codes.includes(1)) return 1;
  return codes.includes(2) || fileErrors > 0 ? 2 : 0;
}

function computeVerdictCode({ verdict, reason }: JudgedVerdict, settings: Enforcement | undefined): 0 | 1 | 2 {
  if (verdict === 'passed') return 0;
  const isOpen = isInconclusive(reason);
  const effect = isOpen ? inconclusiveReasons[reason].effect : 'fails';
  if (effect === 'always fails') return 2;
  if (settings?.warnOnly) return 0;
  if (verdict === 'failed') return 1;
  return effect === 'passes' || (isOpen && settings?.onInconclusive[reason] === 'warn') ? 0 : 2;
}
