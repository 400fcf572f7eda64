/** Starts the service over local checkouts, or a worker, with the scanners of this machine. */
import { mkdir } from 'node:fs/promises';
import { isAbsolute, join, resolve } from 'node:path';
import { resolveBranch, resolveBranchHead } from '../shared/git/checkout.ts';
import { readFileAt } from '../shared/git/files.ts';
import { fetchMirror, listHeads } from '../shared/git/mirror.ts';
import { createNoScannersError, hasScanners } from '../shared/installation.ts';
import type { ScanCommit } from '../shared/scan/scan-result.ts';
import { createScanCommit, type ScanOptions } from '../shared/scan/scanners.ts';
import { createMirrors } from './mirrors.ts';
import {
  type RepositoryGit,
  type RunningService,
  type RunningWorker,
  type ServiceOptions,
  startService,
  startWorker,
  type WorkerOptions,
} from './serve.ts';
import { isPostgresAddress } from './store/postgres-address.ts';

/** What scans. */
interface Scanners extends Pick<ScanOptions, 'lookUpPackages' | 'selection'> {
  /** URL of the scanners' program. */
  scannersUrl: URL;
  version: string;
}

export interface LocalServiceOptions extends Omit<ServiceOptions, 'scan' | 'git' | 'locate'>, Scanners {
  /** Folder for mirrors and saved results of a service over PostgreSQL. */
  workFolder?: string | undefined;
  version: string;
}

/** Throws GateError CONFIG when the gate was installed without scanners. */
export async function startLocalService(given: LocalServiceOptions): Promise<RunningService> {
  const { scannersUrl, lookUpPackages, selection, workFolder, ...options } = given;
  const { database, version } = options;
  if (options.work !== 'elsewhere' && !hasScanners(scannersUrl)) throw createNoScannersError(version);
  const shared = workFolder === undefined ? undefined : await createSharedParts(workFolder);
  const isFile = database !== ':memory:' && !isPostgresAddress(database);
  const answersFile = isFile ? `${resolve(database)}-answers` : shared?.answersFile;
  return startService({
    ...options,
    scan: createServiceScan(createScanCommit(scannersUrl, { answersFile, lookUpPackages, selection })),
    locate: shared?.locate,
    git: shared?.git ?? {
      resolveBranch: (path, branch) => resolveBranch({ path, signal }, branch),
      readFile: (path, sha, file) => readPlainFile(path, sha, file),
      listHeads: (path) => listHeads({ path, signal }),
      refresh: (path) => fetchMirror({ path, signal: AbortSignal.timeout(fetchMs) }),
    },
  });
}

interface LocalWorkerOptions extends Pick<WorkerOptions, 'database' | 'concurrency' | 'log' | 'send'>, Scanners {
  workFolder: string;
}

/** Scans what services over the same PostgreSQL database were asked for. */
export async function startLocalWorker(given: LocalWorkerOptions): Promise<RunningWorker> {
  const { scannersUrl, lookUpPackages, selection, workFolder, version, ...options } = given;
  if (!hasScanners(scannersUrl)) throw createNoScannersError(version);
  const { answersFile, locate } = await createSharedParts(workFolder);
  const scan = createServiceScan(createScanCommit(scannersUrl, { answersFile, lookUpPackages, selection }));
  return startWorker({ ...options, locate, scan });
}

/** The commits since the default branch are searched for secrets too. */
function createServiceScan(scan: ScanCommit): ServiceOptions['scan'] {
  return async ({ path, sha, defaultBranch }, abort) => {
    const base = defaultBranch === undefined ? undefined : await resolveBranchHead({ path, signal }, defaultBranch);
    return scan({ path, sha, base }, abort);
  };
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
