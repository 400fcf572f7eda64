/** The list of rules. They are independent, and each of them can block. */

import type { ViolationType } from '../../../shared/api/words.ts';
import type { OwnersPolicy } from '../code-owners.ts';
import { excludesFindings, hasGrace, type InclusionPolicy, isIncluded } from '../part.ts';
import type { CatalogPolicy, CooldownPolicy, UnscoredPolicy } from '../predicates/predicate.ts';
import { canAbsenceDecide as isAnsweredBySilence } from '../predicates/registry.ts';
import { type } from '../predicates/type.ts';
import { andTernary } from '../ternary.ts';
import { failOnSeverity } from './fail-on-severity.ts';
import { maxAge } from './max-age.ts';
import { createNamedRules } from './named.ts';
import type { Rule, RuleEvidence, RuleKind } from './rule.ts';
import { failOnCvss, failOnEpss } from './scores.ts';
import { threshold } from './threshold.ts';

const kinds = [failOnSeverity, threshold, failOnCvss, failOnEpss, maxAge, createNamedRules] as const;

/** The parts of a policy that the rules read. */
export type RulePolicy = ((typeof kinds)[number] extends RuleKind<infer Part> ? Part : never) & {
  /** Only these types can block. Undefined: all. */
  failOnTypes: readonly ViolationType[] | undefined;
} & UnscoredPolicy &
  CooldownPolicy &
  CatalogPolicy &
  OwnersPolicy &
  InclusionPolicy;

const suppression = 'suppress them in the service with a reason';
const exception = 'accept them by violation_id with an exception in the policy file';

/** Whether a detail that does not state a fact can decide a rule. */
export function canAbsenceDecideRule(policy: RulePolicy): boolean {
  const { failOnCvss: cvss, failOnEpss: epss, rules = [] } = policy;
  return hasGrace(policy) || [{ cvss, epss }, ...rules.map(({ match }) => match)].some(isAnsweredBySilence);
}

/** The rules that a policy turns on, each limited to the types that can block. */
export function createRules(policy: RulePolicy, evidence: RuleEvidence): Rule[] {
  const alternative = evidence.origin === 'service' ? suppression : exception;
  const { unscored, fixCooldown, catalog, codeOwners, hasFullPaths } = policy;
  const facts = { startedAt: evidence.startedAt, unscored, fixCooldown, catalog, codeOwners, hasFullPaths };
  const rules = kinds
    .flatMap((kind) => kind(policy, facts))
    .map((rule) => ({ ...limitToIncluded(rule, policy, evidence), remedy: `${rule.remedy}, or ${alternative}.` }));
  const { failOnTypes } = policy;
  return failOnTypes === undefined ? rules : rules.map((rule) => limitToTypes(rule, failOnTypes, facts));
}

function limitToIncluded(rule: Rule, policy: InclusionPolicy, evidence: RuleEvidence): Rule {
  if (!excludesFindings(policy)) return rule;
  return { ...rule, matches: (finding) => andTernary(isIncluded(policy, finding, evidence), rule.matches(finding)) };
}

function limitToTypes(rule: Rule, types: readonly ViolationType[], facts: Parameters<typeof type.matches>[2]): Rule {
  return {
    ...rule,
    subject: `${rule.subject} (${types.join(', ')} only)`,
    matches: (finding) => andTernary(type.matches(finding, types, facts), rule.matches(finding)),
  };
}
