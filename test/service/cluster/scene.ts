/** A cluster with repositories of two organizations, a receiver of its webhooks, and its database to look into. */
import { join } from 'node:path';
import pg from 'pg';
import { openStore } from '../../../src/service/store/store.ts';
import { allScopes } from '../embedded.ts';
import { type PostgresServer, startOwnPostgres } from '../store/postgres-server.ts';
import { startReceiver } from '../webhooks/receiver.ts';
import { type ClusterPlace, type ClusterProcess, installBuild, startProcess } from './cluster.ts';
import { type BranchSpec, formatSpecId, makeRepositories } from './repositories.ts';

export interface SceneOptions {
  /** An empty folder for all of it. */
  folder: string;
  /** The first organization's repositories, whose webhook is told only of scans. */
  large: readonly BranchSpec[];
  /** The second one's, whose webhook is told of findings too. */
  small: readonly BranchSpec[];
  roles: readonly ClusterProcess['role'][];
  /** Settings of the database server that differ from those of tests. */
  settings?: Record<string, string>;
}

export type Scene = Awaited<ReturnType<typeof openScene>>;

export async function openScene({ folder, large, small, roles, settings }: SceneOptions) {
  const server = await startOwnPostgres(settings);
  const receiver = await startReceiver();
  const specs = [...large, ...small];
  const database = server.address('postgres');
  const isLarge = ({ repository }: BranchSpec) => large.some((spec) => spec.repository === repository);
  const paths = makeRepositories(folder, specs);
  const { ids, keys } = await prepareDatabase(database, {
    paths,
    largeCount: new Set(large.map(({ repository }) => repository)).size,
    receiver: receiver.url,
  });
  const { command, readNotes } = installBuild(join(folder, 'home'), 'fake');
  const place = { command, database, folder };
  const processes: ClusterProcess[] = [];
  const crashes: string[] = [];
  const startAt = (index: number) =>
    startSupervised(place, { processes, crashes, index, role: roles[index] ?? 'serve' });
  for (const index of roles.keys()) startAt(index);
  const pool = openPool(server);
  const query = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await pool.query<Row>(text, values)).rows;
  const getKey = (spec: BranchSpec) => keys[isLarge(spec) ? 0 : 1] ?? '';
  const call = (spec: BranchSpec, path: string, body?: object) => callAny(processes, { key: getKey(spec), path, body });
  const requested = new Map<string, BranchSpec>();
  return {
    ...{ server, receiver, processes, crashes, specs, ids, readNotes, query, call, getKey, requested },
    getRepositoryId: ({ repository }: BranchSpec) => ids[repository] ?? '',
    lockEvents: () => lockEvents(pool),
    /** In the place of the process that has this index. */
    startAt,
    requestScan: async (spec: BranchSpec) => {
      const asked = { repository_id: ids[spec.repository], branch: formatSpecId(spec) };
      requested.set((await call(spec, '/scans', asked)).scan_id, spec);
    },
    countUnfinished: async () => (await query(`SELECT id FROM scans WHERE status IN ('PENDING', 'SCANNING')`)).length,
    close: async () => {
      for (const { kill } of processes) await kill();
      await receiver.stop();
      await pool.end();
    },
  };
}

interface Place {
  processes: ClusterProcess[];
  /** What processes said that ended by themselves. */
  crashes: string[];
  index: number;
  role: ClusterProcess['role'];
}

/** A process that finds no database when it starts ends, and is started again. */
function startSupervised(place: ClusterPlace, at: Place): void {
  const started = startProcess(place, at.role);
  at.processes[at.index] = started;
  started.child.once('close', (code) => {
    if (code === null) return;
    if (code !== 2 || !started.log().includes('The database ')) at.crashes.push(`${at.role} ended: ${started.log()}`);
    startSupervised(place, at);
  });
}

interface Prepared {
  paths: readonly string[];
  largeCount: number;
  receiver: string;
}

async function prepareDatabase(database: string, { paths, largeCount, receiver }: Prepared) {
  const store = await openStore({ file: database });
  const ids: string[] = [];
  const keys: string[] = [];
  for (const [index, path] of paths.entries()) {
    const { id: owner } = await store.organizations.chooseOrMake(index < largeCount ? 'Large' : 'Small');
    const source = { path, name: `r${index}`, vcsUrl: `https://git.example.com/r${index}`, vcsProvider: 'generic' };
    ids.push(await store.repositories.add(owner, { ...source, defaultBranch: 'main', remoteUrl: null }));
  }
  for (const name of ['Large', 'Small']) {
    const { id: owner } = await store.organizations.chooseOrMake(name);
    keys.push((await store.keys.create(owner, { name: 'ci', scopes: allScopes })).value);
    // Hundreds of thousands of deliveries would take longer than all else.
    const changes = name === 'Small' ? (['violation.created', 'violation.fixed'] as const) : [];
    const events = ['scan.completed', 'scan.failed', ...changes] as const;
    await store.webhooks.add(owner, { url: receiver, events, secret: null, allowPrivate: true });
  }
  await store.close();
  return { ids, keys };
}

/** To look into the database. It connects again after the server has restarted. */
function openPool(server: PostgresServer): pg.Pool {
  const pool = new pg.Pool({ host: server.folder, user: 'postgres', database: 'postgres' });
  pool.on('error', () => undefined);
  return pool;
}

/** Returns how to unlock it. */
async function lockEvents(pool: pg.Pool): Promise<() => Promise<void>> {
  const client = await pool.connect();
  await client.query('BEGIN');
  await client.query('LOCK TABLE events IN SHARE MODE');
  return async () => {
    await client.query('COMMIT');
    client.release();
  };
}

interface Call {
  key: string;
  path: string;
  body: object | undefined;
}

/** As clients do: a service that does not answer is not waited for longer. */
const patienceMs = 30_000;
/** Far longer than a database takes to restart. */
const allPatienceMs = 240_000;

/** Asks the services in turn, from any of them, until one answers. */
// biome-ignore lint/suspicious/noExplicitAny: a test looks wherever it likes in an answer
async function callAny(processes: readonly ClusterProcess[], { key, path, body }: Call): Promise<any> {
  const begun = performance.now();
  let said = '';
  for (let attempt = Math.floor(Math.random() * processes.length); ; attempt += 1) {
    const services = processes.filter(({ role }) => role === 'serve');
    if (performance.now() - begun > allPatienceMs)
      throw new Error(`${path}: no service answers.\n${said}\n${services.map(({ log }) => log()).join('\n')}`);
    const asked = (async () =>
      fetch(`${await services[attempt % services.length]?.baseUrl}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(patienceMs),
      }))().catch((error: unknown) => {
      said = String(error);
      return undefined;
    });
    const tooLate = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patienceMs).unref());
    const answer = await Promise.race([asked, tooLate]);
    const text = await answer?.text().catch(() => undefined);
    if (answer?.ok && text !== undefined) return JSON.parse(text);
    if (answer !== undefined && answer.status < 500) throw new Error(`${path}: ${answer.status} ${text}`);
    said = text ?? said;
    await new Promise((next) => setTimeout(next, 50));
  }
}
