/** The log of a run, as its steps write to it. */
import type { Log } from '../ci/log.ts';

export interface RunLog {
  /** One line of the log; foreign text in it is made harmless by the writer. */
  say(line: string): void;
  /** A line that only who asks for everything sees. */
  detail?: ((line: string) => void) | undefined;
  /** A line that the report keeps too: an assumption made, something that could not be done. */
  note(line: string): void;
  /** Shows a line that keeps changing while something long is waited for, until the function that it returns is called. */
  live?: ((render: () => string) => () => void) | undefined;
}

/** The log, whose notes are kept for the report too. */
export function keepingNotes(log: RunLog, notes: string[]): RunLog {
  const note = (line: string) => {
    notes.push(line);
    log.note(line);
  };
  return { ...log, note };
}

/** Notes of a run with a report stand in it: the log says them once, folded. */
export function runLogOf(log: Log, hasReport: () => boolean): RunLog {
  const detail = (line: string) => {
    if (log.level === 'verbose') log.line(line);
  };
  const note = (line: string) => (hasReport() ? detail : log.line)(`Note: ${line}`);
  return { say: log.line, detail, note, live: log.live };
}
