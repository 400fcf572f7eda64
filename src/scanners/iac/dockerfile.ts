/**
 * Weaknesses of a Dockerfile: the user of its last stage, and its downloads. It is parsed like by its builder:
 * https://docs.docker.com/reference/dockerfile/
 */
import { attempt } from '../../shared/errors.ts';
import type { TemplateReading } from './part.ts';
import type { Flaw } from './weaknesses.ts';

/** Images that already set an unprivileged user. */
const unprivileged = /nonroot|unprivileged|rootless|(?:^|\/)bitnami\//i;
const unchecked =
  /\bcurl\b[^|;&]{0,200}?\s(?:-k|-[a-zA-Z]*k[a-zA-Z]*|--insecure)\s|\bwget\b[^|;&]{0,200}?--no-check-certificate|\bgit\b[^;&]{0,100}http\.sslVerify[= ]false|\bnpm\b[^;&]{0,60}strict-ssl[= ]false|--trusted-host\b/;
const plain =
  /\b(?:curl|wget)\b[^|;&]{0,200}?\bhttp:\/\/(?!localhost|127\.)[^\s|;&]{1,300}[^;&]{0,60}(?:\|\s{0,5}(?:sudo\s{1,5})?(?:ba|z|da)?sh\b|\.(?:sh|deb|rpm|tar|t?gz|zip|jar|bin|apk)\b)/;
const writable = /\bchmod\s{1,5}(?:-R\s{1,5})?(?:0?777|a\+rwx)\b/;

export function judgeDockerfile(text: string): TemplateReading<Flaw> {
  const { parts, problems } = parseDockerfile(text);
  const stages = parts.flatMap((part) => (part.name === 'FROM' ? { line: part.line, owner: nameStage(part) } : []));
  const own = (flaw: Flaw): Flaw => {
    const stage = stages.findLast(({ line }) => line <= flaw.line);
    return stage === undefined ? flaw : { ...flaw, owner: stage.owner };
  };
  const flaws = [...findUserFlaws(parts), ...parts.flatMap(findInstructionFlaws)];
  return { parts: flaws.map(own), problems, owners: stages.map(({ owner }) => owner) };
}

const from = /^(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?/i;

/** Its name, or its image without the version. */
function nameStage({ rest }: Instruction): string {
  const [, image = '', name] = from.exec(rest) ?? [];
  return (name ?? image.replace(/(^|\/)([^/:@]*)[:@][^/]*$/, '$1$2')).toLowerCase();
}

function findInstructionFlaws({ name, rest, script, line, endLine }: Instruction): Flaw[] {
  const end = Math.min(endLine, line + 4);
  if (name === 'ADD') {
    const sources = splitWords(rest).slice(0, -1);
    return sources.some((source) => /^http:\/\//i.test(source)) ? [{ weakness: 'unchecked-download', line }] : [];
  }
  if (name !== 'RUN') return [];
  const command = `${splitWords(rest).join(' ')}${script === '' ? ' ' : `; ${script} `}`;
  const found: Flaw[] = [];
  if (plain.test(command)) found.push({ weakness: 'unchecked-download', line, endLine: end });
  if (unchecked.test(command)) found.push({ weakness: 'tls-unchecked', line, endLine: end });
  if (writable.test(command)) found.push({ weakness: 'wide-file-rights', line, endLine: end });
  return found;
}

/** The words without options. A JSON list contains the words one by one. */
function splitWords(rest: string): string[] {
  const own = rest.replace(/^\s*(?:--\S+\s+)*/, '');
  if (!own.startsWith('[')) return own.split(/\s+/).filter((word) => word !== '');
  return attempt(() => (JSON.parse(own) as unknown[]).map(String)) ?? own.split(/\s+/);
}

/** The last stage is the one that runs. It has the user of its base stage until it sets another. */
function findUserFlaws(instructions: readonly Instruction[]): Flaw[] {
  const users = new Map<string, string>();
  let stage: { line: number; user: string; name: string } | undefined;
  let named: Instruction | undefined;
  for (const instruction of instructions) {
    if (instruction.name === 'FROM') {
      const [, image = '', name = ''] = from.exec(instruction.rest) ?? [];
      const user = users.get(image.toLowerCase()) ?? (unprivileged.test(image) || image.includes('$') ? 'unknown' : '');
      stage = { line: instruction.line, user, name: name.toLowerCase() };
      named = undefined;
    } else if (instruction.name === 'USER' && stage !== undefined) {
      stage.user = instruction.rest.trim();
      named = instruction;
    }
    if (stage !== undefined) users.set(stage.name, stage.user);
  }
  if (stage === undefined || !/^(?:|root|0)(?::.*)?$/.test(stage.user)) return [];
  return [{ weakness: 'root-user', line: named?.line ?? stage.line }];
}

interface Instruction {
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
/** After this many problems, heredocs without an end are no longer searched: each search reads the rest of the file. */
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

/** ONBUILD instructions act in the image that builds on this one, but a user set there is not this image's user. */
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
    const isEnd = (line = '') => (hasTabs ? line.replace(/^\t+/, '') : line) === mark;
    while (end < lines.all.length && !isEnd(lines.all[end])) end += 1;
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
