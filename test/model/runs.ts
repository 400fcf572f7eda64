/** How many runs a property is tried with: 1,000 in the normal tests, what `MODEL_RUNS` says in `npm run test:model`. */
const asked = Number(process.env.MODEL_RUNS ?? 1000);
if (!Number.isInteger(asked) || asked < 1) throw new Error('MODEL_RUNS must be a whole number above 0');

export const modelRuns = asked;
/** Several thousand runs take a minute, on a busy machine several. */
export const modelTimeoutMs = Math.max(600_000, modelRuns * 30);
