/** A row of the benchmark's table, statistics over several rounds, and builds that are measured in turns. */

/** One row of the table. What is computed rather than measured has only the first two. */
export interface Figure {
  figure: string;
  now: string;
  /** The middle half of all rounds. */
  spread?: string;
  /** The result of the build that `--against` names, measured in turns with this one. */
  other?: string;
  goal?: string;
}

/** The options of a measurement. */
export interface Options {
  rounds: number | undefined;
  /** `dist` folders: this build first, then that of `--against`. */
  builds: readonly string[];
  /** How many findings a service has. */
  findings: number | undefined;
}

/** The samples of each item, in the order of the items. A busy machine is as busy for each of them. */
export async function measureInTurns<Item, Sample>(
  items: readonly Item[],
  rounds: number,
  measure: (item: Item) => Promise<Sample>,
): Promise<Sample[][]> {
  const samples = items.map((): Sample[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, item] of items.entries()) samples[index]?.push(await measure(item));
  return samples;
}

/** `samples` has one list for each build, in the order of the builds. */
export function createFigure(
  figure: string,
  samples: readonly (readonly number[])[],
  { goal = '', digits = 2 }: { goal?: string; digits?: number } = {},
): Figure {
  const [own = [], other = []] = samples;
  const format = (value: number) => value.toFixed(digits);
  const spread = [0.25, 0.75].map((share) => format(computeQuantile(own, share))).join('–');
  const formatMedian = (values: readonly number[]) => (values.length === 0 ? '' : format(computeQuantile(values, 0.5)));
  return { figure, now: formatMedian(own), spread, other: formatMedian(other), goal };
}

export function computeQuantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
