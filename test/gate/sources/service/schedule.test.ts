import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareSchedules } from '../../../../scripts/bench/wait.ts';
import {
  computePollDelayMs,
  computeTypicalMs,
  estimateHistory,
} from '../../../../src/gate/sources/service/schedule.ts';

const minutes = (count: number) => count * 60_000;
const stable = estimateHistory([minutes(2), minutes(2.1), minutes(1.9)]);
const delay = (seconds: number, history = stable) =>
  computePollDelayMs({ elapsedMs: seconds * 1000, random: 0.5, history });

describe('how long scans take', () => {
  it.each([
    ['no scans', []],
    ['two', [1000, 2000]],
    ['three, of which one has no duration', [1000, 2000, Number.NaN]],
    ['three, of which one ends before it begins', [1000, 2000, -5]],
    ['three, of which one took no time', [1000, 2000, 0]],
  ])('is not known from %s', (_, durations) => {
    expect(estimateHistory(durations)).toBeUndefined();
  });

  it('is the median', () => {
    const history = estimateHistory([10_000, 1_000_000, 20_000]);
    expect(history && Math.round(computeTypicalMs(history))).toBe(20_000);
  });

  it('is believed to vary although three scans did not', () => {
    expect(estimateHistory([5000, 5000, 5000])?.spread).toBeCloseTo(0.25);
  });
});

/** The share of a normal distribution above `x`, by Simpson's rule. */
function shareAbove(x: number): number {
  const density = (at: number) => Math.exp(-(at ** 2) / 2) / Math.sqrt(2 * Math.PI);
  const [count, end] = [4000, 12];
  const step = (end - x) / count;
  const weights = Array.from({ length: count + 1 }, (_, index) => (index % count === 0 ? 1 : index % 2 === 0 ? 2 : 4));
  return (step / 3) * weights.reduce((sum, weight, index) => sum + weight * density(x + index * step), 0);
}

/** The wait of the design, section 7, in seconds, from the durations of earlier scans. */
function designed(t: number, durations: readonly number[]): { seconds: number; isClamped: boolean } {
  const middle = (values: number[]) => {
    const sorted = values.toSorted((a, b) => a - b);
    const [low, high] = [sorted[(sorted.length - 1) >> 1] ?? 0, sorted[sorted.length >> 1] ?? 0];
    return (low + high) / 2;
  };
  const [logs, k] = [durations.map(Math.log), durations.length];
  const mu = middle(logs);
  const s = Math.max(0.15, (1.4826 * middle(logs.map((log) => Math.abs(log - mu))) * k + 1.5) / (k + 3));
  const [m, z] = [Math.exp(mu), (Math.log(t) - mu) / s];
  const density = Math.exp(-(z ** 2) / 2) / (t * s * Math.sqrt(2 * Math.PI));
  const survival = 0.92 * shareAbove(z) + (0.08 * m) / (t + m);
  const best = Math.sqrt((2 * 0.1 * survival) / (0.92 * density + (0.08 * m) / (t + m) ** 2));
  const seconds = Math.min(Math.min(15, Math.max(5, 0.1 * m)), Math.max(1, best));
  return { seconds, isClamped: seconds !== best };
}

describe('the next poll', () => {
  it.each<[string, number[]]>([
    ['that differ', [100, 200, 400]],
    ['of an even number', [60, 90, 150, 600]],
    ['that are long', [900, 1000, 1300]],
    ['that are short', [5, 6, 9]],
    ['that hardly differ, and are many', Array.from({ length: 40 }, (_, index) => 100 + index / 100)],
  ])('is where the design wants it, by earlier scans %s', (_, durations) => {
    const history = estimateHistory(durations.map((each) => each * 1000));
    const usual = durations.reduce((sum, each) => sum + each, 0) / durations.length;
    const times = [0.05, 0.3, 0.5, 0.7, 0.8, 0.9, 1, 1.1, 1.3, 1.7, 2.5, 4, 9].map((share) => share * usual);
    const wanted = times.map((t) => designed(t, durations));
    for (const [index, t] of times.entries())
      expect(delay(t, history) / 1000, `after ${t} s`).toBeCloseTo(wanted[index]?.seconds ?? 0, 4);
    expect(wanted.some(({ isClamped }) => !isClamped)).toBe(true);
  });

  it('grows with the root of the time while nothing is known', () => {
    const blind = (seconds: number) => computePollDelayMs({ elapsedMs: seconds * 1000, random: 0.5 });
    expect([1, 25, 100, 10_000].map(blind)).toEqual([1000, 2000, 4000, 10_000]);
  });

  it('is up to a tenth sooner or later, by chance', () => {
    const by = (random: number) => Math.round(computePollDelayMs({ elapsedMs: 25_000, random }));
    expect([by(0), by(0.25), by(0.75)]).toEqual([1800, 1900, 2100]);
  });

  it('comes after a second at first, whatever the history', () => {
    expect(delay(0)).toBe(1000);
  });

  it('comes when it is set to', () => {
    expect(computePollDelayMs({ elapsedMs: 0, random: 0.9, history: stable }, 7)).toBe(7000);
  });

  it('is far where the scan cannot have ended, near where it usually ends, and far again later', () => {
    const [early, usual, late] = [delay(30), delay(115), delay(400)];
    expect(usual).toBeLessThan(early / 3);
    expect(usual).toBeLessThan(late / 2);
  });

  it('is never nearer than 0.9 s, nor farther than 16.5 s, for any history', () => {
    const seconds = fc.double({ min: 0.001, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(
        seconds,
        fc.array(seconds, { maxLength: 5 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (elapsed, earlier, random) => {
          const history = estimateHistory(earlier.map((each) => each * 1000));
          const ms = computePollDelayMs({ elapsedMs: elapsed * 1000, random, history });
          expect(ms).toBeGreaterThanOrEqual(900);
          expect(ms).toBeLessThanOrEqual(16_500);
        },
      ),
    );
  });
});

describe('against polling every 5 s', () => {
  it('sees the end of scans of repositories that differ sooner, and never both later and dearer by more than a tenth', async () => {
    const rows = compareSchedules();
    const differ = rows.find(({ repositories }) => repositories === 'that differ');
    expect(differ?.delay).toBeLessThanOrEqual(0.75);
    expect(differ?.requests).toBeLessThanOrEqual(1.25);
    for (const { repositories, delay, requests } of rows) {
      expect(Math.min(delay, requests), repositories).toBeLessThanOrEqual(1.1);
    }
  });
});
