/** `fail-on-severity`: nothing at this severity or above, but where a threshold judges a finding instead. */
import { answer } from '../answer.ts';
import { atOrAbove, type Severity } from '../finding.ts';
import { listWords, type RuleKind } from './rule.ts';
import { entryFor, type ThresholdPolicy } from './threshold.ts';

export interface SeverityPolicy {
  /** Blocks at this severity and above; NONE: severities alone do not block. */
  failOnSeverity: Severity | 'NONE';
}

export const failOnSeverity: RuleKind<SeverityPolicy & ThresholdPolicy> = ({ failOnSeverity: floor, threshold }) => {
  if (floor === 'NONE') return [];
  const whole = threshold.filter((entry) => entry.type === undefined).map((entry) => entry.severity);
  const severities = atOrAbove(floor).filter((severity) => !whole.includes(severity));
  if (severities.length === 0) return [];
  const words = listWords(severities);
  return [
    {
      name: `fail-on-severity=${floor.toLowerCase()}`,
      subject: words,
      asks: { kind: 'severity', floor },
      limit: 0,
      severities,
      // What cannot be matched to a type enters every entry of its severity, and this rule too.
      matches: (finding) =>
        answer(
          severities.includes(finding.severity) &&
            (finding.type === undefined || entryFor(finding, threshold) === undefined),
        ),
      remedy: `Fix the ${words} findings`,
    },
  ];
};
