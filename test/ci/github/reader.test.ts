import { afterEach, describe, expect, it } from 'vitest';
import { createGithubReader, type GithubReader } from '../../../src/ci/github/reader.ts';
import { createBudget } from '../../../src/clock.ts';
import type { GateError } from '../../../src/errors.ts';
import { type Fault, secondaryLimit, type TestGithubOptions } from '../../github/server.ts';
import { setUp } from '../../github/set-up.ts';

const open: { stop(): unknown }[] = [];

afterEach(async () => {
  for (const each of open.splice(0)) await each.stop();
});

interface World {
  reader: GithubReader;
  /** Waits of the clock in its own milliseconds, in order. */
  waits: number[];
  said: string[];
  asked(): number;
}

const sha = '4f1c2d3e4b5a69788776655443322110ffeeddcc';

/** A reader of a branch at `sha`, on a clock that takes no time. */
async function world(fault: Required<TestGithubOptions>['fault'], budgetMs = 1_800_000): Promise<World> {
  const head = {
    ref: 'refs/heads/main',
    node_id: 'R',
    url: 'https://x',
    object: { type: 'commit', sha, url: 'https://x' },
  };
  const { github, access, waits, stop } = await setUp({
    fault,
    otherwise: ({ operation }) => (operation.endsWith('/git/ref/{ref}') ? { status: 200, body: head } : undefined),
  });
  const budget = createBudget(access.clock, budgetMs, access.cancel);
  open.push({ stop }, { stop: () => budget.end() });
  const said: string[] = [];
  const reader = createGithubReader({ ...access, budget, onWait: (line) => said.push(line) });
  return { reader, waits, said, asked: () => github.asked.length };
}

const once = (fault: Fault) => (_: unknown, count: number) => (count === 1 ? fault : undefined);

async function rejection(promise: Promise<unknown>): Promise<GateError> {
  return promise.then(
    () => {
      throw new Error('expected a rejection');
    },
    (error: GateError) => error,
  );
}

const date = new Date('2031-05-05T00:00:00Z');
const exhausted = (seconds: number) => ({
  date: date.toUTCString(),
  'x-ratelimit-remaining': '0',
  'x-ratelimit-reset': String(date.getTime() / 1000 + seconds),
});
const primary = 'API rate limit exceeded for installation ID 1.';

describe('a rate limit while reading', () => {
  it.each([
    ['retry-after of a 403', { ...secondaryLimit, headers: { 'retry-after': '7' } }, 7000],
    ['retry-after of a 429', { kind: 'answer', status: 429, headers: { 'retry-after': '3' } }, 3000],
    ['the reset of a 403', { kind: 'answer', status: 403, message: 'Forbidden', headers: exhausted(42) }, 42_000],
    ['the reset of a 429', { kind: 'answer', status: 429, headers: exhausted(1200) }, 1_200_000],
    ['a 429 without a word', { kind: 'answer', status: 429 }, 60_000],
    ['a secondary limit without a time', secondaryLimit, 60_000],
    ['a primary limit without a time', { kind: 'answer', status: 403, message: primary }, 60_000],
  ] satisfies [string, Fault, number][])('is waited for as it asks: %s', async (_, fault, waited) => {
    const { reader, waits, said, asked } = await world(once(fault));
    expect(await reader.branchHead('main')).toBe(sha);
    expect(waits).toEqual([waited]);
    expect(said).toEqual([expect.stringContaining("GitHub's rate limit is reached; trying again in ")]);
    expect(asked()).toBe(2);
  });

  it.each([
    ['retry-after', { ...secondaryLimit, headers: { 'retry-after': '3600' } }, 'it ends in 60 min'],
    ['the reset', { kind: 'answer', status: 403, message: primary, headers: exhausted(2525) }, 'it ends in 42 min 5 s'],
  ] satisfies [string, Fault, string][])('that ends too late fails at once: %s', async (_, fault, end) => {
    const { reader, waits, asked } = await world(() => fault);
    const { code, message, hint } = await rejection(reader.branchHead('main'));
    expect({ code, message }).toEqual({
      code: 'RATE_LIMITED',
      message: expect.stringMatching(`GitHub's rate limit .*${end}`),
    });
    expect(hint).not.toContain('permission');
    expect(waits).toEqual([]);
    expect(asked()).toBe(1);
  });

  it('without a time is waited for twice as long each time, as long as there is time', async () => {
    const { reader, waits } = await world(() => secondaryLimit, 300_000);
    const { code, message, hint } = await rejection(reader.branchHead('main'));
    expect(waits).toEqual([60_000, 120_000]);
    expect({ code, message }).toEqual({
      code: 'RATE_LIMITED',
      message: expect.stringContaining('does not say when it ends'),
    });
    expect(hint).not.toContain('permission');
  });

  it('is no failed attempt: the attempts after it are as many as without it', async () => {
    const limit = { ...secondaryLimit, headers: { 'retry-after': '1' } };
    const { reader, asked } = await world((_, count) => (count <= 6 ? limit : { kind: 'answer', status: 503 }));
    expect(await rejection(reader.branchHead('main'))).toMatchObject({ code: 'UNAVAILABLE', status: 503 });
    expect(asked()).toBe(11);
  });
});

describe('a refusal while reading', () => {
  it.each([
    ['a permission that is missing', 403, 'Resource not accessible by integration', {}],
    [
      'a 403 with requests left',
      403,
      'Forbidden',
      { 'x-ratelimit-remaining': '12', 'x-ratelimit-reset': '1900000000' },
    ],
    ['a token that is wrong', 401, 'Bad credentials', {}],
  ])('names the permission: %s', async (_, status, message, headers) => {
    const { reader, waits, asked } = await world(() => ({ kind: 'answer', status, message, headers }));
    const error = await rejection(reader.branchHead('main'));
    expect(error).toMatchObject({ code: 'AUTH', status, hint: expect.stringContaining('permission "contents: read"') });
    expect(waits).toEqual([]);
    expect(asked()).toBe(1);
  });
});
