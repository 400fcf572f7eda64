import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { openStore, type Store } from '../../../src/service/store/store.ts';
import { startDeliveries } from '../../../src/service/webhooks/send.ts';
import {
  eventNames,
  finding,
  type LogEntry,
  ownerOf,
  result,
  type ServiceOptions,
  shaOf,
  startEmbedded,
} from '../embedded.ts';
import { reportMissingPostgres } from '../store/databases.ts';
import { createPostgresDatabase, isPostgresInstalled } from '../store/postgres-server.ts';
import { makeFolder } from '../temporary-repository.ts';

type Send = NonNullable<ServiceOptions['send']>;
type WebhookMessage = Parameters<Send>[0];

const folder = makeFolder();
let files = 0;
const newFile = () => join(folder, `${++files}.db`);
const places = [
  ['in memory', async () => ':memory:'],
  ['on disk', async () => newFile()],
  ...(isPostgresInstalled ? [['over PostgreSQL', createPostgresDatabase] as const] : []),
] as const;
reportMissingPostgres('the deliveries of events');

const web = {
  path: '/srv/web',
  name: 'web',
  vcsUrl: 'https://github.com/acme/web',
  vcsProvider: 'github',
  defaultBranch: 'main',
};
const hook = { url: 'https://example.com/', secret: null, allowPrivate: false };

/** What the service says of its webhooks. */
async function describeService() {
  const { service, call } = await startEmbedded();
  const { body } = await call('GET', '/openapi.json');
  await service.stop();
  return body;
}

async function setUp(file: string, events: readonly (typeof eventNames)[number][] = eventNames) {
  let time = new Date('2026-03-01T10:00:00Z');
  const now = () => time;
  const store = await openStore({ file, now });
  const owner = await ownerOf(store);
  const webhookId = await store.webhooks.add(owner, { ...hook, events });
  const sent: WebhookMessage[] = [];
  const log: LogEntry[] = [];
  let status = 204;
  let held: Promise<void> | undefined;
  const send: Send = async (message) => {
    sent.push(message);
    await held;
    return { status, error: status === 204 ? undefined : `status ${status}`, durationMs: 1 };
  };
  const deliveries = startDeliveries({ outbox: store.outbox, send, now, log: (entry) => log.push(entry) });
  const settle = async () => {
    deliveries.wake();
    await deliveries.idle();
  };
  const pass = async (ms: number) => {
    time = new Date(time.getTime() + ms);
    await settle();
  };
  const answerWith = (next: number) => {
    status = next;
  };
  /** Receivers do not answer until the returned function is called. */
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    return resolve;
  };
  return { store, owner, webhookId, sent, log, deliveries, settle, pass, answerWith, hold };
}

async function scan(store: Store, id: string, found: Parameters<typeof result>[0], branch = 'main') {
  const { id: scanId } = await store.scans.create({ repositoryId: id, branch, commitSha: shaOf('a') });
  await store.scans.start(scanId);
  await store.scans.complete(scanId, result(found));
  return scanId;
}

describe.each(places)('events, %s,', (_, place) => {
  it('tell what happened, each with the payload that is documented', async () => {
    const { store, owner, sent, settle, hold, deliveries } = await setUp(await place());
    // Otherwise those that are sent by themselves in the meantime come before what happens later.
    const answer = hold();
    const [repository] = await store.repositories.register(owner, [web]);
    const id = repository?.id ?? '';
    const first = await scan(store, id, [finding(), finding({ fingerprint: 'two', severity: 'INFO' })]);
    await scan(store, id, [finding()]);
    await scan(store, id, [finding(), finding({ fingerprint: 'two', severity: 'INFO' })]);
    await store.scans.fail(
      (await store.scans.create({ repositoryId: id, branch: 'main', commitSha: shaOf('b') })).id,
      'no engine',
    );
    answer();
    await settle();
    const bodies = sent.map(({ body }) => JSON.parse(body));
    expect(bodies.map(({ event }) => event)).toEqual([
      'repository.connected',
      ...['scan.completed', 'scan.completed', 'scan.completed', 'scan.failed'],
      ...['violation.created', 'violation.created'],
      ...['violation.fixed', 'violation.created'],
    ]);
    expect(bodies[1]).toEqual({
      event: 'scan.completed',
      timestamp: expect.stringMatching(/^2026-03-01T10:00:00\.\d{3}Z$/),
      data: {
        scan_id: first,
        repository: 'web',
        status: 'COMPLETED',
        violations: { critical: 0, high: 1, medium: 0, low: 0 },
      },
    });
    expect(Object.keys(bodies[1].data)).toEqual(['scan_id', 'repository', 'status', 'violations']);
    const { webhooks } = await describeService();
    for (const body of bodies) {
      const { schema } = webhooks[body.event].post.requestBody.content['application/json'];
      expect([body.event, new Ajv2020().validate(schema, body)]).toEqual([body.event, true]);
    }
    expect(bodies[7].data).toMatchObject({ status: 'FIXED', branch: 'main', severity: 'INFO' });
    expect(JSON.stringify(bodies)).not.toContain('db.query');
    expect(new Set(sent.map(({ eventId }) => eventId)).size).toBe(sent.length);
    await deliveries.stop();
    await store.close();
  });

  it('of violations let the end of a later scan overtake them, however many they are', async () => {
    const { store, owner, sent, webhookId, hold, deliveries } = await setUp(await place(), [
      'scan.completed',
      'violation.created',
    ]);
    const [repository] = await store.repositories.register(owner, [web]);
    const many = Array.from({ length: 50 }, (_, at) => finding({ fingerprint: `${at}` }));
    const answer = hold();
    await scan(store, repository?.id ?? '', many);
    deliveries.wake();
    await scan(store, repository?.id ?? '', many);
    expect(await store.outbox.list(webhookId, 1)).toMatchObject([{ dueAt: expect.stringMatching(/^2026-03-01T10/) }]);
    expect((await store.outbox.list(webhookId, 3))[2]?.dueAt).toMatch(/^2026-03-01T10/);
    answer();
    while ((await store.outbox.waiting()) > 0) await deliveries.idle();
    expect(sent.slice(0, 2).map(({ event }) => event)).toEqual(['scan.completed', 'scan.completed']);
    expect(sent).toHaveLength(52);
    await deliveries.stop();
    await store.close();
  });

  it('go to those who ask for them, in their organization, and are kept for nobody else', async () => {
    const { store, owner, sent, settle, deliveries } = await setUp(await place(), ['scan.failed']);
    const other = (await store.organizations.chooseOrMake('Beta')).id;
    await store.webhooks.add(other, { ...hook, url: 'https://beta.example/', events: eventNames });
    const [repository] = await store.repositories.register(owner, [web]);
    await scan(store, repository?.id ?? '', [finding()]);
    expect(await store.outbox.waiting()).toBe(0);
    await store.scans.fail(
      (await store.scans.create({ repositoryId: repository?.id ?? '', branch: 'main', commitSha: shaOf('b') })).id,
      'x',
    );
    await settle();
    expect(sent.map(({ event, url }) => [event, url])).toEqual([['scan.failed', 'https://example.com/']]);
    await deliveries.stop();
    await store.close();
  });

  it('of a change that is taken back are taken back with it', async () => {
    const { store, owner, deliveries } = await setUp(await place());
    // It would send one in the meantime.
    await deliveries.stop();
    const [repository] = await store.repositories.register(owner, [web]);
    const before = await store.outbox.waiting();
    const { id } = await store.scans.create({
      repositoryId: repository?.id ?? '',
      branch: 'main',
      commitSha: shaOf('a'),
    });
    await store.scans.start(id);
    const broken = finding({ fingerprint: 'two', severity: 'WORST' as 'HIGH' });
    await expect(store.scans.complete(id, result([finding(), broken]))).rejects.toThrow();
    expect(await store.outbox.waiting()).toBe(before);
    await store.close();
  });

  it('that failed are sent again under the same id, later each time, and the failures are in the log', async () => {
    const { store, owner, webhookId, sent, log, pass, settle, answerWith, deliveries } = await setUp(await place(), [
      'repository.connected',
    ]);
    answerWith(500);
    await store.repositories.register(owner, [web]);
    await settle();
    await settle();
    expect(sent).toHaveLength(1);
    await pass(9_900);
    expect(sent).toHaveLength(1);
    await pass(200);
    expect(sent).toHaveLength(2);
    answerWith(204);
    await pass(30_000);
    await pass(86_400_000);
    expect([
      sent.length,
      new Set(sent.map(({ eventId }) => eventId)).size,
      new Set(sent.map(({ body }) => body)).size,
    ]).toEqual([3, 1, 1]);
    const [delivery] = await store.outbox.list(webhookId, 9);
    expect(delivery?.attempts.map(({ status }) => status)).toEqual([500, 500, 204]);
    expect(delivery).toMatchObject({ status: 'delivered', dueAt: null });
    expect(log.map(({ event }) => event)).toEqual(['webhook.failed', 'webhook.failed', 'webhook.delivered']);
    await deliveries.stop();
    await store.close();
  });

  it('are given up and the webhook disabled after ten failures in more than a day, with a line in the log', async () => {
    const { store, owner, webhookId, sent, log, pass, settle, answerWith, deliveries } = await setUp(await place(), [
      'repository.connected',
    ]);
    answerWith(503);
    await store.repositories.register(owner, [web]);
    await settle();
    let passed = 0;
    while ((await store.webhooks.find(owner, webhookId))?.disabledAt === null) {
      await pass(3_600_000);
      passed += 3_600_000;
    }
    expect(sent).toHaveLength(10);
    expect(passed).toBeGreaterThan(86_400_000);
    expect(log.map(({ event }) => event)).toContain('webhook.disabled');
    expect((await store.outbox.list(webhookId, 1))[0]).toMatchObject({ status: 'given up', dueAt: null });
    await store.repositories.register(owner, [{ ...web, path: '/srv/other' }]);
    await pass(10 * 86_400_000);
    expect(sent).toHaveLength(10);
    await deliveries.stop();
    await store.close();
  });

  it('begin to fail anew after one that was taken: soon sent again, and never disabled for what was long ago', async () => {
    const { store, owner, webhookId, sent, pass, settle, answerWith, deliveries } = await setUp(await place(), [
      'repository.connected',
    ]);
    for (let turn = 0; turn < 3; turn++) {
      answerWith(503);
      await store.repositories.register(owner, [{ ...web, path: `/srv/${turn}` }]);
      await settle();
      const before = sent.length;
      await pass(10_000);
      expect(sent).toHaveLength(before + 1);
      for (let failed = 2; failed < 9; failed++) await pass(10_000 * 3 ** (failed - 1));
      answerWith(204);
      await pass(86_400_000);
      expect((await store.webhooks.find(owner, webhookId))?.disabledAt).toBeNull();
      expect((await store.outbox.list(webhookId, 1))[0]).toMatchObject({ status: 'delivered' });
    }
    await deliveries.stop();
    await store.close();
  });

  it('that one receiver refuses do not hold back the others, nor does one bad event hold back the next', async () => {
    const { store, owner, sent, pass, settle, deliveries } = await setUp(await place(), ['repository.connected']);
    await store.webhooks.add(owner, { ...hook, url: 'https://other.example/', events: ['repository.connected'] });
    await store.repositories.register(owner, [web, { ...web, path: '/srv/two', name: 'two' }]);
    await settle();
    await pass(1);
    const of = (url: string) => sent.filter((message) => message.url === url).length;
    expect([of('https://example.com/'), of('https://other.example/')]).toEqual([2, 2]);
    await deliveries.stop();
    await store.close();
  });

  it('of a receiver that fails again and again are sent later each time, whichever of them it is', async () => {
    const { store, owner, sent, settle, pass, answerWith, deliveries } = await setUp(await place());
    answerWith(500);
    const [repository] = await store.repositories.register(owner, [web]);
    await scan(store, repository?.id ?? '', []);
    await settle();
    const counts = [sent.length];
    for (const ms of [10_000, 10_000, 20_000]) {
      await pass(ms);
      counts.push(sent.length);
    }
    expect(counts).toEqual([1, 2, 2, 3]);
    expect(sent[1]?.eventId).not.toBe(sent[0]?.eventId);
    await deliveries.stop();
    await store.close();
  });

  it('that a service stops sending can be sent by another one at once', async () => {
    const { store, owner, sent, hold, deliveries } = await setUp(await place());
    const letGo = hold();
    await store.repositories.register(owner, [web]);
    deliveries.wake();
    await expect.poll(() => sent.length).toBe(1);
    const stopped = deliveries.stop();
    letGo();
    await stopped;
    const next = await store.outbox.claimDue(new Date('2026-03-01T10:00:01Z'));
    expect(next?.eventId).toBe(sent[0]?.eventId);
    await store.close();
  });

  it('are forgotten a month after they were delivered, with their log', async () => {
    const { store, owner, webhookId, settle, deliveries } = await setUp(await place(), ['repository.connected']);
    await store.repositories.register(owner, [web]);
    await settle();
    await store.outbox.forget(new Date('2026-02-28'));
    expect(await store.outbox.list(webhookId, 9)).toHaveLength(1);
    await store.outbox.forget(new Date('2026-03-02'));
    expect(await store.outbox.list(webhookId, 9)).toEqual([]);
    await deliveries.stop();
    await store.close();
  });
});

describe('deliveries', () => {
  it('are idle only after one that began while the one before it was still being recorded', async () => {
    const store = await openStore({ file: ':memory:' });
    await store.webhooks.add(await ownerOf(store), { ...hook, events: ['repository.connected'] });
    await store.repositories.register(await ownerOf(store), [web, { ...web, path: '/srv/api', name: 'api' }]);
    const [started, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let count = 0;
    const send: Send = async () => {
      count++;
      if (count === 2) {
        started.resolve();
        await answered.promise;
      }
      return { status: 204, error: undefined, durationMs: 1 };
    };
    const settle: Store['outbox']['settle'] = async (...args) => {
      const outcome = await store.outbox.settle(...args);
      deliveries.wake();
      if (count === 1) await started.promise;
      return outcome;
    };
    const deliveries = startDeliveries({ outbox: { ...store.outbox, settle }, send, now: () => new Date() });
    await started.promise;
    let isIdle = false;
    const end = deliveries.idle().then(() => {
      isIdle = true;
    });
    await setTimeout(50);
    expect(isIdle).toBe(false);
    answered.resolve();
    await end;
    expect(await store.outbox.waiting()).toBe(0);
    await deliveries.stop();
    await store.close();
  });
});

describe('the backoff', () => {
  it('begins at ten seconds, and triples until the webhook is disabled', async () => {
    const { store, owner, sent, pass, settle, answerWith, deliveries } = await setUp(':memory:', [
      'repository.connected',
    ]);
    answerWith(503);
    await store.repositories.register(owner, [web]);
    await settle();
    for (let failures = 1; failures < 10; failures += 1) {
      await pass(10_000 * 3 ** (failures - 1) - 1);
      expect(sent).toHaveLength(failures);
      await pass(1);
      expect(sent).toHaveLength(failures + 1);
    }
    await deliveries.stop();
    await store.close();
  });
});

describe('a crash', () => {
  it('loses no event: what a service could not send any more the next one sends', async () => {
    const database = newFile();
    const tool = await openStore({ file: database, role: 'tool' });
    await tool.webhooks.add(await ownerOf(tool), { ...hook, events: ['scan.completed'] });
    await tool.close();
    const silent: Send = (_, { signal }) =>
      new Promise((fulfil) =>
        signal.addEventListener('abort', () => fulfil({ status: undefined, error: 'x', durationMs: 0 })),
      );
    const first = await startEmbedded({ database, send: silent });
    const { scan_id } = await first.scan();
    await first.service.stop();
    const sent: WebhookMessage[] = [];
    const arrived = Promise.withResolvers<void>();
    const send: Send = async (message) => {
      sent.push(message);
      arrived.resolve();
      return { status: 200, error: undefined, durationMs: 0 };
    };
    const second = await startEmbedded({ database, send });
    await arrived.promise;
    await second.service.stop();
    expect(sent.map(({ body }) => JSON.parse(body).data.scan_id)).toEqual([scan_id]);
  });
});
