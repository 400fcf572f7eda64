/**
 * Runs the same scenarios and the same drawn worlds by two builds, and compares verdict, exit code, outputs, requests, and
 * every text and file that was written. `npm run compare -- OLD NEW` starts it.
 */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePlace, openPlace, see } from '../scenarios/see.ts';
import { quietPlace } from '../scenarios/world.ts';
import { recordAndStop, scenarios, timeScale } from './scenarios.ts';
import { drawWorld } from './worlds.ts';

const { COMPARE_OLD: oldDist = '', COMPARE_NEW: newDist = '', COMPARE_WORLDS: worldCount = '5000' } = process.env;
const worldsPerTest = 50;

beforeAll(async () => {
  await quietPlace();
  await openPlace();
});
afterAll(closePlace);

describe.concurrent('both builds end alike in', () => {
  it.each(Object.keys(scenarios))('%s', async (name) => {
    const play = scenarios[name];
    expect(await play?.(join(newDist))).toEqual(await play?.(join(oldDist)));
  });

  const starts = Array.from(
    { length: Math.ceil(Number(worldCount) / worldsPerTest) },
    (_, index) => index * worldsPerTest,
  );
  it.each(starts)('the drawn worlds from seed %i', async (start) => {
    for (let seed = start; seed < Math.min(start + worldsPerTest, Number(worldCount)); seed += 1) {
      const play = async (dist: string) => recordAndStop(await see(drawWorld(seed), { dist, timeScale }));
      expect({ seed, ...(await play(newDist)) }).toEqual({ seed, ...(await play(oldDist)) });
    }
  });
});
