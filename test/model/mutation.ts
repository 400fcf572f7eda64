/** One planted defect: a line of the sources changed so that a blocking finding could pass, or an honest run could not. */

export interface Mutation {
  /** Below `src/`. */
  file: string;
  /** Occurs exactly once in the file. */
  original: string;
  replacement: string;
  /** What it would let pass; `nothing …` where it would keep an honest run from passing. */
  letsPass: string;
}

export const of = (
  file: string,
  changes: readonly [original: string, replacement: string, letsPass: string][],
): Mutation[] => changes.map(([original, replacement, letsPass]) => ({ file, original, replacement, letsPass }));
