/** What every rule is: a question about each finding, with the limit that the policy sets. */

import { type Severity, severities } from '../../severity.ts';
import { type Answer, answer, both } from '../answer.ts';
import type { Evidence } from '../evidence.ts';
import type { Finding } from '../finding.ts';
import type { Facts } from '../predicates/predicate.ts';
import { type Match, matcherOf, matchText, scoresIn } from '../predicates/registry.ts';
import type { Ask } from '../verdict.ts';

/** What becomes of a run in which a rule is broken. */
export const ruleEffects = ['block', 'warn'] as const;
export type RuleEffect = (typeof ruleEffects)[number];

export interface Rule {
  /** The setting as it stands, `fail-on-severity=high`, or the name that the policy file gives it. */
  name: string;
  /** What it counts, for people: `CRITICAL or HIGH`. */
  subject: string;
  asks: Ask;
  limit: number;
  effect: RuleEffect;
  /** The severities that it can match; the scan's counts bound it by these. */
  severities: readonly Severity[];
  matches(finding: Finding): Answer;
  /** What would make it pass: a sentence that another way out may be added to, then with one. */
  remedy: string;
  /** What has no score of the kind that it asks for, and for the line of reasoning: `without a CVSS score, not judged`. */
  isUnscored?: ((finding: Finding) => boolean) | undefined;
  unscored?: string | undefined;
  /** True where the policy leaves out what has no score. */
  ignoresUnscored?: boolean | undefined;
}

/** The rules of one kind that its part of the policy turns on; none when it does not ask for any. */
export type RuleKind<Part> = (policy: Part, facts: Facts) => Rule[];

/** What the policy says of a rule. */
export interface Ordered {
  name: string;
  match: Match;
  asks: Ask;
  /** The most that is allowed; none unless it is given. */
  allow?: number;
  effect?: RuleEffect;
  /** What another rule judges in its place, by severity and type. */
  isElsewhere?(finding: Pick<Finding, 'severity' | 'type'>): boolean;
}

/** Every rule, a short setting's or a named one, is made here. */
export function ruleOf({ name, match, asks, allow, effect = 'block', isElsewhere }: Ordered, facts: Facts): Rule {
  const subject = matchText(match);
  const matches = matcherOf(match, facts);
  return {
    name,
    subject,
    asks,
    limit: allow ?? 0,
    effect,
    severities: match.severity ?? severities,
    matches: isElsewhere === undefined ? matches : (finding) => both(answer(!isElsewhere(finding)), matches(finding)),
    remedy: remedyOf(subject, match, allow),
    ...unscoredOf(match, facts),
  };
}

function remedyOf(subject: string, { type: _, severity, ...others }: Match, allow: number | undefined): string {
  const isBare = severity !== undefined && Object.values(others).every((value) => value === undefined);
  const what = isBare ? `${subject} findings` : subject;
  return allow === undefined ? `Fix the ${what}` : `Bring the ${what} down to ${allow}`;
}

function unscoredOf(match: Match, facts: Facts): Pick<Rule, 'isUnscored' | 'unscored' | 'ignoresUnscored'> {
  const scores = scoresIn(match);
  const [first] = scores;
  if (first === undefined) return {};
  return {
    isUnscored: (finding) => scores.some((score) => score.isMissing(finding, facts)),
    unscored: scores.length === 1 ? first.missing(facts) : 'without one of the scores',
    ignoresUnscored: facts.unscored === 'ignore',
  };
}

/** What rules read of the evidence. */
export type RuleEvidence = Pick<Evidence, 'startedAt' | 'isSuppressible'>;
