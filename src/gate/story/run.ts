/** The log that the steps of a run write to. */
import { tryRead } from '../../shared/errors.ts';

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

export const silentLog: RunLog = { say: () => {}, note: () => {} };

/** The result of a read that the run can do without. Undefined, with a note that `what` begins, if it fails. */
export async function readOrNote<T>(
  read: () => Promise<T>,
  what: string,
  log: Pick<RunLog, 'note'>,
): Promise<T | undefined> {
  return tryRead(read, ({ message }) => {
    log.note(`${what}: ${message}`);
    return undefined;
  });
}
