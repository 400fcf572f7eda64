/**
 * The findings that the base has too, compared one by one. A finding that exists in the base is old, whoever changed
 * the file since.
 */

import type { Severity } from '../../shared/severity.ts';
import type { Finding } from './finding.ts';
import type { Ternary } from './ternary.ts';

export interface BaseFindings {
  /** What was compared, for people: `main at 1a2b3c4d5e6f`. */
  base: string;
  /** Ids of findings that exist in the base. */
  old: ReadonlySet<string>;
  /** Ids of findings that may exist in the base: their location was not scanned there, or not completely. */
  doubtful: ReadonlySet<string>;
  /** Counts of the judged scan's open findings that are not old. */
  counts: Readonly<Partial<Record<Severity, number>>>;
}

export function isNewAgainstBase({ id }: Finding, { old, doubtful }: BaseFindings): Ternary {
  if (old.has(id)) return 'no';
  return doubtful.has(id) ? 'unknown' : 'yes';
}
