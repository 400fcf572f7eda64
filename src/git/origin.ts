/**
 * Reads and fetches from a checkout's `origin`, or from another URL, through a temporary repository. The checkout stays
 * unchanged; only its access configuration is used.
 */
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  type ConfigEntry,
  configurationText,
  jobEntries,
  readConfiguration,
  repositoryEntries,
  userEntries,
} from './configuration.ts';
import { findRepository, type Repository } from './repository.ts';
import { askGit, type GitPlace, repositoryOf } from './runner.ts';

export interface OriginRequest {
  place: GitPlace;
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
  { place, withObjects, readEntries = () => readOriginEntries(place) }: OriginRequest,
  use: (place: GitPlace) => Promise<T>,
): Promise<T | undefined> {
  const [repository, entries] = [await repositoryOf(place), await readEntries()];
  const kept = repositoryEntries(entries, repository.top === undefined).map((entry) => absolute(entry, repository));
  const own = [...kept, ...jobEntries(entries)];
  const user = userEntries(entries);
  if (![...user, ...own].some(({ name }) => name === addressName)) return undefined;
  return inOwnRepository({ place, user, own: [...formatOf(entries), ...own], protocols: protocolsOf }, async (bare) => {
    if (withObjects) await lendObjects(bare.path, repository);
    return use(bare);
  });
}

export interface AddressRequest {
  /** Absolute path of the job's folder. If it is in a checkout, that checkout says how hosts are accessed. */
  folder: string;
  /** URL of another repository than the checkout's own. */
  address: string;
  signal: AbortSignal;
}

/**
 * Passes an empty bare repository to `use` whose git may access another URL as `origin`, with the job's own
 * credentials.
 */
export async function withAddress<T>(
  { folder, address, signal }: AddressRequest,
  use: (place: GitPlace) => Promise<T>,
): Promise<T> {
  const { checkout, bare } = findRepository(folder);
  const place = { path: folder, signal };
  const repository = checkout === undefined && bare === undefined ? undefined : await repositoryOf(place);
  const listed = repository === undefined ? [] : await readOriginEntries(place);
  const entries = listed.length > 0 ? listed : await userConfiguration(place, checkout?.top ?? folder);
  const kept = repositoryEntries(entries, repository?.top === undefined);
  // Nothing but the URL is known about the other repository.
  const isAccess = ({ name }: ConfigEntry) => !name.startsWith('remote.');
  const own = [...formatOf([]), ...fetchEntries, ...[...kept, ...jobEntries(entries)].filter(isAccess)];
  const origin = { scope: 'local', name: addressName, value: address };
  const user = userEntries(entries).filter(isAccess);
  return inOwnRepository({ place, user, own: [...own, origin], protocols: readProtocol }, use);
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
async function userConfiguration(place: GitPlace, workTree: string): Promise<ConfigEntry[]> {
  return inTemporaryFolder(async (folder) => {
    const path = join(folder, 'bare');
    await makeRepository(path, formatOf([]));
    const list = ['config', '--list', '--show-scope', '-z', '--includes'];
    const { code, stdout } = await askGit({ ...place, path, workTree }, list, { mode: 'user' });
    return code === 0 ? readConfiguration(stdout.toString()).filter(({ scope }) => scope !== 'local') : [];
  });
}

interface OwnRepository {
  /** Location in the checkout, from whose work trees no program is started. */
  place: GitPlace;
  /** The configuration of the user and the machine, and that of the repository. */
  user: readonly ConfigEntry[];
  own: readonly ConfigEntry[];
  /** The protocols that a URL may use. */
  protocols: (address: string) => string;
}

async function inOwnRepository<T>(
  { place, user, own, protocols }: OwnRepository,
  use: (place: GitPlace) => Promise<T>,
): Promise<T> {
  return inTemporaryFolder(async (folder) => {
    const configurationFile = join(folder, 'user');
    await writeFile(configurationFile, configurationText(user), { mode: 0o600 });
    const path = join(folder, 'bare');
    await makeRepository(path, own);
    const closed = { configurationFile, protocols: 'none', folder: place.path };
    const address = await addressOf({ ...place, path, origin: closed }, [...user, ...own]);
    return use({ ...place, path, origin: { ...closed, protocols: protocols(address) } });
  });
}

async function inTemporaryFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
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
export async function readOriginEntries(place: GitPlace): Promise<ConfigEntry[]> {
  const { top } = await repositoryOf(place);
  const list = ['config', '--list', '--show-scope', '-z', '--includes'];
  const listed = await askGit(place, list, { mode: top === undefined ? 'user' : 'owned' });
  return listed.code === 0 ? readConfiguration(listed.stdout.toString()) : [];
}

const addressName = 'remote.origin.url';

/** git resolves a relative path from the top of the work tree. */
function absolute(entry: ConfigEntry, { top, gitFolder }: Repository): ConfigEntry {
  const { name, value } = entry;
  if (name !== addressName || value === undefined || !/^\.\.?[\\/]/.test(value)) return entry;
  return { ...entry, value: resolve(top ?? gitFolder, value) };
}

/** `git init` is not used, because it copies the machine's templates, including hooks. */
async function makeRepository(path: string, entries: readonly ConfigEntry[]): Promise<void> {
  await mkdir(join(path, 'objects/info'), { recursive: true, mode: 0o700 });
  await mkdir(join(path, 'objects/pack'), { mode: 0o700 });
  await mkdir(join(path, 'refs/heads'), { recursive: true, mode: 0o700 });
  await writeFile(join(path, 'HEAD'), 'ref: refs/heads/none\n');
  await writeFile(join(path, 'config'), configurationText(entries), { mode: 0o600 });
}

/** The object format, and whether missing objects may be fetched. */
function formatOf(entries: readonly ConfigEntry[]): ConfigEntry[] {
  const isLocal = ({ scope, name }: ConfigEntry) =>
    scope === 'local' && /^extensions\.(?:objectformat|partialclone)$/.test(name);
  const base = [
    { scope: 'local', name: 'core.repositoryformatversion', value: '1' },
    { scope: 'local', name: 'core.bare', value: 'true' },
  ];
  return [...base, ...entries.filter(isLocal)];
}

/** The shallow history ends at the same commits as that of the checkout. */
async function lendObjects(path: string, { commonFolder }: Repository): Promise<void> {
  await writeFile(join(path, 'objects/info/alternates'), `${JSON.stringify(join(commonFolder, 'objects'))}\n`);
  await copyFile(join(commonFolder, 'shallow'), join(path, 'shallow')).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

const remoteProtocols = 'https:http:ssh:git';

/** The URL after the abbreviations of the configuration are applied. */
export async function addressOf(place: GitPlace, entries: readonly ConfigEntry[]): Promise<string> {
  const written = entries.find(({ name }) => name === addressName)?.value ?? '';
  if (!entries.some(({ name }) => name.endsWith('.insteadof'))) return written;
  const { stdout } = await askGit(place, ['ls-remote', '--get-url', 'origin']);
  return stdout.toString().trim();
}

/** Only the protocol of the URL itself, so that no redirect uses a weaker one. Empty when the URL names a program. */
function readProtocol(address: string): string {
  const [, scheme] = /^([^/:]+):\/\//.exec(address) ?? [];
  if (scheme !== undefined) return /^(?:https|http|ssh|file)$/.test(scheme) ? scheme : 'none';
  return protocolsOf(address) === 'file' ? 'file' : 'ssh';
}

/** A local folder only when the URL names one, and never a program (`ext::`, `fd::`). */
export function protocolsOf(address: string): string {
  const isUrl = /^[a-z][a-z0-9+.-]*:\/\//i.test(address);
  const isRemote = isUrl ? !/^file:/i.test(address) : /^[^/\\]{2,}:/.test(address);
  return isRemote ? remoteProtocols : 'file';
}
