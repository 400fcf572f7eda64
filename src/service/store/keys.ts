/**
 * API keys. Only the SHA-256 of a key is stored. Its 256 random bits cannot be guessed, so neither salt nor a slow hash
 * function would add security, and every request can afford to compute the digest.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from './database.ts';
import { createRecordId } from './identifiers.ts';
import type { KeyRecord } from './schema.ts';

interface NewKey {
  name: string;
  scopes: readonly string[];
  /** ISO 8601. */
  expiresAt?: string | undefined;
}

export type Authentication = { key: KeyRecord } | 'unknown' | 'expired';

export interface KeyTable {
  /** The key of a start replaces the key of an earlier start, which must not stay valid. */
  replaceStartKey(organizationId: string, value: string, scopes: readonly string[]): Promise<void>;
  /** Returns the value of the key, which is not stored. */
  create(organizationId: string, key: NewKey): Promise<{ id: string; value: string }>;
  /** Oldest first, including revoked and expired keys. */
  list(organizationId: string): Promise<KeyRecord[]>;
  /** Whether the key existed and was not revoked. */
  revoke(organizationId: string, id: string): Promise<boolean>;
  /** Whether any key is valid at this time. */
  isAnyValid(time: Date): Promise<boolean>;
  /** The status of a presented key at this time. Records its use. */
  authenticate(value: string, time: Date): Promise<Authentication>;
}

export function createKeyValue(): string {
  return `sgk_${randomBytes(32).toString('hex')}`;
}

export function createKeyTable(database: Database): KeyTable {
  return {
    replaceStartKey: (organizationId, value, scopes) =>
      database.transaction(async (transaction) => {
        await transaction.write.deleteFrom('apiKeys').where('isOfStart', '=', true).execute();
        await insertKey(transaction, { organizationId, value, name: 'start', scopes, isOfStart: true });
      }),
    create: async (organizationId, key) => {
      const value = createKeyValue();
      return { id: await insertKey(database, { organizationId, value, ...key }), value };
    },
    list: (organizationId) =>
      database.read
        .selectFrom('apiKeys')
        .selectAll()
        .where('organizationId', '=', organizationId)
        .where('isOfStart', '=', false)
        .orderBy('createdAt')
        .orderBy('id')
        .execute(),
    revoke: async (organizationId, id) => {
      const { numUpdatedRows } = await database.write
        .updateTable('apiKeys')
        .set({ revokedAt: await database.tick() })
        .where('id', '=', id)
        .where('organizationId', '=', organizationId)
        .where('revokedAt', 'is', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
    isAnyValid: async (time) => {
      const valid = await database.read
        .selectFrom('apiKeys')
        .select('id')
        .where('revokedAt', 'is', null)
        .where((key) => key.or([key('expiresAt', 'is', null), key('expiresAt', '>', time.toISOString())]))
        .limit(1)
        .executeTakeFirst();
      return valid !== undefined;
    },
    authenticate: (value, time) => authenticateKey(database, value, time),
  };
}

async function authenticateKey(database: Database, value: string, time: Date): Promise<Authentication> {
  const presented = hashKey(value);
  // The time of the lookup depends on digests, from which nobody can derive a key. The digest that it finds is
  // compared in constant time.
  const row = await database.read.selectFrom('apiKeys').selectAll().where('digest', '=', presented).executeTakeFirst();
  if (row === undefined || row.revokedAt !== null || !timingSafeEqual(row.digest, presented)) return 'unknown';
  if (row.expiresAt !== null && Date.parse(row.expiresAt) <= time.getTime()) return 'expired';
  await recordUse(database, row, time);
  return { key: row };
}

const useGrainMs = 60_000;

/** At most once a minute. Neither a failure nor a merge of findings delays the request: the next one records it. */
async function recordUse(database: Database, { id, lastUsedAt: last }: KeyRecord, time: Date): Promise<void> {
  if (last !== null && Math.abs(time.getTime() - Date.parse(last)) < useGrainMs) return;
  if (database.isBusy()) return;
  try {
    const used = { lastUsedAt: time.toISOString() };
    await database.write.updateTable('apiKeys').set(used).where('id', '=', id).execute();
  } catch {
    // The next request records it.
  }
}

async function insertKey(
  database: Database,
  key: NewKey & { organizationId: string; value: string; isOfStart?: boolean },
): Promise<string> {
  const id = createRecordId('key');
  const { organizationId, name, value, scopes, expiresAt = null, isOfStart = false } = key;
  const createdAt = await database.tick();
  await database.write
    .insertInto('apiKeys')
    .values({ id, organizationId, name, digest: hashKey(value), scopes, expiresAt, createdAt, isOfStart })
    .execute();
  return id;
}

function hashKey(value: string): Buffer {
  return createHash('sha256').update(value, 'utf8').digest();
}
