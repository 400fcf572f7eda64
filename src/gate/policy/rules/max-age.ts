/** `max-age`: no open finding of a severity whose first detection is more than this many days before the scan. */

import { type Severity, severities } from '../../../shared/severity.ts';
import { createRule, type RuleKind } from './rule.ts';

/** Days after the first detection from which an open finding of the severity blocks. */
export const maxAge: RuleKind<{ maxAge: Readonly<Partial<Record<Severity, number>>> }> = (policy, facts) =>
  severities.flatMap((severity) => {
    const days = policy.maxAge[severity];
    if (days === undefined) return [];
    const name = `max-age ${severity.toLowerCase()}=${days}d`;
    const match = { severity: [severity], age: days };
    return [createRule({ name, match, asks: { kind: 'age', severity, days } }, facts)];
  });
