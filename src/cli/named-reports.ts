/** Reports of past runs, wherever they are stored. */
import type { SavedReport } from '../report/json/saved.ts';
import type { Rehearsal } from '../report/rehearsal.ts';

/** A report that is read when it is needed: all of them together may not fit into memory. */
export interface NamedReport {
  name: string;
  read(): Promise<SavedReport>;
}

export interface ReportCollection {
  reports: AsyncIterable<NamedReport>;
  kept?: Rehearsal['kept'];
}
