import { describe, expect, it } from 'vitest';
import type { Client } from '../../../../src/api/client.ts';
import { GateError } from '../../../../src/errors.ts';
import { readScanWindow } from '../../../../src/gate/sources/service/scan-window.ts';
import type { ScanDetail } from '../../../api/answered.ts';
import type { ScanWindow } from '../../../policy/evidence.ts';

/** Our own scan runs from minute 0 to minute 10. */
const ms = (minute: number) => Date.UTC(2026, 5, 1, 10, minute);
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
}

async function read({ nowMs, total, scans = [own], others = [], gone = [], pages = [[...others, ...scans]] }: Said) {
  const asked: string[] = [];
  const client = {
    serverTimeMs: () => nowMs,
    listScans: async ({ page = 1 }: { page?: number }) => {
      asked.push(`page ${page}`);
      return { items: pages[page - 1] ?? [], page, total: total ?? pages.flat().length };
    },
    getScan: async ({ scan_id: id }: { scan_id: string }) => {
      asked.push(id);
      if (gone.includes(id)) throw new GateError('NOT_FOUND', 'gone');
      return pages.flat().find(({ scan_id }) => scan_id === id);
    },
  } as unknown as Client;
  return { ...(await readScanWindow({ client } as never, 'repo_1', scans)), asked };
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
    const window = await read({ scans });
    expect(window).toMatchObject({ startedAt, completedAt, others: [] });
  });

  it.each<[string, Partial<ScanDetail>]>([
    ['began in the year 1', { started_at: '0001-01-01T00:00:00Z' }],
    ['began in 1970', { started_at: '1970-01-01T00:00:00.000Z' }],
    ['began a quarter of an hour before it was created', { started_at: at(-15) }],
    ['ended before it was created, and says no beginning', { started_at: null, completed_at: at(-15) }],
  ])('of a scan that %s is not known', async (_, fields) => {
    expect(await read({ scans: [scan('own', fields)] })).toMatchObject(unknownTimes);
  });

  it('begins where a worker says whose clock is behind that of what created the scan', async () => {
    expect(await read({ scans: [scan('own', { started_at: at(-9) })] })).toMatchObject({ startedAt: ms(-9) });
  });

  it('without a beginning labels nothing, so that nobody asks what ran beside it', async () => {
    const scans = [scan('own', { started_at: null })];
    expect(await read({ scans, others: [scan('beside')] })).toMatchObject({
      startedAt: undefined,
      completedAt: ms(10),
      others: [],
      asked: [],
    });
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
    expect((await read({ others })).others).toEqual([{ startedAt: ms(4), completedAt: ms(6) }]);
  });

  it.each<[string, Partial<ScanDetail>]>([
    ['that was created after ours ended', { created_at: at(11) }],
    ['that was created after ours ended, and still scans', { created_at: at(11), status: 'SCANNING' }],
    ['that ended, and was created more than two hours before', { created_at: at(-twoHours - 1) }],
    ['that failed, and was created more than two hours before', { created_at: at(-twoHours - 1), status: 'FAILED' }],
  ])('%s did not, and is not read', async (_, fields) => {
    expect(await read({ others: [scan('other', fields)] })).toMatchObject({
      ...ownTimes,
      others: [],
      asked: ['page 1'],
    });
  });

  it('may have run beside ours, whenever it was created, while ours does not say when it ended', async () => {
    const scans = [scan('own', { completed_at: null })];
    const others = [scan('other', { created_at: at(500), started_at: at(501), completed_at: at(502) })];
    expect((await read({ scans, others })).others).toEqual([{ startedAt: ms(501), completedAt: ms(502) }]);
  });

  it('that has not begun saw nothing', async () => {
    expect((await read({ others: [scan('other', { status: 'PENDING', started_at: null })] })).others).toEqual([]);
  });

  it.each<[string, Partial<ScanDetail>, string[]]>([
    ['that is gone', {}, ['other']],
    ['that starts after it ended', { started_at: at(6), completed_at: at(4) }, []],
    ['that scans, and does not say since when', { status: 'SCANNING', started_at: null, completed_at: null }, []],
  ])('%s may have run at any time', async (_, fields, gone) => {
    expect((await read({ others: [scan('other', fields)], gone })).others).toEqual([unknownTimes]);
  });

  it('is never one of ours', async () => {
    const scans = [scan('own'), scan('own_2', { started_at: at(2) })];
    expect(await read({ scans })).toMatchObject({ ...ownTimes, others: [], asked: ['page 1'] });
  });
});

describe('other scans', () => {
  const beside = (count: number) => Array.from({ length: count }, (_, index) => scan(`beside_${index}`));

  it('are read up to 200, and then may have run at any time', async () => {
    expect((await read({ others: beside(200) })).others).toEqual(Array.from({ length: 200 }, () => ownTimes));
    const window = await read({ others: beside(201) });
    expect(window).toMatchObject({ ...ownTimes, others: [unknownTimes], asked: ['page 1', 'page 2'] });
  });

  const old = (minute: number) => scan(`old_${-minute}`, { created_at: at(minute) });
  const unread = [old(-125), old(-126)];

  it.each<[string, ScanDetail[][], ScanWindow['others']]>([
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
    expect(window).toMatchObject({ ...ownTimes, others });
    expect(window.asked.slice(0, 2)).toEqual(['page 1', 'page 3']);
  });

  const full = (from: number) => Array.from({ length: 100 }, (_, index) => old(from - index));
  it.each<[string, number, ScanDetail[][], ScanWindow['others']]>([
    ['is as long as a full page, and there is no more', 100, [[own, ...full(-400).slice(1)]], []],
    ['is as long as a full page, and there is more', 100, [full(-400), [scan('hidden'), own]], [unknownTimes]],
    ['is too small', 7, [full(-400).reverse(), [scan('hidden'), own]], [unknownTimes]],
    ['is too small, but the newest page reaches back', 7, [[own, ...full(-124).slice(1)], [old(-999)]], []],
    ['is as long as a page, the oldest first', 100, [full(-400).reverse(), [scan('hidden'), own]], [unknownTimes]],
    ['is zero', 0, [[scan('hidden'), own]], [unknownTimes]],
  ])('are known as far as what arrives shows, where the total %s', async (_, total, pages, others) => {
    expect((await read({ pages, total })).others).toEqual(others);
  });
});

describe('a scan of which the times cannot be', () => {
  it.each<[string, Partial<ScanDetail>, number | undefined]>([
    ['it starts after it ended', { started_at: at(11) }, undefined],
    ['it ended in the future', {}, 9],
  ])('has no window: %s', async (_, fields, minute) => {
    const nowMs = minute === undefined ? {} : { nowMs: ms(minute) };
    expect(await read({ ...nowMs, scans: [scan('own', fields)] })).toMatchObject({ ...unknownTimes, others: [] });
  });

  it('has one on the clock of the service', async () => {
    expect(await read({ nowMs: ms(11) })).toMatchObject({ ...ownTimes, zone: 'stated', latestMs: ms(11) });
    expect(await read({})).toMatchObject({ latestMs: ms(10) });
  });

  const plain = (minute: number) => at(minute).replace('.000Z', '');
  it('has one without a zone, which no clock can refute', async () => {
    const timed = (id: string, from: number, to: number) =>
      scan(id, { created_at: plain(from), started_at: plain(from), completed_at: plain(to) });
    const [ours, beside] = [timed('own', 0, 10), timed('beside', 4, 6)];
    expect(await read({ nowMs: ms(-500), scans: [ours], others: [beside] })).toMatchObject({
      ...ownTimes,
      zone: 'none',
      latestMs: ms(10),
      others: [{ startedAt: ms(4), completedAt: ms(6) }],
    });
    expect((await read({ scans: [ours], others: [scan('zoned')] })).others).toEqual([unknownTimes]);
  });

  it('has no end where that is written in another way than its beginning', async () => {
    const window = await read({ scans: [scan('own', { completed_at: plain(10) })] });
    expect(window).toMatchObject({ startedAt: ms(0), completedAt: undefined });
  });
});
