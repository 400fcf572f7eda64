/** One planted defect: a line of the sources changed so that a blocking finding could pass. */

export interface Mutation {
  /** Below `src/`. */
  file: string;
  /** Occurs exactly once in the file. */
  original: string;
  replacement: string;
  /** What it would let pass. */
  letsPass: string;
}

export const of = (
  file: string,
  changes: readonly [original: string, replacement: string, letsPass: string][],
): Mutation[] => changes.map(([original, replacement, letsPass]) => ({ file, original, replacement, letsPass }));
