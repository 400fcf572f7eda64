/** What scanning one commit yields; the contract between the runner and whatever scans. */
import type { Coverage, ScanDiagnostic, ScanLanguage } from '../api/schemas.ts';
import type { EngineFinding } from './engines/engine.ts';

export interface ScanJob {
  /** Absolute path of the checkout or bare clone. */
  path: string;
  /** Full SHA of the commit. */
  sha: string;
  /** Full SHA of a commit of the branch that it goes into: what was committed since is searched for secrets too. */
  base?: string | undefined;
}

export interface ScanResult {
  findings: EngineFinding[];
  coverage: Coverage;
  diagnostics: ScanDiagnostic[];
  /** Source files by language. */
  languages: ScanLanguage[];
  /** Files of the commit that at least one engine looked at. */
  filesScanned: number;
}

/** Rejects when the scan cannot be trusted to be whole; the scan is then FAILED, never COMPLETED. */
export type ScanCommit = (job: ScanJob, signal: AbortSignal) => Promise<ScanResult>;
