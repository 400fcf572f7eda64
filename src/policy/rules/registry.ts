/** The one list of rules; rules add up, and any one blocks. */
import { answer, both } from '../answer.ts';
import type { Evidence } from '../evidence.ts';
import type { ViolationType } from '../finding.ts';
import { failOnSeverity } from './fail-on-severity.ts';
import { maxAge } from './max-age.ts';
import type { Rule, RuleKind } from './rule.ts';
import { failOnCvss, failOnEpss } from './scores.ts';
import { threshold } from './threshold.ts';

const kinds = [failOnSeverity, threshold, failOnCvss, failOnEpss, maxAge] as const;

type Kind = (typeof kinds)[number];

interface TypesPolicy {
  /** Only these types can block; undefined: all. */
  failOnTypes: readonly ViolationType[] | undefined;
}

/** The parts of a policy that the rules read. */
export type RulePolicy = (Kind extends RuleKind<infer Part> ? Part : never) & TypesPolicy;

const suppression = 'suppress them at the service with a reason';
const exception = 'accept them by violation_id with an exception in the policy file';

/** The rules that a policy turns on, each narrowed to the types that can block. */
export function rulesOf(policy: RulePolicy, evidence: Pick<Evidence, 'startedAt' | 'isSuppressible'>): Rule[] {
  const wayOut = evidence.isSuppressible ? suppression : exception;
  const rules = kinds
    .flatMap((kind) => kind(policy, evidence))
    .map((rule) => ({ ...rule, remedy: `${rule.remedy}, or ${wayOut}.` }));
  const { failOnTypes } = policy;
  return failOnTypes === undefined ? rules : rules.map((rule) => ofTypes(rule, failOnTypes));
}

/** An unknown type counts as every type. */
function ofTypes(rule: Rule, types: readonly ViolationType[]): Rule {
  return {
    ...rule,
    subject: `${rule.subject} (${types.join(', ')} only)`,
    matches: (finding) =>
      both(answer(finding.type === undefined || types.includes(finding.type)), rule.matches(finding)),
  };
}
