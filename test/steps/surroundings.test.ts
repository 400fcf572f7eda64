import { afterEach, describe, expect, it } from 'vitest';
import type { RunContext } from '../../src/ci/context/context.ts';
import type { HeadSource } from '../../src/ci/context/sources.ts';
import { createBudget } from '../../src/clock.ts';
import { createSurroundings } from '../../src/steps/surroundings.ts';
import { setUp } from '../github/set-up.ts';

const sha = 'a'.repeat(40);
const other = 'b'.repeat(40);
const open: { stop(): unknown }[] = [];

afterEach(async () => {
  for (const each of open.splice(0)) await each.stop();
});

/** A branch that left the commit, by GitHub's clock so many seconds from now, and came back a second later. */
async function around(leftInSeconds: number, head: HeadSource, pushedSecondsAgo?: number) {
  const timestamp = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
  const entry = (before: string, after: string, seconds: number) => ({
    ...{ id: 1, node_id: 'A', ref: 'refs/heads/feature', activity_type: 'force_push', actor: null },
    ...{ before, after, timestamp: timestamp(seconds) },
  });
  const activity = [entry(other, sha, leftInSeconds + 1), entry(sha, other, leftInSeconds)];
  const object = { type: 'commit', sha, url: 'https://x' };
  const { access, stop } = await setUp({
    otherwise: ({ operation }) => {
      if (operation.endsWith('/activity')) return { status: 200, body: activity };
      return { status: 200, body: { ref: 'refs/heads/feature', node_id: 'R', url: 'https://x', object } };
    },
  });
  const budget = createBudget(access.clock, 60_000, access.cancel);
  open.push({ stop }, { stop: () => budget.end() });
  const pushedByMs = pushedSecondsAgo === undefined ? undefined : Date.now() - pushedSecondsAgo * 1000;
  const context = { sources: { head, pushedByMs } } as RunContext;
  return createSurroundings(context, { github: access, transport: access.transport, budget });
}

const github: HeadSource = { kind: 'github', branch: 'feature' };

describe('whether the branch left the commit', () => {
  it.each([
    ['after the first look', 30, true],
    ['long before it', -60, false],
  ])('%s: %s seconds from now: %s', async (_, seconds, expected) => {
    const { readHead, hasLeft } = await around(seconds, github);
    await readHead?.();
    expect(await hasLeft?.(sha, 'first look')).toBe(expected);
  });

  it.each([
    ['after the push', 120, true],
    ['before it', 30, false],
  ])('is asked since the push where that counts: %s: %s', async (_, pushedSecondsAgo, expected) => {
    const { readHead, hasLeft } = await around(-60, github, pushedSecondsAgo);
    await readHead?.();
    expect(await hasLeft?.(sha, 'push')).toBe(expected);
  });

  it('is not known before the first look, without the time of the push, and of a checkout', async () => {
    const { readHead, hasLeft } = await around(30, github);
    expect(await hasLeft?.(sha, 'first look')).toBeUndefined();
    await readHead?.();
    expect(await hasLeft?.(sha, 'push')).toBeUndefined();
    const held = await around(30, { kind: 'checkout', path: '.' });
    expect(await held.hasLeft?.(sha, 'first look')).toBeUndefined();
  });
});
