/** How much time, memory and processors a scanner may take for a file: one file must not cost the scan of all others. */
import { availableParallelism } from 'node:os';

export interface Bounds {
  /** That share the files of one engine out, and the files from which on one more is worth loading its libraries. */
  processes: number;
  filesPerProcess: number;
  /** For loading a scanner's libraries. */
  openMs: number;
  /** For each file, whatever its size; a scanner of text needs seconds at most, also on a busy machine. */
  fileMs: number;
  /** For all files of one engine that were given up; when it is spent, each further file gets `spentFileMs`. */
  lostMs: number;
  spentFileMs: number;
  /** Files of one engine that may be given up; what comes after the last is left out. */
  lostFiles: number;
  /** ESLint holds one syntax tree at a time: 350,000 lines were scanned with 512 MB. */
  heapMb: number;
  /** Deeply nested code needs stack. */
  stackMb: number;
}

/** Two engines have most of the work, and all run side by side: each has half of the processors, as far as memory allows. */
export const defaultBounds: Bounds = {
  processes: Math.max(1, Math.min(4, Math.ceil(availableParallelism() / 2))),
  filesPerProcess: 200,
  openMs: 120_000,
  fileMs: 30_000,
  lostMs: 120_000,
  spentFileMs: 3_000,
  lostFiles: 60,
  heapMb: 2048,
  stackMb: 8,
};
