/** One fault at one phase of a run, and what must hold then. */
import { expect } from 'vitest';
import { expectClosedCheckRun, expectSound } from './invariants.ts';
import type { Fault } from './peer/faults.ts';
import { worlds } from './peer/worlds.ts';
import { type Play, type Played, play } from './play.ts';
import { allowedVerdicts, type Phase, phases, type Scenario } from './scenarios.ts';

type Faults = Record<string, Fault>;

export function titled(scenarios: readonly Scenario[]): (Scenario & { title: string })[] {
  return scenarios.map((scenario) => ({
    ...scenario,
    title: `${scenario.phase}: ${scenario.fault}, ${scenario.often} (${scenario.world})`,
  }));
}

interface Disturbed {
  played: Played;
  /** How many requests met the fault, or would have. */
  happened: number;
}

/** `onFault` hears of each time that the fault happens. */
export async function disturb(
  scenario: Scenario,
  faults: Faults,
  { inputs, onFault, ...given }: Partial<Play> & { onFault?: (fault: Fault) => void },
): Promise<Disturbed> {
  const phase: Phase = phases[scenario.phase];
  const fault = faults[scenario.fault] as Fault;
  let happened = 0;
  const played = await play({
    ...given,
    world: worlds[scenario.world].world,
    inputs: { scope: scenario.world === 'old' ? 'auto' : 'scan', ...inputs },
    fault(asked, states) {
      if (asked.server !== phase.server || !phase.isMeant(asked, states)) return undefined;
      happened += 1;
      if (scenario.often === 'once' && happened > 1) return undefined;
      onFault?.(fault);
      return fault;
    },
  });
  return { played, happened };
}

export function expectAgreedEnd(scenario: Scenario, faults: Faults, { played, happened }: Disturbed): void {
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
}
