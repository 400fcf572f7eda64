/** The log that the steps of a run write to. */

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
