import { describe, expect, it } from 'vitest';
import { makesWorse, ordinary, ordinaryWorld } from './ordinary-world.ts';
import { play } from './play.ts';
import { modelRuns as asked, atMost, isLong, modelTimeoutMs } from './runs.ts';
import { brokenRules, doubtfulRules, isAskedAbout, truthOf } from './truth.ts';
import { isUndecidable } from './undecidable.ts';
import { isHeldByOurs, type World } from './world.ts';

/** A share says little of fewer. */
const modelRuns = Math.max(isLong ? 1000 : 500, asked);

interface Figures {
  runs: number;
  inconclusive: number;
  /** Of these: what was read allows worlds in which the rules hold and others in which they do not. */
  undecidable: number;
  /** Failed although nothing that the scope counts is above its limit. */
  wronglyRed: number;
  /** Failed although our branch holds nothing that the base branch lacks, and nothing in the files that change. */
  redForOldDebt: number;
  wronglyGreen: number;
  /** What kept the inconclusive ones from deciding: scope and reason, with the number of runs. */
  causes: Map<string, number>;
}

async function playDays(figures: typeof ordinary, runs: number): Promise<Figures> {
  const sum: Figures = {
    runs,
    inconclusive: 0,
    undecidable: 0,
    wronglyRed: 0,
    redForOldDebt: 0,
    wronglyGreen: 0,
    causes: new Map(),
  };
  for (let seed = 1; seed <= runs; seed++) {
    const world = ordinaryWorld(seed, figures);
    const { collected, error, facts } = await play(world);
    const truth = truthOf(world, facts);
    const isBroken = brokenRules(truth).length > 0;
    const verdict = collected?.judgement.verdict ?? 'inconclusive';
    if (verdict === 'inconclusive') {
      sum.inconclusive += 1;
      if (collected !== undefined && isUndecidable(collected.evidence, collected.policy)) sum.undecidable += 1;
      const cause = `${world.policy.scope}: ${error?.code ?? 'bounds too wide'}`;
      sum.causes.set(cause, (sum.causes.get(cause) ?? 0) + 1);
    }
    if (verdict === 'failed' && !isBroken) sum.wronglyRed += 1;
    if (verdict === 'failed' && world.policy.scope === 'auto' && !isWorse(world)) sum.redForOldDebt += 1;
    if (verdict === 'passed' && doubtfulRules(truth).length > 0) sum.wronglyGreen += 1;
  }
  return sum;
}

function isWorse(world: World): boolean {
  return world.findings.some(
    (finding) => isHeldByOurs(finding) && isAskedAbout(world, finding) && makesWorse(world, finding),
  );
}

function print(
  name: string,
  { runs, inconclusive, undecidable, wronglyRed, redForOldDebt, wronglyGreen, causes }: Figures,
): void {
  const percent = (count: number) => `${((100 * count) / runs).toFixed(2)} %`;
  const why = [...causes].map(([cause, count]) => `${count} ${cause}`).join(', ');
  console.log(
    `${name}: ${runs} runs, ${percent(inconclusive)} inconclusive (${why || 'none'}; no evidence decides ${percent(undecidable)}), ${percent(wronglyRed)} wrongly red, ` +
      `${percent(redForOldDebt)} red for old debt, ${percent(wronglyGreen)} wrongly green`,
  );
}

describe('ordinary runs', () => {
  it(
    'are seldom inconclusive, hardly ever wrongly red, and never wrongly green',
    async () => {
      const figures = await playDays(ordinary, modelRuns);
      print('ordinary', figures);
      expect(figures.wronglyGreen).toBe(0);
      expect(figures.inconclusive / modelRuns).toBeLessThanOrEqual(atMost(0.005, modelRuns, 1000));
      expect((figures.wronglyRed + figures.redForOldDebt) / modelRuns).toBeLessThanOrEqual(
        atMost(0.003, modelRuns, 1000),
      );
    },
    modelTimeoutMs,
  );

  it(
    'are decided wherever the evidence can, where the service stamps findings at any moment of scans that overlap',
    async () => {
      const runs = modelRuns;
      const figures = await playDays({ ...ordinary, stamps: ['within'] }, runs);
      print('ordinary, stamped within', figures);
      expect(figures.wronglyGreen).toBe(0);
      expect((figures.inconclusive - figures.undecidable) / runs).toBeLessThanOrEqual(atMost(0.005, runs, 1000));
      expect(figures.inconclusive / runs).toBeLessThanOrEqual(0.05);
      expect((figures.wronglyRed + figures.redForOldDebt) / runs).toBeLessThanOrEqual(atMost(0.003, runs, 1000));
    },
    modelTimeoutMs,
  );
});
