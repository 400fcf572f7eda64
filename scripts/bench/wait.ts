/**
 * How late the end of a scan is noticed, and how many requests that takes, in a seeded simulation: the gate's schedule
 * and a simple one based on the median of earlier scans, each compared with a poll every 5 s. The requests that read
 * the history are counted.
 */
import { computePollDelayMs, estimateHistory } from '../../src/gate/sources/service/schedule.ts';
import { computeMedian, type Figure } from './figures.ts';

const repositories = 60;
const scansPerRepository = 200;
/** Requests for the history: a detail for each scan that is read. */
const historySize = 3;

type Random = () => number;
interface Schedule {
  /** Seconds until the next poll. */
  next(elapsed: number, earlier: readonly number[], random: number): number;
  /** Requests besides the polls, for a scan that was still running at the first poll. */
  beside: number;
}

const everyFive: Schedule = { next: () => 5, beside: 0 };

const schedules: Readonly<Record<string, Schedule>> = {
  auto: {
    next(elapsed, earlier, random) {
      // Read while waiting for the second poll.
      const history = elapsed > 0 ? estimateHistory(earlier.map((seconds) => seconds * 1000)) : undefined;
      return computePollDelayMs({ elapsedMs: elapsed * 1000, random, history }) / 1000;
    },
    beside: historySize,
  },
  'a tenth of the median, near it a fortieth': {
    next(elapsed, earlier) {
      const usual = computeMedian(earlier);
      const isNear = elapsed >= 0.6 * usual && elapsed < 1.6 * usual;
      return Math.min(15, Math.max(1, usual / (isNear ? 40 : 10)));
    },
    beside: historySize,
  },
};

/** Draws a repository, then the duration of each of its scans in seconds. */
const worlds: Readonly<Record<string, (random: Random) => () => number>> = {
  short: (random) => createLognormal(random, 6, 0.2),
  stable: (random) => createLognormal(random, 120, 0.1),
  'heavy-tailed': (random) => createLognormal(random, 60, 1),
  'two kinds of scans': (random) => {
    const [quick, slow] = [createLognormal(random, 20, 0.2), createLognormal(random, 300, 0.2)];
    return () => (random() < 0.5 ? quick() : slow());
  },
  'that differ': (random) => createLognormal(random, 15 * 40 ** random(), 0.1 + 0.3 * random()),
};

/** Scans of twenty minutes. */
const long = (random: Random) => createLognormal(random, 1200, 0.1);

function createLognormal(random: Random, middle: number, spread: number): () => number {
  return () => {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return Math.min(3600, middle * Math.exp(spread * normal));
  };
}

/** mulberry32: small and seeded, good enough for a simulation. */
function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Outcome {
  /** Seconds, for all scans together. */
  delay: number;
  requests: number;
}

function simulate({ next, beside }: Schedule, draw: (random: Random) => () => number): Outcome {
  const outcome: Outcome = { delay: 0, requests: 0 };
  for (let repository = 1; repository <= repositories; repository++) {
    const durations = Array.from({ length: scansPerRepository + historySize }, draw(createRandom(repository)));
    const random = createRandom(repository + 1_000_000);
    for (const [index, duration] of durations.entries()) {
      if (index < historySize) continue;
      const earlier = durations.slice(index - historySize, index);
      let elapsed = next(0, earlier, random());
      outcome.requests += elapsed < duration ? 1 + beside : 1;
      while (elapsed < duration) {
        elapsed += next(elapsed, earlier, random());
        outcome.requests += 1;
      }
      outcome.delay += elapsed - duration;
    }
  }
  return outcome;
}

export interface ScheduleComparison {
  repositories: string;
  schedule: string;
  /** Relative to a poll every 5 s. */
  delay: number;
  requests: number;
}

export function compareSchedules(): ScheduleComparison[] {
  return Object.entries(worlds).flatMap(([world, draw]) => {
    const fixed = simulate(everyFive, draw);
    return Object.entries(schedules).map(([schedule, each]) => {
      const { delay, requests } = simulate(each, draw);
      return { repositories: world, schedule, delay: delay / fixed.delay, requests: requests / fixed.requests };
    });
  });
}

/** Of each job, beside the wait: the runner takes the job, the gate starts, and reads and shows what it judges. */
const jobSeconds = 15;
/** A service and its webhooks, a receiver and a new job: until the scan is judged, after its end. */
const handOverSeconds = 30;

export interface Minutes {
  repositories: string;
  /** Means of one scan: minutes that are billed (each job is rounded up), and of which a runner is taken. */
  polling: { billed: number; taken: number };
  /** One job that starts the scan, and one that judges it. */
  withoutWaiting: { billed: number; taken: number };
  /** How much later the verdict is there without waiting, in seconds. */
  later: number;
}

/** Minutes of runners with a job that polls by the gate's own schedule, and with `wait: false`. */
export function compareMinutes(): Minutes[] {
  const scans = repositories * scansPerRepository;
  return Object.entries({ ...worlds, long }).map(([world, draw]) => {
    const jobs = listPollingJobs(draw);
    const billed = jobs.reduce((sum, { seconds }) => sum + Math.ceil(seconds / 60), 0) / scans;
    const taken = jobs.reduce((sum, { seconds }) => sum + seconds / 60, 0) / scans;
    const delay = jobs.reduce((sum, job) => sum + job.delay, 0) / scans;
    const twice = { billed: 2 * Math.ceil(jobSeconds / 60), taken: (2 * jobSeconds) / 60 };
    return { repositories: world, polling: { billed, taken }, withoutWaiting: twice, later: handOverSeconds - delay };
  });
}

function listPollingJobs(draw: (random: Random) => () => number): { seconds: number; delay: number }[] {
  const { next } = schedules.auto as Schedule;
  return Array.from({ length: repositories }, (_, index) => {
    const durations = Array.from({ length: scansPerRepository + historySize }, draw(createRandom(index + 1)));
    const random = createRandom(index + 1_000_001);
    return durations.slice(historySize).map((duration, place) => {
      const earlier = durations.slice(place, place + historySize);
      let elapsed = next(0, earlier, random());
      while (elapsed < duration) elapsed += next(elapsed, earlier, random());
      return { seconds: jobSeconds + elapsed, delay: elapsed - duration };
    });
  }).flat();
}

function minuteFigures(): Figure[] {
  return compareMinutes().map(({ repositories: world, polling, withoutWaiting, later }) => ({
    figure: `repositories ${world}: minutes billed (taken) a scan, polling and without waiting`,
    now: `${words(polling)} and ${words(withoutWaiting)}; the verdict ${later.toFixed(0)} s later`,
    ...{ spread: '', other: '', goal: '' },
  }));
}

const words = ({ billed, taken }: Minutes['polling']) => `${billed.toFixed(2)} (${taken.toFixed(2)})`;

export async function measureWait(): Promise<Figure[]> {
  const polls = compareSchedules().map(({ repositories: world, schedule, delay, requests }) => ({
    figure: `repositories ${world}, ${schedule}: delay × requests, over a poll every 5 s`,
    now: `${delay.toFixed(2)} × ${requests.toFixed(2)} = ${(delay * requests).toFixed(2)}`,
    spread: '',
    other: '',
    goal: '',
  }));
  return [...polls, ...minuteFigures()];
}
