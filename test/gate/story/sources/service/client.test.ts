import { describe, expect, it, onTestFinished } from 'vitest';
import { type Client, createClient } from '../../../../../src/gate/story/sources/service/client.ts';
import { createBudget, createClock } from '../../../../../src/shared/clock.ts';
import { createTransport, type Transport } from '../../../../../src/shared/http/http.ts';
import { expectRefusal } from '../../../../refusal.ts';
import {
  error,
  type Reply,
  type Script,
  type ScriptedService,
  startScripted,
  violation,
} from '../../../../scripted-service.ts';

const key = 'sg_secret_key';

interface Setup {
  client: Client;
  service: ScriptedService;
  waits: string[];
  /** The most requests that were under way side by side since the last call. */
  mostAtOnce(): number;
}

async function setUp(
  script: Partial<Script> = {},
  options: { timeoutMs?: number; headersMs?: number | undefined; baseUrl?: string } = {},
): Promise<Setup> {
  const service = await startScripted(script);
  const { headersMs = 120_000 } = options;
  const timeouts = { connectMs: 120_000, headersMs, bodyIdleMs: 120_000 };
  const transport: Transport = createTransport({ timeouts });
  const budget = createBudget(createClock(500), options.timeoutMs ?? 1_800_000, new AbortController().signal);
  onTestFinished(async () => {
    await service.stop();
    await transport.close();
    budget.end();
  });
  const waits: string[] = [];
  const { counting, mostAtOnce } = countRequests(transport);
  const client = createClient({
    baseUrl: options.baseUrl ?? service.baseUrl,
    apiKey: key,
    transport: counting,
    budget,
    onWait: (line) => waits.push(line),
  });
  return { client, service, waits, mostAtOnce };
}

function countRequests(transport: Transport): { counting: Transport; mostAtOnce(): number } {
  let running = 0;
  let most = 0;
  const send: Transport['send'] = async (request) => {
    running++;
    most = Math.max(most, running);
    return transport.send(request).finally(() => {
      running--;
    });
  };
  const mostAtOnce = () => {
    const seen = most;
    most = 0;
    return seen;
  };
  return { counting: { ...transport, send }, mostAtOnce };
}

/** Answers with `reply` the first `times` times, then as scripted. */
function first(times: number, reply: Reply): Pick<Script, 'fault'> {
  return { fault: (_, count) => (count <= times ? reply : undefined) };
}

describe('the clock of the service', () => {
  const hourMs = 3600 * 1000;
  /** What the client knows of it after answers with these words as their date. */
  async function toldBy(...dates: string[]) {
    let asked = 0;
    const { client } = await setUp({ date: () => dates[asked++] ?? '' });
    for (const _ of dates) await client.getRepository({ repository_id: 'repo_1' });
    return client;
  }
  const at = (ms: number) => new Date(ms).toUTCString();
  const now = Math.floor(Date.now() / 1000) * 1000;

  it('is not known before an answer states it, nor by one that does not', async () => {
    const client = await toldBy();
    expect([client.serverTimeMs(), client.serverAheadMs()]).toEqual([undefined, undefined]);
    expect((await toldBy('some day')).serverTimeMs()).toBeUndefined();
  });

  it('is that of the latest answer, whatever one from a cache says after it', async () => {
    const client = await toldBy(at(now), at(now + hourMs), at(now - hourMs), 'some day');
    expect(client.serverTimeMs()).toBe(now + hourMs);
  });

  it.each([hourMs, -hourMs])('is ahead of this machine’s by what it is: %i ms', async (aheadMs) => {
    const client = await toldBy(at(now + aheadMs));
    expect(Math.abs((client.serverAheadMs() ?? 0) - aheadMs)).toBeLessThan(hourMs / 2);
  });
});

describe('client', () => {
  it('sends the key in X-API-Key and nowhere else', async () => {
    const { client, service } = await setUp();
    await client.getRepository({ repository_id: 'repo_1' });
    expect(service.asked[0]?.headers['x-api-key']).toBe(key);
    expect(
      JSON.stringify({ ...service.asked[0], headers: { ...service.asked[0]?.headers, 'x-api-key': '' } }),
    ).not.toContain(key);
  });

  it('sends no key where none is needed', async () => {
    const { client, service } = await setUp({
      fault: () => ({ status: 200, body: { success: true, data: { status: 'healthy' } } }),
    });
    await client.getHealth({});
    expect(service.asked[0]?.headers['x-api-key']).toBeUndefined();
  });

  it.each([
    ['GET', { violations: [], pagination: { page: 1, total: 0 } }],
    ['GET', { data: [], pagination: { page: 1, total: 0 } }],
    ['POST', { data: { scan_id: 'scan_9', repository_id: 'repo_1', branch: 'main', status: 'PENDING' } }],
    ['POST', { scan_id: 'scan_9', repository_id: 'repo_1', branch: 'main', status: 'PENDING' }],
  ])(
    'takes nothing from an answer to %s that says success: false with 200, whatever else it holds: %j',
    async (method, held) => {
      const refused = { success: false, error: { code: 'INTERNAL_ERROR', message: 'no luck' }, ...held };
      const { client } = await setUp({ fault: () => ({ status: 200, body: refused }) });
      const asked: Promise<unknown> =
        method === 'GET'
          ? client.listViolations({ repository_id: 'repo_1' })
          : client.startScan({ repository_id: 'repo_1', branch: 'main' });
      const error = await expectRefusal(asked);
      expect(error.message).toContain('INTERNAL_ERROR, no luck');
      expect(error.isAmbiguous).toBe(method === 'POST');
    },
  );

  it.each([
    ['bare', { violations: [violation()], pagination: { page: 1, total: 1 } }],
    [
      'enveloped',
      {
        success: true,
        data: [violation()],
        pagination: { page: 1, limit: 20, total: 1, totalPages: 1, hasNext: false, hasPrev: false },
      },
    ],
    [
      'enveloped with a named array',
      { success: true, data: { violations: [violation()], pagination: { page: 1, total: 1 } } },
    ],
  ])('reads a list in the %s style', async (_, body) => {
    const { client } = await setUp({ fault: () => ({ status: 200, body }) });
    const page = await client.listViolations({ repository_id: 'repo_1' });
    expect(page).toMatchObject({ page: 1, total: 1, items: [{ severity: 'HIGH' }] });
  });

  it('keeps unknown words and extra fields, and lets optional fields be missing', async () => {
    const body = {
      violations: [{ violation_id: 'v', severity: 'BLOCKER', rule_id: 'x' }],
      pagination: { page: 1, total: 1 },
    };
    const { client } = await setUp({ fault: () => ({ status: 200, body }) });
    const { items } = await client.listViolations({});
    expect(items[0]).toEqual({ violation_id: 'v', severity: 'BLOCKER', rule_id: 'x' });
  });

  it.each([
    ['a 408', { status: 408 } as Reply],
    ['a 500', { status: 500 } as Reply],
    ['a 502', { status: 502 } as Reply],
    ['a 503', { status: 503 } as Reply],
    ['a 504', { status: 504 } as Reply],
    ['a 503 in HTML', { status: 503, body: '<html>busy</html>' } as Reply],
    ['a reset', 'reset' as Reply],
    ['a 408', { status: 408 } as Reply],
    ['HTML with status 200', { status: 200, body: '<!doctype html>' } as Reply],
    ['cut JSON', { status: 200, body: '{"repository_id":' } as Reply],
    ['success: false with status 200', { status: 200, body: error('INTERNAL_ERROR', 'oops') } as Reply],
    ['the wrong shape', { status: 200, body: { name: 'no id' } } as Reply],
  ])('reads again after %s', async (_, reply) => {
    const { client, service } = await setUp(first(2, reply));
    await expect(client.getRepository({ repository_id: 'repo_1' })).resolves.toMatchObject({ name: 'shop' });
    expect(service.asked).toHaveLength(3);
  });

  it('gives up after five attempts', async () => {
    const { client, service } = await setUp(first(99, { status: 502 }));
    const caught = await expectRefusal(client.getRepository({ repository_id: 'repo_1' }));
    expect(caught).toMatchObject({ code: 'UNAVAILABLE', status: 502 });
    expect(service.asked).toHaveLength(5);
  });

  it.each([
    ['a reset', 'reset' as Reply],
    ['a reset after it took effect', 'applied, then reset' as Reply],
    ['a 408', { status: 408 } as Reply],
    ['a 500', { status: 500 } as Reply],
    ['a 502', { status: 502 } as Reply],
    ['a 503', { status: 503 } as Reply],
    ['a 504', { status: 504 } as Reply],
    ['an unreadable 201', { status: 201, body: 'ok' } as Reply],
    ['no answer in time', 'hang' as Reply],
  ])('never repeats a POST after %s, and says that its fate is unknown', async (_, reply) => {
    const headersMs = reply === 'hang' ? 1000 : undefined;
    const { client, service } = await setUp(first(99, reply), { headersMs });
    const caught = await expectRefusal(client.startScan({ repository_id: 'repo_1', branch: 'main' }));
    expect(caught.isAmbiguous).toBe(true);
    expect(service.asked).toHaveLength(1);
  });

  it('repeats a POST that was refused with 429', async () => {
    const { client, service } = await setUp(first(2, { status: 429, headers: { 'retry-after': '2' } }));
    await expect(client.startScan({ repository_id: 'repo_1', branch: 'main' })).resolves.toMatchObject({
      status: 'PENDING',
    });
    expect(service.asked).toHaveLength(3);
  });

  it('repeats a POST that was provably never sent, and in the end says how to go on', async () => {
    const { client, service } = await setUp();
    await service.stop();
    const caught = await expectRefusal(client.startScan({ repository_id: 'repo_1', branch: 'main' }));
    expect(caught).toMatchObject({ code: 'UNAVAILABLE', reason: undefined });
    expect(caught.message).toContain('the connection was refused');
    expect(client.requests.startScan).toBe(5);
  });

  it('waits as a 429 asks, however often, and says so', async () => {
    const reply = { status: 429, body: error('RATE_LIMIT_EXCEEDED', 'slow down', { retryAfter: 7 }) };
    const { client, service, waits } = await setUp(first(7, reply));
    await client.getRepository({ repository_id: 'repo_1' });
    expect(service.asked).toHaveLength(8);
    expect(waits[0]).toContain('trying again in 7 s');
  });

  it.each([
    ['four requests side by side', {}, 4],
    ['one at a time after a 429', first(1, { status: 429, headers: { 'retry-after': '1' } }), 1],
  ])('sends %s', async (_, script, expected) => {
    const { client, mostAtOnce } = await setUp(script);
    await client.getRepository({ repository_id: 'repo_1' });
    await Promise.all(Array.from({ length: 12 }, () => client.getRepository({ repository_id: 'repo_1' })));
    expect(mostAtOnce()).toBe(expected);
  });

  it('finishes what runs side by side when a 429 comes, and goes on one at a time', async () => {
    const { client, mostAtOnce } = await setUp(first(4, { status: 429, headers: { 'retry-after': '1' } }));
    const read = () => Promise.all(Array.from({ length: 8 }, () => client.getRepository({ repository_id: 'repo_1' })));
    await read();
    expect(mostAtOnce()).toBe(4);
    await read();
    expect(mostAtOnce()).toBe(1);
  });

  it('does not wait beyond the deadline for a 429', async () => {
    const { client } = await setUp(first(99, { status: 429, headers: { 'retry-after': '3600' } }), {
      timeoutMs: 60_000,
    });
    const caught = await expectRefusal(client.getRepository({ repository_id: 'repo_1' }));
    expect(caught.code).toBe('RATE_LIMITED');
  });

  it('explains a 401 by one look at the key', async () => {
    const { client, service } = await setUp({
      fault: ({ path }) => (path.startsWith('/cli') ? undefined : { status: 401 }),
    });
    const caught = await expectRefusal(client.getRepository({ repository_id: 'repo_1' }));
    expect(caught.code).toBe('AUTH');
    expect(caught.message).toContain('the key itself is valid');
    expect(service.calls()).toEqual(['GET /repositories/repo_1', 'GET /cli/auth/validate']);
  });

  it('explains a 401 before all that waits for its turn was refused too', async () => {
    const { client, service } = await setUp({
      fault: ({ path }) => (path.startsWith('/cli') ? undefined : { status: 401 }),
    });
    const calls = Array.from({ length: 500 }, () => expectRefusal(client.getRepository({ repository_id: 'repo_1' })));
    expect((await Promise.race(calls)).message).toContain('the key itself is valid');
    expect(service.asked.length).toBeLessThan(250);
    await Promise.all(calls);
  });

  it('names the call and the likely scope of a 403, at once', async () => {
    const { client, service } = await setUp(first(99, { status: 403, body: error('FORBIDDEN', 'no') }));
    const caught = await expectRefusal(client.startScan({ repository_id: 'repo_1', branch: 'main' }));
    expect(caught.message).toContain('POST /scans');
    expect(caught.hint).toContain('scan:write');
    expect(service.asked).toHaveLength(1);
  });

  it('never follows a redirect, and names its origin only', async () => {
    const { client, service } = await setUp(
      first(99, { status: 302, headers: { location: 'https://login.example/x?token=1' } }),
    );
    const caught = await expectRefusal(client.getRepository({ repository_id: 'repo_1' }));
    expect(caught.message).toContain('https://login.example,');
    expect(caught.message).not.toContain('token');
    expect(service.asked).toHaveLength(1);
  });

  it('keeps the key out of a message that echoes it', async () => {
    const { client } = await setUp(first(99, { status: 422, body: error('INVALID_INPUT', `bad key ${key}`) }));
    const caught = await expectRefusal(client.getRepository({ repository_id: 'repo_1' }));
    expect(caught.message).not.toContain(key);
    expect(caught.message).toContain('INVALID_INPUT');
  });

  it.each(['', '.', '..', 'a\nb', 'a\ud800'])('refuses the id %j before anything is sent', async (id) => {
    const { client, service } = await setUp();
    await expect(client.getScan({ scan_id: id })).rejects.toThrow('is not a valid id');
    expect(service.asked).toHaveLength(0);
  });

  it('keeps an id with a slash in its own path segment', async () => {
    const { client, service } = await setUp();
    await expectRefusal(client.getScan({ scan_id: '../repositories/x' }));
    expect(service.asked[0]?.path).toBe('/scans/..%2Frepositories%2Fx');
  });

  it('refuses a body that is nested too deeply or encoded unasked', async () => {
    const deep = `${'{"a":'.repeat(70)}1${'}'.repeat(70)}`;
    const { client } = await setUp(first(99, { status: 200, body: deep }));
    await expect(client.getRepository({ repository_id: 'repo_1' })).rejects.toThrow('nested deeper than 64');
    const encoded = await setUp(first(99, { status: 200, body: '{}', headers: { 'content-encoding': 'gzip' } }));
    await expect(encoded.client.getRepository({ repository_id: 'repo_1' })).rejects.toThrow('encoded as gzip');
  });

  it('refuses a count that is not a whole number of at least 0', async () => {
    const scan = { scan_id: 's', status: 'COMPLETED', repository_id: 'r', branch: 'b', violations: { high: -1 } };
    const { client } = await setUp(first(99, { status: 200, body: scan }));
    expect((await expectRefusal(client.getScan({ scan_id: 's' }))).code).toBe('PROTOCOL');
  });
});
