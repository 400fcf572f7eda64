/** The webhooks of the store. A signing secret is stored in plain text, because it is needed for signing. */
import type { Updateable } from 'kysely';
import type { Database } from './database.ts';
import { createRecordId, type Schema, type WebhookRecord } from './schema.ts';

type NewWebhook = Pick<WebhookRecord, 'url' | 'events' | 'secret' | 'allowPrivate'>;

export function createWebhookTable(database: Database) {
  const change = async (id: string, fields: Updateable<Schema['webhooks']>) => {
    await database.write.updateTable('webhooks').set(fields).where('id', '=', id).execute();
  };
  return {
    add: async (organizationId: string, webhook: NewWebhook) => {
      const id = createRecordId('hook');
      const created = { ...webhook, id, organizationId, createdAt: await database.tick() };
      await database.write.insertInto('webhooks').values(created).execute();
      return id;
    },
    /** Oldest first. */
    list: (organizationId: string) =>
      database.read
        .selectFrom('webhooks')
        .selectAll()
        .where('organizationId', '=', organizationId)
        .orderBy('createdAt')
        .orderBy('id')
        .execute(),
    find: (organizationId: string, id: string) =>
      database.read
        .selectFrom('webhooks')
        .selectAll()
        .where('id', '=', id)
        .where('organizationId', '=', organizationId)
        .executeTakeFirst(),
    /** Also removes its deliveries. Returns whether it existed. */
    remove: async (organizationId: string, id: string) => {
      const { numDeletedRows } = await database.write
        .deleteFrom('webhooks')
        .where('id', '=', id)
        .where('organizationId', '=', organizationId)
        .executeTakeFirstOrThrow();
      return numDeletedRows === 1n;
    },
    /** Later deliveries are signed with this secret. */
    setSecret: (id: string, secret: string) => change(id, { secret }),
    /** Resets its failures. Waiting deliveries are sent. */
    enable: (id: string) => change(id, { failures: 0, retryAt: null, disabledAt: null }),
  };
}
