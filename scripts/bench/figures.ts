/** A row of the benchmark's table, and statistics over several rounds. */

/** One row of the table. */
export interface Figure {
  figure: string;
  now: string;
  /** The middle half of all rounds. */
  spread: string;
  /** The result of the build that `--against` names, measured in turns with this one. */
  other: string;
  goal: string;
}

/** The options of a measurement. */
export interface Options {
  rounds: number | undefined;
  /** `dist` folders: this build first, then that of `--against`. */
  builds: readonly [string, ...string[]];
  /** Checkouts to scan. */
  clones: readonly string[];
  /** How many findings a service has. */
  findings: number | undefined;
}

/** `samples` has one list for each build, in the order of the builds. */
export function createFigure(
  figure: string,
  samples: readonly (readonly number[])[],
  { goal = '', digits = 2 }: { goal?: string; digits?: number } = {},
): Figure {
  const [own = [], other = []] = samples;
  const formatMedian = (values: readonly number[]) =>
    values.length === 0 ? '' : computeMedian(values).toFixed(digits);
  const [low, high] = [computeQuantile(own, 0.25), computeQuantile(own, 0.75)].map((value) => value.toFixed(digits));
  return { figure, now: formatMedian(own), spread: `${low}–${high}`, other: formatMedian(other), goal };
}

export function computeMedian(values: readonly number[]): number {
  return computeQuantile(values, 0.5);
}

export function computeQuantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
