/**
 * The outbox. Events for webhooks are written in the same transaction as their change, so that a crash loses none. Each
 * stays until every webhook that subscribed to it has accepted it, or has failed too often.
 */

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { EventData, EventName } from '../webhooks/payloads.ts';
import type { Database } from './database.ts';
import type { Merged } from './merge.ts';
import { createRecordId, type Schema } from './schema.ts';

type ServiceEvent = { [E in EventName]: { event: E; data: EventData<E> } }[EventName];

/**
 * Writes the events for the webhooks of the organization that subscribed to them. Runs inside the caller's transaction.
 */
async function recordEvents(
  database: Database,
  organizationId: string,
  listEvents: () => AsyncIterable<readonly ServiceEvent[]>,
): Promise<void> {
  const hooks = await database.write
    .selectFrom('webhooks')
    .select(['id', 'events'])
    .where('organizationId', '=', organizationId)
    .where('disabledAt', 'is', null)
    .execute();
  // Most services have no webhooks. Then nothing is read, however much a scan has found.
  if (hooks.length === 0) return;
  const time = await database.tick();
  for await (const batch of listEvents()) {
    const asked = batch.map((each) => ({
      ...each,
      webhookIds: hooks.filter(({ events }) => events.includes(each.event)).map(({ id }) => id),
    }));
    const wanted = asked.filter(({ webhookIds }) => webhookIds.length > 0);
    if (wanted.length > 0) await insertEvents(database, wanted, time);
    await nextTurn();
  }
}

async function insertEvents(
  { write }: Database,
  events: readonly (ServiceEvent & { webhookIds: readonly string[] })[],
  time: string,
): Promise<void> {
  const rows = events.map(({ event, data, webhookIds }) => ({
    ...{ webhookIds, event, createdAt: time },
    ...{ id: createRecordId('evt'), body: JSON.stringify({ event, timestamp: time, data }) },
  }));
  await write
    .insertInto('events')
    .values(rows.map(({ webhookIds: _, ...row }) => row))
    .execute();
  const deliveries = rows.flatMap(({ id, event, webhookIds }) =>
    webhookIds.map((webhookId) => ({
      ...{ eventId: id, webhookId },
      dueAt: event.startsWith('violation.') ? atOnceAfterOthers : atOnce,
    })),
  );
  await write.insertInto('deliveries').values(deliveries).execute();
}

/** Earlier than every time: server times run ahead of the clock, and no event should wait for that. */
const atOnce = '';
/** A first scan may create thousands of events, and the end of a scan must not wait for them. */
const atOnceAfterOthers = ' ';

export interface WebhookMessage {
  url: string;
  allowPrivate: boolean;
  secret: string | null;
  eventId: string;
  event: string;
  /** JSON, sent and signed byte by byte. */
  body: string;
}

export interface Sent {
  /** Undefined when there was no response. */
  status: number | undefined;
  /** Why it does not count as delivered. */
  error: string | undefined;
  durationMs: number;
}

/** A due delivery with its message. */
export interface WaitingDelivery extends WebhookMessage {
  deliveryId: number;
  webhookId: string;
  /** Number of attempts so far. */
  attempts: number;
}

/**
 * A delivery is given up after this many attempts, and a webhook is disabled after this many consecutive failures of
 * any events.
 */
const maxAttempts = 10;
const maxFailures = 10;
const firstDelayMs = 10_000;

/** A sender that has died gives its webhook back after this time. Sending takes less. */
const leaseMs = 60_000;

export function createOutboxTable(database: Database) {
  return {
    /**
     * The oldest due delivery of an enabled webhook that neither waits after a failure nor has a delivery under way. Until
     * `settle` or `release`, no sender of any process gets another one of this webhook.
     */
    claimDue: async (now: Date): Promise<WaitingDelivery | undefined> => {
      // Most looks find nothing, and change nothing then.
      if ((await selectDue(database.read, now, undefined).executeTakeFirst()) === undefined) return undefined;
      return database.transaction(async (transaction) => {
        const time = await transaction.tick();
        const due = selectDue(transaction.write, now, time);
        const row = await transaction.skipLocked(due, 'w').executeTakeFirst();
        if (row === undefined) return undefined;
        const leaseUntil = new Date(Date.parse(time) + leaseMs).toISOString();
        await transaction.write.updateTable('webhooks').set({ leaseUntil }).where('id', '=', row.webhookId).execute();
        return row;
      });
    },
    /** Gives a delivery back that was not sent. */
    release: async ({ webhookId }: WaitingDelivery) => {
      await database.write.updateTable('webhooks').set({ leaseUntil: null }).where('id', '=', webhookId).execute();
    },
    /** Gives all deliveries back: nobody sends any. */
    releaseAll: async () => {
      await database.write.updateTable('webhooks').set({ leaseUntil: null }).execute();
    },
    /** Records the result of an attempt. */
    settle: (waiting: WaitingDelivery, sent: Sent, now: Date) =>
      database.transaction(({ write }) => recordDeliveryResult(write, waiting, sent, now)),
    /** The newest deliveries to a webhook, newest first. */
    list: (webhookId: string, limit: number) => listDeliveryRecords(database.read, webhookId, limit),
    /** Number of waiting deliveries of all webhooks. */
    waiting: async () => {
      const { n } = await database.read
        .selectFrom('deliveries')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('status', '=', 'waiting')
        .executeTakeFirstOrThrow();
      return n;
    },
    /** Deletes deliveries that ended before the time, with their log. */
    forget: (before: Date) =>
      database.transaction(async ({ write }) => {
        const time = before.toISOString();
        await write.deleteFrom('deliveries').where('status', '<>', 'waiting').where('dueAt', '<', time).execute();
        await write
          .deleteFrom('events')
          .where(({ not, exists, selectFrom }) =>
            not(exists(selectFrom('deliveries as d').select('d.seq').whereRef('d.eventId', '=', 'events.id'))),
          )
          .execute();
      }),
  };
}

/** With a server time: only for webhooks that no sender has. */
function selectDue(database: Kysely<Schema>, now: Date, time: string | undefined) {
  return database
    .selectFrom('deliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhookId')
    .innerJoin('events as e', 'e.id', 'd.eventId')
    .select(['d.seq as deliveryId', 'd.webhookId', 'd.attempts', 'e.id as eventId', 'e.event', 'e.body'])
    .select(['w.url', 'w.secret', 'w.allowPrivate'])
    .where('d.status', '=', 'waiting')
    .where('d.dueAt', '<=', now.toISOString())
    .where('w.disabledAt', 'is', null)
    .where(({ or, eb }) => or([eb('w.retryAt', 'is', null), eb('w.retryAt', '<=', now.toISOString())]))
    .$if(time !== undefined, (query) =>
      query.where(({ or, eb }) => or([eb('w.leaseUntil', 'is', null), eb('w.leaseUntil', '<=', time ?? '')])),
    )
    .orderBy('d.dueAt')
    .orderBy('d.seq')
    .limit(1);
}

async function recordDeliveryResult(
  write: Kysely<Schema>,
  waiting: WaitingDelivery,
  sent: Sent,
  now: Date,
): Promise<{ gaveUp: boolean; disabled: boolean }> {
  const { status = null, error = null, durationMs } = sent;
  const { deliveryId, webhookId } = waiting;
  const hook = await write
    .updateTable('webhooks')
    .set({ leaseUntil: null })
    .where('id', '=', webhookId)
    .returning('failures')
    .executeTakeFirst();
  // The webhook was removed, and its deliveries with it.
  if (hook === undefined) return { gaveUp: false, disabled: false };
  const at = now.toISOString();
  // After the nth consecutive failure: 10 s, 30 s, 90 s … Ten of them take more than a day.
  const addDelay = (failures: number) => new Date(now.getTime() + firstDelayMs * 3 ** (failures - 1)).toISOString();
  const gaveUp = error !== null && waiting.attempts + 1 >= maxAttempts;
  const ended = error === null ? 'delivered' : 'given up';
  const { numUpdatedRows } = await write
    .updateTable('deliveries')
    .set(error === null || gaveUp ? { status: ended, dueAt: at } : { dueAt: addDelay(waiting.attempts + 1) })
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
    .where('seq', '=', deliveryId)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) {
    const attempt = { deliverySeq: deliveryId, at, status, error, durationMs };
    await write.insertInto('attempts').values(attempt).execute();
  }
  const failures = error === null ? 0 : hook.failures + 1;
  const disabled = failures >= maxFailures;
  const rest = { retryAt: addDelay(failures), disabledAt: disabled ? at : null };
  await write
    .updateTable('webhooks')
    .set(error === null ? { failures: 0, retryAt: null } : { failures, ...rest })
    .where('id', '=', webhookId)
    .execute();
  return { gaveUp, disabled };
}

async function listDeliveryRecords(read: Kysely<Schema>, webhookId: string, limit: number) {
  const deliveries = await read
    .selectFrom('deliveries as d')
    .innerJoin('events as e', 'e.id', 'd.eventId')
    .select(['d.seq', 'd.eventId', 'd.status', 'd.dueAt', 'e.event', 'e.createdAt'])
    .where('d.webhookId', '=', webhookId)
    .orderBy('d.seq', 'desc')
    .limit(limit)
    .execute();
  if (deliveries.length === 0) return [];
  const attempts = await read
    .selectFrom('attempts')
    .selectAll()
    .where(
      'deliverySeq',
      'in',
      deliveries.map(({ seq }) => seq),
    )
    .orderBy('seq')
    .execute();
  const byDelivery = Map.groupBy(attempts, ({ deliverySeq }) => deliverySeq);
  return deliveries.map(({ seq, dueAt, eventId, event, createdAt, status }) => ({
    ...{ eventId, event, createdAt, status },
    // Oldest first.
    attempts: (byDelivery.get(seq) ?? []).map(({ at, status, error, durationMs }) => ({
      at,
      status,
      error,
      durationMs,
    })),
    // When it is tried next.
    // Null when it is not tried again.
    dueAt: status === 'waiting' ? dueAt.trim() || createdAt : null,
  }));
}

async function findRepositoryOwner({ write }: Database, repositoryId: string) {
  const owner = await write
    .selectFrom('repositories')
    .select(['organizationId', 'name as repository'])
    .where('id', '=', repositoryId)
    .executeTakeFirst();
  return owner ?? { organizationId: '', repository: '' };
}

interface EndedScan {
  id: string;
  repositoryId: string;
  branch: string | null;
}

export async function announceCompleted(
  database: Database,
  scan: EndedScan,
  { counts, ...changes }: Pick<Merged, 'appeared' | 'fixed' | 'counts'>,
): Promise<void> {
  const { organizationId, repository } = await findRepositoryOwner(database, scan.repositoryId);
  const { critical, high, medium, low } = counts;
  const violations = { critical, high, medium, low };
  const completed = { scan_id: scan.id, repository, status: 'COMPLETED', violations } as const;
  await recordEvents(database, organizationId, async function* () {
    yield [{ event: 'scan.completed', data: completed }];
    yield* buildChangeEvents(database, scan, changes);
  });
}

/** Without a scan: a branch was deleted, and with it the violations that only it had. */
export async function announceFixed(database: Database, repositoryId: string, fixed: readonly string[]): Promise<void> {
  const scan = { id: '', repositoryId, branch: null };
  const { organizationId } = await findRepositoryOwner(database, repositoryId);
  await recordEvents(database, organizationId, () =>
    buildChangeEvents(database, scan, { appeared: [], fixed: [...fixed] }),
  );
}

export async function announceFailed(database: Database, scan: EndedScan, error: string): Promise<void> {
  const { organizationId, repository } = await findRepositoryOwner(database, scan.repositoryId);
  const data = { scan_id: scan.id, repository, status: 'FAILED', error } as const;
  await recordEvents(database, organizationId, async function* () {
    yield [{ event: 'scan.failed', data }];
  });
}

export async function announceConnected(database: Database, repositoryId: string): Promise<void> {
  const row = await database.write
    .selectFrom('repositories')
    .selectAll()
    .where('id', '=', repositoryId)
    .executeTakeFirstOrThrow();
  const data = {
    ...{ repository_id: row.id, repository: row.name, vcs_url: row.vcsUrl },
    ...{ vcs_provider: row.vcsProvider, default_branch: row.defaultBranch },
  };
  await recordEvents(database, row.organizationId, async function* () {
    yield [{ event: 'repository.connected', data }];
  });
}

/** The number of violations that are read at once. */
const batchSize = 500;

async function* buildChangeEvents(
  database: Database,
  scan: EndedScan,
  { appeared, fixed }: Pick<Merged, 'appeared' | 'fixed'>,
): AsyncGenerator<ServiceEvent[]> {
  const { repository } = await findRepositoryOwner(database, scan.repositoryId);
  const changes = [
    ...appeared.map((id) => ({ event: 'violation.created', id }) as const),
    ...fixed.map((id) => ({ event: 'violation.fixed', id }) as const),
  ];
  for (let start = 0; start < changes.length; start += batchSize) {
    const batch = changes.slice(start, start + batchSize);
    const ids = batch.map(({ id }) => id);
    const data = await readAnnouncedViolations(database, ids, { ...scan, repository });
    yield batch.map(({ event, id }) => {
      const found = data.get(id);
      if (found === undefined) throw new Error(`violation ${id} is gone`);
      return { event, data: found };
    });
  }
}

/** No description and no code, because a webhook sends data out of the service. */
async function readAnnouncedViolations(
  { write }: Database,
  ids: readonly string[],
  scan: EndedScan & { repository: string },
): Promise<ReadonlyMap<string, EventData<'violation.created'>>> {
  const rows = await write
    .selectFrom('violations')
    .select(['id', 'title', 'severity', 'type', 'status', 'filePath', 'lineNumber', 'firstDetected'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, title, severity, type, status, ...row }) => {
      const data = {
        ...{ violation_id: id, repository: scan.repository, repository_id: scan.repositoryId },
        ...{ scan_id: scan.id === '' ? null : scan.id, branch: scan.branch, title, severity, type, status },
        ...{ file_path: row.filePath === '' ? null : row.filePath, line_number: row.lineNumber },
        first_detected: row.firstDetected,
      };
      return [id, data];
    }),
  );
}
