/** Numbers of many rounds in one: the median, and how far the middle half lies apart. */

/** One row of the table. */
export interface Figure {
  figure: string;
  /** As it was measured on the first version; a dash where it was not. */
  'first version': string;
  now: string;
  /** The middle half of all rounds; empty where there is but one. */
  spread: string;
  'to reach': string;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** The middle half: `1.21–1.34`. */
export function spread(values: readonly number[], digits = 2): string {
  return `${quantile(values, 0.25).toFixed(digits)}–${quantile(values, 0.75).toFixed(digits)}`;
}

/** Milliseconds of a processor that the work takes: what else the machine does hardly counts. */
export function costMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

export function figureOf(
  figure: string,
  ratios: readonly number[],
  { first, toReach }: { first: string; toReach: string },
): Figure {
  return {
    figure,
    'first version': first,
    now: median(ratios).toFixed(2),
    spread: spread(ratios),
    'to reach': toReach,
  };
}
