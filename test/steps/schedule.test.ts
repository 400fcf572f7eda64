import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { benchWait } from '../../scripts/bench-wait.ts';
import { historyOf, pollDelayMs, usualMs } from '../../src/steps/schedule.ts';

const minutes = (count: number) => count * 60_000;
const stable = historyOf([minutes(2), minutes(2.1), minutes(1.9)]);
const delay = (seconds: number, history = stable) => pollDelayMs({ elapsedMs: seconds * 1000, random: 0.5, history });

describe('how long scans take', () => {
  it.each([
    ['no scans', []],
    ['two', [1000, 2000]],
    ['three, of which one has no duration', [1000, 2000, Number.NaN]],
    ['three, of which one ends before it begins', [1000, 2000, -5]],
  ])('is not known from %s', (_, durations) => {
    expect(historyOf(durations)).toBeUndefined();
  });

  it('is the median', () => {
    const history = historyOf([10_000, 1_000_000, 20_000]);
    expect(history && Math.round(usualMs(history))).toBe(20_000);
  });

  it('is believed to vary although three scans did not', () => {
    expect(historyOf([5000, 5000, 5000])?.spread).toBeCloseTo(0.25);
  });
});

describe('the next poll', () => {
  it('comes after a second at first, whatever the history', () => {
    expect(delay(0)).toBe(1000);
  });

  it('comes when it is set to', () => {
    expect(pollDelayMs({ elapsedMs: 0, random: 0.9, history: stable }, 7)).toBe(7000);
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
          const history = historyOf(earlier.map((each) => each * 1000));
          const ms = pollDelayMs({ elapsedMs: elapsed * 1000, random, history });
          expect(ms).toBeGreaterThanOrEqual(900);
          expect(ms).toBeLessThanOrEqual(16_500);
        },
      ),
    );
  });
});

describe('against polling every 5 s', () => {
  it('sees the end of scans of repositories that differ sooner, and never both later and dearer by more than a tenth', async () => {
    const rows = (await benchWait()).filter(({ schedule }) => schedule === 'auto');
    const differ = rows.find(({ repositories }) => repositories === 'that differ');
    expect(Number(differ?.['mean delay over fixed 5 s'])).toBeLessThanOrEqual(0.75);
    expect(Number(differ?.['requests over fixed 5 s'])).toBeLessThanOrEqual(1.25);
    for (const row of rows) {
      const [late, dear] = [Number(row['mean delay over fixed 5 s']), Number(row['requests over fixed 5 s'])];
      expect(Math.min(late, dear), row.repositories).toBeLessThanOrEqual(1.1);
    }
  });
});
