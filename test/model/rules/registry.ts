/** The one list of rules with a model of their own. */
import fc from 'fast-check';
import { defaultPolicy, type Policy } from '../../gate/policy/evidence.ts';
import { maxAge } from './max-age.ts';
import { named } from './named.ts';
import type { RuleModel } from './rule-model.ts';

export const ruleModels: readonly RuleModel[] = [maxAge, named];

/** A policy with a part for each of these rules; whatever else is not drawn is as it is when nothing is set. */
export function withRules<Part>(rest: fc.Arbitrary<Part>): fc.Arbitrary<Part & Policy> {
  return fc
    .tuple(rest, ...ruleModels.map(({ arbitrary }) => arbitrary))
    .map(([part, ...parts]) => Object.assign({}, defaultPolicy, part, ...parts) as Part & Policy);
}

/** The policy with all of these rules turned off. */
export function withoutRules(policy: Policy): Policy {
  return Object.assign({}, policy, ...ruleModels.map(({ off }) => off));
}
