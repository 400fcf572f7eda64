/** What a rule reports, before it is put into words. */

export interface LintReport {
  ruleId: string;
  message: string;
  /** From 1. */
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}
