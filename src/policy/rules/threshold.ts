/** `threshold`: at most so many findings of a severity. */
import { severities } from '../finding.ts';
import type { RuleKind } from './rule.ts';

export const threshold: RuleKind = (policy) =>
  severities.flatMap((severity) => {
    const limit = policy.threshold[severity];
    if (limit === undefined) return [];
    return [
      {
        name: `threshold ${severity.toLowerCase()}=${limit}`,
        subject: severity,
        limit,
        matcher: { severities: [severity], matches: (finding) => finding.severity === severity, severitiesOnly: true },
        remedy: `Bring the ${severity} findings down to ${limit}, or suppress them at the service with a reason.`,
      },
    ];
  });
