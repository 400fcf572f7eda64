/** One check of `scan-gate doctor`, and its result. A check that throws a GateError has failed. */

import type { Prose } from '../../../shared/prose.ts';
import type { DoctorContext } from './doctor-context.ts';

export const states = ['ok', 'failed', 'not tried'] as const;
export type DoctorState = (typeof states)[number];

export interface DoctorFinding {
  state: DoctorState;
  /** One sentence, without a full stop. */
  message: string;
  /** What the user can do about it. */
  hint?: Prose | undefined;
  /** Further observations, one line each. */
  details?: readonly string[] | undefined;
}

export interface Check {
  /** For programs; never changes. */
  id: string;
  /** For people. */
  name: string;
  /** It is only tried with a service, or with a service that accepts the key. */
  needs?: 'service' | 'key';
  look(examined: DoctorContext): Promise<DoctorFinding>;
}

export function reportOk(message: string, details: readonly string[] = []): DoctorFinding {
  return { state: 'ok', message, details };
}

export function reportNotTried(message: string, hint?: Prose): DoctorFinding {
  return { state: 'not tried', message, hint };
}
