/** The list of predicates, in the order in which a rule's text names them. */

import type { Finding } from '../finding.ts';
import { andTernary, type Ternary } from '../ternary.ts';
import { age } from './age.ts';
import { cwe } from './cwe.ts';
import { fixable } from './fixable.ts';
import { kev } from './kev.ts';
import { language } from './language.ts';
import { owner } from './owner.ts';
import { path } from './path.ts';
import type { Predicate, PredicateFacts, ScoreRequirement } from './predicate.ts';
import { cvss, epss } from './scores.ts';
import { severity } from './severity.ts';
import { type } from './type.ts';

export const predicates = { type, severity, cvss, epss, cwe, path, owner, language, age, fixable, kev } as const;

export type PredicateName = keyof typeof predicates;
export const predicateNames = Object.keys(predicates) as PredicateName[];

/** The conditions of a rule. A finding must satisfy all of them. */
export type Match = {
  readonly [Name in PredicateName]?:
    | ((typeof predicates)[Name] extends Predicate<infer Value> ? Value : never)
    | undefined;
};

function listConditions(match: Match): { name: PredicateName; predicate: Predicate<unknown>; value: unknown }[] {
  return predicateNames.flatMap((name) => {
    const value = match[name];
    return value === undefined ? [] : [{ name, predicate: predicates[name] as Predicate<unknown>, value }];
  });
}

/** Compiles the conditions into one function. */
export function compileMatch(match: Match, facts: PredicateFacts): (finding: Finding) => Ternary {
  const asked = listConditions(match);
  return (finding) => {
    let sum: Ternary = 'yes';
    for (const { predicate, value } of asked) {
      sum = andTernary(sum, predicate.matches(finding, value, facts));
      if (sum === 'no') return sum;
    }
    return sum;
  };
}

/** `SCA CRITICAL or HIGH in src/**`, `findings with CVSS 9 or more`. */
export function formatMatch(match: Match): string {
  const texts = listConditions(match).map(({ name, predicate, value }) => ({ name, text: predicate.text(value) }));
  const own = texts.filter(({ name }) => name === 'type');
  const others = texts.filter((each) => !own.includes(each));
  const noun = match.severity === undefined ? ['findings'] : [];
  return [...own.map(({ text }) => text), ...noun, ...others.map(({ text }) => text)].join(' ');
}

/** Whether everything that matches the second also matches the first. */
export function includesMatch(wide: Match, narrow: Match): boolean {
  return listConditions(wide).every(({ name, predicate, value }) => {
    const other = narrow[name];
    return other !== undefined && predicate.holdsAll(value, other);
  });
}

/** Whether a detail that does not state the fact can decide the match. */
export function canAbsenceDecide(match: Match): boolean {
  return listConditions(match).some(({ predicate }) => predicate.isToldBySilence);
}

/** The kinds of score that the match needs. */
export function listRequiredScores(match: Match): ScoreRequirement[] {
  return listConditions(match).flatMap(({ predicate: { score } }) => score ?? []);
}
