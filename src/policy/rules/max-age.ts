/** `max-age`: no open finding of a severity that is older than so many days, from its first detection to this scan. */
import { type Answer, answer } from '../answer.ts';
import { type Finding, type Severity, severities } from '../finding.ts';
import type { RuleKind } from './rule.ts';

const dayMs = 24 * 3600 * 1000;

export interface AgePolicy {
  /** Days after its first detection from which an open finding of the severity blocks. */
  maxAge: Readonly<Partial<Record<Severity, number>>>;
}

export const maxAge: RuleKind<AgePolicy> = (policy, { startedAt }) =>
  severities.flatMap((severity) => {
    const days = policy.maxAge[severity];
    if (days === undefined) return [];
    const subject = `${severity} older than ${days} days`;
    return [
      {
        name: `max-age ${severity.toLowerCase()}=${days}d`,
        subject,
        asks: { kind: 'age', severity, days },
        limit: 0,
        severities: [severity],
        matches: (finding) => (finding.severity === severity ? isOlder(finding, days, startedAt) : 'no'),
        remedy: `Fix the ${subject}`,
      },
    ];
  });

/** Both are server times; without one of them the age is unknown. */
function isOlder(finding: Finding, days: number, startedAt: number | undefined): Answer {
  const firstDetected = finding.detail?.firstDetected;
  if (firstDetected === undefined || startedAt === undefined) return 'unknown';
  return answer(startedAt - firstDetected > days * dayMs);
}
