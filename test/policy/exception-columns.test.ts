import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { violationTypes } from '../../src/api/words.ts';
import { answerRank } from '../../src/policy/answer.ts';
import { distinct, mapFindings } from '../../src/policy/distinct.ts';
import { coverAt, coversOf } from '../../src/policy/exception-columns.ts';
import { exceptionFor } from '../../src/policy/exceptions.ts';
import type { Finding } from '../../src/policy/finding.ts';
import type { Exception } from '../../src/policy/policy.ts';
import type { Claim } from '../../src/policy/vex/statement.ts';
import { propertyRuns } from '../model/runs.ts';
import { claim, exceptions, findings, globs, paths, today } from './arbitrary-exceptions.ts';
import { detectedDaysAgo, exception, finding } from './evidence.ts';

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

describe('whether a finding has to be asked about alone', () => {
  const marks = ['shared', 'alone', 'covered'];
  const marked = (all: readonly Exception[], list: readonly Finding[]) =>
    Array.from(coversOf({ findings: list, exceptions: all, today }).marks, (mark) => marks[mark]);
  const past = { expires: '2026-05-31' };

  it.each<[string, Exception[], Partial<Finding>, string]>([
    ['where no exception asks anything', [], {}, 'shared'],
    ['where one asks for its type', [exception({ type: 'SAST' })], { filePath: undefined }, 'shared'],
    ['in a folder that an exception holds', [exception({ path: 'src/**' })], { filePath: 'src/web/a.js' }, 'shared'],
    ['in a folder that none holds', [exception({ path: 'src/**' })], { filePath: 'lib/a.js' }, 'shared'],
    ['in a folder of which one holds some', [exception({ path: 'src/*.js' })], { filePath: 'src/a.js' }, 'alone'],
    ['below that', [exception({ path: 'src/*.js' })], { filePath: 'src/web/a.js' }, 'shared'],
    ['under a name of a glob', [exception({ path: 'src/website/a.js' })], { filePath: 'lib/website' }, 'alone'],
    [
      'in a folder that one of two holds whole',
      [exception({ path: 'src/**' }), exception({ path: '*/*.js' })],
      { filePath: 'src/a.js' },
      'alone',
    ],
    [
      'in a folder beside what asks for no place',
      [exception({ path: 'src/**' }), exception({ type: 'SAST' })],
      { filePath: 'src/a.js' },
      'shared',
    ],
    ['where a path has to be read', [exception({ path: 'src/**' })], { filePath: 'src/a,b.js' }, 'alone'],
    ['where a folder has to be read', [exception({ path: 'src/**' })], { filePath: './src/a.js' }, 'alone'],
    ['in no place', [exception({ path: 'src/**' })], { filePath: undefined }, 'shared'],
    ['in no place, whatever lies in none', [exception({ path: '*.js' })], { filePath: undefined }, 'shared'],
    ['by an id', [exception({ violationId: 'v1' })], { id: 'v1' }, 'alone'],
    ['by another id', [exception({ violationId: 'v1' })], { id: 'v2' }, 'shared'],
    ['by a title alone', [exception({ title: ' One' })], { title: 'One ' }, 'covered'],
    ['by another title', [exception({ title: 'One' })], { title: 'Two' }, 'shared'],
    ['by a title that is over', [exception({ title: 'One', ...past })], { title: 'One' }, 'alone'],
    [
      'by a title that is over and one that is not',
      [exception({ title: 'One', ...past }), exception({ title: 'One' })],
      { title: 'One' },
      'covered',
    ],
    ['by a title and a type', [exception({ title: 'One', type: 'SAST' })], { title: 'One' }, 'alone'],
    ['by a title and a path', [exception({ title: 'One', path: 'a.js' })], { title: 'One' }, 'alone'],
    ['by a title and a weakness', [exception({ title: 'One', cwe: 'CWE-79' })], { title: 'One' }, 'alone'],
    [
      'by a title alone and an id',
      [exception({ title: 'One' }), exception({ violationId: 'v1' })],
      { title: 'One', id: 'v1' },
      'covered',
    ],
    ['by a statement, of a package', [exception({ vex: claim('CVE-1') })], { type: 'SCA' }, 'alone'],
    ['by a statement, of no type', [exception({ vex: claim('CVE-1') })], { type: undefined }, 'alone'],
    ['by a statement, of code', [exception({ vex: claim('CVE-1') })], { type: 'SAST' }, 'shared'],
    ['by a statement that names it', [exception({ vex: claim('v1') })], { type: 'SAST', id: 'v1' }, 'alone'],
    [
      'by a statement beside an id',
      [exception({ vex: claim('v1') }), exception({ violationId: 'v2' })],
      { type: 'SAST', id: 'v1' },
      'alone',
    ],
  ])('%s: %#', (_, all, fields, expected) => {
    // Another finding before it: what is of one is not of all.
    expect(marked(all, [finding({ title: 'Another' }), finding(fields)])[1]).toBe(expected);
  });

  const ofTypes = (...types: Finding['type'][]) =>
    types.flatMap((type) =>
      ['src/a.js', 'lib/a.js', 'src/b.js', undefined].map((filePath) => finding({ type, filePath })),
    );
  const everyType = ofTypes(...violationTypes, undefined);
  const count = (answers: Uint8Array) => answers.filter((answer) => answer > 0).length;

  it.each<[string, Exception[], Finding[], number]>([
    ['folder and type', [exception({ path: 'src/**', type: 'SCA' })], everyType, 3 * (violationTypes.length + 1)],
    ['folder and type, of few types', [exception({ path: 'src/**' })], ofTypes(violationTypes[2], undefined), 3 * 2],
    ['type where none asks for a place', [exception({ type: 'SCA' })], everyType, violationTypes.length + 1],
  ])('it is asked once of a %s', (_, all, list, expected) => {
    const covers = coversOf({ findings: list, exceptions: all, today });
    expect(list.map((_, position) => coverAt(covers, position))).toEqual(alone(list, all));
    expect(count(covers.answers)).toBe(expected);
    expect(covers.folders === undefined).toBe(all[0]?.path === undefined);
    covers.answers.fill(1 + answerRank.unknown);
    expect(list.map((_, position) => coverAt(covers, position))).toEqual(list.map(() => answerRank.unknown));
  });

  it('it is where its detail was read', () => {
    const read = [finding({ detail: detectedDaysAgo(1) }), finding({ detail: detectedDaysAgo(1) })];
    const covers = coversOf({ findings: read, exceptions: [exception({ type: 'SAST' })], today });
    expect(read.map((_, position) => coverAt(covers, position))).toEqual([answerRank.yes, answerRank.yes]);
    expect(count(covers.answers)).toBe(0);
  });
});

describe('what exceptions say of a list', () => {
  it('is what they say of each of its findings', () => {
    fc.assert(
      fc.property(lists, exceptions, statements, (list, some, others) => {
        const all = [...some, ...others];
        expect(together(list, all)).toEqual(alone(list, all));
        // Asked again, as of other exceptions of the same day.
        expect(together(list, some)).toEqual(alone(list, some));
      }),
      { numRuns: propertyRuns(3000) },
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
      { numRuns: propertyRuns(1000) },
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
