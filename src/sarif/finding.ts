/** The one model of what a scanner found, whether the scanner is ours or writes a SARIF file. */
import type { AdvisoryRecord } from '../api/schemas.ts';
import type { violationTypes } from '../api/words.ts';
import type { Severity } from '../severity.ts';
import type { FindingSource } from '../text/finding-source.ts';

/** A finding of our scanners, which state all that a file of another tool may leave open. */
export interface ScannerFinding {
  type: (typeof violationTypes)[number];
  severity: Severity;
  title: string;
  description: string;
  remediation: string;
  /** `CWE-<number>`. */
  cwe?: string;
  /** 0 to 10. */
  cvss?: number;
  /** In percent. */
  epss?: number;
  /** Relative to the root of the tree, `/` as separator. */
  filePath: string;
  line?: number;
  /** Never present for type SECRET. */
  codeSnippet?: string;
  /** Stable across commits for the same problem, never with the line in it. */
  fingerprint: string;
  /** The same without the path; without it a renamed file makes a new finding. */
  contentFingerprint?: string;
  /** Its rule and its code without formatting, without the path: what reformatting a file does not change. */
  codeFingerprint?: string;
  /** What brings values from outside to it. */
  sources?: readonly FindingSource[];
  /** Of dependencies: what is known of the advisory. */
  advisory?: AdvisoryRecord;
}
