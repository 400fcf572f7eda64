/** What one check of `scan-gate doctor` is, and what it finds; one that throws a GateError has failed. */

import type { Prose } from '../../prose.ts';
import type { Examined } from './examined.ts';

export const states = ['ok', 'failed', 'not tried'] as const;
export type DoctorState = (typeof states)[number];

export interface DoctorFinding {
  state: DoctorState;
  /** One sentence, without a full stop. */
  message: string;
  /** What to do about it. */
  hint?: Prose | undefined;
  /** What else was seen, a line each. */
  details?: readonly string[] | undefined;
}

export interface Check {
  /** For programs; it does not change. */
  id: string;
  /** For people. */
  name: string;
  look(examined: Examined): Promise<DoctorFinding>;
}

export function fine(message: string, details: readonly string[] = []): DoctorFinding {
  return { state: 'ok', message, details };
}

export function notTried(message: string, hint?: Prose): DoctorFinding {
  return { state: 'not tried', message, hint };
}
