/** Starts and stops the embedded service: store, runner and HTTP server around one set of local repositories. */

import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { GateError } from '../errors.ts';
import { once } from '../once.ts';
import { basePath, createApp } from './http/app.ts';
import type { Connections } from './http/connections.ts';
import type { RateLimits } from './http/limits.ts';
import { startMetrics } from './http/metrics.ts';
import { allScopes, checkScopes } from './http/scopes.ts';
import { listen, makeServer, type Tls } from './http/server.ts';
import type { ServiceLog } from './log.ts';
import { providerOf, withoutCredentials } from './providers.ts';
import { type ScanEnd, type ScanRunner, startRunner } from './runner.ts';
import type { ScanCommit } from './scan-result.ts';
import { newKeyValue } from './store/keys.ts';
import type { RepositoryRecord } from './store/repositories.ts';
import { openStore, type Store } from './store/store.ts';
import { startWatch, type Watch, type WatchedHead, type WatchOptions } from './watch.ts';
import { type Deliveries, startDeliveries } from './webhooks/deliveries.ts';
import { type Send, sendWebhook } from './webhooks/send.ts';

export interface RepositorySource {
  /** Of the checkout or bare clone. */
  path: string;
  name: string;
  /** Credentials in it are dropped. */
  vcsUrl: string;
  defaultBranch: string;
  /** Told from `vcsUrl` when absent. */
  provider?: string | undefined;
  /** A branch name that stands for this commit, whatever refs say. */
  pin?: { branch: string; sha: string } | undefined;
  /** Full SHA of a commit of the branch that what is scanned goes into; the default branch's without it. */
  base?: string | undefined;
  /** Full SHA of a commit: what it holds too is not new in what is scanned. */
  comparedWith?: string | undefined;
  /** Of a repository that holds more of the history than the checkout does; what is scanned is read there. */
  historyPath?: string | undefined;
}

export interface RepositoryGit {
  /** Full SHA of the commit that the branch stands at; undefined when there is no such branch. */
  resolveBranch(path: string, branch: string): Promise<string | undefined>;
  /** Every branch and proposal, by its reference. */
  listHeads?(path: string): Promise<WatchedHead[]>;
  /** Brings a clone of the service's own to what its origin has. */
  refresh?(path: string): Promise<void>;
}

export interface ServiceOptions {
  repositories: readonly RepositorySource[];
  /** Whose the repositories are; without it the only one's, which is made at first. */
  organization?: string | undefined;
  /** 0: any free port. */
  port: number;
  /** Default 127.0.0.1. */
  hostname?: string | undefined;
  /** A path, or `:memory:`. */
  database: string;
  /**
   * The one key of this start, in the place of that of an earlier start. Without it one is made at random for a database in
   * memory, which nobody else could make a key for, and none for a file.
   */
  apiKey?: string | undefined;
  /** Of that key. Default: all. */
  scopes?: readonly string[] | undefined;
  scan: ScanCommit;
  git: RepositoryGit;
  limits?: RateLimits | undefined;
  /** Host names that the service answers to, beside addresses and this machine's own. */
  allowedHosts?: readonly string[] | undefined;
  /** Addresses whose X-Forwarded-For is believed. */
  trustedProxies?: readonly string[] | undefined;
  /** Scans that may wait or run. Default 100. */
  maxUnfinishedScans?: number | undefined;
  tls?: Tls | undefined;
  /** Between two looks at the branches of repositories with auto_scan_on_push or auto_scan_on_pr. Default 0: none. */
  watchSeconds?: number | undefined;
  /** Of POST /hooks/git. */
  hookSecret?: string | undefined;
  /** Whether GET /metrics answers. */
  metrics?: boolean | undefined;
  /** Scans of different repositories that run at once. Default 1. */
  concurrency?: number | undefined;
  /** How long each scan stays SCANNING before its work begins. */
  scanDelayMs?: number | undefined;
  /** The program's version, told by /health and /cli/info. */
  version?: string | undefined;
  now?: (() => Date) | undefined;
  /** How webhooks are sent. */
  send?: Send | undefined;
  onScanEnd?: ((end: ScanEnd) => void) | undefined;
  log?: ServiceLog | undefined;
}

export interface RunningService {
  /** Ends in the version segment, without a slash. */
  baseUrl: string;
  /** Undefined when this start made none. */
  apiKey: string | undefined;
  /** Whether anybody could use the service now. */
  hasKeys: boolean;
  /** In the order of the options. */
  repositories: { id: string; name: string; vcsUrl: string }[];
  /** Ends the listener, aborts what is being scanned (FAILED), closes the store. May be called again. */
  stop(): Promise<void>;
}

/** Throws CONFIG when the options, the database or the port cannot be used. */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const apiKey = options.apiKey ?? (options.database === ':memory:' ? newKeyValue() : undefined);
  checkOptions(options, apiKey);
  const store = openStore({ file: options.database, now: options.now });
  try {
    return await serve(options, store, apiKey);
  } catch (error) {
    store.close();
    throw error;
  }
}

async function serve(options: ServiceOptions, store: Store, apiKey: string | undefined): Promise<RunningService> {
  const { now = () => new Date(), port, hostname = '127.0.0.1' } = options;
  const repositories = prepareStore(options, store, apiKey);
  const { metrics, log } = await startWatching(options, store);
  const work = startWork(options, store, log);
  let baseUrl = '';
  const services = { store, now, version: options.version ?? '0.0.0', baseUrl: () => baseUrl, ...work.services };
  let connections: Connections | undefined;
  const admission = { ...options, connections: () => connections };
  const gitHook = { secret: options.hookSecret, look: work.watch.look };
  const made = makeServer(createApp({ services, admission, log, metrics, gitHook }).fetch, options.tls);
  connections = made.connections;
  const listening = listen(made.server, { port, hostname });
  await listening.catch(() => work.watch.stop());
  baseUrl = `${await listening}${basePath}`;
  store.outbox.forget(new Date(now().getTime() - keepDeliveriesMs));
  const deliveries = startDeliveries({ outbox: store.outbox, send: options.send ?? sendWebhook, now, log });
  work.onEnd(deliveries.wake);
  const parts = { server: made.server, ...work, deliveries, store };
  const all = [...repositories, ...addedBeside(store, repositories)];
  return {
    baseUrl,
    apiKey,
    hasKeys: store.keys.isAnyValid(now()),
    repositories: all.map(({ id, name, vcsUrl }) => ({ id, name, vcsUrl })),
    stop: once(() => stop(parts)),
  };
}

/** The key and the repositories of this start. */
function prepareStore(options: ServiceOptions, store: Store, apiKey: string | undefined): RepositoryRecord[] {
  const { organization, repositories, scopes = allScopes } = options;
  // A start that brings nothing of its own serves what all organizations have.
  if (apiKey === undefined && repositories.length === 0) return register(store, '', []);
  const { id: owner } = store.organizations.chooseOrMake(organization);
  if (apiKey !== undefined) store.keys.replaceStartKey(owner, apiKey, scopes);
  return register(store, owner, repositories);
}

/** What scans: the runner, and the watch over branches. */
function startWork(options: ServiceOptions, store: Store, log: ServiceLog | undefined) {
  const { scan, concurrency, scanDelayMs: delayMs, maxUnfinishedScans = 100 } = options;
  let wake: (() => void) | undefined;
  const onScanEnd = (end: ScanEnd) => {
    wake?.();
    options.onScanEnd?.(end);
  };
  const runner = startRunner({ store, scan, concurrency, delayMs, onScanEnd, log });
  const { enqueue } = runner;
  const watch = watchOf(options, { store, enqueue, maxUnfinishedScans, log });
  const resolveBranch = branchResolver(options, store, watch);
  const onEnd = (call: () => void) => {
    wake = call;
  };
  return { runner, watch, onEnd, services: { resolveBranch, enqueue, look: watch.look, maxUnfinishedScans } };
}

function watchOf(
  { git, watchSeconds: seconds = 0 }: ServiceOptions,
  parts: Pick<WatchOptions, 'store' | 'enqueue' | 'maxUnfinishedScans' | 'log'>,
): Watch {
  const { listHeads = async () => [], refresh = async () => undefined } = git;
  return startWatch({ ...parts, listHeads, refresh, seconds });
}

function addedBeside(store: Store, records: readonly RepositoryRecord[]): RepositoryRecord[] {
  return store.repositories.added().filter(({ id }) => !records.some((record) => record.id === id));
}

/** Metrics are counted from the log. */
function startWatching({ metrics: isWanted, log }: ServiceOptions, store: Store) {
  if (!isWanted) return { metrics: undefined, log };
  const metrics = startMetrics(store);
  const observed: ServiceLog = (entry) => {
    metrics.observe(entry);
    log?.(entry);
  };
  return { metrics, log: observed };
}

function checkOptions({ scopes = [], repositories }: ServiceOptions, apiKey: string | undefined): void {
  // What a header can carry: RFC 9110, field values of visible characters.
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

function register(store: Store, owner: string, sources: readonly RepositorySource[]): RepositoryRecord[] {
  const records = store.repositories.register(
    owner,
    sources.map(({ path, name, vcsUrl, provider, defaultBranch }) => ({
      path: resolve(path),
      name,
      vcsUrl: withoutCredentials(vcsUrl),
      provider: provider ?? providerOf(vcsUrl),
      defaultBranch,
    })),
  );
  const foreign = records.find(({ organizationId }) => organizationId !== owner);
  if (foreign === undefined) return records;
  throw new GateError('CONFIG', `The repository ${foreign.path} belongs to another organization.`, {
    hint: `Serve it for ${store.organizations.find(foreign.organizationId)?.name}, or leave it out.`,
  });
}

function branchResolver({ repositories: sources, git }: ServiceOptions, store: Store, watch: Watch) {
  return async (repositoryId: string, branch: string): Promise<string | undefined> => {
    const record = store.repositories.find(repositoryId);
    if (record === undefined) return undefined;
    const pin = sources.find(({ path }) => resolve(path) === record.path)?.pin;
    if (pin?.branch === branch) return pin.sha;
    await watch.refresh(record);
    return git.resolveBranch(record.path, branch);
  };
}

interface Parts {
  server: Server;
  runner: ScanRunner;
  watch: Watch;
  deliveries: Deliveries;
  store: Store;
}

/** The log of what was delivered is kept for a month. */
const keepDeliveriesMs = 30 * 24 * 3_600_000;

/** How long answers that are on their way may take to leave. */
const drainMs = 1_000;

async function stop({ server, runner, watch, deliveries, store }: Parts): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()));
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), drainMs);
  await Promise.all([closed, runner.stop(), watch.stop()]);
  clearTimeout(cut);
  await deliveries.stop();
  store.close();
}
