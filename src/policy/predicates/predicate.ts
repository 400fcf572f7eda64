/** What a rule can ask of a finding: a predicate answers yes, no, or that nobody knows. */
import type { Answer } from '../answer.ts';
import type { Evidence } from '../evidence.ts';
import type { Finding } from '../finding.ts';
import type { OwnersPolicy } from '../owners.ts';
import type { PlacesPolicy } from '../places.ts';
import type { unscoredWords } from '../words.ts';

export interface UnscoredPolicy {
  /** Whether a finding without a score may have any that fits it, or is left out. */
  unscored: (typeof unscoredWords)[number];
}

export interface CooldownPolicy {
  /** Days for which a fixed version is too young to count as a fix. */
  fixCooldown?: number | undefined;
}

/** The catalogue of vulnerabilities that are known to be exploited. */
export interface Catalogue {
  cves: ReadonlySet<string>;
  /** `YYYY-MM-DD`. */
  released: string;
  /** Too old to say that something is not in it. */
  isStale: boolean;
}

export interface CataloguePolicy {
  /** Undefined: none was read. */
  catalogue?: Catalogue | undefined;
}

/** What predicates read beside the finding. */
export type Facts = Pick<Evidence, 'startedAt'> &
  UnscoredPolicy &
  CooldownPolicy &
  CataloguePolicy &
  OwnersPolicy &
  PlacesPolicy;

export interface Predicate<Value> {
  /** Unknown where nobody stated what it asks about. */
  matches(finding: Finding, value: Value, facts: Facts): Answer;
  /** For people, as a part of what a rule counts: `CRITICAL or HIGH`, `in src/**`. */
  text(value: Value): string;
  /** Whether all that fits the second value fits the first: what is not proven to is not. */
  holdsAll(wide: Value, narrow: Value): boolean;
  /** That a detail leaves it out too answers the question. */
  isToldBySilence?: true;
  /** For what has a score: whether the finding has none of the kind, and how that is judged, for people. */
  score?: Score;
}

export interface Score {
  isMissing(finding: Finding, facts: Facts): boolean;
  /** `without a CVSS score, judged by severity`. */
  missing(facts: Facts): string;
}

/** `CRITICAL`, `CRITICAL or HIGH`, `CRITICAL, HIGH or MEDIUM`. */
export function listWords(words: readonly string[]): string {
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : (words[0] ?? '');
}

export function holdsEach<Word>(wide: readonly Word[], narrow: readonly Word[]): boolean {
  return narrow.every((word) => wide.includes(word));
}
