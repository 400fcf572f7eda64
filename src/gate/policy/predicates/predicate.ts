/** What a rule can ask about a finding. A predicate returns yes, no or unknown. */

import type { OwnersPolicy } from '../code-owners.ts';
import type { Evidence } from '../evidence.ts';
import type { Finding } from '../finding.ts';
import type { PathPolicy } from '../path-matching.ts';
import type { Ternary } from '../ternary.ts';

/** How to treat a finding without a score. */
export const unscoredWords = ['unknown', 'ignore'] as const;

export interface UnscoredPolicy {
  /** Whether a finding without a score may have a matching one, or is ignored. */
  unscored: (typeof unscoredWords)[number];
}

export interface CooldownPolicy {
  /** Days for which a fixed version is too new to count as a fix. */
  fixCooldown?: number | undefined;
}

/** The catalog of known exploited vulnerabilities. */
export interface KevCatalog {
  cves: ReadonlySet<string>;
  /** `YYYY-MM-DD`. */
  released: string;
  /** Too old to prove that a vulnerability is not in it. */
  isStale: boolean;
}

export interface CatalogPolicy {
  /** Undefined if none was read. */
  catalog?: KevCatalog | undefined;
}

/** What predicates read in addition to the finding. */
export type PredicateFacts = Pick<Evidence, 'startedAt'> &
  UnscoredPolicy &
  CooldownPolicy &
  CatalogPolicy &
  OwnersPolicy &
  PathPolicy;

export interface Predicate<Value> {
  /** Unknown if no source states what it needs. */
  matches(finding: Finding, value: Value, facts: PredicateFacts): Ternary;
  /** Text for people, as part of what a rule counts: `CRITICAL or HIGH`, `in src/**`. */
  text(value: Value): string;
  /** Whether everything that matches the second value matches the first. False if this is not proven. */
  holdsAll(wide: Value, narrow: Value): boolean;
  /** A detail that leaves the fact out decides the question too. */
  isToldBySilence?: true;
  /** For predicates on a score: whether the finding has none, and how that is judged. */
  score?: ScoreRequirement;
}

export interface ScoreRequirement {
  isMissing(finding: Finding, facts: PredicateFacts): boolean;
  /** Text for people: `without a CVSS score, judged by severity`. */
  missing(facts: PredicateFacts): string;
}

export function includesEach<Word>(wide: readonly Word[], narrow: readonly Word[]): boolean {
  return narrow.every((word) => wide.includes(word));
}
