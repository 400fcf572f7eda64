/** `fail-on-severity`: nothing at this severity or above, but where a threshold judges that severity instead. */
import { type Severity, severities } from '../finding.ts';
import { atOrAbove } from '../policy.ts';
import type { RuleKind } from './rule.ts';

export const failOnSeverity: RuleKind = (policy) => {
  if (policy.failOnSeverity === 'NONE') return [];
  const covered = atOrAbove(policy.failOnSeverity).filter((severity) => policy.threshold[severity] === undefined);
  if (covered.length === 0) return [];
  return [
    {
      name: `fail-on-severity=${policy.failOnSeverity.toLowerCase()}`,
      subject: listWords(covered),
      limit: 0,
      matcher: {
        severities: covered,
        matches: (finding) => covered.includes(finding.severity),
        severitiesOnly: true,
      },
      remedy: `Fix the ${listWords(covered)} findings, or suppress them at the service with a reason.`,
    },
  ];
};

/** `CRITICAL`, `CRITICAL or HIGH`, `CRITICAL, HIGH or MEDIUM`. */
function listWords(words: readonly Severity[]): string {
  const ordered = severities.filter((severity) => words.includes(severity));
  const last = ordered.at(-1) ?? '';
  return ordered.length > 1 ? `${ordered.slice(0, -1).join(', ')} or ${last}` : last;
}
