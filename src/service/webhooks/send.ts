/**
 * Delivers events from the outbox at least once: each over one connection, without redirects, with limits for the time and
 * for the bytes read, and to no address that a webhook may not reach. Retries come later after each failure, and each
 * webhook gets one event at a time.
 */

import { type lookup, lookup as resolveName } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { signWebhook, webhookHeaders } from '../../shared/api/webhook.ts';
import { GateError } from '../../shared/errors.ts';
import { createWaker } from '../../shared/once.ts';
import { formatErrorLine, type ServiceLog } from '../log.ts';
import type { createOutboxTable, Sent, WaitingDelivery, WebhookMessage } from '../store/outbox.ts';

interface SendOptions {
  signal: AbortSignal;
  now: Date;
  /** For everything from the DNS lookup to the end of the response headers. */
  timeoutMs?: number | undefined;
  resolve?: typeof lookup | undefined;
}

const defaultTimeoutMs = 10_000;

/** Never rejects. */
export async function sendWebhook(message: WebhookMessage, options: SendOptions): Promise<Sent> {
  const begun = performance.now();
  const createSent = (status: number | undefined, error?: string): Sent => {
    return { status, error, durationMs: Math.round(performance.now() - begun) };
  };
  try {
    const status = await postMessage(message, options);
    if (status >= 200 && status < 300) return createSent(status);
    return createSent(status, status >= 300 && status < 400 ? 'redirects are not followed' : `status ${status}`);
  } catch (error) {
    return createSent(undefined, formatErrorLine(error));
  }
}

async function postMessage(
  message: WebhookMessage,
  { signal, now, timeoutMs = defaultTimeoutMs, resolve }: SendOptions,
) {
  const url = checkWebhookUrl(message.url, message.allowPrivate);
  const timeUp = AbortSignal.timeout(timeoutMs);
  const body = Buffer.from(message.body);
  const timestamp = Math.floor(now.getTime() / 1000);
  const { secret, eventId } = message;
  const signed = secret === null ? undefined : signWebhook({ secret, eventId, timestamp, body });
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': body.byteLength,
    'User-Agent': 'scan-gate',
    [webhookHeaders.event]: message.event,
    [webhookHeaders.eventId]: eventId,
    [webhookHeaders.timestamp]: timestamp,
    ...(signed !== undefined && {
      [webhookHeaders.signature]: signed.signature,
      [webhookHeaders.timedSignature]: signed.timedSignature,
    }),
  };
  const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
    method: 'POST',
    headers,
    lookup: createCheckedLookup(message.allowPrivate, resolve),
    // A new connection: a reused one would belong to an earlier lookup.
    agent: false,
    rejectUnauthorized: true,
    signal: AbortSignal.any([signal, timeUp]),
  });
  try {
    return await new Promise<number>((fulfil, reject) => {
      request.once('error', (error) => reject(timeUp.aborted ? new Error(`no answer within ${timeoutMs} ms`) : error));
      request.once('response', ({ statusCode = 0 }) => fulfil(statusCode));
      request.end(body);
    });
  } finally {
    // The body of the receiver's response is ignored.
    request.on('error', () => undefined);
    request.destroy();
  }
}

/** Ranges from IANA's special-purpose registries (RFC 6890 and its updates) that may be meant on purpose. */
const privateRanges: Ranges = {
  ipv4: ['10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'],
  ipv6: ['::1/128', 'fc00::/7'],
};

/** Addresses at which clouds serve credentials inside other ranges: Azure, Alibaba, AWS, Google. */
const metadataRanges: Ranges = {
  ipv4: ['168.63.129.16/32', '100.100.100.200/32'],
  ipv6: ['fd00:ec2::/32', 'fd20:ce::/32'],
};

/**
 * Ranges that are never meant: this host, link-local (where clouds serve credentials), documentation, multicast,
 * reserved.
 */
const closedRanges: Ranges = {
  ipv4: [
    ...['0.0.0.0/8', '169.254.0.0/16', '192.0.0.0/24', '192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24'],
    ...['192.88.99.0/24', '192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
    ...['224.0.0.0/4', '240.0.0.0/4'],
  ],
  // Within 2000::/3, the only allocated range: special purposes, and ranges that embed an IPv4 address (Teredo, 6to4).
  ipv6: ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'],
};
type Ranges = Readonly<Record<'ipv4' | 'ipv6', readonly string[]>>;

const [privateList, closedList, metadataList] = [privateRanges, closedRanges, metadataRanges].map(createBlockList) as [
  BlockList,
  BlockList,
  BlockList,
];
const globalList = createBlockList({ ipv4: ['0.0.0.0/0'], ipv6: ['2000::/3'] });

function createBlockList(ranges: Ranges): BlockList {
  const list = new BlockList();
  for (const family of ['ipv4', 'ipv6'] as const) {
    for (const range of ranges[family]) {
      const [network = '', bits] = range.split('/');
      list.addSubnet(network, Number(bits), family);
    }
  }
  return list;
}

/** Classifies an IP address. An IPv4 address in IPv6 form is treated as that IPv4 address. */
function classifyAddress(address: string): 'public' | 'private' | 'closed' {
  const plain = parseMappedAddress(address) ?? address.replace(/%.*$/, '');
  const family = isIP(plain) === 6 ? 'ipv6' : 'ipv4';
  if (isIP(plain) === 0) return 'closed';
  if (metadataList.check(plain, family)) return 'closed';
  if (privateList.check(plain, family)) return 'private';
  return !globalList.check(plain, family) || closedList.check(plain, family) ? 'closed' : 'public';
}

/** The IPv4 address in `::ffff:…`, in any notation. */
function parseMappedAddress(address: string): string | undefined {
  if (isIP(address) !== 6 || address.includes('%')) return undefined;
  const [, high, low] = /^\[::ffff:([0-9a-f]+):([0-9a-f]+)\]$/.exec(new URL(`http://[${address}]`).hostname) ?? [];
  if (high === undefined || low === undefined) return undefined;
  const [first, second] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [first >> 8, first & 0xff, second >> 8, second & 0xff].join('.');
}

function isAllowedAddress(address: string, allowPrivate: boolean): boolean {
  const range = classifyAddress(address);
  return range === 'public' || (range === 'private' && allowPrivate);
}

const maxUrlLength = 2_000;

/** Throws CONFIG when the URL itself shows that nothing may be sent there. */
export function checkWebhookUrl(text: string, allowPrivate: boolean): URL {
  const url = URL.canParse(text) && text.length <= maxUrlLength ? new URL(text) : undefined;
  if (url === undefined || !['https:', 'http:'].includes(url.protocol)) throw createUrlError('is not an https address');
  if (url.protocol === 'http:' && !allowPrivate)
    throw createUrlError(
      'is not encrypted',
      'Use https. http is allowed only inside your own network, with --allow-private.',
    );
  if (url.username !== '' || url.password !== '') throw createUrlError('contains a user name or a password');
  if (url.hash !== '') throw createUrlError('has a fragment, which is never sent');
  // Without the brackets of IPv6.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isAllowedAddress(host, allowPrivate)) {
    const why =
      classifyAddress(host) === 'private'
        ? 'which is this machine or its network: that needs --allow-private'
        : 'where no webhook may go';
    throw createUrlError(`leads to ${host}, ${why}`);
  }
  return url;
}

function createUrlError(what: string, hint = 'Name an https address that can be reached from here.'): GateError {
  return new GateError('CONFIG', `The URL of a webhook ${what}.`, { hint });
}

/**
 * The DNS lookup of a connection. The connection uses exactly the resolved address, and one forbidden address among
 * several forbids all.
 */
function createCheckedLookup(allowPrivate: boolean, resolve: typeof resolveName = resolveName): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, '');
      const refused = addresses.find(({ address }) => !isAllowedAddress(address, allowPrivate));
      const [first] = addresses;
      if (refused !== undefined || first === undefined) {
        const reason = first === undefined ? 'has no address' : `leads to ${refused?.address}, where it may not go`;
        return callback(new Error(`${hostname} ${reason}`), '');
      }
      if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

export interface Deliveries {
  /** Call it when something may be due. */
  wake(): void;
  /** Resolves when nothing is being sent. */
  idle(): Promise<void>;
  /** Aborts what is being sent. It stays in the outbox for the next start. */
  stop(): Promise<void>;
}

/** Number of webhooks to which events are sent at the same time. */
const concurrency = 8;
/**
 * How often the outbox is checked without a call of `wake`: failed deliveries become due, and tools enable webhooks.
 */
const pollMs = 2_000;

export function startDeliveries({
  outbox,
  send,
  now,
  log,
}: {
  outbox: ReturnType<typeof createOutboxTable>;
  send: (message: WebhookMessage, options: SendOptions) => Promise<Sent>;
  now(): Date;
  log?: ServiceLog | undefined;
}): Deliveries {
  const abort = new AbortController();
  const running = new Set<Promise<void>>();

  const deliver = async (waiting: WaitingDelivery): Promise<void> => {
    const sent = await send(waiting, { signal: abort.signal, now: now() });
    if (abort.signal.aborted) return outbox.release(waiting);
    const outcome = await outbox.settle(waiting, sent, now());
    const facts = { webhookId: waiting.webhookId, eventId: waiting.eventId, name: waiting.event };
    if (sent.error === undefined) log?.({ level: 'info', event: 'webhook.delivered', ...facts });
    else log?.({ level: 'warn', event: 'webhook.failed', ...facts, message: sent.error });
    if (outcome.gaveUp) log?.({ level: 'error', event: 'webhook.gave-up', ...facts });
    if (outcome.disabled) log?.({ level: 'error', event: 'webhook.disabled', ...facts });
  };

  const sendDue = async (): Promise<void> => {
    while (!abort.signal.aborted && running.size < concurrency) {
      const waiting = await outbox.claimDue(now());
      if (waiting === undefined) return;
      const end = deliver(waiting)
        .catch((error: unknown) => {
          log?.({ level: 'error', event: 'webhook.fault', message: formatErrorLine(error) });
          return new Promise<void>((rest) => setTimeout(rest, pollMs).unref());
        })
        .finally(() => {
          running.delete(end);
          sender.wake();
        });
      running.add(end);
    }
  };
  // One look at the outbox at a time: two would find the same delivery.
  const sender = createWaker(() =>
    sendDue().catch((error: unknown) => {
      log?.({ level: 'error', event: 'webhook.fault', message: formatErrorLine(error) });
    }),
  );
  const waitForRunning = async () => {
    await sender.idle();
    while (running.size > 0) {
      await Promise.all(running);
      await sender.idle();
    }
  };
  const timer = setInterval(sender.wake, pollMs).unref();
  sender.wake();
  return {
    wake: sender.wake,
    idle: waitForRunning,
    stop: async () => {
      clearInterval(timer);
      abort.abort(new Error('the service was stopped'));
      await waitForRunning();
    },
  };
}
