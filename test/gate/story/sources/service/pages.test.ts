import { describe, expect, it } from 'vitest';
import {
  computeDigest,
  type ListSource,
  sweepOnce,
  sweepUntilStable,
} from '../../../../../src/gate/story/sources/service/pages.ts';
import type { ListPage } from '../../../../../src/shared/api/endpoints.ts';
import { GateError } from '../../../../../src/shared/errors.ts';

interface Item {
  id: string;
  badness: number;
}

const item = (number: number, badness = 0): Item => ({ id: `v${number}`, badness });
const items = (count: number, from = 0) => Array.from({ length: count }, (_, index) => item(from + index));

/** A source over `read`, which sees how many first pages were asked for so far. */
function source(read: (page: number, sweep: number) => ListPage<Item>): ListSource<Item> & { reads: number } {
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
    combine: (a, b) => (a.badness >= b.badness ? a : b),
  };
}

function paged(list: readonly Item[], size: number, total = list.length) {
  return (page: number): ListPage<Item> => ({ items: list.slice((page - 1) * size, page * size), page, total });
}

describe('a sweep', () => {
  it('stands after a single page', async () => {
    const list = source(paged(items(3), 100));
    expect(await sweepUntilStable(list)).toMatchObject({ stands: true, items: { length: 3 } });
    expect(list.reads).toBe(1);
  });

  it('stands when the list is empty', async () => {
    expect(await sweepUntilStable(source(paged([], 100)))).toMatchObject({ stands: true, items: [] });
  });

  it('advances by what arrived, whatever limit was asked for', async () => {
    const list = source(paged(items(45), 20));
    expect(await sweepUntilStable(list)).toMatchObject({ stands: true, items: { length: 45 } });
    expect(list.reads).toBe(3);
  });

  it('reads on when later pages hold fewer items than the first', async () => {
    const sizes = [items(10), items(4, 10), items(4, 14), items(2, 18)];
    const list = source((page) => ({ items: sizes[page - 1] ?? [], page, total: 20 }));
    expect(await sweepUntilStable(list)).toMatchObject({ stands: true, items: { length: 20 } });
  });

  it.each<[string, number, number, string[]]>([
    ['behind a full last page is asked for with the others', 300, 300, ['1', '2 3 4']],
    ['behind the only one, where that is full', 100, 100, ['1', '2']],
    ['behind a last page that is not full is not asked for', 250, 250, ['1', '2 3']],
    ['that a total is too small for is asked for once the others have come', 300, 200, ['1', '2 3', '4']],
  ])('a page %s', async (_, count, total, rounds) => {
    const asked: number[][] = [];
    const page = paged(items(count), 100, total);
    let isNew = true;
    const list = source(page);
    list.read = async (number) => {
      if (isNew) asked.push([]);
      isNew = false;
      asked.at(-1)?.push(number);
      await new Promise((resolve) => setImmediate(resolve));
      isNew = true;
      return page(number);
    };
    expect(await sweepOnce(list)).toMatchObject({ items: { length: count } });
    expect(asked.map((numbers) => numbers.join(' '))).toEqual(rounds);
  });

  it.each<[string, Error | undefined, boolean]>([
    ['that does not exist ends it', new GateError('NOT_FOUND', 'no such page'), true],
    ['that cannot be read is an error', new GateError('UNAVAILABLE', 'down'), false],
  ])('a page behind the last one %s', async (_, error, ends) => {
    const list = source((page) => {
      if (page > 2) throw error;
      return paged(items(200), 100)(page);
    });
    const swept = sweepOnce(list);
    if (ends) expect(await swept).toMatchObject({ stands: true, items: { length: 200 } });
    else await expect(swept).rejects.toBe(error);
    expect(list.reads).toBe(3);
  });

  it('reads again when an item moved between pages, and keeps the worse of two versions', async () => {
    const moved = [
      [item(0), item(1)],
      [item(1, 5), item(2)],
    ];
    const list = source((page, sweep) =>
      sweep === 1 ? { items: moved[page - 1] ?? [], page, total: 3 } : paged(items(3), 2)(page),
    );
    expect(await sweepOnce(list)).toMatchObject({ stands: false, items: [item(0), item(1, 5), item(2)] });
    expect(await sweepUntilStable(list)).toMatchObject({ stands: true, items: items(3) });
    expect(list.reads).toBe(4);
  });

  it('reads again when the total changed on the way', async () => {
    const list = source((page, sweep) => ({ ...paged(items(4), 2)(page), total: sweep === 1 && page === 2 ? 5 : 4 }));
    expect(await sweepUntilStable(list)).toMatchObject({ stands: true });
    expect(list.reads).toBeGreaterThan(2);
  });

  it('takes what is new beyond the total, beside what it has already', async () => {
    const beyond = [item(98), item(99), item(100, 7)];
    const list = source((page) => ({ items: [items(100), beyond][page - 1] ?? [], page, total: 100 }));
    expect(await sweepOnce(list)).toMatchObject({ stands: false, items: [...items(100), item(100, 7)] });
  });

  it('never uses a part of the list, however often the service sends the same part', async () => {
    const list = source((page) => ({ items: page <= 2 ? items(10, (page - 1) * 10) : [], page, total: 50 }));
    expect(await sweepUntilStable(list)).toMatchObject({ stands: false, items: { length: 20 } });
  });

  it('stands when two whole sweeps agree although an item comes twice', async () => {
    const list = source((page) => ({ items: page === 1 ? [item(0), item(1)] : [item(1), item(2)], page, total: 3 }));
    expect(await sweepUntilStable(list)).toMatchObject({ stands: true, items: { length: 3 } });
    expect(list.reads).toBe(4);
  });

  it('stands when two whole sweeps agree in another order', async () => {
    const rising = [
      [item(0), item(1)],
      [item(1), item(2)],
    ];
    const falling = [
      [item(2), item(1)],
      [item(1), item(0)],
    ];
    const list = source((page, sweep) => ({
      items: (sweep % 2 === 1 ? rising : falling)[page - 1] ?? [],
      page,
      total: 3,
    }));
    expect(await sweepUntilStable(list)).toMatchObject({ stands: true, items: { length: 3 } });
    expect(list.reads).toBe(4);
  });

  it('does not stand while an item comes twice and no two sweeps agree: five are enough', async () => {
    const list = source((page, sweep) => ({
      items: page === 1 ? [item(0, sweep), item(1)] : [item(1), item(2)],
      page,
      total: 3,
    }));
    expect(await sweepUntilStable(list)).toMatchObject({ stands: false, isWhole: true, items: { length: 3 } });
    expect(list.reads).toBe(10);
  });

  it('does not stand on sweeps that agree, but not in a row', async () => {
    const list = source((page, sweep) => ({
      items: page === 1 ? [item(0, sweep % 2), item(1)] : [item(1), item(2)],
      page,
      total: 3,
    }));
    expect(await sweepUntilStable(list)).toMatchObject({ stands: false });
  });

  it('does not stand with as many records as a page says, when another says more', async () => {
    const list = source((page, sweep) =>
      sweep === 1 ? { ...paged(items(4), 2)(page), total: page === 2 ? 5 : 4 } : paged(items(5), 2)(page),
    );
    expect(await sweepUntilStable(list)).toMatchObject({ stands: true, items: { length: 5 } });
  });

  it('does not stand on a part because the first page says that there is no more', async () => {
    const list = source((page) => ({ ...paged(items(4), 2)(page), total: page === 2 ? 6 : 4 }));
    expect(await sweepUntilStable(list)).toMatchObject({ stands: false, isWhole: false, items: { length: 4 } });
  });

  it('reads on to the largest total that any page says', async () => {
    const list = source((page) => ({ ...paged(items(5), 2)(page), total: page === 1 ? 4 : 5 }));
    expect(await sweepOnce(list)).toMatchObject({ isWhole: true, items: { length: 5 } });
    expect(list.reads).toBe(3);
  });

  it('reads on no further than a page that brings nothing new', async () => {
    const pages = [[item(0), item(1)], [item(2)], [item(1), item(0)], [item(3)]];
    const list = source((page) => ({ items: pages[page - 1] ?? [], page, total: 4 }));
    expect(await sweepOnce(list)).toMatchObject({ stands: false, isWhole: false, items: { length: 3 } });
    expect(list.reads).toBe(3);
  });

  it('does not stand on an empty page of a list that is not empty', async () => {
    const list = source(paged([], 100, 5));
    expect(await sweepUntilStable(list)).toMatchObject({ stands: false, isWhole: false, items: [], total: 5 });
    expect(list.reads).toBe(5);
  });

  it('reads 2000 pages, and fails on a list of more', async () => {
    expect(await sweepOnce(source(paged(items(2000), 1)))).toMatchObject({ stands: true, items: { length: 2000 } });
    await expect(sweepOnce(source(paged(items(2001), 1)))).rejects.toMatchObject({
      code: 'PROTOCOL',
      message: 'A list of 2001 records comes 1 at a time',
      hint: expect.stringContaining('200000 violations'),
    });
  });

  it.each<[string, number, number, number, number]>([
    ['is smaller than what arrives', 150, 100, 120, 6],
    ['is that of another list', 101, 100, 7, 6],
    ['is zero', 101, 100, 0, 6],
    ['is as long as a page', 101, 100, 100, 6],
    ['is right, and as long as a page', 100, 100, 100, 2],
    ['is right, and as long as two pages', 200, 100, 200, 3],
    ['is right, and the last page is short', 101, 100, 101, 2],
    ['is zero, and one page holds everything', 3, 100, 0, 4],
  ])('reads all there is where the total %s', async (_, count, size, total, reads) => {
    const list = source(paged(items(count), size, total));
    expect(await sweepUntilStable(list)).toMatchObject({ stands: true, items: { length: count } });
    expect(list.reads).toBe(reads);
  });

  const beyond = (page: number) => paged(items(200), 100)(Math.min(page, 2));
  it.each<[string, (page: number) => ListPage<Item>]>([
    ['is empty', paged(items(200), 100)],
    ['is the last one again', (page) => ({ ...beyond(page), page })],
    ['is clamped to the last one', beyond],
    ['is the first one again', (page) => (page <= 2 ? beyond(page) : paged(items(200), 100)(1))],
    [
      'does not exist',
      (page) => {
        if (page > 2) throw new GateError('NOT_FOUND', 'no such page');
        return beyond(page);
      },
    ],
  ])('ends where the page beyond a full last one %s', async (_, read) => {
    const list = source(read);
    expect(await sweepUntilStable(list)).toMatchObject({ stands: true, items: { length: 200 }, pageCount: 2 });
    expect(list.reads).toBe(3);
  });

  it('reads on beyond the total only while there are new records', async () => {
    const list = source((page) => ({ ...paged(items(350), 100, 50)(page), total: 50 }));
    expect(await sweepOnce(list)).toMatchObject({ stands: false, isWhole: true, items: { length: 350 } });
    expect(list.reads).toBe(5);
  });

  it('fails on a page before the total that does not exist', async () => {
    const list = source((page) => {
      if (page > 1) throw new GateError('NOT_FOUND', 'no such page');
      return paged(items(150), 100)(page);
    });
    await expect(sweepUntilStable(list)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('fails on a list that goes on and on beyond its total', async () => {
    const list = source((page) => ({ items: items(100, page * 100), page, total: 100 }));
    await expect(sweepOnce(list)).rejects.toMatchObject({ message: 'A list does not end within 2000 pages' });
  });

  it('fails on a page that is not the one asked for', async () => {
    const list = source(() => ({ items: items(2), page: 1, total: 4 }));
    await expect(sweepUntilStable(list)).rejects.toMatchObject({
      code: 'PROTOCOL',
      message: 'A list answered page 1 when page 2 was asked for',
    });
  });

  it('fails on a page that repeats an earlier one', async () => {
    const list = source((page) => ({ items: items(2), page, total: 4 }));
    await expect(sweepUntilStable(list)).rejects.toMatchObject({
      code: 'PROTOCOL',
      message: 'A list answered page 2 with the records of an earlier page',
    });
  });
});

describe('a digest', () => {
  const of = (...texts: string[]) => computeDigest({ digest: (text: string) => text }, texts);

  it('is one per content, whatever the order', () => {
    expect(of('b', 'a', 'c')).toBe(of('c', 'b', 'a'));
  });

  it.each([
    ['other texts', of('a', 'bc'), of('ab', 'c')],
    ['a text that comes twice', of('a', 'a'), of('a')],
  ])('tells %s apart', (_, one, other) => {
    expect(one).not.toBe(other);
  });
});
