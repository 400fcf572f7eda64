/** What `threshold` allows: apart from the rule that judges by it, which no run needs before its scan is under way. */

import type { Severity } from '../severity.ts';
import type { ViolationType } from './finding.ts';

/** The most that is allowed of a severity, or of one type at that severity. */
export interface Threshold {
  severity: Severity;
  /** Undefined: every type that no entry of its own names. */
  type: ViolationType | undefined;
  limit: number;
}

/** `high=5`, `sca-high=10`. */
export function thresholdText({ severity, type, limit }: Threshold): string {
  return `${type === undefined ? '' : `${type.toLowerCase()}-`}${severity.toLowerCase()}=${limit}`;
}
