/** The list of predicates, in the order in which a rule's text names them. */
import { type Answer, both } from '../answer.ts';
import type { Finding } from '../finding.ts';
import { age } from './age.ts';
import { cwe } from './cwe.ts';
import { fixable } from './fixable.ts';
import { kev } from './kev.ts';
import { language } from './language.ts';
import { owner } from './owner.ts';
import { path } from './path.ts';
import type { Facts, Predicate, Score } from './predicate.ts';
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

interface Asked {
  name: PredicateName;
  predicate: Predicate<unknown>;
  value: unknown;
}

function askedBy(match: Match): Asked[] {
  return predicateNames.flatMap((name) => {
    const value = match[name];
    return value === undefined ? [] : [{ name, predicate: predicates[name] as Predicate<unknown>, value }];
  });
}

/** Compiles the conditions into one function. */
export function matcherOf(match: Match, facts: Facts): (finding: Finding) => Answer {
  const asked = askedBy(match);
  return (finding) => {
    let sum: Answer = 'yes';
    for (const { predicate, value } of asked) {
      sum = both(sum, predicate.matches(finding, value, facts));
      if (sum === 'no') return sum;
    }
    return sum;
  };
}

/** `SCA CRITICAL or HIGH in src/**`, `findings with CVSS 9 or more`. */
export function matchText(match: Match): string {
  const texts = askedBy(match).map(({ name, predicate, value }) => ({ name, text: predicate.text(value) }));
  const own = texts.filter(({ name }) => name === 'type');
  const others = texts.filter((each) => !own.includes(each));
  const noun = match.severity === undefined ? ['findings'] : [];
  return [...own.map(({ text }) => text), ...noun, ...others.map(({ text }) => text)].join(' ');
}

/** Whether everything that matches the second also matches the first. */
export function holdsAll(wide: Match, narrow: Match): boolean {
  return askedBy(wide).every(({ name, predicate, value }) => {
    const other = narrow[name];
    return other !== undefined && predicate.holdsAll(value, other);
  });
}

/** Whether a detail that does not state the fact can decide the match. */
export function isToldBySilence(match: Match): boolean {
  return askedBy(match).some(({ predicate }) => predicate.isToldBySilence);
}

/** The kinds of score that the match needs. */
export function scoresIn(match: Match): Score[] {
  return askedBy(match).flatMap(({ predicate: { score } }) => score ?? []);
}
