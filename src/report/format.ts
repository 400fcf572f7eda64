/** What a format of report files is. */
import type { Report } from './report.ts';

export interface RenderOptions {
  /** Where the file itself is written, as it was asked for. */
  path?: string | undefined;
  category?: string | undefined;
  /** Where the full report is, as the reader finds it. */
  reportFile?: string | undefined;
  /** Of the full report as it was written. */
  reportSha256?: string | undefined;
  /** When the run began. */
  startedAt?: Date | undefined;
}

export interface Format {
  /** Which program reads it, and as what, for people. */
  readBy: string;
  /** The file's text, in pieces that are made while it is written. */
  pieces: (report: Report, options: RenderOptions) => Iterable<string>;
  /** Where a report may give no pieces, and then no file: why there is none. */
  none?: (report: Report) => string;
  /** What the file does not hold although it was found, as ends of a sentence that begins with its name. */
  leftOut?: (report: Report) => readonly string[];
}
