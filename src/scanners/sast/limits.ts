/** Limits of the search for the origin of values. Tests set smaller ones, with which a small tree meets them. */
export interface SearchLimits {
  /** Other files that are opened for one file; twice as many on the way to a changed file. */
  mostFiles: number;
  /** For one file: importers whose text is searched for the words. */
  mostImporters: number;
  /** For one file. Generated code could branch without end. */
  mostSteps: number;
  deepest: number;
  /** Assignments of one value that are examined; the second number when the steps are used up. */
  mostPlaces: readonly [number, number];
}

export const searchLimits: SearchLimits = {
  ...{ mostFiles: 300, mostImporters: 400, mostSteps: 20_000, deepest: 200 },
  mostPlaces: [5000, 100],
};
