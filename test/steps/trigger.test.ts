import { describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client.ts';
import { createBudget } from '../../src/clock.ts';
import { GateError } from '../../src/errors.ts';
import { listScansBefore } from '../../src/steps/scan-list.ts';
import { startScan } from '../../src/steps/trigger.ts';
import { createVirtualClock } from '../model/virtual-clock.ts';

const target = { repositoryId: 'repo_1', branch: 'feature' };
const time = '2026-06-01T10:00:00Z';

interface Scan {
  scan_id: string;
  branch?: string;
  status?: string;
  created_at?: string | null;
  /** From when on the list shows it. */
  listedMs?: number;
}

/** What `POST /scans` does, one after the other; the last one stays. */
type Post = { answer: Scan } | { error: GateError; starts?: Scan[] };

const lost = (status: number) => new GateError('UNAVAILABLE', 'no answer', { status, isAmbiguous: true });
const conflict = () => new GateError('PROTOCOL', 'a scan is running', { status: 409 });

async function start(scans: Scan[], posts: Post[], mayList = true) {
  const clock = createVirtualClock(0);
  const budget = createBudget(clock, 600_000, new AbortController().signal);
  const known = [...scans];
  const postedMs: number[] = [];
  const waited: string[] = [];
  const full = ({ scan_id, branch = 'feature', status = 'PENDING', created_at = time }: Scan) => ({
    scan_id,
    status,
    created_at,
    branch,
    repository_id: 'repo_1',
  });
  const listed = () => known.filter(({ listedMs = 0 }) => listedMs <= clock.now()).map(full);
  const client = {
    listScans: async () => {
      if (!mayList) throw new GateError('UNAVAILABLE', 'no list');
      return { items: listed(), page: 1, total: listed().length };
    },
    getScan: async ({ scan_id: id }: { scan_id: string }) => full(known.find(({ scan_id }) => scan_id === id) as Scan),
    startScan: async () => {
      postedMs.push(clock.now());
      const post = posts[Math.min(postedMs.length, posts.length) - 1] as Post;
      known.push(...('error' in post ? (post.starts ?? []) : []));
      if ('error' in post) throw post.error;
      known.push(post.answer);
      return full(post.answer);
    },
  } as unknown as Client;
  const run = { client, budget, log: { say: () => {}, note: () => {} } };
  try {
    const before = await listScansBefore(run, target.repositoryId);
    const ids = await startScan({ run, target, before }, async (id) => void waited.push(id));
    return { ids, postedMs, waited };
  } catch (error) {
    return { error: error as GateError, postedMs, waited };
  } finally {
    budget.end();
  }
}

describe('a scan that is started', () => {
  const old = { scan_id: 'old', status: 'COMPLETED' };

  it('is the one that the service names, when that was not there before', async () => {
    expect(await start([old], [{ answer: { scan_id: 'new' } }])).toEqual({ ids: ['new'], postedMs: [0], waited: [] });
  });

  it('may have the timestamp of another', async () => {
    const { ids } = await start(
      [old, { scan_id: 'twin', branch: 'dev' }],
      [{ error: lost(503), starts: [{ scan_id: 'new' }] }],
    );
    expect(ids).toEqual(['new']);
  });

  it.each([408, 500, 502, 503, 504])(
    'is not asked for again while it shows up, after a lost answer (%i)',
    async (status) => {
      const late = { scan_id: 'new', listedMs: 25_000 };
      const { ids, postedMs } = await start([old], [{ error: lost(status), starts: [late] }]);
      expect([ids, postedMs]).toEqual([['new'], [0]]);
    },
  );

  it('is asked for once more after 30 s without a trace of it, and never a third time', async () => {
    const gone = { error: lost(503) };
    const { error, postedMs } = await start([old], [gone]);
    expect(error).toMatchObject({ isAmbiguous: true });
    expect(postedMs).toHaveLength(2);
    expect(postedMs[1]).toBeGreaterThanOrEqual(30_000);
  });

  it('is not asked for again when nobody knows what was there before', async () => {
    const { error, postedMs } = await start([], [{ error: lost(503), starts: [{ scan_id: 'new' }] }], false);
    expect([error?.code, postedMs]).toEqual(['UNAVAILABLE', [0]]);
  });

  it('is every new one of the branch, when several may be it, and none of another branch', async () => {
    const starts = [{ scan_id: 'a' }, { scan_id: 'b' }, { scan_id: 'other', branch: 'dev' }];
    expect((await start([old], [{ error: lost(502), starts }])).ids).toEqual(['a', 'b']);
  });

  it.each<[string, Post]>([
    ['that the service answers with', { answer: { scan_id: 'running', status: 'SCANNING' } }],
    ['that a conflict speaks of', { error: conflict() }],
  ])('is not the one %s, which ran already: that is waited for, and another one is asked for', async (_, first) => {
    const running = { scan_id: 'running', status: 'SCANNING' };
    const { ids, waited, postedMs } = await start([old, running], [first, { answer: { scan_id: 'new' } }]);
    expect([ids, waited, postedMs.length]).toEqual([['new'], ['running'], 2]);
  });

  it('is never an old one, also when the service names it twice', async () => {
    const { error, postedMs } = await start([old], [{ answer: { scan_id: 'old', created_at: null } }]);
    expect([error?.code, postedMs.length]).toEqual(['PROTOCOL', 2]);
  });

  it('must be of the branch that was asked for', async () => {
    expect((await start([old], [{ answer: { scan_id: 'new', branch: 'main' } }])).error).toMatchObject({
      code: 'PROTOCOL',
    });
  });
});
