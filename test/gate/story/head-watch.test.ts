/** Where the branch is looked at while a scan runs, and what that says of a pass. */
import { describe, expect, it } from 'vitest';
import { GateError } from '../../../src/shared/errors.ts';
import { type Asked, createPlay, lost, pageOf } from '../../service-source.ts';
import { atHigh } from '../policy/evidence.ts';

const sha = 'a'.repeat(40);
const other = 'b'.repeat(40);

interface World {
  /** Where the branch stands, and whether a tag has its name, look by look since the scan was started; the last stays. */
  heads?: (string | GateError)[];
  tags?: (boolean | GateError)[];
  /** When each scan leaves the queue, and ends, in seconds. */
  beginSeconds?: number;
  endSeconds?: number;
  pollSeconds?: number;
  /** Which commit each poll states; the last stays. */
  commits?: (string | null | undefined)[];
  count?: number;
}

/** A run whose scans found nothing, and in which second it looked. */
async function watch({ heads = [sha], tags = [false], commits = [undefined], count = 1, ...times }: World = {}) {
  const { beginSeconds = 0, endSeconds = beginSeconds + 2, pollSeconds = 1 } = times;
  const looks: Record<'head' | 'tag', number[]> = { head: [], tag: [] };
  const next = async <T>(kind: 'head' | 'tag', answers: (T | GateError)[]): Promise<T> => {
    looks[kind].push(play.clock.now() / 1000);
    const answer = answers[Math.min(looks[kind].length, answers.length) - 1] as T | GateError;
    if (answer instanceof GateError) throw answer;
    return answer;
  };
  const ids = Array.from({ length: count }, (_, index) => `s${index + 1}`);
  const ours = { repository_id: 'repo_1', branch: 'feature', created_at: '2026-06-01T10:00:00Z' };
  const scan = (scan_id: string) => ({ scan_id, ...ours, status: 'PENDING' });
  let startedMs = 0;
  const reply = ({ call, count: turn, query, ms }: Asked) => {
    if (call === 'GET /violations') return undefined;
    if (call === 'POST /scans') {
      // Of several scans, each may be the one that a lost request has started. They are looked for and found after 2 s.
      startedMs = count === 1 ? 0 : 2000;
      return count === 1 ? scan('s1') : lost;
    }
    if (call === 'GET /scans') return pageOf('scans', startedMs > 0 && ms > 0 ? ids.map(scan) : [], query);
    const id = ids.find((each) => call === `GET /scans/${each}`);
    if (id === undefined) return undefined;
    const seconds = (ms - startedMs) / 1000;
    const status = seconds >= endSeconds ? 'COMPLETED' : seconds >= beginSeconds ? 'SCANNING' : 'PENDING';
    const polls = count === 1 ? turn : turn - 1;
    const commit_sha = commits[Math.min(polls, commits.length) - 1];
    const violations = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
    return { ...scan(id), status, commit_sha, violations: status === 'COMPLETED' ? violations : null };
  };
  let isBefore = true;
  const around = {
    readHead: async () => {
      const isFirst = isBefore;
      isBefore = false;
      return isFirst ? sha : next('head', heads);
    },
    hasTag: () => next('tag', tags),
  };
  const settings = { 'poll-interval-seconds': `${pollSeconds}` };
  const play = createPlay({ reply, around, settings, context: { branch: 'feature', headSha: sha } });
  await play.start();
  const whileRunning = { head: [...looks.head], tag: [...looks.tag] };
  const doubt = async () => {
    const request = { policy: atHigh, baseline: undefined, mayNarrow: true };
    const { judgement } = await play.source.collect(play.progress, { ...request, readChanges: async () => undefined });
    expect(judgement.verdict).toBe('passed');
    return play.source.checkPass(play.progress);
  };
  return { looks, whileRunning, doubt };
}

describe('the branch, while a scan runs', () => {
  it('is looked at as the scan begins, and every 10 s', async () => {
    const { whileRunning } = await watch({ beginSeconds: 15, endSeconds: 40 });
    expect(whileRunning).toEqual({ head: [10, 15, 25, 35], tag: [15] });
  });

  it('is looked at as the scan ends, where it is time for it', async () => {
    expect((await watch({ beginSeconds: 15, endSeconds: 35 })).whileRunning.head).toEqual([10, 15, 25, 35]);
  });

  it('is looked at as each scan begins', async () => {
    const { whileRunning } = await watch({ count: 2, endSeconds: 4 });
    expect(whileRunning).toEqual({ head: [3, 3], tag: [3, 3] });
  });

  it('is looked at thirty times, and once more for a scan that begins', async () => {
    const { whileRunning } = await watch({ beginSeconds: 400, endSeconds: 430, pollSeconds: 10 });
    expect(whileRunning.head).toEqual([...Array.from({ length: 30 }, (_, index) => 10 * (index + 1)), 400]);
  });

  it.each([
    ['that commit', sha, 0],
    ['that commit in short', sha.slice(0, 7), 0],
    ['another commit', other, 0],
    ['no commit', undefined, 1],
    ['null', null, 1],
    ['something else', 'main', 1],
  ])('has a name that matters where the scan names %s', async (_, commit, expected) => {
    expect((await watch({ commits: [commit] })).whileRunning.tag).toHaveLength(expected);
  });
});

describe('the doubt about a scan', () => {
  it('is none where every look finds the same', async () => {
    const { doubt, looks } = await watch();
    expect(await doubt()).toBeUndefined();
    expect([looks.head.length, looks.tag.length]).toEqual([2, 1]);
  });

  it('is a move that one look has seen, whatever the last one sees', async () => {
    const { doubt } = await watch({ count: 3, heads: [sha, other, sha] });
    expect(await doubt()).toMatchObject({ reason: 'moved', brief: 'the branch moved' });
  });

  it.each([
    ['could not be taken', new GateError('UNAVAILABLE', 'no')],
    ['was cut off', new GateError('CANCELLED', 'no')],
  ])('is none for a look that %s', async (_, fault) => {
    const { doubt } = await watch({ heads: [fault, sha] });
    expect(await doubt()).toBeUndefined();
  });

  it('looks at the name at last where nobody did', async () => {
    const { doubt, whileRunning } = await watch({ tags: [true], commits: [sha, undefined] });
    expect(whileRunning.tag).toEqual([]);
    expect(await doubt()).toMatchObject({
      message: expect.stringMatching(/^feature is a branch and a tag; the scan found nothing that blocks, but/),
    });
  });

  const unreadable = 'Whether feature is also a tag could not be determined: 403';
  it.each<[string, (boolean | GateError)[], string | undefined]>([
    ['was there as the second scan began', [false, true], 'feature is a branch and a tag'],
    ['was there as the first scan began, and is gone', [true, false], 'feature is a branch and a tag'],
    ['could not be asked for', [new GateError('AUTH', '403'), false], unreadable],
    ['never was', [false], undefined],
  ])('is that of a tag that %s', async (_, tags, said) => {
    const { doubt } = await watch({ tags, count: 2 });
    expect((await doubt())?.message.split(';')[0]).toBe(said);
  });

  it('ends the run where a look at the name is cut off', async () => {
    const { doubt } = await watch({ tags: [new GateError('CANCELLED', 'stop')] });
    await expect(doubt()).rejects.toMatchObject({ code: 'CANCELLED' });
  });
});
