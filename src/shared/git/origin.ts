/**
 * Reads and fetches from a checkout's `origin`, or from another URL, through a temporary repository, or into a mirror: a
 * bare clone that the service owns. The checkout stays unchanged; only its access configuration is used.
 */

import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { GateError } from '../errors.ts';
import {
  type ConfigEntry,
  endRedirects,
  formatConfiguration,
  selectJobEntries,
  selectRepositoryEntries,
  selectUserEntries,
} from './configuration.ts';
import { findRepository, type Repository } from './repository.ts';
import { findGitRepository, type GitLocation, listConfiguration, readErrorLine, runGitCommand } from './runner.ts';

export interface OriginRequest {
  place: GitLocation;
  /** Whether the objects of the checkout are included, so that only missing objects are fetched. */
  withObjects: boolean;
  /**
   * Reads the configuration of the checkout. A caller with several requests passes a cached reader; by default it is
   * read every time.
   */
  readEntries?: (() => Promise<ConfigEntry[]>) | undefined;
}

/**
 * Passes a bare repository to `use` whose git may access `origin`. Undefined when there is no origin, or when its owner
 * is not trusted.
 */
export async function withOrigin<T>(
  { place: location, withObjects, readEntries = () => readOriginEntries(location) }: OriginRequest,
  use: (location: GitLocation) => Promise<T>,
): Promise<T | undefined> {
  const [repository, entries] = [await findGitRepository(location), await readEntries()];
  const kept = selectRepositoryEntries(entries, repository.top === undefined).map((entry) =>
    entry.name !== addressName || entry.value === undefined
      ? entry
      : { ...entry, value: resolveRelativeUrl(entry.value, repository.top ?? repository.gitFolder) },
  );
  const own = [...kept, ...selectJobEntries(entries)];
  const user = selectUserEntries(entries);
  if (![...user, ...own].some(({ name }) => name === addressName)) return undefined;
  return withTemporaryRepository(
    location,
    user,
    [...selectFormatEntries(entries), ...own],
    listProtocols,
    async (bare) => {
      if (withObjects) await shareObjects(bare.path, repository);
      return use(bare);
    },
  );
}

/**
 * Passes an empty bare repository to `use` whose git may access another URL as `origin`, with the job's own
 * credentials.
 */
export async function withAddress<T>(
  /** Absolute path of the job's folder. If it is in a checkout, that checkout says how hosts are accessed. */
  folder: string,
  /** URL of another repository than the checkout's own. */
  address: string,
  signal: AbortSignal,
  use: (location: GitLocation) => Promise<T>,
): Promise<T> {
  const { checkout, bare } = findRepository(folder);
  const location = { path: folder, signal };
  const repository = checkout === undefined && bare === undefined ? undefined : await findGitRepository(location);
  const listed = repository === undefined ? [] : await readOriginEntries(location);
  const entries = listed.length > 0 ? listed : await readUserConfiguration(location, checkout?.top ?? folder);
  const kept = selectRepositoryEntries(entries, repository?.top === undefined);
  // Nothing but the URL is known about the other repository.
  const isAccessEntry = ({ name }: ConfigEntry) => !name.startsWith('remote.');
  const own = [
    ...selectFormatEntries([]),
    ...fetchEntries,
    ...[...kept, ...selectJobEntries(entries)].filter(isAccessEntry),
  ];
  const origin = { scope: 'local', name: addressName, value: address };
  const user = selectUserEntries(entries).filter(isAccessEntry);
  return withTemporaryRepository(location, user, [...own, origin], parseProtocol, use);
}

/** Fetches one pack, so that its size can be measured during the fetch, and keeps large objects out of memory. */
const fetchEntries: readonly ConfigEntry[] = [
  { scope: 'local', name: 'fetch.unpacklimit', value: '1' },
  { scope: 'local', name: 'core.bigfilethreshold', value: '1m' },
];

/**
 * The configuration of the user, the machine and the job, for use without a checkout. The configuration of `workTree`
 * is excluded.
 */
async function readUserConfiguration(location: GitLocation, workTree: string): Promise<ConfigEntry[]> {
  return withTemporaryFolder(async (folder) => {
    const path = join(folder, 'bare');
    await createRepository(path, selectFormatEntries([]));
    const entries = await listConfiguration({ ...location, path, workTree }, 'user');
    return entries?.filter(({ scope }) => scope !== 'local') ?? [];
  });
}

async function withTemporaryRepository<T>(
  /** Location in the checkout, from whose work trees no program is started. */
  location: GitLocation,
  /** The configuration of the user and the machine, and that of the repository. */
  user: readonly ConfigEntry[],
  own: readonly ConfigEntry[],
  /** The protocols that a URL may use. */
  protocols: (address: string) => string,
  use: (location: GitLocation) => Promise<T>,
): Promise<T> {
  return withTemporaryFolder(async (folder) => {
    const configurationFile = join(folder, 'user');
    await writeFile(configurationFile, formatConfiguration(user), { mode: 0o600 });
    const path = join(folder, 'bare');
    await createRepository(path, own);
    const closed = { configurationFile, protocols: 'none', folder: location.path };
    const all = [...user, ...own];
    const address = await resolveOriginUrl({ ...location, path, origin: closed }, all);
    await writeFile(configurationFile, formatConfiguration(endRedirects(user, all, address)));
    await writeFile(join(path, 'config'), formatConfiguration(endRedirects(own, all, address)));
    return use({ ...location, path, origin: { ...closed, protocols: protocols(address) } });
  });
}

async function withTemporaryFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'scan-gate-origin-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/**
 * The permitted configuration of a checkout. Empty when git does not trust the owner of the checkout, because its
 * helpers would be started.
 */
export async function readOriginEntries(location: GitLocation): Promise<ConfigEntry[]> {
  const { top } = await findGitRepository(location);
  return (await listConfiguration(location, top === undefined ? 'user' : 'owned')) ?? [];
}

const addressName = 'remote.origin.url';

/**
 * git resolves a relative path from the top of the work tree. A text without a protocol may also be an address that
 * somebody forgot to begin with `https://`.
 */
export function resolveRelativeUrl(url: string, top: string): string {
  const path = resolve(top, url);
  return /^\.\.?(?:[\\/]|$)/.test(url) || (/^[^/\\:][^:]*$/.test(url) && existsSync(path)) ? path : url;
}

/** `git init` is not used, because it copies the machine's templates, including hooks. */
export async function createRepository(path: string, entries: readonly ConfigEntry[]): Promise<void> {
  await mkdir(join(path, 'objects/info'), { recursive: true, mode: 0o700 });
  await mkdir(join(path, 'objects/pack'), { mode: 0o700 });
  await mkdir(join(path, 'refs/heads'), { recursive: true, mode: 0o700 });
  await writeFile(join(path, 'HEAD'), 'ref: refs/heads/none\n');
  await writeFile(join(path, 'config'), formatConfiguration(entries), { mode: 0o600 });
}

/** The object format, and whether missing objects may be fetched. */
export function selectFormatEntries(entries: readonly ConfigEntry[]): ConfigEntry[] {
  const isLocalFormat = ({ scope, name }: ConfigEntry) =>
    scope === 'local' && /^extensions\.(?:objectformat|partialclone)$/.test(name);
  const base = [
    { scope: 'local', name: 'core.repositoryformatversion', value: '1' },
    { scope: 'local', name: 'core.bare', value: 'true' },
  ];
  return [...base, ...entries.filter(isLocalFormat)];
}

/** The shallow history ends at the same commits as that of the checkout. */
export async function shareObjects(path: string, { commonFolder }: Repository): Promise<void> {
  await writeFile(join(path, 'objects/info/alternates'), `${JSON.stringify(join(commonFolder, 'objects'))}\n`);
  await copyFile(join(commonFolder, 'shallow'), join(path, 'shallow')).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

const remoteProtocols = 'https:http:ssh:git';

/** The URL after the abbreviations of the configuration are applied. */
async function resolveOriginUrl(location: GitLocation, entries: readonly ConfigEntry[]): Promise<string> {
  const written = entries.find(({ name }) => name === addressName)?.value ?? '';
  if (!entries.some(({ name }) => name.endsWith('.insteadof'))) return written;
  const { stdout } = await runGitCommand(location, ['ls-remote', '--get-url', 'origin']);
  return stdout.toString().trim();
}

/** Only the protocol of the URL itself, so that no redirect uses a weaker one. Empty when the URL names a program. */
function parseProtocol(address: string): string {
  const [, scheme] = /^([^/:]+):\/\//.exec(address) ?? [];
  if (scheme !== undefined) return /^(?:https|http|ssh|file)$/.test(scheme) ? scheme : 'none';
  return listProtocols(address) === 'file' ? 'file' : 'ssh';
}

/** A local folder only when the URL names one, and never a program (`ext::`, `fd::`). */
function listProtocols(address: string): string {
  const isUrl = /^[a-z][a-z0-9+.-]*:\/\//i.test(address);
  const isRemote = isUrl ? !/^file:/i.test(address) : /^[^/\\]{2,}:/.test(address);
  return isRemote ? remoteProtocols : 'file';
}

export interface MirrorHead {
  /** The full ref: `refs/heads/main`. */
  ref: string;
  sha: string;
}

/** Branches, and the refs under which hosts keep pull requests. */
const wantedRefs = [
  '+refs/heads/*:refs/heads/*',
  '+refs/pull/*/head:refs/pull/*/head',
  '+refs/merge-requests/*/head:refs/merge-requests/*/head',
];
const headRefs = ['refs/heads', 'refs/pull', 'refs/merge-requests'];

/** Every branch and pull request of a local repository, with its commit. */
export async function listHeads(location: GitLocation): Promise<MirrorHead[]> {
  const { code, stdout, stderr } = await runGitCommand(location, [
    'for-each-ref',
    '--format=%(objectname) %(refname)',
    ...headRefs,
  ]);
  if (code !== 0)
    throw new GateError('CONFIG', `The branches of ${location.path} cannot be read: ${readErrorLine(stderr)}`);
  const lines = stdout
    .toString()
    .split('\n')
    .filter((line) => line !== '');
  return lines.map((line) => ({ sha: line.slice(0, line.indexOf(' ')), ref: line.slice(line.indexOf(' ') + 1) }));
}

/**
 * Creates the folder with the URL as `origin`. `git init` is not used, because it copies the machine's templates,
 * including hooks.
 */
export async function createMirror(path: string, address: string): Promise<void> {
  await mkdir(join(path, 'objects/info'), { recursive: true, mode: 0o700 });
  await mkdir(join(path, 'refs/heads'), { recursive: true, mode: 0o700 });
  const entries = [
    ['core.repositoryformatversion', '0'],
    ['core.bare', 'true'],
    ['remote.origin.url', address],
  ].map(([name = '', value]): ConfigEntry => ({ scope: 'local', name, value }));
  await writeFile(join(path, 'config'), formatConfiguration(entries), { mode: 0o600 });
  await writeFile(join(path, 'HEAD'), 'ref: refs/heads/main\n');
}

/** Updates the mirror from its origin, and deletes branches that origin deleted. Throws GateError UNAVAILABLE. */
export async function fetchMirror(location: GitLocation): Promise<void> {
  const flags = ['--quiet', '--prune', '--no-tags', '--no-write-fetch-head', '--refmap='];
  await withAccess(location, (origin) => askOrigin(origin, ['fetch', ...flags, 'origin', ...wantedRefs]));
}

/** Every branch and pull request of the mirror's origin, without fetching anything. Throws GateError UNAVAILABLE. */
export async function listOriginHeads(location: GitLocation): Promise<MirrorHead[]> {
  return withAccess(location, async (origin) => {
    const patterns = wantedRefs.map((refspec) => refspec.slice(1, refspec.indexOf(':')));
    const listed = await askOrigin(origin, ['ls-remote', '--quiet', 'origin', ...patterns]);
    return listed.split('\n').flatMap((line) => {
      const [sha, ref] = line.split('\t');
      return sha === undefined || ref === undefined ? [] : [{ sha, ref }];
    });
  });
}

/** The default branch of the mirror's origin. Undefined when its HEAD names none. */
export async function readOriginDefaultBranch(location: GitLocation): Promise<string | undefined> {
  return withAccess(location, async (origin) => {
    const listed = await askOrigin(origin, ['ls-remote', '--symref', 'origin', 'HEAD']);
    return /^ref: refs\/heads\/(\S+)\tHEAD$/m.exec(listed)?.[1];
  });
}

/** Adds the configuration of the user and the machine, which says how to access `origin`, to the mirror's own URL. */
async function withAccess<T>(location: GitLocation, use: (origin: GitLocation) => Promise<T>): Promise<T> {
  const entries = (await listConfiguration(location, 'user')) ?? [];
  const own = entries.filter(({ scope, name }) => scope === 'local' && name === 'remote.origin.url');
  const access = [...selectUserEntries(entries), ...selectJobEntries(entries)];
  const folder = await mkdtemp(join(tmpdir(), 'scan-gate-mirror-'));
  try {
    const configurationFile = join(folder, 'user');
    await writeFile(configurationFile, formatConfiguration(endRedirects(access)), { mode: 0o600 });
    const closed = { configurationFile, protocols: 'none', folder: location.path };
    const address = await resolveOriginUrl({ ...location, origin: closed }, [...access, ...own]);
    return await use({ ...location, origin: { ...closed, protocols: listProtocols(address) } });
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Runs git for the mirror's origin. Throws GateError UNAVAILABLE. */
async function askOrigin(origin: GitLocation, args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runGitCommand(origin, args);
  if (code === 0) return stdout.toString();
  // git may repeat the URL, which has no credentials, because none are accepted.
  throw new GateError('UNAVAILABLE', `The repository cannot be fetched: ${readErrorLine(stderr)}`, {
    hint: 'Check that git can read it from here: git ls-remote URL.',
  });
}
