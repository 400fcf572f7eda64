import { describe, expect, it } from 'vitest';
import { type Changes, inChangedFile, isChangedPath, normalPath, onChangedLine } from '../../src/policy/changes.ts';
import { exceptionFor } from '../../src/policy/exceptions.ts';
import { isPackageFile } from '../../src/policy/package-files.ts';
import { costRatio, measured } from '../cost.ts';
import { changesOf, exception, finding } from './evidence.ts';

const changing = (files: Parameters<typeof changesOf>[0], isComplete = true) => changesOf(files, isComplete) as Changes;
const at = (filePath: string | undefined, line: number | undefined = 1) => finding({ filePath, line });

describe('what is called a path and can be none', () => {
  const path = `${'a '.repeat(50_000)}b.js`;
  const changes = changing(['src/b.js']);

  it('counts as changed, is covered by no exception, and is looked at no further', () => {
    expect(inChangedFile(at(path), changes)).toBe('yes');
    expect(onChangedLine(at(path, 99), changes)).toBe('yes');
    expect(isChangedPath(path, changes)).toBe(true);
    expect(isPackageFile(path)).toBe(true);
    expect(exceptionFor(at(path), [exception({ path: '**' })], '2026-06-01').answer).toBe('no');
  });

  it('makes looking among the changed files no slower', measured, () => {
    const many = [...Array(20).keys()].map((number) => `${'a/'.repeat(50_000)}${number}.js`);
    const look = (names: string[]) => () => isChangedPath('src/b.js', changing(['src/b.js', ...names]));
    expect(costRatio(look(many.map((name) => name.slice(-3000))), look(many))).toBeLessThan(5);
  });
});

describe('a finding lies in a changed file', () => {
  it.each<[string, string | undefined, string, string]>([
    ['under its own name', 'src/a.js', 'src/a.js', 'yes'],
    ['without a path', undefined, 'src/a.js', 'yes'],
    ['after ./, as often as it stands there', '././src/a.js', 'src/a.js', 'yes'],
    ['with an absolute path', '/home/me/shop/src/a.js', 'src/a.js', 'yes'],
    ['with a path of Windows', 'C:\\shop\\src\\a.js', 'src/a.js', 'yes'],
    ['with the address of a file', 'file:///home/me/shop/src/a.js', 'src/a.js', 'yes'],
    ['with file: and no slash', 'FILE:src/a.js', 'src/a.js', 'yes'],
    ['with a way up', 'shop/lib/../src/a.js', 'src/a.js', 'yes'],
    ['with a way up out of everything', '../../src/a.js', 'src/a.js', 'yes'],
    ['with a dot in the middle', 'shop/src/./a.js', 'src/a.js', 'yes'],
    ['with two slashes', 'shop/src//a.js', 'src/a.js', 'yes'],
    ['with its line', 'src/a.js:105', 'src/a.js', 'yes'],
    ['with its line and column', 'src/a.js:105:17', 'src/a.js', 'yes'],
    ['with its lines', 'src/a.js:10-12', 'src/a.js', 'yes'],
    ['with a line behind a #', 'src/a.js#L10', 'src/a.js', 'yes'],
    ['with a query', 'src/a.js?x=1', 'src/a.js', 'yes'],
    ['with a method', 'src/a.js::pay', 'src/a.js', 'yes'],
    ['with a line in words', 'src/a.js (line 3)', 'src/a.js', 'yes'],
    ['with blanks around it', ' src/a.js ', 'src/a.js', 'yes'],
    ['with an address on the web', 'https://github.com/acme/shop/blob/main/src/a.js#L3', 'src/a.js', 'yes'],
    ['with a # in its own name', 'src/a#b.js', 'src/a#b.js', 'yes'],
    ['without a name', '', 'src/a.js', 'yes'],
    ['with a name of dots', 'file:../..', 'src/a.js', 'yes'],
    ['perhaps, in a folder in which a file changes', 'src/', 'src/a.js', 'unknown'],
    ['perhaps, in such a folder of a machine', '/home/me/shop/src', 'src/a.js', 'unknown'],
    ['perhaps, in the folder of a project', 'pkg', 'apps/pkg/src/a.js', 'unknown'],
    ['not in another folder of a like name', 'src2', 'src/a.js', 'no'],
    ['in other letters', 'SRC/A.JS', 'src/a.js', 'yes'],
    ['in other accents', 'src/u\u0308.js', 'src/\u00fc.js', 'yes'],
    ['with an encoded name', 'src/two%20words.js', 'src/two words.js', 'yes'],
    ['with a name that only looks encoded', 'shop/src/100%.js', 'src/100%.js', 'yes'],
    ['perhaps, without the folder of its project', 'a.js', 'src/a.js', 'unknown'],
    ['not in another folder', 'lib/a.js', 'src/a.js', 'no'],
    ['not under the end of a name', 'data.js', 'src/a.js', 'no'],
    ['not in a folder whose name ends alike', 'mysrc/a.js', 'src/a.js', 'no'],
    ['not in a folder with a number after a colon', 'src/v:1/a.js', 'src/v/a.js', 'no'],
    ['not where file: is part of a name', 'profile:a.js', 'proa.js', 'no'],
    ['not where a name would have to be joined from two', 'srca.js', 'src/a.js', 'no'],
  ])('%s', (_, path, changed, expected) => {
    expect(inChangedFile(at(path), changing([changed]))).toBe(expected);
  });

  it('as one of many of the same name, whichever comes first', () => {
    for (const files of [
      ['one/a.js', 'two/a.js'],
      ['two/a.js', 'one/a.js'],
    ]) {
      expect(inChangedFile(at('/work/two/a.js'), changing(files))).toBe('yes');
      expect(inChangedFile(at('/work/one/a.js'), changing(files))).toBe('yes');
      expect(inChangedFile(at('/work/three/a.js'), changing(files))).toBe('no');
    }
  });

  it('wherever it is, once the list of changes was cut', () => {
    expect(inChangedFile(at('lib/b.js'), changing(['src/a.js'], false))).toBe('yes');
    expect(onChangedLine(at('lib/b.js'), changing({ 'src/a.js': [[1, 2]] }, false))).toBe('yes');
  });
});

describe('a finding lies on a changed line', () => {
  it('perhaps, where the same path may be that of another changed file', () => {
    const lines = (first: number, last: number) => ({ lines: [[first, last]] as const });
    const files = new Map([
      ['a.js', lines(1, 2)],
      ['pkg/a.js', lines(50, 60)],
    ]);
    expect(onChangedLine(at('a.js', 55), { files, isComplete: true })).toBe('unknown');
    expect(onChangedLine(at('a.js', 2), { files, isComplete: true })).toBe('yes');
    expect(onChangedLine(at('pkg/a.js', 40), { files, isComplete: true })).toBe('no');
  });

  const lines = [
    [3, 5],
    [9, 9],
  ] as const;
  it.each<[string, string | undefined, number | undefined, string]>([
    ['on the first of a part', 'src/a.js', 3, 'yes'],
    ['on the last', 'src/a.js', 5, 'yes'],
    ['on the only one', './src/a.js', 9, 'yes'],
    ['not before', 'src/a.js', 2, 'no'],
    ['not after', 'src/a.js', 6, 'no'],
    ['without a line', 'src/a.js', undefined, 'yes'],
    ['without a path', undefined, 1, 'yes'],
    ['on any line where only the end of the path agrees', '/work/src/a.js', 6, 'yes'],
    ['perhaps, without the folder of its project', 'a.js', 3, 'unknown'],
    ['not in another file', 'src/b.js', 3, 'no'],
    ['on any line of a file whose parts are not known', 'whole.js', 700, 'yes'],
  ])('%s', (_, filePath, line, expected) => {
    const changes = changing({ 'src/a.js': lines, 'whole.js': undefined });
    expect(onChangedLine(finding({ filePath, line }), changes)).toBe(expected);
  });
});

it.each([
  ['./src/a.js', 'src/a.js'],
  ['.//./src/a.js', 'src/a.js'],
  ['/src/a.js', 'src/a.js'],
  ['src\\deep\\a.js', 'src/deep/a.js'],
  ['.\\src\\a.js', 'src/a.js'],
  ['.github/a.yml', '.github/a.yml'],
  ['../a.js', '../a.js'],
])('%s is what git calls %s', (path, expected) => {
  expect(normalPath(path)).toBe(expected);
});
