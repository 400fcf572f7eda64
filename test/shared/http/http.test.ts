import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer as createPlainServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import { type AddressInfo, connect, createServer as createSilentServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenOnLoopback } from '../../../scripts/loopback.ts';
import { createTransport, type HttpOutcome, type HttpRequest } from '../../../src/shared/http/http.ts';
import { play } from '../../session.ts';

const folder = join(import.meta.dirname, '../../fixtures/tls');
const pem = (name: string) => readFileSync(join(folder, name), 'utf8');
const servers: Server[] = [];
/** By the name of its certificate: one for this address, one for another host; both of the same private authority. */
const addresses = { loopback: '', elsewhere: '' };
/** How many requests arrived, with the key in one of their headers. */
let arrived = 0;

beforeAll(async () => {
  for (const name of ['loopback', 'elsewhere'] as const) {
    const server = createServer({ cert: pem(`${name}.pem`), key: pem(`${name}.key`) }, (_, response) => {
      arrived += 1;
      response.end('{}');
    });
    const { port } = await listenOnLoopback(server);
    servers.push(server);
    addresses[name] = `https://127.0.0.1:${port}/`;
  }
});

afterAll(() => {
  for (const server of servers) server.close();
});

const script = `
  const { createTransport } = await import(${JSON.stringify(new URL('../../../src/shared/http/http.ts', import.meta.url).href)});
  const httpsProxy = process.env.THROUGH ?? '';
  const transport = createTransport({ proxy: { httpProxy: '', httpsProxy, noProxy: '' } });
  const url = new URL(process.env.ASKED);
  const { signal } = new AbortController();
  const { cause: _, ...outcome } = await transport.send({ method: 'GET', url, headers: { 'x-api-key': 'the key' }, signal });
  console.log(JSON.stringify(outcome));
  await transport.close();
`;

/** In a process of its own: whom it trusts is decided when it starts. */
async function ask(url: string, variables: Record<string, string>): Promise<Record<string, unknown>> {
  const env = { PATH: process.env.PATH, ASKED: url, NODE_NO_WARNINGS: '1', ...variables };
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { env });
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  await new Promise((resolve) => child.on('close', resolve));
  return JSON.parse(printed);
}

const authority = (name: string) => ({ NODE_EXTRA_CA_CERTS: join(folder, name) });
const unverified = { NODE_TLS_REJECT_UNAUTHORIZED: '0' };

describe('a certificate', () => {
  it('of a private authority is believed where the machine is told of that authority', async () => {
    const before = arrived;
    expect(await ask(addresses.loopback, authority('ca.pem'))).toMatchObject({
      kind: 'answer',
      status: 200,
      text: '{}',
    });
    expect(arrived).toBe(before + 1);
  });

  it.each<[string, keyof typeof addresses, Record<string, string>]>([
    ['of an authority that nobody knows', 'loopback', {}],
    ['of another authority than the one that is known', 'loopback', authority('other-ca.pem')],
    ['of another host', 'elsewhere', authority('ca.pem')],
    ['of an authority that nobody knows, where a variable turns verification off', 'loopback', unverified],
    [
      'of another host, where a variable turns verification off',
      'elsewhere',
      { ...authority('ca.pem'), ...unverified },
    ],
  ])('%s ends the request before the key is sent, for good', async (_, name, variables) => {
    const before = arrived;
    expect(await ask(addresses[name], variables)).toMatchObject({ kind: 'failure', unsent: true, permanent: true });
    expect(arrived).toBe(before);
  });
});

describe('a certificate behind a proxy', () => {
  const proxies: Server[] = [];
  /** By how one speaks to it: each opens a tunnel to the service whose certificate is of another host than this one. */
  const through = { http: '', https: '' };
  let tunnels = 0;
  beforeAll(async () => {
    const certificate = { cert: pem('loopback.pem'), key: pem('loopback.key') };
    for (const [scheme, proxy] of [
      ['http', createPlainServer()],
      ['https', createServer(certificate)],
    ] as const) {
      proxy.on('connect', (_, socket) => {
        tunnels += 1;
        const service = connect(Number(new URL(addresses.elsewhere).port), '127.0.0.1');
        service.once('connect', () => socket.write('HTTP/1.1 200 Connection Established\r\n\r\n'));
        for (const [from, to] of [
          [socket, service],
          [service, socket],
        ] as const)
          from.on('error', () => to.destroy()).pipe(to);
      });
      await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
      proxies.push(proxy as Server);
      through[scheme] = `${scheme}://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    }
  });
  afterAll(() => {
    for (const proxy of proxies) proxy.close();
  });
  const own = 'https://elsewhere.example/';
  const foreign = 'https://another.example/';

  it.each(['http', 'https'] as const)('is believed where the authority is known, through one of %s', async (scheme) => {
    const before = arrived;
    const outcome = await ask(own, { ...authority('ca.pem'), THROUGH: through[scheme] });
    expect(outcome).toMatchObject({ kind: 'answer', text: '{}' });
    expect(arrived).toBe(before + 1);
  });

  it.each<[string, string, Record<string, string>]>([
    ['of an authority that nobody knows', own, {}],
    ['of an authority that nobody knows, where a variable turns verification off', own, unverified],
    ['of another host, where a variable turns verification off', foreign, { ...authority('ca.pem'), ...unverified }],
  ])('%s ends the request before the key is sent, for good', async (_, url, variables) => {
    const before = arrived;
    const outcome = await ask(url, { ...variables, THROUGH: through.http });
    expect(outcome).toMatchObject({ kind: 'failure', unsent: true, permanent: true });
    expect(arrived).toBe(before);
  });

  it('is not asked for where the proxy’s own is of nobody, whatever a variable says', async () => {
    const before = tunnels;
    const outcome = await ask(own, { ...unverified, THROUGH: through.https });
    expect(outcome).toMatchObject({ kind: 'failure', unsent: true, permanent: true });
    expect(tunnels).toBe(before);
  });
});

/** Gives what `reply` makes of a request, as the transport reads it. */
async function outcomeOf(reply: (request: IncomingMessage, response: ServerResponse) => void, options = {}) {
  const server = createPlainServer(reply);
  const { origin, stop } = await listenOnLoopback(server);
  const transport = createTransport(options);
  const url = new URL(`${origin}/`);
  const { signal } = new AbortController();
  const outcome = await transport.send({ method: 'GET', url, headers: {}, signal } as HttpRequest);
  await transport.close();
  await stop();
  return outcome;
}

describe('an answer', () => {
  const mib = Buffer.alloc(1024 * 1024, 'x');

  it('is asked for as it is, not packed', async () => {
    const outcome = await outcomeOf(({ headers }, response) => response.end(headers['accept-encoding']));
    expect(outcome).toMatchObject({ kind: 'answer', text: 'identity' });
  });

  it.each([
    [16, { kind: 'answer' }],
    [17, { kind: 'failure', message: expect.stringContaining('larger than 16 MiB') }],
  ])('of %i MiB', async (size, expected) => {
    const outcome = await outcomeOf((_, response) => {
      for (let sent = 0; sent < size; sent++) response.write(mib);
      response.end();
    });
    expect(outcome).toMatchObject(expected);
  });

  it('that goes on and on is given up', async () => {
    let sent = 0;
    const outcome = await outcomeOf((_, response) => {
      const more = () => {
        while (sent < 64 && !response.destroyed) {
          sent += 1;
          if (!response.write(mib)) return;
        }
        response.end();
      };
      response.on('drain', more);
      more();
    });
    expect(outcome).toMatchObject({ kind: 'failure', message: expect.stringContaining('larger than 16 MiB') });
    expect(sent).toBeLessThan(64);
  });

  it('that was cut within a letter, or is no text, is none', async () => {
    for (const bytes of [Buffer.from('"é"').subarray(0, 2), Buffer.from([0x22, 0xff, 0x22])]) {
      const outcome = await outcomeOf((_, response) => response.end(bytes));
      expect(outcome).toMatchObject({ kind: 'failure', unsent: false, permanent: false });
    }
  });

  it.each<[string, (request: IncomingMessage, response: ServerResponse) => void]>([
    ['whose connection is cut', ({ socket }) => socket.destroy()],
    ['whose connection is reset', ({ socket }) => socket.resetAndDestroy()],
    ['that never comes', () => {}],
    ['that stops half-way', (_, response) => response.writeHead(200, { 'content-length': 9 }).write('half')],
    ['that is cut half-way', ({ socket }, response) => response.write('half', () => socket.destroy())],
  ])('%s says nothing of what became of the request', async (_, reply) => {
    const timeouts = { connectMs: 600_000, headersMs: 200, bodyIdleMs: 200 };
    expect(await outcomeOf(reply, { timeouts })).toMatchObject({ kind: 'failure', unsent: false, permanent: false });
  });

  it('that is packed all the same is not unpacked', async () => {
    const outcome = await outcomeOf((_, response) => {
      response.setHeader('content-encoding', 'deflate').end('{}');
    });
    expect(outcome).toMatchObject({ kind: 'failure', message: expect.stringContaining('encoded as deflate') });
  });
});

describe('an answer on its way', () => {
  it('is not its early hints', async () => {
    const outcome = await outcomeOf((_, response) => {
      response.writeEarlyHints({ link: '</a>; rel=preload', 'content-encoding': 'gzip' });
      response.end('{}');
    });
    expect(outcome).toMatchObject({ kind: 'answer', status: 200, text: '{}' });
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['half of it', (response) => void response.writeHead(200, { 'content-length': 9 }).write('{"a"')],
    ['its headers', (response) => response.writeHead(200).flushHeaders()],
    ['nothing of it', () => {}],
  ])('is left when the run is told to stop after %s came', async (_, begin) => {
    const stop = new AbortController();
    let isCut = false;
    const server = createPlainServer((request, response) => {
      response.on('close', () => {
        isCut = !response.writableFinished;
        server.close();
      });
      begin(response);
      setTimeout(() => stop.abort('stopped'), 50).unref();
      request.resume();
    });
    const ended = new Promise((resolve) => server.on('close', resolve));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const transport = createTransport();
    const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const sent = transport.send({ method: 'GET', url, headers: {}, signal: stop.signal });
    await expect(sent).rejects.toBe('stopped');
    // The connection is given up with it: nobody reads the rest.
    await ended;
    expect(isCut).toBe(true);
    await transport.close();
  });

  it('that waits for its turn is not sent once the run is told to stop', async () => {
    const stop = new AbortController();
    const asked: string[] = [];
    const server = createPlainServer(({ url }) => void asked.push(`${url}`));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const transport = createTransport();
    const { port } = server.address() as AddressInfo;
    const sent = transport.send({
      method: 'GET',
      url: new URL(`http://127.0.0.1:${port}/`),
      headers: {},
      signal: stop.signal,
    });
    // No connection was made yet.
    stop.abort('stopped');
    await expect(sent).rejects.toBe('stopped');
    await transport.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect(asked).toEqual([]);
  });

  it('that breaks off is a failure', async () => {
    const outcome = await outcomeOf((_, response) => {
      response.writeHead(200, { 'content-length': 9 }).write('{"a"');
      setTimeout(() => response.destroy(), 20);
    });
    expect(outcome).toMatchObject({ kind: 'failure', unsent: false, permanent: false });
  });

  it('whose bytes are no UTF-8 is a failure, and the next one is read', async () => {
    const outcome = await outcomeOf((_, response) => response.end(Buffer.from([0x22, 0xc3, 0x22])));
    expect(outcome).toMatchObject({ kind: 'failure' });
    expect(await outcomeOf((_, response) => response.end('"\u00fc"'))).toMatchObject({ text: '"\u00fc"' });
  });
});

describe('a proxy', () => {
  it('is asked for a tunnel to the host, and for plain words as they are', async () => {
    const asked: string[] = [];
    const proxy = createPlainServer(({ method, url }, response) => {
      asked.push(`${method} ${url}`);
      response.end('{}');
    }).on('connect', ({ method, url }, socket) => {
      asked.push(`${method} ${url}`);
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const transport = createTransport({ proxy: { httpProxy: address, httpsProxy: address, noProxy: '' } });
    const { signal } = new AbortController();
    const send = (url: string) => transport.send({ method: 'GET', url: new URL(url), headers: {}, signal });
    const outcomes = [await send('https://service.invalid/a'), await send('http://service.invalid/b')];
    await transport.close();
    proxy.close();
    expect(asked).toEqual(['CONNECT service.invalid:443', 'GET http://service.invalid/b']);
    expect(outcomes).toMatchObject([{ kind: 'failure', message: expect.stringContaining('502') }, { kind: 'answer' }]);
  });
});

describe('a proxy variable', () => {
  /** What becomes of requests in a run with these variables. */
  async function sendAll(env: Record<string, string>, urls: readonly string[]): Promise<HttpOutcome[]> {
    const outcomes: HttpOutcome[] = [];
    const send = async ({ transport, cancel: signal }: Parameters<Parameters<typeof play>[0]>[0]) => {
      const opened = await transport();
      for (const url of urls)
        outcomes.push(await opened.send({ method: 'GET', url: new URL(url), headers: {}, signal }));
      return undefined;
    };
    await play(send, { env });
    return outcomes;
  }

  const asked: (string | undefined)[] = [];
  const proxy = createPlainServer().on('connect', ({ headers }, socket) => {
    asked.push(headers['proxy-authorization']);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  let place = '';
  beforeAll(async () => {
    place = new URL((await listenOnLoopback(proxy)).origin).host;
  });
  afterAll(() => void proxy.close());
  const message = 'the variable HTTPS_PROXY (or HTTP_PROXY) is not a valid proxy address';

  it.each<[string, 'used' | 'unused' | 'refused']>([
    ['PLACE', 'used'],
    ['http://PLACE', 'used'],
    [' PLACE\n', 'used'],
    ['me:hush@PLACE', 'used'],
    ['HTTP://PLACE', 'used'],
    ['', 'unused'],
    ['  ', 'unused'],
    ['[::1]:1', 'unused'],
    ['127.0.0.1:99999', 'refused'],
    ['"http://PLACE"', 'refused'],
    ['socks5://PLACE', 'refused'],
    ['http://', 'refused'],
    ['http:///proxy', 'refused'],
    ['a proxy', 'refused'],
  ])('of %j is %s', async (value, fate) => {
    asked.length = 0;
    const env = { HTTPS_PROXY: value.replace('PLACE', place) };
    const [outcome] = await sendAll(env, ['https://a.invalid/']);
    const said = outcome?.kind === 'failure' ? outcome.message : '';
    expect([asked.length, said === message]).toEqual([fate === 'used' ? 1 : 0, fate === 'refused']);
    if (value.includes('hush')) expect(asked).toEqual([`Basic ${Buffer.from('me:hush').toString('base64')}`]);
  });

  it('in small letters comes before the one in capitals', async () => {
    asked.length = 0;
    await sendAll({ https_proxy: place, HTTPS_PROXY: 'a proxy' }, ['https://a.invalid/']);
    await sendAll({ https_proxy: place, no_proxy: 'a.invalid', NO_PROXY: 'b' }, ['https://a.invalid/']);
    expect(asked).toHaveLength(1);
  });

  it('that is not an address fails only the requests that would use it, and its value is not repeated', async () => {
    const env = { HTTPS_PROXY: 'hush hush', HTTP_PROXY: '127.0.0.1:1', NO_PROXY: 'direct.invalid' };
    const outcomes = await sendAll(env, [
      ...['https://a.invalid/', 'http://a.invalid/', 'https://direct.invalid/', 'https://127.0.0.1:1/'],
    ]);
    expect(outcomes[0]).toMatchObject({ unsent: true, permanent: true, message, cause: { reason: 'settings' } });
    const rest = outcomes.slice(1);
    expect(rest.slice(0, 2)).toMatchObject([{ permanent: false }, { permanent: false }]);
    expect(JSON.stringify(outcomes)).not.toContain('hush');
  });
});

describe('a proxy that opens no tunnel', () => {
  const silent = createSilentServer().on('connection', (socket) => socket.on('error', () => {}).resume());
  let httpsProxy = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    httpsProxy = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  });
  afterAll(() => void silent.close());

  async function through(signal: AbortSignal, connectMs: number): Promise<unknown> {
    const timeouts = { connectMs, headersMs: 600_000, bodyIdleMs: 600_000 };
    const transport = createTransport({ timeouts, proxy: { httpProxy: '', httpsProxy, noProxy: '' } });
    const url = new URL('https://service.invalid/');
    try {
      return await transport.send({ method: 'GET', url, headers: {}, signal }).catch((reason) => reason);
    } finally {
      await transport.close();
    }
  }

  it('is left when the run is told to stop', async () => {
    const stop = new AbortController();
    silent.once('connection', () => stop.abort('stopped'));
    expect(await through(stop.signal, 600_000)).toBe('stopped');
  });

  it('is waited for as long as a connection is', async () => {
    const outcome = await through(new AbortController().signal, 200);
    expect(outcome).toMatchObject({ kind: 'failure', message: 'no answer in time' });
  });
});
