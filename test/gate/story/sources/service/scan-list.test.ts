/** The list of scans: read before one is started, to find the base's, and to see what ran beside the judged one. */
import { describe, expect, it } from 'vitest';
import { GateError } from '../../../../../src/shared/errors.ts';
import { expectRefusal } from '../../../../refusal.ts';
import { type Asked, createPlay, lost, pageOf, refusal } from '../../../../service-source.ts';
import { atHigh } from '../../../policy/evidence.ts';
import { answer } from './answered.ts';

const timeOf = (minute: number) => new Date(Date.parse('2026-06-01T00:00:00Z') + minute * 60_000).toISOString();

interface Scan {
  scan_id: string;
  status: string;
  created_at?: string | null;
}

const scans = (count: number): Scan[] =>
  Array.from({ length: count }, (_, index) => ({
    scan_id: `s${index}`,
    status: 'COMPLETED',
    created_at: timeOf(index),
  }));
const falling = (count: number) => scans(count).reverse();
const unordered = () => [...scans(200), ...falling(100)];
const downFrom = (last: number, count: number) => Array.from({ length: count }, (_, index) => last - index);

interface World {
  list: (asked: Asked) => readonly Scan[];
  /** What the list says that there are. */
  total?: number | undefined;
  reply?: (asked: Asked) => object | undefined;
}

/** Scans of main that ran in the minute in which they were created; the judged one is of another branch. */
function playOn(
  { list, total, reply = () => undefined }: World,
  others: Partial<Parameters<typeof createPlay>[0]> = {},
) {
  const play = createPlay({
    context: { branch: 'feature', base: { branch: 'main', sha: undefined } },
    options: { isScanProven: true },
    ...{ random: 0, ...others },
    reply(asked) {
      const { call, query } = asked;
      const page = pageOf('scans', list(asked), query);
      const whole = { ...page, pagination: { ...page.pagination, ...(total !== undefined && { total }) } };
      const found = list(asked).find(({ scan_id: id }) => call === `GET /scans/${id}`);
      const times = { started_at: found?.created_at, completed_at: found?.created_at };
      const detail = found && { ...found, ...times, repository_id: 'repo_1', branch: 'main' };
      return reply(asked) ?? (call === 'GET /scans' ? whole : detail);
    },
  });
  const pages = () => play.asked.flatMap(({ call, query }) => (call === 'GET /scans' ? [Number(query.page)] : []));
  return { ...play, pages };
}

/** The judged scan, which began in that minute, with one finding. */
function judging(minute: number) {
  const [started_at, completed_at] = [timeOf(minute), timeOf(minute + 1)];
  const own = { scan_id: 'own', repository_id: 'repo_1', branch: 'feature', status: 'COMPLETED' };
  const scan = { ...own, created_at: started_at, started_at, completed_at, violations: { high: 1 } };
  const seen = timeOf(minute + 0.5);
  const item = { violation_id: 'v', title: 'v', severity: 'HIGH', status: 'OPEN', type: 'SAST' };
  const finding = { ...item, first_detected: seen, last_seen: seen };
  return ({ call, query }: Asked) => {
    if (call === 'GET /scans/own') return scan;
    if (call === 'GET /violations/v') return finding;
    return call === 'GET /violations' ? pageOf('violations', [finding], query) : undefined;
  };
}
const named = { settings: { 'scan-id': 'own' } };

/** Whether what ran beside a scan is known back to that minute, which is two hours before the scan began. */
async function isKnownSince(minute: number, items: readonly Scan[], total?: number): Promise<boolean> {
  const play = playOn({ list: () => items, total, reply: judging(minute + 120) }, named);
  const { evidence } = await play.collect();
  return evidence.findings[0]?.label === 'seen';
}

/** Whether a scan that the service names is taken for a new one beside these. */
async function isNew(items: readonly Scan[], created_at: string | null, dateMs?: number) {
  const scan = { scan_id: 'x', repository_id: 'repo_1', branch: 'feature', created_at };
  const reply = ({ call }: Asked) => {
    if (call === 'GET /scans/x') return { ...scan, status: 'COMPLETED' };
    return call === 'POST /scans' ? { ...scan, status: 'PENDING' } : undefined;
  };
  const play = playOn({ list: () => items, reply }, { dateMs });
  const error = await play.start().catch((caught: Error) => caught);
  return { isNew: !(error instanceof Error), pages: play.pages() };
}

describe('the list of scans', () => {
  it.each<[string, readonly Scan[], number | undefined, number | 'whole' | undefined]>([
    ['that two pages hold is complete', scans(150), undefined, 'whole'],
    ['that rises holds what is as new as its last page', scans(350), undefined, 300],
    ['that falls holds what is as new as its first page', falling(350), undefined, 250],
    [
      'that goes on behind the page that its total calls the last, and rises, is complete since nobody knows when',
      scans(350),
      100,
      undefined,
    ],
    [
      'that goes on behind the page that its total calls the last, and falls, is complete since its first page',
      falling(350),
      100,
      250,
    ],
    [
      'in which all were made at one moment is complete since nobody knows when',
      scans(350).map((each) => ({ ...each, created_at: timeOf(1) })),
      undefined,
      undefined,
    ],
    ['in no order at all is complete since nobody knows when', unordered(), undefined, undefined],
    [
      'in which a time is missing is, too',
      [{ scan_id: 'x', status: 'COMPLETED' }, ...scans(300)],
      undefined,
      undefined,
    ],
  ])('%s', async (_, items, total, expected) => {
    if (expected === undefined) expect(await isKnownSince(10_000, items, total)).toBe(false);
    else if (expected === 'whole') expect(await isKnownSince(-1, items, total)).toBe(true);
    else {
      expect(await isKnownSince(expected, items, total)).toBe(true);
      expect(await isKnownSince(expected - 1, items, total)).toBe(false);
    }
  });

  it('that is empty, whatever its total says, has no other page', async () => {
    const play = playOn({ list: () => [], total: 7, reply: judging(120) }, named);
    await play.collect();
    expect(new Set(play.pages())).toEqual(new Set([1]));
  });

  const plain = (minute: number) => timeOf(minute).replace('.000Z', '');
  it.each<[string, (string | null)[], string, boolean]>([
    ['without one', [null], timeOf(-60), true],
    ['with one', [null, timeOf(5)], timeOf(-60), false],
    ['with one, whatever the others are', [null, timeOf(5), plain(1)], timeOf(-60), false],
    ['without a zone', [null, plain(5), timeOf(1)], plain(-60), false],
  ])('has the zone of its first time, by which older ones are known: %s', async (_, times, created_at, expected) => {
    const items = times.map((each, index) => ({ scan_id: `s${index}`, status: 'COMPLETED', created_at: each }));
    expect((await isNew(items, created_at)).isNew).toBe(expected);
  });

  it.each<[number, boolean]>([
    [5000, true],
    [5001, false],
  ])('in no order, of %i scans, shows that one is new: %s', async (count, expected) => {
    const [first, ...others] = scans(count);
    const items = [...others, ...(first === undefined ? [] : [first])];
    expect((await isNew(items, timeOf(9999))).isNew).toBe(expected);
  });

  it('in order is not read whole before a scan is started', async () => {
    expect(await isNew(falling(350), timeOf(400))).toEqual({ isNew: true, pages: [1, 4] });
  });

  it.each<[string, number | undefined, string, boolean]>([
    ['that is newer than all others', 90, timeOf(80), true],
    ['that is as new as the newest, by another clock of the service', 90, timeOf(79), true],
    ['that is a minute older than the newest', 90, timeOf(78), true],
    ['that is older than the newest', 90, timeOf(70), false],
    ['that is much older', 90, timeOf(-9999), false],
    ['without a time', 90, '', true],
    ['where one of the list is from the future', 79, timeOf(80), true],
    ['where one is from the future, and it is older than all others', 79, timeOf(70), false],
    ['where nobody says what time it is', undefined, timeOf(70), false],
  ])('says whether a scan is new %s', async (_, now, created_at, expected) => {
    const future = now === 79 ? [{ scan_id: 'future', status: 'PENDING', created_at: timeOf(9999) }] : [];
    const dateMs = now === undefined ? undefined : Date.parse(timeOf(now));
    expect((await isNew([...scans(80), ...future], created_at, dateMs)).isNew).toBe(expected);
  });

  it.each<[string, readonly Scan[], number, number | undefined, number[]]>([
    ['of one page asks for no more', scans(90), 10, 10, [1]],
    ['of two pages asks for no more', scans(150), 10, 10, [1, 2]],
    ['asks for no page whose scans are older', falling(3010), 2950, 2950, [1, 31]],
    ['that falls is read on from the first page', falling(3010), 2750, 2750, [1, 31, 2, 3]],
    ['whose very time a page ends with is read on', falling(3010), 2910, 2910, [1, 31, 2]],
    ['that rises is read back from the last page', scans(3010), 2850, 2850, [1, 31, 30, 29]],
    ['that is longer than can be read says so', scans(3010), 5, undefined, [1, 31, ...downFrom(30, 20)]],
    ['before all scans is read whole', falling(310), -5, 0, [1, 4, 2, 3]],
    ['in no order is read whole', [...scans(200), ...falling(301)], 5, 5, [1, 6, 1, 2, 3, 4, 5, 6]],
  ])('back to a time, to find the first scan of the base, %s', async (_, ordered, minute, expected, pages) => {
    const items = ordered.map((item, index) => ({ ...item, scan_id: `s${index}` }));
    const unlisted = (asked: Asked) =>
      asked.call === 'GET /violations' ? pageOf('violations', [], asked.query) : judging(5000)(asked);
    const around = { readMergeBaseMs: async () => Date.parse(timeOf(minute)) };
    const play = playOn({ list: () => items, reply: unlisted }, { ...named, around });
    const { evidence } = await play.collect({ policy: { ...atHigh, scope: 'auto' } });
    const first = items.find(({ created_at }) => expected !== undefined && created_at === timeOf(expected));
    expect([evidence.earlierBase?.scanId, play.pages()]).toEqual([first?.scan_id, pages]);
  });

  it.each<[string, number, number, readonly string[]]>([
    ['what a whole list did not hold, not a minute older than its newest', 3, 1, ['twin', 'young', 'old', 'undated']],
    ['what is newer than the oldest that a part of a list held', 350, 1, ['twin', 'young']],
    ['the same, where all were made within a minute', 350, 0.001, ['twin', 'young']],
  ])('shows as new %s', async (_, count, apart, expected) => {
    const before = falling(count).map((each, index) => ({ ...each, created_at: timeOf((count - 1 - index) * apart) }));
    // Of the time of the last on its page another may stand on the next.
    const times = {
      twin: timeOf((count - 1) * apart),
      tied: timeOf((count - 100) * apart),
      young: timeOf(count * apart),
      old: timeOf(apart),
      undated: null,
    };
    const later = Object.entries(times).map(([scan_id, created_at]) => ({ scan_id, status: 'PENDING', created_at }));
    let isAsked = false;
    const reply = ({ call }: Asked) => {
      isAsked ||= call === 'POST /scans';
      const ours = later.find(({ scan_id: id }) => call === `GET /scans/${id}`);
      if (ours) return { ...ours, status: 'COMPLETED', repository_id: 'repo_1', branch: 'feature' };
      return call === 'POST /scans' ? lost : undefined;
    };
    const play = playOn({ list: () => (isAsked ? [...later, ...falling(3)] : before), reply });
    await play.start();
    expect(play.details.at(-1)).toBe(`Scan ${expected.join(' and ')} started`);
  });

  const slow = { 'retry-after': '9999' };
  it.each<[string, object, string | undefined]>([
    ['UNAVAILABLE', refusal(503), undefined],
    ['PROTOCOL', refusal(418), undefined],
    ['RATE_LIMITED', answer('{}', 429, slow), undefined],
    ['AUTH', refusal(403), 'AUTH'],
  ])(
    'that ends in %s before the scan is started ends the run only where nothing else would go better',
    async (_, outcome, thrown) => {
      const started = { scan_id: 'x', repository_id: 'repo_1', branch: 'feature', created_at: timeOf(1) };
      const reply = ({ call }: Asked) => {
        if (call === 'GET /scans') return outcome;
        if (call === 'GET /scans/x') return { ...started, status: 'COMPLETED' };
        return call === 'POST /scans' ? { ...started, status: 'PENDING' } : undefined;
      };
      const play = playOn({ list: () => [], reply });
      if (thrown !== undefined) expect(await expectRefusal(play.start())).toMatchObject({ code: thrown });
      else {
        await play.start();
        expect(play.notes).toEqual([
          expect.stringMatching(
            /^The scans of the repository could not be listed \(GET .scans .+\): a lost answer will not be repeated$/,
          ),
        ]);
      }
    },
  );

  it('is not read on where the time of the run is over', async () => {
    const over = new GateError('SCAN_TIMEOUT', 'over');
    const reply = ({ call }: Asked) => {
      if (call === 'GET /scans') throw over;
      return undefined;
    };
    const play = playOn({ list: () => [], reply });
    expect(await expectRefusal(play.start())).toBe(over);
    expect(play.asked.map(({ call }) => call)).not.toContain('POST /scans');
  });
});

describe('another scan', () => {
  it('is read until it has ended, and then no more', async () => {
    const other = { scan_id: 's1', repository_id: 'repo_1', branch: 'other', status: 'COMPLETED' };
    const times = { created_at: timeOf(110), started_at: timeOf(110) };
    const judge = judging(120);
    const reply = (asked: Asked) => {
      const { call, count } = asked;
      if (call === 'GET /scans/s1') return { ...other, ...times, ...(count > 1 && { completed_at: timeOf(111) }) };
      const judged = judge(asked);
      return call === 'GET /scans/own' && count === 1 ? { ...judged, status: 'SCANNING' } : judged;
    };
    // Read for how long scans take, to find the base's, and for what ran beside the judged one.
    const play = playOn({ list: () => [{ ...other, ...times }], reply }, named);
    const { evidence } = await play.collect({ policy: { ...atHigh, scope: 'auto' } });
    expect(evidence.findings[0]?.label).toBe('seen');
    expect(play.asked.filter(({ call }) => call === 'GET /scans/s1')).toHaveLength(2);
  });
});
