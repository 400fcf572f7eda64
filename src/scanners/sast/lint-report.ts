/** What a rule reports, before it is put into words. */
import type { FindingSource } from '../../text/finding-source.ts';

export interface LintReport {
  ruleId: string;
  message: string;
  /** From 1. */
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** What brings values from outside to it. */
  sources?: readonly FindingSource[];
}
