import type { PatternLanguage } from '../../../../src/languages/languages.ts';
import type { PatternSeverity } from '../../../../src/scanners/patterns/rule.ts';
import type { PatternWeaknessId } from '../../../../src/scanners/patterns/weaknesses.ts';

export interface PatternExamples {
  language: PatternLanguage;
  weakness: PatternWeaknessId;
  /** Code that is left alone. */
  good: readonly string[];
  /** Code in which the rule finds one thing, with its severity. */
  bad: readonly (readonly [code: string, severity: PatternSeverity])[];
}
