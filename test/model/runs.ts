/**
 * How many runs a property is tried with: 100 in the normal tests, 1,000 in `npm run test:long`, what `MODEL_RUNS` says in
 * `npm run test:model`.
 */
export const isLong = process.env.TEST_LONG === '1';
const asked = Number(process.env.MODEL_RUNS ?? (isLong ? 1000 : 100));
if (!Number.isInteger(asked) || asked < 1) throw new Error('MODEL_RUNS must be a whole number above 0');

export const modelRuns = asked;
/** Several thousand runs take a minute, on a busy machine several. */
export const modelTimeoutMs = Math.max(600_000, modelRuns * 30);

/** At most 100, but in `npm run test:long`. */
export function propertyRuns(most: number): number {
  return isLong ? most : Math.min(100, most);
}

/** The share that is allowed in `enough` runs; in fewer a little more may come up by chance, up to two standard deviations. */
export function atMost(share: number, runs: number, enough: number): number {
  return runs >= enough ? share : share + 2 * Math.sqrt(share / runs);
}
