/** What every rule is: a question about the evidence, with the limit that the policy sets. */
import type { Matcher } from '../interval.ts';
import type { Policy } from '../policy.ts';

export interface Rule {
  /** The setting as it stands: `fail-on-severity=high`. */
  name: string;
  /** What it counts, for people: `CRITICAL or HIGH`. */
  subject: string;
  limit: number;
  matcher: Matcher;
  /** What would make it pass, as a sentence. */
  remedy: string;
}

/** The rules of one kind that a policy turns on; none when it does not ask for any. */
export type RuleKind = (policy: Policy) => Rule[];
