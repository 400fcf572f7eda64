/** `max-age`: no open finding of a severity whose first detection is more than this many days before the scan. */

import { type Severity, severities } from '../../../shared/severity.ts';
import { createRule, type RuleKind } from './rule.ts';

interface AgePolicy {
  /** Days after the first detection from which an open finding of the severity blocks. */
  maxAge: Readonly<Partial<Record<Severity, number>>>;
}

export const maxAge: RuleKind<AgePolicy> = (policy, facts) =>
  severities.flatMap((severity) => {
    const days = policy.maxAge[severity];
    if (days === undefined) return [];
    const name = `max-age ${severity.toLowerCase()}=${days}d`;
    const match = { severity: [severity], age: days };
    return [createRule({ name, match, asks: { kind: 'age', severity, days } }, facts)];
  });
