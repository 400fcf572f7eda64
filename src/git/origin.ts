/** Asks a checkout's `origin`, and fetches from it, in a repository of our own: the checkout is not changed, and only its way in is borrowed. */
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
import type { Repository } from './repository.ts';
import { askGit, type GitPlace, repositoryOf } from './runner.ts';

export interface OriginRequest {
  place: GitPlace;
  /** Whether the objects of the checkout are there, too: then only what it lacks is fetched. */
  withObjects: boolean;
  /** Reads the configuration of the checkout, for one who asks several times; by default it is read anew. */
  readEntries?: (() => Promise<ConfigEntry[]>) | undefined;
}

/** Hands on a bare repository whose git may ask `origin`; undefined where there is none, or its owner is not trusted. */
export async function withOrigin<T>(
  { place, withObjects, readEntries = () => readOriginEntries(place) }: OriginRequest,
  use: (place: GitPlace) => Promise<T>,
): Promise<T | undefined> {
  const [repository, entries] = [await repositoryOf(place), await readEntries()];
  const kept = repositoryEntries(entries, repository.top === undefined).map((entry) => absolute(entry, repository));
  const own = [...kept, ...jobEntries(entries)];
  const counting = [...userEntries(entries), ...own];
  if (!counting.some(({ name }) => name === addressName)) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'scan-gate-origin-'));
  try {
    const configurationFile = join(folder, 'user');
    await writeFile(configurationFile, configurationText(userEntries(entries)), { mode: 0o600 });
    const path = join(folder, 'bare');
    await makeRepository(path, [...formatOf(entries), ...own]);
    if (withObjects) await lendObjects(path, repository);
    const closed = { configurationFile, protocols: 'none', folder: place.path };
    const address = await addressOf({ ...place, path, origin: closed }, counting);
    return await use({ ...place, path, origin: { ...closed, protocols: protocolsOf(address) } });
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** The configuration that counts in a checkout; none where git does not trust its owner, whose helpers would be run. */
export async function readOriginEntries(place: GitPlace): Promise<ConfigEntry[]> {
  const { top } = await repositoryOf(place);
  const list = ['config', '--list', '--show-scope', '-z', '--includes'];
  const listed = await askGit(place, list, { mode: top === undefined ? 'user' : 'owned' });
  return listed.code === 0 ? readConfiguration(listed.stdout.toString()) : [];
}

const addressName = 'remote.origin.url';

/** git takes a relative path from the top of the work tree. */
function absolute(entry: ConfigEntry, { top, gitFolder }: Repository): ConfigEntry {
  const { name, value } = entry;
  if (name !== addressName || value === undefined || !/^\.\.?[\\/]/.test(value)) return entry;
  return { ...entry, value: resolve(top ?? gitFolder, value) };
}

/** By hand: `git init` would copy the machine's templates, hooks among them. */
async function makeRepository(path: string, entries: readonly ConfigEntry[]): Promise<void> {
  await mkdir(join(path, 'objects/info'), { recursive: true, mode: 0o700 });
  await mkdir(join(path, 'refs/heads'), { recursive: true, mode: 0o700 });
  await writeFile(join(path, 'HEAD'), 'ref: refs/heads/none\n');
  await writeFile(join(path, 'config'), configurationText(entries), { mode: 0o600 });
}

/** How objects are named, and whether those that are missing may be fetched. */
function formatOf(entries: readonly ConfigEntry[]): ConfigEntry[] {
  const isLocal = ({ scope, name }: ConfigEntry) =>
    scope === 'local' && /^extensions\.(?:objectformat|partialclone)$/.test(name);
  const base = [
    { scope: 'local', name: 'core.repositoryformatversion', value: '1' },
    { scope: 'local', name: 'core.bare', value: 'true' },
  ];
  return [...base, ...entries.filter(isLocal)];
}

/** A shallow history ends where that of the checkout does. */
async function lendObjects(path: string, { commonFolder }: Repository): Promise<void> {
  await writeFile(join(path, 'objects/info/alternates'), `${JSON.stringify(join(commonFolder, 'objects'))}\n`);
  await copyFile(join(commonFolder, 'shallow'), join(path, 'shallow')).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

const remoteProtocols = 'https:http:ssh:git';

/** The address after the short forms that the configuration gives to addresses. */
export async function addressOf(place: GitPlace, entries: readonly ConfigEntry[]): Promise<string> {
  const written = entries.find(({ name }) => name === addressName)?.value ?? '';
  if (!entries.some(({ name }) => name.endsWith('.insteadof'))) return written;
  const { stdout } = await askGit(place, ['ls-remote', '--get-url', 'origin']);
  return stdout.toString().trim();
}

/** A folder of this machine only where the address names one; never a program in its place (`ext::`, `fd::`). */
export function protocolsOf(address: string): string {
  const isUrl = /^[a-z][a-z0-9+.-]*:\/\//i.test(address);
  const isRemote = isUrl ? !/^file:/i.test(address) : /^[^/\\]{2,}:/.test(address);
  return isRemote ? remoteProtocols : 'file';
}
