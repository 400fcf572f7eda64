/** The small interface behind which every scanner stands. */
import type { coverageWords, ScanDiagnostic, ScanType, severityWords, violationTypes } from '../../api/schemas.ts';

/** One finding as an engine reports it, before the store gives it an identity. */
export interface EngineFinding {
  type: (typeof violationTypes)[number];
  severity: (typeof severityWords)[number];
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
}

export interface EngineResult {
  findings: EngineFinding[];
  /** A word per scan type that the engine is responsible for. */
  coverage: (typeof coverageWords)[number];
  diagnostics: ScanDiagnostic[];
}

export interface EngineContext {
  /** Absolute path of the exported tree. */
  root: string;
  /** Paths of the tree's regular files, relative to the root, `/` as separator, sorted. */
  files: readonly string[];
  signal: AbortSignal;
}

export interface Engine {
  name: string;
  scanType: ScanType;
  scan(context: EngineContext): Promise<EngineResult>;
}
