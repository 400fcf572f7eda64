/**
 * Runs the same scenarios and the same drawn worlds by two builds, and compares verdict, exit code, outputs, requests, and
 * every text and file that was written. `npm run compare -- OLD NEW` starts it.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePlace, openPlace, see } from '../scenarios/see.ts';
import { quietPlace } from '../scenarios/world.ts';
import { type Difference, flatten, listDifferences, pickVerdict } from './record.ts';
import { recordAndStop, type Scenario, scenarios, timeScale } from './scenarios.ts';
import { drawWorld } from './worlds.ts';

const { COMPARE_OLD: oldDist = '', COMPARE_NEW: newDist = '', COMPARE_WORLDS: worldCount = '5000' } = process.env;
/** Builds whose texts and report settings differ are compared by what they decided. */
const isByVerdict = process.env.COMPARE_BY === 'verdict';
const worldsPerTest = 50;

beforeAll(async () => {
  await quietPlace();
  await openPlace();
});
afterAll(closePlace);

/** A machine that is busy ends a fault of the network at another moment: only a difference that stays is one. */
async function findDifferences(play: Scenario, attempts = 3): Promise<Difference[]> {
  for (let attempt = 1; ; attempt += 1) {
    const [current, old] = [await play(newDist), await play(oldDist)].map(isByVerdict ? pickVerdict : flatten);
    const differences = listDifferences(old ?? {}, current ?? {});
    if (differences.length === 0 || attempt === attempts) return differences;
  }
}

describe.concurrent('both builds end alike in', () => {
  it.each(Object.keys(scenarios))('%s', async (name) => {
    const play = scenarios[name];
    if (play === undefined) throw new Error(`${name} is no scenario`);
    expect(await findDifferences(play)).toEqual([]);
  });

  const starts = Array.from(
    { length: Math.ceil(Number(worldCount) / worldsPerTest) },
    (_, index) => index * worldsPerTest,
  );
  it.each(starts)('the drawn worlds from seed %i', async (start) => {
    const different: Record<number, Difference[]> = {};
    for (let seed = start; seed < Math.min(start + worldsPerTest, Number(worldCount)); seed += 1) {
      const differences = await findDifferences(async (dist) =>
        recordAndStop(await see(drawWorld(seed), { dist, timeScale })),
      );
      if (differences.length > 0) different[seed] = differences;
    }
    expect(different).toEqual({});
  });
});
