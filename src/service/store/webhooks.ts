/** The webhooks of the store. A signing secret is stored in plain text, because it is needed for signing. */
import type { Updateable } from 'kysely';
import type { Database } from './database.ts';
import { createRecordId } from './identifiers.ts';
import type { Schema, WebhookRecord } from './schema.ts';

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
  const change = async (id: string, fields: Updateable<Schema['webhooks']>) => {
    await database.write.updateTable('webhooks').set(fields).where('id', '=', id).execute();
  };
  return {
    add: async (organizationId, webhook) => {
      const id = createRecordId('hook');
      const created = { ...webhook, id, organizationId, createdAt: await database.tick() };
      await database.write.insertInto('webhooks').values(created).execute();
      return id;
    },
    list: (organizationId) =>
      database.read
        .selectFrom('webhooks')
        .selectAll()
        .where('organizationId', '=', organizationId)
        .orderBy('createdAt')
        .orderBy('id')
        .execute(),
    find: (organizationId, id) =>
      database.read
        .selectFrom('webhooks')
        .selectAll()
        .where('id', '=', id)
        .where('organizationId', '=', organizationId)
        .executeTakeFirst(),
    remove: async (organizationId, id) => {
      const { numDeletedRows } = await database.write
        .deleteFrom('webhooks')
        .where('id', '=', id)
        .where('organizationId', '=', organizationId)
        .executeTakeFirstOrThrow();
      return numDeletedRows === 1n;
    },
    setSecret: (id, secret) => change(id, { secret }),
    enable: (id) => change(id, { failures: 0, retryAt: null, disabledAt: null }),
  };
}
