/** Requirements files of pip: the packages that are pinned with `==`, in the file and in the files that it includes. */

import type { LocalKind, LockContents } from '../../../shared/packages/locked-package.ts';
import { getFolder } from '../../../shared/text/file-name.ts';
import {
  collectPackages,
  decodeLockText,
  type LockFormat,
  type LockInput,
  type LockNode,
  normalizePythonName,
  readPathKind,
  resolvePath,
} from './lock-format.ts';

/** A line with a requirement or an option, or without either. At least one must have an exact version. */
const requirementLine =
  /^(?:#.*|-{1,2}[A-Za-z].*|(?:(?:git|hg|svn|bzr)\+|\.{1,2}\/)\S.*|[\w.-]+(?:\[[^\]]*\])?\s*@\s*\S.*|[A-Za-z0-9][\w.-]*\s*(?:\[[\w\s,.-]*\]\s*)?(?:(?:[=~!<>]=|===|[<>])\s*[\w.*+!-]+[\s,]*)*(?:;[^#]*|(?:(?<=\s)--hash[=\s]\S+(?!\S)\s*)*)(?:\s#.*|\\)?)?$/;

/** Whether a text of another name is a list of requirements all the same. */
export function isRequirements(path: string, bytes: Buffer): boolean {
  const isOther = /licen[cs]e|notice|third.?part|version|change|constraint|limit/i.test(path);
  if (isOther) return false;
  const text = bytes.toString();
  return (
    /^\uFEFF?[ \t]*[A-Za-z0-9][\w.-]*[ \t]*(?:\[[^\]\n]*\][ \t]*)?===?[ \t]*\d/m.test(text) &&
    text.split(/\r?\n/).every((line) => line.length < 1000 && requirementLine.test(line.trim()))
  );
}

export const requirements: LockFormat = {
  name: 'requirements.txt',
  ecosystem: 'PyPI',
  isLock: (path) =>
    /(?:^|\/)(?:(?:(?:requirements|reqs)\/[^/]+|requirements[^/]*|[^/]*[-_.]requirements|(?:[^/]*[-_.])?reqs?(?:[-_.][^/]*)?)\.(?:txt|pip)|requirements(?:-dev)?\.lock)$/i.test(
      path,
    ),
  read({ path, bytes, readFile, hasFolder }) {
    const reading: RequirementsReading = {
      readFile,
      hasFolder,
      found: [],
      constraints: new Map(),
      seen: new Set([`requirement ${path}`]),
      problems: [],
    };
    // A project may have no dependencies.
    if (bytes.toString().trim() !== '') readRequirementsFile(reading, path, decodeLockText(bytes), false);
    const { found, constraints, problems } = reading;
    const nodes = new Map<string, LockNode>();
    const unpinned: LockContents['unpinned'] = [];
    const roots = new Map<string, 'unknown'>();
    const names = new Set(found.map(({ name }) => name));
    const needs = Map.groupBy(
      found.flatMap(({ name, via }) => via.map((parent) => ({ name, parent }))),
      ({ parent }) => parent,
    );
    for (const one of found) {
      const { name, file, line, local } = one;
      const version = one.version ?? constraints.get(name);
      if (version === undefined && local === undefined) unpinned.push({ name, reason: 'has no exact version', line });
      else {
        const keys = (nodes.has(name) ? undefined : needs.get(name))?.map((need) => need.name) ?? [];
        const key = nodes.has(name) ? `${name} ${file}:${line}` : name;
        nodes.set(key, { name, version: version ?? '', line, file, local, needs: keys });
        if (one.via.some((parent) => !names.has(parent))) roots.set(key, 'unknown');
      }
    }
    const isCompiled = found.some(({ via }) => via.length > 0);
    return { ...collectPackages('PyPI', path, nodes, isCompiled ? roots : undefined), unpinned, problems };
  },
};

const mostFiles = 100;

interface Requirement {
  name: string;
  file: string;
  line: number;
  version?: string | undefined;
  local?: LocalKind | undefined;
  /** The parents, as pip-compile and uv write them after or below the line. */
  via: string[];
}

interface RequirementsReading extends Pick<LockInput, 'readFile' | 'hasFolder'> {
  found: Requirement[];
  /** By name, the pins of `-c` files. */
  constraints: Map<string, string>;
  seen: Set<string>;
  problems: string[];
}

function readRequirementsFile(reading: RequirementsReading, path: string, text: string, isConstraint: boolean): void {
  const position = { file: path, isConstraint };
  for (const line of joinLines(text)) {
    const { requirement, options, unknown } = splitLine(line.text);
    for (const option of unknown)
      addProblem(reading, `line ${line.number} of ${path} has an option that is not known: ${option.slice(0, 80)}`);
    if (requirement !== '')
      addRequirement(reading, position, line, readRequirement(requirement, getFolder(path), reading.hasFolder));
    for (const { name, value } of options) {
      if (name === 'editable')
        addRequirement(reading, position, line, readEditable(value, getFolder(path), reading.hasFolder));
      else if (name === 'requirement' || name === 'constraint')
        includeFile(reading, path, value, isConstraint || name === 'constraint');
    }
  }
}

type ReadRequirement = Pick<Requirement, 'name' | 'version' | 'local'>;

function addRequirement(
  reading: RequirementsReading,
  { file, isConstraint }: { file: string; isConstraint: boolean },
  { number, via }: Line,
  requirement: ReadRequirement | undefined,
): void {
  if (requirement === undefined) addProblem(reading, `line ${number} of ${file} is not a requirement`);
  else if (!isConstraint) reading.found.push({ ...requirement, file, line: number, via });
  else if (requirement.version !== undefined) reading.constraints.set(requirement.name, requirement.version);
}

function addProblem({ problems }: RequirementsReading, problem: string): void {
  if (problems.length < 20) problems.push(problem);
}

/** The options of a requirements file, by whether a value follows. */
const valued = [
  ...['requirement', 'constraint', 'editable', 'index-url', 'pypi-url', 'extra-index-url', 'find-links', 'no-binary'],
  ...['only-binary', 'trusted-host', 'use-feature', 'hash', 'config-settings', 'global-option', 'install-option'],
  ...['all-releases', 'only-final', 'uploaded-prior-to'],
];
const plainOptions = ['no-index', 'pre', 'prefer-binary', 'require-hashes', 'always-unzip', 'process-dependency-links'];
const shortOptions: Readonly<Record<string, string>> = {
  ...{ r: 'requirement', c: 'constraint', e: 'editable', i: 'index-url', f: 'find-links', C: 'config-settings' },
  Z: 'always-unzip',
};

/** As in pip: options begin at the first word with a hyphen, and long names may be abbreviated. */
function splitLine(text: string) {
  const start = text.search(/(?<!\S)-/);
  const options: { name: string; value: string }[] = [];
  const unknown: string[] = [];
  if (start < 0) return { requirement: text.trim(), options, unknown };
  const words = (text.slice(start).match(/(?:"[^"]*"|'[^']*'|[^\s"']|["'])+/g) ?? []).map((word) =>
    word.replaceAll(/["']/g, ''),
  );
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (!word.startsWith('-')) continue;
    const { name, value } = word.startsWith('--') ? readLong(word) : readShort(word);
    if (name === undefined) unknown.push(word);
    else options.push({ name, value: value ?? (valued.includes(name) ? (words.shift() ?? '') : '') });
  }
  return { requirement: text.slice(0, start).trim(), options, unknown };
}

function readLong(word: string): { name: string | undefined; value?: string | undefined } {
  const [, given = '', value] = /^--([^=]*)(?:=(.*))?$/s.exec(word) ?? [];
  const all = [...valued, ...plainOptions];
  const fitting = all.filter((name) => name.startsWith(given));
  return { name: all.includes(given) ? given : fitting.length === 1 ? fitting[0] : undefined, value };
}

function readShort(word: string): { name: string | undefined; value?: string | undefined } {
  const letter = word.slice(1, 2);
  return {
    name: Object.hasOwn(shortOptions, letter) ? shortOptions[letter] : undefined,
    value: word.length > 2 ? word.slice(2) : undefined,
  };
}

function includeFile(reading: RequirementsReading, from: string, target: string, isConstraint: boolean): void {
  const path = resolvePath(getFolder(from), target);
  // A file may be included first for its constraints, and later for its requirements.
  const key = `${isConstraint ? 'constraint' : 'requirement'} ${path}`;
  if (path !== undefined && reading.seen.has(key)) return;
  const bytes = path === undefined ? undefined : reading.readFile(path);
  if (path === undefined || bytes === undefined || reading.seen.size >= mostFiles) {
    const why = bytes === undefined ? 'is not in the repository' : `is one of more than ${mostFiles}`;
    reading.problems.push(`${target.slice(0, 200)}, which ${from} includes, ${why}`);
    return;
  }
  reading.seen.add(key);
  try {
    readRequirementsFile(reading, path, decodeLockText(bytes), isConstraint);
  } catch (error) {
    reading.problems.push(`${path}, which ${from} includes, was not read: ${(error as Error).message}`);
  }
}

interface Line {
  text: string;
  number: number;
  via: string[];
}

/** The line ends of Python's `splitlines`. */
const lineEnds = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/;

/** Joined lines without comments. A comment of pip-compile belongs to the requirement before it. */
function joinLines(text: string): Line[] {
  const lines: Line[] = [];
  let open: { parts: string[]; number: number } | undefined;
  const closeLine = ({ parts, number }: { parts: string[]; number: number }) => {
    const joined = parts.join(' ').trim();
    if (joined !== '') lines.push({ text: joined, number, via: [] });
  };
  for (const [index, raw] of text.split(lineEnds).entries()) {
    const comment = /(?:^|\s)#(.*)$/.exec(raw);
    const code = (comment === null ? raw : raw.slice(0, comment.index)).trimEnd();
    const isOpen = comment === null && code.endsWith('\\');
    open ??= { parts: [], number: index + 1 };
    open.parts.push((isOpen ? code.slice(0, -1) : code).trim());
    if (!isOpen) {
      closeLine(open);
      open = undefined;
    }
    // A comment at the beginning of a line is about the file.
    if (comment !== null && !raw.startsWith('#')) addVia(lines.at(-1), comment[1] ?? '');
  }
  if (open !== undefined) closeLine(open);
  return lines;
}

/** `# via flask, jinja2`, or `# via` followed by one line each. */
function addVia(line: Line | undefined, comment: string): void {
  const [, listed] = /^\s*via\b(.*)$/.exec(comment) ?? [];
  if (line === undefined || (listed === undefined && line.via.length === 0)) return;
  const named = (listed ?? comment).split(',').flatMap((parent) => parent.trim() || []);
  // The empty name keeps the list open for the next lines.
  const isPackage = (parent: string) => /^[\w.-]+$/.test(parent) && !parent.startsWith('-');
  const parents = named.map((parent) => (isPackage(parent) ? normalizePythonName(parent) : parent));
  line.via.push(...(parents.length === 0 ? [''] : parents));
  if (line.via[0] === '' && line.via.length > 1) line.via.shift();
}

const named = /^([A-Za-z0-9](?:[\w.-]*[A-Za-z0-9])?)\s*(?:\[[^\]]*\])?\s*(.*)$/s;

function readEditable(target: string, folder: string, hasFolder: LockInput['hasFolder']): ReadRequirement {
  const local =
    findPipLocalKind(target, folder, hasFolder) ?? readPathKind(folder, target.replace(/\[.*$/s, ''), hasFolder);
  return { name: readEggName(target), local };
}

function readEggName(target: string): string {
  const name = /[#&]egg=([\w.-]+)/.exec(target)?.[1];
  return name === undefined ? target.slice(0, 200) : normalizePythonName(name);
}

/** A requirement in pip's syntax. Undefined if it is none. */
export function readRequirement(
  target: string,
  folder: string,
  hasFolder?: LockInput['hasFolder'],
): ReadRequirement | undefined {
  const local = findPipLocalKind(target, folder, hasFolder);
  if (local !== undefined) return { name: readEggName(target), local };
  const [, name, rest = ''] = named.exec(target) ?? [];
  if (name === undefined) return undefined;
  const address = /^@\s*(\S+)/.exec(rest)?.[1];
  if (address !== undefined)
    return { name: normalizePythonName(name), local: findPipLocalKind(address, folder, hasFolder) ?? 'url' };
  const [specifiers = ''] = rest.split(';', 1);
  const text = specifiers.trim().replace(/^\((.*)\)$/s, '$1');
  const parts = text === '' ? [] : text.split(',');
  if (!parts.every((part) => /^\s*(?:===?|~=|!=|<=?|>=?)\s*[^\s;]+\s*$/.test(part))) return undefined;
  // A variable of the environment is not a version.
  const pin = parts.flatMap((part) => /^\s*===?\s*([^\s*$]+)\s*$/.exec(part)?.[1] ?? []);
  return { name: normalizePythonName(name), version: pin[0] };
}

function findPipLocalKind(target: string, folder: string, hasFolder: LockInput['hasFolder']): LocalKind | undefined {
  if (/^(?:git|hg|svn|bzr)\+/.test(target)) return 'git';
  if (/^https?:\/\//i.test(target)) return 'url';
  const isPath = /^(?:file:|\.{1,2}(?:[/[\\]|$)|\/)/.test(target) || /^[\w./-]+\.(?:whl|zip|tar\.gz)$/.test(target);
  // Where the file lies decides only whether the path leaves the repository; extras stand behind it.
  return isPath ? readPathKind(folder, target.replace(/\[[^[\]]*\].*$|\s.*$/s, ''), hasFolder) : undefined;
}
