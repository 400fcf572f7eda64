/** Reports of earlier runs, wherever they are kept. */
import type { SavedReport } from '../report/json/saved.ts';
import type { Rehearsal } from '../report/rehearsal.ts';

/** A report that is read when its turn has come: many of them do not fit into memory together. */
export interface NamedReport {
  name: string;
  read(): Promise<SavedReport>;
}

export interface Reports {
  reports: AsyncIterable<NamedReport>;
  kept?: Rehearsal['kept'];
}
