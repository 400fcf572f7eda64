/** Reads a Dockerfile as its builder does: https://docs.docker.com/reference/dockerfile/ */
import type { TemplateReading } from './part.ts';

export interface Instruction {
  /** In capitals; behind ONBUILD, what is to run then. */
  name: string;
  /** What follows the name, with the lines that are joined to it. */
  rest: string;
  /** Commands below RUN, up to their mark: `RUN <<EOF`. */
  script: string;
  /** From 1. */
  line: number;
  endLine: number;
}

const known = new Set(
  (
    'ADD ARG CMD COPY ENTRYPOINT ENV EXPOSE FROM HEALTHCHECK LABEL MAINTAINER ONBUILD RUN SHELL STOPSIGNAL USER ' +
    'VOLUME WORKDIR'
  ).split(' '),
);
/** Texts of several lines can follow these. */
const withTexts = /^(?:ADD|COPY|RUN)$/;
/** A program makes a Dockerfile of the file; its own lines hide no others. */
const templateLine = /^\s*(?:\{[{%#]|[<%]%)/;
/** A file of the name that has no such line is another's: `dockerfile.ts`. */
const stage = /^[ \t]*FROM[ \t]+(?:--\S+[ \t]+)*[^\s-]\S*(?:[ \t]+AS[ \t]+\S+)?[ \t]*\r?$/im;
/** After so many problems, texts without an end are no longer looked for: each costs a look at all that follows. */
const mostProblems = 20;

interface Lines {
  all: readonly string[];
  /** The next to read, from 0. */
  at: number;
  problems: string[];
}

export function readDockerfile(text: string): TemplateReading<Instruction> {
  const lines: Lines = { all: text.split(/\r\n|[\r\n]/), at: 0, problems: [] };
  const continued = continuationOf(lines.all);
  const parts: Instruction[] = [];
  while (lines.at < lines.all.length) {
    const first = lines.at;
    const whole = joinLines(lines, continued);
    if (whole === undefined) continue;
    const [, written = '', rest = ''] = /^\s*(\S+)\s*([\s\S]*)$/.exec(whole) ?? [];
    const [name, own] = unwrapOnbuild(written.toUpperCase(), rest);
    if (!known.has(name) && !templateLine.test(whole)) lines.problems.push(`line ${first + 1} is no instruction`);
    const script = withTexts.test(name) ? readTexts(lines, { name, rest: own, line: first + 1 }) : '';
    parts.push({ name, rest: own, script, line: first + 1, endLine: lines.at });
  }
  return { parts, problems: stage.test(text) ? lines.problems : [] };
}

/** How a line ends that goes on in the next: `# escape` above everything else names another character. */
function continuationOf(lines: readonly string[]): RegExp {
  for (const line of lines) {
    const [, name = '', value] = /^\s*#\s*([a-z][a-z\d]*)\s*=\s*(\S.*?)\s*$/i.exec(line.slice(0, 1000)) ?? [];
    if (!/^(?:syntax|check|escape)$/i.test(name)) break;
    if (/^escape$/i.test(name)) return value === '`' ? /(?<!`)`[ \t]*$/ : /(?<!\\)\\[ \t]*$/;
  }
  return /(?<!\\)\\[ \t]*$/;
}

/** The next instruction on one line, without the comments and empty lines in it; undefined where none begins. */
function joinLines(lines: Lines, continued: RegExp): string | undefined {
  const pieces: string[] = [];
  for (; lines.at < lines.all.length; ) {
    const line = lines.all[lines.at] ?? '';
    lines.at += 1;
    const isEmpty = /^\s*(?:#|$)/.test(line);
    if (isEmpty && pieces.length === 0) return undefined;
    if (isEmpty) continue;
    pieces.push(line.replace(continued, ''));
    if (!continued.test(line)) break;
  }
  return pieces.join('');
}

/** What is left to the image that builds on this one does the same there; but its user is not that of this one. */
function unwrapOnbuild(name: string, rest: string): [name: string, rest: string] {
  const [, later = '', own = ''] = name === 'ONBUILD' ? (/^(\S+)\s*([\s\S]*)$/.exec(rest) ?? []) : [];
  return withTexts.test(later.toUpperCase()) ? [later.toUpperCase(), own] : [name, rest];
}

/** Steps over the texts that an instruction announces; of RUN they are commands. */
function readTexts(lines: Lines, { name, rest, line }: Pick<Instruction, 'name' | 'rest' | 'line'>): string {
  const commands: string[] = [];
  for (const { mark, hasTabs } of marksIn(rest)) {
    if (lines.problems.length >= mostProblems) break;
    let end = lines.at;
    while (end < lines.all.length && withoutTabs(lines.all[end] ?? '', hasTabs) !== mark) end += 1;
    if (end === lines.all.length) {
      lines.problems.push(`a text that line ${line} announces has no end`);
      break;
    }
    commands.push(...lines.all.slice(lines.at, end));
    lines.at = end + 1;
  }
  if (name !== 'RUN') return '';
  const own = commands.filter((command) => !/^\s*(?:#|$)/.test(command));
  return own.map((command) => (/\\\s*$/.test(command) ? command.replace(/\\\s*$/, ' ') : `${command}; `)).join('');
}

function withoutTabs(line: string, hasTabs: boolean): string {
  return hasTabs ? line.replace(/^\t+/, '') : line;
}

/** `<<EOF`, `<<-'EOF'`, as words of their own; where a quote is not closed, there is none. */
function marksIn(rest: string): { mark: string; hasTabs: boolean }[] {
  if (!rest.includes('<<') || /^\s*(?:--\S+\s+)*\[/.test(rest)) return [];
  const words: string[] = [];
  const left = rest.replaceAll(/(?:"(?:\\.|[^"\\])*"|'[^']*'|\\.|[^\s"'\\])+/g, (found) => {
    words.push(found);
    return '';
  });
  if (/["']/.test(left)) return [];
  return words.flatMap((found) => {
    const [, dash, name = ''] = /^\d*<<(-?)([^<]+)$/.exec(found) ?? [];
    return dash === undefined ? [] : [{ mark: name.replaceAll(/["']|\\(?=.)/g, ''), hasTabs: dash === '-' }];
  });
}
