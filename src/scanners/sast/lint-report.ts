/** A report of a rule, before texts are added. */
import type { FindingSource } from '../../shared/text/data-path.ts';

export interface LintReport {
  ruleId: string;
  message: string;
  /** From 1. */
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** The sources that bring outside values to it. */
  sources?: readonly FindingSource[];
  /** The code of the source that is named, if it is certain. Without a path, it is in the same file. */
  from?: { path?: string; line: number; code: string };
  /** The function or route that contains it. */
  owners?: readonly string[];
  /** The expression that a template writes without escaping. */
  output?: string;
}
