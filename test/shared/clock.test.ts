import { describe, expect, it } from 'vitest';
import { createBudget, createClock, createStopwatch } from '../../src/shared/clock.ts';

const never = new AbortController().signal;

describe('a clock whose waits are shorter', () => {
  it('moves as if they were not', async () => {
    const clock = createClock(1000);
    const startedMs = clock.now();
    await clock.sleep(60_000, never);
    expect(clock.now() - startedMs).toBeGreaterThanOrEqual(60_000);
  });

  it('counts waits side by side once', async () => {
    const clock = createClock(1000);
    const startedMs = clock.now();
    await Promise.all([clock.sleep(60_000, never), clock.sleep(60_000, never), clock.sleep(30_000, never)]);
    expect(clock.now() - startedMs).toBeLessThan(110_000);
  });

  it('counts work as what it takes', () => {
    const clock = createClock(1_000_000);
    const [startedMs, realMs] = [clock.now(), performance.now()];
    for (let sum = 0; sum < 1e6; ) sum += Math.sqrt(sum + 1);
    expect(clock.now() - startedMs).toBeLessThanOrEqual(performance.now() - realMs);
  });

  it('ends a time limit that a wait goes beyond', async () => {
    const clock = createClock(1000);
    const budget = createBudget(clock, 3_600_000, never);
    await clock.sleep(3_599_000, budget.signal);
    expect(budget.signal.aborted).toBe(false);
    await clock.sleep(60_000, never);
    expect(budget.signal.reason).toMatchObject({ code: 'SCAN_TIMEOUT' });
    budget.end();
  });

  it('leaves a time limit alone that was ended', async () => {
    const clock = createClock(1000);
    const budget = createBudget(clock, 1000, never);
    budget.end();
    await clock.sleep(60_000, never);
    expect(budget.signal.aborted).toBe(false);
  });
});

it('a real clock tells nothing but real time', async () => {
  const clock = createClock();
  const skips: number[] = [];
  clock.onSkip?.(() => skips.push(clock.now()));
  const startedMs = performance.now();
  const readMs = clock.now();
  await clock.sleep(5, never);
  expect(clock.now() - readMs).toBeLessThanOrEqual(performance.now() - startedMs);
  expect(skips).toEqual([]);
});

describe('a stopwatch', () => {
  it('gives each phase its time and its requests, the last one up to now', () => {
    let [nowMs, sent] = [100, 0];
    const watch = createStopwatch(
      'start',
      0,
      () => nowMs,
      () => sent,
    );
    watch.begin('prepare');
    [nowMs, sent] = [350, 4];
    watch.begin('wait');
    [nowMs, sent] = [1000, 5];
    expect(watch.phases()).toEqual([
      { name: 'start', ms: 100, requests: 0 },
      { name: 'prepare', ms: 250, requests: 4 },
      { name: 'wait', ms: 650, requests: 1 },
    ]);
  });
});
