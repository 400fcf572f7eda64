/** The one writer of log lines: whatever a line holds, it is a line. */
import { cut, neutralLine } from '../report/neutral.ts';
import type { Runner } from './github/runner.ts';

export interface Log {
  /** One line, made harmless. */
  line(text: string): void;
  /** Lines under a title, folded where the log can fold. */
  group(title: string, lines: readonly string[]): void;
  /** Shows one line that keeps changing below the others, until the function that it returns is called; on a terminal alone. */
  live(render: () => string): () => void;
}

export interface LogOptions {
  write: (text: string) => void;
  /** That of a workflow, which folds groups. */
  runner?: Pick<Runner, 'startGroup' | 'endGroup'> | undefined;
  /** Columns of the terminal that somebody looks at; undefined where there is none. */
  columns?: (() => number) | undefined;
}

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const frameMs = 100;
const eraseLine = '\r\u001b[K';

export function createLog({ write, runner, columns }: LogOptions): Log {
  let draw: (() => void) | undefined;
  const line = (text: string) => {
    write(`${draw === undefined ? '' : eraseLine}${neutralLine(text)}\n`);
    draw?.();
  };
  return {
    line,
    group(title, lines) {
      if (runner === undefined) line(title);
      else runner.startGroup(title);
      for (const each of lines) line(runner === undefined ? `  ${each}` : each);
      runner?.endGroup();
    },
    live(render) {
      if (columns === undefined) return () => {};
      let frame = 0;
      // A line that wraps could not be erased.
      draw = () =>
        write(`${eraseLine}${cut(`${frames[frame % frames.length]} ${neutralLine(render())}`, columns() - 1)}`);
      draw();
      const timer = setInterval(() => {
        frame += 1;
        draw?.();
      }, frameMs);
      timer.unref();
      return () => {
        clearInterval(timer);
        if (draw !== undefined) write(eraseLine);
        draw = undefined;
      };
    },
  };
}
