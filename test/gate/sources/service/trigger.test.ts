import { describe, expect, it } from 'vitest';
import type { Client } from '../../../../src/api/client.ts';
import { createBudget } from '../../../../src/clock.ts';
import { GateError } from '../../../../src/errors.ts';
import { listScansBefore } from '../../../../src/gate/sources/service/scan-list.ts';
import { startScan } from '../../../../src/gate/sources/service/trigger.ts';
import { createVirtualClock } from '../../../model/virtual-clock.ts';

const target = { repositoryId: 'repo_1', branch: 'feature' };
const time = '2026-06-01T10:00:00Z';

interface Scan {
  scan_id: string;
  branch?: string;
  repository_id?: string;
  status?: string;
  created_at?: string | null;
  /** From when on the list shows it. */
  listedMs?: number;
}

/** What `POST /scans` does, one after the other; the last one stays. */
type Post = { answer: Scan } | { error: Error; starts?: Scan[] };

const lost = (status: number) => new GateError('UNAVAILABLE', 'no answer', { status, isAmbiguous: true });
const conflict = () => new GateError('PROTOCOL', 'a scan is running', { status: 409 });

async function start(scans: Scan[], posts: Post[], mayList = true) {
  const clock = createVirtualClock(0);
  const budget = createBudget(clock, 600_000, new AbortController().signal);
  const known = [...scans];
  const postedMs: number[] = [];
  const waited: string[] = [];
  const told: string[] = [];
  const full = ({ scan_id, branch = 'feature', status = 'PENDING', created_at = time, ...others }: Scan) => ({
    scan_id,
    status,
    created_at,
    branch,
    repository_id: others.repository_id ?? 'repo_1',
  });
  const listed = () => known.filter(({ listedMs = 0 }) => listedMs <= clock.now()).map(full);
  const client = {
    serverTimeMs: () => undefined,
    listScans: async () => {
      if (!mayList) throw new GateError('UNAVAILABLE', 'no list');
      return { items: listed(), page: 1, total: listed().length };
    },
    getScan: async ({ scan_id: id }: { scan_id: string }) => full(known.find(({ scan_id }) => scan_id === id) as Scan),
    startScan: async (body: unknown) => {
      expect(body).toEqual({ repository_id: 'repo_1', branch: 'feature' });
      postedMs.push(clock.now());
      const post = posts[Math.min(postedMs.length, posts.length) - 1] as Post;
      known.push(...('error' in post ? (post.starts ?? []) : []));
      if ('error' in post) throw post.error;
      known.push(post.answer);
      return full(post.answer);
    },
  } as unknown as Client;
  const tell = (line: string) => void told.push(line);
  const run = { client, budget, log: { say: tell, note: tell } };
  try {
    const before = await listScansBefore(run, target.repositoryId);
    const { ids } = await startScan({ run, target, before }, async (id) => void waited.push(id));
    return { ids, postedMs, waited, told, endedMs: clock.now() };
  } catch (error) {
    return { error: error as GateError, postedMs, waited, told, endedMs: clock.now() };
  } finally {
    budget.end();
  }
}

describe('a scan that is started', () => {
  const old = { scan_id: 'old', status: 'COMPLETED' };

  it('is the one that the service names, when that was not there before', async () => {
    expect(await start([old], [{ answer: { scan_id: 'new' } }])).toEqual({
      ids: ['new'],
      postedMs: [0],
      waited: [],
      told: [],
      endedMs: 0,
    });
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
    const { error, postedMs, told, endedMs } = await start([old], [gone]);
    expect(error).toMatchObject({ isAmbiguous: true });
    expect(told).toEqual([
      'no answer. It may have been received: looking for the scan before asking again',
      'The answer to POST /scans was lost and 30 s of looking show no scan; asked once more',
      'no answer. Looking for the scan again',
      'POST /scans was repeated without success, and 30 s of looking show no scan: it is not asked for a third time',
    ]);
    expect(postedMs).toHaveLength(2);
    expect(postedMs[1]).toBeGreaterThanOrEqual(30_000);
    expect(endedMs - (postedMs[1] ?? 0)).toBeGreaterThanOrEqual(30_000);
  });

  it.each<[string, Post, Post, string[]]>([
    ['only the second', { error: lost(503) }, { error: lost(502), starts: [{ scan_id: 'new' }] }, ['new']],
    [
      'the first, shown late',
      { error: lost(503), starts: [{ scan_id: 'new', listedMs: 40_000 }] },
      { error: lost(504) },
      ['new'],
    ],
    [
      'both',
      { error: lost(503), starts: [{ scan_id: 'a', listedMs: 40_000 }] },
      { error: lost(503), starts: [{ scan_id: 'b', listedMs: 41_000 }] },
      ['a', 'b'],
    ],
    [
      'the first, in the way of another',
      { error: lost(503), starts: [{ scan_id: 'new', status: 'SCANNING', listedMs: 40_000 }] },
      { error: conflict() },
      ['new'],
    ],
  ])('is what was started by %s, of two lost requests, and no third is made', async (_, first, second, expected) => {
    const { ids, postedMs, waited } = await start([old], [first, second]);
    expect([ids, postedMs.length, waited]).toEqual([expected, 2, []]);
  });

  it('is none that ran before two lost requests', async () => {
    const running = { scan_id: 'running', status: 'SCANNING' };
    const { error, postedMs, waited } = await start([old, running], [{ error: lost(503) }, { error: conflict() }]);
    expect([error?.status, postedMs.length, waited]).toEqual([409, 2, []]);
  });

  it.each<[string, GateError, string]>([
    ['refused', new GateError('AUTH', 'no', { status: 403 }), 'no'],
    [
      'told that there is no such branch',
      new GateError('NOT_FOUND', 'gone', { status: 404 }),
      'The service cannot scan the branch feature: gone',
    ],
  ])('is not looked for again where the second request is %s', async (_, cause, message) => {
    const { error, postedMs, endedMs } = await start([old], [{ error: lost(503) }, { error: cause }]);
    expect([error?.code, error?.message, postedMs]).toEqual([cause.code, message, [0, endedMs]]);
  });

  it('is not asked for again when nobody knows what was there before', async () => {
    const cause = lost(503);
    const { error, postedMs } = await start([], [{ error: cause, starts: [{ scan_id: 'new' }] }], false);
    expect(postedMs).toEqual([0]);
    expect(error).toMatchObject({
      code: 'UNAVAILABLE',
      message: 'no answer; whether a scan was started is unknown',
      hint: 'The scans could not be listed beforehand, so asking again might start a second scan. Run the gate again.',
      cause,
    });
  });

  it('is every new one of the branch, when several may be it, and none of another branch', async () => {
    const others = [
      { scan_id: 'other', branch: 'dev' },
      { scan_id: 'foreign', repository_id: 'repo_2' },
    ];
    const starts = [{ scan_id: 'a' }, { scan_id: 'b' }, ...others];
    const { ids, told } = await start([old], [{ error: lost(502), starts }]);
    expect([ids, told.at(-1)]).toEqual([
      ['a', 'b'],
      'The answer to POST /scans was lost; assumed that it started a and b',
    ]);
  });

  it.each<[string, Post]>([
    ['that the service answers with', { answer: { scan_id: 'running', status: 'SCANNING' } }],
    ['that a conflict speaks of', { error: conflict() }],
  ])('is not the one %s, which ran already: that is waited for, and another one is asked for', async (_, first) => {
    const running = { scan_id: 'running', status: 'SCANNING' };
    const { ids, waited, postedMs, told } = await start([old, running], [first, { answer: { scan_id: 'new' } }]);
    expect([ids, waited, postedMs.length]).toEqual([['new'], ['running'], 2]);
    expect(told).toEqual([
      'The service answered with scan running, which may be older than this run: waiting for it, then asking once more',
    ]);
  });

  it('is none where a conflict speaks of a scan that nothing shows to run', async () => {
    const ended = { scan_id: 'broken', status: 'FAILED' };
    const { error, waited, postedMs } = await start([old, ended], [{ error: conflict() }]);
    expect([error?.message, waited, postedMs.length]).toEqual(['a scan is running', [], 1]);
  });

  it('is new without a list only while it waits to begin', async () => {
    const [pending, scanning] = [{ scan_id: 'new' }, { scan_id: 'new', status: 'SCANNING' }];
    expect(await start([], [{ answer: pending }], false)).toMatchObject({ ids: ['new'], waited: [] });
    const { waited, error } = await start([], [{ answer: scanning }, { answer: pending }], false);
    expect([waited, error?.code]).toEqual([['new'], 'PROTOCOL']);
  });

  it('is none of a branch that the service does not know', async () => {
    const cause = new GateError('NOT_FOUND', 'no such branch', { status: 404 });
    const { error, postedMs } = await start([old], [{ error: cause }]);
    expect(postedMs).toEqual([0]);
    expect(error).toMatchObject({
      code: 'NOT_FOUND',
      status: 404,
      message: 'The service cannot scan the branch feature: no such branch',
      hint: 'Check that the branch was pushed and that the service can read the repository.',
      cause,
    });
  });

  it.each<[string, Error]>([
    ['a refusal', new GateError('AUTH', 'no', { status: 403 })],
    ['what nobody expected', new TypeError('boom')],
  ])('is not looked for after %s', async (_, cause) => {
    const { error, postedMs } = await start([old], [{ error: cause }]);
    expect(error).toBe(cause);
    expect(postedMs).toEqual([0]);
  });

  it('is never an old one, also when the service names it twice', async () => {
    const { error, postedMs } = await start([old], [{ answer: { scan_id: 'old', created_at: null } }]);
    expect(postedMs).toHaveLength(2);
    expect(error).toMatchObject({
      code: 'PROTOCOL',
      message: 'The service keeps answering with scan old, which may have been started before this run',
      hint: 'An old scan may not contain this commit. Check the scan in the service, or run the gate again later.',
    });
  });

  it('is not the one that was waited for, whatever the service says of its age', async () => {
    const first = { error: conflict(), starts: [{ scan_id: 'running', status: 'SCANNING' }] };
    const { error, waited } = await start([old], [first, { answer: { scan_id: 'running' } }]);
    expect([error?.code, waited]).toEqual(['PROTOCOL', ['running']]);
  });

  it.each<[Partial<Scan>, string]>([
    [{ branch: 'main' }, 'one of main in repository repo_1'],
    [{ repository_id: 'repo_2' }, 'one of feature in repository repo_2'],
  ])('must be the one that was asked for, not %j', async (fields, words) => {
    const { error } = await start([old], [{ answer: { scan_id: 'new', ...fields } }]);
    expect(error).toMatchObject({
      code: 'PROTOCOL',
      message: `Asked for a scan of feature, the service started ${words}`,
    });
  });
});
