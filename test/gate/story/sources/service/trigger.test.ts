import { describe, expect, it } from 'vitest';
import type { GateError } from '../../../../../src/shared/errors.ts';
import { type Asked, createPlay, lost, pageOf, refusal } from '../../../../service-source.ts';

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
type Post = { answer: Scan } | { error: object; starts?: Scan[] };

const away = (status: number) => refusal(status, 'no answer');
const conflict = refusal(409, 'a scan is running');

async function start(scans: Scan[], posts: Post[], mayList = true) {
  const known = [...scans];
  const full = ({ scan_id, branch = 'feature', status = 'PENDING', created_at = time, ...others }: Scan) => ({
    ...{ scan_id, status, created_at, branch, repository_id: others.repository_id ?? 'repo_1' },
  });
  const reply = ({ call, query, body, count, ms }: Asked) => {
    if (call === 'GET /scans') {
      const listed = known.filter(({ listedMs = 0 }) => listedMs <= ms).map(full);
      return mayList ? pageOf('scans', listed, query) : refusal(503, 'no list');
    }
    if (call !== 'POST /scans') {
      const scan = known.find(({ scan_id }) => call === `GET /scans/${scan_id}`);
      return scan && { ...full(scan), status: 'COMPLETED' };
    }
    expect(body).toEqual({ repository_id: 'repo_1', branch: 'feature' });
    const post = posts[Math.min(count, posts.length) - 1] as Post;
    known.push(...('error' in post ? (post.starts ?? []) : [post.answer]));
    if (!('error' in post)) return full(post.answer);
    if (post.error instanceof Error) throw post.error;
    return post.error;
  };
  // Without chance, a request that is repeated is repeated at once.
  const play = createPlay({ reply, context: { branch: 'feature' }, random: 0 });
  const error = await play.start().then(
    () => undefined,
    (caught: GateError) => caught,
  );
  const ids = play.details.flatMap((line) => /^Scan (.+) started$/.exec(line)?.[1]?.split(' and ') ?? []);
  const ended = /^Scan (\S+): completed after/;
  const waited = play.told.flatMap((line) => ended.exec(line)?.[1] ?? []).filter((id) => !ids.includes(id));
  return {
    ...{ error, ids, waited, told: play.told.filter((line) => !ended.test(line)), endedMs: play.clock.now() },
    postedMs: play.asked.filter(({ call }) => call === 'POST /scans').map(({ ms }) => ms),
  };
}

describe('a scan that is started', () => {
  const old = { scan_id: 'old', status: 'COMPLETED' };

  it('is the one that the service names, when that was not there before', async () => {
    expect(await start([old], [{ answer: { scan_id: 'new' } }])).toMatchObject({
      ...{ error: undefined, ids: ['new'], postedMs: [0], waited: [], told: [] },
    });
  });

  it('may have the timestamp of another', async () => {
    const { ids } = await start(
      [old, { scan_id: 'twin', branch: 'dev' }],
      [{ error: away(503), starts: [{ scan_id: 'new' }] }],
    );
    expect(ids).toEqual(['new']);
  });

  it.each([408, 500, 502, 503, 504])(
    'is not asked for again while it shows up, after a lost answer (%i)',
    async (status) => {
      const late = { scan_id: 'new', listedMs: 25_000 };
      const { ids, postedMs } = await start([old], [{ error: away(status), starts: [late] }]);
      expect([ids, postedMs]).toEqual([['new'], [0]]);
    },
  );

  it('is asked for once more after 30 s without a trace of it, and never a third time', async () => {
    const { error, postedMs, told, endedMs } = await start([old], [{ error: lost }]);
    expect(error).toMatchObject({ isAmbiguous: true });
    const noAnswer = 'POST /scans failed: no answer at https://scan.example';
    expect(told).toEqual([
      `${noAnswer}. It may have been received: looking for the scan before asking again`,
      'The answer to POST /scans was lost and 30 s of looking show no scan; asked once more',
      `${noAnswer}. Looking for the scan again`,
      'POST /scans was repeated without success, and 30 s of looking show no scan: it is not asked for a third time',
    ]);
    expect(postedMs).toHaveLength(2);
    expect(postedMs[1]).toBeGreaterThanOrEqual(30_000);
    expect(endedMs - (postedMs[1] ?? 0)).toBeGreaterThanOrEqual(30_000);
  });

  it.each<[string, Post, Post, string[]]>([
    ['only the second', { error: away(503) }, { error: away(502), starts: [{ scan_id: 'new' }] }, ['new']],
    [
      'the first, shown late',
      { error: away(503), starts: [{ scan_id: 'new', listedMs: 40_000 }] },
      { error: away(504) },
      ['new'],
    ],
    [
      'both',
      { error: away(503), starts: [{ scan_id: 'a', listedMs: 40_000 }] },
      { error: away(503), starts: [{ scan_id: 'b', listedMs: 41_000 }] },
      ['a', 'b'],
    ],
    [
      'the first, in the way of another',
      { error: away(503), starts: [{ scan_id: 'new', status: 'SCANNING', listedMs: 40_000 }] },
      { error: conflict },
      ['new'],
    ],
  ])('is what was started by %s, of two lost requests, and no third is made', async (_, first, second, expected) => {
    const { ids, postedMs, waited } = await start([old], [first, second]);
    expect([ids, postedMs.length, waited]).toEqual([expected, 2, []]);
  });

  it('is none that ran before two lost requests', async () => {
    const running = { scan_id: 'running', status: 'SCANNING' };
    const { error, postedMs, waited } = await start([old, running], [{ error: away(503) }, { error: conflict }]);
    expect([error?.status, postedMs.length, waited]).toEqual([409, 2, []]);
  });

  it.each<[string, number, string, string]>([
    ['refused', 403, 'AUTH', 'POST /scans failed: the key may not do this (403: NO, no)'],
    [
      'told that there is no such branch',
      404,
      'NOT_FOUND',
      'The service cannot scan the branch feature: POST /scans failed: not found (404: NO, no)',
    ],
  ])('is not looked for again where the second request is %s', async (_, status, code, message) => {
    const { error, postedMs, endedMs } = await start([old], [{ error: away(503) }, { error: refusal(status) }]);
    expect([error?.code, error?.message, postedMs]).toEqual([code, message, [0, endedMs]]);
  });

  it('is not asked for again when nobody knows what was there before', async () => {
    const { error, postedMs } = await start([], [{ error: lost, starts: [{ scan_id: 'new' }] }], false);
    expect(postedMs).toEqual([0]);
    expect(error).toMatchObject({
      code: 'UNAVAILABLE',
      message: 'POST /scans failed: no answer at https://scan.example; whether a scan was started is unknown',
      hint: 'The scans could not be listed beforehand, so asking again might start a second scan. Run the gate again.',
      cause: { isAmbiguous: true },
    });
  });

  it('is every new one of the branch, when several may be it, and none of another branch', async () => {
    const others = [
      { scan_id: 'other', branch: 'dev' },
      { scan_id: 'foreign', repository_id: 'repo_2' },
    ];
    const starts = [{ scan_id: 'a' }, { scan_id: 'b' }, ...others];
    const { ids, told } = await start([old], [{ error: away(502), starts }]);
    expect([ids, told.at(-1)]).toEqual([
      ['a', 'b'],
      'The answer to POST /scans was lost; assumed that it started a and b',
    ]);
  });

  it.each<[string, Post]>([
    ['that the service answers with', { answer: { scan_id: 'running', status: 'SCANNING' } }],
    ['that a conflict speaks of', { error: conflict }],
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
    const { error, waited, postedMs } = await start([old, ended], [{ error: conflict }]);
    expect([error?.status, waited, postedMs.length]).toEqual([409, [], 1]);
  });

  it('is new without a list only while it waits to begin', async () => {
    const [pending, scanning] = [{ scan_id: 'new' }, { scan_id: 'new', status: 'SCANNING' }];
    expect(await start([], [{ answer: pending }], false)).toMatchObject({ ids: ['new'], waited: [] });
    const { waited, error } = await start([], [{ answer: scanning }, { answer: pending }], false);
    expect([waited, error?.code]).toEqual([['new'], 'PROTOCOL']);
  });

  it('is none of a branch that the service does not know', async () => {
    const { error, postedMs } = await start([old], [{ error: refusal(404, 'no such branch') }]);
    expect(postedMs).toEqual([0]);
    expect(error).toMatchObject({
      code: 'NOT_FOUND',
      status: 404,
      message: 'The service cannot scan the branch feature: POST /scans failed: not found (404: NO, no such branch)',
      hint: 'Check that the branch was pushed and that the service can read the repository.',
      cause: { status: 404 },
    });
  });

  it.each<[string, object, object]>([
    ['a refusal', refusal(403), { code: 'AUTH', status: 403 }],
    ['what nobody expected', new TypeError('boom'), { message: 'boom' }],
  ])('is not looked for after %s', async (_, answer, expected) => {
    const { error, postedMs } = await start([old], [{ error: answer }]);
    expect(error).toMatchObject(expected);
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
    const first = { error: conflict, starts: [{ scan_id: 'running', status: 'SCANNING' }] };
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
