import { once } from 'node:events';
import { get } from 'node:https';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { createAuthority } from '../../faults/peer/certificates.ts';
import { startEmbedded, testKey } from '../embedded.ts';
import { makeFolder } from '../temporary-repository.ts';

const started: Awaited<ReturnType<typeof startEmbedded>>[] = [];
async function start(...given: Parameters<typeof startEmbedded>) {
  const embedded = await startEmbedded(...given);
  started.push(embedded);
  return embedded;
}
afterAll(() => Promise.all(started.map(({ service }) => service.stop())));

/** The whole answer to some bytes. */
async function raw(baseUrl: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(baseUrl).port), '127.0.0.1');
  socket.end(bytes);
  return text(socket);
}

describe('a request', () => {
  const line = (target: string, host: string) =>
    `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nX-API-Key: ${testKey}\r\nConnection: close\r\n\r\n`;

  it.each([
    ['/api/v1/health', 'evil.example'],
    ['/api/v1/scans', 'evil.example:80'],
    ['/api/v1/openapi.json', 'evil.example'],
    ['/nowhere', 'evil.example'],
    ['http://evil.example/api/v1/health', '127.0.0.1'],
  ])('for %s at %s is refused: a page elsewhere may have led it here', async (target, host) => {
    const { service } = await start();
    const answer = await raw(service.baseUrl, line(target, host));
    expect(answer).toMatch(/^HTTP\/1\.1 (?:403|400) /);
    expect(answer).not.toContain('healthy');
  });

  it('at this machine, or at a name that was given, is answered', async () => {
    const { service } = await start({ allowedHosts: ['gate.example'] });
    for (const host of ['127.0.0.1', 'localhost:9', 'Gate.Example']) {
      expect(await raw(service.baseUrl, line('/api/v1/scans', host))).toMatch(/^HTTP\/1\.1 200 /);
    }
  });

  it.each([
    ['Host: 127.0.0.1', 'Host: 127.0.0.1'],
    ['Host: 127.0.0.1', 'Host: evil.example'],
    ['Host: evil.example', 'Host: 127.0.0.1'],
    ['Host: 127.0.0.1', 'host: localhost'],
    ['Host: 127.0.0.1\r\nX-API-Key: other', `X-API-Key: ${testKey}`],
    ['Host: 127.0.0.1\r\nContent-Type: application/json', 'Content-Type: text/plain'],
    ['Host: 127.0.0.1\r\nOrigin: http://127.0.0.1', 'Origin: http://evil.example'],
    ['Host: 127.0.0.1\r\nContent-Length: 0', 'Content-Length: 5'],
  ])('with %j and %j is a 400', async (first, second) => {
    const { service } = await start();
    const answer = await raw(
      service.baseUrl,
      `GET /api/v1/health HTTP/1.1\r\n${first}\r\nAccept: */*\r\n${second}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toContain('healthy');
  });

  it.each([
    'Origin: https://evil.example',
    'Origin: http://127.0.0.1:1',
    'Origin: http://localhost',
    'Origin: null',
    'Origin: nonsense',
    'Origin: file://',
    'Origin: chrome-extension://abcdefgh',
    'Sec-Fetch-Site: cross-site',
    'sec-fetch-site:  Cross-Site',
    'Sec-Fetch-Site: cross-site\r\nOrigin: http://127.0.0.1',
  ])('with %s is refused at once: it does not count against its address', async (header) => {
    const { service, call } = await start({ limits: { perAddress: { requests: 1, seconds: 600 } } });
    const sent = line('/api/v1/health', '127.0.0.1').replace('\r\nX-API-Key', `\r\n${header}\r\nX-API-Key`);
    for (const _ of [1, 2, 3]) expect(await raw(service.baseUrl, sent)).toMatch(/^HTTP\/1\.1 403 /);
    expect((await call('GET', '/health', { key: undefined })).status).toBe(200);
    expect((await call('GET', '/scans')).status).toBe(200);
  });

  it.each([
    'Sec-Fetch-Site: none',
    'Sec-Fetch-Site: same-origin\r\nOrigin: http://127.0.0.1',
    'Origin: https://gate.example',
  ])('with %s is answered', async (header) => {
    const { service } = await start({ allowedHosts: ['gate.example'] });
    const sent = line('/api/v1/scans', '127.0.0.1').replace('\r\nX-API-Key', `\r\n${header}\r\nX-API-Key`);
    expect(await raw(service.baseUrl, sent)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each(['HTTP/1.0', 'HTTP/1.1\r\nHost:'])('without a host is refused: %j', async (rest) => {
    const { service } = await start();
    const answer = await raw(service.baseUrl, `GET /api/v1/health ${rest}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 4/);
    expect(answer).not.toContain('healthy');
  });
});

describe('connections without a key', () => {
  it('keep no one out, however many they are and however little they send', async () => {
    const { service, call } = await start();
    const idle: Socket[] = [];
    for (let index = 0; index < 520; index += 1) {
      const socket = connect(Number(new URL(service.baseUrl).port), '127.0.0.1');
      socket.on('error', () => undefined);
      idle.push(socket);
      await once(socket, 'connect');
    }
    expect((await call('GET', '/scans')).status).toBe(200);
    const closed = idle.filter((socket) => socket.destroyed || socket.readableEnded);
    const [oldest] = idle;
    if (oldest?.closed === false) {
      oldest.resume();
      await once(oldest, 'close');
    }
    expect(closed.length).toBeLessThan(520);
    for (const socket of idle) socket.destroy();
  });

  it('do not push out one that has shown its key', async () => {
    const { service } = await start();
    const port = Number(new URL(service.baseUrl).port);
    const known = connect(port, '127.0.0.1');
    const ask = () => known.write(`GET /api/v1/scans HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${testKey}\r\n\r\n`);
    ask();
    await once(known, 'data');
    const others = await Promise.all(
      Array.from({ length: 300 }, async () => {
        const socket = connect(port, '127.0.0.1');
        socket.on('error', () => undefined);
        await once(socket, 'connect');
        return socket;
      }),
    );
    ask();
    const [answer] = await once(known, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200/);
    for (const socket of [known, ...others]) socket.destroy();
  });
});

describe('with a certificate', () => {
  it('the service speaks TLS alone, and still knows who has shown a key', async () => {
    const authority = createAuthority('Ours');
    const { service } = await start({ tls: authority.issue('127.0.0.1') });
    expect(service.baseUrl).toMatch(/^https:\/\/127\.0\.0\.1:\d+\/api\/v1$/);
    const request = get(`${service.baseUrl}/scans`, {
      ca: authority.cert,
      headers: { 'X-API-Key': testKey },
      agent: false,
    });
    const [response] = await once(request, 'response');
    expect(JSON.parse(await text(response))).toEqual({ scans: [], pagination: { page: 1, total: 0 } });
    expect(await raw(service.baseUrl, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')).not.toContain('200');
  });
});

describe('metrics', () => {
  it('are there when they are asked for: requests, scans, webhooks, what waits, and no name', async () => {
    const { service, call, scan } = await start({ metrics: true });
    await scan();
    await call('GET', '/scans', { key: 'wrong' });
    await call('DELETE', '/scans/whatever-somebody-writes');
    const answer = await fetch(`${new URL(service.baseUrl).origin}/metrics`);
    const shown = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain/)]);
    expect(shown).toMatch(
      /scan_gate_request_duration_seconds_count\{endpoint="startScan",method="POST",status="201"\} 1\n/,
    );
    expect(shown).toMatch(/_count\{endpoint="listScans",method="GET",status="401"\} 1\n/);
    expect(shown).toMatch(/_count\{endpoint="other",method="other",status="404"\} 1\n/);
    expect(shown).toContain('scan_gate_events_total{event="scan.completed"} 1');
    expect(shown).toMatch(/scan_gate_scans_unfinished 0\nscan|scan_gate_scans_unfinished 0/);
    expect(shown).toContain('scan_gate_deliveries_waiting 0');
    expect(shown).toContain('scan_gate_scans_waiting 0');
    expect(shown).toContain('scan_gate_scan_duration_seconds_count 1');
    expect(shown).toContain('scan_gate_events_total{event="webhook.failed"} 0');
    expect(shown).toContain('process_cpu_seconds_total');
    expect(shown).not.toMatch(/acme|whatever-somebody/);
  });

  it('are not there otherwise', async () => {
    const { service } = await start();
    expect((await fetch(`${new URL(service.baseUrl).origin}/metrics`)).status).toBe(404);
  });
});

describe('the probes', () => {
  it('answer without a key and without details, as long as the process and its database do', async () => {
    const database = join(makeFolder(), 'gate.db');
    const { service } = await start({ database });
    const { origin } = new URL(service.baseUrl);
    const ask = async (path: string) => {
      const answer = await fetch(`${origin}${path}`);
      return [answer.status, await answer.json(), answer.headers.get('cache-control')];
    };
    expect(await ask('/health')).toEqual([200, { status: 'healthy' }, 'no-store']);
    expect(await ask('/ready')).toEqual([200, { status: 'ready' }, 'no-store']);
    const other = new DatabaseSync(database);
    other.exec('ALTER TABLE organizations RENAME TO gone');
    other.close();
    expect(await ask('/ready')).toEqual([503, { status: 'not ready' }, 'no-store']);
    expect((await ask('/health'))[0]).toBe(200);
    const { status, headers } = await fetch(`${service.baseUrl}/health`);
    expect([status, headers.get('content-type')]).toEqual([503, expect.stringContaining('json')]);
  });
});
