/** How much time, memory and processors a scanner may take for a file: one file must not cost the scan of all others. */
import { availableParallelism, totalmem } from 'node:os';

export interface ProcessBounds {
  /** Processes that work at a time, all engines together. */
  processors: number;
  /** For loading a scanner's libraries. */
  openMs: number;
  /** For each file, whatever its size; a scanner of text needs seconds at most. Longer where others take the processors. */
  fileMs: number;
  /** For all files of one engine that were given up; when it is spent, each further file gets `spentFileMs`. */
  lostMs: number;
  spentFileMs: number;
  /** Files of one engine that may be given up; what comes after the last is left out. */
  lostFiles: number;
  /** The JavaScript scanner keeps few syntax trees at a time: 350,000 lines were scanned with 512 MB. */
  heapMb: number;
  /** Deeply nested code needs stack. */
  stackMb: number;
}

/** A process that reads scripts takes 400 to 700 MB, and may take as much as its heap. */
const bytesPerProcess = 2 * 1024 ** 3;
/** Of the machine, or of the container: 0 where it has no limit. */
const bytesOfMemory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

export const defaultBounds: ProcessBounds = {
  processors: Math.max(1, Math.min(8, availableParallelism(), Math.floor(bytesOfMemory / bytesPerProcess))),
  openMs: 120_000,
  fileMs: 30_000,
  lostMs: 120_000,
  spentFileMs: 3_000,
  lostFiles: 60,
  heapMb: 2048,
  stackMb: 8,
};
