/**
 * Webhook signatures: what the service sends with each webhook, and how a receiver verifies that it is genuine and
 * recent.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** "Name of the header that carries the signature: not shown". The other headers are additions. */
export const webhookHeaders = {
  /** HMAC-SHA256 of the exact bytes of the body, keyed with the secret, in hex, as the interface documents. */
  signature: 'X-Scan-Gate-Signature',
  event: 'X-Scan-Gate-Event',
  /** The same for each attempt to deliver an event, so that a receiver can skip repetitions. */
  eventId: 'X-Scan-Gate-Event-Id',
  /** When this attempt was sent, in seconds since 1970. */
  timestamp: 'X-Scan-Gate-Timestamp',
  /** HMAC-SHA256 of `<event id>.<timestamp>.<body>`: ties the body to this event and this time. */
  timedSignature: 'X-Scan-Gate-Timed-Signature',
} as const;

export interface Signed {
  secret: string;
  eventId: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string | Uint8Array;
}

/** Both signatures, in hex. */
export function signWebhook({ secret, eventId, timestamp, body }: Signed): {
  signature: string;
  timedSignature: string;
} {
  const hmac = () => createHmac('sha256', secret);
  return {
    signature: hmac().update(body).digest('hex'),
    timedSignature: hmac().update(`${eventId}.${timestamp}.`).update(body).digest('hex'),
  };
}

export interface ReceivedWebhook {
  /** In the form of `node:http` or `fetch`. */
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The bytes as received, before parsing. */
  body: string | Uint8Array;
  /** The currently valid secrets: during a rotation the old and the new one. */
  secrets: string | readonly string[];
  now?: Date;
  /** Maximum difference between the sending time and now. Default: 300. */
  toleranceSeconds?: number;
}

export type VerifiedWebhook =
  | { ok: true; eventId: string; event: string; payload: { event: string; timestamp: string; data: unknown } }
  | { ok: false; reason: 'no secret' | 'unsigned' | 'wrong signature' | 'too old or too new' | 'no JSON' };

/** Whether the service sent these bytes for this event just now. Compares in constant time with each of the secrets. */
export function verifyWebhook(received: ReceivedWebhook): VerifiedWebhook {
  const { body, now = new Date(), toleranceSeconds = 300 } = received;
  const secrets = [received.secrets].flat().filter((secret) => secret !== '');
  if (secrets.length === 0) return { ok: false, reason: 'no secret' };
  const [signature, timed, eventId, sent] = (['signature', 'timedSignature', 'eventId', 'timestamp'] as const).map(
    (name) => headerOf(received.headers, webhookHeaders[name]),
  );
  if (!signature || !timed || !eventId || !sent || !/^\d{1,12}$/.test(sent)) return { ok: false, reason: 'unsigned' };
  const timestamp = Number(sent);
  const matches = secrets.map((secret) => {
    const expected = signWebhook({ secret, eventId, timestamp, body });
    // Both are compared in any case, so that the duration reveals nothing.
    return Number(isEqual(signature, expected.signature)) & Number(isEqual(timed, expected.timedSignature));
  });
  if (!matches.includes(1)) return { ok: false, reason: 'wrong signature' };
  const ageSeconds = now.getTime() / 1000 - timestamp;
  if (!(Math.abs(ageSeconds) <= toleranceSeconds)) return { ok: false, reason: 'too old or too new' };
  return withPayload(eventId, body);
}

function withPayload(eventId: string, body: string | Uint8Array): VerifiedWebhook {
  try {
    const payload = JSON.parse(
      typeof body === 'string' ? body : new TextDecoder('utf-8', { fatal: true }).decode(body),
    );
    return { ok: true, eventId, event: payload.event, payload };
  } catch {
    return { ok: false, reason: 'no JSON' };
  }
}

function headerOf(headers: ReceivedWebhook['headers'], name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const found = Object.entries(headers).filter(([key]) => key.toLowerCase() === name.toLowerCase());
  const values = found.flatMap(([, value]) => value ?? []);
  return values.length === 1 ? values[0] : undefined;
}

/** Compares digests, because they always have the same length. */
function isEqual(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
