/** When a scan is polled, and what is learned from how long the three before it took. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareSchedules } from '../../../../../scripts/bench/wait.ts';
import { type Asked, createPlay, pageOf } from '../../../../service-source.ts';

interface Waiting {
  /** How many seconds the scans before took. */
  durations?: readonly number[];
  endSeconds?: number;
  /** Instead of a time: after how many polls it ends. */
  endPolls?: number;
  /** How long the service takes for an answer. */
  lagSeconds?: number;
  random?: number;
  settings?: Record<string, string>;
}

/** The seconds after which the scan is polled, each with the seconds until the next poll, and what is said. */
async function wait(given: Waiting) {
  const never = Number.POSITIVE_INFINITY;
  const { durations = [], endSeconds = never, endPolls = never, lagSeconds = 0 } = given;
  const createdMs = Date.parse('2026-05-01T10:00:00Z');
  const at = (ms: number) => (Number.isFinite(ms) ? new Date(createdMs + ms).toISOString() : null);
  const ours = { repository_id: 'repo_1', branch: 'main' };
  const earlier = durations.map((seconds, index) => ({
    ...{ scan_id: `scan_${index}`, ...ours, status: 'COMPLETED' },
    ...{ created_at: at(0), completed_at: at(seconds * 1000) },
  }));
  const [polls, answered]: [number[], number[]] = [[], []];
  const play = createPlay({
    ...{ random: given.random ?? 0.5 },
    settings: { 'scan-id': 'ours', 'timeout-seconds': '86400', ...given.settings },
    options: { isScanProven: true },
    async reply({ call, query, count, ms }: Asked) {
      if (call === 'GET /scans') return pageOf('scans', earlier, query);
      if (call !== 'GET /scans/ours') return earlier.find(({ scan_id: id }) => call === `GET /scans/${id}`);
      polls.push(ms / 1000);
      await play.clock.sleep(lagSeconds * 1000, new AbortController().signal);
      answered.push(play.clock.now() / 1000);
      const hasEnded = ms / 1000 >= endSeconds || count >= endPolls;
      return { scan_id: 'ours', ...ours, status: hasEnded ? 'COMPLETED' : 'SCANNING' };
    },
  });
  await play.start();
  const delays = answered.slice(0, -1).map((after, index) => ({ after, delay: (polls[index + 1] ?? 0) - after }));
  return { polls, delays, said: play.said };
}

type Delays = Awaited<ReturnType<typeof wait>>['delays'];

/** The delay after the first poll that comes after so many seconds. */
const delayAfter = (seconds: number, delays: Delays) => delays.find(({ after }) => after >= seconds)?.delay ?? 0;

const blind = (seconds: number) => Math.min(10, Math.max(1, 0.4 * Math.sqrt(seconds)));

describe('how long scans take', () => {
  it.each([
    ['no scans', []],
    ['two', [100, 200]],
    ['three, of which one has no duration', [100, 200, Number.NaN]],
    ['three, of which one ends before it begins', [100, 200, -5]],
    ['three, of which one took no time', [100, 200, 0]],
  ])('is not known from %s', async (_, durations) => {
    const { delays, said } = await wait({ durations, endSeconds: 300 });
    for (const { after, delay } of delays) expect(delay, `after ${after} s`).toBeCloseTo(blind(after), 6);
    expect(said.join()).not.toContain('usually');
  });

  it('is the median', async () => {
    const { said } = await wait({ durations: [10, 1000, 20.5], endSeconds: 60 });
    expect(said[0]).toMatch(/^Scan ours: scanning, \d+ s; usually done after 20 s$/);
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
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[1] ?? 0;
  const [logs, k] = [durations.map(Math.log), durations.length];
  const mu = middle(logs);
  const s = (1.4826 * middle(logs.map((log) => Math.abs(log - mu))) * k + 1.5) / (k + 3);
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
    ['in no order', [400, 100, 200]],
    ['that are long', [900, 1000, 1300]],
    ['that are short', [5, 6, 9]],
    ['that hardly differ', [100, 100.01, 100.02]],
    ['that do not differ', [50, 50, 50]],
  ])('is where the design wants it, by earlier scans %s', async (_, durations) => {
    const usual = durations.reduce((sum, each) => sum + each, 0) / durations.length;
    // The earlier scans are read while the second poll is waited for.
    const { delays } = await wait({ durations, endSeconds: 9 * usual });
    const wanted = delays.slice(1).map(({ after }) => designed(after, durations));
    for (const [index, { after, delay }] of delays.slice(1).entries())
      expect(delay, `after ${after} s`).toBeCloseTo(wanted[index]?.seconds ?? 0, 4);
    expect(wanted.some(({ isClamped }) => !isClamped)).toBe(true);
  });

  it('grows with the root of the time while nothing is known, up to 10 s', async () => {
    const { delays } = await wait({ endSeconds: 1000 });
    for (const { after, delay } of delays) expect(delay, `after ${after} s`).toBeCloseTo(blind(after), 6);
    expect([delayAfter(0, delays), delayAfter(700, delays)]).toEqual([1, 10]);
  });

  it.each([0, 0.25, 0.75])('is up to a tenth sooner or later, by chance: %d', async (random) => {
    const { delays } = await wait({ endSeconds: 100, random });
    for (const { after, delay } of delays) expect(delay / blind(after)).toBeCloseTo(0.9 + 0.2 * random, 6);
  });

  it('comes after a second at first, whatever the chance', async () => {
    for (const random of [0, 0.5, 0.99]) expect((await wait({ endSeconds: 0, random })).polls).toEqual([1]);
  });

  it('comes when it is set to', async () => {
    const settings = { 'poll-interval-seconds': '7' };
    const { polls } = await wait({ durations: [120, 126, 114], endSeconds: 20, random: 0.9, settings });
    expect(polls).toEqual([7, 14, 21]);
  });

  it('is far where the scan cannot have ended, near where it usually ends, and far again later', async () => {
    const { delays } = await wait({ durations: [120, 126, 114], endSeconds: 420 });
    const [early, usual, late] = [delayAfter(30, delays), delayAfter(115, delays), delayAfter(400, delays)];
    expect(usual).toBeLessThan(early / 3);
    expect(usual).toBeLessThan(late / 2);
  });

  it('is never nearer than 0.9 s, nor farther than 16.5 s, for any history', async () => {
    const seconds = fc.double({ min: 0.001, max: 1e6, noNaN: true });
    await fc.assert(
      fc.asyncProperty(
        fc.double({ min: 0, max: 1e5, noNaN: true }),
        fc.array(seconds, { maxLength: 3 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        async (lagSeconds, durations, random) => {
          const { delays } = await wait({ lagSeconds, durations, random, endPolls: 6 });
          for (const { delay } of delays) {
            expect(delay).toBeGreaterThanOrEqual(0.8999);
            expect(delay).toBeLessThanOrEqual(16.5001);
          }
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
