/** `keys`, `repos` and `webhooks`: commands that work on the database of `serve`, also while it runs. */

import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { checkScopes } from '../../service/http/scopes.ts';
import { createMirrors } from '../../service/mirrors.ts';
import type { OrganizationRecord } from '../../service/store/organizations.ts';
import { createRecordId, type KeyRecord, type WebhookRecord } from '../../service/store/schema.ts';
import { openStore, type Store } from '../../service/store/store.ts';
import { type EventName, eventNames, neverSent } from '../../service/webhooks/payloads.ts';
import { checkWebhookUrl, sendWebhook } from '../../service/webhooks/send.ts';
import { dayMs } from '../../shared/clock.ts';
import { GateError } from '../../shared/errors.ts';
import { createMirror, fetchMirror, readOriginDefaultBranch } from '../../shared/git/origin.ts';
import { parseRepositoryName, readSource, stripCredentials } from '../../shared/scan/checkout.ts';
import { notDoneOutcome, type Session, type StoryOutcome } from '../run/session.ts';
import type { FlagReading, OwnValues } from '../settings/flags.ts';
import { suggestName } from '../settings/nearest.ts';
import { joinAlternatives, quoteForMessage } from '../settings/values.ts';
import type { Call } from './command.ts';
import type { StoreOutput } from './json-output.ts';
import { readDatabase } from './serve.ts';
import type { keyFlags, repositoryFlags, storeFlags, webhookFlags } from './store-flags.ts';

type StoreFlags = OwnValues<typeof keyFlags & typeof webhookFlags & typeof repositoryFlags & typeof storeFlags>;

interface StoreCall {
  store: Store;
  organization: OrganizationRecord;
  session: Session;
  flags: StoreFlags;
  /** The words after the verb. */
  words: readonly string[];
  /** Prints one of the two, depending on --json. */
  answer(json: StoreOutput, text: string): void;
}

interface Verb {
  /** The flags of the command that this verb accepts, besides the common ones. */
  takes?: readonly (keyof StoreFlags)[];
  /** The flags that are required. */
  needs?: readonly (keyof StoreFlags)[];
  /** The meaning of the one word that the verb needs, or `many` for any words. Undefined for a verb without words. */
  word?: string;
  /** Whether it may create the database and its organization. */
  mayMake?: true;
  /** `word`: the first word, otherwise empty. */
  run(call: StoreCall, word: string): StoryOutcome | Promise<StoryOutcome>;
}

export const keys = createStoreCommand('keys', {
  create: {
    takes: ['name', 'scope', 'expires'],
    needs: ['name', 'scope'],
    word: 'many',
    mayMake: true,
    run: createKey,
  },
  list: { run: listKeys },
  revoke: { word: 'the ID of a key', run: revokeKey },
});

export const repos = createStoreCommand('repos', {
  add: { takes: ['vcs-url'], word: 'a path or an address', mayMake: true, run: addRepository },
  list: { run: listRepositories },
  archive: { word: 'the ID of a repository', run: archiveRepository },
});

const webhookWord = 'the ID of a webhook';

export const webhooks = createStoreCommand('webhooks', {
  add: {
    takes: ['url', 'event', 'secret-stdin', 'allow-private'],
    needs: ['url', 'event'],
    word: 'many',
    mayMake: true,
    run: addWebhook,
  },
  list: { run: listWebhooks },
  remove: { word: webhookWord, run: removeWebhook },
  rotate: { takes: ['secret-stdin'], needs: ['secret-stdin'], word: webhookWord, run: rotateSecret },
  deliveries: { word: webhookWord, run: listDeliveries },
  test: { word: webhookWord, run: sendTestEvent },
});

/** The command that runs one of its verbs. Throws GateError CONFIG that lists every problem with words and flags. */
function createStoreCommand(command: string, verbs: Readonly<Record<string, Verb>>) {
  const hint = `scan-gate ${command} --help shows its flags.`;
  return async ({
    session,
    flags,
  }: Pick<Call<FlagReading<StoreFlags>>, 'session' | 'flags'>): Promise<StoryOutcome> => {
    const [given, ...words] = flags.positionals;
    const verb = given !== undefined && Object.hasOwn(verbs, given) ? verbs[given] : undefined;
    if (verb === undefined) {
      const names = Object.keys(verbs);
      const all = joinAlternatives(names);
      const fault =
        given === undefined
          ? `say what to do: ${all}`
          : `${quoteForMessage(given)} is not ${all}${suggestName(given, names)}`;
      throw new GateError('CONFIG', `${command}: ${fault}`, { hint });
    }
    const { own } = flags;
    const problems = [...flags.problems, ...listVerbProblems(verb, words, Object.keys(own), `${command} ${given}`)];
    if (problems.length > 0) throw new GateError('CONFIG', problems.join('\n'), { hint });
    const { mayMake = false } = verb;
    const store = await openStore({ file: readDatabase(session, own.database?.[0] ?? ''), role: 'tool', mayMake });
    try {
      const organization = await store.organizations[mayMake ? 'chooseOrMake' : 'choose'](own.organization?.[0]);
      const answer = (json: StoreOutput, text: string) =>
        session.write(own.json ? `${JSON.stringify({ format_version: 1, ...json })}\n` : text);
      return await verb.run({ store, organization, session, flags: own, words, answer }, words[0] ?? '');
    } finally {
      await store.close();
    }
  };
}

/** `given`: the names of the given flags. `named`: the name of the verb in error messages. */
function listVerbProblems(
  { word, takes = [], needs = [] }: Verb,
  words: readonly string[],
  given: readonly string[],
  named: string,
): string[] {
  const accepted: readonly string[] = [
    ...['database', 'organization', 'json', 'help', 'version', 'quiet', 'verbose'],
    ...takes,
  ];
  const extra = word === 'many' ? [] : words.slice(word === undefined ? 0 : 1);
  return [
    ...['database', ...needs].filter((flag) => !given.includes(flag)).map((flag) => `--${flag} is missing`),
    ...given.filter((flag) => !accepted.includes(flag)).map((flag) => `--${flag} does not go with ${named}`),
    ...(word !== undefined && word !== 'many' && words.length === 0 ? [`${named} needs ${word}`] : []),
    ...extra.map((each) => `unexpected argument: ${quoteForMessage(each)}`),
  ];
}

/** The values of a repeatable flag, also separated by commas, and the words after the verb, without duplicates. */
function splitList(given: readonly string[] = [], words: readonly string[] = []): string[] {
  return [...new Set([...given, ...words].flatMap((list) => list.split(',')).filter((each) => each !== ''))];
}

const maxNameLength = 100;

/** A name that a person gave, as it is shown in lists. */
function checkRecordName(name: string): string {
  const trimmed = name.trim();
  if (trimmed !== '' && trimmed.length <= maxNameLength && !/\p{Cc}/u.test(trimmed)) return trimmed;
  throw new GateError('CONFIG', `--name: ${quoteForMessage(name)} is not a name`, {
    hint: `Give it 1 to ${maxNameLength} characters, in one line.`,
  });
}

function createUnknownRecordError(command: string, message: string): GateError {
  return new GateError('CONFIG', message, { hint: `scan-gate ${command} list shows them.` });
}

/** Rows below their headings, in columns. */
function formatColumns(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [headings, ...rows];
  const widths = headings.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  return all
    .map(
      (row) =>
        `${row
          .map((cell, at) => cell.padEnd(widths[at] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

// `scan-gate keys`: API keys of the embedded service.

async function createKey(call: StoreCall): Promise<undefined> {
  const { store, organization, session, flags, words, answer } = call;
  const scopes = splitList(flags.scope, words);
  checkScopes(scopes);
  const name = checkRecordName(flags.name?.[0] ?? '');
  const expiresAt = flags.expires && parseExpiryDay(flags.expires[0] ?? '', session.now);
  const { id, value } = await store.keys.create(organization.id, { name, scopes, expiresAt });
  answer(
    { id, key: value },
    `${id}  ${name}  (${organization.name})\n\n  ${value}\n\nThe key is shown this once; keep it with your secrets.\n`,
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

async function listKeys({ store, organization, session, answer }: StoreCall): Promise<undefined> {
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

async function revokeKey({ store, organization, answer }: StoreCall, id: string): Promise<undefined> {
  if (!(await store.keys.revoke(organization.id, id))) {
    throw createUnknownRecordError('keys', `${organization.name} has no valid key ${quoteForMessage(id)}`);
  }
  answer({ id, status: 'revoked' }, `${id} is revoked: requests with it are refused from now on.\n`);
}

// `scan-gate webhooks`: where the embedded service sends which events, and the result of the deliveries.

async function addWebhook(call: StoreCall): Promise<undefined> {
  const { store, organization, flags, words, answer } = call;
  const events = splitList(flags.event, words).map((text): EventName => {
    const event = eventNames.find((name) => name === text);
    if (event !== undefined) return event;
    throw new GateError('CONFIG', `There is no event ${quoteForMessage(text)}${suggestName(text, eventNames)}`, {
      hint: `Events are ${eventNames.join(', ')}.`,
    });
  });
  const allowPrivate = flags['allow-private'] === true;
  const url = checkWebhookUrl(flags.url?.[0] ?? '', allowPrivate).href;
  const secret = flags['secret-stdin'] ? await readSecret(call) : null;
  const id = await store.webhooks.add(organization.id, { url, events, secret, allowPrivate });
  const notes = [
    ...events
      .filter((event) => neverSent.includes(event))
      .map((event) => `${event} is never sent: this service knows no members.`),
    ...(secret === null ? ['What is sent is not signed: give a secret with --secret-stdin.'] : []),
  ];
  answer({ id, notes }, [`${id}  ${url}`, ...notes, ''].join('\n'));
}

const leastSecretLength = 16;

/** One line, without its line break. */
async function readSecret({ session, flags }: StoreCall): Promise<string> {
  const secret = (await session.readInput()).replace(/\r?\n$/, '');
  session.mask(secret, !flags.json);
  if (secret.length >= leastSecretLength && !/[\r\n]/.test(secret)) return secret;
  throw new GateError('CONFIG', `--secret-stdin: a secret is one line of at least ${leastSecretLength} characters`, {
    hint: 'Make one with: openssl rand -hex 32',
  });
}

async function listWebhooks({ store, organization, answer }: StoreCall): Promise<undefined> {
  const webhooks = await store.webhooks.list(organization.id);
  const rows = webhooks.map((hook) => [hook.id, getWebhookStatus(hook), hook.events.join(','), hook.url]);
  const json = webhooks.map((hook) => ({
    ...{
      id: hook.id,
      url: hook.url,
      events: [...hook.events],
      status: getWebhookStatus(hook),
      failures: hook.failures,
    },
    ...{ signed: hook.secret !== null, allowPrivate: hook.allowPrivate, createdAt: hook.createdAt },
  }));
  answer({ webhooks: json }, formatColumns(['id', 'status', 'events', 'url'], rows));
}

function getWebhookStatus({ disabledAt, failures }: WebhookRecord): 'disabled' | 'failing' | 'active' {
  if (disabledAt !== null) return 'disabled';
  return failures > 0 ? 'failing' : 'active';
}

async function removeWebhook({ store, organization, answer }: StoreCall, id: string): Promise<undefined> {
  if (!(await store.webhooks.remove(organization.id, id)))
    throw createUnknownRecordError('webhooks', `There is no webhook ${quoteForMessage(id)}`);
  answer({ id, status: 'removed' }, `${id} is removed, with what waited for it.\n`);
}

async function rotateSecret(call: StoreCall, id: string): Promise<undefined> {
  const webhook = await requireWebhook(call, id);
  await call.store.webhooks.setSecret(webhook.id, await readSecret(call));
  call.answer({ id, status: 'rotated' }, `What is sent to ${id} is signed with the new secret from now on.\n`);
}

const shownDeliveries = 100;

async function listDeliveries(call: StoreCall, id: string): Promise<undefined> {
  const webhook = await requireWebhook(call, id);
  const all = await call.store.outbox.list(webhook.id, shownDeliveries);
  const rows = all.map(({ eventId, event, createdAt, status, attempts, dueAt }) => {
    const last = attempts.at(-1);
    const tried = last === undefined ? '' : `${attempts.length}: ${last.error ?? last.status}`;
    return [eventId, event, createdAt, status, tried, dueAt ?? ''];
  });
  call.answer(
    { deliveries: all },
    formatColumns(['event id', 'event', 'of', 'status', 'last attempt', 'next attempt'], rows),
  );
}

/** Sends a test event now. If it is accepted, a disabled webhook is enabled again. */
async function sendTestEvent(call: StoreCall, id: string): Promise<StoryOutcome> {
  const { store, session, answer } = call;
  const webhook = await requireWebhook(call, id);
  const now = new Date();
  const event = 'webhook.test';
  const body = JSON.stringify({ event, timestamp: now.toISOString(), data: { webhook_id: webhook.id } });
  const message = { ...webhook, eventId: createRecordId('evt'), event, body };
  const { status = null, error = null, durationMs } = await sendWebhook(message, { signal: session.cancel, now });
  if (error === null) await store.webhooks.enable(webhook.id);
  const text =
    error === null ? `${id} accepted the event: status ${status}, ${durationMs} ms.` : `${id} failed: ${error}.`;
  answer({ id, delivered: error === null, status, error, durationMs }, `${text}\n`);
  return error === null ? undefined : notDoneOutcome;
}

async function requireWebhook({ store, organization }: StoreCall, id: string): Promise<WebhookRecord> {
  const webhook = await store.webhooks.find(organization.id, id);
  if (webhook === undefined) throw createUnknownRecordError('webhooks', `There is no webhook ${quoteForMessage(id)}`);
  return webhook;
}

// `scan-gate repos`: the repositories that the embedded service serves, in addition to those named at its start.

async function addRepository(call: StoreCall, place: string): Promise<undefined> {
  const { store, organization, session, flags, answer } = call;
  const isAddress = /^[a-z][a-z0-9+.-]*:\/\//i.test(place) || /^[^/\\]{2,}:[^\\]/.test(place);
  const source = isAddress
    ? await cloneRepository(call, place)
    : { ...(await readSource(resolve(session.folder, place), flags['vcs-url']?.[0])), remoteUrl: null };
  const { path, name, vcsUrl, defaultBranch } = source;
  const id = await store.repositories.add(organization.id, source);
  if ((await store.repositories.find(id, organization.id)) === undefined) {
    throw new GateError('CONFIG', `${path} belongs to another organization`, { hint: 'Name it with --organization.' });
  }
  answer({ id, name, default_branch: defaultBranch }, `${id}  ${name}  ${vcsUrl}\n`);
}

/**
 * A bare clone beside the database, fetched with git's own credentials. A URL with credentials is rejected, so that it
 * is not stored.
 */
async function cloneRepository({ store, organization, session, flags }: StoreCall, address: string) {
  checkCloneUrl(address);
  const described = { name: parseRepositoryName(address) ?? address, vcsUrl: address, remoteUrl: address };
  if (store.isShared) {
    // Each worker makes its own clone. Here git only asks for the default branch.
    const folder = await mkdtemp(join(tmpdir(), 'scan-gate-address-'));
    try {
      const defaultBranch = await createMirrors(folder).readDefaultBranch(address, session.cancel);
      return { ...described, path: address, defaultBranch: defaultBranch ?? 'main' };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  const archivedClones = await store.repositories.list(
    { organizationId: organization.id, status: 'archived' },
    { page: 1, limit: 100 },
  );
  const earlier = [...(await store.repositories.added()), ...archivedClones.items].find(
    ({ remoteUrl }) => remoteUrl === address,
  );
  const folder = `${resolve(session.folder, flags.database?.[0] ?? '')}-repositories`;
  const path = earlier?.path ?? join(folder, `${randomBytes(12).toString('hex')}.git`);
  const git = { path, signal: session.cancel };
  try {
    await createMirror(path, address);
    await fetchMirror(git);
    return { ...described, path, defaultBranch: (await readOriginDefaultBranch(git)) ?? 'main' };
  } catch (error) {
    if (earlier === undefined) await rm(path, { recursive: true, force: true });
    throw error;
  }
}

function checkCloneUrl(address: string): void {
  if (stripCredentials(address) !== address) {
    throw new GateError('CONFIG', 'The address contains a password or a token, which would be stored', {
      hint: 'Leave it out: git asks its own credential helper, or ssh its agent.',
    });
  }
  if (/^(?:https?|ssh|git|file):\/\//i.test(address) || !address.includes('://')) return;
  throw new GateError(
    'CONFIG',
    `${quoteForMessage(address)} is not an address that git fetches over https, ssh, git or file`,
  );
}

async function listRepositories({ store, organization, answer }: StoreCall): Promise<undefined> {
  const lists = (['active', 'inactive', 'archived'] as const).map((status) =>
    store.repositories.list({ organizationId: organization.id, status }, { page: 1, limit: 10_000 }),
  );
  const all = (await Promise.all(lists)).flatMap(({ items }) => items);
  const rows = all.map((each) => [each.id, each.status, each.name, each.vcsUrl]);
  const json = all.map((each) => ({
    ...{ id: each.id, name: each.name, status: each.status, vcs_url: each.vcsUrl, default_branch: each.defaultBranch },
    ...{ auto_scan_on_push: each.autoScanOnPush, auto_scan_on_pr: each.autoScanOnPr, last_scan_at: each.lastScanAt },
  }));
  answer({ repositories: json }, formatColumns(['id', 'status', 'name', 'address'], rows));
}

async function archiveRepository({ store, organization, answer }: StoreCall, id: string): Promise<undefined> {
  if (!(await store.repositories.archive(organization.id, id))) {
    throw createUnknownRecordError('repos', `There is no repository ${quoteForMessage(id)} to archive`);
  }
  answer({ id, status: 'archived' }, `${id} is archived: it is no longer scanned, and keeps its data.\n`);
}
