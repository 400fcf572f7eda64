/**
 * Runs the same scenarios and the same drawn worlds by two builds, and compares verdict, exit code, outputs, requests, and
 * every text and file that was written. `npm run compare -- OLD NEW` starts it.
 */
import { isDeepStrictEqual } from 'node:util';
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

/** A machine that is busy ends a fault of the network at another moment: only a difference that stays is one. */
async function expectAlike(play: (dist: string) => Promise<object>, attempts = 3): Promise<void> {
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    if (isDeepStrictEqual(await play(newDist), await play(oldDist))) return;
  }
  expect(await play(newDist)).toEqual(await play(oldDist));
}

describe.concurrent('both builds end alike in', () => {
  it.each(Object.keys(scenarios))('%s', async (name) => {
    const play = scenarios[name];
    if (play === undefined) throw new Error(`${name} is no scenario`);
    await expectAlike(play);
  });

  const starts = Array.from(
    { length: Math.ceil(Number(worldCount) / worldsPerTest) },
    (_, index) => index * worldsPerTest,
  );
  it.each(starts)('the drawn worlds from seed %i', async (start) => {
    for (let seed = start; seed < Math.min(start + worldsPerTest, Number(worldCount)); seed += 1) {
      await expectAlike(async (dist) => ({
        seed,
        ...(await recordAndStop(await see(drawWorld(seed), { dist, timeScale }))),
      }));
    }
  });
});
