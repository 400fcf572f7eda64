/** Parses a Dockerfile like its builder: https://docs.docker.com/reference/dockerfile/ */
import type { TemplateReading } from './part.ts';

export interface Instruction {
  /** In capitals. For ONBUILD, the instruction to run later. */
  name: string;
  /** The text after the name, with continuation lines. */
  rest: string;
  /** Commands in a heredoc of RUN: `RUN <<EOF`. */
  script: string;
  /** From 1. */
  line: number;
  endLine: number;
}

const instructionNames = new Set(
  (
    'ADD ARG CMD COPY ENTRYPOINT ENV EXPOSE FROM HEALTHCHECK LABEL MAINTAINER ONBUILD RUN SHELL STOPSIGNAL USER ' +
    'VOLUME WORKDIR'
  ).split(' '),
);
/** Heredocs may follow these instructions. */
const withTexts = /^(?:ADD|COPY|RUN)$/;
/** A template engine creates a Dockerfile from the file. Such lines are ignored, and the others are read. */
const templateLine = /^\s*(?:\{[{%#]|[<%]%)/;
/** A file with a matching name and without such a line is something else: `dockerfile.ts`. */
const stage = /^[ \t]*FROM[ \t]+(?:--\S+[ \t]+)*[^\s-]\S*(?:[ \t]+AS[ \t]+\S+)?[ \t]*\r?$/im;
/**
 * After this many problems, heredocs without an end are no longer searched, because each search reads the rest of the
 * file.
 */
const mostProblems = 20;

interface Lines {
  all: readonly string[];
  /** Index of the next line to read, from 0. */
  at: number;
  problems: string[];
}

export function parseDockerfile(text: string): TemplateReading<Instruction> {
  const lines: Lines = { all: text.split(/\r\n|[\r\n]/), at: 0, problems: [] };
  const continued = findContinuation(lines.all);
  const parts: Instruction[] = [];
  while (lines.at < lines.all.length) {
    const first = lines.at;
    const whole = joinLines(lines, continued);
    if (whole === undefined) continue;
    const [, written = '', rest = ''] = /^\s*(\S+)\s*([\s\S]*)$/.exec(whole) ?? [];
    const [name, own] = unwrapOnbuild(written.toUpperCase(), rest);
    if (!instructionNames.has(name) && !templateLine.test(whole))
      lines.problems.push(`line ${first + 1} is not an instruction`);
    const script = withTexts.test(name) ? readTexts(lines, { name, rest: own, line: first + 1 }) : '';
    parts.push({ name, rest: own, script, line: first + 1, endLine: lines.at });
  }
  return { parts, problems: stage.test(text) ? lines.problems : [] };
}

/** The end of a line that continues in the next one. A `# escape` directive at the top sets another character. */
function findContinuation(lines: readonly string[]): RegExp {
  for (const line of lines) {
    const [, name = '', value] = /^\s*#\s*([a-z][a-z\d]*)\s*=\s*(\S.*?)\s*$/i.exec(line.slice(0, 1000)) ?? [];
    if (!/^(?:syntax|check|escape)$/i.test(name)) break;
    if (/^escape$/i.test(name)) return value === '`' ? /(?<!`)`[ \t]*$/ : /(?<!\\)\\[ \t]*$/;
  }
  return /(?<!\\)\\[ \t]*$/;
}

/** The next instruction on one line, without comments and empty lines. Undefined when there is none. */
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

/**
 * ONBUILD instructions act in the image that builds on this one; but a user set there is not the user of this image.
 */
function unwrapOnbuild(name: string, rest: string): [name: string, rest: string] {
  const [, later = '', own = ''] = name === 'ONBUILD' ? (/^(\S+)\s*([\s\S]*)$/.exec(rest) ?? []) : [];
  return withTexts.test(later.toUpperCase()) ? [later.toUpperCase(), own] : [name, rest];
}

/** Skips the heredocs of an instruction. Heredocs of RUN are commands. */
function readTexts(lines: Lines, { name, rest, line }: Pick<Instruction, 'name' | 'rest' | 'line'>): string {
  const commands: string[] = [];
  for (const { mark, hasTabs } of listHeredocMarks(rest)) {
    if (lines.problems.length >= mostProblems) break;
    let end = lines.at;
    while (end < lines.all.length && stripTabs(lines.all[end] ?? '', hasTabs) !== mark) end += 1;
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

function stripTabs(line: string, hasTabs: boolean): string {
  return hasTabs ? line.replace(/^\t+/, '') : line;
}

/** `<<EOF` and `<<-'EOF'` as separate words. Empty when a quote is not closed. */
function listHeredocMarks(rest: string): { mark: string; hasTabs: boolean }[] {
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
