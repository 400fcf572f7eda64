/**
 * Decides when to poll next: a pure function of the time since the scan started and of the durations of earlier scans
 * (design section 7).
 */

const firstPollMs = 1000;
const slowestPollMs = 15_000;
/** The slowest interval without history. */
const slowestBlindPollMs = 10_000;

/** How long the repository's scans take: ln(seconds) is assumed to be normally distributed around `center`. */
export interface DurationHistory {
  /** Median of ln(seconds). */
  center: number;
  spread: number;
}

/** Fewer durations say nothing about their spread. */
const leastDurations = 3;
/** The assumed spread without data, and how many durations this assumption outweighs. */
const priorSpread = 0.5;
const priorWeight = 3;
/** Converts the median deviation of a normal distribution to its standard deviation. */
const deviationScale = 1.4826;

/** Undefined for fewer than three plausible durations. */
export function estimateHistory(durationsMs: readonly number[]): DurationHistory | undefined {
  const logs = durationsMs.filter((ms) => ms > 0 && Number.isFinite(ms)).map((ms) => Math.log(ms / 1000));
  if (logs.length < leastDurations) return undefined;
  const center = computeMedian(logs);
  const deviation = deviationScale * computeMedian(logs.map((log) => Math.abs(log - center)));
  const spread = (deviation * logs.length + priorSpread * priorWeight) / (logs.length + priorWeight);
  return { center, spread };
}

/** Of an odd number of values. */
function computeMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The typical duration of a scan of this repository. */
export function computeTypicalMs({ center }: DurationHistory): number {
  return Math.exp(center) * 1000;
}

/** What is known when the next poll is scheduled. */
interface PollState {
  /** Since the scan was started. */
  elapsedMs: number;
  /** In [0, 1). */
  random: number;
  history?: DurationHistory | undefined;
}

/** Milliseconds until the next poll. A configured interval is used unchanged. */
export function computePollDelayMs(waiting: PollState, pollIntervalSeconds: 'auto' | number = 'auto'): number {
  if (pollIntervalSeconds !== 'auto') return pollIntervalSeconds * 1000;
  const { elapsedMs, random, history } = waiting;
  if (elapsedMs <= 0) return firstPollMs;
  const seconds = elapsedMs / 1000;
  const delayMs = 1000 * (history === undefined ? 0.4 * Math.sqrt(seconds) : computeBestDelay(seconds, history));
  const mostMs = history === undefined ? slowestBlindPollMs : computeLongestPollMs(history);
  return Math.min(mostMs, Math.max(firstPollMs, delayMs)) * (0.9 + 0.2 * random);
}

function computeLongestPollMs(history: DurationHistory): number {
  return Math.min(slowestPollMs, Math.max(5000, computeTypicalMs(history) / 10));
}

/** The cost of a request, in seconds of waiting. */
const requestCost = 0.1;
/** The share of scans that follow the history. The others may take any time. */
const ordinaryShare = 0.92;

/**
 * Polling every `d` seconds costs `requestCost / d` and, with scans ending at a rate of `h`, a delay of `h·d/2`. The
 * minimum is at √(2c/h).
 */
function computeBestDelay(seconds: number, { center, spread }: DurationHistory): number {
  const usual = Math.exp(center);
  const deviation = (Math.log(seconds) - center) / spread;
  const density = Math.exp(-(deviation ** 2) / 2) / (seconds * spread * Math.sqrt(2 * Math.PI));
  const tail = usual / (seconds + usual);
  const rate = ordinaryShare * density + (1 - ordinaryShare) * (tail / (seconds + usual));
  const left = ordinaryShare * computeUpperNormal(deviation) + (1 - ordinaryShare) * tail;
  return Math.sqrt((2 * requestCost * left) / rate);
}

/** The share of a normal distribution above `x`. Abramowitz and Stegun 26.2.17, exact to 7.5e-8. */
function computeUpperNormal(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const upper = (Math.exp(-(x ** 2) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return x < 0 ? 1 - upper : upper;
}
