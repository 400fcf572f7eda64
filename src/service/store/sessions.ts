/**
 * Sessions of the page. Only the SHA-256 of a session's random value is stored. A session is as valid as its key, which
 * is checked at each request.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Database } from './database.ts';
import { type KeyRecord, type KeyRow, toKeyRecord } from './keys.ts';

export interface SessionTable {
  /** Returns the value of the new session, which is not stored. */
  create(keyId: string, now: Date): Promise<string>;
  /** The key of a valid session. Undefined also when the key was revoked or has expired. */
  find(value: string, now: Date): Promise<KeyRecord | undefined>;
  end(value: string): Promise<void>;
}

/** Whoever works a day signs in once or twice. */
export const sessionMs = 8 * 3_600_000;

export function createSessionTable(database: Database): SessionTable {
  return {
    create: async (keyId, now) => {
      const value = randomBytes(32).toString('base64url');
      const end = new Date(now.getTime() + sessionMs).toISOString();
      await database.run('DELETE FROM sessions WHERE expires_at <= ?', now.toISOString());
      await database.run(
        'INSERT INTO sessions (digest, key_id, expires_at) VALUES (?, ?, ?)',
        hashValue(value),
        keyId,
        end,
      );
      return value;
    },
    find: async (value, now) => {
      const time = now.toISOString();
      const sql = `SELECT k.* FROM sessions s JOIN api_keys k ON k.id = s.key_id WHERE s.digest = ? AND s.expires_at > ?
        AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > ?)`;
      const row = await database.get<KeyRow>(sql, hashValue(value), time, time);
      return row === undefined ? undefined : toKeyRecord(row);
    },
    end: async (value) => {
      await database.run('DELETE FROM sessions WHERE digest = ?', hashValue(value));
    },
  };
}

function hashValue(value: string): string {
  return createHash('sha256').update(value, 'utf8').digest('hex');
}
