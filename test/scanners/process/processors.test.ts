import { describe, expect, it } from 'vitest';
import { type Processors, type Share, shareProcessors } from '../../../src/scanners/process/processors.ts';

const bounds = { processors: 2, openingsWorth: 6 };

/** An engine with so many openings of work left, whose processes end when they are told to. */
function engineOf(openings: number) {
  const running: PromiseWithResolvers<void>[] = [];
  const work = async () => {
    const one = Promise.withResolvers<void>();
    running.push(one);
    await one.promise.finally(() => running.splice(running.indexOf(one), 1));
  };
  const left = { openings };
  const share: Share = { work, openingsLeft: () => left.openings };
  return { running, left, share };
}

async function endAll(...engines: ReturnType<typeof engineOf>[]): Promise<void> {
  for (const engine of engines) {
    engine.left.openings = 0;
    for (const { resolve } of [...engine.running]) resolve();
  }
  await settled();
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

function useAll(processors: Processors, engines: readonly ReturnType<typeof engineOf>[]): Promise<void>[] {
  const ends = engines.map(({ share }) => processors.use(share));
  processors.offer();
  return ends;
}

describe("a machine's processors", () => {
  it('give each engine a process at once, and no second one while all are taken', () => {
    const engines = [engineOf(100), engineOf(10), engineOf(1)];
    void useAll(shareProcessors(bounds), engines);
    expect(engines.map(({ running }) => running.length)).toEqual([1, 1, 1]);
  });

  it('go to the engine with most left for each of its processes as others end', async () => {
    const [large, middle, small] = [engineOf(100), engineOf(40), engineOf(1)];
    void useAll(shareProcessors({ ...bounds, processors: 4 }), [large, middle, small]);
    const before = [large, middle, small].map(({ running }) => running.length);
    await endAll(small);
    expect([before, large.running.length, middle.running.length]).toEqual([[2, 1, 1], 3, 1]);
    await endAll(large);
    expect(middle.running.length).toBe(4);
  });

  it.each([
    ['is not known yet', 0],
    ['is not worth loading the scanner once more', 5.9],
  ])('stay free while what is left %s', (_what, openings) => {
    const engine = engineOf(openings);
    void useAll(shareProcessors({ ...bounds, processors: 16 }), [engine]);
    expect(engine.running.length).toBe(1);
  });

  it('are as many as what is left is worth, however many the machine has', () => {
    const engine = engineOf(31);
    void useAll(shareProcessors({ ...bounds, processors: 16 }), [engine]);
    expect(engine.running.length).toBe(6);
  });

  it('of a machine that has one run one process of each engine', async () => {
    const [large, small] = [engineOf(100), engineOf(1)];
    void useAll(shareProcessors({ ...bounds, processors: 1 }), [large, small]);
    await endAll(small);
    expect(large.running.length).toBe(1);
  });

  it('are given back when the last process of an engine has ended, or one has failed', async () => {
    const [failing, waiting] = [engineOf(0), engineOf(100)];
    const [end] = useAll(shareProcessors(bounds), [failing, waiting]);
    failing.running[0]?.reject(new Error('no scanner'));
    await expect(end).rejects.toThrow('no scanner');
    await settled();
    expect(waiting.running.length).toBe(2);
  });
});
