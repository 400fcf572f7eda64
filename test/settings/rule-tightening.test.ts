import { expect, it } from 'vitest';
import type { NamedRule } from '../../src/policy/rules/named.ts';
import { mergeRules, tightenRules } from '../../src/settings/rule-tightening.ts';

const rule = (fields: Partial<NamedRule> = {}): NamedRule => {
  return { name: 'Payments', match: { cvss: 7 }, allow: 1, effect: 'block', ...fields };
};
const base = rule();

it.each<[string, NamedRule, boolean]>([
  ['allows less', rule({ allow: 0 }), true],
  ['asks for less', rule({ match: { cvss: 5 } }), true],
  ['is written in another case, and allows less', rule({ name: 'PAYMENTS', allow: 0 }), true],
  ['allows more', rule({ allow: 2 }), false],
  ['asks for more', rule({ match: { cvss: 9 } }), false],
  ['only warns', rule({ effect: 'warn' }), false],
  ['only warns, and allows less', rule({ effect: 'warn', allow: 0 }), false],
])('a version of a rule that %s', (_, version, isTighter) => {
  const { value, tightened, ignored } = tightenRules([base], [version]);
  expect(value).toEqual([isTighter ? version : base]);
  expect([tightened.length, ignored.length]).toEqual(isTighter ? [1, 0] : [0, 1]);
});

it('a rule that is the same, left out or new stays, stays and is added', () => {
  const other = rule({ name: 'Other' });
  expect(tightenRules([base], [base])).toEqual({ value: [base], tightened: [], ignored: [] });
  expect(tightenRules([base], [])).toEqual({ value: [base], tightened: [], ignored: ['no rule Payments'] });
  expect(tightenRules([base], [base, other])).toMatchObject({ value: [base, other], ignored: [] });
  expect(tightenRules([base], [other]).value).toEqual([base, other]);
});

it('of several files’ rules of one name the first counts', () => {
  expect(mergeRules([[base], [rule({ name: 'payments', allow: 9 })], undefined])).toEqual([base]);
  expect(mergeRules([undefined, []])).toBeUndefined();
});
