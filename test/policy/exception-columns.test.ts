import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerRank } from '../../src/policy/answer.ts';
import { distinct, mapFindings } from '../../src/policy/distinct.ts';
import { coverAt, coversOf } from '../../src/policy/exception-columns.ts';
import { exceptionFor } from '../../src/policy/exceptions.ts';
import type { Finding } from '../../src/policy/finding.ts';
import type { Exception } from '../../src/policy/policy.ts';
import type { Claim } from '../../src/policy/vex/statement.ts';
import { exceptions, findings, globs, paths, today } from './arbitrary-exceptions.ts';
import { exception, finding } from './evidence.ts';

const claim = (...names: string[]): Claim => ({
  names,
  ids: names,
  products: [{ names: [], purls: [], owner: 'this', parts: [] }],
  rivals: [],
  status: 'not_affected',
  justification: undefined,
  text: undefined,
  author: 'team-shop',
  timeMs: 0,
  place: 'openvex.json, statement 1',
});
const takenBack: Claim = { ...claim('CVE-3'), rivals: [claim('f4', 'CVE-3')] };
const statements: fc.Arbitrary<Exception[]> = fc.subarray(
  [claim('CVE-1'), claim('f3', 'CVE-2'), takenBack].map((vex) => exception({ vex })),
);

/** Each under an id of its own; some end as the ids that exceptions name. */
const lists = fc
  .array(findings, { minLength: 1, maxLength: 30 })
  .map((list) =>
    list.map((each, place): Finding => {
      const id = place < 2 ? each.id : `f${place}`;
      return place % 5 === 4 ? { ...each, id, unclear: ['filePath', 'title'] } : { ...each, id };
    }),
  )
  .map(distinct);

const together = (list: readonly Finding[], all: readonly Exception[]) => {
  const covers = coversOf({ findings: list, exceptions: all, today });
  return list.map((_, position) => coverAt(covers, position));
};
const alone = (list: readonly Finding[], all: readonly Exception[]) =>
  list.map((each) => answerRank[exceptionFor(each, all, today).answer]);

describe('what exceptions say of a list', () => {
  it('is what they say of each of its findings', () => {
    fc.assert(
      fc.property(lists, exceptions, statements, (list, some, others) => {
        const all = [...some, ...others];
        expect(together(list, all)).toEqual(alone(list, all));
        // Asked again, as of other exceptions of the same day.
        expect(together(list, some)).toEqual(alone(list, some));
      }),
      { numRuns: 3000 },
    );
  });

  it('follows what becomes of its findings', () => {
    const changes = fc.array(fc.constantFrom('id', 'title', 'filePath', 'type', 'line'), { maxLength: 3 });
    fc.assert(
      fc.property(lists, exceptions, changes, findings, (list, all, changed, other) => {
        together(list, all);
        const news = Object.fromEntries(changed.map((fact) => [fact, other[fact as keyof Finding]]));
        const next = mapFindings(list, (each) => (each === list[0] ? { ...each, ...news } : each));
        expect(together(next, all)).toEqual(alone(next, all));
      }),
      { numRuns: 1000 },
    );
  });

  it.each(globs)('is what they say of each of its places: %s', (path) => {
    const list = [...paths, undefined, ...paths.toReversed()].map((filePath) => finding({ filePath }));
    const all = [exception({ path })];
    expect(together(list, all)).toEqual(alone(list, all));
    expect(together(list.toReversed(), all)).toEqual(alone(list.toReversed(), all));
  });

  it('is told apart where a statement names one of several vulnerabilities', () => {
    const list = ['f3', 'f4', 'f5'].map((id) => finding({ id, type: 'SCA' }));
    const all = [exception({ vex: takenBack })];
    expect(together(list, all)).toEqual(alone(list, all));
  });

  it.each([{ id: 'v2' }, { filePath: 'lib/a.js' }])('follows a finding to %o', (news) => {
    const list = distinct([finding({ id: 'v1', filePath: 'src/a.js' }), finding({ filePath: 'src/b.js' })]);
    const all = [exception({ violationId: 'v2' }), exception({ path: 'lib/**' })];
    expect(together(list, all)).toEqual([0, 0]);
    expect(
      together(
        mapFindings(list, (each) => (each.id === 'v1' ? { ...each, ...news } : each)),
        all,
      ),
    ).toEqual([2, 0]);
  });

  it('is told apart where only the end of an id is alike', () => {
    const list = ['1-5f0e8c1a', '2-5f0e8c1a', 'c1a', ''].map((id) => finding({ id }));
    const all = [exception({ violationId: '2-5f0e8c1a' }), exception({ violationId: '' })];
    expect(together(list, all)).toEqual(alone(list, all));
    expect(together(list, all)).toEqual([0, 2, 0, 2]);
  });
});
