/**
 * API keys. Only the SHA-256 of a key is stored. Its 256 random bits cannot be guessed, so neither salt nor a slow hash
 * function would add security, and every request can afford to compute the digest.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from './database.ts';
import { createRecordId } from './identifiers.ts';
import type { KeyRow } from './schema.ts';

export interface KeyRecord {
  id: string;
  organizationId: string;
  name: string;
  scopes: readonly string[];
  /** ISO 8601; the key is invalid from then on. */
  expiresAt: string | null;
  createdAt: string;
  /** Accurate to the minute. */
  lastUsedAt: string | null;
  revokedAt: string | null;
}

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
        await transaction.write.deleteFrom('api_keys').where('is_of_start', '=', 1).execute();
        await insertKey(transaction, { organizationId, value, name: 'start', scopes, isOfStart: true });
      }),
    create: async (organizationId, key) => {
      const value = createKeyValue();
      return { id: await insertKey(database, { organizationId, value, ...key }), value };
    },
    list: async (organizationId) => {
      const rows = await database.read
        .selectFrom('api_keys')
        .selectAll()
        .where('organization_id', '=', organizationId)
        .where('is_of_start', '=', 0)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(toKeyRecord);
    },
    revoke: async (organizationId, id) => {
      const { numUpdatedRows } = await database.write
        .updateTable('api_keys')
        .set({ revoked_at: await database.tick() })
        .where('id', '=', id)
        .where('organization_id', '=', organizationId)
        .where('revoked_at', 'is', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
    isAnyValid: async (time) => {
      const valid = await database.read
        .selectFrom('api_keys')
        .select('id')
        .where('revoked_at', 'is', null)
        .where((key) => key.or([key('expires_at', 'is', null), key('expires_at', '>', time.toISOString())]))
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
  const row = await database.read.selectFrom('api_keys').selectAll().where('digest', '=', presented).executeTakeFirst();
  if (row === undefined || row.revoked_at !== null || !timingSafeEqual(row.digest, presented)) return 'unknown';
  if (row.expires_at !== null && Date.parse(row.expires_at) <= time.getTime()) return 'expired';
  await recordUse(database, row, time);
  return { key: toKeyRecord(row) };
}

const useGrainMs = 60_000;

/** At most once a minute. Neither a failure nor a merge of findings delays the request: the next one records it. */
async function recordUse(database: Database, { id, last_used_at: last }: KeyRow, time: Date): Promise<void> {
  if (last !== null && Math.abs(time.getTime() - Date.parse(last)) < useGrainMs) return;
  if (database.isBusy()) return;
  try {
    const used = { last_used_at: time.toISOString() };
    await database.write.updateTable('api_keys').set(used).where('id', '=', id).execute();
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
  const row = { id, organization_id: organizationId, name, digest: hashKey(value), is_of_start: Number(isOfStart) };
  const texts = { scopes: JSON.stringify(scopes), expires_at: expiresAt, created_at: await database.tick() };
  await database.write
    .insertInto('api_keys')
    .values({ ...row, ...texts })
    .execute();
  return id;
}

function hashKey(value: string): Buffer {
  return createHash('sha256').update(value, 'utf8').digest();
}

export function toKeyRecord(row: KeyRow): KeyRecord {
  return {
    id: row.id,
    organizationId: row.organization_id,
    name: row.name,
    scopes: JSON.parse(row.scopes) as string[],
    expiresAt: row.expires_at,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    revokedAt: row.revoked_at,
  };
}
