import { describe, expect, it } from 'vitest';
import type { ScanItem } from '../../src/api/schemas.ts';
import type { Run } from '../../src/steps/run.ts';
import { isNewSince, listScansBefore } from '../../src/steps/scan-list.ts';

/** A service with these scans, in this order, 100 on a page. */
function runWith(scans: readonly ScanItem[]): { run: Run; pages: number[] } {
  const pages: number[] = [];
  const client = {
    async listScans({ page = 1 }: { page?: number }) {
      pages.push(page);
      return { items: scans.slice((page - 1) * 100, page * 100), page, total: scans.length };
    },
  };
  return { run: { client, story: { say: () => {}, note: () => {} } } as unknown as Run, pages };
}

const at = (minute: number, zone = 'Z') =>
  `2026-06-01T${String(10 + Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00${zone}`;
const scans = (count: number, created: (index: number) => string | null): ScanItem[] =>
  Array.from({ length: count }, (_, index) => ({
    scan_id: `scan_${index}`,
    status: 'COMPLETED',
    created_at: created(index),
  }));
/** In no order of time. */
const shuffled = scans(300, (index) => at(index === 150 ? 599 : (index * 37) % 300));

describe('an answer to POST names a new scan', () => {
  it.each<[string, ScanItem[], string | null]>([
    ['where the whole list was read', scans(3, () => null), null],
    ['created when the newest was', scans(3, () => at(5)), at(5)],
    ['later than a list in order', scans(300, (index) => at(300 - index)), at(301)],
    ['without a zone, as the list', scans(300, (index) => at(300 - index, '')), at(301, '')],
    ['where every page had to be read', shuffled, null],
  ])('%s', async (_, known, created_at) => {
    const before = await listScansBefore(runWith(known).run, 'repo_1');
    expect(before && isNewSince(before, { scan_id: 'scan_new', status: 'PENDING', created_at })).toBe(true);
  });

  it.each<[string, ScanItem[], ScanItem]>([
    ['that stands on the first page', scans(300, (index) => at(300 - index)), { scan_id: 'scan_1', status: 'PENDING' }],
    [
      'between two pages',
      scans(300, (index) => at(300 - index)),
      { scan_id: 'scan_150', status: 'PENDING', created_at: at(150) },
    ],
    [
      'between two pages, without a time',
      scans(300, (index) => at(300 - index)),
      { scan_id: 'scan_150', status: 'PENDING', created_at: null },
    ],
    [
      'between two pages, without a zone',
      scans(300, (index) => at(300 - index)),
      { scan_id: 'scan_150', status: 'PENDING', created_at: at(599, '') },
    ],
    [
      'in a list without times',
      scans(300, () => null),
      { scan_id: 'scan_150', status: 'PENDING', created_at: at(599) },
    ],
    ['in a list without order', shuffled, { scan_id: 'scan_150', status: 'PENDING', created_at: at(599) }],
  ])('not one %s', async (_, known, answer) => {
    const before = await listScansBefore(runWith(known).run, 'repo_1');
    expect(before && isNewSince(before, answer)).toBe(false);
  });

  it('reads two pages where they tell, and not more than can be read', async () => {
    const ordered = runWith(scans(300, (index) => at(300 - index)));
    await listScansBefore(ordered.run, 'repo_1');
    expect(ordered.pages.length).toBeLessThanOrEqual(3);
    const long = runWith(scans(5100, () => null));
    const before = await listScansBefore(long.run, 'repo_1');
    expect(long.pages.length).toBeLessThanOrEqual(5);
    expect(before && isNewSince(before, { scan_id: 'scan_new', status: 'PENDING' })).toBe(false);
  });
});
