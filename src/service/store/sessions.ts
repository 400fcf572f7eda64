/**
 * Sessions of the page. Only the SHA-256 of a session's random value is stored. A session is as valid as its key, which
 * is checked at each request.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

/** Whoever works a day signs in once or twice. */
export const sessionMs = 8 * 3_600_000;

export function createSessionTable(database: Database) {
  return {
    /** Returns the value of the new session, which is not stored. */
    create: async (keyId: string, now: Date) => {
      const value = randomBytes(32).toString('base64url');
      const expiresAt = new Date(now.getTime() + sessionMs).toISOString();
      await database.write.deleteFrom('sessions').where('expiresAt', '<=', now.toISOString()).execute();
      await database.write
        .insertInto('sessions')
        .values({ digest: hashValue(value), keyId, expiresAt })
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
        .where('s.digest', '=', hashValue(value))
        .where('s.expiresAt', '>', time)
        .where('k.revokedAt', 'is', null)
        .where(({ or, eb }) => or([eb('k.expiresAt', 'is', null), eb('k.expiresAt', '>', time)]))
        .executeTakeFirst();
    },
    end: async (value: string) => {
      await database.write.deleteFrom('sessions').where('digest', '=', hashValue(value)).execute();
    },
  };
}

function hashValue(value: string): string {
  return createHash('sha256').update(value, 'utf8').digest('hex');
}
