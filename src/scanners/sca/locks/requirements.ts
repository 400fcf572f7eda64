/** Requirements files of pip: what is pinned with `==`, in the file and in those that it includes. */

import type { LocalKind, LockContents } from '../../../packages/locked-package.ts';
import { folderOf } from '../../../text/file-name.ts';
import {
  collectPackages,
  type LockFormat,
  type LockInput,
  type LockNode,
  normalizePythonName,
  readText,
  resolvePath,
} from './lock-format.ts';

export const requirements: LockFormat = {
  name: 'requirements.txt',
  ecosystem: 'PyPI',
  isLock: (path) =>
    /(?:^|\/)(?:requirements\/[^/]+|requirements[^/]*|[^/]*[-_.]requirements)\.(?:txt|pip)$/i.test(path),
  read: readRequirements,
};

const mostFiles = 100;

interface Requirement {
  name: string;
  file: string;
  line: number;
  version?: string | undefined;
  local?: LocalKind | undefined;
  /** Who wants it, as pip-compile and uv write it behind or below. */
  via: string[];
}

interface Reading {
  readFile: LockInput['readFile'];
  found: Requirement[];
  /** By name, what `-c` files pin. */
  constraints: Map<string, string>;
  seen: Set<string>;
  problems: string[];
}

function readRequirements({ path, bytes, readFile }: LockInput): LockContents {
  const reading: Reading = { readFile, found: [], constraints: new Map(), seen: new Set([path]), problems: [] };
  // A project may need nothing.
  if (bytes.toString().trim() !== '') readFileOf(reading, path, readText(bytes), false);
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
  return { ...collectPackages('PyPI', path, { nodes, roots: isCompiled ? roots : undefined }), unpinned, problems };
}

function readFileOf(reading: Reading, path: string, text: string, isConstraint: boolean): void {
  for (const { text: line, number, via } of joinLines(text)) {
    const option = /^(?:-(r|c)\s*|--(requirement|constraint)(?:\s+|=))(.+)$/.exec(line);
    if (option !== null) {
      const [, short, long, target = ''] = option;
      includeFile(reading, path, target.trim(), isConstraint || short === 'c' || long === 'constraint');
      continue;
    }
    const requirement = readRequirement(line);
    if (requirement === undefined) {
      if (!line.startsWith('-') && reading.problems.length < 20)
        reading.problems.push(`line ${number} of ${path} is no requirement`);
    } else if (!isConstraint) reading.found.push({ ...requirement, file: path, line: number, via });
    else if (requirement.version !== undefined) reading.constraints.set(requirement.name, requirement.version);
  }
}

function includeFile(reading: Reading, from: string, target: string, isConstraint: boolean): void {
  const path = resolvePath(folderOf(from), target);
  if (path !== undefined && reading.seen.has(path)) return;
  const bytes = path === undefined ? undefined : reading.readFile(path);
  if (path === undefined || bytes === undefined || reading.seen.size >= mostFiles) {
    const why = bytes === undefined ? 'is not in the repository' : `is one of more than ${mostFiles}`;
    reading.problems.push(`${target.slice(0, 200)}, which ${from} includes, ${why}`);
    return;
  }
  reading.seen.add(path);
  try {
    readFileOf(reading, path, readText(bytes), isConstraint);
  } catch (error) {
    reading.problems.push(`${path}, which ${from} includes, was not read: ${(error as Error).message}`);
  }
}

interface Line {
  text: string;
  number: number;
  via: string[];
}

/** Whole lines without comments; a comment of pip-compile belongs to the requirement before it. */
function joinLines(text: string): Line[] {
  const lines: Line[] = [];
  let open: { parts: string[]; number: number } | undefined;
  const close = ({ parts, number }: { parts: string[]; number: number }) => {
    const joined = parts.join(' ').trim();
    if (joined !== '') lines.push({ text: joined, number, via: [] });
  };
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const comment = /(?:^|\s)#(.*)$/.exec(raw);
    const code = (comment === null ? raw : raw.slice(0, comment.index)).trimEnd();
    const isOpen = comment === null && code.endsWith('\\');
    open ??= { parts: [], number: index + 1 };
    open.parts.push((isOpen ? code.slice(0, -1) : code).trim());
    if (!isOpen) {
      close(open);
      open = undefined;
    }
    // A comment at the beginning of a line is about the file.
    if (comment !== null && !raw.startsWith('#')) addVia(lines.at(-1), comment[1] ?? '');
  }
  if (open !== undefined) close(open);
  return lines;
}

/** `# via flask, jinja2`, or below `# via` a line each. */
function addVia(line: Line | undefined, comment: string): void {
  const [, parents] = /^\s*via\b(.*)$/.exec(comment) ?? [];
  if (line === undefined || (parents === undefined && line.via.length === 0)) return;
  const named = (parents ?? comment).split(',').flatMap((parent) => parent.trim() || []);
  // The empty name keeps the list open for the lines below.
  line.via.push(...(named.length === 0 ? [''] : named.map(normalizeParent)));
  if (line.via[0] === '' && line.via.length > 1) line.via.shift();
}

function normalizeParent(parent: string): string {
  return /^[\w.-]+$/.test(parent) && !parent.startsWith('-') ? normalizePythonName(parent) : parent;
}

const named = /^([A-Za-z0-9](?:[\w.-]*[A-Za-z0-9])?)\s*(?:\[[^\]]*\])?\s*(.*)$/s;

function readRequirement(line: string): Pick<Requirement, 'name' | 'version' | 'local'> | undefined {
  const editable = /^(?:-e\s*|--editable(?:\s+|=))(.+)$/.exec(line)?.[1];
  const target = (editable ?? line).trim();
  const local = findLocal(target);
  if (editable !== undefined || local !== undefined) {
    const name = /[#&]egg=([\w.-]+)/.exec(target)?.[1];
    return { name: name === undefined ? target.slice(0, 200) : normalizePythonName(name), local: local ?? 'file' };
  }
  const [, name, rest = ''] = named.exec(target) ?? [];
  if (name === undefined) return undefined;
  const address = /^@\s*(\S+)/.exec(rest)?.[1];
  if (address !== undefined) return { name: normalizePythonName(name), local: findLocal(address) ?? 'url' };
  const [specifiers = ''] = rest.split(/;|\s--?[a-z]/, 1);
  const text = specifiers.trim().replace(/^\((.*)\)$/s, '$1');
  const parts = text === '' ? [] : text.split(',');
  if (!parts.every((part) => /^\s*(?:===?|~=|!=|<=?|>=?)\s*[^\s;]+\s*$/.test(part))) return undefined;
  const pin = parts.flatMap((part) => /^\s*===?\s*([^\s*]+)\s*$/.exec(part)?.[1] ?? []);
  return { name: normalizePythonName(name), version: pin[0] };
}

function findLocal(target: string): LocalKind | undefined {
  if (/^(?:git|hg|svn|bzr)\+/.test(target)) return 'git';
  if (/^https?:\/\//i.test(target)) return 'url';
  return /^(?:file:|\.{1,2}(?:[/[\\]|$)|\/)/.test(target) || /^[\w./-]+\.(?:whl|zip|tar\.gz)$/.test(target)
    ? 'file'
    : undefined;
}
