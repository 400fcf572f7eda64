import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listenOnLoopback } from '../../../scripts/loopback.ts';
import type { HttpRequest } from '../../../src/shared/http/http.ts';
import { play } from '../../session.ts';

let origin = '';
let stop = async () => {};
beforeAll(async () => {
  ({ origin, stop } = await listenOnLoopback(createServer((_, response) => response.end('{}'))));
});
afterAll(() => stop());

/** What a run prints of its requests. */
async function printed(change: Partial<HttpRequest>, level: 'verbose' | 'normal' = 'verbose'): Promise<string> {
  const played = await play(async (session) => {
    session.log.level = level;
    const { send } = await session.transport();
    const url = new URL(`${origin}/v1/repositories?search=secret`);
    const headers = { authorization: 'Bearer hush' };
    const outcome = await send({ method: 'GET', url, headers, signal: session.cancel, ...change });
    expect(outcome.kind).toBe(change.url === undefined ? 'answer' : 'failure');
    return undefined;
  });
  return played.printed;
}

const nowhere = new URL('http://127.0.0.1:1/v1/scans');

it.each<[string, Partial<HttpRequest>, RegExp]>([
  ['each request and its time, but neither host, query nor headers', {}, /^GET \/v1\/repositories: 200, \d+\.\d s\n$/],
  [
    'nothing of an address that is a secret',
    { method: 'POST', isSecretAddress: true },
    /^POST to a secret address: 200, \d+\.\d s\n$/,
  ],
  ['why there is no answer', { url: nowhere }, /^GET \/v1\/scans: the connection was refused, \d+\.\d s\n$/],
  [
    'not even that of a secret address',
    { url: nowhere, isSecretAddress: true },
    /^GET to a secret address: failed, \d+\.\d s\n$/,
  ],
])('a run says %s', async (_, request, line) => {
  expect(await printed(request)).toMatch(line);
});

it('a run says nothing of its requests unless everything is asked for', async () => {
  expect(await printed({}, 'normal')).toBe('');
});
