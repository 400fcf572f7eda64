export interface PatternExamples {
  language: 'PHP' | 'Java' | 'Go' | 'Python';
  weakness: string;
  /** Each code is a whole file. */
  isWhole?: boolean;
  /** Code that is left alone. */
  good: readonly string[];
  /** Code in which the rule finds one thing, with its severity. */
  bad: readonly (readonly [code: string, severity: string])[];
}
