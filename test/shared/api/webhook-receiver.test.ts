/** The receiver that starts the finishing workflow: what it takes, what it refuses, and what it asks GitHub for. */
import { createPublicKey, generateKeyPairSync, randomUUID, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import {
  createReceiver,
  createWorkflowStarter,
  type ReceiverOptions,
  type ScanToJudge,
  signWebhook,
  type WebhookRequest,
  webhookHeaders,
} from '../../../src/shared/api/webhook.ts';

const secret = 'a-secret-of-some-length';
const now = new Date('2026-06-01T12:00:00Z');
const sentAt = now.getTime() / 1000;

const scan = { scan_id: 'scan_1', repository: 'shop', status: 'COMPLETED', violations: {} };

interface Sent {
  event?: string;
  data?: unknown;
  eventId?: string;
  timestamp?: number;
  signedWith?: string;
  body?: string;
}

function deliver({
  event = 'scan.completed',
  data = scan,
  eventId = randomUUID(),
  timestamp = sentAt,
  ...rest
}: Sent = {}): WebhookRequest {
  const { body = JSON.stringify({ event, timestamp: now.toISOString(), data }), signedWith = secret } = rest;
  const { signature, timedSignature } = signWebhook({ secret: signedWith, eventId, timestamp, body });
  const headers = {
    [webhookHeaders.signature.toLowerCase()]: signature,
    [webhookHeaders.timedSignature.toLowerCase()]: timedSignature,
    [webhookHeaders.eventId.toLowerCase()]: eventId,
    [webhookHeaders.timestamp.toLowerCase()]: String(timestamp),
  };
  return { method: 'POST', headers, body };
}

function receiver(given: Partial<ReceiverOptions> = {}) {
  const started: ScanToJudge[] = [];
  const start = async (each: ScanToJudge) => void started.push(each);
  const options = { secrets: secret, repositories: { shop: 'acme/shop' }, start, now: () => now, ...given };
  return { started, receive: createReceiver(options) };
}

describe('the receiver', () => {
  it.each(['scan.completed', 'scan.failed'])('starts the workflow for %s', async (event) => {
    const { started, receive } = receiver();
    expect(await receive(deliver({ event }))).toMatchObject({ status: 204 });
    expect(started).toEqual([{ scanId: 'scan_1', repository: 'acme/shop' }]);
  });

  it.each<[string, WebhookRequest, number]>([
    ['another method', { ...deliver(), method: 'GET' }, 405],
    ['no signature', { ...deliver(), headers: {} }, 401],
    ['a wrong secret', deliver({ signedWith: 'another-secret' }), 401],
    ['a changed body', { ...deliver(), body: JSON.stringify({ event: 'scan.completed', data: scan }) }, 401],
    ['an old delivery that is replayed', deliver({ timestamp: sentAt - 301 }), 401],
    ['a delivery of the future', deliver({ timestamp: sentAt + 301 }), 401],
    ['a body that is too large', deliver({ body: `"${'x'.repeat(70_000)}"` }), 413],
    ['no JSON', deliver({ body: 'scan_1' }), 401],
    ['another event', deliver({ event: 'violation.created' }), 204],
    ['a repository that it does not know', deliver({ data: { ...scan, repository: 'other' } }), 204],
    ['a name of every object', deliver({ data: { ...scan, repository: 'constructor' } }), 204],
    ['no scan', deliver({ data: { repository: 'shop' } }), 204],
    ['a scan of several lines', deliver({ data: { ...scan, scan_id: 'scan_1\nscan_2' } }), 204],
    ['a payload without data', deliver({ body: 'null' }), 401],
  ])('starts nothing for %s', async (_, delivery, status) => {
    const { started, receive } = receiver();
    expect(await receive(delivery)).toMatchObject({ status });
    expect(started).toEqual([]);
  });

  it('starts again for an event whose start threw at once', async () => {
    let calls = 0;
    const { receive } = receiver({
      start: () => {
        calls += 1;
        if (calls === 1) throw new Error('at once');
        return Promise.resolve();
      },
    });
    const delivery = deliver();
    expect(await receive(delivery)).toMatchObject({ status: 502 });
    expect(await receive(delivery)).toMatchObject({ status: 204 });
    expect(calls).toBe(2);
  });

  it('starts it once for an event that comes twice, also at the same time', async () => {
    const { started, receive } = receiver();
    const delivery = deliver({ eventId: 'evt_1' });
    await Promise.all([receive(delivery), receive(delivery)]);
    expect(await receive(delivery)).toMatchObject({ status: 204, message: 'event evt_1 came before' });
    expect(started).toHaveLength(1);
  });

  it('has an event sent again that GitHub did not take, and takes it then', async () => {
    let isDown = true;
    const { receive } = receiver({
      start: async () => {
        if (isDown) throw new Error('POST /app answered 503');
      },
    });
    const delivery = deliver();
    expect(await receive(delivery)).toMatchObject({ status: 502 });
    isDown = false;
    expect(await receive(delivery)).toMatchObject({ status: 204 });
  });
});

describe('the workflow', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const app = {
    ...{ appId: '4711', installationId: '42', workflow: 'finish.yml', now: () => now },
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
  const asked: { path: string; token: string; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    const token = (request.headers.authorization ?? '').replace('Bearer ', '');
    asked.push({ path: request.url ?? '', token, body: await json(request) });
    const isToken = request.url?.endsWith('/access_tokens') === true;
    response.writeHead(isToken ? 201 : 204).end(isToken ? JSON.stringify({ token: 'ghs_narrow' }) : undefined);
  });
  afterAll(() => server.close());

  it('is started by a token for this repository that can do nothing else', async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await createWorkflowStarter({ ...app, apiUrl })({ scanId: 'scan_1', repository: 'acme/shop' });
    expect(asked).toMatchObject([
      {
        path: '/app/installations/42/access_tokens',
        body: { repositories: ['shop'], permissions: { actions: 'write' } },
      },
      {
        ...{ path: '/repos/acme/shop/actions/workflows/finish.yml/dispatches', token: 'ghs_narrow' },
        body: { ref: 'main', inputs: { 'scan-id': 'scan_1' } },
      },
    ]);
    const [head, claims, signature] = (asked[0]?.token ?? '').split('.');
    const key = createPublicKey(publicKey.export({ type: 'spki', format: 'pem' }));
    expect(verify('sha256', Buffer.from(`${head}.${claims}`), key, Buffer.from(signature ?? '', 'base64url'))).toBe(
      true,
    );
    expect(JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())).toEqual({
      ...{ iss: '4711', iat: sentAt - 60, exp: sentAt + 540 },
    });
  });

  it.each([
    ['https://github.example', true],
    ['http://localhost:8080', true],
    ['http://127.1/x', true],
    ['http://[::1]/x', true],
    ['http://github.example', false],
    ['http://localhost.example', false],
    ['http://127.0.0.1.example', false],
    ['http://10.0.0.1', false],
    ['ftp://localhost/x', false],
  ])('is started over no connection that others can read: %s is safe: %s', (apiUrl, isSafe) => {
    const start = () => createWorkflowStarter({ ...app, apiUrl });
    if (isSafe) expect(start).not.toThrow();
    else expect(start).toThrow('https');
  });
});
