import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divide, type Portion } from '../../../src/scanners/process/portions.ts';

const tasksOf = (sizes: readonly number[]) => sizes.map((size, at) => ({ path: `${at}.js`, stored: `#0+${size}` }));

const folders = tasksOf(Array.from({ length: 400 }, () => 4000));

/** All that a process takes while nobody else does. */
function takeAll(portion: Portion): number[] {
  const taken: number[] = [];
  for (let some = portion.take(); some.length > 0; some = portion.take()) taken.push(...some);
  return taken;
}

describe('the files of an engine', () => {
  it('are all taken once, whichever process takes some when', () => {
    const sizes = fc.array(fc.oneof(fc.nat(1000), fc.nat(400_000)), { maxLength: 200 });
    const turns = fc.array(fc.nat(4), { maxLength: 400 });
    fc.assert(
      fc.property(sizes, turns, (each, order) => {
        const portions = divide(tasksOf(each));
        const processes: Portion[] = [portions.open()];
        const taken: number[] = [];
        for (const turn of order) {
          if (turn === 4 && processes.length < 5) processes.push(portions.open());
          taken.push(...(processes[turn % processes.length]?.take() ?? []));
        }
        for (const portion of processes.toReversed()) taken.push(...takeAll(portion));
        expect(taken.toSorted((a, b) => a - b)).toEqual(each.map((_, place) => place));
        expect(portions.bytesLeft()).toBe(0);
      }),
    );
  });

  it('are taken in order by one process, by bytes and by number', () => {
    expect(
      divide(tasksOf(Array.from({ length: 40 }, () => 10)))
        .open()
        .take(),
    ).toHaveLength(32);
    const portion = divide(tasksOf([100_000, 20_000, 20_000, 900_000, 1])).open();
    expect([portion.take(), portion.take(), portion.take(), portion.take()]).toEqual([[0, 1, 2], [3], [4], []]);
  });

  it('go to a further process from the second half of what is left, so that neighbours stay together', () => {
    const portions = divide(folders);
    const first = portions.open();
    const taken = first.take().length;
    const second = portions.open();
    expect(first.take()[0]).toBe(taken);
    expect(second.take()[0]).toBeGreaterThan(200);
  });

  it('are taken over by a process that is through, from the one that has most left', () => {
    const portions = divide(folders);
    const [first, second] = [portions.open(), portions.open()];
    const all = [...takeAll(first), ...second.take()];
    expect(all).toHaveLength(400);
    expect(all[0]).toBe(0);
  });

  it('are taken in smaller numbers towards the end, as none can be taken out of the hand of a process', () => {
    const portions = divide(tasksOf(Array.from({ length: 64 }, () => 4000)));
    const [first, second] = [portions.open(), portions.open()];
    const sizes = Array.from({ length: 6 }, () => [first.take().length, second.take().length]).flat();
    expect(sizes[0]).toBeGreaterThan(10);
    expect(Math.max(...sizes.slice(-4))).toBeLessThan(4);
    expect(divide([]).open().take()).toEqual([]);
  });
});
