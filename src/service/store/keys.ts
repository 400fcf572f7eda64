/** API keys: only their digests are stored, and a presented key is compared in constant time. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Database } from './database.ts';
import { newIdentifier } from './identifiers.ts';

export interface KeyRecord {
  id: string;
  name: string;
  scopes: readonly string[];
}

export interface NewKey {
  name: string;
  value: string;
  scopes: readonly string[];
  /** ISO 8601; after it the key is worth nothing. */
  expiresAt?: string | undefined;
}

export interface KeyTable {
  /** Replaces all keys: a key of an earlier start must not outlive it. */
  replace(keys: readonly NewKey[]): void;
  /** The record of a key that is known and has not expired at `time`. */
  authenticate(value: string, time: Date): KeyRecord | undefined;
}

interface Row {
  id: string;
  name: string;
  digest: Uint8Array;
  scopes: string;
  expires_at: string | null;
}

export function keyTable(database: Database): KeyTable {
  return {
    replace: (keys) =>
      database.transaction(() => {
        database.run('DELETE FROM keys');
        for (const key of keys) insert(database, key);
      }),
    authenticate: (value, time) => {
      const presented = digestOf(value);
      const rows = database.all<Row>('SELECT * FROM keys');
      // `filter`, not `find`: the time taken must not tell how many keys were looked at.
      const [row] = rows.filter(({ digest }) => timingSafeEqual(digest, presented));
      if (row === undefined || (row.expires_at !== null && Date.parse(row.expires_at) <= time.getTime())) {
        return undefined;
      }
      return { id: row.id, name: row.name, scopes: JSON.parse(row.scopes) as string[] };
    },
  };
}

function insert(database: Database, { name, value, scopes, expiresAt }: NewKey): void {
  const sql = 'INSERT INTO keys (id, name, digest, scopes, expires_at, created_at) VALUES (?, ?, ?, ?, ?, ?)';
  const texts = [JSON.stringify(scopes), expiresAt ?? null, database.tick()];
  database.run(sql, newIdentifier('key'), name, digestOf(value), ...texts);
}

function digestOf(value: string): Buffer {
  return createHash('sha256').update(value, 'utf8').digest();
}
