import { expect, it } from 'vitest';
import { provenCount, type Verdict, worstVerdict } from '../../src/policy/verdict.ts';

it.each<[readonly Verdict[], Verdict]>([
  [[], 'passed'],
  [['passed', 'passed'], 'passed'],
  [['passed', 'inconclusive'], 'inconclusive'],
  [['inconclusive', 'passed'], 'inconclusive'],
  [['inconclusive', 'failed', 'passed'], 'failed'],
])('of %j the worst is %s', (several, worst) => {
  expect(worstVerdict(several)).toBe(worst);
});

it('as many findings break a rule as are proven by number or by name, whichever are more', () => {
  const named = { blocks: { HIGH: 2, LOW: 1 }, mayBlock: { CRITICAL: 9 } };
  expect([provenCount({ lo: 5, named }), provenCount({ lo: 1, named }), provenCount({ lo: 4 })]).toEqual([5, 3, 4]);
});
