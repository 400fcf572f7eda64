import { describe, expect, it } from 'vitest';
import type { Client } from '../../../../src/api/client.ts';
import { createBudget } from '../../../../src/clock.ts';
import { GateError } from '../../../../src/errors.ts';
import {
  isNewSince,
  listNewScans,
  listScans,
  listScansBefore,
  listScansSince,
  readOtherScan,
} from '../../../../src/gate/sources/service/scan-list.ts';
import { createVirtualClock } from '../../../model/virtual-clock.ts';

const timeOf = (minute: number) => new Date(Date.parse('2026-06-01T00:00:00Z') + minute * 60_000).toISOString();
const scans = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    scan_id: `s${index}`,
    status: 'COMPLETED',
    created_at: timeOf(index),
  }));

const downFrom = (last: number, count: number) => Array.from({ length: count }, (_, index) => last - index);

/** A list in that order, whose pages hold a hundred. */
function runOf(
  items: readonly object[],
  total = items.length,
  getServerTimeMs: () => number | undefined = () => undefined,
) {
  const listScans = async ({ page }: { page: number }) => ({
    items: items.slice((page - 1) * 100, page * 100),
    page,
    total,
  });
  const budget = createBudget(createVirtualClock(0), 60_000, new AbortController().signal);
  budget.end();
  return {
    client: { listScans, serverTimeMs: getServerTimeMs } as unknown as Client,
    budget,
    log: { say: () => {}, note: () => {} },
  };
}

const sinceMinute = async (items: readonly object[], total?: number) => {
  const { completeSinceMs } = await listScans(runOf(items, total), 'repo_1');
  return completeSinceMs === undefined || completeSinceMs === Number.NEGATIVE_INFINITY
    ? completeSinceMs
    : (completeSinceMs - Date.parse(timeOf(0))) / 60_000;
};

describe('the list of scans', () => {
  const falling = (count: number) => scans(count).reverse();

  it.each<[string, readonly object[], number | undefined, number | undefined]>([
    ['that two pages hold is complete', scans(150), undefined, Number.NEGATIVE_INFINITY],
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
    ['in no order at all is complete since nobody knows when', [...scans(200), ...falling(100)], undefined, undefined],
    [
      'in which a time is missing is, too',
      [{ scan_id: 'x', status: 'COMPLETED' }, ...scans(300)],
      undefined,
      undefined,
    ],
  ])('%s', async (_, items, total, expected) => {
    expect(await sinceMinute(items, total)).toBe(expected);
  });

  it('that is empty, whatever its total says, has no other page', async () => {
    const pages: number[] = [];
    const client = {
      serverTimeMs: () => undefined,
      listScans: async ({ page }: { page: number }) => {
        pages.push(page);
        return { items: [], page, total: 7 };
      },
    } as unknown as Client;
    expect(await listScans({ ...runOf([]), client }, 'repo_1')).toMatchObject({ items: [], unreadPages: [] });
    expect(pages).toEqual([1]);
  });

  it('has the zone of its first time that is one', async () => {
    const zoneOf = async (...times: (string | null)[]) => {
      const items = times.map((created_at, index) => ({ scan_id: `s${index}`, status: 'COMPLETED', created_at }));
      return (await listScans(runOf(items), 'repo_1')).zone;
    };
    expect([await zoneOf(), await zoneOf(null), await zoneOf(null, '2026-06-01T00:00:00', timeOf(1))]).toEqual([
      'stated',
      'stated',
      'none',
    ]);
  });

  it('of which the pages between are not read says so only where their order is known', async () => {
    const unread = async (items: readonly object[]) => (await listScans(runOf(items), 'repo_1')).unreadPages;
    expect(await unread(scans(150))).toEqual([]);
    expect(await unread([...scans(200), ...falling(100)])).toEqual([]);
    expect(await unread(scans(450))).toEqual([4, 3, 2]);
    expect(await unread(falling(450))).toEqual([2, 3, 4]);
  });

  it.each<[number, number | undefined]>([
    [5000, Number.NEGATIVE_INFINITY],
    [5001, undefined],
  ])('in no order, of %i scans, is known before the trigger since %s', async (count, since) => {
    const [first, ...others] = scans(count);
    const unordered = [...others, ...(first === undefined ? [] : [first])];
    expect((await listScansBefore(runOf(unordered), 'repo_1'))?.completeSinceMs).toBe(since);
  });

  it('in order is not read whole before the trigger', async () => {
    expect((await listScansBefore(runOf(falling(350)), 'repo_1'))?.completeSinceMs).toBe(Date.parse(timeOf(250)));
  });

  it('of which nobody knows since when it is complete proves no scan to be new', async () => {
    const list = await listScans(runOf([...scans(200), ...falling(100)]), 'repo_1');
    expect(isNewSince(list, { scan_id: 'x', status: 'PENDING', created_at: timeOf(9999) })).toBe(false);
  });

  it.each<[string, number | undefined, string, boolean]>([
    ['that is newer than all others', 90, timeOf(80), true],
    ['that is as new as the newest, by another clock of the service', 90, timeOf(79), true],
    ['that is older than the newest', 90, timeOf(70), false],
    ['that is much older', 90, timeOf(-9999), false],
    ['without a time', 90, '', true],
    ['where one of the list is from the future', 79, timeOf(80), true],
    ['where one is from the future, and it is older than all others', 79, timeOf(70), false],
    ['where nobody says what time it is', undefined, timeOf(70), false],
  ])('says whether a scan is new %s', async (_, now, created_at, expected) => {
    const future = now === 79 ? [{ scan_id: 'future', status: 'PENDING', created_at: timeOf(9999) }] : [];
    const items = [...scans(80), ...future];
    const list = await listScans(
      runOf(items, items.length, () => now && Date.parse(timeOf(now))),
      'repo_1',
    );
    expect(isNewSince(list, { scan_id: 'x', status: 'PENDING', created_at })).toBe(expected);
  });

  const whole = Number.NEGATIVE_INFINITY;
  it.each<[string, readonly { created_at: string }[], number, number, number[]]>([
    ['of one page asks for no more', scans(90), 10, whole, [1]],
    ['asks for no page whose scans are older', falling(3010), 2950, 2910, [1, 31]],
    ['that falls is read on from the first page', falling(3010), 2750, 2710, [1, 31, 2, 3]],
    ['whose very time a page ends with is read on', falling(3010), 2910, 2810, [1, 31, 2]],
    ['that rises is read back from the last page', scans(3010), 2850, 2800, [1, 31, 30, 29]],
    ['that is longer than can be read says so', scans(3010), 5, 1000, [1, 31, ...downFrom(30, 20)]],
    ['before all scans is read whole', falling(310), -5, whole, [1, 4, 2, 3]],
    ['in no order is read whole', [...scans(200), ...falling(301)], 5, whole, [1, 6, 1, 2, 3, 4, 5, 6]],
  ])('back to a time %s', async (_, ordered, minute, expected, pages) => {
    const items = ordered.map((item, index) => ({ ...item, scan_id: `s${index}` }));
    const run = runOf(items);
    const asked: number[] = [];
    const client = {
      ...run.client,
      listScans(query: { page: number }) {
        asked.push(query.page);
        return run.client.listScans(query as never);
      },
    } as unknown as Client;
    const counting = { ...run, client };
    const list = await listScansSince(counting, {
      repositoryId: 'repo_1',
      list: await listScans(counting, 'repo_1'),
      sinceMs: Date.parse(timeOf(minute)),
    });
    const sinceMs = expected === whole ? whole : Date.parse(timeOf(expected));
    expect([list.completeSinceMs, asked]).toEqual([sinceMs, pages]);
    const since = items.filter((item) => Date.parse(item.created_at) >= sinceMs);
    expect(list.items).toEqual(expect.arrayContaining(since));
  });

  it.each<[string, number, readonly string[]]>([
    ['what a whole list did not hold and is no minute older than its newest', 3, ['twin', 'young', 'old', 'undated']],
    ['what is newer than the oldest that a part of a list held', 350, ['twin', 'young']],
  ])('shows as new %s', async (_, count, expected) => {
    const before = await listScans(runOf(falling(count)), 'repo_1');
    // Of the time of the last on its page another may stand on the next.
    const times = {
      twin: timeOf(count - 1),
      tied: timeOf(count - 100),
      young: timeOf(count),
      old: timeOf(1),
      undated: null,
    };
    const later = Object.entries(times).map(([scan_id, created_at]) => ({ scan_id, status: 'PENDING', created_at }));
    const now = await listScans(runOf([...later, ...falling(3)]), 'repo_1');
    expect(listNewScans(before, now).map(({ scan_id }) => scan_id)).toEqual(expected);
  });

  it.each([
    ['UNAVAILABLE', undefined],
    ['PROTOCOL', undefined],
    ['RATE_LIMITED', undefined],
    ['AUTH', 'AUTH'],
    ['SCAN_TIMEOUT', 'SCAN_TIMEOUT'],
  ] as const)(
    'that ends in %s before the scan is started ends the run only where nothing else would go better',
    async (code, thrown) => {
      const notes: string[] = [];
      const log = { say: () => {}, note: (line: string) => void notes.push(line) };
      const client = {
        ...runOf([]).client,
        listScans: () => Promise.reject(new GateError(code, 'no')),
      } as unknown as Client;
      const listing = listScansBefore({ ...runOf([]), client, log }, 'repo_1');
      if (thrown === undefined) {
        expect(await listing).toBeUndefined();
        expect(notes).toEqual([
          'The scans of the repository could not be listed (no): a lost answer will not be repeated',
        ]);
      } else await expect(listing).rejects.toMatchObject({ code: thrown });
    },
  );
});

describe('another scan', () => {
  const item = { scan_id: 's1', status: 'SCANNING', created_at: timeOf(1) };
  it('is read until it has ended, and then no more', async () => {
    let reads = 0;
    const ends = [undefined, timeOf(2)];
    const getScan = async () => ({ ...item, completed_at: ends[reads++] });
    const client = { getScan } as unknown as Client;
    const run = { ...runOf([]), client };
    const read = async () => (await readOtherScan(run, item))?.completed_at;
    expect([await read(), await read(), await read(), await read()]).toEqual([
      undefined,
      timeOf(2),
      timeOf(2),
      timeOf(2),
    ]);
    expect(reads).toBe(2);
  });
});
