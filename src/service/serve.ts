/** Starts and stops the embedded service: store, runner and HTTP server for a set of local repositories. Or a worker. */

import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { dayMs } from '../shared/clock.ts';
import { GateError } from '../shared/errors.ts';
import { runOnce } from '../shared/once.ts';
import { type CheckoutSource, stripCredentials } from '../shared/scan/checkout.ts';
import { basePath, createApp } from './http/app.ts';
import type { RateLimits } from './http/limits.ts';
import { createMetrics } from './http/metrics.ts';
import { allScopes, checkScopes } from './http/scopes.ts';
import type { Connections } from './http/server.ts';
import { createHttpServer, listen, type Tls } from './http/server.ts';
import type { ServiceLog } from './log.ts';
import { detectProvider } from './providers.ts';
import { createIdleRunner, createScanRunner, type RunnerOptions, type ScanRunner } from './runner.ts';
import { createKeyValue } from './store/keys.ts';
import type { RepositoryRecord } from './store/repositories.ts';
import { openStore, type Store } from './store/store.ts';
import { startWatch, type Watch, type WatchedHead, type WatchOptions } from './watch.ts';
import { type Deliveries, startDeliveries } from './webhooks/deliveries.ts';
import { type Send, sendWebhook } from './webhooks/send.ts';

export interface RepositoryGit {
  /** Full SHA of the branch. Undefined when there is no such branch. */
  resolveBranch(path: string, branch: string): Promise<string | undefined>;
  /** All branches and pull requests, by ref. */
  listHeads?(path: string): Promise<WatchedHead[]>;
  /** The text of a file at a commit. */
  readFile?(path: string, sha: string, file: string): Promise<string | undefined>;
  /** Updates a clone that the service owns from its origin. */
  refresh?(path: string): Promise<void>;
}

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
  git: RepositoryGit;
  limits?: RateLimits | undefined;
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
  send?: Send | undefined;
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
  const { now = () => new Date(), port, hostname = '127.0.0.1' } = options;
  const repositories = await prepareStore(options, store, apiKey);
  const { metrics, log } = await startMetricsLog(options, store);
  const work = startScanning(options, store, log);
  let baseUrl = '';
  const services = { store, now, version: options.version ?? '0.0.0', baseUrl: () => baseUrl, ...work.services };
  let connections: Connections | undefined;
  const admission = { ...options, connections: () => connections };
  const gitHook = { secret: options.hookSecret, look: work.watch.look };
  const made = createHttpServer(createApp({ services, admission, log, metrics, gitHook }).fetch, options.tls);
  connections = made.connections;
  const listening = listen(made.server, { port, hostname });
  await listening.catch(() => work.watch.stop());
  baseUrl = `${await listening}${basePath}`;
  await store.outbox.forget(new Date(now().getTime() - keepDeliveriesMs));
  const deliveries = startDeliveries({ outbox: store.outbox, send: options.send ?? sendWebhook, now, log });
  work.onEnd(deliveries.wake);
  const parts = { server: made.server, ...work, deliveries, store };
  const all = [...repositories, ...(await listAddedRepositories(store, repositories))];
  return {
    baseUrl,
    apiKey,
    hasKeys: await store.keys.isAnyValid(now()),
    repositories: all.map(({ id, name, vcsUrl }) => ({ id, name, vcsUrl })),
    stop: runOnce(() => stopService(parts)),
  };
}

/** Stores the key and the repositories of this start. */
async function prepareStore(
  options: ServiceOptions,
  store: Store,
  apiKey: string | undefined,
): Promise<RepositoryRecord[]> {
  const { organization, repositories, scopes = allScopes } = options;
  // Each process over a shared database serves what `repos add` added, and takes nothing from the others.
  if (store.isShared) return [];
  // A start without own repositories serves those of all organizations.
  if (apiKey === undefined && repositories.length === 0) return registerRepositories(store, '', []);
  const { id: owner } = await store.organizations.chooseOrMake(organization);
  if (apiKey !== undefined) await store.keys.replaceStartKey(owner, apiKey, scopes);
  return registerRepositories(store, owner, repositories);
}

/** Starts the runner and the watch over branches. */
function startScanning(options: ServiceOptions, store: Store, log: ServiceLog | undefined) {
  const { scan, concurrency, scanDelayMs: delayMs, maxUnfinishedScans = 100 } = options;
  let wake: (() => void) | undefined;
  const onScanEnd = (scanId: string) => {
    wake?.();
    options.onScanEnd?.(scanId);
  };
  const runner =
    options.work === 'elsewhere'
      ? createIdleRunner()
      : createScanRunner({ store, scan, locate: options.locate, concurrency, delayMs, onScanEnd, log });
  const { enqueue } = runner;
  const watch = createWatch(options, { store, enqueue, maxUnfinishedScans, log });
  const resolveBranch = createBranchResolver(options, store, watch);
  const setEndListener = (call: () => void) => {
    wake = call;
  };
  return {
    runner,
    watch,
    onEnd: setEndListener,
    services: {
      resolveBranch,
      readFile: createFileReader(options, store),
      enqueue,
      look: watch.look,
      maxUnfinishedScans,
    },
  };
}

function createWatch(
  { git, watchSeconds: seconds = 0 }: ServiceOptions,
  parts: Pick<WatchOptions, 'store' | 'enqueue' | 'maxUnfinishedScans' | 'log'>,
): Watch {
  const { listHeads = async () => [], refresh = async () => undefined } = git;
  return startWatch({ ...parts, listHeads, refresh, seconds });
}

async function listAddedRepositories(store: Store, records: readonly RepositoryRecord[]): Promise<RepositoryRecord[]> {
  return (await store.repositories.added()).filter(({ id }) => !records.some((record) => record.id === id));
}

/** Metrics are counted from the log entries. */
async function startMetricsLog({ metrics: isWanted, log }: ServiceOptions, store: Store) {
  if (!isWanted) return { metrics: undefined, log };
  const metrics = await createMetrics(store);
  const observeAndLog: ServiceLog = (entry) => {
    metrics.observe(entry);
    log?.(entry);
  };
  return { metrics, log: observeAndLog };
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

async function registerRepositories(
  store: Store,
  owner: string,
  sources: readonly CheckoutSource[],
): Promise<RepositoryRecord[]> {
  const records = await store.repositories.register(
    owner,
    sources.map(({ path, name, vcsUrl, defaultBranch }) => ({
      path: resolve(path),
      name,
      vcsUrl: stripCredentials(vcsUrl),
      vcsProvider: detectProvider(vcsUrl),
      defaultBranch,
    })),
  );
  const foreign = records.find(({ organizationId }) => organizationId !== owner);
  if (foreign === undefined) return records;
  throw new GateError('CONFIG', `The repository ${foreign.path} belongs to another organization.`, {
    hint: `Serve it for ${(await store.organizations.find(foreign.organizationId))?.name}, or leave it out.`,
  });
}

function createBranchResolver({ git }: ServiceOptions, store: Store, watch: Watch) {
  return async (repositoryId: string, branch: string): Promise<string | undefined> => {
    const record = await store.repositories.find(repositoryId);
    if (record === undefined) return undefined;
    await watch.refresh(record);
    return git.resolveBranch(record.path, branch);
  };
}

function createFileReader({ git }: ServiceOptions, store: Store) {
  return async (repositoryId: string, sha: string, file: string): Promise<string | undefined> => {
    const record = await store.repositories.find(repositoryId);
    if (record === undefined) return undefined;
    try {
      return await git.readFile?.(record.path, sha, file);
    } catch {
      // The checkout is gone, or no longer has the commit.
      return undefined;
    }
  };
}

interface ServiceParts {
  server: Server;
  runner: ScanRunner;
  watch: Watch;
  deliveries: Deliveries;
  store: Store;
}

/** The delivery log is kept for a month. */
const keepDeliveriesMs = 30 * dayMs;

/** How long responses may take to be sent after the stop. */
const drainMs = 1_000;

async function stopService({ server, runner, watch, deliveries, store }: ServiceParts): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()));
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), drainMs);
  await Promise.all([closed, runner.stop(), watch.stop()]);
  clearTimeout(cut);
  await deliveries.stop();
  await store.close();
}

export interface WorkerOptions extends Pick<RunnerOptions, 'scan' | 'locate' | 'concurrency' | 'delayMs'> {
  /** The address of a PostgreSQL database. */
  database: string;
  /** How webhooks are sent. */
  send?: Send | undefined;
  log?: ServiceLog | undefined;
}

export interface RunningWorker {
  /** Gives running scans back to the queue. May be called again. */
  stop(): Promise<void>;
}

/**
 * Starts a process that only scans what services over the same PostgreSQL database were asked for, and sends webhooks.
 * Throws CONFIG when the database cannot be used, or cannot be shared.
 */
export async function startWorker({ database, send = sendWebhook, ...options }: WorkerOptions): Promise<RunningWorker> {
  const store = await openStore({ file: database });
  if (!store.isShared) {
    await store.close();
    throw new GateError('CONFIG', 'A worker needs a database that several processes can use.', {
      hint: 'Name one of PostgreSQL: --database postgres://…; over a file, serve scans itself.',
    });
  }
  const deliveries = startDeliveries({ outbox: store.outbox, send, now: () => new Date(), log: options.log });
  const runner = createScanRunner({ store, ...options, onScanEnd: deliveries.wake });
  const stopWorker = async () => {
    await runner.stop();
    await deliveries.stop();
    await store.close();
  };
  return { stop: runOnce(stopWorker) };
}
