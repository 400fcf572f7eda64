/** What a rule says as data: the weakness, and patterns of the code in which it shows. */
import type { PatternLanguage } from '../../languages/languages.ts';
import type { severities } from '../../severity.ts';
import type { CleaningPurpose } from './grammar.ts';
import type { PatternWeaknessId } from './weaknesses.ts';

export type PatternSeverity = (typeof severities)[number];

/** `found`: by the pattern alone; `unknown`: a value that is not fixed; `outside`: one that a request brings. */
export type PatternLevel = 'found' | 'unknown' | 'outside';

export interface PatternSink {
  /** One pattern. `@at` is reported; `@value` is judged, or what `argument` chooses of what a call is given. */
  query: string;
  /** The text of `@name`. */
  name?: RegExp;
  /** What a call is made on. */
  receiver?: RegExp;
  /** All that a call is given, with its brackets. */
  given?: RegExp;
  /** Indexes of what a call is given that are judged; all unless given. */
  argument?: readonly number[];
  /** The pattern alone is enough: no value is judged. */
  isPattern?: true;
  /** The fixed text of what is judged has to be like this; then nothing is asked about where it comes from. */
  constant?: RegExp;
  /** The text of `@at` must not be like this. */
  unless?: RegExp;
  /** The code of the function around it has to be like this, or must not be. */
  around?: RegExp;
  unlessAround?: RegExp;
  /** The statement around it, or the name of the function, has to be like this. */
  context?: RegExp;
  /** The fixed parts of what is judged have to be like this. */
  holds?: RegExp;
  /** The value counts only where a text is put together of it. */
  isBuilt?: boolean;
  /** Instead of the rule's. */
  severity?: Partial<Record<PatternLevel, PatternSeverity>>;
}

export interface PatternRule {
  weakness: PatternWeaknessId;
  language: PatternLanguage;
  remediation: string;
  /** By what is proven; what is missing is not reported. */
  severity: Partial<Record<PatternLevel, PatternSeverity>>;
  purpose?: CleaningPurpose;
  sinks: readonly PatternSink[];
}
