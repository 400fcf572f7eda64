/** Sends one webhook over one connection, without redirects, with limits for the time and for the bytes read. */
import type { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { signWebhook, webhookHeaders } from '../../shared/api/webhook.ts';
import { formatErrorLine } from '../log.ts';
import { checkWebhookUrl, createCheckedLookup } from './addresses.ts';

export interface WebhookMessage {
  url: string;
  allowPrivate: boolean;
  secret: string | null;
  eventId: string;
  event: string;
  /** JSON, sent and signed byte by byte. */
  body: string;
}

export interface Sent {
  /** Undefined when there was no response. */
  status: number | undefined;
  /** Why it does not count as delivered. */
  error: string | undefined;
  durationMs: number;
}

interface SendOptions {
  signal: AbortSignal;
  now: Date;
  /** For everything from the DNS lookup to the end of the response headers. */
  timeoutMs?: number | undefined;
  resolve?: typeof lookup | undefined;
}

export type Send = (message: WebhookMessage, options: SendOptions) => Promise<Sent>;

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
