/** Starts and stops the embedded service: store, runner and HTTP server for a set of local repositories. Or a worker. */

import { mkdir } from 'node:fs/promises';
import { isAbsolute, join, resolve } from 'node:path';
import { dayMs } from '../shared/clock.ts';
import { GateError } from '../shared/errors.ts';
import { resolveBranch, resolveBranchHead } from '../shared/git/checkout.ts';
import { readFileAt } from '../shared/git/files.ts';
import { fetchMirror, listHeads, type MirrorHead } from '../shared/git/origin.ts';
import { createNoScannersError, hasScanners } from '../shared/installation.ts';
import { runOnce } from '../shared/once.ts';
import { type CheckoutSource, stripCredentials } from '../shared/scan/checkout.ts';
import type { ScanCommit } from '../shared/scan/scan-result.ts';
import { createScanCommit, type ScanOptions } from '../shared/scan/scanners.ts';
import type { AdmissionOptions } from './http/admission.ts';
import { basePath, createApp, createMetrics } from './http/app.ts';
import type { Services } from './http/handler.ts';
import { allScopes, checkScopes } from './http/scopes.ts';
import { type Connections, createHttpServer, listen, type Tls } from './http/server.ts';
import type { ServiceLog } from './log.ts';
import { createMirrors } from './mirrors.ts';
import { createIdleRunner, createScanRunner, type RunnerOptions } from './runner.ts';
import { createKeyValue } from './store/organizations.ts';
import { isPostgresAddress } from './store/postgres.ts';
import type { RepositoryRecord } from './store/repositories.ts';
import { openStore, type Store } from './store/store.ts';
import { startWatch } from './watch.ts';
import { type Deliveries, sendWebhook, startDeliveries } from './webhooks/send.ts';

export interface ServiceOptions {
  repositories: readonly CheckoutSource[];
  /** The organization that owns the repositories. By default the only one, which is created if necessary. */
  organization?: string | undefined;
  /** 0: any free port. */
  port: number;
  /** Default 127.0.0.1. */
  hostname?: string | undefined;
  /** A path, `:memory:`, or the address of a PostgreSQL database. */
  database: string;
  /**
   * The only key of this start, which replaces the key of an earlier start. Without it, a random key is created for a
   * database in memory, for which nobody else could create one, and no key for a database file.
   */
  apiKey?: string | undefined;
  /** Scopes of that key. Default: all. */
  scopes?: readonly string[] | undefined;
  scan: RunnerOptions['scan'];
  /** The folder with the commits of a repository. Default: its path. */
  locate?: RunnerOptions['locate'];
  /** `elsewhere`: workers of the same PostgreSQL database scan. Default: this process does. */
  work?: 'here' | 'elsewhere' | undefined;
  git: {
    /** Full SHA of the branch. Undefined when there is no such branch. */
    resolveBranch(path: string, branch: string): Promise<string | undefined>;
    /** All branches and pull requests, by ref. */
    listHeads?(path: string): Promise<MirrorHead[]>;
    /** The text of a file at a commit. */
    readFile?(path: string, sha: string, file: string): Promise<string | undefined>;
    /** Updates a clone that the service owns from its origin. */
    refresh?(path: string): Promise<void>;
  };
  limits?: AdmissionOptions['limits'];
  /** Host names for which the service responds, besides IP addresses and this machine's own names. */
  allowedHosts?: readonly string[] | undefined;
  /** Addresses whose X-Forwarded-For header is trusted. */
  trustedProxies?: readonly string[] | undefined;
  /** Number of scans that may wait or run. Default 100. */
  maxUnfinishedScans?: number | undefined;
  tls?: Tls | undefined;
  /**
   * Interval at which branches of repositories with auto_scan_on_push or auto_scan_on_pr are checked. Default 0: never.
   */
  watchSeconds?: number | undefined;
  /** Secret of POST /hooks/git. */
  hookSecret?: string | undefined;
  /** Whether GET /metrics is enabled. */
  metrics?: boolean | undefined;
  /** Number of scans of different repositories that run at the same time. Default 1. */
  concurrency?: number | undefined;
  /** How long each scan stays SCANNING before its work begins. */
  scanDelayMs?: number | undefined;
  /** The program's version, which /health and /cli/info return. */
  version?: string | undefined;
  now?: (() => Date) | undefined;
  /** How webhooks are sent. */
  send?: Parameters<typeof startDeliveries>[0]['send'] | undefined;
  onScanEnd?: RunnerOptions['onScanEnd'];
  log?: ServiceLog | undefined;
}

export interface RunningService {
  /** Ends in the version segment, without a slash. */
  baseUrl: string;
  /** Undefined when this start created no key. */
  apiKey: string | undefined;
  /** Whether any valid key exists. */
  hasKeys: boolean;
  /** In the order of the options. */
  repositories: { id: string; name: string; vcsUrl: string }[];
  /** Closes the listener, aborts running scans (FAILED), and closes the store. May be called again. */
  stop(): Promise<void>;
}

/** Throws CONFIG when the options, the database or the port cannot be used. */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const apiKey = options.apiKey ?? (options.database === ':memory:' ? createKeyValue() : undefined);
  checkOptions(options, apiKey);
  const store = await openStore({ file: options.database, now: options.now });
  try {
    return await startServing(options, store, apiKey);
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function startServing(
  options: ServiceOptions,
  store: Store,
  apiKey: string | undefined,
): Promise<RunningService> {
  const { now = () => new Date(), port, hostname = '127.0.0.1', git, maxUnfinishedScans = 100 } = options;
  const repositories = await prepareStore(options, store, apiKey);
  const metrics = options.metrics ? await createMetrics(store) : undefined;
  // Metrics are counted from the log entries.
  const log: ServiceLog = (entry) => {
    metrics?.observe(entry);
    options.log?.(entry);
  };
  let deliveries: Deliveries | undefined;
  const onScanEnd = (scanId: string) => {
    deliveries?.wake();
    options.onScanEnd?.(scanId);
  };
  const runner =
    options.work === 'elsewhere'
      ? createIdleRunner()
      : createScanRunner({ ...options, store, delayMs: options.scanDelayMs, onScanEnd, log });
  const { enqueue } = runner;
  const { listHeads = async () => [], refresh = async () => undefined, readFile = async () => undefined } = git;
  const seconds = options.watchSeconds ?? 0;
  const watch = startWatch({ store, enqueue, maxUnfinishedScans, log, listHeads, refresh, seconds });
  let baseUrl = '';
  const services: Services = {
    ...{ store, now, enqueue, maxUnfinishedScans, look: watch.look },
    version: options.version ?? '0.0.0',
    baseUrl: () => baseUrl,
    resolveBranch: async (repositoryId, branch) => {
      const repository = await store.repositories.find(repositoryId);
      if (repository === undefined) return undefined;
      await watch.refresh(repository);
      return git.resolveBranch(repository.path, branch);
    },
    readFile: async (repositoryId, sha, file) => {
      const repository = await store.repositories.find(repositoryId);
      // The checkout may be gone, or no longer have the commit.
      return repository && (await readFile(repository.path, sha, file).catch(() => undefined));
    },
  };
  let connections: Connections | undefined;
  const admission = { ...options, connections: () => connections };
  const gitHook = { secret: options.hookSecret, look: watch.look };
  const made = createHttpServer(createApp(services, admission, log, gitHook, metrics).fetch, options.tls);
  const { server } = made;
  connections = made.connections;
  const listening = listen(server, port, hostname);
  await listening.catch(() => watch.stop());
  baseUrl = `${await listening}${basePath}`;
  await store.outbox.forget(new Date(now().getTime() - keepDeliveriesMs));
  const sending = startDeliveries({ outbox: store.outbox, send: options.send ?? sendWebhook, now, log });
  deliveries = sending;
  const added = (await store.repositories.added()).filter(({ id }) => !repositories.some((own) => own.id === id));
  return {
    baseUrl,
    apiKey,
    hasKeys: await store.keys.isAnyValid(now()),
    repositories: [...repositories, ...added].map(({ id, name, vcsUrl }) => ({ id, name, vcsUrl })),
    stop: runOnce(async () => {
      const closed = new Promise<void>((done) => server.close(() => done()));
      server.closeIdleConnections();
      const cut = setTimeout(() => server.closeAllConnections(), drainMs);
      await Promise.all([closed, runner.stop(), watch.stop()]);
      clearTimeout(cut);
      await sending.stop();
      await store.close();
    }),
  };
}

/** The delivery log is kept for a month. */
const keepDeliveriesMs = 30 * dayMs;

/** How long responses may take to be sent after the stop. */
const drainMs = 1_000;

/** Stores the key and the repositories of this start. */
async function prepareStore(
  options: ServiceOptions,
  store: Store,
  apiKey: string | undefined,
): Promise<RepositoryRecord[]> {
  const { repositories, scopes = allScopes } = options;
  // Each process over a shared database serves what `repos add` added, and takes nothing from the others.
  if (store.isShared) return [];
  // A start without own repositories serves those of all organizations.
  if (apiKey === undefined && repositories.length === 0) return store.repositories.register('', []);
  const owner = await store.organizations.chooseOrMake(options.organization);
  if (apiKey !== undefined) await store.keys.replaceStartKey(owner.id, apiKey, scopes);
  const records = await store.repositories.register(
    owner.id,
    repositories.map(({ path, name, vcsUrl, defaultBranch }) => ({
      ...{ path: resolve(path), name, vcsUrl: stripCredentials(vcsUrl), defaultBranch },
    })),
  );
  const foreign = records.find(({ organizationId }) => organizationId !== owner.id);
  if (foreign === undefined) return records;
  throw new GateError('CONFIG', `The repository ${foreign.path} belongs to another organization.`, {
    hint: `Serve it for ${(await store.organizations.find(foreign.organizationId))?.name}, or leave it out.`,
  });
}

function checkOptions({ scopes = [], repositories }: ServiceOptions, apiKey: string | undefined): void {
  // The characters that a header can contain: RFC 9110, visible characters of field values.
  if (apiKey !== undefined && !/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new GateError('CONFIG', 'The API key of the embedded service must be visible ASCII characters.', {
      hint: 'Leave it out to have one made.',
    });
  }
  checkScopes(scopes);
  const paths = repositories.map(({ path }) => resolve(path));
  const twice = paths.find((path, index) => paths.indexOf(path) !== index);
  if (twice !== undefined) throw new GateError('CONFIG', `The repository ${twice} is given twice.`);
}

export interface LocalServiceOptions
  extends Omit<ServiceOptions, 'scan' | 'git' | 'locate'>,
    Pick<ScanOptions, 'lookUpPackages' | 'selection'> {
  /** URL of the scanners' program. */
  scannersUrl: URL;
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

/**
 * Starts a process that only scans what services over the same PostgreSQL database were asked for, and sends webhooks.
 * Throws CONFIG when the database cannot be used, or cannot be shared. `stop` gives running scans back to the queue.
 */
export async function startWorker(
  options: Pick<RunnerOptions, 'concurrency' | 'log'> &
    Pick<LocalServiceOptions, 'lookUpPackages' | 'selection' | 'scannersUrl' | 'version'> & {
      /** The address of a PostgreSQL database. */
      database: string;
      workFolder: string;
    },
): Promise<{ stop(): Promise<void> }> {
  const { scannersUrl, lookUpPackages, selection, workFolder, version, database, concurrency, log } = options;
  if (!hasScanners(scannersUrl)) throw createNoScannersError(version);
  const { answersFile, locate } = await createSharedParts(workFolder);
  const scan = createServiceScan(createScanCommit(scannersUrl, { answersFile, lookUpPackages, selection }));
  const store = await openStore({ file: database });
  if (!store.isShared) {
    await store.close();
    throw new GateError('CONFIG', 'A worker needs a database that several processes can use.', {
      hint: 'Name one of PostgreSQL: --database postgres://…; over a file, serve scans itself.',
    });
  }
  const deliveries = startDeliveries({ outbox: store.outbox, send: sendWebhook, now: () => new Date(), log });
  const runner = createScanRunner({ store, scan, locate, concurrency, log, onScanEnd: deliveries.wake });
  return {
    stop: runOnce(async () => {
      await runner.stop();
      await deliveries.stop();
      await store.close();
    }),
  };
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
  const git: ServiceOptions['git'] = {
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
