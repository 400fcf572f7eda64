/**
 * The story of the action in this process, with its real HTTP client, between peers that go wrong: every fault at every
 * phase of a run. `FAULTS=all` plays all of them; without it a sixteenth. Nobody waits for a peer that is silent: time jumps.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { disturb, expectAgreedEnd, titled } from './disturb.ts';
import { storyInProcess } from './in-process.ts';
import { type Fault, makeFaults } from './peer/faults.ts';
import { startPeer } from './peer/wire.ts';
import { scenariosOf } from './scenarios.ts';

/** A server that nobody may ask for anything. */
const elsewhere = await startPeer(({ send }) => send({ status: 200, body: '{}' }));
afterAll(elsewhere.stop);

const faults: Record<string, Fault> = makeFaults(`http://127.0.0.1:${elsewhere.port}`);
const scenarios = scenariosOf(faults, process.env.FAULTS === 'all');

let ended = 0;
afterAll(() => {
  const [kinds, places] = [new Set(scenarios.map(({ fault }) => fault)), new Set(scenarios.map(({ phase }) => phase))];
  console.log(`${ended} of ${scenarios.length} scenarios, ${kinds.size} faults × ${places.size} phases`);
});

// One at a time: the runner's toolkit knows only the files of its process.
describe('the action', () => {
  it.each(titled(scenarios))('ends as agreed: $title', async (scenario) => {
    const story = storyInProcess();
    const onFault = ({ nature }: Fault) => {
      if (nature === 'endless') story.passTimeLimit();
    };
    expectAgreedEnd(scenario, faults, await disturb(scenario, faults, { start: story.start, onFault }));
    expect(elsewhere.asked).toEqual([]);
    ended += 1;
  });
});
