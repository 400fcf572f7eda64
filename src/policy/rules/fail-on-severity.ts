/** `fail-on-severity`: no findings of this severity or above, except where a threshold judges them instead. */

import { atOrAbove, type Severity } from '../../severity.ts';
import { type RuleKind, ruleOf } from './rule.ts';
import { entryFor, type ThresholdPolicy } from './threshold.ts';

export interface SeverityPolicy {
  /** Blocks at this severity and above. NONE: severities alone do not block. */
  failOnSeverity: Severity | 'NONE';
}

export const failOnSeverity: RuleKind<SeverityPolicy & ThresholdPolicy> = (policy, facts) => {
  const { failOnSeverity: floor, threshold } = policy;
  if (floor === 'NONE') return [];
  const whole = threshold.filter((entry) => entry.type === undefined).map((entry) => entry.severity);
  const severity = atOrAbove(floor).filter((each) => !whole.includes(each));
  if (severity.length === 0) return [];
  const order = {
    name: `fail-on-severity=${floor.toLowerCase()}`,
    match: { severity },
    asks: { kind: 'severity', floor },
    // A finding of unknown type counts in every entry of its severity and in this rule too.
    isElsewhere: (finding) => finding.type !== undefined && entryFor(finding, threshold) !== undefined,
  } as const satisfies Parameters<typeof ruleOf>[0];
  return [ruleOf(order, facts)];
};
