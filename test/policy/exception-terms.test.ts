import { describe, expect, it } from 'vitest';
import {
  buildExceptionKey,
  countDaysBetween,
  formatClaim,
  formatException,
  isExpired,
  isExpiring,
  prepareForHash,
  restrictExceptions,
} from '../../src/policy/exception-terms.ts';
import type { Exception } from '../../src/policy/policy.ts';
import { indexRivals, type VexClaim, type VexProduct } from '../../src/policy/vex/statement.ts';
import { exception } from './evidence.ts';

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
  ...{ names: ['CVE-1', 'GHSA-1'], ids: ['CVE-1'], products, rivals: indexRivals([]), status: 'fixed' },
  ...{ justification: undefined, text: undefined, author: 'team', timeMs: 0, place: 'vex.json, statement 1' },
});

describe('an exception', () => {
  it.each<[string, boolean, boolean]>([
    ['2026-05-31', true, false],
    ['2026-06-01', false, true],
    ['2026-06-15', false, true],
    ['2026-06-16', false, false],
  ])('that ends on %s has ended: %s, ends soon: %s', (expires, ended, soon) => {
    expect([isExpired(exception({ expires }), today), isExpiring(exception({ expires }), today)]).toEqual([
      ended,
      soon,
    ]);
  });

  it.each<[Partial<Exception>, string]>([
    [{ violationId: 'v1' }, 'violation v1'],
    [{ cwe: 'CWE-79', path: 'test/**' }, 'CWE-79 in test/**'],
    [{ type: 'SAST', title: 'XSS', path: 'a.js' }, 'sast "XSS" in a.js'],
    [{ vex: claim(product()) }, 'CVE-1 in pkg:npm/a (vex.json, statement 1)'],
  ])('%j reads "%s"', (fields, text) => expect(formatException(exception(fields))).toBe(text));

  it('has the key of another one that covers the same, until whenever', () => {
    const [one, other] = [exception({ path: 'a', reason: 'x' }), exception({ path: 'a', expires: '2030-01-01' })];
    expect(buildExceptionKey(one)).toBe(buildExceptionKey(other));
    const criteria = ['violationId', 'cwe', 'type', 'title', 'path'] as const;
    const keys = criteria.flatMap((name) => ['a', 'b'].map((value) => buildExceptionKey(exception({ [name]: value }))));
    expect(new Set([...keys, buildExceptionKey(exception({}))]).size).toBe(11);
  });

  it('lasts whole days', () => expect(countDaysBetween('2026-02-27', '2026-03-02')).toBe(3));
});

describe('the exceptions of a version that may only tighten', () => {
  const until = (expires: string, path = 'a') => exception({ path, expires });
  const compared = (base: Exception[], other: Exception[], maxExceptionDays?: number) => {
    const { value, tightened, ignored } = restrictExceptions(base, other, { today, maxExceptionDays });
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
  ])('names the first of its products', (products, text) => expect(formatClaim(claim(...products))).toBe(text));

  it('is known by what takes it back once, for all of it', () => {
    const rivals = [{ names: ['CVE-1'], ids: ['CVE-1'], products: [], timeMs: 1 }];
    const plain = exception({ path: 'a' });
    const vex = { ...claim(product()), rivals: indexRivals(rivals) };
    const hashed = prepareForHash([plain, exception({ vex }), exception({ vex })]);
    const own = { ...exception({}), vex: { ...vex, rivals: undefined } };
    expect(hashed).toEqual({ exceptions: [{ ...plain, vex: undefined }, own, own], rivals });
    expect(prepareForHash([plain])).not.toHaveProperty('rivals');
  });
});
