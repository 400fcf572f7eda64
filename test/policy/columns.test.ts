import { describe, expect, it } from 'vitest';
import { violationStatuses, violationTypes } from '../../src/api/words.ts';
import {
  type Column,
  classesOf,
  idEndOf,
  idEndsOf,
  kindOf,
  locationsOf,
  noClass,
  noPath,
  passOn,
  titlesOf,
  unplainPath,
} from '../../src/policy/columns.ts';
import { mapFindings } from '../../src/policy/distinct.ts';
import { type Finding, labels, severities } from '../../src/policy/finding.ts';
import { detectedDaysAgo, finding } from './evidence.ts';

const read = ({ places, texts }: Column) => Array.from(places, (place) => texts[place]);
const inFiles = (...paths: (string | undefined)[]) => paths.map((filePath) => finding({ filePath }));

/** Every finding that can be told apart by what a kind is made of. */
const kinds: Finding[] = severities.flatMap((severity) =>
  [true, false].flatMap((severityKnown) =>
    [...violationTypes, undefined].flatMap((type) =>
      [...violationStatuses, 'UNKNOWN' as const].flatMap((status) =>
        labels.map((label) => finding({ severity, severityKnown, type, status, label })),
      ),
    ),
  ),
);

describe('the titles of a list', () => {
  it('stand each once, without the space around them', () => {
    const titles = titlesOf([' b', 'a', 'b ', 'a', ''].map((title) => finding({ title })));
    expect(titles.texts).toEqual(['b', 'a', '']);
    expect(read(titles)).toEqual(['b', 'a', 'b', 'a', '']);
  });

  it('are read once', () => {
    const list = [finding()];
    expect(titlesOf(list)).toBe(titlesOf(list));
  });
});

describe('the places of a list', () => {
  it.each<[string | undefined, string, string]>([
    ['src/a.js', 'src', 'a.js'],
    ['a.js', '', 'a.js'],
    ['src/web/a.js', 'src/web', 'a.js'],
    ['./a.js', '.', 'a.js'],
    ['src//a.js', 'src/', 'a.js'],
  ])('of %s are %j and %j', (path, folder, name) => {
    const { folders, names } = locationsOf(inFiles('b.js', path));
    expect([read(folders)[1], read(names)[1]]).toEqual([folder, name]);
    expect(folders.places[1]).toBeGreaterThan(unplainPath);
    expect(names.places[1]).toBeGreaterThan(unplainPath);
  });

  it.each<[string | undefined, number]>([
    [undefined, noPath],
    ['/a.js', unplainPath],
    ['src/', unplainPath],
    ['src/..', unplainPath],
    ['src/a,b.js', unplainPath],
    ['a%2Fb.js', unplainPath],
    [`${'a/'.repeat(3000)}a.js`, unplainPath],
  ])('of %s are no folder', (path, place) => {
    const { folders, names } = locationsOf(inFiles('a.js', path, 'src/b.js', path));
    expect(Array.from(folders.places.filter((_, position) => position % 2 === 1))).toEqual([place, place]);
    expect([names.places[1], read(names)[1]]).toEqual([noPath, '']);
    expect(read(folders)[1]).toBe('');
    expect(read(folders)[2]).toBe('src');
  });

  it('stand each once', () => {
    const { folders, names } = locationsOf(inFiles('src/a.js', 'lib/a.js', 'src/b.js', 'lib/b.js', 'a.js'));
    expect(folders.texts).toEqual(['', '', 'src', 'lib', '']);
    expect(Array.from(folders.places)).toEqual([2, 3, 2, 3, 4]);
    expect(names.texts).toEqual(['', '', 'a.js', 'b.js']);
    expect(Array.from(names.places)).toEqual([2, 2, 3, 3, 2]);
  });

  it('are read once', () => {
    const list = inFiles('a.js');
    expect(locationsOf(list)).toBe(locationsOf(list));
  });
});

describe('a kind', () => {
  it('is a number of its own below the count of them', () => {
    const numbers = kinds.map(kindOf);
    expect(numbers.toSorted((a, b) => a - b)).toEqual([...kinds.keys()]);
  });
});

describe('the classes of a list', () => {
  const scores = [undefined, 0, 5, 9.8];
  const scored = scores.flatMap((cvss) => scores.map((epss) => finding({ cvss, epss })));
  const different = [...kinds, ...scored.slice(1)];

  it('are one for each kind and its scores, the first as its sample', () => {
    const { places, samples } = classesOf([...different, ...different.map((each) => ({ ...each, unclear: [] }))]);
    expect(samples).toEqual([undefined, ...different]);
    const each = different.map((_, place) => place + 1);
    expect(Array.from(places)).toEqual([...each, ...each]);
  });

  it('hold nothing of which a detail was read or something is unclear', () => {
    const { places, samples } = classesOf([finding({ unclear: ['title'] }), finding({ detail: detectedDaysAgo(1) })]);
    expect(Array.from(places)).toEqual([noClass, noClass]);
    expect(samples).toEqual([undefined]);
  });

  it('are read once', () => {
    const list = [finding()];
    expect(classesOf(list)).toBe(classesOf(list));
  });
});

describe('the end of an id', () => {
  it('is the same of the same id, a number of two bytes', () => {
    const ids = ['', 'a', '1-5f0e8c1a', 'ü'.repeat(40)];
    const ends = idEndsOf(ids.map((id) => finding({ id })));
    expect(Array.from(ends)).toEqual(ids.map(idEndOf));
    for (const end of ends) expect(end).toBeLessThan(2 ** 16);
  });

  it.each([
    ['abcd', 'abcX'],
    ['abcd', 'abXd'],
    ['abcd', 'aXcd'],
    ['abcd', 'Xbcd'],
    ['abcd', 'abcdabcd'],
    ['a', 'b'],
    ['', 'a'],
  ])('of %j is not that of %j', (one, other) => {
    expect(idEndOf(other)).not.toBe(idEndOf(one));
  });

  it('is shared by those that differ before it', () => {
    expect(idEndOf('2-5f0e8c1a')).toBe(idEndOf('1-5f0e8c1a'));
  });

  it('is shared by few others', () => {
    const ends = new Set(Array.from({ length: 5000 }, (_, index) => idEndOf(`violation-${index}`)));
    expect(ends.size).toBeGreaterThan(4000);
  });

  it('is read once', () => {
    const list = [finding()];
    expect(idEndsOf(list)).toBe(idEndsOf(list));
  });
});

describe('what is known of a list', () => {
  const known = (list: readonly Finding[]) => [titlesOf(list), locationsOf(list), idEndsOf(list)];
  const arePassedOn = (from: readonly Finding[], to: readonly Finding[]) => {
    const before = known(from);
    passOn(from, to);
    return known(to).map((each, place) => each === before[place]);
  };
  const listOf = () => inFiles('src/a.js', 'src/b.js', undefined);

  it('is known of what became of it, where that has the same ids, titles and paths', () => {
    const list = listOf();
    const [before, classes] = [known(list), classesOf(list)];
    const next = mapFindings(list, (each) => ({ ...each, cvss: 5, line: 7 }));
    expect(known(next).map((each, place) => each === before[place])).toEqual([true, true, true]);
    expect(classesOf(next)).not.toBe(classes);
    expect(classesOf(next).samples[1]?.cvss).toBe(5);
  });

  it.each<Partial<Finding>>([{ id: 'x' }, { title: 'x' }, { filePath: 'x.js' }, { filePath: undefined }])(
    'is read anew where one has %o',
    (news) => {
      const list = listOf();
      const next = list.map((each) => (each === list[1] ? { ...each, ...news } : each));
      expect(arePassedOn(list, next)).toEqual([false, false, false]);
      expect(known(next)).toEqual(known([...next]));
    },
  );

  it('is read anew where there are more or fewer', () => {
    const list = listOf();
    for (const next of [list.slice(0, 2), [...list, finding()]]) {
      expect(arePassedOn(list, next)).toEqual([false, false, false]);
      expect(known(next)).toEqual(known([...next]));
    }
  });

  it('may be nothing', () => {
    const list = listOf();
    passOn([...list], list);
    expect(read(titlesOf(list))).toEqual(list.map(({ title }) => title));
  });
});
