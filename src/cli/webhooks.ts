/** `scan-gate webhooks`: where the embedded service sends which events, and the result of the deliveries. */
import { GateError } from '../errors.ts';
import { newIdentifier } from '../service/store/identifiers.ts';
import type { DeliveryRecord } from '../service/store/outbox.ts';
import type { WebhookRecord } from '../service/store/webhooks.ts';
import { checkWebhookUrl } from '../service/webhooks/addresses.ts';
import { type EventName, eventNames, neverSent } from '../service/webhooks/payloads.ts';
import { sendWebhook } from '../service/webhooks/send.ts';
import { notDone, type Outcome, type Session } from '../session.ts';
import { didYouMean } from '../settings/nearest.ts';
import { shown } from '../settings/values.ts';
import { columns, listed, type StoreCall, type Verbs } from './store-command.ts';
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
    run: add,
  },
  list: { takes: [], words: 'none', run: list },
  remove: { takes: [], words: 'one', word, run: remove },
  rotate: { takes: ['secret-stdin'], needs: ['secret-stdin'], words: 'one', word, run: rotate },
  deliveries: { takes: [], words: 'one', word, run: deliveries },
  test: { takes: [], words: 'one', word, run: test },
};

async function add({ store, organization, session, flags, words, answer }: WebhookCall): Promise<undefined> {
  const events = listed(flags.event, words).map(eventOf);
  const allowPrivate = flags['allow-private'] === true;
  const { href: url } = checkWebhookUrl(flags.url?.[0] ?? '', allowPrivate);
  const secret = flags['secret-stdin'] ? await readSecret(session, flags) : null;
  const id = store.webhooks.add(organization.id, { url, events, secret, allowPrivate });
  const notes = [
    ...events
      .filter((event) => neverSent.includes(event))
      .map((event) => `${event} is never sent: this service knows no members.`),
    ...(secret === null ? ['What is sent is not signed: give a secret with --secret-stdin.'] : []),
  ];
  answer({ id, notes }, [`${id}  ${url}`, ...notes, ''].join('\n'));
}

function eventOf(text: string): EventName {
  const event = eventNames.find((name) => name === text);
  if (event !== undefined) return event;
  throw new GateError('CONFIG', `There is no event ${shown(text)}${didYouMean(text, eventNames)}`, {
    hint: `Events are ${eventNames.join(', ')}.`,
  });
}

const leastSecretLength = 16;

/** One line, without its line break. */
async function readSecret(session: Session, { json }: Pick<WebhookCall['flags'], 'json'>): Promise<string> {
  const secret = (await session.readInput()).replace(/\r?\n$/, '');
  session.mask(secret, !json);
  if (secret.length >= leastSecretLength && !/[\r\n]/.test(secret)) return secret;
  throw new GateError('CONFIG', `--secret-stdin: a secret is one line of at least ${leastSecretLength} characters`, {
    hint: 'Make one with: openssl rand -hex 32',
  });
}

function list({ store, organization, answer }: WebhookCall): undefined {
  const webhooks = store.webhooks.list(organization.id);
  const rows = webhooks.map((hook) => [hook.id, statusOf(hook), hook.events.join(','), hook.url]);
  const json = webhooks.map((hook) => ({
    ...{ id: hook.id, url: hook.url, events: [...hook.events], status: statusOf(hook), failures: hook.failures },
    ...{ signed: hook.secret !== null, allowPrivate: hook.allowPrivate, createdAt: hook.createdAt },
  }));
  answer({ webhooks: json }, columns(['id', 'status', 'events', 'url'], rows));
}

function statusOf({ disabledAt, failures }: WebhookRecord): 'disabled' | 'failing' | 'active' {
  if (disabledAt !== null) return 'disabled';
  return failures > 0 ? 'failing' : 'active';
}

function remove({ store, organization, words: [id = ''], answer }: WebhookCall): undefined {
  if (!store.webhooks.remove(organization.id, id)) throw unknownWebhook(id);
  answer({ id, status: 'removed' }, `${id} is removed, with what waited for it.\n`);
}

async function rotate({
  store,
  organization,
  session,
  flags,
  words: [id = ''],
  answer,
}: WebhookCall): Promise<undefined> {
  const { id: known } = webhookOf({ store, organization }, id);
  store.webhooks.setSecret(known, await readSecret(session, flags));
  answer({ id, status: 'rotated' }, `What is sent to ${id} is signed with the new secret from now on.\n`);
}

const shownDeliveries = 100;

function deliveries({ store, organization, words: [id = ''], answer }: WebhookCall): undefined {
  const { id: known } = webhookOf({ store, organization }, id);
  const all = store.outbox.list(known, shownDeliveries);
  const rows = all.map((each) => [
    each.eventId,
    each.event,
    each.createdAt,
    each.status,
    lastOf(each),
    each.dueAt ?? '',
  ]);
  answer({ deliveries: all }, columns(['event id', 'event', 'of', 'status', 'last attempt', 'next attempt'], rows));
}

function lastOf({ attempts }: DeliveryRecord): string {
  const last = attempts.at(-1);
  return last === undefined ? '' : `${attempts.length}: ${last.error ?? last.status}`;
}

/** Sends a test event now. If it is accepted, a disabled webhook is enabled again. */
async function test({ store, organization, session, words: [id = ''], answer }: WebhookCall): Promise<Outcome> {
  const webhook = webhookOf({ store, organization }, id);
  const now = new Date();
  const event = 'webhook.test';
  const body = JSON.stringify({ event, timestamp: now.toISOString(), data: { webhook_id: webhook.id } });
  const message = { ...webhook, eventId: newIdentifier('evt'), event, body };
  const { status = null, error = null, durationMs } = await sendWebhook(message, { signal: session.cancel, now });
  if (error === null) store.webhooks.enable(webhook.id);
  const text = error === null ? `${id} took the event: status ${status}, ${durationMs} ms.` : `${id} failed: ${error}.`;
  answer({ id, delivered: error === null, status, error, durationMs }, `${text}\n`);
  return error === null ? undefined : notDone;
}

function webhookOf({ store, organization }: Pick<WebhookCall, 'store' | 'organization'>, id: string): WebhookRecord {
  const webhook = store.webhooks.find(organization.id, id);
  if (webhook === undefined) throw unknownWebhook(id);
  return webhook;
}

function unknownWebhook(id: string): GateError {
  return new GateError('CONFIG', `There is no webhook ${shown(id)}`, { hint: 'scan-gate webhooks list shows them.' });
}
