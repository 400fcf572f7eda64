import { expect, it } from 'vitest';
import { removeUndefined, toCanonicalJson } from '../../src/gate/canonical-json.ts';

it.each<[string, unknown, string]>([
  ['a list is in one order', ['b', 'a', 2], '["a","b",2]'],
  ['an object is in one order, without what is absent', { b: 1, c: undefined, a: null }, '{"a":null,"b":1}'],
  ['both within each other', { list: [{ z: 1, y: [3, 2] }, null] }, '{"list":[null,{"y":[2,3],"z":1}]}'],
  ['a text is quoted', 'say "no"', '"say \\"no\\""'],
  ['what is empty is told apart', { a: [], b: {}, c: '' }, '{"a":[],"b":{},"c":""}'],
])('%s', (_, value, text) => expect(toCanonicalJson(value)).toBe(text));

it('without what is absent there is nothing left of it', () => {
  const defined = removeUndefined({ a: 1, b: undefined, c: null });
  expect(Object.entries(defined)).toEqual([
    ['a', 1],
    ['c', null],
  ]);
});
