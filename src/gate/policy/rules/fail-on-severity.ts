/** `fail-on-severity`: no findings of this severity or above, except where a threshold judges them instead. */

import { listAtOrAbove, type Severity } from '../../../shared/severity.ts';
import { createRule, type RuleKind } from './rule.ts';
import { findThresholdEntry, type ThresholdPolicy } from './threshold.ts';

/** Blocks at this severity and above. NONE: severities alone do not block. */
export const failOnSeverity: RuleKind<ThresholdPolicy & { failOnSeverity: Severity | 'NONE' }> = (policy, facts) => {
  const { failOnSeverity: floor, threshold } = policy;
  if (floor === 'NONE') return [];
  const whole = threshold.filter((entry) => entry.type === undefined).map((entry) => entry.severity);
  const severity = listAtOrAbove(floor).filter((each) => !whole.includes(each));
  if (severity.length === 0) return [];
  const order = {
    name: `fail-on-severity=${floor.toLowerCase()}`,
    match: { severity },
    asks: { kind: 'severity', floor },
    // A finding of unknown type counts in every entry of its severity and in this rule too.
    isElsewhere: (finding) => finding.type !== undefined && findThresholdEntry(finding, threshold) !== undefined,
  } as const satisfies Parameters<typeof createRule>[0];
  return [createRule(order, facts)];
};
