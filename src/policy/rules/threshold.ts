/** `threshold`: at most so many findings of a severity, or of one type at that severity. */
import { answer } from '../answer.ts';
import type { Finding, Severity, ViolationType } from '../finding.ts';
import type { Rule, RuleKind } from './rule.ts';

/** The most that is allowed of a severity, or of one type at that severity. */
export interface Threshold {
  severity: Severity;
  /** Undefined: every type that no entry of its own names. */
  type: ViolationType | undefined;
  limit: number;
}

export interface ThresholdPolicy {
  /** An entry judges its findings alone, instead of `failOnSeverity`; the most specific one that fits. */
  threshold: readonly Threshold[];
}

/** `high=5`, `sca-high=10`. */
export function thresholdText({ severity, type, limit }: Threshold): string {
  return `${type === undefined ? '' : `${type.toLowerCase()}-`}${severity.toLowerCase()}=${limit}`;
}

export const threshold: RuleKind<ThresholdPolicy> = (policy) =>
  policy.threshold.map((entry) => ruleOf(entry, policy.threshold));

function ruleOf(entry: Threshold, all: readonly Threshold[]): Rule {
  const { severity, type, limit } = entry;
  const subject = type === undefined ? severity : `${type} ${severity}`;
  return {
    name: `threshold ${thresholdText(entry)}`,
    subject,
    asks: { kind: 'threshold', severity, type },
    limit,
    severities: [severity],
    matches: (finding) => answer(enters(finding, entry, all)),
    remedy: `Bring the ${subject} findings down to ${limit}`,
  };
}

/** The most specific entry judges a finding; one without a known type enters every entry of its severity. */
function enters(finding: Finding, entry: Threshold, all: readonly Threshold[]): boolean {
  if (finding.severity !== entry.severity) return false;
  return finding.type === undefined || entryFor(finding, all) === entry;
}

/** The entry that judges a finding of known type: its type's own, else its severity's. */
export function entryFor(finding: Finding, all: readonly Threshold[]): Threshold | undefined {
  const ofSeverity = all.filter((entry) => entry.severity === finding.severity);
  return (
    ofSeverity.find((entry) => entry.type === finding.type) ?? ofSeverity.find((entry) => entry.type === undefined)
  );
}
