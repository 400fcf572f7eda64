/** From verdict to exit code (design, promise 1): 0 passed, 1 failed, 2 inconclusive, 130 and 143 cancelled. */
import { hardReasons, type InconclusiveReason, type Reason, type Verdict } from './verdict.ts';

/** Whether a verdict fails the step. */
export interface Enforcement {
  /** Exit 0 whatever the verdict, but for wrong settings. */
  warnOnly: boolean;
  onInconclusive: Readonly<Partial<Record<InconclusiveReason, 'fail' | 'warn'>>>;
}

export function exitCodeOf(verdict: Verdict, reason: Reason, enforcement: Enforcement): 0 | 1 | 2 {
  if (verdict === 'passed') return 0;
  if (hardReasons.some((hard) => hard === reason)) return 2;
  if (enforcement.warnOnly) return 0;
  if (verdict === 'failed') return 1;
  // `wait: false` asked for no verdict, so that not having one is no fault.
  if (reason === 'not-waited') return 0;
  return enforcement.onInconclusive[reason as InconclusiveReason] === 'warn' ? 0 : 2;
}
