/** The one writer of log lines: whatever a line holds, it is a line, and only our own commands are commands. */
import { commandData, neutralLine } from '../report/neutral.ts';

export interface Log {
  /** One line, made harmless. */
  line(text: string): void;
  /** A workflow command of ours, escaped by whoever made it; nothing where no runner reads it. */
  command(text: string): void;
  /** Lines under a title, folded where the log can fold. */
  group(title: string, lines: readonly string[]): void;
}

export interface LogOptions {
  write: (text: string) => void;
  /** True under a runner that reads workflow commands. */
  readsCommands: boolean;
}

export function createLog({ write, readsCommands }: LogOptions): Log {
  const line = (text: string) => write(`${neutralLine(text)}\n`);
  const command = (text: string) => {
    if (readsCommands) write(`${text}\n`);
  };
  return {
    line,
    command,
    group(title, lines) {
      if (readsCommands) command(`::group::${commandData(neutralLine(title))}`);
      else line(title);
      for (const each of lines) line(readsCommands ? each : `  ${each}`);
      command('::endgroup::');
    },
  };
}
