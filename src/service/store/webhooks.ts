/** The webhooks of the store. A signing secret is stored in plain text, because it is needed for signing. */
import type { EventName } from '../webhooks/payloads.ts';
import type { Database } from './database.ts';
import { createRecordId } from './identifiers.ts';

export interface WebhookRecord {
  id: string;
  organizationId: string;
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

export type NewWebhook = Pick<WebhookRecord, 'url' | 'events' | 'secret' | 'allowPrivate'>;

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

interface WebhookRow {
  id: string;
  organization_id: string;
  url: string;
  events: string;
  secret: string | null;
  allow_private: number;
  created_at: string;
  failures: number;
  disabled_at: string | null;
}

export function createWebhookTable(database: Database): WebhookTable {
  return {
    add: async (organizationId, { url, events, secret, allowPrivate }) => {
      const id = createRecordId('hook');
      const sql = `INSERT INTO webhooks (id, organization_id, url, events, secret, allow_private, created_at)
        VALUES (?, ?, ?, ?, ?, ?, ?)`;
      const rest = [secret, Number(allowPrivate), await database.tick()];
      await database.run(sql, id, organizationId, url, JSON.stringify(events), ...rest);
      return id;
    },
    list: async (organizationId) => {
      const sql = 'SELECT * FROM webhooks WHERE organization_id = ? ORDER BY rowid';
      return (await database.all<WebhookRow>(sql, organizationId)).map(toWebhookRecord);
    },
    find: async (organizationId, id) => {
      const row = await database.get<WebhookRow>(
        'SELECT * FROM webhooks WHERE id = ? AND organization_id = ?',
        id,
        organizationId,
      );
      return row === undefined ? undefined : toWebhookRecord(row);
    },
    remove: async (organizationId, id) =>
      (await database.run('DELETE FROM webhooks WHERE id = ? AND organization_id = ?', id, organizationId)) === 1,
    setSecret: async (id, secret) => {
      await database.run('UPDATE webhooks SET secret = ? WHERE id = ?', secret, id);
    },
    enable: async (id) => {
      await database.run('UPDATE webhooks SET failures = 0, retry_at = NULL, disabled_at = NULL WHERE id = ?', id);
    },
  };
}

function toWebhookRecord(row: WebhookRow): WebhookRecord {
  return {
    id: row.id,
    organizationId: row.organization_id,
    url: row.url,
    events: JSON.parse(row.events) as EventName[],
    secret: row.secret,
    allowPrivate: row.allow_private === 1,
    createdAt: row.created_at,
    failures: row.failures,
    disabledAt: row.disabled_at,
  };
}
