import { expect, it } from 'vitest';
import { type Verdict, worstVerdict } from '../../src/policy/verdict.ts';

it.each<[readonly Verdict[], Verdict]>([
  [[], 'passed'],
  [['passed', 'passed'], 'passed'],
  [['passed', 'inconclusive'], 'inconclusive'],
  [['inconclusive', 'passed'], 'inconclusive'],
  [['inconclusive', 'failed', 'passed'], 'failed'],
])('of %j the worst is %s', (several, worst) => {
  expect(worstVerdict(several)).toBe(worst);
});
