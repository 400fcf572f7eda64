/** The model of a scanner's finding: as an engine reports it, as SARIF brings it, and as the gate reads it. */
import type { AdvisoryRecord, DataStep } from '../api/schemas.ts';
import type { violationTypes } from '../api/words.ts';
import type { Severity } from '../severity.ts';
import type { FindingSource } from './data-path.ts';

/** A finding of our own scanners. They state everything that a file of another tool may leave open. */
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
  /** Relative to the root of the tree, with `/` as separator. */
  filePath: string;
  line?: number;
  /** Never present for type SECRET. */
  codeSnippet?: string;
  /** Stable across commits for one problem: rule, path, normalised code (a secret's mark), ordinal; never the line. */
  fingerprint: string;
  /** The same without the path. Without it, a renamed file makes a new finding. */
  contentFingerprint?: string;
  /** The rule and the code without formatting and path: reformatting a file does not change it. */
  codeFingerprint?: string;
  /** Where values from outside that reach the finding come from. */
  sources?: readonly FindingSource[];
  /** The way of data to it, from its source. */
  dataPath?: readonly DataStep[];
  /** What contains it: a function, a resource, a job. */
  owners?: readonly string[];
  /** For dependencies: facts about the advisory. */
  advisory?: AdvisoryRecord;
}
