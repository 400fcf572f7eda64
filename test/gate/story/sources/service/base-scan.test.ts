/** The scans of the base with which a pull request is compared. */
import { describe, expect, it } from 'vitest';
import { type Asked, createPlay, pageOf, refusal } from '../../../../service-source.ts';
import { atHigh } from '../../../policy/evidence.ts';
import type { ScanDetail } from './answered.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 5, 1, 10, minute)).toISOString();
const counts = { critical: 0, high: 3, medium: 0, low: 0, info: 0 };

/** A completed scan of main that ran in the minute in which it was created. */
function scan(minute: number, fields: Partial<ScanDetail> = {}): ScanDetail {
  return {
    scan_id: `scan_${minute}`,
    repository_id: 'repo_1',
    branch: 'main',
    status: 'COMPLETED',
    created_at: at(minute),
    started_at: at(minute),
    completed_at: at(minute + 1),
    violations: counts,
    ...fields,
  };
}

interface World {
  branch?: string | null;
  gone?: readonly string[];
  own?: Partial<ScanDetail>;
  nowMs?: number | undefined;
  /** When the branch left its base, in ms since the epoch. */
  leftMs?: number | undefined;
  /** How many a page of the list holds. */
  pageSize?: number;
  findings?: readonly object[];
  detail?: (scan: ScanDetail) => ScanDetail;
}

/** Our own scan began in minute 50, where it says so, and counts more than any other. */
async function judge(scans: readonly ScanDetail[], world: World) {
  const { branch = 'main', gone = [], own = {}, nowMs, leftMs, findings = [], detail = (each) => each } = world;
  const ours = scan(50, { scan_id: 'scan_own', branch: 'feature', violations: { ...counts, high: 9 }, ...own });
  const { pageSize = scans.length } = world;
  const reply = ({ call, query }: Asked) => {
    if (call === 'GET /violations') return pageOf('violations', findings, query);
    if (call === 'GET /violations/v') return findings[0];
    const pagination = { page: Number(query.page), total: scans.length };
    const from = pageSize === scans.length ? 0 : (pagination.page - 1) * pageSize;
    if (call === 'GET /scans') return { scans: scans.slice(from, from + pageSize), pagination };
    if (!call.startsWith('GET /scans/')) return undefined;
    const id = call.slice('GET /scans/'.length);
    if (id === 'scan_own') return ours;
    const found = scans.find(({ scan_id }) => scan_id === id);
    return found === undefined || gone.includes(id) ? refusal(404) : detail(found);
  };
  const play = createPlay({
    ...{ reply, dateMs: nowMs, settings: { 'scan-id': 'scan_own' }, options: { isScanProven: true } },
    context: { branch: 'feature', base: branch === null ? undefined : { branch, sha: undefined } },
    around: { readMergeBaseMs: async () => leftMs },
  });
  const { evidence } = await play.collect({ policy: { ...atHigh, scope: 'auto' } });
  const others = play.asked.filter(({ call }) => call.startsWith('GET /scans') && call !== 'GET /scans/scan_own');
  return {
    ...{ base: evidence.base, earlier: evidence.earlierBase },
    notes: play.notes.filter((line) => !line.startsWith('Judging scan scan_own')),
    lists: others.filter(({ call }) => call === 'GET /scans').length,
    reads: others.filter(({ call }) => call !== 'GET /scans').length,
  };
}

const read = (scans: readonly ScanDetail[], branch: string | null = 'main', world: World = {}) =>
  judge(scans, { ...world, branch });

describe('the base scan', () => {
  it('is the newest completed scan of the base branch, in any order of the list', async () => {
    const scans = [scan(10), scan(30), scan(20)];
    for (const order of [scans, [...scans].reverse()]) {
      expect((await read(order)).base).toEqual({
        scanId: 'scan_30',
        branch: 'main',
        counts: { CRITICAL: 0, HIGH: 3, MEDIUM: 0, LOW: 0, INFO: 0 },
        startedAt: Date.parse(at(30)),
        completedAt: Date.parse(at(31)),
      });
    }
  });

  it.each<[string, Partial<ScanDetail>]>([
    ['of another branch', { branch: 'feature' }],
    ['of another repository', { repository_id: 'repo_2' }],
    ['that failed', { status: 'FAILED' }],
    ['that still runs', { status: 'SCANNING' }],
    ['that ended after ours began', { completed_at: at(51) }],
    ['that ended when ours began', { completed_at: at(50) }],
    ['of our own', { scan_id: 'scan_own' }],
  ])('is no scan %s', async (_, fields) => {
    expect((await read([scan(40, fields), scan(10)])).base).toMatchObject({ scanId: 'scan_10' });
    const { base, notes } = await read([scan(40, fields)]);
    expect(base).toBeUndefined();
    expect(notes).toEqual([expect.stringMatching(/^No completed scan of main.*, so every finding counts\. Run /)]);
  });

  it('is none where nothing was scanned before, and how to have one is said', async () => {
    const { base, notes } = await read([]);
    expect([base, notes]).toEqual([
      undefined,
      [
        'No completed scan of main, so every finding counts. Run the gate on pushes to main; then only what gets worse counts',
      ],
    ]);
  });

  it('does not trust the status of the list alone', async () => {
    const detail = (each: ScanDetail) => ({ ...each, status: 'FAILED' });
    expect((await judge([scan(40)], { detail })).base).toBeUndefined();
  });

  it.each<[string, Partial<ScanDetail>, number | undefined]>([
    ['does not say when it ended', { completed_at: null }, undefined],
    ['starts after it ended', { started_at: at(42) }, undefined],
    ['ended in the future', { completed_at: at(49) }, 48],
    ['writes its times otherwise than ours', { completed_at: '2026-06-01T10:41:00' }, undefined],
  ])('is none when the newest one %s', async (_, fields, minute) => {
    const nowMs = minute === undefined ? {} : { nowMs: Date.parse(at(minute)) };
    const { base, notes } = await read([scan(40, fields), scan(10)], 'main', {
      ...nowMs,
      own: { started_at: at(47), completed_at: at(48) },
    });
    expect([base, notes]).toEqual([undefined, [expect.stringContaining('does not say when it ended')]]);
  });

  it('is read by times without a zone where ours has none either', async () => {
    const plain = (minute: number) => at(minute).replace('.000Z', '');
    const timed = (minute: number, fields: Partial<ScanDetail> = {}) =>
      scan(minute, {
        created_at: plain(minute),
        started_at: plain(minute),
        completed_at: plain(minute + 1),
        ...fields,
      });
    const { started_at, completed_at } = timed(50);
    const { base } = await read([timed(10), timed(40), timed(49, { branch: 'other' })], 'main', {
      own: { started_at, completed_at },
    });
    expect(base).toMatchObject({ scanId: 'scan_40', completedAt: Date.parse(at(41)) });
  });

  it.each<[string, Partial<ScanDetail>]>([
    ['does not say when it began', { started_at: null }],
    ['starts after it ended', { completed_at: at(20) }],
  ])('is none when our own scan %s', async (_, own) => {
    const { base, notes } = await read([scan(40)], 'main', { own });
    expect([base, notes]).toEqual([undefined, [expect.stringContaining('does not say when it began')]]);
  });

  it('counts only what it states', async () => {
    const { base } = await read([scan(40, { violations: { high: 2 } as ScanDetail['violations'] })]);
    expect(base?.counts).toEqual({ HIGH: 2 });
    expect((await read([scan(40, { violations: null })])).base).toMatchObject({ scanId: 'scan_40', counts: {} });
  });

  it('is none when a newer scan is gone, which may have been of the base', async () => {
    const { base, notes } = await read([scan(40), scan(10)], 'main', { gone: ['scan_40'] });
    const gone = 'A newer scan is gone since it was listed, so every finding counts. Run the gate again';
    expect([base, notes]).toEqual([undefined, [gone]]);
    expect((await read([scan(40), scan(10)], 'main', { gone: ['scan_10'] })).base).toMatchObject({ scanId: 'scan_40' });
  });

  it('is looked for among the newest 100, and no further', async () => {
    const others = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        scan(20, {
          scan_id: `scan_other_${index}`,
          created_at: new Date(Date.parse(at(20)) + index).toISOString(),
          branch: 'feature',
        }),
      );
    expect((await read([...others(99), scan(1)])).base).toMatchObject({ scanId: 'scan_1' });
    const { base, notes, reads } = await read([...others(100), scan(1)]);
    expect([base, reads]).toEqual([undefined, 100]);
    expect(notes).toEqual([
      expect.stringContaining('No completed scan of main among the newest 100, so every finding counts'),
    ]);
  });

  it('is looked for among completed scans alone: others take none of the places, and may be gone', async () => {
    const failed = Array.from({ length: 25 }, (_, index) => scan(20 + index, { status: 'FAILED' }));
    const gone = failed.map(({ scan_id }) => scan_id);
    const { base, notes, reads } = await read([...failed, scan(1)], 'main', { gone });
    expect([base?.scanId, notes, reads]).toEqual(['scan_1', [], 1]);
  });

  it('is not read further than needed', async () => {
    expect((await read(Array.from({ length: 12 }, (_, index) => scan(10 + index)))).reads).toBe(4);
  });

  it('is none where there is no base branch', async () => {
    const { base, reads, notes } = await read([scan(40)], null);
    expect([base, reads]).toEqual([undefined, 0]);
    expect(notes).toEqual([expect.stringContaining('It is unknown which branch')]);
  });
});

describe('the base scan of the state that the branch left', () => {
  const earlier = async (
    scans: readonly ScanDetail[],
    left: number | undefined,
    own: Partial<ScanDetail> = {},
    gone: string[] = [],
  ) => {
    const leftMs = left === undefined ? undefined : Date.parse(at(left));
    const { earlier: found, ...ran } = await judge(scans, { own, gone, leftMs });
    return { id: found?.scanId, ...ran };
  };
  /** The latest, which is compared with as well. */
  const latest = scan(40);
  const scans = [scan(10), scan(20), scan(25, { branch: 'other' }), scan(30), latest];

  it.each<[string, number | undefined, string | undefined]>([
    ['the first since then', 15, 'scan_20'],
    ['the one of that very moment', 20, 'scan_20'],
    ['none of another branch', 22, 'scan_30'],
    ['the latest, where the branch left it last', 40, 'scan_40'],
    ['none where there is none since', 41, undefined],
    ['none where nobody knows when that was', undefined, undefined],
  ])('is %s', async (_, left, expected) => {
    for (const order of [scans, [...scans].reverse()]) expect((await earlier(order, left)).id).toBe(expected);
  });

  it.each<[string, Partial<ScanDetail>]>([
    ['failed', { status: 'FAILED' }],
    ['is of another repository', { repository_id: 'repo_2' }],
    ['ended after ours began', { completed_at: at(51) }],
    ['ended when ours began', { completed_at: at(50) }],
    ['does not say when it ended', { completed_at: null }],
    ['starts after it ended', { started_at: at(29) }],
  ])('is no scan that %s', async (_, fields) => {
    expect((await earlier([scan(20, fields), scan(30), latest], 15)).id).toBe('scan_30');
  });

  it('is not asked for where nobody knows when the branch left its base', async () => {
    // What is read are four of the latest.
    expect(await earlier(scans, undefined)).toMatchObject({ id: undefined, lists: 1, reads: 4 });
  });

  it('is none where one is gone that may have been the first', async () => {
    expect((await earlier([scan(20), scan(30), latest], 15, {}, ['scan_20'])).id).toBeUndefined();
    expect((await earlier([scan(20), scan(30), latest], 15, {}, ['scan_30'])).id).toBe('scan_20');
  });

  it('is none where the list is too long to find the first', async () => {
    const many = Array.from({ length: 2500 }, (_, index) => scan(index, { completed_at: at(index + 1) }));
    const own = scan(2600, { completed_at: at(2601) });
    const { created_at, started_at, completed_at } = own;
    const first = async (left: number) => {
      const times = { created_at, started_at, completed_at };
      return (await judge(many, { own: times, leftMs: Date.parse(at(left)), pageSize: 100 })).earlier?.scanId;
    };
    expect([await first(150), await first(2350)]).toEqual([undefined, 'scan_2350']);
    // 20 pages of 100 lie between the newest page and this one: behind it stands one of that very time, perhaps.
    expect([await first(400), await first(401)]).toEqual([undefined, 'scan_401']);
  });

  it('is none where a scan does not say when it was created', async () => {
    expect((await earlier([scan(20), latest, scan(5, { created_at: '' })], 15)).id).toBeUndefined();
  });

  it('is none where our own scan does not say when it began', async () => {
    const nothing = { id: undefined, base: undefined, lists: 0, reads: 0 };
    expect(await earlier(scans, 15, { started_at: null })).toMatchObject(nothing);
  });

  it('is none where the scans say it without a zone, which the time of a commit has', async () => {
    const plain = (time: string | null | undefined) => time?.replace('.000Z', '');
    const unzoned = (each: ScanDetail): ScanDetail => ({
      ...each,
      started_at: plain(each.started_at),
      completed_at: plain(each.completed_at),
    });
    const { started_at, completed_at } = unzoned(scan(50));
    const ran = await earlier(scans.map(unzoned), 15, { started_at, completed_at });
    expect(ran).toMatchObject({ id: undefined, base: { scanId: 'scan_40' }, lists: 1, reads: 4 });
  });

  it('is looked for among the first 100 since then', async () => {
    const others = (count: number) =>
      Array.from({ length: count }, (_, index) => scan(20, { scan_id: `scan_other_${index}`, branch: 'feature' }));
    // Three of them were read beside the latest scan of the base.
    expect(await earlier([...others(100), scan(30)], 15)).toMatchObject({ id: undefined, reads: 101 });
    expect(await earlier([...others(99), scan(30)], 15)).toMatchObject({ id: 'scan_30', reads: 100 });
  });
});

it('what ran beside the base’s scan is read up to the moment to which it may stamp', async () => {
  const soon = (second: number) => new Date(Date.parse(at(11)) + second * 1000).toISOString();
  const next = (second: number) => ({ created_at: soon(second), started_at: soon(second), completed_at: at(12) });
  const others = [
    scan(9, { scan_id: 'scan_beside', branch: 'other', completed_at: at(20) }),
    scan(11, { scan_id: 'scan_next', branch: 'other', ...next(5) }),
    scan(11, { scan_id: 'scan_later', branch: 'other', ...next(6) }),
  ];
  const item = { violation_id: 'v', title: 'v', severity: 'HIGH', status: 'OPEN', type: 'SAST' };
  const findings = [{ ...item, first_detected: at(10), last_seen: at(50) }];
  const { base } = await judge([scan(10), ...others], { findings });
  expect(base?.others).toEqual([
    { startedAt: Date.parse(at(9)), completedAt: Date.parse(at(20)) },
    { startedAt: Date.parse(soon(5)), completedAt: Date.parse(at(12)) },
  ]);
});
