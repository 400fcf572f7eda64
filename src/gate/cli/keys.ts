/** `scan-gate keys`: creates, lists and revokes API keys of the embedded service. */
import { checkScopes } from '../../service/http/scopes.ts';
import type { KeyRecord } from '../../service/store/schema.ts';
import { dayMs } from '../../shared/clock.ts';
import { GateError } from '../../shared/errors.ts';
import { quoteForMessage } from '../settings/values.ts';
import { checkRecordName, formatColumns, type StoreCall, splitList, type Verbs } from './store-command.ts';
import type { keyFlags, storeFlags } from './store-flags.ts';

type KeyFlags = typeof keyFlags & typeof storeFlags;

export const keyVerbs: Verbs<KeyFlags> = {
  create: {
    ...{ takes: ['name', 'scope', 'expires'], needs: ['name', 'scope'], words: 'many', mayMake: true, run: createKey },
  },
  list: { takes: [], words: 'none', run: listKeys },
  revoke: { takes: [], words: 'one', word: 'the ID of a key', run: revokeKey },
};

async function createKey(call: StoreCall<KeyFlags>): Promise<undefined> {
  const { store, organization, session, flags, words, answer } = call;
  const scopes = splitList(flags.scope, words);
  checkScopes(scopes);
  const name = checkRecordName(flags.name?.[0] ?? '');
  const expiresAt = flags.expires && parseExpiryDay(flags.expires[0] ?? '', session.now);
  const { id, value: key } = await store.keys.create(organization.id, { name, scopes, expiresAt });
  answer(
    { id, key },
    `${id}  ${name}  (${organization.name})\n\n  ${key}\n\nThe key is shown this once; keep it with your secrets.\n`,
  );
}

/** The end of the day: a key is valid on the day that it names. */
function parseExpiryDay(day: string, now: Date): string {
  const start = /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(`${day}T00:00:00Z`) : new Date(Number.NaN);
  const isDay = !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day);
  const end = start.getTime() + dayMs;
  if (isDay && end > now.getTime()) return new Date(end).toISOString();
  const fault = isDay ? 'is in the past' : 'is not a date such as 2027-01-31';
  throw new GateError('CONFIG', `--expires: ${quoteForMessage(day)} ${fault}`, {
    hint: 'Name the last day on which the key is valid, or leave the flag out.',
  });
}

async function listKeys({ store, organization, session, answer }: StoreCall<KeyFlags>): Promise<undefined> {
  const keys = await store.keys.list(organization.id);
  const rows = keys.map((key) => [
    key.id,
    key.name,
    getKeyStatus(key, session.now),
    key.scopes.join(','),
    formatLastDay(key) ?? 'never',
    key.lastUsedAt ?? 'never',
  ]);
  const json = keys.map((key) => ({
    ...{ id: key.id, name: key.name, status: getKeyStatus(key, session.now), scopes: [...key.scopes] },
    ...{ expires: formatLastDay(key) ?? null, createdAt: key.createdAt, lastUsedAt: key.lastUsedAt },
  }));
  answer({ keys: json }, formatColumns(['id', 'name', 'status', 'scopes', 'expires', 'last used'], rows));
}

function getKeyStatus({ revokedAt, expiresAt }: KeyRecord, now: Date): 'revoked' | 'expired' | 'valid' {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && Date.parse(expiresAt) <= now.getTime() ? 'expired' : 'valid';
}

function formatLastDay({ expiresAt }: KeyRecord): string | undefined {
  return expiresAt === null ? undefined : new Date(Date.parse(expiresAt) - 1).toISOString().slice(0, 10);
}

async function revokeKey({ store, organization, answer }: StoreCall<KeyFlags>, id: string): Promise<undefined> {
  if (!(await store.keys.revoke(organization.id, id))) {
    throw new GateError('CONFIG', `${organization.name} has no valid key ${quoteForMessage(id)}`, {
      hint: 'scan-gate keys list shows them.',
    });
  }
  answer({ id, status: 'revoked' }, `${id} is revoked: requests with it are refused from now on.\n`);
}
