import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerRank } from '../../src/policy/answer.ts';
import { classesOf, idEndsOf, locationsOf, numberedOf, titlesOf } from '../../src/policy/columns.ts';
import { mapFindings } from '../../src/policy/distinct.ts';
import { coverAt, coversOf } from '../../src/policy/exception-columns.ts';
import { exceptionFor } from '../../src/policy/exceptions.ts';
import type { Finding } from '../../src/policy/finding.ts';
import { beginNumbering, joinColumns } from '../../src/policy/numbering.ts';
import { propertyRuns } from '../model/runs.ts';
import { exceptions, findings, today } from './arbitrary-exceptions.ts';
import { finding } from './evidence.ts';

const pages = fc.array(fc.array(findings, { maxLength: 8 }), { minLength: 1, maxLength: 6 });
/** The order in which pages arrive. */
const order = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 6 });

/** What is said of each finding, whatever the numbers are. */
function toldOf(list: readonly Finding[]) {
  const [titles, { folders, names }, classes] = [titlesOf(list), locationsOf(list), classesOf(list)];
  const ends = idEndsOf(list);
  return list.map((_, at) => {
    const sample = classes.samples[classes.places[at] ?? 0];
    const { severity, severityKnown, type, status, label, cvss, epss } = sample ?? {};
    return {
      title: titles.texts[titles.places[at] ?? 0],
      // Two folders are none: no path, and one that has to be read.
      folder: (folders.places[at] ?? 0) < 2 ? folders.places[at] : folders.texts[folders.places[at] ?? 0],
      name: (names.places[at] ?? 0) < 2 ? names.places[at] : names.texts[names.places[at] ?? 0],
      sample: sample && { severity, severityKnown, type, status, label, cvss, epss },
      end: ends[at],
    };
  });
}

function numbered(all: readonly (readonly Finding[])[], arrived: readonly number[] = []): Finding[] {
  const number = beginNumbering();
  const late = all.filter((_, index) => !arrived.includes(index));
  for (const page of [...new Set(arrived.map((index) => all[index] ?? []))].concat(late)) number(page);
  const list = all.flat();
  joinColumns(all, list);
  return list;
}

describe('a list that was numbered while it was read', () => {
  it('says of each finding what is looked up of it alone, in whatever order its pages came', () => {
    fc.assert(
      fc.property(pages, order, (all, arrived) => {
        const list = numbered(all, arrived);
        expect(numberedOf(list) === undefined).toBe(list.length === 0);
        expect(toldOf(list)).toEqual(toldOf([...list]));
      }),
      { numRuns: propertyRuns(500) },
    );
  });

  it('is covered by exceptions as each of its findings is', () => {
    fc.assert(
      fc.property(pages, exceptions, (all, some) => {
        const list = numbered(all);
        const covers = coversOf({ findings: list, exceptions: some, today });
        expect(list.map((_, at) => coverAt(covers, at))).toEqual(
          list.map((each) => answerRank[exceptionFor(each, some, today).answer]),
        );
      }),
      { numRuns: propertyRuns(500) },
    );
  });

  it('can be joined with another one of the same numbering', () => {
    const number = beginNumbering();
    const [first, second] = ['a/b.js', 'c/b.js'].map((filePath, index) => [finding({ id: `${index}`, filePath })]);
    const lists = [first ?? [], second ?? []].map((page) => {
      number(page);
      const list = [...page];
      joinColumns([page], list);
      return list;
    });
    const both = lists.flat();
    joinColumns(lists, both);
    expect(numberedOf(both)).toBeDefined();
    expect(toldOf(both)).toEqual(toldOf([...both]));
    expect(locationsOf(both).names.places[0]).toBe(locationsOf(both).names.places[1]);
  });

  it('has room for pages of any length', () => {
    const long = Array.from({ length: 5000 }, (_, at) => finding({ id: `${at}`, filePath: `src/${at % 7}.js` }));
    const all = [long.slice(0, 100), long.slice(100, 4990), long.slice(4990)];
    expect(toldOf(numbered(all))).toEqual(toldOf([...long]));
  });
});

describe('what was numbered is forgotten', () => {
  const page = [finding({ id: 'a', filePath: 'a/b.js' }), finding({ id: 'b', filePath: 'a/c.js' })];
  const [first, second] = page as [Finding, Finding];
  const moved = { ...second, filePath: 'd/e.js' };

  it.each<[string, readonly Finding[]]>([
    ['another finding stands in the place of one', [first, moved]],
    ['one is missing', [first]],
    ['one has come', [...page, moved]],
    ['they stand in another order', [second, first]],
  ])('where %s', (_, list) => {
    beginNumbering()(page);
    joinColumns([page], list);
    expect(numberedOf(list)).toBeUndefined();
    expect(toldOf(list)).toEqual(toldOf([...list]));
  });

  it('where a part was not numbered, or by others', () => {
    const other = [moved];
    beginNumbering()(page);
    const list = [...page, ...other];
    joinColumns([page, other], list);
    expect(numberedOf(list)).toBeUndefined();
    beginNumbering()(other);
    joinColumns([page, other], list);
    expect(numberedOf(list)).toBeUndefined();
    expect(toldOf(list)).toEqual(toldOf([...list]));
  });

  it('of a list in which one of them has changed', () => {
    const list = numbered([page]);
    const next = mapFindings(list, (each) => (each === second ? { ...each, severity: 'LOW', cvss: 1 } : each));
    expect(numberedOf(next)).toBeUndefined();
    expect(toldOf(next)).toEqual(toldOf([...next]));
  });

  it.each<[string, (at: number) => Partial<Finding>]>([
    ['titles', (at) => ({ title: `title ${at}` })],
    ['folders', (at) => ({ filePath: `${at}/a.js` })],
    ['names', (at) => ({ filePath: `${at}.js` })],
    ['scores', (at) => ({ cvss: at / 10_000 })],
  ])('where there are too many different %s', (_, differ) => {
    const all = [0, 1].map((at) =>
      Array.from({ length: 20_001 }, (_, index) => finding({ id: `${at}-${index}`, ...differ(index) })),
    );
    const list = numbered(all);
    expect(numberedOf(list)).toBeUndefined();
    expect(numberedOf(all[0] ?? [])).toBeDefined();
    expect(titlesOf(list).places).toHaveLength(list.length);
  });
});
