/**
 * How late the end of a scan is noticed, and how many requests that takes, in a seeded simulation: the gate's schedule
 * compared with a poll every 5 s. Requests that read the history are counted.
 */
import { computePollDelayMs, estimateHistory } from '../../src/gate/story/sources/service/wait.ts';
import { type Dice, dice } from '../../test/fuzz/dice.ts';
import type { Figure } from './figures.ts';

const repositories = 60;
const scansPerRepository = 200;
/** The earlier scans that are read, with a request for each. */
const historySize = 3;

/** Seconds until the next poll. */
type Schedule = (elapsed: number, earlier: readonly number[], random: number) => number;

const pollEveryFive: Schedule = () => 5;

const pollAsGate: Schedule = (elapsed, earlier, random) => {
  // Read while waiting for the second poll.
  const history = elapsed > 0 ? estimateHistory(earlier.map((seconds) => seconds * 1000)) : undefined;
  return computePollDelayMs({ elapsedMs: elapsed * 1000, random, history }) / 1000;
};

/** Draws a repository, then the duration of each of its scans in seconds. */
type World = (random: Dice) => () => number;

const worlds: Readonly<Record<string, World>> = {
  short: (random) => createLognormal(random, 6, 0.2),
  stable: (random) => createLognormal(random, 120, 0.1),
  'heavy-tailed': (random) => createLognormal(random, 60, 1),
  'two kinds of scans': (random) => {
    const [quick, slow] = [createLognormal(random, 20, 0.2), createLognormal(random, 300, 0.2)];
    return () => (random() < 0.5 ? quick() : slow());
  },
  'that differ': (random) => createLognormal(random, 15 * 40 ** random(), 0.1 + 0.3 * random()),
};

function createLognormal(random: Dice, middle: number, spread: number): () => number {
  return () => {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return Math.min(3600, middle * Math.exp(spread * normal));
  };
}

/** One scan: when its end was noticed, and by how many polls. */
interface Wait {
  delay: number;
  polls: number;
}

function simulate(next: Schedule, draw: World): Wait[] {
  return Array.from({ length: repositories }, (_, index) => {
    const durations = Array.from({ length: scansPerRepository + historySize }, draw(dice(index + 1)));
    const random = dice(index + 1_000_001);
    return durations.slice(historySize).map((duration, place) => {
      const earlier = durations.slice(place, place + historySize);
      let [noticed, polls] = [next(0, earlier, random()), 1];
      for (; noticed < duration; polls += 1) noticed += next(noticed, earlier, random());
      return { delay: noticed - duration, polls };
    });
  }).flat();
}

function computeMean<T>(items: readonly T[], measure: (item: T) => number): number {
  return items.reduce((sum, item) => sum + measure(item), 0) / items.length;
}

/** Delay and requests are relative to a poll every 5 s. */
export function compareSchedules(): { repositories: string; delay: number; requests: number }[] {
  return Object.entries(worlds).map(([world, draw]) => {
    const [fixed, waits] = [simulate(pollEveryFive, draw), simulate(pollAsGate, draw)];
    const delay = computeMean(waits, (wait) => wait.delay) / computeMean(fixed, (wait) => wait.delay);
    // The history is read only for a scan that was still running at the first poll.
    const requests = computeMean(waits, ({ polls }) => (polls > 1 ? polls + historySize : polls));
    return { repositories: world, delay, requests: requests / computeMean(fixed, ({ polls }) => polls) };
  });
}

export async function measureWait(): Promise<Figure[]> {
  return compareSchedules().map(({ repositories: world, delay, requests }) => ({
    figure: `repositories ${world}: delay × requests, over a poll every 5 s`,
    now: `${delay.toFixed(2)} × ${requests.toFixed(2)} = ${(delay * requests).toFixed(2)}`,
  }));
}
