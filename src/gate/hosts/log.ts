/** The only writer of log lines: whatever text it gets, it writes one harmless line. And the log of a run's steps. */

import { tryRead } from '../../shared/errors.ts';
import { neutralizeLine, truncate } from '../../shared/shown/neutral.ts';
import { chooseLogWidth, fitLine, type LogLine, type Style, toPlainLine } from '../report/log/text.ts';
import type { Runner } from './github/runner.ts';
import type { Environment } from './system.ts';

export interface Log {
  /** Writes one line, made harmless. */
  line(text: LogLine): void;
  /** Writes lines under a title, folded if the log supports it. */
  group(title: string, lines: readonly string[]): void;
  /** Shows one changing line below the others on a terminal, until the returned function is called. */
  live(render: () => string): () => void;
  /**
   * From then on all lines go to `write`. Only the text given to `answer`, which is for programs, still goes to the
   * first output.
   */
  moveTo(write: (text: string) => void): void;
  isMoved(): boolean;
  answer(text: string): void;
  /** `quiet`: only the closing line. `verbose`: everything. */
  level: 'quiet' | 'normal' | 'verbose';
  /** Whether the output is a terminal. */
  readonly isTerminal: boolean;
  /** The width of that terminal. */
  readonly columns?: (() => number) | undefined;
  /** Writes the last line of a run, at every level. */
  close(text: LogLine): void;
}

export interface LogOptions {
  write: (text: string) => void;
  /** The runner of a workflow, which folds groups. */
  runner?: Pick<Runner, 'startGroup' | 'endGroup'> | undefined;
  /** The width of the terminal. Undefined when the output is not a terminal. */
  columns?: (() => number) | undefined;
  hasColour?: boolean | undefined;
  /** Removes secrets from a text before it is truncated. */
  redact?: (text: string) => string;
}

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const frameMs = 100;
const eraseLine = '\r\u001b[K';

export function createLog(options: LogOptions): Log {
  const { write: first, runner, columns, hasColour = false, redact = (text: string) => text } = options;
  let write = first;
  let draw: (() => void) | undefined;
  const print = (line: LogLine) => {
    const redactSpan = (span: Exclude<LogLine, string>[number]) =>
      typeof span === 'string' ? redact(span) : { ...span, text: redact(span.text) };
    const text = typeof line === 'string' ? redact(line) : line.map(redactSpan);
    const fitting = columns === undefined ? [text] : fitLine(text, chooseLogWidth(columns()));
    const shown = fitting.map((part) => (hasColour ? formatStyled(part) : neutralizeLine(toPlainLine(part))));
    write(`${draw === undefined ? '' : eraseLine}${shown.join('\n')}\n`);
    draw?.();
  };
  const log: Log = {
    level: 'normal',
    isTerminal: columns !== undefined,
    columns,
    moveTo(other) {
      write = other;
    },
    isMoved: () => write !== first,
    answer: first,
    line(text) {
      if (log.level !== 'quiet') print(text);
    },
    close: print,
    group(title, lines) {
      if (log.level === 'quiet') return;
      // The runner writes to standard output, which is for programs once the log has moved.
      const folding = log.isMoved() ? undefined : runner;
      if (folding === undefined) print(`▸ ${title}`);
      else folding.startGroup(title);
      for (const each of lines) print(folding === undefined ? `  ${each}` : each);
      folding?.endGroup();
    },
    live(render) {
      if (columns === undefined || log.level === 'quiet') return () => {};
      let frame = 0;
      // A line that wraps could not be erased.
      draw = () =>
        write(
          `${eraseLine}${truncate(`${frames[frame % frames.length]} ${neutralizeLine(redact(render()))}`, columns() - 1)}`,
        );
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
  return log;
}

const codes: Readonly<Record<Style, number>> = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 };

/**
 * Each piece is made harmless, and then the whole line: the pieces together must not form a control sequence either.
 */
function formatStyled(line: LogLine): string {
  const whole = neutralizeLine(toPlainLine(line));
  if (typeof line === 'string') return whole;
  const pieces = line.map((span) => (typeof span === 'string' ? { text: span, style: undefined } : span));
  const shown = pieces.map(({ text, style }) => ({ text: neutralizeLine(text), style }));
  if (shown.map(({ text }) => text).join('') !== whole) return whole;
  return shown
    .map(({ text, style }) => (style === undefined ? text : `\u001b[${codes[style]}m${text}\u001b[0m`))
    .join('');
}

/** https://no-color.org and https://force-color.org: each variable counts when it is set and not empty. */
export function wantsColour({ NO_COLOR, FORCE_COLOR, TERM }: Environment, isTerminal: boolean): boolean {
  if (NO_COLOR) return false;
  if (FORCE_COLOR) return FORCE_COLOR !== '0';
  return isTerminal && TERM !== 'dumb';
}

/** Each line of a secret by itself, because the runner matches line by line. */
export function listLinesToMask(secret: string | undefined): string[] {
  const all = [secret, secret?.trim(), ...(secret ?? '').split(/\r?\n/)];
  const parts = all.flatMap((line) => (line === undefined ? [] : splitSecretUrl(line)));
  return [...new Set([...all, ...parts])].filter((line) => line !== undefined && line.trim() !== '') as string[];
}

const shortestPart = 16;

/** The parts of a secret URL that are secret without the host: its path and long words in it. */
function splitSecretUrl(secret: string): string[] {
  const path = /^https?:\/\/[^/]+\/(\S+)$/i.exec(secret.trim())?.[1];
  if (path === undefined) return [];
  // A long word without a digit is an ordinary name that also appears in other texts.
  const parts = path.split(/[/?&=]/).filter((part) => /\d/.test(part));
  return [path, ...parts].filter((part) => part.length >= shortestPart);
}

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
