/** What scanning one commit yields; the contract between the runner and whatever scans. */
import type { Coverage, ScanDiagnostic, ScanLanguage } from '../api/schemas.ts';
import type { ScannerFinding } from '../sarif/finding.ts';

export interface ScanJob {
  /** Absolute path of the checkout or bare clone. */
  path: string;
  /** Full SHA of the commit. */
  sha: string;
  /** Of the repository, as its record has it. */
  defaultBranch?: string | undefined;
  /** Full SHA of a commit of the branch that it goes into: what was committed since is searched for secrets too. */
  base?: string | undefined;
  /** Full SHA of a commit: what it holds too is not new. */
  comparedWith?: string | undefined;
}

/** By what a finding is known in one repository. */
export function identityOf({ type, fingerprint }: Pick<ScannerFinding, 'type' | 'fingerprint'>): string {
  return `${type} ${fingerprint}`;
}

/** Findings by their identities. */
export interface KnownIdentities {
  /** Those that the commit compared with holds too. */
  old: string[];
  /** Those that it may hold: its scan did not look there, or not to the end. */
  doubtful: string[];
}

export interface ScanResult {
  findings: ScannerFinding[];
  coverage: Coverage;
  diagnostics: ScanDiagnostic[];
  /** Source files by language. */
  languages: ScanLanguage[];
  /** Files of the commit that at least one engine looked at. */
  filesScanned: number;
  /** Undefined when there was nothing to compare with. */
  known?: KnownIdentities | undefined;
}

/** Rejects when the scan cannot be trusted to be whole; the scan is then FAILED, never COMPLETED. */
export type ScanCommit = (job: ScanJob, signal: AbortSignal) => Promise<ScanResult>;
