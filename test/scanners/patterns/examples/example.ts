export interface PatternExamples {
  language: 'PHP' | 'Java' | 'Go';
  weakness: string;
  /** Code that is left alone. */
  good: readonly string[];
  /** Code in which the rule finds one thing, with its severity. */
  bad: readonly (readonly [code: string, severity: string])[];
}
