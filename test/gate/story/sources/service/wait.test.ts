import { describe, expect, it } from 'vitest';
import type { GateError } from '../../../../../src/shared/errors.ts';
import { type Asked, createPlay, pageOf, refusal } from '../../../../service-source.ts';

const feature = { context: { branch: 'feature' }, options: { isScanProven: true } };
const endMs = 120_000;
const isSetUp = ({ call }: Asked) => call.startsWith('GET /repositories');

/** An earlier scan that took so many seconds, on the so many-th day of the month. */
function earlier(day: number, seconds: number, status = 'COMPLETED') {
  const created = Date.parse(`2026-05-${String(day).padStart(2, '0')}T10:00:00Z`);
  const at = (ms: number) => new Date(ms).toISOString();
  const times = { created_at: at(created), started_at: at(created + 1000), completed_at: at(created + seconds * 1000) };
  return { scan_id: `scan_${day}`, repository_id: 'repo_1', branch: 'main', status, ...times };
}

async function wait(scans: ReturnType<typeof earlier>[], { lists = true, end = endMs } = {}) {
  const reply = ({ call, query, ms }: Asked) => {
    if (call === 'GET /scans') return lists ? pageOf('scans', scans, query) : refusal(403);
    if (call !== 'GET /scans/ours') return scans.find(({ scan_id }) => call === `GET /scans/${scan_id}`);
    return { ...ours, status: ms < end ? 'SCANNING' : 'COMPLETED' };
  };
  const play = createPlay({ ...feature, reply, settings: { 'scan-id': 'ours' } });
  await play.start();
  const calls = play.asked.filter((each) => !isSetUp(each)).map(({ call }) => call.replace('GET /scans/', ''));
  const polls = calls.filter((each) => each === 'ours').length;
  return { polls, said: play.said, beside: calls.filter((each) => each !== 'ours'), lateMs: play.clock.now() - end };
}

const steady = [1, 2, 3, 4, 5].map((day) => earlier(day, day < 3 ? 1 : 115 + day));

describe('waiting for a scan', () => {
  it('learns from the three latest scans of the repository how long to wait', async () => {
    const [blind, learned] = [await wait([]), await wait(steady)];
    expect(learned.beside).toEqual(['GET /scans', 'scan_5', 'scan_4', 'scan_3']);
    expect(learned.polls).toBeLessThan(blind.polls / 2);
    expect(learned.lateMs).toBeLessThan(5000);
  });

  it('says how long it usually takes', async () => {
    const { said } = await wait(steady);
    expect(said.filter((line) => line.includes('scanning, '))[0]).toMatch(
      /^Scan \S+: scanning, \d+ s; usually done after 1 min 59 s$/,
    );
  });

  it('does not ask where the first look finds the end', async () => {
    expect((await wait(steady, { end: 500 })).beside).toEqual([]);
  });

  it.each<[string, ReturnType<typeof earlier>[], { lists?: boolean }]>([
    ['two scans', steady.slice(0, 2), {}],
    ['scans that failed', steady.map((scan) => ({ ...scan, status: 'FAILED' })), {}],
    ['a list that cannot be read', steady, { lists: false }],
  ])('goes on without history: %s', async (_, scans, options) => {
    const { said, polls } = await wait(scans, options);
    expect(polls).toBe((await wait([])).polls);
    expect(said.join('\n')).not.toContain('usually');
  });
});

const ours = { scan_id: 'ours', repository_id: 'repo_1', branch: 'feature', status: 'COMPLETED' };
/** Of the scan, or another answer. */
type Answer = Partial<typeof ours> | ReturnType<typeof refusal> | Error;

/** Asked every 10 s: what the service answers, one after the other; the last answer stays. */
async function follow(answers: readonly Answer[], { lists }: { lists?: object } = {}) {
  let looks = 0;
  const reply = ({ call, ms }: Asked) => {
    if (call !== 'GET /scans/ours') return call === 'GET /scans' ? lists : undefined;
    const answer = answers[Math.min(Math.round((ms - 5000) / 10_000), answers.length) - 1] ?? {};
    if (answer instanceof Error) throw answer;
    return 'kind' in answer ? answer : { ...ours, ...answer };
  };
  const readHead = async () => {
    looks += 1;
    return 'a'.repeat(40);
  };
  const settings = { 'scan-id': 'ours', 'poll-interval-seconds': '10' };
  const play = createPlay({ ...feature, reply, settings, around: { readHead }, startMs: 5000, random: 0 });
  const error = await play.start().then(
    () => undefined,
    (caught: GateError) => caught,
  );
  const { said } = play;
  // The branch is looked at once before the scan.
  return { error, status: play.progress.report.scan?.status, said, looks: looks - 1, afterMs: play.clock.now() - 5000 };
}

const [pending, scanning] = [{ status: 'PENDING' }, { status: 'SCANNING' }];
const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);

describe('what is said while a scan runs', () => {
  it('is one line when it has ended, with all that it went through', async () => {
    expect(await follow([pending, scanning, ours])).toEqual({
      error: undefined,
      status: 'COMPLETED',
      said: ['Scan ours: pending 10 s, scanning 10 s, completed after 30 s'],
      looks: 3,
      afterMs: 30_000,
    });
    expect((await follow([{ status: 'FAILED' }])).said).toEqual(['Scan ours: failed after 10 s']);
  });

  it('is a sign of life every 30 s', async () => {
    const { said } = await follow([...times(7, pending), ours]);
    expect(said).toEqual([
      'Scan ours: pending, 30 s',
      'Scan ours: pending, 1 min',
      'Scan ours: pending 1 min 10 s, completed after 1 min 20 s',
    ]);
  });

  it('is nothing of a history that cannot be read', async () => {
    expect((await follow([pending, ours], { lists: refusal(403) })).said).toHaveLength(1);
  });
});

describe('a scan that is waited for', () => {
  it.each<[string, Partial<typeof ours>]>([
    ['of another id', { scan_id: 'another' }],
    ['of another repository', { repository_id: 'repo_2' }],
    ['of another branch', { branch: 'main' }],
  ])('is not one %s', async (_, answer) => {
    const { scan_id, repository_id, branch } = { ...ours, ...answer };
    const { error, looks } = await follow([answer]);
    expect(looks).toBe(0);
    expect(error).toMatchObject({
      code: 'PROTOCOL',
      message: `Asked for scan ours of feature, the service answered scan ${scan_id} of ${branch} in repository ${repository_id}`,
      hint: 'With scan-id: the scan must be of this repository and this branch.',
    });
  });

  it.each<[string, number, string, number]>([
    ['unknown to the service for less than a minute', 404, 'NOT_FOUND', 6],
    ['of a service that is away for less than two', 503, 'UNAVAILABLE', 12],
  ])('may be %s', async (_, status, code, count) => {
    const error = refusal(status);
    const { said, ...ran } = await follow([...times(count, error), pending, ...times(count, error), ours]);
    expect(ran).toMatchObject({ error: undefined, status: 'COMPLETED' });
    const waiting = said.filter((line) => line.endsWith('; still asking'));
    expect(waiting).toHaveLength(2 * count);
    expect(waiting[0]).toMatch(new RegExp(`^GET /scans/\\{scan_id\\} failed: .*${status}.*NO, no`));
    expect(await follow([...times(count + 1, error), ours])).toMatchObject({
      error: { code },
      afterMs: (count + 1) * 10_000,
    });
  });

  it.each<[string, ReturnType<typeof refusal> | Error, object]>([
    ['a refusal', refusal(403), { code: 'AUTH' }],
    ['what nobody expected', new TypeError('boom'), { message: 'boom' }],
  ])('is not asked for again after %s', async (_, answer, error) => {
    expect(await follow([answer, ours])).toMatchObject({ error, said: [], afterMs: 10_000 });
  });
});

it('a scan that failed says why, where the service does', async () => {
  const failed = { status: 'FAILED' };
  expect((await follow([failed])).error).toMatchObject({ code: 'SCAN_FAILED', message: 'Scan ours FAILED' });
  const { error } = await follow([{ ...failed, error: 'no runner' } as Answer]);
  expect(error?.message).toBe('Scan ours FAILED: no runner');
});

it('a scan that is started is named, and waited for with what there was before', async () => {
  const scans = [earlier(1, 5), earlier(2, 5), earlier(3, 5)];
  const started = { ...ours, scan_id: 'new', status: 'PENDING' };
  const reply = ({ call, query, count }: Asked) => {
    if (call === 'POST /scans') return started;
    if (call === 'GET /scans') return pageOf('scans', scans, query);
    if (call === 'GET /scans/new') return { ...started, ...(count > 4 && { status: 'COMPLETED' }) };
    return scans.find(({ scan_id }) => call === `GET /scans/${scan_id}`);
  };
  const play = createPlay({ ...feature, reply });
  await play.start();
  expect(play.details).toEqual(['Repository shop (repo_1), branch feature', 'Scan new started']);
  const beside = play.asked.filter((each) => !isSetUp(each) && each.call !== 'GET /scans/new');
  expect(beside.map(({ call }) => call)).toEqual([
    ...['GET /scans', 'POST /scans', 'GET /scans/scan_3', 'GET /scans/scan_2', 'GET /scans/scan_1'],
  ]);
});
