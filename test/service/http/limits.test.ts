import { once } from 'node:events';
import { get } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Embedded, type ServiceOptions, startEmbedded } from '../embedded.ts';

const started: Embedded[] = [];
async function start(change: Partial<ServiceOptions>) {
  const embedded = await startEmbedded({ trustedProxies: ['127.0.0.1', '10.0.0.2'], ...change });
  started.push(embedded);
  return embedded.service.baseUrl;
}
afterAll(() => Promise.all(started.map(({ service }) => service.stop())));

/** The status, or the seconds to wait. */
async function ask(baseUrl: string, headers: Record<string, string | undefined>): Promise<number> {
  const given = Object.entries(headers).filter(([, value]) => value !== undefined);
  const request = get({
    host: '127.0.0.1',
    port: new URL(baseUrl).port,
    path: '/api/v1/health',
    agent: false,
    headers: { Host: 'localhost', ...Object.fromEntries(given) },
  });
  const [response] = await once(request, 'response');
  response.resume();
  return Number(response.headers['retry-after'] ?? response.statusCode);
}

describe('a limit', () => {
  let time = 0;
  const now = () => new Date(Date.parse('2026-03-01T10:00:00Z') + time);
  async function limited(requests: number, seconds: number) {
    time = 0;
    const baseUrl = await start({ limits: { perAddress: { requests, seconds } }, now });
    return (address: string, at = time) => {
      time = at;
      return ask(baseUrl, { 'X-Forwarded-For': address });
    };
  }

  it('lets a burst through, then what comes back, and counts each caller apart', async () => {
    const send = await limited(3, 30);
    const [one, other] = ['1.1.1.1', '2.2.2.2'];
    for (const expected of [200, 200, 200, 10]) expect(await send(one)).toBe(expected);
    expect(await send(other)).toBe(200);
    expect(await send(one, 9_999)).toBe(1);
    expect(await send(one, 10_001)).toBe(200);
    expect(await send(one)).toBe(10);
  });

  it('holds no more than its burst after a quiet day, and locks no one out when the clock is set back', async () => {
    const send = await limited(2, 10);
    await send('1.1.1.1');
    for (const expected of [200, 200, 5]) expect(await send('1.1.1.1', 86_400_000)).toBe(expected);
    expect(await send('1.1.1.1', 0)).toBe(5);
    expect(await send('1.1.1.1', 5_001)).toBe(200);
  });

  it('remembers a bounded number of callers', async () => {
    const send = await limited(1, 3_600);
    expect([await send('9.9.9.9'), await send('9.9.9.9')]).toEqual([200, 3_600]);
    const socket = connect(Number(new URL(started.at(-1)?.service.baseUrl ?? '').port), '127.0.0.1');
    for (let index = 0; index < 10_000; index += 1) {
      const end = index === 9_999 ? 'Connection: close\r\n' : '';
      const address = `10.1.${index >> 8}.${index & 0xff}`;
      socket.write(`GET /health HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n${end}\r\n`);
    }
    socket.resume();
    await once(socket, 'close');
    expect(await send('10.1.39.15')).toBe(3_600);
    expect(await send('9.9.9.9')).toBe(200);
  });
});

describe('callers', () => {
  it.each<[string | undefined, string | undefined, boolean]>([
    ['1.1.1.1', '1.1.1.1', true],
    ['1.1.1.1', '1.1.1.2', false],
    ['1.1.1.1', '::ffff:1.1.1.1', true],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9', true],
    ['2001:db8:1:2::9', '2001:0db8:0001:0002::9', true],
    ['2001:db8:1:2::9', '2001:db8:1:3::9', false],
    ['2001:db8::1:2:3:9', '2001:db8:0:1::9', false],
    ['::1', '::2', true],
    ['::1', '0:0:0:1::1', false],
    ['fe80::1%eth0', 'fe80:0:0:0::2', true],
    [undefined, '1.1.1.1', false],
    ['6.6.6.6, 1.1.1.1, 10.0.0.2', '1.1.1.1', true],
    ['6.6.6.6, 1.1.1.1, 10.0.0.2', '6.6.6.6', false],
    ['1.1.1.1, 10.0.0.3', '10.0.0.3', true],
    ['unknown', undefined, true],
    ['', undefined, true],
    ['127.0.0.1', undefined, true],
    ['10.0.0.2', undefined, false],
  ])('at %j and at %j are one: %s', async (first, second, isOne) => {
    const baseUrl = await start({ limits: { perAddress: { requests: 1, seconds: 600 } } });
    expect(await ask(baseUrl, { 'X-Forwarded-For': first })).toBe(200);
    expect(await ask(baseUrl, { 'X-Forwarded-For': second })).toBe(isOne ? 600 : 200);
  });

  it.each<[string, Partial<ServiceOptions>, number]>([
    ['from an unknown proxy', { trustedProxies: ['10.0.0.1'] }, 600],
    ['without trusted proxies', { trustedProxies: [] }, 600],
    ['from a trusted proxy over IPv6', { hostname: '::' }, 200],
  ])('are told apart by what is forwarded, %s', async (_, change, second) => {
    const baseUrl = await start({ limits: { perAddress: { requests: 1, seconds: 600 } }, ...change });
    expect(await ask(baseUrl, { 'X-Forwarded-For': '1.1.1.1' })).toBe(200);
    expect(await ask(baseUrl, { 'X-Forwarded-For': '2.2.2.2' })).toBe(second);
  });
});

describe('a host', () => {
  let baseUrl = '';
  beforeAll(async () => {
    baseUrl = await start({ allowedHosts: ['gate.example'] });
  });

  it.each([
    ...['127.0.0.1', '127.0.0.1:8080', '[::1]:80', '[::1]', '192.168.1.5:8080'],
    ...['localhost', 'localhost:1', 'LOCALHOST', 'localhost.', 'gate.localhost'],
    ...['gate.example', 'GATE.example:443', 'Gate.Example.:1'],
  ])('%j is answered to', async (host) => expect(await ask(baseUrl, { Host: host })).toBe(200));

  it.each([
    ...['evil.example', 'evil.example:8080', 'gate.example.evil.example', 'localhost.evil.example', 'xlocalhost'],
    ...['127.0.0.1.evil.example', 'evil.example@127.0.0.1', '127.0.0.1/x', '[::1', '127.0.0.1:x', 'a b', '0x7f.1'],
  ])('%j is not answered to', async (host) => expect([400, 403]).toContain(await ask(baseUrl, { Host: host })));
});
