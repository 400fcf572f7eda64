/**
 * The outbox. Events are written in the same transaction as their change, so that a crash loses none. Each stays until
 * every webhook that subscribed to it has accepted it, or has failed too often.
 */
import type { EventData, EventName } from '../webhooks/payloads.ts';
import type { Sent, WebhookMessage } from '../webhooks/send.ts';
import type { Database } from './database.ts';
import { createRecordId } from './identifiers.ts';

export type ServiceEvent = { [E in EventName]: { event: E; data: EventData<E> } }[EventName];

/**
 * Writes the events for the webhooks of the organization that subscribed to them. Runs inside the caller's transaction.
 */
export async function recordEvents(
  database: Database,
  organizationId: string,
  events: () => Promise<readonly ServiceEvent[]>,
): Promise<void> {
  const sql = 'SELECT id, events FROM webhooks WHERE organization_id = ? AND disabled_at IS NULL';
  const hooks = await database.all<{ id: string; events: string }>(sql, organizationId);
  // Most services have no webhooks. Then nothing is read, however much a scan has found.
  if (hooks.length === 0) return;
  const askers = hooks.map(({ id, events: names }) => ({ id, names: JSON.parse(names) as EventName[] }));
  for (const { event, data } of await events()) {
    const asking = askers.filter(({ names }) => names.includes(event));
    if (asking.length > 0)
      await insertEvent(
        database,
        { event, data },
        asking.map(({ id }) => id),
      );
  }
}

async function insertEvent(
  database: Database,
  { event, data }: { event: string; data: object },
  webhookIds: readonly string[],
): Promise<void> {
  const [id, time] = [createRecordId('evt'), await database.tick()];
  const body = JSON.stringify({ event, timestamp: time, data });
  const dueAt = event.startsWith('violation.') ? atOnceAfterOthers : atOnce;
  await database.run('INSERT INTO events (id, event, body, created_at) VALUES (?, ?, ?, ?)', id, event, body, time);
  for (const webhookId of webhookIds) {
    await database.run('INSERT INTO deliveries (event_id, webhook_id, due_at) VALUES (?, ?, ?)', id, webhookId, dueAt);
  }
}

/** Earlier than every time: server times run ahead of the clock, and no event should wait for that. */
const atOnce = '';
/** A first scan may create thousands of events, and the end of a scan must not wait for them. */
const atOnceAfterOthers = ' ';

/** A due delivery with its message. */
export interface WaitingDelivery extends WebhookMessage {
  deliveryId: number;
  webhookId: string;
  /** Number of attempts so far. */
  attempts: number;
}

export interface DeliveryRecord {
  eventId: string;
  event: string;
  createdAt: string;
  status: 'waiting' | 'delivered' | 'given up';
  /** Oldest first. */
  attempts: { at: string; status: number | null; error: string | null; durationMs: number }[];
  /** When it is tried next. Null when it is not. */
  dueAt: string | null;
}

export interface OutboxTable {
  /** The oldest due delivery of an enabled webhook that is neither waiting after a failure nor in `busy`. */
  nextDue(now: Date, busy: readonly string[]): Promise<WaitingDelivery | undefined>;
  /** Records the result of an attempt. */
  settle(waiting: WaitingDelivery, sent: Sent, now: Date): Promise<{ gaveUp: boolean; disabled: boolean }>;
  /** The newest deliveries to a webhook, newest first. */
  list(webhookId: string, limit: number): Promise<DeliveryRecord[]>;
  /** Number of waiting deliveries of all webhooks. */
  waiting(): Promise<number>;
  /** Deletes deliveries that ended before the time, with their log. */
  forget(before: Date): Promise<void>;
}

/**
 * A delivery is given up after this many attempts, and a webhook is disabled after this many consecutive failures of
 * any events.
 */
export const maxAttempts = 10;
export const maxFailures = 10;
const firstDelayMs = 10_000;
const longestDelayMs = 24 * 3_600_000;

/** After the nth consecutive failure: 10 s, 30 s, 90 s …, at most a day. Ten of them take more than a day. */
export function computeDelayMs(failures: number): number {
  return Math.min(longestDelayMs, firstDelayMs * 3 ** (failures - 1));
}

interface WaitingRow {
  seq: number;
  webhook_id: string;
  attempts: number;
  event_id: string;
  event: string;
  body: string;
  url: string;
  secret: string | null;
  allow_private: number;
}

const dueSql = `SELECT d.seq, d.webhook_id, d.attempts, e.id AS event_id, e.event, e.body, w.url, w.secret, w.allow_private
  FROM deliveries d JOIN webhooks w ON w.id = d.webhook_id JOIN events e ON e.id = d.event_id
  WHERE d.status = 'waiting' AND d.due_at <= ?1 AND w.disabled_at IS NULL AND (w.retry_at IS NULL OR w.retry_at <= ?1)
    AND w.id NOT IN (SELECT value FROM json_each(?2))
  ORDER BY d.due_at, d.seq LIMIT 1`;

export function createOutboxTable(database: Database): OutboxTable {
  return {
    nextDue: async (now, busy) => {
      const row = await database.get<WaitingRow>(dueSql, now.toISOString(), JSON.stringify(busy));
      return row === undefined ? undefined : toWaiting(row);
    },
    settle: (waiting, sent, now) =>
      database.transaction((transaction) => recordDeliveryResult(transaction, { waiting, sent, now })),
    list: (webhookId, limit) => listDeliveryRecords(database, webhookId, limit),
    waiting: async () => {
      const sql = `SELECT count(*) AS n FROM deliveries WHERE status = 'waiting'`;
      return (await database.get<{ n: number }>(sql))?.n ?? 0;
    },
    forget: (before) =>
      database.transaction(async (transaction) => {
        const time = before.toISOString();
        await transaction.run(`DELETE FROM deliveries WHERE status <> 'waiting' AND due_at < ?`, time);
        await transaction.run(
          'DELETE FROM events WHERE NOT EXISTS (SELECT 1 FROM deliveries d WHERE d.event_id = events.id)',
        );
      }),
  };
}

interface DeliveryResult {
  waiting: WaitingDelivery;
  sent: Sent;
  now: Date;
}

async function recordDeliveryResult(
  database: Database,
  { waiting, sent, now }: DeliveryResult,
): Promise<{ gaveUp: boolean; disabled: boolean }> {
  const { deliveryId, webhookId } = waiting;
  const attempt =
    'INSERT INTO attempts (delivery_seq, at, status, error, duration_ms) SELECT ?, ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM deliveries WHERE seq = ?)';
  const { status = null, error = null, durationMs } = sent;
  await database.run(attempt, deliveryId, now.toISOString(), status, error, durationMs, deliveryId);
  const deliver = 'UPDATE deliveries SET status = ?, attempts = attempts + 1, due_at = ? WHERE seq = ?';
  if (error === null) {
    await database.run(deliver, 'delivered', now.toISOString(), deliveryId);
    await database.run('UPDATE webhooks SET failures = 0, retry_at = NULL WHERE id = ?', webhookId);
    return { gaveUp: false, disabled: false };
  }
  const gaveUp = waiting.attempts + 1 >= maxAttempts;
  const addDelay = (failures: number) => new Date(now.getTime() + computeDelayMs(failures)).toISOString();
  const dueAt = gaveUp ? now.toISOString() : addDelay(waiting.attempts + 1);
  await database.run(deliver, gaveUp ? 'given up' : 'waiting', dueAt, deliveryId);
  const found = await database.get<{ failures: number }>('SELECT failures FROM webhooks WHERE id = ?', webhookId);
  const failures = (found?.failures ?? 0) + 1;
  const disabled = failures >= maxFailures;
  const rest = 'UPDATE webhooks SET failures = ?, retry_at = ?, disabled_at = ? WHERE id = ?';
  await database.run(rest, failures, addDelay(failures), disabled ? now.toISOString() : null, webhookId);
  return { gaveUp, disabled: disabled && found !== undefined };
}

function toWaiting(row: WaitingRow): WaitingDelivery {
  return {
    deliveryId: row.seq,
    webhookId: row.webhook_id,
    attempts: row.attempts,
    eventId: row.event_id,
    event: row.event,
    body: row.body,
    url: row.url,
    secret: row.secret,
    allowPrivate: row.allow_private === 1,
  };
}

interface DeliveryRow {
  seq: number;
  event_id: string;
  event: string;
  created_at: string;
  status: DeliveryRecord['status'];
  due_at: string;
}

async function listDeliveryRecords(database: Database, webhookId: string, limit: number): Promise<DeliveryRecord[]> {
  const sql = `SELECT d.seq, d.event_id, d.status, d.due_at, e.event, e.created_at
    FROM deliveries d JOIN events e ON e.id = d.event_id WHERE d.webhook_id = ? ORDER BY d.seq DESC LIMIT ?`;
  const attempts = `SELECT at, status, error, duration_ms AS durationMs FROM attempts WHERE delivery_seq = ? ORDER BY rowid`;
  const rows = await database.all<DeliveryRow>(sql, webhookId, limit);
  const records = rows.map(async (row) => ({
    eventId: row.event_id,
    event: row.event,
    createdAt: row.created_at,
    status: row.status,
    attempts: await database.all<DeliveryRecord['attempts'][number]>(attempts, row.seq),
    dueAt: row.status === 'waiting' ? row.due_at.trim() || row.created_at : null,
  }));
  return Promise.all(records);
}
