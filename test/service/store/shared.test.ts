/** What several processes do over one PostgreSQL database at the same time. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { createScanRunner } from '../../../src/service/runner.ts';
import { openStore, type Store } from '../../../src/service/store/store.ts';
import { finding, type LogEntry, ownerOf, result, type ScanCommit, shaOf } from '../embedded.ts';
import { reportMissingPostgres } from './databases.ts';
import { createPostgresDatabase, isPostgresInstalled } from './postgres-server.ts';

reportMissingPostgres('several processes');

const stores: Store[] = [];
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

async function openAll(count: number, now?: () => Date): Promise<{ address: string; all: Store[] }> {
  const address = await createPostgresDatabase();
  const all: Store[] = [];
  for (let index = 0; index < count; index += 1) {
    all.push(await openStore({ file: address, ...(now && { now }) }));
  }
  stores.push(...all);
  return { address, all };
}

const base = { vcsUrl: '', vcsProvider: 'git', defaultBranch: 'main', remoteUrl: null };

async function addRepositories(store: Store, names: readonly string[]): Promise<string[]> {
  const owner = await ownerOf(store);
  const ids: string[] = [];
  for (const name of names) ids.push(await store.repositories.add(owner, { ...base, path: `/srv/${name}`, name }));
  return ids;
}

/** After this time a worker that has died loses its scans. */
const scanLeaseMs = 60_000;

const request = (store: Store, repositoryId: string, letter = 'a', branch = 'main') =>
  store.scans.create({ repositoryId, branch, commitSha: shaOf(letter) });

describe.runIf(isPostgresInstalled)('server times', () => {
  it('increase strictly over three processes', async () => {
    const { address, all } = await openAll(1);
    await addRepositories(all[0] as Store, ['a']);
    const script = new URL('tick-process.ts', import.meta.url).pathname;
    const run = async () => {
      const { stdout } = await promisify(execFile)(process.execPath, [script, address, '200']);
      return JSON.parse(stdout) as string[];
    };
    const times = await Promise.all([run(), run(), run()]);
    for (const own of times) expect(own).toEqual(own.toSorted());
    expect(new Set(times.flat()).size).toBe(600);
  });

  it('do not wait for an open transaction that has asked for one', async () => {
    const { all } = await openAll(2);
    const [one, other] = all as [Store, Store];
    const owner = await ownerOf(one);
    await one.transaction(async (tables) => {
      await tables.keys.create(owner, { name: 'open', scopes: [] });
      await other.keys.create(owner, { name: 'beside', scopes: [] });
    });
    expect((await one.keys.list(owner)).map(({ name }) => name).toSorted()).toEqual(['beside', 'open']);
  });
});

describe.runIf(isPostgresInstalled)('the queue of several workers', () => {
  it('gives each scan to one of them, and never two of one repository', async () => {
    const { all } = await openAll(3);
    const [first] = all as [Store];
    const repositories = await addRepositories(first, ['a', 'b', 'c']);
    for (const letter of 'abcd') for (const id of repositories) await request(first, id, letter);
    const running = new Set<string>();
    let scanned = 0;
    const scan: ScanCommit = async ({ path }) => {
      expect(running.has(path)).toBe(false);
      running.add(path);
      await new Promise(setImmediate);
      scanned += 1;
      running.delete(path);
      return result([finding()]);
    };
    const ended = Promise.withResolvers<void>();
    let ends = 0;
    const onScanEnd = () => {
      ends += 1;
      if (ends === 12) ended.resolve();
    };
    const runners = all.map((store) => createScanRunner({ store, scan, concurrency: 2, onScanEnd }));
    for (const runner of runners) runner.enqueue();
    await ended.promise;
    for (const runner of runners) await runner.stop();
    const { items } = await first.scans.list({}, { page: 1, limit: 50 });
    expect(items.map(({ status }) => status)).toEqual(Array(12).fill('COMPLETED'));
    expect(scanned).toBe(12);
    const spans = items.map(({ repositoryId, startedAt, completedAt }) => ({ repositoryId, startedAt, completedAt }));
    for (const repository of repositories) {
      const own = spans.filter(({ repositoryId }) => repositoryId === repository).toReversed();
      for (const [index, { startedAt }] of own.entries()) {
        expect((startedAt ?? '') > (own[index - 1]?.completedAt ?? '')).toBe(true);
      }
    }
  });

  it('gives a scan back once when the connection to the database was lost, and only then', async () => {
    const lost = [
      { code: 'EPIPE', syscall: 'write' },
      // A socket that the server has removed.
      { code: 'ENOENT', syscall: 'connect' },
      { code: '57P01' },
      { message: 'Client has encountered a connection error and is not queryable' },
      { message: 'Connection terminated unexpectedly' },
    ];
    const other = [{ code: 'ENOENT', syscall: 'open' }, { code: '23505' }, { message: 'retire ended with code 1' }];
    const errors = [...lost, ...other];
    const { all } = await openAll(1);
    const [store] = all as [Store];
    for (const id of await addRepositories(store, [...errors.keys()].map(String))) await request(store, id);
    const tries = errors.map(() => 0);
    const scan: ScanCommit = async ({ path }) => {
      const index = Number(path.slice('/srv/'.length));
      tries[index] = (tries[index] ?? 0) + 1;
      throw Object.assign(new Error(), errors[index]);
    };
    const runner = createScanRunner({ store, scan });
    runner.enqueue();
    const failed = async () => (await store.scans.list({ status: 'FAILED' }, { page: 1, limit: 50 })).items;
    await expect.poll(async () => (await failed()).length, { timeout: 20_000 }).toBe(errors.length);
    await runner.stop();
    expect(tries).toEqual([...lost.map(() => 2), ...other.map(() => 1)]);
    const told = (await failed()).filter(({ error }) => error?.startsWith('interrupted: the connection'));
    expect(told).toHaveLength(lost.length);
  });

  it('tells a worker of a scan that another process was asked for', async () => {
    const { all } = await openAll(2);
    const [service, worker] = all as [Store, Store];
    const [id = ''] = await addRepositories(service, ['a']);
    const ended = Promise.withResolvers<void>();
    const runner = createScanRunner({ store: worker, scan: async () => result([]), onScanEnd: () => ended.resolve() });
    await request(service, id);
    await ended.promise;
    await runner.stop();
  });

  it('has a scan again that a stopped worker had begun', async () => {
    const { all } = await openAll(2);
    const [one, other] = all as [Store, Store];
    const [id = ''] = await addRepositories(one, ['a']);
    const begun = Promise.withResolvers<void>();
    const scan: ScanCommit = (_, signal) => {
      begun.resolve();
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
    };
    const runner = createScanRunner({ store: one, scan });
    const { id: scanId } = await request(one, id);
    runner.enqueue();
    await begun.promise;
    await runner.stop();
    expect(await one.scans.find(scanId)).toMatchObject({ status: 'PENDING', startedAt: null, error: null });
    expect((await other.scans.claim())?.scans.map((each) => each.id)).toEqual([scanId]);
  });

  it('leaves a scan to the next worker when its result comes after its lease', async () => {
    let time = Date.parse('2030-01-01T00:00:00Z');
    const { all } = await openAll(2, () => new Date(time));
    const [one, other] = all as [Store, Store];
    const [id = ''] = await addRepositories(one, ['a']);
    const { id: scanId } = await request(one, id);
    const events: string[] = [];
    const log = ({ event }: LogEntry) => events.push(event);
    const scan: ScanCommit = async () => {
      if (events.length > 0) return result([finding()]);
      time += scanLeaseMs + 1_000;
      expect(await other.scans.recoverLost()).toEqual({ returned: [scanId], failed: [] });
      return result([]);
    };
    const runner = createScanRunner({ store: one, scan, log });
    runner.enqueue();
    await expect.poll(() => events).toContain('scan.completed');
    await runner.stop();
    expect(events).toEqual(['scan.lost', 'scan.completed']);
    expect(await one.scans.find(scanId)).toMatchObject({ status: 'COMPLETED', error: null, counts: { high: 1 } });
  });

  it('gives a scan back once when its worker dies, then makes it FAILED, and never believes the dead', async () => {
    let time = Date.parse('2030-01-01T00:00:00Z');
    const { all } = await openAll(2, () => new Date(time));
    const [one, other] = all as [Store, Store];
    const [id = ''] = await addRepositories(one, ['a']);
    const { id: scanId } = await request(one, id);
    const first = await one.scans.claim();
    expect(await other.scans.claim()).toBeUndefined();
    time += scanLeaseMs / 2;
    expect(await first?.renew()).toBe(true);
    time += scanLeaseMs - 1_000;
    expect(await other.scans.recoverLost()).toEqual({ returned: [], failed: [] });
    time += 2_000;
    expect(await other.scans.recoverLost()).toEqual({ returned: [scanId], failed: [] });
    expect(await one.scans.fail(scanId, 'too late', first?.claim)).toBe(false);
    expect(await one.scans.find(scanId)).toMatchObject({ status: 'PENDING', error: null });
    const second = await other.scans.claim();
    expect(await first?.renew()).toBe(false);
    await expect(one.scans.complete(scanId, result([finding()]), first?.claim)).rejects.toThrow('is not in the state');
    expect(await one.scans.fail(scanId, 'too late', first?.claim)).toBe(false);
    await first?.giveBack();
    expect(await one.scans.find(scanId)).toMatchObject({ status: 'SCANNING', error: null });
    time += scanLeaseMs + 1_000;
    expect(await one.scans.recoverLost()).toEqual({ returned: [], failed: [scanId] });
    await expect(other.scans.complete(scanId, result([]), second?.claim)).rejects.toThrow('is not in the state');
    expect(await one.scans.find(scanId)).toMatchObject({ status: 'FAILED', error: expect.stringContaining('worker') });
    expect((await one.violations.list({}, { page: 1, limit: 1 })).total).toBe(0);
  });

  it('is never fuller than it may be, and holds a moved branch once, whoever asks', async () => {
    const { all } = await openAll(3);
    const [first] = all as [Store];
    const [id = ''] = await addRepositories(first, ['a']);
    const room = { organizationId: await ownerOf(first), maxUnfinished: 5 };
    const moved = { repositoryId: id, branch: 'topic', commitSha: shaOf('b') };
    const looks = await Promise.all(all.map((store) => store.scans.createForChange(moved, room)));
    expect(looks.filter((created) => created !== 'known')).toHaveLength(1);
    const scan = { repositoryId: id, branch: 'main', commitSha: shaOf('a') };
    const asked = all.flatMap((store) => [1, 2, 3, 4].map(() => store.scans.createWithRoom(scan, room)));
    expect((await Promise.all(asked)).filter((created) => created !== undefined)).toHaveLength(4);
  });
});

describe.runIf(isPostgresInstalled)('several senders', () => {
  it('never have a delivery of one webhook at the same time, and get that of a dead one', async () => {
    let time = Date.parse('2030-01-01T00:00:00Z');
    const now = () => new Date(time);
    const { all } = await openAll(3, now);
    const [first] = all as [Store];
    const owner = await ownerOf(first);
    const hook = { url: 'https://example.com/', secret: null, allowPrivate: false };
    for (const _ of 'ab') await first.webhooks.add(owner, { ...hook, events: ['repository.connected'] });
    await addRepositories(first, ['x', 'y']);
    const claims = await Promise.all(all.map((store) => store.outbox.claimDue(now())));
    const claimed = claims.filter((claim) => claim !== undefined);
    expect(new Set(claimed.map(({ webhookId }) => webhookId)).size).toBe(claimed.length);
    for (const store of all) {
      const more = await store.outbox.claimDue(now());
      if (more !== undefined) claimed.push(more);
    }
    expect(claimed).toHaveLength(2);
    const [one] = claimed;
    if (one === undefined) throw new Error('nothing was claimed');
    await first.outbox.settle(one, { status: 204, error: undefined, durationMs: 1 }, now());
    const next = await first.outbox.claimDue(now());
    expect([next?.webhookId, next?.eventId === one.eventId]).toEqual([one.webhookId, false]);
    time += 61_000;
    expect((await first.outbox.claimDue(now()))?.eventId).toBeDefined();
  });
});

describe.runIf(isPostgresInstalled)('limits of requests', () => {
  it('hold over all processes', async () => {
    const { all } = await openAll(3);
    const rate = { requests: 10, seconds: 3_600 };
    const asked = all.flatMap((store) => Array.from({ length: 10 }, () => store.requestBuckets.take('key a', rate)));
    const waits = (await Promise.all(asked)).filter((wait) => wait !== undefined);
    expect(waits).toHaveLength(20);
    expect(Math.max(...waits)).toBeLessThanOrEqual(360);
    expect(await all[0]?.requestBuckets.take('key b', rate)).toBeUndefined();
  });
});

describe.runIf(isPostgresInstalled)('a database in PostgreSQL', () => {
  const connect = async (address: string) => {
    const { searchParams, pathname } = new URL(address);
    const client = new pg.Client({
      ...{ host: searchParams.get('host') ?? '', user: 'postgres', database: pathname.slice(1) },
      options: searchParams.get('options') ?? '',
    });
    await client.connect();
    return client;
  };

  it('gets its tables once, though several processes start at the same time', async () => {
    const file = await createPostgresDatabase();
    stores.push(...(await Promise.all([1, 2, 3].map(() => openStore({ file })))));
    const [first, second] = stores as [Store, Store];
    expect(await ownerOf(first)).toBe(await ownerOf(second));
  });

  it.each([
    ['of a newer version', "INSERT INTO kysely_migration VALUES ('99', '2026')", 'newer version (99)'],
    ['of another program', 'DROP TABLE kysely_migration', 'tables of another program'],
  ])('%s is refused and left alone', async (_, change, message) => {
    const file = await createPostgresDatabase();
    await (await openStore({ file })).close();
    const client = await connect(file);
    await client.query(change);
    await expect(openStore({ file })).rejects.toMatchObject({
      code: 'CONFIG',
      message: expect.stringContaining(message),
    });
    await client.end();
  });

  it('that ends all connections fails what is under way, and is used again', async () => {
    const { address, all } = await openAll(1);
    const [store] = all as [Store];
    const owner = await ownerOf(store);
    const client = await connect(address);
    const cut = store.transaction(async ({ keys }) => {
      await keys.create(owner, { name: 'lost', scopes: [] });
      const others =
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1';
      await client.query(others, ['scan-gate']);
      await new Promise((soon) => setTimeout(soon, 50));
      await keys.create(owner, { name: 'lost too', scopes: [] });
    });
    await expect(cut).rejects.toThrow();
    await client.end();
    await store.keys.create(owner, { name: 'kept', scopes: [] });
    expect((await store.keys.list(owner)).map(({ name }) => name)).toEqual(['kept']);
  });

  it('tells of work again after its connection was lost', async () => {
    const { address, all } = await openAll(2);
    const [worker, service] = all as [Store, Store];
    const [id = ''] = await addRepositories(service, ['a']);
    let calls = 0;
    const stop = await worker.listen(() => {
      calls += 1;
    });
    const client = await connect(address);
    const listeners =
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %' AND datname = current_database()";
    expect((await client.query(listeners)).rowCount).toBe(1);
    await client.end();
    await request(service, id);
    let letters = 0;
    const ask = () => request(service, id, 'bcdef'[letters++ % 5]);
    await expect.poll(async () => [await ask(), calls][1], { timeout: 20_000, interval: 200 }).toBeGreaterThan(0);
    await stop();
  });

  it('that ends a transaction for a deadlock is asked once more', async () => {
    const { address, all } = await openAll(1);
    const [store] = all as [Store];
    const owner = await ownerOf(store);
    const [one = '', other = ''] = await Promise.all(
      ['one', 'other'].map(async (name) => (await store.keys.create(owner, { name, scopes: [] })).id),
    );
    const client = await connect(address);
    const lock = (id: string) => client.query('UPDATE api_keys SET name = name WHERE id = $1', [id]);
    // Only the other one looks for a deadlock, and is ended.
    await client.query("SET deadlock_timeout = '1h'");
    await client.query('BEGIN');
    await lock(one);
    let tries = 0;
    const [held, waiting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const revoked = store.transaction(async ({ keys }) => {
      tries += 1;
      await keys.revoke(owner, other);
      held.resolve();
      await waiting.promise;
      return keys.revoke(owner, one);
    });
    await held.promise;
    const locked = lock(other);
    const watcher = await connect(address);
    const waits = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    await expect.poll(async () => (await watcher.query(waits)).rowCount).toBe(1);
    await watcher.end();
    waiting.resolve();
    await locked;
    await client.query('COMMIT');
    await client.end();
    expect(await revoked).toBe(true);
    expect(tries).toBe(2);
  });

  it('without tables is none for a tool that may not make them', async () => {
    const file = await createPostgresDatabase();
    await expect(openStore({ file, role: 'tool', mayMake: false })).rejects.toThrow('has no tables of Scan Gate');
  });

  it('keeps texts with characters that PostgreSQL does not have', async () => {
    const { all } = await openAll(1);
    const [store] = all as [Store];
    const [id = ''] = await addRepositories(store, ['a']);
    const { id: scanId } = await request(store, id);
    await store.scans.start(scanId);
    await store.scans.complete(scanId, result([finding({ title: 'a\0b \ud800 c' })]));
    const { items } = await store.violations.list({}, { page: 1, limit: 1 });
    expect(items[0]?.title).toBe('a\ufffdb \ufffd c');
    expect((await store.repositories.list({ search: 'a\0' }, { page: 1, limit: 1 })).total).toBe(0);
  });
});
