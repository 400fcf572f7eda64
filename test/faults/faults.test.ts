/**
 * The built action between peers that go wrong: every fault at every phase of a run. `FAULTS=all` plays all of them,
 * which takes a quarter of an hour; without it a fourth.
 */
import pLimit from 'p-limit';
import { afterAll, describe, expect, it } from 'vitest';
import { expectClosedCheckRun, expectSound } from './invariants.ts';
import { type Fault, makeFaults } from './peer/faults.ts';
import { startPeer } from './peer/wire.ts';
import { worlds } from './peer/worlds.ts';
import { type Played, play } from './play.ts';
import { allowedVerdicts, limitSeconds, type Phase, phases, type Scenario, scenariosOf } from './scenarios.ts';

/** A server that nobody may ask for anything. */
const elsewhere = await startPeer(({ send }) => send({ status: 200, body: '{}' }));
afterAll(elsewhere.stop);

const faults: Record<string, Fault> = makeFaults(`http://127.0.0.1:${elsewhere.port}`);
const scenarios = scenariosOf(faults, process.env.FAULTS === 'all');

/** Each run is a process; those that are silent wait and work little. */
const working = pLimit(3);
const waiting = pLimit(6);

const titles = scenarios.map((scenario) => ({
  ...scenario,
  title: `${scenario.phase}: ${scenario.fault}, ${scenario.often} (${scenario.world})`,
}));
let ended = 0;
afterAll(() => {
  const [kinds, places] = [new Set(scenarios.map(({ fault }) => fault)), new Set(scenarios.map(({ phase }) => phase))];
  console.log(`${ended} of ${scenarios.length} scenarios, ${kinds.size} faults × ${places.size} phases`);
});

function playScenario(scenario: Scenario): Promise<{ played: Played; happened: number }> {
  const phase: Phase = phases[scenario.phase];
  const fault = faults[scenario.fault] as Fault;
  const queue = fault.nature === 'endless' ? waiting : working;
  return queue(async () => {
    let happened = 0;
    const played = await play({
      world: worlds[scenario.world].world,
      inputs: {
        scope: scenario.world === 'old' ? 'auto' : 'scan',
        'timeout-seconds': String(limitSeconds(scenario, faults)),
      },
      fault(asked, states) {
        if (asked.server !== phase.server || !phase.isMeant(asked, states)) return undefined;
        happened += 1;
        return scenario.often === 'always' || happened === 1 ? fault : undefined;
      },
    });
    return { played, happened };
  });
}

describe.concurrent('the built action', () => {
  it.each(titles)('ends as agreed: $title', async (scenario) => {
    const { played, happened } = await playScenario(scenario);
    const { outputs, stdout, stderr, asked } = played;
    // On a machine that is too busy a short time limit is over before.
    if (outputs.reason !== 'timeout') expect(happened, stdout).toBeGreaterThan(0);
    expect(allowedVerdicts(scenario, faults), stdout).toContain(outputs.verdict);
    expect(stderr).toBe('');
    expectSound(played);
    if (scenario.phase !== 'opening the check run' && scenario.phase !== 'completing the check run') {
      expectClosedCheckRun(played);
    }
    const posts = asked.service.filter(({ method }) => method === 'POST');
    if (faults[scenario.fault]?.nature !== 'limited') expect(posts.length).toBeLessThanOrEqual(2);
    expect(elsewhere.asked).toEqual([]);
    ended += 1;
  });
});
