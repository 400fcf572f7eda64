/** The small interface behind which every scanner stands. */
import type { AdvisoryRecord, ScanDiagnostic } from '../api/schemas.ts';
import type { coverageWords, ScanType, violationTypes } from '../api/words.ts';
import type { severities } from '../severity.ts';
import type { FindingSource } from '../text/finding-source.ts';
import type { ExtraFile, TreeFile } from '../text/scan-request.ts';
import type { LookAtEach } from './task.ts';

/** One finding as an engine reports it, before the store gives it an identity. */
export interface EngineFinding {
  type: (typeof violationTypes)[number];
  severity: (typeof severities)[number];
  title: string;
  description: string;
  remediation: string;
  /** `CWE-<number>`. */
  cwe?: string;
  /** 0 to 10. */
  cvss?: number;
  /** Relative to the root of the tree, `/` as separator. */
  filePath: string;
  line?: number;
  /** Never present for type SECRET. */
  codeSnippet?: string;
  /** Stable across commits for the same problem: rule, path, normalised code (a secret's mark) and ordinal, never the line. */
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

export interface EngineResult {
  findings: EngineFinding[];
  /** A word per scan type that the engine is responsible for. */
  coverage: (typeof coverageWords)[number];
  diagnostics: ScanDiagnostic[];
}

export type { ExtraFile, TreeFile };

export interface EngineContext {
  /** Absolute path of the folder that holds the contents. */
  root: string;
  /** The tree's regular files that are to be looked at, sorted by path. */
  files: readonly TreeFile[];
  /** All of the tree's, when only some are to be looked at: what may be read to understand those. */
  neighbours?: readonly TreeFile[];
  /**
   * Paths at which the commit differs from the one that it is compared with; undefined where there is none. Where not all
   * can be analysed, these files come first.
   */
  changed?: ReadonlySet<string> | undefined;
  /** Other contents, which only secrets are looked for in: targets of links, and what the branch held before. */
  extras?: readonly ExtraFile[];
  signal: AbortSignal;
  /** How the engines' scanners are run; in this thread unless told otherwise. */
  lookAtEach?: LookAtEach;
}

export interface Engine {
  name: string;
  scanType: ScanType;
  scan(context: EngineContext): Promise<EngineResult>;
}
