/** The time, memory and processors that a scanner may use, so that one file cannot block the scan of all others. */
import { availableParallelism, totalmem } from 'node:os';

export interface ProcessBounds {
  /** Number of processes that run at the same time, for all engines together. */
  processors: number;
  /** Time to load a scanner's libraries. */
  openMs: number;
  /** Time for each file; a text scanner needs seconds. Longer when other programs use the processors. */
  fileMs: number;
  /** Time for all files of one engine that were given up. When it is used up, each further file gets `spentFileMs`. */
  lostMs: number;
  spentFileMs: number;
  /** Number of files of one engine that may be given up. The files after the last one are skipped. */
  lostFiles: number;
  /** The JavaScript scanner keeps few syntax trees in memory at a time: 350,000 lines were scanned with 512 MB. */
  heapMb: number;
  /** Deeply nested code needs stack. */
  stackMb: number;
}

/** A process that scans scripts uses 400 to 700 MB, and may use as much as its heap. */
const bytesPerProcess = 2 * 1024 ** 3;
/** Memory of the machine or of the container, whose limit is 0 when there is none. */
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
