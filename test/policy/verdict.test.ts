import { expect, it } from 'vitest';
import { countProven, pickWorstVerdict, type Verdict } from '../../src/policy/verdict.ts';

it.each<[readonly Verdict[], Verdict]>([
  [[], 'passed'],
  [['passed', 'passed'], 'passed'],
  [['passed', 'inconclusive'], 'inconclusive'],
  [['inconclusive', 'passed'], 'inconclusive'],
  [['inconclusive', 'failed', 'passed'], 'failed'],
])('of %j the worst is %s', (several, worst) => {
  expect(pickWorstVerdict(several)).toBe(worst);
});

it('as many findings break a rule as are proven by number or by name, whichever are more', () => {
  const named = { blocks: { HIGH: 2, LOW: 1 }, mayBlock: { CRITICAL: 9 } };
  expect([countProven({ lo: 5, named }), countProven({ lo: 1, named }), countProven({ lo: 4 })]).toEqual([5, 3, 4]);
});
