/**
 * Webhook signatures: what the service sends with each webhook, and how a receiver verifies that it is genuine and
 * recent.
 */
import { createHash, createHmac, sign, timingSafeEqual } from 'node:crypto';
import { isConfidential } from '../http/confidential.ts';

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

/** Both signatures, in hex. */
export function signWebhook({
  secret,
  eventId,
  timestamp,
  body,
}: {
  secret: string;
  eventId: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string | Uint8Array;
}): {
  signature: string;
  timedSignature: string;
} {
  const hmac = () => createHmac('sha256', secret);
  return {
    signature: hmac().update(body).digest('hex'),
    timedSignature: hmac().update(`${eventId}.${timestamp}.`).update(body).digest('hex'),
  };
}

interface ReceivedWebhook {
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
    (name) => getHeader(received.headers, webhookHeaders[name]),
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
  return parsePayload(eventId, body);
}

function parsePayload(eventId: string, body: string | Uint8Array): VerifiedWebhook {
  try {
    const payload = JSON.parse(
      typeof body === 'string' ? body : new TextDecoder('utf-8', { fatal: true }).decode(body),
    );
    return { ok: true, eventId, event: payload.event, payload };
  } catch {
    return { ok: false, reason: 'no JSON' };
  }
}

function getHeader(headers: ReceivedWebhook['headers'], name: string): string | undefined {
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

/** A request as an HTTP server or a function receives it. */
export interface WebhookRequest {
  method: string;
  headers: ReceivedWebhook['headers'];
  /** The bytes as received, before parsing. */
  body: string | Uint8Array;
}

/** A scan that the webhook reports as ended. Unproven: the run that judges the scan asks the service itself. */
export interface ScanToJudge {
  scanId: string;
  /** `owner/name` on GitHub. */
  repository: string;
}

export interface ReceiverOptions {
  /** The currently valid secrets: during a rotation the old and the new one. */
  secrets: string | readonly string[];
  /** The accepted repositories, by their name at the service: `{ shop: 'acme/shop' }`. */
  repositories: Readonly<Record<string, string>>;
  /** Called once for each event. If it rejects, the service sends the event again. */
  start(scan: ScanToJudge): Promise<void>;
  now?: () => Date;
  /** Maximum difference between the sending time and now. Default: 300. */
  toleranceSeconds?: number;
  /** Maximum size of the body. Default: 65,536. */
  maxBytes?: number;
}

/**
 * The status to respond with, and a message for the log. It contains nothing from a request that failed verification.
 */
interface WebhookReceipt {
  status: 204 | 401 | 405 | 413 | 502;
  message: string;
}

/** Events that are remembered to skip repeated deliveries. Older ones are rejected by their time. */
const maxRememberedEvents = 10_000;

/** Verifies webhook deliveries and calls `start` once for each ended scan of a listed repository. */
export function createReceiver(options: ReceiverOptions): (delivery: WebhookRequest) => Promise<WebhookReceipt> {
  const { secrets, repositories, start, now, toleranceSeconds, maxBytes = 65_536 } = options;
  const seen = new Map<string, Promise<WebhookReceipt>>();
  const pass = async (scan: ScanToJudge, eventId: string): Promise<WebhookReceipt> => {
    // The event is remembered first: a start that throws at once must forget it again.
    await Promise.resolve();
    try {
      await start(scan);
      return { status: 204, message: `started for scan ${scan.scanId} of ${scan.repository}` };
    } catch (error) {
      seen.delete(eventId);
      return { status: 502, message: `not started for scan ${scan.scanId}: ${(error as Error).message}` };
    }
  };
  return async ({ method, headers, body }) => {
    if (method !== 'POST') return { status: 405, message: 'not a POST' };
    if (Buffer.byteLength(body) > maxBytes) return { status: 413, message: `larger than ${maxBytes} bytes` };
    const verified = verifyWebhook({
      ...{ headers, body, secrets, ...(now && { now: now() }) },
      ...(toleranceSeconds !== undefined && { toleranceSeconds }),
    });
    if (!verified.ok) return { status: 401, message: `refused: ${verified.reason}` };
    const { eventId } = verified;
    const before = seen.get(eventId);
    if (before !== undefined) {
      const { status } = await before;
      return { status, message: `event ${eventId} came before` };
    }
    const scan = readEndedScan(verified.payload, repositories);
    if (scan === undefined) return { status: 204, message: `nothing to do for event ${eventId}` };
    const receipt = pass(scan, eventId);
    seen.set(eventId, receipt);
    const [oldest] = seen.keys();
    if (seen.size > maxRememberedEvents && oldest !== undefined) seen.delete(oldest);
    return receipt;
  };
}

function readEndedScan(payload: unknown, repositories: ReceiverOptions['repositories']): ScanToJudge | undefined {
  const { event, data } = (payload ?? {}) as { event?: unknown; data?: { scan_id?: unknown; repository?: unknown } };
  if (event !== 'scan.completed' && event !== 'scan.failed') return undefined;
  const { scan_id: scanId, repository: name } = data ?? {};
  const isId = typeof scanId === 'string' && /^[^\s\p{C}]{1,200}$/u.test(scanId);
  if (!isId || typeof name !== 'string' || !Object.hasOwn(repositories, name)) return undefined;
  return { scanId, repository: repositories[name] ?? '' };
}

/** A GitHub App that has only the permission `actions: write`, and the workflow that it starts. */
interface WorkflowApp {
  appId: string;
  installationId: string;
  /** The private key in PEM format, as GitHub creates it. */
  privateKey: string;
  /** The file's name: `finish.yml`. */
  workflow: string;
  /** The default branch. Default: `main`. */
  ref?: string;
  /** Default: `https://api.github.com`. */
  apiUrl?: string;
  now?: () => Date;
}

/**
 * Starts the workflow with the scan as its input `scan-id`. The token is limited to this permission in one repository.
 */
export function createWorkflowStarter(app: WorkflowApp): ReceiverOptions['start'] {
  const { installationId, workflow, ref = 'main', apiUrl = 'https://api.github.com' } = app;
  if (!isConfidential(new URL(apiUrl))) throw new Error('apiUrl must begin with https://');
  const post = async (path: string, token: string, body: object): Promise<Response> => {
    const response = await fetch(`${apiUrl.replace(/\/+$/, '')}${path}`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/vnd.github+json',
        'content-type': 'application/json',
        'user-agent': 'scan-gate-receiver',
        'x-github-api-version': '2022-11-28',
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`POST ${path} answered ${response.status}`);
    return response;
  };
  return async ({ scanId, repository }) => {
    const [, name = ''] = repository.split('/');
    const narrow = { repositories: [name], permissions: { actions: 'write' } };
    const path = `/app/installations/${encodeURIComponent(installationId)}/access_tokens`;
    const { token } = (await (await post(path, signAppToken(app), narrow)).json()) as { token?: unknown };
    if (typeof token !== 'string') throw new Error('GitHub gave no token');
    const start = `/repos/${repository}/actions/workflows/${encodeURIComponent(workflow)}/dispatches`;
    await post(start, token, { ref, inputs: { 'scan-id': scanId } });
  };
}

/** https://docs.github.com/en/apps/creating-github-apps/authenticating-with-a-github-app/generating-a-json-web-token-jwt-for-a-github-app */
function signAppToken({ appId, privateKey, now = () => new Date() }: WorkflowApp): string {
  const seconds = Math.floor(now().getTime() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  // One minute in the past, because clocks differ. GitHub accepts at most ten minutes.
  const claims = { iat: seconds - 60, exp: seconds + 540, iss: appId };
  const text = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
}
