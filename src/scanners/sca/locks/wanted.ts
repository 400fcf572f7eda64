/** What the manifests that a lock file covers ask for, so that an entry that the lock does not have is noticed. */
import type { LockContents, WantedPackage } from '../../../shared/packages/locked-package.ts';
import { getBaseName, getFolder } from '../../../shared/text/file-name.ts';
import { isRecord } from '../../../shared/text/records.ts';
import { type JsonRecord, listEntries, parseStrictJson, readOtherToml, readOwn, readString } from './formats.ts';
import { type LockInput, type LockParsers, type LockReading, normalizePythonName } from './lock-format.ts';

type Wanted = [name: string, range: string][];

interface Manifest {
  bytes: Buffer;
  readToml(): JsonRecord | undefined;
  contents: LockContents;
  isBeside: boolean;
}

interface ManifestKind {
  lock: RegExp;
  manifest: RegExp;
  /** Whether the lock covers manifests in folders below it, as far as they are members of its project. */
  isShared?: boolean;
  read(manifest: Manifest): Wanted;
}

const kinds: readonly ManifestKind[] = [
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
