/** The built action between peers that go wrong: each phase of a run once, over real sockets and in a process of its own. */
import pLimit from 'p-limit';
import { afterAll, describe, expect, it } from 'vitest';
import { disturb, expectAgreedEnd, titled } from './disturb.ts';
import { type Fault, makeFaults } from './peer/faults.ts';
import { startPeer } from './peer/wire.ts';
import { limitSeconds, phases, scenariosOfBuild } from './scenarios.ts';

/** A server that nobody may ask for anything. */
const elsewhere = await startPeer(({ send }) => send({ status: 200, body: '{}' }));
afterAll(elsewhere.stop);

const faults: Record<string, Fault> = makeFaults(`http://127.0.0.1:${elsewhere.port}`);
const atOnce = pLimit(3);

it('each phase and each kind of fault is tried with the build', () => {
  expect(scenariosOfBuild.map(({ phase }) => phase).sort()).toEqual(Object.keys(phases).sort());
  const natures = (names: string[]) => [...new Set(names.map((name) => faults[name]?.nature))].sort();
  expect(natures(scenariosOfBuild.map(({ fault }) => fault))).toEqual(natures(Object.keys(faults)));
});

describe.concurrent('the built action', () => {
  it.each(titled(scenariosOfBuild))('ends as agreed: $title', async (scenario) => {
    const inputs = { 'timeout-seconds': String(limitSeconds(scenario, faults)) };
    const disturbed = await atOnce(() => disturb(scenario, faults, { inputs }));
    expectAgreedEnd(scenario, faults, disturbed);
    expect(elsewhere.asked).toEqual([]);
  });
});
