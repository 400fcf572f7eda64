/** What a rule can ask about a finding. A predicate returns yes, no or unknown. */

import type { ViolationType } from '../../shared/api/words.ts';
import { dayMs } from '../../shared/clock.ts';
import { detectByName, isNoProgramName } from '../../shared/languages/languages.ts';
import type { Severity } from '../../shared/severity.ts';
import { joinWithConjunction } from '../../shared/text/amounts.ts';
import { type CodeOwners, determineOwners } from './code-owners.ts';
import type { Evidence } from './evidence.ts';
import { extractWeaknesses, type Finding, isUnclear } from './finding.ts';
import { createCountingMatcher, getStatedPath, listPathReadings, type PathPolicy } from './path-matching.ts';
import { andTernary, type Ternary, toTernary } from './ternary.ts';

/** How to treat a finding without a score. */
export const unscoredWords = ['unknown', 'ignore'] as const;

/** The catalog of known exploited vulnerabilities. */
export interface KevCatalog {
  cves: ReadonlySet<string>;
  /** `YYYY-MM-DD`. */
  released: string;
  /** Too old to prove that a vulnerability is not in it. */
  isStale: boolean;
}

/** What predicates read in addition to the finding: parts of a policy, and when the scan began. */
export interface PredicateFacts extends PathPolicy, Pick<Evidence, 'startedAt'> {
  /** Undefined if there is no CODEOWNERS file or it could not be read. */
  codeOwners?: CodeOwners | undefined;
  /** Whether a finding without a score may have a matching one, or is ignored. */
  unscored: (typeof unscoredWords)[number];
  /** Days for which a fixed version is too new to count as a fix. */
  fixCooldown?: number | undefined;
  /** Undefined if none was read. */
  catalog?: KevCatalog | undefined;
}

interface Predicate<Value> {
  /** Unknown if no source states what it needs. */
  matches(finding: Finding, value: Value, facts: PredicateFacts): Ternary;
  /** Text for people, as part of what a rule counts: `CRITICAL or HIGH`, `in src/**`. */
  text(value: Value): string;
  /** Whether everything that matches the second value matches the first. False if this is not proven. */
  holdsAll(wide: Value, narrow: Value): boolean;
  /** A detail that leaves the fact out decides the question too. */
  isToldBySilence?: true;
  /** For predicates on a score: whether the finding has none, and how that is judged. */
  score?: {
    isMissing(finding: Finding, facts: PredicateFacts): boolean;
    /** Text for people: `without a CVSS score, judged by severity`. */
    missing(facts: PredicateFacts): string;
  };
}

/** It cannot be the name of an owner, because those contain an @. */
export const noOwner = 'none';

/** The qualitative severity rating scale of CVSS 3 and 4. */
const ratings: Readonly<Record<Severity, readonly [number, number]>> = {
  CRITICAL: [9, 10],
  HIGH: [7, 8.9],
  MEDIUM: [4, 6.9],
  LOW: [0.1, 3.9],
  INFO: [0, 0],
};

/** In the order in which a rule's text names them. */
const predicates = {
  /** An unknown type counts as every type. */
  type: {
    matches: (finding, types) => toTernary(finding.type === undefined || types.includes(finding.type)),
    text: (wanted) => joinWithConjunction(wanted, 'or'),
    holdsAll: includesEach,
  } satisfies Predicate<readonly ViolationType[]>,
  /** An unknown severity counts as CRITICAL. */
  severity: {
    matches: (finding, severities) => toTernary(severities.includes(finding.severity)),
    text: (wanted) => joinWithConjunction(wanted, 'or').toLowerCase(),
    holdsAll: includesEach,
  } satisfies Predicate<readonly Severity[]>,
  /** From 0 to 10. */
  cvss: createScorePredicate({
    kind: 'cvss',
    intervalOf: ({ severity, severityKnown }) => (severityKnown ? ratings[severity] : [0, 10]),
    text: (least) => `with CVSS ${least} or more`,
    missing: 'without a CVSS score, judged by severity',
    ignored: 'without a CVSS score, not judged',
  }),
  /** In percent. EPSS is published only for known vulnerabilities of dependencies. */
  epss: createScorePredicate({
    kind: 'epss',
    intervalOf: ({ type }) => (type === undefined || type === 'SCA' ? [0, 100] : undefined),
    text: (least) => `with EPSS ${least}% or more`,
    missing: 'dependencies without an EPSS score, unknown',
    ignored: 'without an EPSS score, not judged',
  }),
  /** One of these weaknesses. A finding with several has each of them. A finding that states none may have any. */
  cwe: {
    matches(finding, wanted) {
      const stated = extractWeaknesses(finding);
      if (stated === undefined || stated.size === 0 || isUnclear(finding, 'cwe')) return 'unknown';
      return toTernary(wanted.some((each) => stated.has(each)));
    },
    text: (wanted) => `of ${joinWithConjunction(wanted, 'or')}`,
    holdsAll: includesEach,
  } satisfies Predicate<readonly string[]>,
  /** The file matches one of these globs. Globs are compared literally, not by what they match. */
  path: {
    matches: (finding, globs, facts) => createCountingMatcher(globs, facts)(finding),
    text: (globs) => `in ${joinWithConjunction(globs, 'or')}`,
    holdsAll: (wide, narrow) => wide.includes('**') || includesEach(wide, narrow),
  } satisfies Predicate<readonly string[]>,
  /** The owners of the file by CODEOWNERS. `none` matches a file without owners. */
  owner: {
    matches(finding, wanted, { codeOwners }) {
      const owners = determineOwners(finding, codeOwners);
      if (owners === undefined) return 'unknown';
      const names = owners.map((each) => each.toLowerCase());
      return toTernary(
        wanted.some((each) => (each === noOwner ? names.length === 0 : names.includes(each.toLowerCase()))),
      );
    },
    text(wanted) {
      const names = wanted.map((each) => (each === noOwner ? 'nobody' : each));
      return `owned by ${joinWithConjunction(names, 'or')}`;
    },
    holdsAll: includesEach,
  } satisfies Predicate<readonly string[]>,
  /** The file is in one of these programming languages, by its name. */
  language: {
    matches(finding, wanted) {
      const filePath = getStatedPath(finding);
      if (filePath === undefined) return 'unknown';
      const [first = 'unknown', ...others] = listPathReadings(filePath).map((path): Ternary => {
        if (path === undefined) return 'unknown';
        const name = detectByName(path);
        if (name !== undefined) return toTernary(wanted.includes(name));
        // A file whose name does not tell the language may be in any.
        return isNoProgramName(path) ? 'no' : 'unknown';
      });
      return others.every((other) => other === first) ? first : 'unknown';
    },
    text: (wanted) => `in ${joinWithConjunction(wanted, 'or')} files`,
    holdsAll: includesEach,
  } satisfies Predicate<readonly string[]>,
  /** First detected more than this many days before the scan. Both are server times. */
  age: {
    matches({ detail }, days, { startedAt }) {
      const firstDetected = detail?.firstDetected;
      if (firstDetected === undefined || startedAt === undefined) return 'unknown';
      return toTernary(startedAt - firstDetected > days * dayMs);
    },
    text: (days) => `older than ${days} days`,
    holdsAll: (wide, narrow) => wide <= narrow,
  } satisfies Predicate<number>,
  /** A fix exists. If no source states it, a fix is assumed. */
  fixable: {
    matches({ detail }, _, { startedAt, fixCooldown = 0 }) {
      if (detail === undefined) return 'unknown';
      const { fix, fixedAt } = detail.advisory ?? {};
      if (fix === 'none') return 'no';
      // A newer fixed version may still be withdrawn or turn out to be malicious.
      const isYoung = fixedAt !== undefined && startedAt !== undefined && startedAt - fixedAt < fixCooldown * dayMs;
      return toTernary(!isYoung);
    },
    text: () => 'that can be fixed',
    holdsAll: () => true,
    isToldBySilence: true,
  } satisfies Predicate<true>,
  /** One of the finding's CVEs is in the catalog of known exploited vulnerabilities. */
  kev: {
    matches({ type, detail }, _, { catalog, unscored }) {
      const cves = detail?.advisory?.cves ?? [];
      if (cves.some((cve) => catalog?.cves.has(cve))) return 'yes';
      // Only dependencies have CVEs of published vulnerabilities.
      if (cves.length === 0 && type !== undefined && type !== 'SCA') return 'no';
      if (detail === undefined || catalog === undefined || catalog.isStale) return 'unknown';
      const unnamed: Ternary = unscored === 'ignore' ? 'no' : 'unknown';
      return cves.length === 0 ? unnamed : 'no';
    },
    text: () => 'that are known to be exploited',
    holdsAll: () => true,
    isToldBySilence: true,
  } satisfies Predicate<true>,
} as const;

export type PredicateName = keyof typeof predicates;
export const predicateNames = Object.keys(predicates) as PredicateName[];

function includesEach<Word>(wide: readonly Word[], narrow: readonly Word[]): boolean {
  return narrow.every((word) => wide.includes(word));
}

/** This score or a higher one. A missing score may be any in its interval. */
function createScorePredicate(scale: {
  kind: 'cvss' | 'epss';
  /** The possible range if the score is missing. Undefined if the finding has none of this kind. */
  intervalOf(finding: Finding): readonly [least: number, most: number] | undefined;
  text(least: number): string;
  /** Text for people that says how a missing score is judged. */
  missing: string;
  ignored: string;
}): Predicate<number> {
  const isIgnored = ({ unscored }: PredicateFacts) => unscored === 'ignore';
  return {
    matches(finding, least, facts) {
      const stated = finding[scale.kind];
      const isOffScale = isUnclear(finding, scale.kind);
      if (stated !== undefined && (stated >= least || !isOffScale)) return toTernary(stated >= least);
      if (isOffScale) return 'unknown';
      if (isIgnored(facts)) return 'no';
      // A detail may state a score that the list leaves out.
      if (finding.detail === undefined) return 'unknown';
      const interval = scale.intervalOf(finding);
      if (interval === undefined || interval[1] < least) return 'no';
      return interval[0] >= least ? 'yes' : 'unknown';
    },
    text: scale.text,
    holdsAll: (wide, narrow) => wide <= narrow,
    isToldBySilence: true,
    score: {
      isMissing: (finding, facts) =>
        finding[scale.kind] === undefined &&
        !isUnclear(finding, scale.kind) &&
        (isIgnored(facts) || scale.intervalOf(finding) !== undefined),
      missing: (facts) => (isIgnored(facts) ? scale.ignored : scale.missing),
    },
  };
}

/** The conditions of a rule. A finding must satisfy all of them. */
export type Match = {
  readonly [Name in PredicateName]?: Parameters<(typeof predicates)[Name]['matches']>[1] | undefined;
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
export function listRequiredScores(match: Match): NonNullable<Predicate<unknown>['score']>[] {
  return listConditions(match).flatMap(({ predicate: { score } }) => score ?? []);
}
