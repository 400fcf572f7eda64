import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { candidatesFor, candidatesInFolder, indexOf } from '../../src/policy/exception-index.ts';
import { exceptionFor, reviewExceptions } from '../../src/policy/exceptions.ts';
import type { Finding } from '../../src/policy/finding.ts';
import { placeMatcher } from '../../src/policy/places.ts';
import type { Exception } from '../../src/policy/policy.ts';
import { propertyRuns } from '../model/runs.ts';
import { claim, exceptions, findings, today } from './arbitrary-exceptions.ts';
import { detectedDaysAgo, exception, finding } from './evidence.ts';

/** A detail that names these vulnerabilities. */
const having = (...ids: string[]): Partial<Finding> => {
  const nothing = { fix: undefined, fixedVersion: undefined, fixedAt: undefined, publishedAt: undefined };
  return { detail: { ...detectedDaysAgo(1), advisory: { ...nothing, cves: [], ids } } };
};

/** By their places in the list; `!`: the finding is known to lie where it is asked to. */
const places = (found: ReturnType<typeof candidatesInFolder>) =>
  found?.map(({ place, isInPlace }) => `${place}${isInPlace ? '!' : ''}`).join(' ');

describe('what may cover a finding', () => {
  const all: Exception[] = [
    exception({ violationId: 'v1' }),
    exception({ path: 'src/**' }),
    exception({ title: ' One ' }),
    exception({ path: 'src/*.js', type: 'SAST' }),
    exception({ type: 'SAST' }),
    exception({ path: '**/test.js' }),
    exception({ path: '[s]rc/**' }),
    exception({ title: 'One', type: 'SCA' }),
    exception({ path: '**/src/**' }),
    exception({ vex: { ...claim('v2', 'ghsa-1'), ids: ['V2', 'GHSA-1'] } }),
    exception({ path: 'lib/a.js → lib/b.js' }),
    exception({ violationId: 'v1', expires: '2020-01-01' }),
  ];

  it.each<[string, Partial<Finding>, string]>([
    ['nowhere', { filePath: undefined }, '4'],
    ['in a folder', { filePath: 'src/a.ts' }, '1! 3 4 6! 8!'],
    ['in a folder within', { filePath: 'src/web/a.js' }, '1! 4 6! 8!'],
    ['in another folder', { filePath: 'lib/a.js' }, '4'],
    ['in none', { filePath: 'a.js' }, '4 6'],
    ['under a name that a glob holds', { filePath: 'lib/test.js' }, '4 5'],
    ['in a folder under the name of that folder', { filePath: 'src/src' }, '1! 3 4 6! 8!'],
    ['under the name of a folder', { filePath: 'lib/src' }, '1 3 4 8'],
    ['where a path has to be read', { filePath: 'src/a%20b.js' }, '1 3 4 6 8'],
    ['where a folder has to be read', { filePath: './src/a.js' }, '1 3 4 6 8'],
    ['outside', { filePath: '../src/a.js' }, '4 6'],
    ['in a path that an exception has as it is', { filePath: 'lib/a.js → lib/b.js' }, '4 6 10'],
    ['by its id', { filePath: 'a.js', id: 'v1' }, '0 4 6 11'],
    ['by its title', { filePath: 'a.js', title: 'One  ' }, '2 4 6 7'],
    ['by both, in a place', { filePath: 'src/a.ts', id: 'v1', title: 'One' }, '0 1! 2 3 4 6! 7 8! 11'],
    ['by an id that a statement names', { filePath: 'a.js', id: 'v2' }, '4 6 9'],
    ['of a package of which nothing was read', { filePath: 'a.js', type: 'SCA' }, '4 6 9'],
    ['of no type of which nothing was read', { filePath: 'a.js', type: undefined }, '4 6 9'],
    ['with a vulnerability of a statement', { filePath: 'a.js', ...having('GHSA-1') }, '4 6 9'],
    ['with another vulnerability', { filePath: 'a.js', type: 'SCA', ...having('GHSA-2') }, '4 6'],
  ])('%s', (_, fields, expected) => expect(places(candidatesFor(finding(fields), all))).toBe(expected));

  it('is looked for once of the files in a folder, and of a path that has to be read', () => {
    const fresh = [...all];
    const at = (filePath: string) => candidatesFor(finding({ filePath }), fresh);
    expect(at('src/b.js')).toBe(at('src/c.js'));
    expect(at('./src/b.js')).toBe(at('./src/b.js'));
    expect(at('../src/b.js')).not.toBe(at('../src/c.js'));
    expect(candidatesFor(finding({ filePath: undefined }), fresh)).toBe(indexOf(fresh).others);
    expect(indexOf(fresh)).toBe(indexOf(fresh));
  });

  it.each([
    ['src', '1! 3 4 6! 8!'],
    ['', '4 6'],
    ['src/web', '1! 4 6! 8!'],
    ['web/src', '4 8!'],
    ['src/..', undefined],
    ['./src', undefined],
  ])('in the folder "%s"', (folder, expected) => {
    const index = indexOf([...all]);
    expect(places(candidatesInFolder(folder, index))).toBe(expected);
    // As it was found before.
    expect(places(candidatesInFolder(folder, index))).toBe(expected);
    expect(index.inFolders.has(folder)).toBe(true);
  });
});

describe('an exception by a glob', () => {
  it.each([
    ['src/**', 'src'],
    ['a/longest/b', 'longest'],
    ['ab/cd', 'ab'],
    ['a/b*/cc', 'cc'],
    ['a?c/b', 'b'],
    ['../a', 'a'],
    ['././a', 'a'],
    ['**/', undefined],
    ['**/..', undefined],
    ['./*.js', undefined],
    ['{src,lib}/a.js', undefined],
    ['src/[id]/a.js', undefined],
    ['a\\*b/c', undefined],
    ['a]/c', undefined],
    ['a}/c', undefined],
  ])('%s is looked for under the name %s', (path, name) => {
    const { names, globs, wild } = indexOf([exception({ path })]);
    expect([...names.keys()]).toEqual(name === undefined ? [] : [name]);
    expect([...globs.keys()]).toEqual(name === undefined ? [] : [path]);
    expect(wild).toHaveLength(name === undefined ? 1 : 0);
  });
});

it('many exceptions cover what one of them covers alone', () => {
  fc.assert(
    fc.property(exceptions, fc.array(findings, { minLength: 1, maxLength: 8 }), (all, several) => {
      for (const one of several) {
        const alone = all.map((each) => exceptionFor(one, [each], today).answer);
        const most = alone.includes('yes') ? 'yes' : alone.includes('unknown') ? 'unknown' : 'no';
        expect(exceptionFor(one, all, today).answer).toBe(most);
        expect(alone).toEqual(all.map((each) => alike(one, each)));
        const { used } = reviewExceptions([one], all, today);
        expect(used.map(({ exception }) => exception)).toEqual(all.filter((_, place) => alone[place] === 'yes'));
      }
    }),
    { numRuns: propertyRuns(2000) },
  );
});

/** By each criterion for itself. */
function alike(one: Finding, { violationId, title, path, cwe, type, expires }: Exception): string {
  const isAny = [violationId, title, path, cwe, type].every((each) => each === undefined);
  if (isAny || expires < today) return 'no';
  if (violationId !== undefined && one.id !== violationId) return 'no';
  if (title !== undefined && one.title.trim() !== title.trim()) return 'no';
  if (type !== undefined && one.type !== type) return 'no';
  if (path !== undefined && placeMatcher([path])(one) !== 'yes') return 'no';
  return cwe === undefined ? 'yes' : 'unknown';
}
