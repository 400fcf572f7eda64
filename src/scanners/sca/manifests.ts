/**
 * Recognizes the files that declare dependencies, so that those without a reader are reported, and reads what the
 * manifests that a lock file covers ask for, so that an entry that the lock does not have is noticed.
 */

import { findEcosystem, isLockName } from '../../shared/packages/dependency-files.ts';
import type { LockContents, LockSummary, WantedPackage } from '../../shared/packages/locked-package.ts';
import { decodeText } from '../../shared/text/contents.ts';
import { getBaseName, getFolder } from '../../shared/text/file-name.ts';
import { isRecord } from '../../shared/text/records.ts';
import { type JsonRecord, listEntries, parseStrictJson, readOtherToml, readOwn, readString } from './locks/formats.ts';
import {
  type LockInput,
  type LockParsers,
  type LockReading,
  loadToml,
  normalizePythonName,
} from './locks/lock-format.ts';

const otherNpmLocks = new Set(['yarn.lock', 'pnpm-lock.yaml', 'bun.lock', 'bun.lockb']);

/** Manifests, and the lock files beside, above or around them that determine their packages. */
const lockedBy: readonly [manifest: RegExp, lock: RegExp, where: 'beside' | 'above' | 'around'][] = [
  [/^pnpm-workspace\.yaml$/, /^pnpm-lock\.yaml$/, 'beside'],
  [/^pipfile$/, /^pipfile\.lock$/, 'beside'],
  [/^pyproject\.toml$/, /^poetry\.lock$/, 'beside'],
  [/^(?:pyproject\.toml|setup\.(?:cfg|py))$/, /^(?:requirements.*\.(?:txt|lock)|pylock\.(?:[^.]+\.)?toml)$/, 'beside'],
  [/^(?:pyproject\.toml|setup\.(?:cfg|py))$/, /^uv\.lock$/, 'above'],
  [/^go\.sum$/, /^go\.mod$/, 'beside'],
  [/^(?:go\.work(?:\.sum)?|modules\.txt)$/, /^go\.mod$/, 'around'],
  [/^cargo\.toml$/, /^cargo\.lock$/, 'above'],
  [/(?:\.gradle(?:\.kts)?|\.versions\.toml|^verification-metadata\.xml)$/, /\.lockfile$/, 'around'],
  [/^(?:gemfile|.*\.gemspec)$/, /^gemfile\.lock$/, 'beside'],
  [/^(?:gems\.rb|.*\.gemspec)$/, /^gems\.locked$/, 'beside'],
  [/^(?:composer\.json|symfony\.lock)$/, /^composer\.lock$/, 'beside'],
  [/proj$/, /^packages(?:\..+)?\.lock\.json$/, 'beside'],
  [/^(?:project\.assets\.json|.*\.(?:props|targets))$/, /^packages(?:\..+)?\.lock\.json$/, 'around'],
];

/** Whether a lock file that was read determines the packages of the manifest. */
export function isLocked(path: string, locks: readonly Pick<LockSummary, 'file' | 'packageCount' | 'unpinned'>[]) {
  const [name, folder] = [getBaseName(path).toLowerCase(), getFolder(path)];
  const isBeside = (file: string, lock: string) =>
    getFolder(file) === folder && getBaseName(file).toLowerCase() === lock;
  // pip-tools names the lock file after its input.
  if (name.endsWith('.in')) return locks.some(({ file }) => isBeside(file, name.replace(/\.in$/, '.txt')));
  return lockedBy.some(([manifest, lock, where]) => {
    if (!manifest.test(name)) return false;
    return locks.some(({ file, packageCount, unpinned }) => {
      const lockName = getBaseName(file).toLowerCase();
      // Any list of requirements has such a name, but only one with all versions is a lock.
      const isList = lockName.startsWith('requirements') && (packageCount === 0 || unpinned.length > 0);
      return lock.test(lockName) && !isList && isInReach(folder, getFolder(file), where);
    });
  });
}

/** Folders of a project that hold files about the whole project. */
const innerFolders = ['gradle', 'obj', 'vendor'];

/** `around`: what the projects beside and below it share, as a version catalog. */
function isInReach(folder: string, other: string, where: 'beside' | 'above' | 'around'): boolean {
  if (folder === other) return true;
  if (where === 'around')
    return isInFolder(other, innerFolders.includes(getBaseName(folder)) ? getFolder(folder) : folder);
  return where === 'above' && isInFolder(folder, other);
}

function isInFolder(folder: string, above: string): boolean {
  return folder === above || above === '' || folder.startsWith(`${above}/`);
}

/** Files that may have such a name without dependencies, and what their text holds if they have any. */
const declarations: readonly [name: RegExp, text: RegExp][] = [
  [/^setup\.cfg$/, /^\s*(?:(?:install|setup|tests)_requires?\b|\[options\.extras_require\])/m],
  [/(?:environment|^conda).*\.ya?ml$/, /^(?:dependencies|package):/m],
  [/^(?!build\.).*\.gradle(?:\.kts)?$/, /\b(?:dependencies|plugins|versionCatalogs)\s*\{|["'][\w.-]+:[\w.-]+:[\w.$]/],
  [/^(?!directory\.packages\.).*\.(?:props|targets)$/, /<(?:Global)?Package(?:Reference|Version|Download)\b/i],
  [/^(?:chart|helmfile|requirements)\.yaml$|^galaxy\.yml$/, /^(?:dependencies|releases):/m],
  [/\.scala$/, /"\s*%{1,3}\s*"/],
  [/^project\.toml$/, /^\s*\[deps\]/m],
  [/^deno\.jsonc?$/, /"imports"|\b(?:npm|jsr):/],
  [/^pnpm-workspace\.yaml$/, /^(?:catalogs?|overrides):/m],
  [/^workspace(?:\.bazel)?$/, /\(/],
];

/** A file that only has the name of a lock, and no version in it, locks something else. */
const versionNumber = /\d\.\d/;

const pythonTools = ['poetry', 'pdm', 'uv', 'hatch', 'flit', 'rye', 'pixi', 'setuptools'];

/** Whether the file has no dependencies to lock, as a pyproject.toml that only configures tools. */
export async function declaresNothing(path: string, bytes: Buffer): Promise<boolean> {
  const name = getBaseName(path).toLowerCase();
  const needed =
    findEcosystem(path.toLowerCase()) === undefined
      ? versionNumber
      : declarations.find(([pattern]) => pattern.test(name))?.[1];
  if (needed !== undefined) return !needed.test(decodeText(bytes).text);
  const value = name === 'pyproject.toml' ? readOtherToml(bytes, await loadToml()) : undefined;
  if (
    value === undefined ||
    ['project', 'dependency-groups', 'build-system'].some((name) => Object.hasOwn(value, name))
  )
    return false;
  return !pythonTools.some((name) => readOwn(value.tool, name) !== undefined);
}

/** Files that a lock file may refer to, or that name its direct dependencies. */
export function isBesideLock(path: string): boolean {
  return /(?:^|\/)(?:package\.json|pnpm-workspace\.yaml|\.npmrc|\.yarnrc(?:\.yml)?|pyproject\.toml|Pipfile|composer\.json|Cargo\.toml|Gemfile|gems\.rb|go\.(?:sum|work)|[^/]+\.(?:txt|in|pip|xml))$/.test(
    path,
  );
}

export function isNpmManifest(path: string): boolean {
  return getBaseName(path) === 'package.json';
}

/** Whether another package manager than npm locks packages of npm in the file. */
export function isOtherNpmLock(path: string): boolean {
  return otherNpmLocks.has(getBaseName(path));
}

/** Why the dependencies in a file that has no reader were not looked up, by its name. Undefined if it has none. */
export function describeDependencies(path: string): string | undefined {
  if (isNpmManifest(path)) return undefined;
  const ecosystem = findEcosystem(path.toLowerCase());
  if (ecosystem !== undefined)
    return isOtherNpmLock(path)
      ? `Lock file of ${ecosystem}: not read, its packages were not looked up`
      : `Dependencies of ${ecosystem}: not looked up`;
  return isDataLock.test(path) && isLockName(path.toLowerCase())
    ? 'Lock file of a tool that is not known: its packages were not looked up'
    : undefined;
}

/** Pictures and pages may be named after locks too. */
const isDataLock = /(?:lock|lockfile|\.(?:json|ya?ml|toml|txt|hcl))$/i;

type Wanted = [name: string, range: string][];

interface Manifest {
  bytes: Buffer;
  readToml(): JsonRecord | undefined;
  contents: LockContents;
  isBeside: boolean;
}

const kinds: readonly {
  lock: RegExp;
  manifest: RegExp;
  /** Whether the lock covers manifests in folders below it, as far as they are members of its project. */
  isShared?: boolean;
  read(manifest: Manifest): Wanted;
}[] = [
  {
    lock: /^(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml)$/,
    manifest: /^package\.json$/,
    read({ bytes, contents }: Manifest): Wanted {
      const { value } = parseStrictJson(bytes);
      const replaced = new Map(
        [value.overrides, value.resolutions, readOwn(value.pnpm, 'overrides')].flatMap(listOverrides),
      );
      const locked = new Set([...contents.packages, ...contents.local].map(({ name }) => name));
      const optional = new Set(listEntries(value.optionalDependencies).map(([name]) => name));
      const direct = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((field) =>
        listEntries(value[field]).flatMap(([name, range]) => {
          const isAbsent = optional.has(name) && !locked.has(name);
          return typeof range !== 'string' || replaced.has(name) || isAbsent ? [] : [readAlias(name, range)];
        }),
      );
      // What replaces a package that nothing asks for is not installed.
      return [
        ...direct,
        ...[...replaced].filter(([name]) => locked.has(name)).map(([name, range]) => readAlias(name, range)),
      ];
    },
  },
  {
    lock: /^Cargo\.lock$/,
    manifest: /^Cargo\.toml$/,
    isShared: true,
    read: ({ readToml, contents, isBeside }) => {
      const value = readToml();
      const own = readString(value?.package, 'name');
      if (value === undefined || !isMember(own, contents, isBeside)) return [];
      const tables = [value, ...listEntries(value.target).map(([, table]) => table)];
      return tables.flatMap((table) => cargoFields.flatMap((field) => readTomlTable(readOwn(table, field))));
    },
  },
  { lock: /^(?:uv|poetry)\.lock$/, manifest: /^pyproject\.toml$/, isShared: true, read: readPyproject },
  {
    lock: /^Pipfile\.lock$/,
    manifest: /^Pipfile$/,
    read: ({ readToml }) => {
      const value = readToml();
      return ['packages', 'dev-packages']
        .flatMap((field) => readTomlTable(readOwn(value, field)))
        .map(([name, range]) => [normalizePythonName(name), range]);
    },
  },
  {
    lock: /^composer\.lock$/,
    manifest: /^composer\.json$/,
    read: ({ bytes }) => {
      const value: JsonRecord = parseStrictJson(bytes).value;
      return ['require', 'require-dev'].flatMap((field) =>
        listEntries(value[field]).flatMap(
          ([name, range]): Wanted =>
            name.includes('/') && typeof range === 'string' ? [[name.toLowerCase(), range]] : [],
        ),
      );
    },
  },
  { lock: /^(?:Gemfile\.lock|gems\.locked)$/, manifest: /^(?:Gemfile|gems\.rb)$/, read: readGemfile },
];

/** `toml` may be missing for a lock of npm. */
export function listWantedPackages(
  { path, readFile, paths = [] }: Pick<LockInput, 'path' | 'readFile' | 'paths'>,
  contents: LockReading,
  toml?: LockParsers['toml'],
): WantedPackage[] {
  const [name, folder] = [getBaseName(path), getFolder(path)];
  const kind = kinds.find(({ lock }) => lock.test(name));
  const compiled = name.endsWith('.txt') ? path.replace(/\.txt$/, '.in') : undefined;
  const read = kind?.read ?? readRequirements;
  const isCovered = (other: string) => {
    if (kind?.manifest.test(getBaseName(other)) !== true) return other === compiled;
    const place = getFolder(other);
    return kind.isShared === true
      ? place === folder || folder === '' || place.startsWith(`${folder}/`)
      : place === folder || contents.folders?.includes(place) === true;
  };
  return [...paths].filter(isCovered).flatMap((file) => {
    const bytes = readFile(file);
    try {
      if (bytes === undefined) return [];
      const readToml = () => (toml === undefined ? undefined : readOtherToml(bytes, toml));
      const wanted = read({ bytes, readToml, contents, isBeside: getFolder(file) === folder });
      return wanted.map(([name, range]) => ({ file, name, range }));
    } catch {
      // A manifest that cannot be read stops its package manager, too.
      return [];
    }
  });
}

/** `{"a": "1.0.0", "b": {"c": "2.0.0"}, "d/e@npm:^1": "3.0.0"}`, also nested. */
function listOverrides(value: unknown): Wanted {
  return listEntries(value).flatMap(([key, range]): Wanted => {
    const name = /((?:@[^/@>]+\/)?[^/@>]+)(?:@[^/]*)?$/.exec(key)?.[1] ?? key;
    if (isRecord(range))
      return listOverrides(
        Object.fromEntries(Object.entries(range).map(([own, each]) => [own === '.' ? name : own, each])),
      );
    return typeof range === 'string' && !/^(?:\$|-$)/.test(range) ? [[name, range]] : [];
  });
}

function readAlias(name: string, range: string): [string, string] {
  const [, target = name, wanted = range] = /^npm:((?:@[^/@]+\/)?[^/@]+)(?:@(.*))?$/s.exec(range) ?? [];
  return [target, wanted === range && range.startsWith('npm:') ? range.slice('npm:'.length) : wanted];
}

const cargoFields = ['dependencies', 'dev-dependencies', 'build-dependencies'];

function isMember(name: string | undefined, { local }: LockContents, isBeside: boolean): boolean {
  return isBeside || local.some((one) => one.name === name && (one.kind === 'workspace' || one.kind === 'file'));
}

/** `a = "1.0"`, `b = { version = "2.0", package = "c" }`, `d = { git = "…" }`. */
function readTomlTable(table: unknown): Wanted {
  return listEntries(table).flatMap(([key, entry]): Wanted => {
    if (typeof entry === 'string') return [[key, entry]];
    return [entry].flat().flatMap((one): Wanted => {
      const address = ['git', 'url'].map((field) => readString(one, field)).find((text) => text !== undefined);
      const isElsewhere = ['path', 'workspace', 'file'].some((field) => readOwn(one, field) !== undefined);
      if (!isRecord(one) || isElsewhere) return [];
      return [[readString(one, 'package') ?? key, address ?? readString(one, 'version') ?? '*']];
    });
  });
}

function readPyproject({ readToml, contents, isBeside }: Manifest): Wanted {
  const value = readToml();
  const { project, tool } = value ?? {};
  const own = readString(project, 'name');
  if (value === undefined || !isMember(own && normalizePythonName(own), contents, isBeside)) return [];
  const lists = [
    readOwn(project, 'dependencies'),
    ...[readOwn(project, 'optional-dependencies'), value['dependency-groups']].flatMap((groups) =>
      listEntries(groups).map(([, list]) => list),
    ),
    readOwn(readOwn(tool, 'uv'), 'dev-dependencies'),
  ];
  const sources = new Set(
    listEntries(readOwn(readOwn(tool, 'uv'), 'sources')).map(([name]) => normalizePythonName(name)),
  );
  const listed = lists
    .flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []))
    .flatMap((text) => (typeof text === 'string' ? readRequirement(text) : []));
  const poetry = readOwn(tool, 'poetry');
  const poetryWanted = [
    readOwn(poetry, 'dependencies'),
    readOwn(poetry, 'dev-dependencies'),
    ...listEntries(readOwn(poetry, 'group')).map(([, group]) => readOwn(group, 'dependencies')),
  ].flatMap(readTomlTable);
  return [
    ...listed,
    ...poetryWanted.map(([name, range]): [string, string] => [normalizePythonName(name), range]),
  ].filter(([name]) => name !== 'python' && !sources.has(name));
}

/** `a[extra] >=1, <2; python_version > "3"`, or `a @ https://…`. Empty for what is not a requirement. */
function readRequirement(text: string): Wanted {
  const [, name, rest = ''] = /^\s*([A-Za-z0-9][\w.-]*)\s*(?:\[[^\]]*\])?\s*(.*)$/s.exec(text) ?? [];
  if (name === undefined) return [];
  const address = /^@\s*(\S+)/.exec(rest)?.[1];
  const [range = ''] = rest.split(/;|\s(?:--|#)/, 1);
  return [[normalizePythonName(name), address ?? (range.trim().replace(/^\((.*)\)$/s, '$1') || '*')]];
}

function readRequirements({ bytes }: Manifest): Wanted {
  const lines = bytes
    .toString()
    .split(/\r?\n/)
    .map((line) => line.replace(/(?:^|\s)#.*$/, '').trim());
  return lines.flatMap((line) =>
    line === '' || line.startsWith('-') || line.includes('$') ? [] : readRequirement(line),
  );
}

/** `gem 'a', '~> 1.0', '>= 1.0.2', git: '…'` */
function readGemfile({ bytes }: Manifest): Wanted {
  return bytes
    .toString()
    .split(/\r?\n/)
    .flatMap((line): Wanted => {
      const [, name, rest = ''] = /^\s*gem[\s(]+["']([\w.-]+)["'](.*)$/.exec(line) ?? [];
      if (name === undefined || name === 'bundler' || /\b(?:path|require_relative)\b\s*(?::|=>)/.test(rest)) return [];
      const address = /(?:\b(?:git|github|gist|bitbucket):|:(?:git|github)\s*=>)\s*["']([^"']+)/.exec(rest)?.[1];
      const ranges = [...rest.matchAll(/(?<=^\s*,\s*|["']\s*,\s*|\[\s*)["']([\s<>=~!]*\d[\w.]*)["']/g)].map(
        ([, range = '']) => range,
      );
      return [[name, address === undefined ? ranges.join(', ') || '*' : `git:${address}`]];
    });
}
