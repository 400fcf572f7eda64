/** `scan-gate webhooks`: where the embedded service sends which events, and the result of the deliveries. */

import type { WebhookRecord } from '../../service/store/schema.ts';
import { createRecordId } from '../../service/store/schema.ts';
import { type EventName, eventNames, neverSent } from '../../service/webhooks/payloads.ts';
import { checkWebhookUrl, sendWebhook } from '../../service/webhooks/send.ts';
import { GateError } from '../../shared/errors.ts';
import { notDoneOutcome, type StoryOutcome } from '../run/session.ts';
import { suggestName } from '../settings/nearest.ts';
import { quoteForMessage } from '../settings/values.ts';
import { formatColumns, type StoreCall, splitList, type Verbs } from './store-command.ts';
import type { storeFlags, webhookFlags } from './store-flags.ts';

type WebhookFlags = typeof webhookFlags & typeof storeFlags;
type WebhookCall = StoreCall<WebhookFlags>;

const word = 'the ID of a webhook';

export const webhookVerbs: Verbs<WebhookFlags> = {
  add: {
    takes: ['url', 'event', 'secret-stdin', 'allow-private'],
    needs: ['url', 'event'],
    words: 'many',
    mayMake: true,
    run: addWebhook,
  },
  list: { takes: [], words: 'none', run: listWebhooks },
  remove: { takes: [], words: 'one', word, run: removeWebhook },
  rotate: { takes: ['secret-stdin'], needs: ['secret-stdin'], words: 'one', word, run: rotateSecret },
  deliveries: { takes: [], words: 'one', word, run: listDeliveries },
  test: { takes: [], words: 'one', word, run: sendTestEvent },
};

async function addWebhook(call: WebhookCall): Promise<undefined> {
  const { store, organization, flags, words, answer } = call;
  const events = splitList(flags.event, words).map((text): EventName => {
    const event = eventNames.find((name) => name === text);
    if (event !== undefined) return event;
    throw new GateError('CONFIG', `There is no event ${quoteForMessage(text)}${suggestName(text, eventNames)}`, {
      hint: `Events are ${eventNames.join(', ')}.`,
    });
  });
  const allowPrivate = flags['allow-private'] === true;
  const { href: url } = checkWebhookUrl(flags.url?.[0] ?? '', allowPrivate);
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
async function readSecret({ session, flags }: WebhookCall): Promise<string> {
  const secret = (await session.readInput()).replace(/\r?\n$/, '');
  session.mask(secret, !flags.json);
  if (secret.length >= leastSecretLength && !/[\r\n]/.test(secret)) return secret;
  throw new GateError('CONFIG', `--secret-stdin: a secret is one line of at least ${leastSecretLength} characters`, {
    hint: 'Make one with: openssl rand -hex 32',
  });
}

async function listWebhooks({ store, organization, answer }: WebhookCall): Promise<undefined> {
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

async function removeWebhook({ store, organization, answer }: WebhookCall, id: string): Promise<undefined> {
  if (!(await store.webhooks.remove(organization.id, id))) throw createUnknownWebhookError(id);
  answer({ id, status: 'removed' }, `${id} is removed, with what waited for it.\n`);
}

async function rotateSecret(call: WebhookCall, id: string): Promise<undefined> {
  const webhook = await requireWebhook(call, id);
  await call.store.webhooks.setSecret(webhook.id, await readSecret(call));
  call.answer({ id, status: 'rotated' }, `What is sent to ${id} is signed with the new secret from now on.\n`);
}

const shownDeliveries = 100;

async function listDeliveries(call: WebhookCall, id: string): Promise<undefined> {
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
async function sendTestEvent(call: WebhookCall, id: string): Promise<StoryOutcome> {
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

async function requireWebhook({ store, organization }: WebhookCall, id: string): Promise<WebhookRecord> {
  const webhook = await store.webhooks.find(organization.id, id);
  if (webhook === undefined) throw createUnknownWebhookError(id);
  return webhook;
}

function createUnknownWebhookError(id: string): GateError {
  return new GateError('CONFIG', `There is no webhook ${quoteForMessage(id)}`, {
    hint: 'scan-gate webhooks list shows them.',
  });
}
