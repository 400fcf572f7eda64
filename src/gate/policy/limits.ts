/**
 * What `threshold` allows. It is separate from the rule so that it loads without the rules, which no run needs before
 * its scan has started.
 */

import type { ViolationType } from '../../shared/api/words.ts';
import type { Severity } from '../../shared/severity.ts';

/** The maximum number of findings of a severity, or of one type with that severity. */
export interface Threshold {
  severity: Severity;
  /** Undefined: every type without an entry of its own. */
  type: ViolationType | undefined;
  limit: number;
}

/** `high=5`, `sca-high=10`. */
export function formatThreshold({ severity, type, limit }: Threshold): string {
  return `${type === undefined ? '' : `${type.toLowerCase()}-`}${severity.toLowerCase()}=${limit}`;
}
