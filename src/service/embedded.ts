/** Starts the embedded service over local checkouts, for `serve` and `run --embedded`. */
import { mkdir } from 'node:fs/promises';
import { basename, isAbsolute, join, resolve } from 'node:path';
import { GateError } from '../errors.ts';
import {
  findCheckout,
  findDefaultBranch,
  parseBranchName,
  readCurrentBranch,
  readOriginUrl,
  resolveBranch,
  resolveBranchHead,
  resolveCommit,
  resolveHead,
} from '../git/checkout.ts';
import { readCheckoutHead, readFileAt } from '../git/files.ts';
import { fetchMirror, listHeads } from '../git/mirror.ts';
import { createNoScannersError, hasScanners } from '../installation.ts';
import { createMirrors } from './mirrors.ts';
import { detectProvider, stripCredentials } from './providers.ts';
import type { LookUpPackages } from './scan-commit.ts';
import type { ScanJob } from './scan-result.ts';
import { createScanCommit, type ScanOptions } from './scanners.ts';
import type {
  RepositoryGit,
  RepositorySource,
  RunningService,
  RunningWorker,
  ServiceOptions,
  WorkerOptions,
} from './serve.ts';
import { isPostgresAddress } from './store/postgres-address.ts';

export interface EmbeddedOptions extends Omit<ServiceOptions, 'repositories' | 'scan' | 'git' | 'version' | 'locate'> {
  /** Folder for mirrors and saved results of a service over PostgreSQL. */
  workFolder?: string | undefined;
  sources: RepositorySource[];
  /** URL of the scanners' program. */
  scannersUrl: URL;
  lookUpPackages?: LookUpPackages | undefined;
  selectScanners?: ScanOptions['selectScanners'];
  /** Absolute path of the file that caches results for later scans. By default beside the database. */
  answersFile?: string | undefined;
  version: string;
}

/** Throws GateError CONFIG when the gate was installed without scanners. */
export async function startEmbedded({
  sources,
  scannersUrl,
  lookUpPackages,
  selectScanners,
  answersFile: named,
  workFolder,
  ...options
}: EmbeddedOptions): Promise<RunningService> {
  if (options.work !== 'elsewhere' && !hasScanners(scannersUrl)) throw createNoScannersError(options.version);
  const { startService } = await import('./serve.ts');
  const { database } = options;
  const shared = workFolder === undefined ? undefined : await createSharedParts(workFolder);
  const isFile = database !== ':memory:' && !isPostgresAddress(database);
  const answersFile = named ?? (isFile ? `${resolve(database)}-answers` : shared?.answersFile);
  const scan = createScanCommit(scannersUrl, { answersFile, lookUpPackages, selectScanners });
  return startService({
    ...options,
    repositories: sources,
    scan: async ({ defaultBranch, ...job }, scanSignal) =>
      scan({ ...job, checkout: job.path, ...(await findScanBases(sources, job.path, defaultBranch)) }, scanSignal),
    locate: shared?.locate,
    git: shared?.git ?? {
      resolveBranch: (path, branch) => resolveBranch({ path, signal }, branch),
      readFile: (path, sha, file) => readPlainFile(path, sha, file),
      listHeads: (path) => listHeads({ path, signal }),
      refresh: (path) => fetchMirror({ path, signal: AbortSignal.timeout(fetchMs) }),
    },
  });
}

export interface WorkerStart extends Pick<WorkerOptions, 'database' | 'concurrency' | 'log' | 'send'> {
  workFolder: string;
  scannersUrl: URL;
  lookUpPackages?: LookUpPackages | undefined;
  selectScanners?: ScanOptions['selectScanners'];
  version: string;
}

/** Scans what services over the same PostgreSQL database were asked for. */
export async function startEmbeddedWorker(start: WorkerStart): Promise<RunningWorker> {
  const { scannersUrl, lookUpPackages, selectScanners, workFolder, version, ...options } = start;
  if (!hasScanners(scannersUrl)) throw createNoScannersError(version);
  const { startWorker } = await import('./serve.ts');
  const { answersFile, locate } = await createSharedParts(workFolder);
  const scan = createScanCommit(scannersUrl, { answersFile, lookUpPackages, selectScanners });
  return startWorker({
    ...options,
    locate,
    scan: async ({ defaultBranch, ...job }, scanSignal) =>
      scan({ ...job, checkout: job.path, ...(await findScanBases([], job.path, defaultBranch)) }, scanSignal),
  });
}

/**
 * How processes over one database reach repositories: by their address each makes its own mirror; a path must be the same
 * on every machine.
 */
async function createSharedParts(workFolder: string) {
  await mkdir(workFolder, { recursive: true, mode: 0o700 });
  const mirrors = createMirrors(join(workFolder, 'repositories'));
  const isAddress = (path: string) => !isAbsolute(path);
  const git: RepositoryGit = {
    resolveBranch: async (path, branch) => {
      if (!isAddress(path)) return resolveBranch({ path, signal }, branch);
      const heads = await mirrors.listHeads(path, AbortSignal.timeout(fetchMs));
      return heads.find(({ ref }) => ref === `refs/heads/${branch}` || ref === branch)?.sha;
    },
    readFile: async (path, sha, file) => {
      const folder = isAddress(path) ? mirrors.find(path) : path;
      return folder === undefined ? undefined : readPlainFile(folder, sha, file);
    },
    listHeads: (path) =>
      isAddress(path) ? mirrors.listHeads(path, AbortSignal.timeout(fetchMs)) : listHeads({ path, signal }),
  };
  const locate = async ({ path }: { path: string }, scanSignal: AbortSignal): Promise<string> =>
    isAddress(path) ? mirrors.fetch(path, AbortSignal.any([scanSignal, AbortSignal.timeout(fetchMs)])) : path;
  return { git, locate, answersFile: join(workFolder, 'answers') };
}

/** Fetching a large repository takes time. */
const fetchMs = 600_000;

async function readPlainFile(path: string, sha: string, file: string): Promise<string | undefined> {
  const read = await readFileAt({ path, signal }, sha, file);
  return read?.isLink === true ? undefined : read?.text;
}

/** Reading a local checkout is quick and needs no time limit. */
const { signal } = new AbortController();

/**
 * Where a scanned commit is read, and the commits with which it is compared. Both commits are undefined when nothing
 * names them.
 */
async function findScanBases(
  sources: readonly RepositorySource[],
  path: string,
  ofRecord: string | undefined,
): Promise<Pick<ScanJob, 'path' | 'base' | 'comparedWith' | 'isNarrow'>> {
  const source = sources.find((each) => resolve(each.path) === path);
  if (source === undefined) return { path, base: ofRecord && (await resolveBranchHead({ path, signal }, ofRecord)) };
  const location = { path: source.historyPath ?? path, signal };
  const stated = source.base === undefined ? undefined : await resolveCommit(location, source.base);
  const base = stated ?? (await resolveBranchHead(location, source.defaultBranch)) ?? source.base;
  return { path: location.path, base, comparedWith: source.comparedWith, isNarrow: source.isNarrow?.() };
}

export interface CheckedOutSource {
  source: RepositorySource & { pin: { branch: string; sha: string } };
  /** The commit that is checked out. */
  sha: string;
}

/** A checkout as the service describes it. `vcsUrl` replaces the URL of its remote. */
export async function readSource(path: string, vcsUrl?: string): Promise<RepositorySource> {
  const checkout = await findCheckout({ path, signal });
  const location = { path: checkout.path, signal };
  const stated = vcsUrl ?? (await readOriginUrl(location));
  const address = stripCredentials(stated ?? formatLocalUrl(checkout.path));
  return {
    path: checkout.path,
    name: (stated === undefined ? undefined : parseRepositoryName(address)) ?? basename(checkout.path),
    vcsUrl: address,
    provider: detectProvider(address),
    defaultBranch: (await findDefaultBranch(location)) ?? 'main',
  };
}

/** A folder without git as the service describes it. */
export function describeFolder(path: string): RepositorySource {
  const vcsUrl = formatLocalUrl(path);
  return { path, name: basename(path), vcsUrl, provider: detectProvider(vcsUrl), defaultBranch: 'main' };
}

/** A checkout whose HEAD is scanned, whatever its branch is called. A detached HEAD gets a name of its own. */
export async function readHead(path: string): Promise<CheckedOutSource> {
  const source = await readSource(path);
  const location = { path: source.path, signal };
  const head = await readCheckoutHead(source.path, 'sealed').catch(() => undefined);
  const sha = head?.sha ?? (await resolveHead(location));
  if (sha === undefined) {
    throw new GateError('CONFIG', `${path} has no commit to scan`, {
      reason: 'wrong-ref',
      hint: 'Commit something first.',
    });
  }
  const named = head === undefined ? await readCurrentBranch(location) : parseBranchName(head.ref);
  const branch = named ?? `detached-${sha.slice(0, 12)}`;
  return { source: { ...source, pin: { branch, sha } }, sha };
}

/** The URL of a checkout without a remote: only its folder name, because its path on this machine is private. */
function formatLocalUrl(path: string): string {
  return `file:///${encodeURIComponent(basename(path))}`;
}

/** The last part of a URL. */
export function parseRepositoryName(address: string): string | undefined {
  const last = address
    .replace(/[/\\]+$/, '')
    .split(/[/:\\]/)
    .at(-1)
    ?.replace(/\.git$/i, '');
  return last === '' ? undefined : last;
}
