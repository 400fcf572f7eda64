import { describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client.ts';
import type { ScanDetail } from '../../src/api/schemas.ts';
import { GateError } from '../../src/errors.ts';
import type { ScanWindow } from '../../src/policy/finding.ts';
import type { Run } from '../../src/steps/run.ts';
import { readScanWindow } from '../../src/steps/scan-window.ts';

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
  /** Instead of a list of one page. */
  pages?: ScanDetail[][];
}

async function read({ scans = [own], others = [], gone = [], pages = [[...others, ...scans]] }: Said) {
  const asked: string[] = [];
  const client = {
    listScans: async ({ page = 1 }: { page?: number }) => {
      asked.push(`page ${page}`);
      return { items: pages[page - 1] ?? [], page, total: pages.flat().length };
    },
    getScan: async ({ scan_id: id }: { scan_id: string }) => {
      asked.push(id);
      if (gone.includes(id)) throw new GateError('NOT_FOUND', 'gone');
      return pages.flat().find(({ scan_id }) => scan_id === id);
    },
  } as unknown as Client;
  return { ...(await readScanWindow({ client } as unknown as Run, 'repo_1', scans)), asked };
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

  it('without a beginning labels nothing, so that nobody asks what ran beside it', async () => {
    const scans = [scan('own', { started_at: null })];
    expect(await read({ scans, others: [scan('beside')] })).toEqual({
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
    expect(await read({ others: [scan('other', fields)] })).toEqual({ ...ownTimes, others: [], asked: ['page 1'] });
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
    ['that scans, and does not say since when', { status: 'SCANNING', started_at: null, completed_at: null }, []],
  ])('%s may have run at any time', async (_, fields, gone) => {
    expect((await read({ others: [scan('other', fields)], gone })).others).toEqual([unknownTimes]);
  });

  it('is never one of ours', async () => {
    const scans = [scan('own'), scan('own_2', { started_at: at(2) })];
    expect(await read({ scans })).toEqual({ ...ownTimes, others: [], asked: ['page 1'] });
  });
});

describe('other scans', () => {
  const beside = (count: number) => Array.from({ length: count }, (_, index) => scan(`beside_${index}`));

  it('are read up to 60, and then may have run at any time', async () => {
    expect((await read({ others: beside(60) })).others).toEqual(Array.from({ length: 60 }, () => ownTimes));
    expect(await read({ others: beside(61) })).toEqual({ ...ownTimes, others: [unknownTimes], asked: ['page 1'] });
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
});
