import { once } from 'node:events';
import { createServer } from 'node:https';
import { afterAll, describe, expect, it } from 'vitest';
import { sendWebhook } from '../../../src/service/webhooks/send.ts';
import { verifyWebhook } from '../../../src/shared/api/webhook.ts';
import { createAuthority } from '../../faults/peer/certificates.ts';
import { never } from '../temporary-repository.ts';
import { startReceiver } from './receiver.ts';

const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of stops) await stop();
});

async function receive(...given: Parameters<typeof startReceiver>) {
  const receiver = await startReceiver(...given);
  stops.push(receiver.stop);
  return receiver;
}

type WebhookMessage = Parameters<typeof sendWebhook>[0];

const message = (url: string, change: Partial<WebhookMessage> = {}): WebhookMessage => ({
  url,
  allowPrivate: true,
  secret: 'a-secret-of-some-length',
  eventId: 'evt_1',
  event: 'scan.completed',
  body: '{"event":"scan.completed","timestamp":"2026-03-01T10:00:00.000Z","data":{"repository":"Größe"}}',
  ...change,
});
const options = { signal: never, now: new Date('2026-03-01T10:00:00Z') };

describe('sending', () => {
  it('posts the exact bytes with a signature that verifies', async () => {
    const { url, received } = await receive();
    const sent = await sendWebhook(message(url), options);
    expect(sent).toMatchObject({ status: 204, error: undefined });
    const [{ headers, body } = { headers: {}, body: Buffer.of() }] = received;
    expect(body.toString()).toBe(message(url).body);
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'x-scan-gate-event': 'scan.completed' });
    const { now } = options;
    expect(verifyWebhook({ headers, body, secrets: 'a-secret-of-some-length', now })).toMatchObject({ ok: true });
  });

  it('signs nothing without a secret', async () => {
    const { url, received } = await receive();
    await sendWebhook(message(url, { secret: null }), options);
    expect(Object.keys(received[0]?.headers ?? {}).filter((name) => name.includes('signature'))).toEqual([]);
  });

  it('follows no redirect', async () => {
    const target = await receive();
    const { url } = await receive((_, response) => response.writeHead(307, { Location: target.url }).end());
    expect(await sendWebhook(message(url), options)).toMatchObject({
      status: 307,
      error: 'redirects are not followed',
    });
    expect(target.received).toEqual([]);
  });

  it.each([400, 410, 500])('fails at status %i', async (status) => {
    const { url } = await receive((_, response) => response.writeHead(status).end());
    expect(await sendWebhook(message(url), options)).toMatchObject({ status, error: `status ${status}` });
  });

  it('waits neither for an answer nor for its body without end', async () => {
    const silent = await receive(() => undefined);
    const never = await sendWebhook(message(silent.url), { ...options, timeoutMs: 50 });
    expect(never).toMatchObject({ status: undefined, error: 'no answer within 50 ms' });
    const endless = await receive((_, response) => response.writeHead(200).write('x'));
    expect(await sendWebhook(message(endless.url), options)).toMatchObject({ status: 200, error: undefined });
  });

  it('goes to no private address that it was not allowed, however its name leads there', async () => {
    const { url, received } = await receive();
    const port = new URL(url).port;
    const refused = [
      message(`https://127.0.0.1:${port}/`, { allowPrivate: false }),
      message(`https://localhost:${port}/`, { allowPrivate: false }),
    ];
    for (const each of refused) {
      expect((await sendWebhook(each, options)).error).toMatch(/127\.0\.0\.1|::1/);
    }
    expect(received).toEqual([]);
  });

  it('connects to the address that was checked, not to what the name leads to a moment later', async () => {
    const { url, received } = await receive();
    const looks: string[] = [];
    const resolve = ((name: string, _: object, callback: (e: null, found: object[]) => void) => {
      looks.push(name);
      callback(null, [{ address: looks.length === 1 ? '127.0.0.1' : '169.254.169.254', family: 4 }]);
    }) as never;
    const sent = await sendWebhook(message(url.replace('127.0.0.1', 'name.example')), { ...options, resolve });
    expect([sent.status, looks, received[0]?.headers.host]).toEqual([
      204,
      ['name.example'],
      `name.example:${new URL(url).port}`,
    ]);
  });

  it('believes no certificate that nobody vouches for', async () => {
    let requests = 0;
    const server = createServer(createAuthority('Nobody').issue('127.0.0.1'), () => {
      requests += 1;
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    stops.push(() => new Promise((done) => server.close(() => done())));
    const { port } = server.address() as { port: number };
    const { status, error } = await sendWebhook(message(`https://127.0.0.1:${port}/`), options);
    expect([status, error, requests]).toEqual([undefined, expect.stringMatching(/certificate/), 0]);
  });

  it('ends when it is cut off', async () => {
    const { url } = await receive(() => undefined);
    const cut = new AbortController();
    const sending = sendWebhook(message(url), { ...options, signal: cut.signal });
    cut.abort();
    expect((await sending).error).toMatch(/abort/);
  });
});
