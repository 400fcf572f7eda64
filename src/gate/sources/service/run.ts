/** What every step of a scan is handed: the service, the time it has, and its log. */
import type { Client } from '../../../api/client.ts';
import type { ScanDetail } from '../../../api/schemas.ts';
import type { Budget } from '../../../clock.ts';
import type { KnownFindings } from '../../../policy/known.ts';
import type { HeadWatch } from '../../head-watch.ts';
import type { Progress } from '../../progress.ts';
import type { RunLog } from '../../run.ts';

export interface Run {
  client: Client;
  budget: Budget;
  log: RunLog;
}

/** What is scanned. */
export interface Target {
  repositoryId: string;
  branch: string;
}

/** How a run whose service knows the base's findings learns which of its own are new; only an embedded one is that. */
export interface BaseComparison {
  /** Why there is nothing to compare with, as a note. */
  missing?: string | undefined;
  knownOf(scans: readonly Pick<ScanDetail, 'scan_id'>[]): KnownFindings | undefined;
  /** Resolves when the scan has ended, which only a service in this very process can tell. */
  ended?(scanId: string): Promise<void>;
}

/** A run of the gate over a service's scan. */
export interface ServiceRun {
  progress: Progress;
  run: Run;
  head: HeadWatch;
  comparison: BaseComparison | undefined;
  /** The scan that `scan-id` names is known to hold the commit. */
  isScanProven: boolean;
}
