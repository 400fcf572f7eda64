/** The result of scanning one commit: the contract between the runner and the scanners. */
import type { Coverage, ScanDiagnostic, ScanLanguage } from '../api/schemas.ts';
import type { Age } from '../sarif/old-findings.ts';
import type { ScannerFinding } from '../text/finding.ts';
import { hashParts } from '../text/fingerprint.ts';

export interface ScanJob {
  /** Absolute path of the checkout or bare clone. */
  path: string;
  /** Absolute path of the checkout, if the commit is read elsewhere. */
  checkout?: string | undefined;
  /** Full SHA of the commit. */
  sha: string;
  /** Full SHA of a commit of the target branch: the commits since then are also searched for secrets. */
  base?: string | undefined;
  /** Full SHA of a commit: findings that it also has are not new. */
  comparedWith?: string | undefined;
  /** Whether only what differs from that commit matters: findings that cannot have changed are not looked for. */
  isNarrow?: boolean | undefined;
}

/** Identifies a finding within one repository. */
export function formatIdentity({ type, fingerprint }: Pick<ScannerFinding, 'type' | 'fingerprint'>): string {
  return `${type} ${fingerprint}`;
}

/**
 * The same for the same problem in every run, database and machine, so that exceptions and baselines stay valid.
 * `owner`: what tells two repositories of one service apart that have the same problem at the same location.
 */
export function createFindingId(
  { type, fingerprint }: Pick<ScannerFinding, 'type' | 'fingerprint'>,
  ...owner: string[]
) {
  return `vio_${hashParts([type, fingerprint, ...owner]).slice(0, 24)}`;
}

export interface ScanResult {
  findings: ScannerFinding[];
  coverage: Coverage;
  diagnostics: ScanDiagnostic[];
  /** Source files by language. */
  languages: ScanLanguage[];
  /** By identity, those that the compared commit has or may have. Undefined when there was no commit to compare with. */
  ages?: ReadonlyMap<string, Age> | undefined;
}

/** Rejects when the scan may be incomplete. The scan is then FAILED, never COMPLETED. */
export type ScanCommit = (job: ScanJob, signal: AbortSignal) => Promise<ScanResult>;
