/** The log that the steps of a run write to. */
import type { Log } from '../hosts/log.ts';

export interface RunLog {
  /** Writes one line. The writer escapes untrusted text. */
  say(line: string): void;
  /** Writes a line that only `--verbose` shows. */
  detail?: ((line: string) => void) | undefined;
  /** Writes a line that the report keeps too: an assumption, or something that could not be done. */
  note(line: string): void;
  /** Shows a line that is updated during a long wait, until the returned function is called. */
  live?: ((render: () => string) => () => void) | undefined;
}

/** Collects the notes for the report too. */
export function collectNotes(log: RunLog, notes: string[]): RunLog {
  const note = (line: string) => {
    notes.push(line);
    log.note(line);
  };
  return { ...log, note };
}

/** The report shows the notes of a run, so the log prints them once, folded. */
export function createRunLog(log: Log, hasReport: () => boolean): RunLog {
  const detail = (line: string) => {
    if (log.level === 'verbose') log.line(line);
  };
  const note = (line: string) => (hasReport() ? detail : log.line)(`Note: ${line}`);
  return { say: log.line, detail, note, live: log.live };
}
