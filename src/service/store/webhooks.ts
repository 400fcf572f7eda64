/** The webhooks of the store. A signing secret is stored in plain text, because it is needed for signing. */
import type { Selectable, Updateable } from 'kysely';
import type { EventName } from '../webhooks/payloads.ts';
import type { Database } from './database.ts';
import { createRecordId } from './identifiers.ts';
import type { WebhookRow } from './schema.ts';

export interface WebhookRecord {
  id: string;
  url: string;
  events: readonly EventName[];
  secret: string | null;
  allowPrivate: boolean;
  createdAt: string;
  /** Consecutive failed attempts. */
  failures: number;
  /** When it was disabled because of too many failures. Nothing is sent any more. */
  disabledAt: string | null;
}

type NewWebhook = Pick<WebhookRecord, 'url' | 'events' | 'secret' | 'allowPrivate'>;

export interface WebhookTable {
  add(organizationId: string, webhook: NewWebhook): Promise<string>;
  /** Oldest first. */
  list(organizationId: string): Promise<WebhookRecord[]>;
  find(organizationId: string, id: string): Promise<WebhookRecord | undefined>;
  /** Also removes its deliveries. Returns whether it existed. */
  remove(organizationId: string, id: string): Promise<boolean>;
  /** Later deliveries are signed with this secret. */
  setSecret(id: string, secret: string): Promise<void>;
  /** Resets its failures. Waiting deliveries are sent. */
  enable(id: string): Promise<void>;
}

export function createWebhookTable(database: Database): WebhookTable {
  const change = async (id: string, fields: Updateable<WebhookRow>) => {
    await database.write.updateTable('webhooks').set(fields).where('id', '=', id).execute();
  };
  return {
    add: async (organizationId, { url, events, secret, allowPrivate }) => {
      const id = createRecordId('hook');
      const own = { id, organization_id: organizationId, url, secret, created_at: await database.tick() };
      await database.write
        .insertInto('webhooks')
        .values({ ...own, events: JSON.stringify(events), allow_private: Number(allowPrivate) })
        .execute();
      return id;
    },
    list: async (organizationId) => {
      const rows = await database.read
        .selectFrom('webhooks')
        .selectAll()
        .where('organization_id', '=', organizationId)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(toWebhookRecord);
    },
    find: async (organizationId, id) => {
      const row = await database.read
        .selectFrom('webhooks')
        .selectAll()
        .where('id', '=', id)
        .where('organization_id', '=', organizationId)
        .executeTakeFirst();
      return row === undefined ? undefined : toWebhookRecord(row);
    },
    remove: async (organizationId, id) => {
      const { numDeletedRows } = await database.write
        .deleteFrom('webhooks')
        .where('id', '=', id)
        .where('organization_id', '=', organizationId)
        .executeTakeFirstOrThrow();
      return numDeletedRows === 1n;
    },
    setSecret: (id, secret) => change(id, { secret }),
    enable: (id) => change(id, { failures: 0, retry_at: null, disabled_at: null }),
  };
}

function toWebhookRecord(row: Selectable<WebhookRow>): WebhookRecord {
  return {
    id: row.id,
    url: row.url,
    events: JSON.parse(row.events) as EventName[],
    secret: row.secret,
    allowPrivate: row.allow_private === 1,
    createdAt: row.created_at,
    failures: row.failures,
    disabledAt: row.disabled_at,
  };
}
