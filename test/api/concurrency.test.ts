import { describe, expect, it } from 'vitest';
import { createLanes } from '../../src/api/concurrency.ts';

/** Runs `count` jobs and tells the most that ran side by side; `onStart` sees each job's number. */
async function mostAtOnce(
  lanes: ReturnType<typeof createLanes>,
  count: number,
  onStart = (_: number) => {},
): Promise<number> {
  let running = 0;
  let most = 0;
  const job = async (number: number) => {
    running++;
    most = Math.max(most, running);
    onStart(number);
    await new Promise(setImmediate);
    running--;
  };
  await Promise.all(Array.from({ length: count }, (_, number) => lanes.run(() => job(number))));
  return most;
}

describe('lanes', () => {
  it('run four jobs at a time', async () => {
    expect(await mostAtOnce(createLanes(), 20)).toBe(4);
  });

  it('run one job at a time once narrowed', async () => {
    const lanes = createLanes();
    lanes.narrow();
    expect(await mostAtOnce(lanes, 10)).toBe(1);
  });

  it('narrow while busy, once the jobs under way have ended', async () => {
    const lanes = createLanes();
    await mostAtOnce(lanes, 12, (number) => number === 2 && lanes.narrow());
    expect(await mostAtOnce(lanes, 10)).toBe(1);
  });

  it('narrow twice without losing the last lane', async () => {
    const lanes = createLanes();
    lanes.narrow();
    lanes.narrow();
    expect(await mostAtOnce(lanes, 3)).toBe(1);
  });

  it('free the lane of a job that fails', async () => {
    const lanes = createLanes(1);
    await expect(lanes.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(lanes.run(async () => 'next')).resolves.toBe('next');
  });
});
