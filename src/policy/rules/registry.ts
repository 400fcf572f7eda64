/** The one list of rules; rules add up, and any one blocks. */
import type { Policy } from '../policy.ts';
import { failOnSeverity } from './fail-on-severity.ts';
import type { Rule, RuleKind } from './rule.ts';
import { threshold } from './threshold.ts';

const kinds: readonly RuleKind[] = [failOnSeverity, threshold];

/** The rules that a policy turns on. */
export function rulesOf(policy: Policy): Rule[] {
  return kinds.flatMap((kind) => kind(policy));
}
