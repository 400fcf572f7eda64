/** The common form of all rules: a question about each finding, and the limit that the policy sets. */

import { type Severity, severities } from '../../../shared/severity.ts';
import type { Evidence } from '../evidence.ts';
import type { Finding } from '../finding.ts';
import type { PredicateFacts } from '../predicates/predicate.ts';
import { compileMatch, formatMatch, listRequiredScores, type Match } from '../predicates/registry.ts';
import type { ScopeJudge } from '../scopes/scope.ts';
import type { Question, Slices } from '../slice.ts';
import { andTernary, type Ternary, toTernary } from '../ternary.ts';
import type { RuleQuestion } from '../verdict.ts';

/** What happens to a run that violates a rule. */
export const ruleEffects = ['block', 'warn'] as const;
export type RuleEffect = (typeof ruleEffects)[number];

export interface Rule {
  /** The setting as written, `fail-on-severity=high`, or the name from the policy file. */
  name: string;
  /** What it counts, for people: `CRITICAL or HIGH`. */
  subject: string;
  asks: RuleQuestion;
  limit: number;
  effect: RuleEffect;
  /** The severities that it can match. The scan's counts bound it by these. */
  severities: readonly Severity[];
  matches(finding: Finding): Ternary;
  /** How to make it pass, as a sentence. The caller may append an alternative. */
  remedy: string;
  /**
   * Tests whether a finding lacks the score that the rule needs. `unscored` describes these in the line of reasoning:
   * `without a CVSS score, not judged`.
   */
  isUnscored?: ((finding: Finding) => boolean) | undefined;
  unscored?: string | undefined;
  /** True if the policy ignores findings without a score. */
  ignoresUnscored?: boolean | undefined;
}

/** Creates the rules of one kind that the policy turns on. Empty if it turns on none. */
export type RuleKind<Part> = (policy: Part, facts: PredicateFacts) => Rule[];

/** What the policy states about a rule. */
interface RuleOrder {
  name: string;
  match: Match;
  asks: RuleQuestion;
  /** The maximum allowed number of findings. Zero if not given. */
  allow?: number;
  effect?: RuleEffect;
  /** Whether another rule judges the finding instead, by severity and type. */
  isElsewhere?(finding: Pick<Finding, 'severity' | 'type'>): boolean;
}

/** Creates every rule: those of short settings and those with a name. */
export function createRule(
  { name, match, asks, allow, effect = 'block', isElsewhere: isJudgedByOtherRule }: RuleOrder,
  facts: PredicateFacts,
): Rule {
  const subject = formatMatch(match);
  const matches = compileMatch(match, facts);
  return {
    name,
    subject,
    asks,
    limit: allow ?? 0,
    effect,
    severities: match.severity ?? severities,
    matches:
      isJudgedByOtherRule === undefined
        ? matches
        : (finding) => andTernary(toTernary(!isJudgedByOtherRule(finding)), matches(finding)),
    remedy: formatRemedy(subject, match, allow),
    ...describeUnscored(match, facts),
  };
}

function formatRemedy(subject: string, { type: _, severity, ...others }: Match, allow: number | undefined): string {
  const isBare = severity !== undefined && Object.values(others).every((value) => value === undefined);
  const what = isBare ? `${subject} findings` : subject;
  return allow === undefined ? `Fix the ${what}` : `Bring the ${what} down to ${allow}`;
}

function describeUnscored(
  match: Match,
  facts: PredicateFacts,
): Pick<Rule, 'isUnscored' | 'unscored' | 'ignoresUnscored'> {
  const scores = listRequiredScores(match);
  const [first] = scores;
  if (first === undefined) return {};
  return {
    isUnscored: (finding) => scores.some((score) => score.isMissing(finding, facts)),
    unscored: scores.length === 1 ? first.missing(facts) : 'without one of the scores',
    ignoresUnscored: facts.unscored === 'ignore',
  };
}

/** The evidence that rules read. */
export type RuleEvidence = Pick<Evidence, 'startedAt' | 'origin'>;

/** Everything that one rule is judged by. */
export interface RuleContext {
  question: Question;
  scope: ScopeJudge;
  slices: Slices;
  evidence: Evidence;
  /** All findings, with the labels that the counts prove. */
  findings: readonly Finding[];
}
