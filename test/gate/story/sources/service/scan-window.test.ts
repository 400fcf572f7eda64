/** When the judged scan ran, and what ran beside it: shown by which findings are its own, by when they were last seen. */
import { describe, expect, it } from 'vitest';
import { type Asked, createPlay, lost, pageOf, refusal } from '../../../../service-source.ts';
import { atHigh, type Span } from '../../../policy/evidence.ts';
import type { ScanDetail } from './answered.ts';

/** Our own scan runs from minute 0 to minute 10. */
const ms = (minute: number) => Date.UTC(2026, 5, 1, 10) + minute * 60_000;
const at = (minute: number) => new Date(ms(minute)).toISOString();

function scan(id: string, fields: Partial<ScanDetail> = {}): ScanDetail {
  return {
    scan_id: id,
    repository_id: 'repo_1',
    branch: 'main',
    status: 'COMPLETED',
    created_at: at(0),
    started_at: at(0),
    completed_at: at(10),
    ...fields,
  };
}

const own = scan('own');

interface Said {
  scans?: ScanDetail[];
  others?: ScanDetail[];
  gone?: string[];
  /** What the list calls its total, where that is wrong. */
  total?: number;
  /** The service's clock. */
  nowMs?: number;
  /** Instead of a list of one page. */
  pages?: ScanDetail[][];
  /** When the findings were last seen, and how that is written. */
  seen?: number[];
  write?: (minute: number) => string;
}

/** At each of these minutes one finding was last seen: from before ours began until after it ended. */
const minutes = Array.from({ length: 16 }, (_, index) => index - 2);

/** What the run judges must be its own by its branch. Several are judged where the answer to the request was lost. */
async function read(given: Said) {
  const { nowMs, total, gone = [], others = [], seen = minutes, write = at } = given;
  const scans = (given.scans ?? [own]).map((each) => ({ ...each, branch: 'feature', violations: { high: 1 } }));
  const pages = (given.pages ?? [[...others, ...scans]]).map((page) =>
    page.map((each) => scans.find(({ scan_id }) => scan_id === each.scan_id) ?? each),
  );
  const findings = seen.map((minute, index) => ({
    ...{ violation_id: `v${index}`, severity: 'HIGH', status: 'OPEN', type: 'SAST', file_path: 'a.js' },
    ...{ title: 'v', first_detected: write(minute), last_seen: write(minute) },
  }));
  let isStarted = false;
  const reply = ({ call, query }: Asked) => {
    if (call === 'POST /scans') isStarted = true;
    if (call === 'POST /scans') return lost;
    if (call === 'GET /violations') return pageOf('violations', findings, query);
    if (call.startsWith('GET /violations/')) return findings.find(({ violation_id: id }) => call.endsWith(`/${id}`));
    if (call.startsWith('GET /scans/')) {
      const id = call.slice('GET /scans/'.length);
      return gone.includes(id) ? refusal(404) : pages.flat().find(({ scan_id }) => scan_id === id);
    }
    if (call !== 'GET /scans' || (scans.length > 1 && !isStarted)) return undefined;
    const page = Number(query.page);
    return { scans: pages[page - 1] ?? [], pagination: { page, total: total ?? pages.flat().length } };
  };
  const named = scans.length === 1 ? { 'scan-id': scans[0]?.scan_id ?? '' } : {};
  const play = createPlay({
    ...{ reply, dateMs: nowMs, settings: named, options: { isScanProven: true } },
    context: { branch: 'feature' },
  });
  const { evidence } = await play.collect({ policy: { ...atHigh, failOnSeverity: 'NONE' } });
  const from = play.asked.findIndex(({ call }) => call === 'GET /violations');
  const asked = play.asked.slice(from).flatMap(({ call, query }) => {
    if (call === 'GET /scans') return [`page ${query.page}`];
    const id = call.split('GET /scans/')[1];
    return id === undefined || scans.some(({ scan_id }) => scan_id === id) ? [] : [id];
  });
  const { startedAt, findings: found } = evidence;
  return { startedAt, labels: seen.map((_, index) => found.find(({ id }) => id === `v${index}`)?.label), found, asked };
}

/** What ran in these times makes of the findings. */
function shownBy({ startedAt, completedAt }: Span, others: readonly Span[] = []) {
  const labels = minutes.map((minute) => {
    const time = ms(minute);
    if (startedAt === undefined || completedAt === undefined) return 'maybe';
    if (time < startedAt) return 'elsewhere';
    const isBeside = others.some((each) => (each.startedAt ?? 0) <= time && time <= (each.completedAt ?? time) + 5000);
    return time > completedAt || isBeside ? 'maybe' : 'seen';
  });
  return { startedAt, labels };
}

const unknownTimes = { startedAt: undefined, completedAt: undefined };
const ownTimes = { startedAt: ms(0), completedAt: ms(10) };

describe('the window', () => {
  it.each<[string, [from: number | null, to: number | null][], [number | undefined, number | undefined]]>([
    ['is the time of the scan', [[3, 8]], [ms(3), ms(8)]],
    [
      'reaches from the first start to the last end',
      [
        [3, 8],
        [1, 5],
        [2, 9],
      ],
      [ms(1), ms(9)],
    ],
    ['has no end when the scan does not say it', [[3, null]], [ms(3), undefined]],
    [
      'has no end when one of the scans does not say it',
      [
        [3, null],
        [1, 5],
      ],
      [ms(1), undefined],
    ],
    [
      'has no beginning when one of the scans does not say it',
      [
        [3, 8],
        [null, 5],
      ],
      [undefined, ms(8)],
    ],
  ])('%s', async (_, times, [startedAt, completedAt]) => {
    const scans = times.map(([from, to], index) =>
      scan(`own_${index}`, {
        started_at: from === null ? null : at(from),
        completed_at: to === null ? null : at(to),
      }),
    );
    expect(await read({ scans })).toMatchObject(shownBy({ startedAt, completedAt }));
  });

  it.each<[string, Partial<ScanDetail>]>([
    ['began in the year 1', { started_at: '0001-01-01T00:00:00Z' }],
    ['began in 1970', { started_at: '1970-01-01T00:00:00.000Z' }],
    ['began a quarter of an hour before it was created', { started_at: at(-15) }],
    ['ended before it was created, and says no beginning', { started_at: null, completed_at: at(-15) }],
  ])('of a scan that %s is not known', async (_, fields) => {
    expect(await read({ scans: [scan('own', fields)] })).toMatchObject(shownBy(unknownTimes));
  });

  it('begins where a worker says whose clock is behind that of what created the scan', async () => {
    const scans = [scan('own', { started_at: at(-9) })];
    expect(await read({ scans })).toMatchObject(shownBy({ ...ownTimes, startedAt: ms(-9) }));
  });

  it('without a beginning labels nothing, so that nobody asks what ran beside it', async () => {
    const scans = [scan('own', { started_at: null })];
    expect(await read({ scans, others: [scan('beside')] })).toMatchObject({ ...shownBy(unknownTimes), asked: [] });
  });
});

describe('another scan', () => {
  const twoHours = 120;

  it.each<[string, Partial<ScanDetail>]>([
    ['that was created when ours ended', { created_at: at(10) }],
    ['that was created two hours before ours began', { created_at: at(-twoHours) }],
    ['that failed two hours before ours began', { created_at: at(-twoHours), status: 'FAILED' }],
    ['that is older and still scans', { created_at: at(-500), status: 'SCANNING' }],
    ['that is older and of a status that nobody knows', { created_at: at(-500), status: 'PAUSED' }],
    ['that is older and waits, but has begun', { created_at: at(-500), status: 'PENDING' }],
    ['that does not say when it was created', { created_at: null }],
    ['whose creation has no zone', { created_at: '2026-05-01T10:00:00' }],
  ])('%s may have run beside ours', async (_, fields) => {
    const others = [scan('other', { started_at: at(4), completed_at: at(6), ...fields })];
    expect(await read({ others })).toMatchObject(shownBy(ownTimes, [{ startedAt: ms(4), completedAt: ms(6) }]));
  });

  it.each<[string, Partial<ScanDetail>]>([
    ['that was created after ours ended', { created_at: at(11) }],
    ['that was created after ours ended, and still scans', { created_at: at(11), status: 'SCANNING' }],
    ['that ended, and was created more than two hours before', { created_at: at(-twoHours - 1) }],
    ['that failed, and was created more than two hours before', { created_at: at(-twoHours - 1), status: 'FAILED' }],
  ])('%s did not, and is not read', async (_, fields) => {
    const others = [scan('other', fields)];
    expect(await read({ others })).toMatchObject({ ...shownBy(ownTimes), asked: ['page 1'] });
  });

  it('may have run beside ours, whenever it was created, while ours does not say when it ended', async () => {
    const scans = [scan('own', { completed_at: null })];
    const others = [scan('other', { created_at: at(500), started_at: at(501), completed_at: at(502) })];
    expect((await read({ scans, others })).asked).toEqual(['page 1', 'other']);
  });

  it('that has not begun saw nothing', async () => {
    const others = [scan('other', { status: 'PENDING', started_at: null })];
    expect(await read({ others })).toMatchObject({ ...shownBy(ownTimes), asked: ['page 1', 'other'] });
  });

  it.each<[string, Partial<ScanDetail>, string[]]>([
    ['that is gone', {}, ['other']],
    ['that starts after it ended', { started_at: at(6), completed_at: at(4) }, []],
    ['that scans, and does not say since when', { status: 'SCANNING', started_at: null, completed_at: null }, []],
  ])('%s may have run at any time', async (_, fields, gone) => {
    const others = [scan('other', fields)];
    expect(await read({ others, gone })).toMatchObject(shownBy(ownTimes, [unknownTimes]));
  });

  it('is never one of ours', async () => {
    const scans = [scan('own'), scan('own_2', { started_at: at(2) })];
    expect(await read({ scans })).toMatchObject({ ...shownBy(ownTimes), asked: ['page 1'] });
  });
});

describe('other scans', () => {
  const beside = (count: number) => Array.from({ length: count }, (_, index) => scan(`beside_${index}`));

  it('are read up to 200, and then may have run at any time', async () => {
    const short = Array.from({ length: 200 }, (_, index) =>
      scan(`short_${index}`, { started_at: at(4), completed_at: at(6) }),
    );
    expect(await read({ others: short })).toMatchObject(shownBy(ownTimes, [{ startedAt: ms(4), completedAt: ms(6) }]));
    const window = await read({ others: beside(201) });
    expect(window).toMatchObject({ ...shownBy(ownTimes, [unknownTimes]), asked: ['page 1', 'page 2'] });
  });

  const old = (minute: number) => scan(`old_${-minute}`, { created_at: at(minute) });
  const unread = [old(-125), old(-126)];

  it.each<[string, ScanDetail[][], Span[]]>([
    ['all known when the newest page reaches back two hours', [[own, old(-120)], unread, [old(-400)]], [ownTimes]],
    ['all known when the newest page reaches back further', [[own, old(-124)], unread, [old(-400)]], []],
    ['all known when the newest page is the last', [[old(-400), old(-399)], unread, [old(-124), own]], []],
    [
      'not all known when the newest page reaches back less than two hours',
      [[own, old(-119)], unread, [old(-400)]],
      [unknownTimes],
    ],
    ['not all known when the list is in no order', [[old(-124), own], unread, [old(-400)]], [unknownTimes]],
    [
      'not all known when one of them does not say when it was created',
      [[own, old(-124)], unread, [scan('silent', { created_at: null })]],
      [unknownTimes],
    ],
  ])('of which two of three pages are read are %s', async (_, pages, others) => {
    const window = await read({ pages });
    expect(window).toMatchObject(shownBy(ownTimes, others));
    expect(window.asked.slice(0, 2)).toEqual(['page 1', 'page 3']);
  });

  const full = (from: number) => Array.from({ length: 100 }, (_, index) => old(from - index));
  it.each<[string, number, ScanDetail[][], Span[]]>([
    ['is as long as a full page, and there is no more', 100, [[own, ...full(-400).slice(1)]], []],
    ['is as long as a full page, and there is more', 100, [full(-400), [scan('hidden'), own]], [unknownTimes]],
    ['is too small', 7, [full(-400).reverse(), [scan('hidden'), own]], [unknownTimes]],
    ['is too small, but the newest page reaches back', 7, [[own, ...full(-124).slice(1)], [old(-999)]], []],
    ['is as long as a page, the oldest first', 100, [full(-400).reverse(), [scan('hidden'), own]], [unknownTimes]],
    ['is zero', 0, [[scan('hidden'), own]], [unknownTimes]],
  ])('are known as far as what arrives shows, where the total %s', async (_, total, pages, others) => {
    expect(await read({ pages, total })).toMatchObject(shownBy(ownTimes, others));
  });
});

describe('a scan of which the times cannot be', () => {
  it.each<[string, Partial<ScanDetail>, number | undefined]>([
    ['it starts after it ended', { started_at: at(11) }, undefined],
    ['it ended in the future', {}, 9],
  ])('has no window: %s', async (_, fields, minute) => {
    const nowMs = minute === undefined ? {} : { nowMs: ms(minute) };
    expect(await read({ ...nowMs, scans: [scan('own', fields)] })).toMatchObject(shownBy(unknownTimes));
  });

  it('knows as detected nothing that is later than the clock of the service, or else than its own end', async () => {
    const detected = async (nowMs?: number) => {
      const { found } = await read({ ...(nowMs !== undefined && { nowMs }), seen: [9, 10, 10.5, 11, 12] });
      return found.map(({ detail }) => detail?.firstDetected);
    };
    expect(await detected(ms(11))).toEqual([ms(9), ms(10), ms(10.5), ms(11), undefined]);
    expect(await detected()).toEqual([ms(9), ms(10), undefined, undefined, undefined]);
  });

  const plain = (minute: number) => at(minute).replace('.000Z', '');
  it('has one without a zone, which no clock can refute', async () => {
    const timed = (id: string, from: number, to: number) =>
      scan(id, { created_at: plain(from), started_at: plain(from), completed_at: plain(to) });
    const [ours, beside] = [timed('own', 0, 10), timed('beside', 4, 6)];
    const spans = [{ startedAt: ms(4), completedAt: ms(6) }];
    const unzoned = { scans: [ours], write: plain };
    expect(await read({ ...unzoned, nowMs: ms(-500), others: [beside] })).toMatchObject(shownBy(ownTimes, spans));
    const { found } = await read({ ...unzoned, nowMs: ms(-500), seen: [10, 12] });
    expect(found.map(({ detail }) => detail?.firstDetected)).toEqual([ms(10), undefined]);
    expect(await read({ ...unzoned, others: [scan('zoned')] })).toMatchObject(shownBy(ownTimes, [unknownTimes]));
  });

  it('has no end where that is written in another way than its beginning', async () => {
    const window = await read({ scans: [scan('own', { completed_at: plain(10) })] });
    expect(window).toMatchObject(shownBy({ startedAt: ms(0), completedAt: undefined }));
  });
});
