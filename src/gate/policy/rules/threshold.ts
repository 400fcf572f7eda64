/** `threshold`: at most this many findings of a severity, or of one type with that severity. */

import type { ViolationType } from '../../../shared/api/words.ts';
import type { Severity } from '../../../shared/severity.ts';
import type { Finding } from '../finding.ts';
import { createRule, type RuleKind } from './rule.ts';

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

export interface ThresholdPolicy {
  /** An entry alone judges its findings, instead of `failOnSeverity`. The most specific matching entry applies. */
  threshold: readonly Threshold[];
}

export const threshold: RuleKind<ThresholdPolicy> = ({ threshold: all }, facts) =>
  all.map((entry) => {
    const { severity, type, limit } = entry;
    return createRule(
      {
        name: `threshold ${formatThreshold(entry)}`,
        match: { severity: [severity], type: type && [type] },
        asks: { kind: 'threshold', severity, type },
        allow: limit,
        // A finding without a known type counts in every entry of its severity.
        isElsewhere: (finding) => finding.type !== undefined && findThresholdEntry(finding, all) !== entry,
      },
      facts,
    );
  });

/** The entry that judges a finding of known type: the entry of its type, otherwise the one of its severity. */
export function findThresholdEntry(
  finding: Pick<Finding, 'severity' | 'type'>,
  all: readonly Threshold[],
): Threshold | undefined {
  const ofSeverity = all.filter((entry) => entry.severity === finding.severity);
  return (
    ofSeverity.find((entry) => entry.type === finding.type) ?? ofSeverity.find((entry) => entry.type === undefined)
  );
}
