import { expect, it } from 'vitest';
import { distinct, mapFindings } from '../../src/policy/distinct.ts';
import { finding } from './evidence.ts';

it('of findings with one id the worst of what each says is one finding, in the place of the first', () => {
  const [low, other, high] = [finding({ id: 'a', severity: 'LOW' }), finding({ id: 'b' }), finding({ id: 'a' })];
  const one = distinct([low, other, high]);
  expect(one.map(({ id, severity }) => [id, severity])).toEqual([
    ['a', 'HIGH'],
    ['b', 'HIGH'],
  ]);
  expect(one[1]).toBe(other);
});

it('a list in which each id stands once stays the list that it is, and so does what became of it', () => {
  const list = distinct([finding(), finding()]);
  expect(distinct(list)).toBe(list);
  const next = mapFindings(list, (each) => ({ ...each, line: 7 }));
  expect(next.map(({ line }) => line)).toEqual([7, 7]);
  expect(distinct(next)).toBe(next);
});

it('what became of a list in which an id stands twice is no more distinct than that', () => {
  const next = mapFindings([finding({ id: 'a' }), finding({ id: 'a' })], (each) => ({ ...each, line: 7 }));
  expect(next).toHaveLength(2);
  expect(distinct(next)).toHaveLength(1);
});
