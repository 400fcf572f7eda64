import { describe, expect, it } from 'vitest';
import type { Page } from '../../src/api/endpoints.ts';
import { type ListSource, sweepUntilStanding } from '../../src/api/pages.ts';

interface Item {
  id: string;
  badness: number;
}

const item = (number: number, badness = 0): Item => ({ id: `v${number}`, badness });
const items = (count: number, from = 0) => Array.from({ length: count }, (_, index) => item(from + index));

/** A source over `read`, which sees how many first pages were asked for so far. */
function source(read: (page: number, sweep: number) => Page<Item>): ListSource<Item> & { reads: number } {
  let sweep = 0;
  return {
    reads: 0,
    async read(page) {
      if (page === 1) sweep++;
      this.reads++;
      return read(page, sweep);
    },
    id: ({ id }) => id,
    digest: ({ id, badness }) => `${id} ${badness}`,
    worse: (a, b) => (a.badness >= b.badness ? a : b),
  };
}

function paged(list: readonly Item[], size: number, total = list.length) {
  return (page: number): Page<Item> => ({ items: list.slice((page - 1) * size, page * size), page, total });
}

describe('a sweep', () => {
  it('stands after a single page', async () => {
    const list = source(paged(items(3), 100));
    expect(await sweepUntilStanding(list)).toMatchObject({ stands: true, items: { length: 3 } });
    expect(list.reads).toBe(1);
  });

  it('stands when the list is empty', async () => {
    expect(await sweepUntilStanding(source(paged([], 100)))).toMatchObject({ stands: true, items: [] });
  });

  it('advances by what arrived, whatever limit was asked for', async () => {
    const list = source(paged(items(45), 20));
    expect(await sweepUntilStanding(list)).toMatchObject({ stands: true, items: { length: 45 } });
    expect(list.reads).toBe(3);
  });

  it('reads on when later pages hold fewer items than the first', async () => {
    const sizes = [items(10), items(4, 10), items(4, 14), items(2, 18)];
    const list = source((page) => ({ items: sizes[page - 1] ?? [], page, total: 20 }));
    expect(await sweepUntilStanding(list)).toMatchObject({ stands: true, items: { length: 20 } });
  });

  it('reads again when an item moved between pages, and keeps the worse of two versions', async () => {
    const moved = [
      [item(0), item(1)],
      [item(1, 5), item(2)],
    ];
    const list = source((page, sweep) =>
      sweep === 1 ? { items: moved[page - 1] ?? [], page, total: 3 } : paged(items(3), 2)(page),
    );
    expect(await sweepUntilStanding(list)).toMatchObject({ stands: true, items: { length: 3 } });
  });

  it('reads again when the total changed on the way', async () => {
    const list = source((page, sweep) => ({ ...paged(items(4), 2)(page), total: sweep === 1 && page === 2 ? 5 : 4 }));
    expect(await sweepUntilStanding(list)).toMatchObject({ stands: true });
    expect(list.reads).toBeGreaterThan(2);
  });

  it('never stands on a part of the list, however often it comes back the same', async () => {
    const list = source((page) => ({ items: page <= 2 ? items(10, (page - 1) * 10) : [], page, total: 50 }));
    expect(await sweepUntilStanding(list)).toMatchObject({ stands: false, items: { length: 20 } });
  });

  it('stands when two whole sweeps agree although an item comes twice', async () => {
    const list = source((page) => ({ items: page === 1 ? [item(0), item(1)] : [item(1), item(2)], page, total: 3 }));
    expect(await sweepUntilStanding(list)).toMatchObject({ stands: true, items: { length: 3 } });
  });

  it('fails on a page that is not the one asked for', async () => {
    const list = source(() => ({ items: items(2), page: 1, total: 4 }));
    await expect(sweepUntilStanding(list)).rejects.toThrow('answered page 1 when page 2');
  });

  it('fails on a page that repeats an earlier one', async () => {
    const list = source((page) => ({ items: items(2), page, total: 4 }));
    await expect(sweepUntilStanding(list)).rejects.toThrow('records of an earlier page');
  });
});
