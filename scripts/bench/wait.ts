/**
 * How late a scan's end is seen and what that costs in requests, by the schedule of the gate and by simpler ones, in a
 * seeded simulation: the same scans for all of them. History's own requests count.
 */
import { historyOf, pollDelayMs } from '../../src/steps/schedule.ts';
import type { Figure } from './figures.ts';

const scansPerRepository = 200;
const repositories = 60;
const limitSeconds = 3600;
/** How many requests history costs: a detail for each of the scans that it looks at. */
const historySize = 3;

interface Row {
  repositories: string;
  schedule: string;
  'mean delay over fixed 5 s': string;
  'p95 delay over fixed 5 s': string;
  'requests over fixed 5 s': string;
}

type Random = () => number;
/** Seconds until the next poll, of the seconds so far and the durations of earlier scans. */
interface Schedule {
  next: (elapsed: number, random: number, earlier: readonly number[]) => number;
  /** Requests beside the polls, for a scan that was still running at the first of them. */
  beside: number;
}

const schedules: Readonly<Record<string, Schedule>> = {
  'fixed 5 s': { next: () => 5, beside: 0 },
  'fixed 10 s': { next: () => 10, beside: 0 },
  'doubling from 1 s to 30 s': { next: (elapsed) => Math.min(30, Math.max(1, elapsed)), beside: 0 },
  'auto without history': {
    next: (elapsed, random) => pollDelayMs({ elapsedMs: elapsed * 1000, random }) / 1000,
    beside: 0,
  },
  auto: {
    next(elapsed, random, earlier) {
      // Read while the second poll is waited for.
      const history = elapsed > 0 ? historyOf(earlier.map((seconds) => seconds * 1000)) : undefined;
      return pollDelayMs({ elapsedMs: elapsed * 1000, random, history }) / 1000;
    },
    beside: historySize,
  },
};

/** Durations of one repository's scans, in seconds; each draws a repository of its own first. */
const worlds: Readonly<Record<string, (random: Random) => () => number>> = {
  short: (random) => lognormal(random, 6, 0.2),
  stable: (random) => lognormal(random, 120, 0.1),
  'heavy-tailed': (random) => lognormal(random, 60, 1),
  'two kinds of scans': (random) => {
    const [quick, slow] = [lognormal(random, 20, 0.2), lognormal(random, 300, 0.2)];
    return () => (random() < 0.5 ? quick() : slow());
  },
  'that differ': (random) => lognormal(random, Math.exp(Math.log(15) + random() * Math.log(40)), 0.1 + 0.3 * random()),
};

function lognormal(random: Random, median: number, spread: number): () => number {
  return () => {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return Math.min(limitSeconds, median * Math.exp(spread * normal));
  };
}

/** mulberry32: small, seeded, good enough for a simulation. */
function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Outcome {
  delays: number[];
  requests: number;
}

/** One in so many requests is answered 429, and the next may come only after some seconds. */
interface Limits {
  every: number;
  seconds: number;
}

function simulate(schedule: Schedule, draw: (random: Random) => () => number, limits?: Limits): Outcome {
  const outcome: Outcome = { delays: [], requests: 0 };
  for (let repository = 0; repository < repositories; repository++) {
    const durations = Array.from({ length: scansPerRepository + historySize }, draw(seeded(repository + 1)));
    const random = seeded(repository + 1_000_001);
    for (let scan = historySize; scan < durations.length; scan++) {
      wait(
        {
          schedule,
          duration: durations[scan] ?? 0,
          earlier: durations.slice(scan - historySize, scan),
          random,
          limits,
        },
        outcome,
      );
    }
  }
  return outcome;
}

interface Wait {
  schedule: Schedule;
  duration: number;
  earlier: readonly number[];
  random: Random;
  limits: Limits | undefined;
}

function wait({ schedule, duration, earlier, random, limits }: Wait, outcome: Outcome): void {
  let elapsed = 0;
  for (let poll = 1; ; poll++) {
    elapsed += schedule.next(elapsed, random(), earlier);
    outcome.requests += 1;
    const isRefused = limits !== undefined && outcome.requests % limits.every === 0;
    if (isRefused) {
      elapsed += limits.seconds;
      outcome.requests += 1;
    }
    if (elapsed >= duration) break;
    if (poll === 1) outcome.requests += schedule.beside;
  }
  outcome.delays.push(elapsed - duration);
}

export function compareSchedules(): Row[] {
  const cases: [string, (random: Random) => () => number, Limits | undefined][] = [
    ...Object.entries(worlds).map(([name, draw]): [string, typeof draw, undefined] => [name, draw, undefined]),
    [
      'that differ, 1 in 10 answers 429',
      worlds['that differ'] as (random: Random) => () => number,
      { every: 10, seconds: 5 },
    ],
  ];
  return cases.flatMap(([name, draw, limits]) => {
    const fixed = simulate(schedules['fixed 5 s'] as Schedule, draw, limits);
    return Object.entries(schedules).map(([schedule, each]) =>
      rowOf([name, schedule], simulate(each, draw, limits), fixed),
    );
  });
}

/** The gate's own schedule over a poll every 5 s, for each kind of repository. */
export async function measureWait(): Promise<Figure[]> {
  return compareSchedules()
    .filter(({ schedule }) => schedule === 'auto')
    .flatMap((row) => [
      figure(row, 'mean delay', row['mean delay over fixed 5 s']),
      figure(row, 'requests', row['requests over fixed 5 s']),
    ]);
}

function figure({ repositories }: Row, what: string, now: string): Figure {
  return {
    figure: `repositories ${repositories}, over a poll every 5 s: ${what}`,
    now,
    spread: '',
    other: '',
    goal: '',
  };
}

function rowOf([repositories, schedule]: [string, string], outcome: Outcome, fixed: Outcome): Row {
  const ratio = (of: (outcome: Outcome) => number) => (of(outcome) / of(fixed)).toFixed(2);
  return {
    repositories,
    schedule,
    'mean delay over fixed 5 s': ratio(({ delays }) => delays.reduce((sum, delay) => sum + delay, 0)),
    'p95 delay over fixed 5 s': ratio(
      ({ delays }) => delays.toSorted((a, b) => a - b)[Math.floor(delays.length * 0.95)] ?? 0,
    ),
    'requests over fixed 5 s': ratio(({ requests }) => requests),
  };
}
