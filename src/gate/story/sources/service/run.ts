/** Passed to every step of a scan: the service client, the time budget and the log. */

import type { ScanDetail, ScanItem } from '../../../../shared/api/schemas.ts';
import type { Budget } from '../../../../shared/clock.ts';
import type { Zone } from '../../../policy/times.ts';
import type { HeadWatch } from '../../head-watch.ts';
import type { Progress } from '../../progress.ts';
import type { RunLog } from '../../run.ts';
import type { Client } from './client.ts';

export interface ScanList {
  ids: ReadonlySet<string>;
  items: readonly ScanItem[];
  /** How the list writes its times. */
  zone: Zone;
  /**
   * Every scan created after this time is in `items`. A scan of exactly this time may be on the next page. Undefined if
   * this cannot be told.
   */
  completeSinceMs: number | undefined;
  /** Pages that were not read, newest scans first. Empty if the order is unknown. */
  unreadPages: readonly number[];
  /** The service's time when the list was read, if it states it. */
  readAtMs?: number | undefined;
}

export interface Run {
  client: Client;
  budget: Budget;
  log: RunLog;
  /** By id, the other scans that were read and had ended. They do not change any more. */
  endedScans?: Map<string, ScanDetail>;
  /** The list of scans that was read for the base after the judged scan ended: the window of the scan needs it once. */
  listAfterEnd?: Promise<ScanList> | undefined;
}

/** What is scanned. */
export interface Target {
  repositoryId: string;
  branch: string;
}

/** A run of the gate over a service's scan. */
export interface ServiceRun {
  progress: Progress;
  run: Run;
  head: HeadWatch;
  /** Whether the scan that `scan-id` names is known to be of the commit. */
  isScanProven: boolean;
  /** Whether an earlier scan of the commit is judged again. */
  isRepeated?: boolean | undefined;
  /** Since when the branch has been at the commit, by this machine's clock, if an earlier scan of it is judged again. */
  atCommitSinceMs?: number | undefined;
}
