import { describe, expect, it } from 'vitest';
import {
  folderMatcher,
  isPlainFolder,
  pathMatcher,
  placeMatcher,
  plainPath,
  readingsOf,
} from '../../src/policy/places.ts';
import { finding } from './evidence.ts';

describe('a glob from the root', () => {
  it.each([
    ['/vendor/', 'vendor/a/b.js', true],
    ['./src/*.js', 'src/a.js', true],
    ['src/', 'lib/src/a.js', false],
  ])('%s holds %s: %s', (glob, path, expected) => expect(pathMatcher(glob)(path)).toBe(expected));

  it.each([
    ['**', '', 'all'],
    ['*', '', 'all'],
    ['*.js', '', 'some'],
    ['src/**', '', 'some'],
    ['src/*', '', 'none'],
    ['src/', 'src/deep', 'all'],
    ['src/*', 'src', 'all'],
    ['src/*', 'src/deep', 'none'],
    ['src/*.js', 'src', 'some'],
    ['src/**/*.js', 'src/deep', 'some'],
    ['**/test/**', 'a/test', 'all'],
    ['**/test/*', 'a', 'none'],
    ['**/a?', 'x', 'some'],
    ['src', 'src', 'none'],
    ['{src,lib}/**', 'lib', 'all'],
  ])('%s holds of the files in "%s" %s', (glob, folder, expected) =>
    expect(folderMatcher(glob)(folder)).toBe(expected),
  );
});

describe('a plain path', () => {
  it.each([
    ['a.js', { folder: '', name: 'a.js' }],
    ['src/web/a.js', { folder: 'src/web', name: 'a.js' }],
    ['/a.js', undefined],
    ['src/', undefined],
    ['src/.', undefined],
    ['src/..', undefined],
    ['src/a%20b.js', undefined],
    ['src/a,b.js', undefined],
    [`${'a/'.repeat(3000)}a.js`, undefined],
  ])('%s is %j', (path, expected) => expect(plainPath(path)).toEqual(expected));

  it.each([
    ['', true],
    ['src/web', true],
    ['src//web', false],
    ['src/..', false],
    ['./src', false],
    ['src/[id]', false],
  ])('lies in "%s": %s', (folder, expected) => expect(isPlainFolder(folder)).toBe(expected));
});

describe('a path', () => {
  it.each<[string, (string | undefined)[]]>([
    ['src/./a.js', ['src/a.js']],
    ['src/a%20b.js', ['src/a%20b.js', 'src/a b.js']],
    ['a.js -> b.js', ['a.js', 'b.js']],
    ['a.js=>b.js', ['a.js', 'b.js']],
    ['a.js,  b.js', ['a.js', 'b.js']],
    ['a.js,b.js', ['a.js,b.js']],
    ['a.js | b.js ; c.js', ['a.js', 'b.js', 'c.js']],
    ['../a.js', [undefined]],
  ])('%s may name %j', (path, places) => expect(readingsOf(path)).toEqual(places));

  const test = ['test/**', 'spec/**'];
  it.each([
    ['test/a.js', 'yes'],
    ['TEST/a.js', 'unknown'],
    ['SPEC/a.js', 'unknown'],
    ['src/a.js', 'no'],
    ['test/a.js, src/a.js', 'unknown'],
    ['src/a.js, lib/a.js', 'no'],
    ['/home/me/shop/test/a.js', 'unknown'],
    [' C:\\shop\\test\\a.js', 'unknown'],
    ['shop/test/a.js', 'no'],
    [`/${'a/'.repeat(70)}test/a.js`, 'no'],
    ['../test/a.js', 'unknown'],
    [undefined, 'unknown'],
  ])('%s lies in a place of tests: %s', (filePath, expected) =>
    expect(placeMatcher([...test])(finding({ filePath }))).toBe(expected),
  );

  it('of which two sources differ lies nowhere for sure', () => {
    expect(placeMatcher([...test])(finding({ filePath: 'test/a.js', unclear: ['filePath'] }))).toBe('unknown');
  });
});
