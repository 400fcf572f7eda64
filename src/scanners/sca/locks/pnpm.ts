/** pnpm-lock.yaml, versions 5, 6 and 9. */

import { isLocalRange, type LocalKind } from '../../../shared/packages/locked-package.ts';
import { getFolder } from '../../../shared/text/file-name.ts';
import { isRecord } from '../../../shared/text/records.ts';
import { type JsonRecord, listEntries, parseStrictYaml, readOwn, readString } from './formats.ts';
import {
  checkTable,
  collectPackages,
  decodeLockText,
  type LockFormat,
  type LockInput,
  type LockNode,
  readPathKind,
  refuseLock,
  resolvePath,
} from './lock-format.ts';
import {
  explainOther,
  type FindRegistry,
  findOtherPackage,
  isPlainRange,
  listWanted,
  type NpmProject,
  readCopy,
  readOrigin,
  readProject,
  readRegistries,
  readRegistryTarball,
} from './npm-manifest.ts';

export const pnpmLock: LockFormat = {
  name: 'pnpm-lock.yaml',
  ecosystem: 'npm',
  isLock: (path) => /(?:^|\/)pnpm-lock\.yaml$/.test(path),
  read({ path, bytes, readFile, hasFolder, parsers }) {
    const documents: (ReturnType<typeof readDocument> & { value: JsonRecord })[] = [];
    const findRegistry = readRegistries(getFolder(path), readFile, ['.npmrc', 'pnpm-workspace.yaml']);
    for (const { value, findLines } of parseStrictYaml(decodeLockText(bytes), parsers)) {
      const major = /^(\d+)\./.exec(String(value.lockfileVersion))?.[1];
      if (major === undefined || !['5', '6', '9'].includes(major))
        refuseLock(`its lockfileVersion ${String(value.lockfileVersion).slice(0, 20)} is not known`);
      const document = { value, major, findRegistry, readFile, hasFolder };
      documents.push({ value, ...readDocument(path, document, findLines('packages')) });
    }
    const folders = documents.flatMap((document) => document.folders);
    const missing = documents.flatMap((document) => document.missing);
    // Since version 10 a first document may contain the dependencies of pnpm itself.
    const values = documents.map(({ value }) => value);
    for (const folder of new Set(folders)) {
      const project = readProject(folder, readFile);
      if (project !== undefined) missing.push(...findUnlisted(project, getFolder(path), values));
    }
    return {
      packages: documents.flatMap(({ packages }) => packages),
      local: documents.flatMap(({ local }) => local),
      problems: documents.flatMap(({ problems }) => problems),
      ...{ unpinned: [], missing: [...new Set(missing)], folders },
    };
  },
};

const dependencyFields = ['dependencies', 'optionalDependencies', 'devDependencies'] as const;

interface Entry extends Omit<LockNode, 'needs'> {
  key: string;
  problems: string[];
  fields: JsonRecord;
}

interface PnpmDocument extends Pick<LockInput, 'readFile' | 'hasFolder'> {
  value: JsonRecord;
  major: string;
  findRegistry: FindRegistry;
}

function readDocument(path: string, document: PnpmDocument, lines: ReadonlyMap<string, number>) {
  const { value, major, readFile, hasFolder } = document;
  for (const name of ['packages', 'snapshots', 'importers']) checkTable(value[name], name);
  const problems: string[] = [];
  const described = new Map(listEntries(value.packages));
  // Version 9 stores the dependencies of a package separately from its description.
  const snapshots = major === '9' ? listEntries(value.snapshots) : [];
  const used = new Set(snapshots.flatMap(([key]) => [key, removePeers(key)]));
  const unused = [...described].filter(([key]) => !used.has(key));
  const nodes = new Map<string, LockNode>();
  const entries = [...snapshots, ...unused].flatMap(([key, fields]) => {
    const about = described.get(key) ?? described.get(removePeers(key));
    const entryFields = { ...(isRecord(about) && about), ...(isRecord(fields) && fields) };
    const entry = readEntry(getFolder(path), key, entryFields, document);
    if (entry === undefined) problems.push(`its package ${key.slice(0, 100)} has no version`);
    else problems.push(...entry.problems);
    return entry ?? [];
  });
  if (major === '9') problems.push(...unused.map(([key]) => `its package ${key.slice(0, 100)} has no snapshot`));
  const keys = new Set(entries.map(({ key }) => key));
  for (const { key, name, version, local, registry, others, fields } of entries) {
    const needs = ['dependencies', 'optionalDependencies'].flatMap((field) => findDependencyKeys(keys, fields[field]));
    const dev = readString(fields, 'dev');
    const line = lines.get(key) ?? lines.get(removePeers(key));
    const isDev = dev === undefined ? undefined : dev === 'true';
    nodes.set(key, { name, version, line, needs, local, registry, others, isDev });
  }
  const roots = new Map<string, 'production' | 'development'>();
  const importers = listImporters(value);
  const missing: string[] = [];
  for (const [folder, importer] of importers) {
    for (const field of dependencyFields) {
      for (const [name, wanted] of listEntries(readOwn(importer, field))) {
        const found = findDependencyKeys(keys, Object.fromEntries([[name, wanted]]));
        const version = readWanted(wanted);
        if (found.length === 0 && !/^(?:link|file|workspace):/.test(version ?? ''))
          missing.push(`${name}@${version ?? ''}`.slice(0, 100));
        const link = /^link:(.*)$/s.exec(version ?? '')?.[1];
        if (found.length === 0 && link !== undefined) {
          const from = resolvePath(getFolder(path), folder) ?? '';
          const kind = readPathKind(from, link, hasFolder);
          const copied = kind === 'copy' ? readCopy(resolvePath(from, link), readFile) : undefined;
          const local = kind === 'file' ? 'workspace' : kind;
          nodes.set(`${folder} ${name}`, { ...(copied ?? { name, version: '' }), needs: [], local });
        }
        for (const key of found) {
          if (field === 'devDependencies') roots.set(key, roots.get(key) ?? 'development');
          else roots.set(key, 'production');
        }
      }
    }
  }
  const folders = importers.flatMap(([folder]) => resolvePath(getFolder(path), folder) ?? []);
  return { ...collectPackages('npm', path, nodes, roots), problems, missing, folders };
}

/** A lock file for one project has no importers; the project is the only one. */
function listImporters(value: JsonRecord): [folder: string, importer: unknown][] {
  const importers = listEntries(value.importers);
  return importers.length > 0 ? importers : [['.', value]];
}

function readWanted(wanted: unknown): string | undefined {
  return typeof wanted === 'string' ? wanted : readString(wanted, 'version');
}

/** Dependencies of a manifest that its importer does not list, or lists with another range. */
function findUnlisted(project: NpmProject, top: string, documents: readonly JsonRecord[]): string[] {
  const importers = documents.flatMap((value) => {
    // Hooks and overrides may have changed the dependencies of the manifest.
    const isChanged = ['overrides', 'pnpmfileChecksum', 'packageExtensionsChecksum'].some((name) =>
      Object.hasOwn(value, name),
    );
    return listImporters(value)
      .filter(([folder]) => resolvePath(top, folder) === project.folder)
      .map(([, importer]) => ({ importer, isChanged }));
  });
  return [...listWanted(project)].flatMap(([name, ranges]) => {
    if (ranges.every(isLocalRange)) return [];
    const listed = importers.flatMap(({ importer, isChanged }) =>
      dependencyFields.flatMap((field) => {
        const wanted = readOwn(readOwn(importer, field), name);
        const specifier = readString(wanted, 'specifier') ?? readString(readOwn(importer, 'specifiers'), name);
        return wanted === undefined ? [] : [{ specifier, isChanged }];
      }),
    );
    const isListed = listed.some(
      ({ specifier, isChanged }) =>
        isChanged ||
        specifier === undefined ||
        !isPlainRange(specifier) ||
        ranges.some((range) => !isPlainRange(range) || range === specifier),
    );
    const isRemoved = documents.some(({ overrides }) => readOwn(overrides, name) === '-');
    return isListed || isRemoved ? [] : [`${name}@${ranges.join(' and ')}`.slice(0, 100)];
  });
}

/** Keys of the packages that a list of names and versions refers to. */
function findDependencyKeys(keys: ReadonlySet<string>, dependencies: unknown): string[] {
  return listEntries(dependencies).flatMap(([name, wanted]) => {
    const version = readWanted(wanted);
    if (version === undefined) return [];
    return (
      [`${name}@${version}`, version, `/${name}@${version}`, `/${name}/${version}`].find((key) => keys.has(key)) ?? []
    );
  });
}

/** The key without the peers in it, which may name folders and URLs. */
function removePeers(key: string): string {
  return key.replace(/\(.*$/s, '');
}

function readEntry(
  folder: string,
  key: string,
  fields: JsonRecord,
  { findRegistry, hasFolder, readFile }: PnpmDocument,
): Entry | undefined {
  const { reference, ...stated } = splitKey(removePeers(key));
  const tarball = readString(readOwn(fields, 'resolution'), 'tarball');
  const [givenName, givenVersion] = [readString(fields, 'name'), readString(fields, 'version')];
  const isNumbered = stated.name !== '' && /^\d/.test(reference);
  // The registry's own URL counts as a version.
  const fetched = isNumbered ? undefined : readRegistryTarball(tarball ?? reference);
  const local = fetched === undefined ? findPnpmLocalKind(folder, reference, fields, isNumbered, hasFolder) : undefined;
  const entry = fetched ?? {
    name: isNumbered ? stated.name : (givenName ?? stated.name),
    version: isNumbered ? reference : (givenVersion ?? ''),
  };
  if (entry.name === '' || (local === undefined && !/^\d/.test(entry.version))) return undefined;
  const copied =
    local === 'copy' ? readCopy(resolvePath(folder, reference.replace(/^@?\w+:/, '')), readFile) : undefined;
  if (local !== undefined) return { key, ...entry, ...copied, local, others: [], problems: [], fields };
  const given = { name: givenName ?? entry.name, version: givenVersion ?? entry.version };
  const isOther = given.name !== entry.name || given.version !== entry.version;
  const other = tarball === undefined ? undefined : findOtherPackage(entry, tarball);
  const problems = [
    ...(isOther ? [explainOther(entry, given, 'name and version')] : []),
    ...(other === undefined ? [] : [explainOther(entry, other, 'address')]),
  ];
  const address = tarball ?? (isNumbered ? '' : reference);
  const { registry, isAddress } = readOrigin(other ?? entry, address, stated.registry ?? findRegistry(entry.name));
  const others = [...(isOther ? [given] : []), ...(other ? [other] : []), ...(isAddress ? [entry] : [])];
  return { key, ...entry, local: isAddress && 'url', registry, others, problems, fields };
}

/**
 * `/@a/b/1.0.0_peer@1` before version 6, then `/@a/b@1.0.0`, and `@a/b@1.0.0` since version 9; or only a URL. The host
 * of another registry comes before the first slash.
 */
function splitKey(bare: string): { name: string; reference: string; registry?: string | undefined } {
  if (/^@?(?:file:|link:|https?:)/.test(bare) || gitReference.test(bare)) return { name: '', reference: bare };
  // pnpm writes the port of a host behind a plus sign.
  const registry = registryHost.exec(bare)?.[0].replace('+', ':');
  const path = bare.slice(registry?.length ?? 0).replace(/^\//, '');
  const old = /^((?:@[^/@]+\/)?[^/@]+)\/(\d[^/]*)$/.exec(path);
  if (old !== null) return { name: old[1] ?? '', reference: (old[2] ?? '').replace(/_.*$/s, ''), registry };
  const at = path.indexOf('@', 1);
  return at < 0
    ? { name: path, reference: '', registry }
    : { name: path.slice(0, at), reference: path.slice(at + 1), registry };
}

/** Not `@scope/name`, and not a package with dots in its name (`/socket.io/4.0.0`, `socket.io@4.0.0`). */
const registryHost = /^(?![/@])[^/@]+(?:\/[^/@]+)*?(?=\/(?:@[^/@]+\/)?[^/@]+[/@]\d[^/]*$)/;

const gitHosts = String.raw`(?:github\.com|bitbucket\.org|gitlab\.com|codeload\.github\.com)\/`;
const gitReference = new RegExp(String.raw`^@?(?:git[+@:]|ssh:|(?:https?:\/\/)?${gitHosts})`);

/** Decides by the reference, and by how pnpm fetches the package. A version alone is compatible with a registry. */
function findPnpmLocalKind(
  folder: string,
  reference: string,
  fields: JsonRecord,
  isNumbered: boolean,
  hasFolder: LockInput['hasFolder'],
): LocalKind | undefined {
  const resolution = readOwn(fields, 'resolution');
  const type = readString(resolution, 'type');
  const tarball = readString(resolution, 'tarball') ?? '';
  if (type === 'git' || (readOwn(resolution, 'gitHosted') === 'true' && readRegistryTarball(tarball) === undefined))
    return 'git';
  if (type === 'directory' || /^@?(?:file|link):/.test(reference))
    return readPathKind(folder, reference.replace(/^@/, '') || readString(resolution, 'directory'), hasFolder);
  if (gitReference.test(reference)) return 'git';
  if (isNumbered) return undefined;
  return /^@?https?:/.test(reference) ? 'url' : undefined;
}
