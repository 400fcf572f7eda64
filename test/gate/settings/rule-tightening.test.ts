import { expect, it } from 'vitest';
import { tighten } from '../../../src/gate/settings/policy-settings.ts';
import { atHigh, type NamedRule } from '../policy/evidence.ts';

const rule = (fields: Partial<NamedRule> = {}): NamedRule => {
  return { name: 'Payments', match: { cvss: 7 }, allow: 1, effect: 'block', ...fields };
};
const base = rule();

function tightenRules(before: NamedRule[], after: NamedRule[]) {
  const of = (rules: NamedRule[]) => ({
    policy: { ...atHigh, rules },
    enforcement: { warnOnly: false, onInconclusive: {} },
  });
  const { value, tightened, ignored } = tighten(of(before), of(after));
  return { value: value.policy.rules, tightened, ignored };
}

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

it('of a rule that only warns, one that warns of more is tighter', () => {
  const [warning, wider] = [rule({ effect: 'warn' }), rule({ effect: 'warn', allow: 0 })];
  expect(tightenRules([warning], [wider])).toMatchObject({ value: [wider], ignored: [] });
  expect(tightenRules([wider], [warning])).toMatchObject({ value: [wider], tightened: [] });
});
