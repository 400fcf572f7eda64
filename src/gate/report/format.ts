/** The interface of a report format. */
import type { Report } from './report.ts';

export interface RenderOptions {
  /** The path of the file, as requested. */
  path?: string | undefined;
  category?: string | undefined;
  /** The location of the full report, for the reader. */
  reportFile?: string | undefined;
  /** SHA-256 of the full report as it was written. */
  reportSha256?: string | undefined;
  /** When the run began. */
  startedAt?: Date | undefined;
}

export interface ReportFormat {
  /** Which program reads the format, and as what, for people. */
  readBy: string;
  /** The file's text in pieces, generated while it is written. */
  pieces: (report: Report, options: RenderOptions) => Iterable<string>;
  /** Why there is no file, if a report renders to nothing. */
  none?: (report: Report) => string;
  /** Findings that the file omits, as ends of a sentence that begins with its name. */
  leftOut?: (report: Report) => readonly string[];
}
