/**
 * The organizations of the store. Each key, session, repository and webhook belongs to one and cannot see the others. Only
 * the SHA-256 of a key is stored. Its 256 random bits cannot be guessed, so neither salt nor a slow hash function would add
 * security, and every request can afford to compute the digest.
 */

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Selectable, Updateable } from 'kysely';
import { GateError } from '../../shared/errors.ts';
import type { Database } from './database.ts';
import { createRecordId, type KeyRecord, type Schema, type WebhookRecord } from './schema.ts';

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

const maxNameLength = 100;

export type OrganizationRecord = Omit<Selectable<Schema['organizations']>, 'turnAt'>;

export function createOrganizationTable(database: Database) {
  return {
    /** Oldest first. */
    all: () => listAll(database),
    find: (id: string) => selectRecords(database).where('id', '=', id).executeTakeFirst(),
    /** The organization with this name or slug, ignoring case. Without a name, the only one. Throws CONFIG. */
    choose: async (name: string | undefined) => {
      const all = await listAll(database);
      const found = findChosen(all, name);
      if (found !== undefined) return found;
      const message =
        name === undefined ? 'There is no organization yet.' : `There is no organization ${quoteName(name)}.`;
      const hint = all.length === 0 ? 'Make a key first: scan-gate keys create.' : `There are ${formatNames(all)}.`;
      throw new GateError('CONFIG', message, { hint });
    },
    /** Like `choose`, but creates a missing organization; without a name it is called "Local". */
    chooseOrMake: (name: string | undefined) =>
      database.transaction(async (transaction) => {
        await transaction.lockQueue();
        return findChosen(await listAll(transaction), name) ?? createOrganization(transaction, name ?? 'Local');
      }),
  };
}

function selectRecords({ read }: Database) {
  return read.selectFrom('organizations').select(['id', 'name', 'slug', 'createdAt', 'updatedAt']);
}

function listAll(database: Database): Promise<OrganizationRecord[]> {
  return selectRecords(database).orderBy('createdAt').orderBy('id').execute();
}

/** By name or slug. Without a name the only one; throws CONFIG when there are several. */
function findChosen(all: readonly OrganizationRecord[], name: string | undefined): OrganizationRecord | undefined {
  if (name !== undefined) {
    return (
      all.find((each) => each.name.toLowerCase() === name.trim().toLowerCase()) ??
      all.find(({ slug }) => slug === toSlug(name))
    );
  }
  if (all.length <= 1) return all[0];
  throw new GateError('CONFIG', 'There are several organizations, and none is named.', {
    hint: `Name one with --organization: ${formatNames(all)}.`,
  });
}

async function createOrganization(database: Database, name: string): Promise<OrganizationRecord> {
  const slug = toSlug(name);
  if (slug === '' || name.length > maxNameLength || /\p{Cc}/u.test(name)) {
    throw new GateError('CONFIG', `${quoteName(name)} is not a valid name for an organization.`, {
      hint: `Give it letters or digits, at most ${maxNameLength} characters.`,
    });
  }
  const time = await database.tick();
  const created = { id: createRecordId('org'), name: name.trim(), slug, createdAt: time, updatedAt: time };
  await database.write.insertInto('organizations').values(created).execute();
  return created;
}

function toSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
const quoteName = (name: string) => JSON.stringify(name.slice(0, maxNameLength));
const formatNames = (all: readonly OrganizationRecord[]) => all.map(({ name }) => name).join(', ');

/** A signing secret is stored in plain text, because it is needed for signing. */
export function createWebhookTable(database: Database) {
  const change = async (id: string, fields: Updateable<Schema['webhooks']>) => {
    await database.write.updateTable('webhooks').set(fields).where('id', '=', id).execute();
  };
  return {
    add: async (organizationId: string, webhook: Pick<WebhookRecord, 'url' | 'events' | 'secret' | 'allowPrivate'>) => {
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
