import { describe, expect, it } from 'vitest';
import { tighten } from '../../../src/gate/settings/policy-settings.ts';
import { atHigh, type Exception, exception, type VexClaim, type VexProduct } from './evidence.ts';

const today = '2026-06-01';
const product = (fields: Partial<VexProduct> = {}): VexProduct => ({
  names: ['pkg:npm/a'],
  purls: [],
  owner: 'this',
  parts: [],
  ...fields,
});
const part = (name: string) => ({ names: [name], purls: [] });
const claim = (...products: VexProduct[]): VexClaim => ({
  ...{ names: ['CVE-1', 'GHSA-1'], ids: ['CVE-1'], products, rivals: { all: [], byName: new Map() }, status: 'fixed' },
  ...{ justification: undefined, text: undefined, author: 'team', timeMs: 0, place: 'vex.json, statement 1' },
});

/** What is left of a base's exceptions, and told, where another version has these. */
function restrict(base: Exception[], other: Exception[], maxExceptionDays?: number, day = today) {
  const of = (exceptions: Exception[]) => ({
    policy: { ...atHigh, exceptions, today: day },
    enforcement: { warnOnly: false, onInconclusive: {} },
  });
  const { value, tightened, ignored } = tighten(of(base), of(other), maxExceptionDays);
  return { value: value.policy.exceptions, tightened, ignored };
}

const described = (each: Exception) =>
  restrict([each], [])
    .tightened.join()
    .replace(/^no exception for /, '');

describe('an exception', () => {
  it.each<[Partial<Exception>, string]>([
    [{ violationId: 'v1' }, 'violation v1'],
    [{ cwe: 'CWE-79', path: 'test/**' }, 'CWE-79 in test/**'],
    [{ type: 'SAST', title: 'XSS', path: 'a.js' }, 'sast "XSS" in a.js'],
    [{ vex: claim(product()) }, 'CVE-1 in pkg:npm/a (vex.json, statement 1)'],
  ])('%j reads "%s"', (fields, text) => expect(described(exception(fields))).toBe(text));

  it('is another one where it covers something else, until whenever', () => {
    const [one, other] = [exception({ path: 'a', reason: 'x' }), exception({ path: 'a', expires: '2026-12-31' })];
    expect(restrict([one], [other]).value).toEqual([{ ...one, expires: '2026-12-31' }]);
    const criteria = ['violationId', 'cwe', 'type', 'title', 'path'] as const;
    const all = [...criteria.flatMap((name) => ['a', 'b'].map((value) => exception({ [name]: value }))), exception({})];
    for (const each of all) expect(restrict(all, [each]).value).toEqual([each]);
  });

  it.each([
    [2, false],
    [3, true],
  ])('lasts whole days: 3 are no more than %i: %s', (most, isAllowed) => {
    const one = exception({ path: 'a', expires: '2026-03-02' });
    expect(restrict([], [one], most, '2026-02-27').value).toEqual(isAllowed ? [one] : []);
  });
});

describe('the exceptions of a version that may only tighten', () => {
  const until = (expires: string, path = 'a') => exception({ path, expires });
  const compared = (base: Exception[], other: Exception[], maxExceptionDays?: number) => {
    const { value, tightened, ignored } = restrict(base, other, maxExceptionDays);
    return [value.map(({ path, expires }) => `${path} ${expires}`), tightened, ignored];
  };

  it.each<[string, Exception[], Exception[], number | undefined, string[], string[], string[]]>([
    ['stay', [until('2026-07-01')], [until('2026-07-01')], undefined, ['a 2026-07-01'], [], []],
    ['go', [until('2026-07-01')], [], undefined, [], ['no exception for in a'], []],
    [
      'end earlier',
      [until('2026-07-01')],
      [until('2026-06-02')],
      undefined,
      ['a 2026-06-02'],
      ['exception for in a until 2026-06-02'],
      [],
    ],
    [
      'end no later',
      [until('2026-07-01')],
      [until('2026-07-02')],
      undefined,
      ['a 2026-07-01'],
      [],
      ['exception for in a until 2026-07-02'],
    ],
    ['are no new ones', [], [until('2026-06-02')], undefined, [], [], ['exception for in a until 2026-06-02']],
    ['are new ones for the days that are allowed', [], [until('2026-06-08')], 7, ['a 2026-06-08'], [], []],
    ['are no new ones beyond them', [], [until('2026-06-09')], 7, [], [], ['exception for in a until 2026-06-09']],
    [
      'have the last of the days that are stated twice',
      [until('2026-07-01')],
      [until('2026-06-30'), until('2026-06-02')],
      undefined,
      ['a 2026-06-30'],
      ['exception for in a until 2026-06-30'],
      [],
    ],
    [
      'are those of either of two in the base',
      [until('2026-06-02'), until('2026-07-01')],
      [until('2026-07-01')],
      undefined,
      ['a 2026-06-02', 'a 2026-07-01'],
      [],
      [],
    ],
  ])('%s', (_, base, other, days, ...expected) => expect(compared(base, other, days)).toEqual(expected));
});

describe('what excuses by statements', () => {
  it.each<[VexProduct[], string]>([
    [[product()], 'CVE-1 in pkg:npm/a (vex.json, statement 1)'],
    [[product(), product(), product()], 'CVE-1 in pkg:npm/a and 2 more (vex.json, statement 1)'],
    [[product({ parts: [part('p')] })], 'CVE-1 in p (vex.json, statement 1)'],
    [[product({ parts: [part('p'), part('q')] })], 'CVE-1 in p and 1 more (vex.json, statement 1)'],
    [[product({ owner: 'maybe', parts: [part('p')] })], 'CVE-1 in p of pkg:npm/a (vex.json, statement 1)'],
  ])('names the first of its products', (products, text) => {
    expect(described(exception({ vex: claim(...products) }))).toBe(text);
  });
});
