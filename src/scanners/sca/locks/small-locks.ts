/** Lock files of Composer, NuGet, Bundler, Gradle, Cargo and Go. */

import { attempt } from '../../../shared/errors.ts';
import { goLibrary, type LocalKind, type LockContents } from '../../../shared/packages/locked-package.ts';
import { getFolder } from '../../../shared/text/file-name.ts';
import { isRecord } from '../../../shared/text/records.ts';
import { listEntries, parseStrictJson, parseTomlFile, readOtherToml, readOwn, readString } from './formats.ts';
import {
  addNode,
  checkTable,
  collectPackages,
  decodeLockText,
  type GrowingNode,
  type LockFormat,
  type LockInput,
  type LockNode,
  mostVersions,
  readPathKind,
  refuseLock,
  resolvePath,
} from './lock-format.ts';

const composerLock: LockFormat = {
  name: 'composer.lock',
  ecosystem: 'Packagist',
  isLock: (path) => /(?:^|\/)composer\.lock$/.test(path),
  read({ path, bytes, readFile, hasFolder }) {
    const { value, findLine } = parseStrictJson(bytes);
    if (!Array.isArray(value.packages)) refuseLock('it has no list of packages');
    const nodes = new Map<string, GrowingNode>();
    const problems: string[] = [];
    for (const [section, isDev] of [
      ['packages', false],
      ['packages-dev', true],
    ] as const) {
      const list = value[section] ?? [];
      if (!Array.isArray(list)) refuseLock(`its ${section} is not a list`);
      for (const [index, entry] of (list as unknown[]).entries()) {
        const name = readString(entry, 'name')?.toLowerCase();
        const version = readString(entry, 'version');
        const line = findLine(section, index, 'name');
        if (name === undefined || version === undefined) {
          problems.push(`entry ${index + 1} of its ${section} has no name or version`);
          continue;
        }
        const dist = readOwn(entry, 'dist');
        const isPath = readString(dist, 'type') === 'path';
        // A branch is whatever its repository holds at the commit that is locked.
        const isBranch = /^dev-|-dev$/i.test(version);
        const local = isPath
          ? readPathKind(getFolder(path), readString(dist, 'url'), hasFolder)
          : isBranch
            ? ('git' as const)
            : undefined;
        const needs = listEntries(readOwn(entry, 'require')).map(([need]) => need.toLowerCase());
        addNode(nodes, name, { name, version, line, needs, isDev, local });
      }
    }
    const roots = readComposerRoots(readFile(resolvePath(getFolder(path), 'composer.json') ?? ''));
    return { ...collectPackages('Packagist', path, nodes, roots), unpinned: [], problems };
  },
};

function readComposerRoots(bytes: Buffer | undefined): Map<string, 'production' | 'development'> | undefined {
  try {
    const manifest = bytes === undefined ? undefined : parseStrictJson(bytes).value;
    if (!isRecord(manifest)) return undefined;
    const listNames = (field: string) => listEntries(manifest[field]).map(([name]) => name.toLowerCase());
    return new Map([
      ...listNames('require-dev').map((name) => [name, 'development'] as const),
      ...listNames('require').map((name) => [name, 'production'] as const),
    ]);
  } catch {
    return undefined;
  }
}

const nugetLock: LockFormat = {
  name: 'packages.lock.json',
  ecosystem: 'NuGet',
  isLock: (path) => /(?:^|\/)packages(?:\.[^/]+)?\.lock\.json$/i.test(path),
  read({ path, bytes }) {
    const { value, findLine } = parseStrictJson(bytes);
    if (value.version !== 1 && value.version !== 2)
      refuseLock(`its version ${String(value.version).slice(0, 20)} is not known`);
    const nodes = new Map<string, GrowingNode>();
    const roots = new Map<string, 'unknown'>();
    const problems: string[] = [];
    if (value.dependencies === undefined) refuseLock('it has no dependencies');
    checkTable(value.dependencies, 'dependencies');
    for (const [framework, packages] of listEntries(value.dependencies)) {
      checkTable(packages, framework);
      // NuGet's names ignore case, and a package may write the name of another one in a different case.
      const createKey = (name: string) => `${framework} ${name.toLowerCase()}`;
      for (const [name, entry] of listEntries(packages)) {
        const [type, version] = [readString(entry, 'type'), readString(entry, 'resolved')];
        const isProject = type === 'Project';
        const needs = listEntries(readOwn(entry, 'dependencies')).map(([need]) => createKey(need));
        const line = findLine('dependencies', framework, name);
        if (version === undefined && !isProject)
          problems.push(`its package ${name.slice(0, 80)} has no resolved version`);
        else
          addNode(nodes, createKey(name), {
            ...{ name, version: version ?? '', line, needs, local: isProject ? 'workspace' : undefined },
          });
        if (type === 'Direct' || isProject) roots.set(createKey(name), 'unknown');
      }
    }
    return { ...collectPackages('NuGet', path, nodes, roots), unpinned: [], problems };
  },
};

const sections: Readonly<Record<string, LocalKind | 'registry'>> = {
  GEM: 'registry',
  GIT: 'git',
  PATH: 'file',
  'PLUGIN SOURCE': 'url',
};

const headers = new Set([
  ...Object.keys(sections),
  ...['PLATFORMS', 'DEPENDENCIES', 'CHECKSUMS', 'RUBY VERSION', 'BUNDLED WITH'],
]);

const gemfileLock: LockFormat = {
  name: 'Gemfile.lock',
  ecosystem: 'RubyGems',
  isLock: (path) => /(?:^|\/)(?:Gemfile\.lock|gems\.locked)$/.test(path),
  read({ path, bytes, hasFolder }) {
    const nodes = new Map<string, GrowingNode>();
    const roots = new Map<string, 'unknown'>();
    const problems: string[] = [];
    const found = new Set<string>();
    let [section, remote] = ['', ''];
    let spec: { needs: string[] } | undefined;
    for (const [index, line] of decodeLockText(bytes).split(/\r?\n/).entries()) {
      const header = line.trimEnd();
      if (headers.has(header)) {
        [section, spec] = [header, undefined];
        found.add(header);
        continue;
      }
      const [, indent = '', name = '', version] = /^( +)([^\s(!]+)!?(?: \(([^)]*)\))?!?\s*$/.exec(line) ?? [];
      remote = /^ {2}remote: (.*?)\s*$/.exec(line)?.[1] ?? remote;
      const kind = Object.hasOwn(sections, section) ? sections[section] : undefined;
      if (section === 'DEPENDENCIES' && indent.length === 2) roots.set(name, 'unknown');
      else if (kind !== undefined && indent.length === 4) {
        // The platform follows a hyphen, which a gem version cannot contain.
        const plain = version?.split('-', 1)[0] ?? '';
        if (plain === '') problems.push(`its line ${index + 1} names no version`);
        const local =
          kind === 'registry' ? undefined : kind === 'file' ? readPathKind(getFolder(path), remote, hasFolder) : kind;
        spec =
          plain === '' ? undefined : addNode(nodes, name, { name, version: plain, line: index + 1, local, needs: [] });
      } else if (kind !== undefined && indent.length === 6) spec?.needs.push(name);
      else if (problems.length < 20 && (kind === undefined ? /^\S/ : /^(?: {4})?\S/).test(line))
        problems.push(`its line ${index + 1} is not valid in a Bundler lock`);
    }
    if (!found.has('DEPENDENCIES')) refuseLock('it is not a lock file of Bundler: it has no DEPENDENCIES');
    return { ...collectPackages('RubyGems', path, nodes, roots), unpinned: [], problems };
  },
};

const gradleLock: LockFormat = {
  name: 'gradle.lockfile',
  ecosystem: 'Maven',
  isLock: (path) => /(?:^|\/)(?:(?:[\w.-]+-)?gradle\.lockfile|gradle\/dependency-locks\/[^/]+\.lockfile)$/.test(path),
  read({ path, bytes }) {
    const nodes = new Map<string, GrowingNode>();
    const problems: string[] = [];
    for (const [index, text] of decodeLockText(bytes).split(/\r?\n/).entries()) {
      const line = text.trim();
      if (line === '' || line.startsWith('#') || /^empty=/.test(line)) continue;
      const [, group, artifact, version = '', configurations = ''] = entry.exec(line) ?? [];
      if (group === undefined) {
        if (problems.length < 20) problems.push(`its line ${index + 1} is not valid in a Gradle lock`);
        continue;
      }
      const named = configurations || path.replace(/^.*\/|\.lockfile$/g, '');
      const isDev = named.split(',').every((name) => /^test|Test(?=[A-Z])/.test(name));
      const name = `${group}:${artifact}`;
      addNode(nodes, `${name}:${version}`, { name, version, line: index + 1, needs: [], isDev });
    }
    if (nodes.size === 0 && problems.length > 0) refuseLock('it is not a lock file of Gradle');
    return { ...collectPackages('Maven', path, nodes), unpinned: [], problems };
  },
};

/** Before Gradle 7 there was a file for each configuration, which names none. */
const entry = /^([^\s:=]+):([^\s:=]+):([^\s:=]+)(?:=(\S*))?$/;

/** Cargo.lock, versions 1 to 4. */
const cargoLock: LockFormat = {
  name: 'Cargo.lock',
  ecosystem: 'crates.io',
  isLock: (path) => /(?:^|\/)Cargo\.lock$/.test(path),
  read({ path, bytes, readFile, paths = [], parsers }) {
    const lock = parseTomlFile(bytes, parsers.toml);
    const { version } = lock.value;
    if (version !== undefined && ![1, 2, 3, 4].includes(version as number))
      refuseLock(`its version ${String(version).slice(0, 20)} is not known`);
    const nodes = new Map<string, LockNode>();
    const roots = new Map<string, 'unknown'>();
    const problems: string[] = [];
    const tables = lock.listTables('package').concat(lock.value.root === undefined ? [] : lock.listTables('root'));
    const found = tables.flatMap(({ table, line }) => {
      const [name, version, source] = ['name', 'version', 'source'].map((field) => readString(table, field));
      if (name === undefined || version === undefined) {
        problems.push(`its package ${name ?? `in line ${line}`} has no version`);
        return [];
      }
      return [{ name, version, source, table, line, key: `${name} ${version} (${source ?? ''})` }];
    });
    const byName = Map.groupBy(found, ({ name }) => name);
    const members = new Set<string>();
    for (const other of [...paths].filter((each) => /(?:^|\/)Cargo\.toml$/.test(each))) {
      const name = readString(readOtherToml(readFile(other, true), parsers.toml)?.package, 'name');
      if (name === undefined) continue;
      members.add(name);
      if (byName.get(name)?.some((one) => one.source === undefined)) readFile(other);
    }
    for (const { name, version, source, table, line, key } of found) {
      const list = Array.isArray(table.dependencies) ? (table.dependencies as unknown[]) : [];
      const needs = list.flatMap((need) => {
        const [wanted = '', exactly, from] = String(need).split(' ');
        return (byName.get(wanted) ?? [])
          .slice(0, mostVersions)
          .filter((one) => exactly === undefined || one.version === exactly)
          .filter((one) => from === undefined || from === `(${one.source ?? ''})`)
          .map((one) => one.key);
      });
      nodes.set(key, { name, version, line, needs, local: readKind(source, members.size === 0 || members.has(name)) });
      if (source === undefined) for (const need of needs) roots.set(need, 'unknown');
    }
    return { ...collectPackages('crates.io', path, nodes, roots), unpinned: [], problems };
  },
};

/** A package without a source is a folder: of the project, if a manifest has its name. */
function readKind(source: string | undefined, isMember: boolean): LocalKind | undefined {
  if (source === undefined) return isMember ? 'workspace' : 'archive';
  if (source.startsWith('git+')) return 'git';
  return /^(?:registry|sparse)\+/.test(source) ? undefined : 'file';
}

/** go.mod, and go.sum if go.mod does not list the indirect dependencies. */
const goMod: LockFormat = {
  name: 'go.mod',
  ecosystem: 'Go',
  isLock: (path) => /(?:^|\/)go\.mod$/.test(path),
  read: readGoMod,
};

interface Statement {
  verb: string;
  words: string[];
  comment: string;
  line: number;
}

function readGoMod({ path, bytes, readFile, hasFolder }: LockInput): LockContents {
  const { statements, problems } = readStatements(decodeLockText(bytes));
  if (!statements.some(({ verb }) => verb === 'module')) refuseLock('it names no module');
  const own = getFolder(path);
  const replaced = new Map([...listReplaced(statements, own), ...readWorkspace(own, readFile, problems)]);
  const nodes = new Map<string, GrowingNode>();
  for (const { verb, words, comment, line } of statements) {
    if (verb !== 'require') continue;
    const [name = '', version = ''] = words;
    if (!/^v\d/.test(version)) {
      problems.push(`its line ${line} names no version`);
      continue;
    }
    const { words: [target = name, targetVersion = version] = [], folder = own } =
      replaced.get(`${name} ${version}`) ?? replaced.get(name) ?? {};
    const isPath = /^(?:\.{1,2}(?:\/|$)|\/|[A-Za-z]:)/.test(target);
    const local = isPath ? readPathKind(folder, target, hasFolder) : undefined;
    const isDirect = !/^indirect\b/.test(comment);
    const found = { name: local ? name : target, version: targetVersion.replace(/^v/, '') };
    addNode(nodes, name, { ...found, line, needs: [], local, isDirect });
  }
  // The line `go` names the lowest version that may build the module, not the version that does.
  const toolchain = statements.find(({ verb }) => verb === 'toolchain');
  const built = /^go(\d+\.\d+\.\d+)(?:-|$)/.exec(toolchain?.words[0] ?? '')?.[1];
  if (built !== undefined)
    addNode(nodes, goLibrary, { name: goLibrary, version: built, line: toolchain?.line, needs: [], isDirect: true });
  const [, major = '1', minor = '0'] =
    /^(\d+)\.(\d+)/.exec(statements.find(({ verb }) => verb === 'go')?.words[0] ?? '') ?? [];
  const listsAll = Number(major) > 1 || Number(minor) >= 17;
  const sum = listsAll ? undefined : readFile(resolvePath(getFolder(path), 'go.sum') ?? '');
  if (!listsAll && sum === undefined)
    problems.push('it is older than Go 1.17 and has no go.sum beside it: it lists direct dependencies only');
  for (const [name, version] of sum === undefined ? [] : readGoSum(decodeLockText(sum))) {
    const isKnown = nodes.has(name) || replaced.has(name) || replaced.has(`${name} v${version}`);
    const file = resolvePath(own, 'go.sum') ?? path;
    if (!isKnown) addNode(nodes, `${name} ${version}`, { name, version, needs: [], isDirect: false, file });
  }
  return { ...collectPackages('Go', path, nodes), unpinned: [], problems };
}

type Replacements = [replaced: string, by: { words: string[]; folder: string }][];

function listReplaced(statements: readonly Statement[], folder: string): Replacements {
  return statements.flatMap(({ verb, words }): Replacements => {
    const arrow = words.indexOf('=>');
    if (verb !== 'replace' || arrow <= 0) return [];
    return [[words.slice(0, arrow).join(' '), { words: words.slice(arrow + 1), folder }]];
  });
}

/** What the nearest go.work replaces, if it uses the module. It wins over what the module says. */
function readWorkspace(own: string, readFile: LockInput['readFile'], problems: string[]): Replacements {
  for (let folder = own; ; folder = getFolder(folder)) {
    const path = folder === '' ? 'go.work' : `${folder}/go.work`;
    const bytes = readFile(path);
    if (bytes !== undefined) {
      const work = readStatements(decodeLockText(bytes));
      problems.push(...work.problems.map((problem) => `${path} was read in part: ${problem}`));
      const used = work.statements.flatMap(({ verb, words: [module = ''] }) =>
        verb === 'use' ? [resolvePath(folder, module)] : [],
      );
      return used.includes(own) ? listReplaced(work.statements, folder) : [];
    }
    if (folder === '') return [];
  }
}

/** A comment begins anywhere outside quotes, as in Go's own parser. */
const tokens = /\/\/.*|"(?:[^"\\]|\\.)*"|`[^`]*`|[()]|(?:(?!\/\/)[^\s()"`])+|["`]/g;

/** Undefined for a text that Go does not accept, or that JSON would parse differently. */
function unquoteGo(word: string): string | undefined {
  if (word.startsWith('`')) return word.length > 1 ? word.slice(1, -1) : undefined;
  if (!word.startsWith('"')) return word;
  return attempt(() => JSON.parse(word) as string);
}

function readStatements(text: string): { statements: Statement[]; problems: string[] } {
  const statements: Statement[] = [];
  const problems: string[] = [];
  let block: string | undefined;
  for (const [index, whole] of text.split(/\r?\n/).entries()) {
    const found = whole.match(tokens) ?? [];
    const last = found.at(-1) ?? '';
    const comment = last.startsWith('//') ? last.replace(/^\/\/\s*/, '') : '';
    const code = last.startsWith('//') ? found.slice(0, -1) : found;
    if (code.length === 0) continue;
    if (block !== undefined && code.join(' ') === ')') block = undefined;
    else if (block === undefined && /^[a-z]+ \($/.test(code.join(' '))) block = code[0];
    else {
      const words = code.map(unquoteGo);
      const verb = block ?? words.shift() ?? '';
      const isRead = words.every((word) => word !== undefined) && /^[a-z]+$/.test(verb ?? '');
      if (isRead) statements.push({ verb, words, comment, line: index + 1 });
      else if (problems.length < 20) problems.push(`its line ${index + 1} is not valid in a Go file`);
    }
  }
  if (block !== undefined) problems.push(`its block ${block} has no end`);
  return { statements, problems };
}

/** Each version of a module whose code has a hash in go.sum. A higher one may be left from an earlier dependency. */
function readGoSum(text: string): [name: string, version: string][] {
  return text.split('\n').flatMap((line) => {
    const [, name = '', version = ''] = /^(\S+) v(\S+) h1:/.exec(line.trim()) ?? [];
    return name === '' || version.endsWith('/go.mod') ? [] : [[name, version] as [string, string]];
  });
}

export const smallLocks: readonly LockFormat[] = [goMod, gradleLock, composerLock, gemfileLock, cargoLock, nugetLock];
