import { expect, it } from 'vitest';
import { mergeDuplicates } from '../../src/policy/distinct.ts';
import { finding } from './evidence.ts';

it('of findings with one id the worst of what each says is one finding, in the place of the first', () => {
  const [low, other, high] = [finding({ id: 'a', severity: 'LOW' }), finding({ id: 'b' }), finding({ id: 'a' })];
  const one = mergeDuplicates([low, other, high]);
  expect(one.map(({ id, severity }) => [id, severity])).toEqual([
    ['a', 'HIGH'],
    ['b', 'HIGH'],
  ]);
  expect(one[1]).toBe(other);
});

it('a list in which each id stands once stays the list that it is', () => {
  const list = [finding(), finding()];
  expect(mergeDuplicates(list)).toBe(list);
});
