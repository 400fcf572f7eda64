import { describe, expect, it } from 'vitest';
import { costRatio, measured } from '../../cost.ts';
import { changesOf, exception, finding, isChangedPath, isExcepted, isInChange } from './evidence.ts';

const at = (filePath: string | undefined, line: number | undefined = 1) => finding({ filePath, line });

describe('what is called a path and can be none', () => {
  const path = `${'a '.repeat(50_000)}b.js`;
  const changes = changesOf(['src/b.js']);

  it('may be changed, is covered by no exception, and is looked at no further', () => {
    expect(isInChange(at(path), changes)).toBe('unknown');
    expect(isInChange(at(path, 99), changes, 'changed-lines')).toBe('unknown');
    expect(isChangedPath(path, changes)).toBe(true);
    expect(isExcepted(at(path), [exception({ path: '**' })], '2026-06-01')).toBe('no');
  });

  it('is one that no system opens', () => {
    const paths = [4096, 4097].map((length) => 'a'.repeat(length));
    expect(paths.map((each) => isInChange(at(each), changes))).toEqual(['no', 'unknown']);
  });

  it('makes looking among the changed files no slower', measured, () => {
    const many = [...Array(20).keys()].map((number) => `${'a/'.repeat(50_000)}${number}.js`);
    const look = (names: string[]) => () => isChangedPath('src/b.js', changesOf(['src/b.js', ...names]));
    expect(costRatio(look(many.map((name) => name.slice(-3000))), look(many))).toBeLessThan(5);
  });
});

describe('a finding lies in a changed file', () => {
  it.each<[string, string | undefined, string, string]>([
    ['under its own name', 'src/a.js', 'src/a.js', 'yes'],
    ['perhaps, without a path', undefined, 'src/a.js', 'unknown'],
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
    ['perhaps, without a name', '', 'src/a.js', 'unknown'],
    ['perhaps, with a name of dots', 'file:../..', 'src/a.js', 'unknown'],
    ['perhaps, in a folder in which a file changes', 'src/', 'src/a.js', 'unknown'],
    ['perhaps, in such a folder of a machine', '/home/me/shop/src', 'src/a.js', 'unknown'],
    ['perhaps, in the folder of a project', 'pkg', 'apps/pkg/src/a.js', 'unknown'],
    ['not in another folder of a like name', 'src2', 'src/a.js', 'no'],
    ['in other letters', 'SRC/A.JS', 'src/a.js', 'yes'],
    ['in other accents', 'src/u\u0308.js', 'src/\u00fc.js', 'yes'],
    ['with a name that is encoded twice', 'src/two%2520words.js', 'src/two words.js', 'yes'],
    ['with slashes that are encoded twice', 'src%252Fa.js', 'src/a.js', 'yes'],
    ['with a name that is encoded three times', 'src/%252561.js', 'src/a.js', 'yes'],
    ['not in another file whose name is encoded twice', 'src/b%2520c.js', 'src/a.js', 'no'],
    ['with an encoded name', 'src/two%20words.js', 'src/two words.js', 'yes'],
    ['with a name that only looks encoded', 'shop/src/100%.js', 'src/100%.js', 'yes'],
    ['perhaps, without the folder of its project', 'a.js', 'src/a.js', 'unknown'],
    ['not in another folder', 'lib/a.js', 'src/a.js', 'no'],
    ['not under the end of a name', 'data.js', 'src/a.js', 'no'],
    ['not in a folder whose name ends alike', 'mysrc/a.js', 'src/a.js', 'no'],
    ['not in a folder with a number after a colon', 'src/v:1/a.js', 'src/v/a.js', 'no'],
    ['not where file: is part of a name', 'profile:a.js', 'proa.js', 'no'],
    ['not where a name would have to be joined from two', 'srca.js', 'src/a.js', 'no'],
    ['with lines and columns of a beginning and an end', 'src/a.js:10:2-12:17', 'src/a.js', 'yes'],
    ['with a line and a column in brackets', 'src/a.js(10,5)', 'src/a.js', 'yes'],
    ['with lines in brackets', 'src/a.js (10-12; 20:3)', 'src/a.js', 'yes'],
    ['with a remark', 'src/a.js  (generated)', 'src/a.js', 'yes'],
    ['with a method of a method, over lines', 'src/a.js::pay::now\nand more', 'src/a.js', 'yes'],
    ['with several ways up', 'src/x/y/../../a.js', 'src/a.js', 'yes'],
    ['with an encoded letter of several bytes', 'src/%C3%BC.js', 'src/\u00fc.js', 'yes'],
    ['with bytes that are no letter', 'shop/src/%ff.js', 'src/%ff.js', 'yes'],
    ['with blanks before file:', ' file:src/a.js', 'src/a.js', 'yes'],
    ['below a file that became a folder, or a module', 'src/lib/b.js', 'src/lib', 'yes'],
    ['in a module of that path in full', '/home/me/shop/src/lib!/b.class', 'src/lib', 'yes'],
    ['perhaps, below a path that ends like a changed one', '/home/me/shop/src/lib/b.js', 'src/lib', 'unknown'],
    ['perhaps, below a changed path whose folder is left out', 'lib/b.js', 'src/lib', 'unknown'],
    ['with words behind its name', 'package-lock.json > lodash', 'package-lock.json', 'yes'],
    ['with words behind its name in a folder', '/work/web/package-lock.json > lodash', 'web/package-lock.json', 'yes'],
    ['not with words behind another name', 'yarn.lock > lodash', 'package-lock.json', 'no'],
    ['perhaps, with words before its name', 'lodash (web/package-lock.json)', 'web/package-lock.json', 'unknown'],
    [
      'perhaps, with words before the end of its name',
      'lodash (package-lock.json)',
      'web/package-lock.json',
      'unknown',
    ],
    ['with words around its name in full', 'see /work/web/a.js, please', 'web/a.js', 'yes'],
    ['not where the words name other files', 'lib/c.js, lib/d.js', 'src/a.js', 'no'],
    ['not below a namesake', 'src/library/b.js', 'src/lib', 'no'],
    ['with file: in its own name', './file:x.js', 'file:x.js', 'yes'],
    ['not in a folder of that name in another folder', 'lib/src', 'web/src/a.js', 'no'],
    ['not with other bytes that are no letter', 'src/%fe.js', 'src/%ff.js', 'no'],
    ['not below a file of that name in another folder', 'lib/a.js/b.js', 'src/a.js', 'no'],
    ['not with words behind it, where a changed name is all mark', 'lib/b.js (3)', '#notes', 'no'],
    ['not where the words name files of another folder', 'lib/a.js, lib/b.js', 'src/a.js', 'no'],
  ])('%s', (_, path, changed, expected) => {
    expect(isInChange(at(path), changesOf([changed]))).toBe(expected);
  });

  it.each([
    'pkg:npm/lodash@4.17.20',
    'pkg:lodash',
    'lodash@4.17.20',
    '@babel/core@7.0.0-beta.1+x',
    'urn:uuid:lodash',
    'docker-image:alpine/3.19',
    'npm:lodash',
    'lodash (direct)',
    'express > body-parser',
    'express -> body-parser',
    'express => body-parser',
    'express \u2192 body-parser',
    'docker:3scale/apicast',
    'express.js core > body-parser',
    'profiler (direct)',
  ])('perhaps, as %j, which is the name of something else than a file', (path) => {
    expect(isInChange(at(path), changesOf(['src/a.js']))).toBe('unknown');
    expect(isInChange(at(` ${path} `), changesOf(['src/a.js']))).toBe('unknown');
  });

  it.each([
    'lib/b.js:10',
    'lib/b.js:10:3',
    'lib/b.js:10-12',
    'b.js:100',
    'b.js:100:30',
    'b.js:100:30-45',
    'lib/logo@2x/b.js',
    'lib/b.js  > method',
    'C:\\shop\\lib\\b.js',
    'file:lib/b.js',
    'http://example.com/lib/b.js',
    'https://example.com/lib/b.js',
    'lib/b.js (3)',
    'lib/b.js (generated)',
    'lib/b.js > method',
    'lib/Dockerfile (base)',
    'lib/b@next',
    'lib:b.js',
    'my lib/b.js',
    '.env',
  ])('but not as %j, which is a file that did not change', (path) => {
    expect(isInChange(at(path), changesOf(['src/a.js']))).toBe('no');
  });

  it('as one of many of the same name, whichever comes first', () => {
    for (const files of [
      ['one/a.js', 'two/a.js'],
      ['two/a.js', 'one/a.js'],
    ]) {
      expect(isInChange(at('/work/two/a.js'), changesOf(files))).toBe('yes');
      expect(isInChange(at('/work/one/a.js'), changesOf(files))).toBe('yes');
      expect(isInChange(at('/work/three/a.js'), changesOf(files))).toBe('no');
    }
  });

  it('perhaps, wherever it is, once the list of changes was cut', () => {
    expect(isInChange(at('lib/b.js'), changesOf(['src/a.js'], false))).toBe('unknown');
    expect(isInChange(at('lib/b.js'), changesOf({ 'src/a.js': [[1, 2]] }, false), 'changed-lines')).toBe('unknown');
  });
});

describe('a path from the root of the repository, or of a machine, is a changed file', () => {
  it.each<[string, boolean]>([
    ['src/a.js', true],
    ['./src/a.js', true],
    ['src/../src/A.js:10', true],
    ['/home/me/shop/src/a.js', true],
    ['file:///home/me/shop/src/a.js', true],
    ['C:/shop/src/a.js', true],
    ['d:\\shop\\src\\a.js', true],
    ['src/module', true],
    ['src/module/deep/b.js', true],
    ['/home/me/shop/src/module/deep/b.js', true],
    ['src/a#b.js', true],
    ['src/a.js#L10', true],
    ['src/a.js ::pay', true],
    ['src/a.js:10-12', true],
    ['src/a.js:105:17', true],
    ['src/a.js (line 3)', true],
    ['src/a.js(10,5)', true],
    ['src/a.js(10-12; 20:3)', true],
    ['src/a.js:3  (generated)', true],
    ['src/a.js (10)/b.js', false],
    ['src/a.js (x)/b.js', false],
    ['./file:x.js', true],
    ['a.js', false],
    ['shop/src/a.js', false],
    ['shop/src/module/b.js', false],
    ['src/b.js', false],
    ['src', false],
    ['/home/me/shop/lib/b.js', false],
    ['profile:src/a.js', false],
  ])('%s: %s', (path, expected) => {
    expect(isChangedPath(path, changesOf(['src/a.js', 'src/module', 'src/a#b.js', 'lib/a.js/x', 'file:x.js']))).toBe(
      expected,
    );
  });
});

it.each<[string, string | undefined]>([
  ['src/./a.js', 'src/a.js'],
  ['src//a.js', 'src/a.js'],
  ['src/../Lib/a.js', 'Lib/a.js'],
  ['src/x/../../a.js', 'a.js'],
  ['../a.js', undefined],
  ['src/../../a.js', undefined],
])('%s leads to %s', (path, expected) => {
  const answer = isExcepted(
    at(path),
    [exception({ path: expected === undefined ? '**' : `./${expected}` })],
    '2026-06-01',
  );
  expect(answer).toBe(expected === undefined ? 'no' : 'yes');
});

describe('a finding lies on a changed line', () => {
  it('perhaps, where the same path may be that of another changed file', () => {
    const lines = (first: number, last: number) => ({ lines: [[first, last]] as const });
    const files = new Map([
      ['a.js', lines(1, 2)],
      ['pkg/a.js', lines(50, 60)],
    ]);
    expect(isInChange(at('a.js', 55), { files, isComplete: true }, 'changed-lines')).toBe('unknown');
    expect(isInChange(at('a.js', 2), { files, isComplete: true }, 'changed-lines')).toBe('yes');
    expect(isInChange(at('pkg/a.js', 40), { files, isComplete: true }, 'changed-lines')).toBe('no');
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
    ['perhaps, without a path', undefined, 1, 'unknown'],
    ['on any line where only the end of the path agrees', '/work/src/a.js', 6, 'yes'],
    ['perhaps, without the folder of its project', 'a.js', 3, 'unknown'],
    ['not in another file', 'src/b.js', 3, 'no'],
    ['on any line of a file whose parts are not known', 'whole.js', 700, 'yes'],
  ])('%s', (_, filePath, line, expected) => {
    const changes = changesOf({ 'src/a.js': lines, 'whole.js': undefined });
    expect(isInChange(finding({ filePath, line }), changes, 'changed-lines')).toBe(expected);
  });
});

it.each([
  ['./src/a.js', 'src/a.js'],
  ['.//./src/a.js', 'src/a.js'],
  ['/src/a.js', 'src/a.js'],
  ['src\\deep\\a.js', 'src/deep/a.js'],
  ['.\\src\\a.js', 'src/a.js'],
  ['.github/a.yml', '.github/a.yml'],
])('the lines of %s are those of what git calls %s', (path, expected) => {
  const beside = changesOf({ [expected]: [[1, 2]] });
  expect(isInChange(at(path, 3), beside, 'changed-lines')).toBe('no');
});
