/**
 * API keys and the sessions of the page. Only the SHA-256 of a key is stored. Its 256 random bits cannot be guessed, so neither salt nor a slow hash
 * function would add security, and every request can afford to compute the digest.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from './database.ts';
import { createRecordId, type KeyRecord } from './schema.ts';

interface NewKey {
  name: string;
  scopes: readonly string[];
  /** ISO 8601. */
  expiresAt?: string | undefined;
}

export function createKeyValue(): string {
  return `sgk_${randomBytes(32).toString('hex')}`;
}

export function createKeyTable(database: Database) {
  return {
    /** The key of a start replaces the key of an earlier start, which must not stay valid. */
    replaceStartKey: (organizationId: string, value: string, scopes: readonly string[]) =>
      database.transaction(async (transaction) => {
        await transaction.write.deleteFrom('apiKeys').where('isOfStart', '=', true).execute();
        await insertKey(transaction, { organizationId, value, name: 'start', scopes, isOfStart: true });
      }),
    /** Returns the value of the key, which is not stored. */
    create: async (organizationId: string, key: NewKey) => {
      const value = createKeyValue();
      return { id: await insertKey(database, { organizationId, value, ...key }), value };
    },
    /** Oldest first, including revoked and expired keys. */
    list: (organizationId: string) =>
      database.read
        .selectFrom('apiKeys')
        .selectAll()
        .where('organizationId', '=', organizationId)
        .where('isOfStart', '=', false)
        .orderBy('createdAt')
        .orderBy('id')
        .execute(),
    /** Whether the key existed and was not revoked. */
    revoke: async (organizationId: string, id: string) => {
      const { numUpdatedRows } = await database.write
        .updateTable('apiKeys')
        .set({ revokedAt: await database.tick() })
        .where('id', '=', id)
        .where('organizationId', '=', organizationId)
        .where('revokedAt', 'is', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
    /** Whether any key is valid at this time. */
    isAnyValid: async (time: Date) => {
      const valid = await database.read
        .selectFrom('apiKeys')
        .select('id')
        .where('revokedAt', 'is', null)
        .where((key) => key.or([key('expiresAt', 'is', null), key('expiresAt', '>', time.toISOString())]))
        .limit(1)
        .executeTakeFirst();
      return valid !== undefined;
    },
    /** The status of a presented key at this time. Records its use. */
    authenticate: async (value: string, time: Date): Promise<{ key: KeyRecord } | 'unknown' | 'expired'> => {
      const digest = hashValue(value);
      // The time of the lookup depends on digests, from which nobody can derive a key. The digest that it finds is
      // compared in constant time.
      const key = await database.read.selectFrom('apiKeys').selectAll().where('digest', '=', digest).executeTakeFirst();
      if (key === undefined || key.revokedAt !== null || !timingSafeEqual(key.digest, digest)) return 'unknown';
      if (key.expiresAt !== null && Date.parse(key.expiresAt) <= time.getTime()) return 'expired';
      await recordUse(database, key, time);
      return { key };
    },
  };
}

const useGrainMs = 60_000;

/** At most once a minute. Neither a failure nor a merge of findings delays the request: the next one records it. */
async function recordUse(database: Database, { id, lastUsedAt: last }: KeyRecord, time: Date): Promise<void> {
  if (last !== null && Math.abs(time.getTime() - Date.parse(last)) < useGrainMs) return;
  try {
    // A closed database says so by an error.
    if (database.isBusy()) return;
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
    .values({ id, organizationId, name, digest: hashValue(value), scopes, expiresAt, createdAt, isOfStart })
    .execute();
  return id;
}

function hashValue(value: string): Buffer {
  return createHash('sha256').update(value, 'utf8').digest();
}

/** Whoever works a day signs in once or twice. */
export const sessionMs = 8 * 3_600_000;

/** A session is as valid as its key, which is checked at each request. Of its random value too only the SHA-256 is stored. */
export function createSessionTable(database: Database) {
  return {
    /** Returns the value of the new session, which is not stored. */
    create: async (keyId: string, now: Date) => {
      const value = randomBytes(32).toString('base64url');
      const expiresAt = new Date(now.getTime() + sessionMs).toISOString();
      await database.write.deleteFrom('sessions').where('expiresAt', '<=', now.toISOString()).execute();
      await database.write
        .insertInto('sessions')
        .values({ digest: hashValue(value).toString('hex'), keyId, expiresAt })
        .execute();
      return value;
    },
    /** The key of a valid session. Undefined also when the key was revoked or has expired. */
    find: (value: string, now: Date) => {
      const time = now.toISOString();
      return database.read
        .selectFrom('sessions as s')
        .innerJoin('apiKeys as k', 'k.id', 's.keyId')
        .selectAll('k')
        .where('s.digest', '=', hashValue(value).toString('hex'))
        .where('s.expiresAt', '>', time)
        .where('k.revokedAt', 'is', null)
        .where(({ or, eb }) => or([eb('k.expiresAt', 'is', null), eb('k.expiresAt', '>', time)]))
        .executeTakeFirst();
    },
    end: async (value: string) => {
      await database.write.deleteFrom('sessions').where('digest', '=', hashValue(value).toString('hex')).execute();
    },
  };
}
