/**
 * API keys. Only the SHA-256 of a key is stored. Its 256 random bits cannot be guessed, so neither salt nor a slow hash
 * function would add security, and every request can afford to compute the digest.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from './database.ts';
import { createRecordId } from './identifiers.ts';

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

export interface NewKey {
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

export interface KeyRow {
  id: string;
  organization_id: string;
  name: string;
  digest: Uint8Array;
  scopes: string;
  expires_at: string | null;
  created_at: string;
  last_used_at: string | null;
  revoked_at: string | null;
}

const validSql = 'SELECT 1 AS n FROM api_keys WHERE revoked_at IS NULL AND (expires_at IS NULL OR expires_at > ?)';

export function createKeyTable(database: Database): KeyTable {
  return {
    replaceStartKey: (organizationId, value, scopes) =>
      database.transaction(async (transaction) => {
        await transaction.run('DELETE FROM api_keys WHERE is_of_start = 1');
        await insertKey(transaction, { organizationId, value, name: 'start', scopes, isOfStart: true });
      }),
    create: async (organizationId, key) => {
      const value = createKeyValue();
      return { id: await insertKey(database, { organizationId, value, ...key }), value };
    },
    list: async (organizationId) => {
      const sql = 'SELECT * FROM api_keys WHERE organization_id = ? AND is_of_start = 0 ORDER BY rowid';
      return (await database.all<KeyRow>(sql, organizationId)).map(toKeyRecord);
    },
    revoke: async (organizationId, id) => {
      const sql = 'UPDATE api_keys SET revoked_at = ? WHERE id = ? AND organization_id = ? AND revoked_at IS NULL';
      return (await database.run(sql, await database.tick(), id, organizationId)) === 1;
    },
    isAnyValid: async (time) => (await database.get(validSql, time.toISOString())) !== undefined,
    authenticate: (value, time) => authenticateKey(database, value, time),
  };
}

async function authenticateKey(database: Database, value: string, time: Date): Promise<Authentication> {
  const presented = hashKey(value);
  // The time of the look-up depends on digests, from which nobody can derive a key. The digest that it finds is
  // compared in constant time.
  const row = await database.get<KeyRow>('SELECT * FROM api_keys WHERE digest = ?', presented);
  if (row === undefined || row.revoked_at !== null || !timingSafeEqual(row.digest, presented)) return 'unknown';
  if (row.expires_at !== null && Date.parse(row.expires_at) <= time.getTime()) return 'expired';
  await recordUse(database, row, time);
  return { key: toKeyRecord(row) };
}

const useGrainMs = 60_000;

/** At most once a minute. A failure does not affect the request, because a tool may be writing. */
async function recordUse(database: Database, { id, last_used_at: last }: KeyRow, time: Date): Promise<void> {
  if (last !== null && Math.abs(time.getTime() - Date.parse(last)) < useGrainMs) return;
  try {
    await database.run('UPDATE api_keys SET last_used_at = ? WHERE id = ?', time.toISOString(), id);
  } catch {
    // The next request records it.
  }
}

interface Insertion extends NewKey {
  organizationId: string;
  value: string;
  isOfStart?: boolean;
}

async function insertKey(database: Database, key: Insertion): Promise<string> {
  const id = createRecordId('key');
  const sql = `INSERT INTO api_keys (id, organization_id, name, digest, scopes, expires_at, created_at, is_of_start)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;
  const { organizationId, name, value, scopes, expiresAt = null, isOfStart = false } = key;
  const texts = [JSON.stringify(scopes), expiresAt, await database.tick()];
  await database.run(sql, id, organizationId, name, hashKey(value), ...texts, Number(isOfStart));
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
