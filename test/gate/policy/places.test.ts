import { describe, expect, it } from 'vitest';
import { compilePathGlob } from '../../../src/gate/policy/path-matching.ts';
import { atHigh, exception, type Finding, finding, found, isExcepted, liesIn, verdictOf } from './evidence.ts';

/** Whether an exception for all of these places covers what names the path. */
function covers(path: string, places: readonly string[]): boolean {
  const names = places.map((place) => place.replaceAll(/[*?[\]{},\\]/g, '\\$&'));
  // Not as the path is written, which is excepted whatever it may name.
  const glob = `./${names.length === 1 ? names[0] : `{${names.join(',')}}`}`;
  return isExcepted(finding({ filePath: path }), [exception({ path: glob })], '2026-06-01') === 'yes';
}

/** Of these places, those that the path may name: without one of them it is not excepted. */
const namedOf = (path: string, places: readonly (string | undefined)[]) => {
  const given = places.filter((place) => place !== undefined);
  expect(covers(path, given)).toBe(true);
  return given.filter((place) => !covers(path, ['nowhere', ...given.filter((each) => each !== place)]));
};

const isIgnored = (globs: readonly string[], given: Finding) =>
  verdictOf(found(given), { ...atHigh, ignorePaths: globs }) === 'passed';

describe('a glob from the root', () => {
  it.each([
    ['/vendor/', 'vendor/a/b.js', true],
    ['./src/*.js', 'src/a.js', true],
    ['src/', 'lib/src/a.js', false],
    ['!src/**', 'lib/a.js', false],
    ['src/!(a).js', 'src/b.js', false],
    ['SRC/**', 'src/a.js', false],
    ['src/*', 'src/a\\b.js', true],
  ])('%s holds %s: %s', (glob, path, expected) => expect(compilePathGlob(glob)(path)).toBe(expected));
});

describe('a path', () => {
  it.each<[string, string[]]>([
    ['src/./a.js', ['src/a.js']],
    ['src/a%20b.js', ['src/a%20b.js', 'src/a b.js']],
    ['a.js -> b.js', ['a.js', 'b.js']],
    ['a.js=>b.js', ['a.js', 'b.js']],
    ['a.js,  b.js', ['a.js', 'b.js']],
    ['a.js,b.js', ['a.js,b.js']],
    ['a.js | b.js ; c.js', ['a.js', 'b.js', 'c.js']],
  ])('%s may name %j', (path, places) => expect(namedOf(path, places)).toEqual(places));

  it('may name nothing', () => expect(covers('../a.js', ['**', 'a.js'])).toBe(false));

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
    expect(liesIn(test, finding({ filePath }))).toBe(expected),
  );

  it.each<[string, string[]]>([
    ['src/a.py:10', ['src/a.py']],
    ['src/a.py:10:5', ['src/a.py']],
    ['src/a.py:10-12', ['src/a.py']],
    ['src/a.py:10:2-12:17', ['src/a.py']],
    ['src/a.py#L10', ['src/a.py']],
    ['src/a.py#L10-L12', ['src/a.py']],
    ['src/a.py#L10C3-L12C4', ['src/a.py']],
    ['src/a.py(10,5)', ['src/a.py']],
    ['src/a.py (10, 5)', ['src/a.py']],
    ['src/a.py(10)', ['src/a.py']],
    ['src/a.py (line 3)', ['src/a.py']],
    ['src/a.py (lines 3-5)', ['src/a.py']],
    ['src/a.py:', ['src/a.py']],
    ['Dockerfile:3', ['Dockerfile']],
    ['Dockerfile#L3', ['Dockerfile']],
    ['a.js:1 -> b.js:2', ['a.js', 'b.js']],
    ['src/a.py::pay', ['src/a.py::pay', 'src/a.py']],
    ['src/a.py:3::pay', ['src/a.py:3::pay', 'src/a.py']],
    ['src/a.py?x=1', ['src/a.py?x=1', 'src/a.py']],
    ['src/a.py#part', ['src/a.py#part', 'src/a.py']],
    ['src/a.py (generated)', ['src/a.py (generated)', 'src/a.py']],
    ['package-lock.json > lodash', ['package-lock.json > lodash', 'package-lock.json']],
    ['src/c#/a.cs', ['src/c#/a.cs']],
    ['src/a#b.js', ['src/a#b.js']],
    ['app/(shop)/a.js', ['app/(shop)/a.js']],
    ['notes (1)', ['notes (1)', 'notes']],
    ['C:', ['C:']],
    ['pkg:npm/lodash', ['pkg:npm/lodash']],
  ])('%s may name %j, with what stands behind a name', (path, places) => expect(namedOf(path, places)).toEqual(places));

  it.each<[string, string, string]>([
    ['src/*.py', 'src/a.py:10', 'yes'],
    ['src/a.py', 'src/a.py#L10', 'yes'],
    ['src/a.py', 'src/a.py(10,5)', 'yes'],
    ['**/*.py', 'src/a.py::pay', 'unknown'],
    ['src/a.py', 'src/a.py?x=1', 'unknown'],
    ['src/**', 'src/a.py?x=1', 'yes'],
    ['src/b.py', 'src/a.py:10', 'no'],
    ...[
      ...['src/a.py:L10', 'src/a.py:10,5', 'src/a.py@10', 'src/a.py L10', 'src/a.py line 10', 'src/a.py on line 10'],
      ...[
        'src/a.py[10:5]',
        'src/a.py{10}',
        'src/a.py+10',
        'src/a.py;10',
        'src/a.py|10',
        'src/a.py~10',
        'src/a.py%3A10',
      ],
      ...['src/a.py!f', 'src/a.py$f', 'src/a.py:f()', 'src/a.py:class A', 'src/a.py>f', 'src/a.py(f)', 'src/a.py#f'],
      ...['src/a.py:10-', 'src/a.py:10..12', 'src/a.py@main', 'src/a.py@@ -1 +1 @@', 'src/a.py – line 10', 'src/a.py.'],
      ...[
        'src/a.py ',
        ' src/a.py',
        '"src/a.py"',
        '`src/a.py`',
        '<src/a.py>',
        '[src/a.py]',
        'src/a.py\u200b',
        'src%252Fa.py',
      ],
      ...[
        'main:src/a.py',
        'HEAD:src/a.py',
        'In src/a.py',
        'File: src/a.py',
        'https://git.test/o/r/blob/main/src/a.py#L1',
      ],
      ...['src', 'src/'],
    ].map((path): [string, string, string] => ['src/*.py', path, 'unknown']),
    ...[
      ...[
        'src/@modal/page.tsx',
        'src/routes/+page.svelte',
        'src/$id.tsx',
        'src/c++/a.cpp',
        'src/a b.md',
        'src/v1.2 notes.md',
      ],
      ...[
        'src/a+b.js',
        'src/logo@2x.png',
        "src/it's.md",
        'src/a - b.js',
        'src/a.test.ts',
        'src/~a.js',
        'src/{{x}}/a.py',
      ],
    ].flatMap((path): [string, string, string][] => [
      ['src', path, 'yes'],
      ['lib/**', path, 'no'],
    ]),
    ['src/web/**', 'src', 'unknown'],
    ['src/web/**', 'src/app', 'no'],
    ['services/api/**', 'api/a.py', 'unknown'],
    ['services/api/src/*.py', 'src/a.py:10', 'unknown'],
    ['services/api/**', 'services/web/api.py', 'no'],
    ['services/api/**', 'web/api/a.py', 'no'],
    ['services/*/src/**', 'src/a.py', 'unknown'],
    ['src', 'src/web/a.py', 'yes'],
    ['src', 'src', 'yes'],
    ['src', 'srcs/a.py', 'no'],
    ['./src', 'src/a.py', 'yes'],
    ['src//web', 'src/web/a.py', 'yes'],
    ['src/./web/', 'src/web/a.py', 'yes'],
    ['src/*', 'src/a.py', 'yes'],
    ['src/*', 'src/web/a.py', 'no'],
    ['services-*', 'services-api/src/a.py', 'yes'],
    ['src/**.py', 'src/web/a.py', 'yes'],
    ['**.py', 'src/web/a.py', 'yes'],
    ['src**', 'src/web/a.py', 'yes'],
    ['app/[id]', 'app/[id]/page.tsx', 'yes'],
    ['app/[id]/**', 'app/i/page.tsx', 'yes'],
    ['{src}/**', 'src/a.py', 'yes'],
    ['[!s]*', 'lib/a.py', 'yes'],
    ['[!s]*', 'src/a.py', 'no'],
    ['caf\u00e9', 'cafe\u0301/a.py', 'yes'],
    ['cafe\u0301/**', 'caf\u00e9/a.py', 'yes'],
    ['SRC', 'src/a.py', 'unknown'],
    ['.github', '.github/workflows/a.yml', 'yes'],
  ])('what counts in %s: %s lies there: %s', (glob, filePath, expected) =>
    expect(liesIn([glob], finding({ filePath }))).toBe(expected),
  );

  it('leaves out no folder where paths are known to be full', () => {
    const globs = ['services/api/src/**'];
    const answers = [true, false].map((hasFullPaths) =>
      liesIn(globs, finding({ filePath: 'src/a.py' }), { hasFullPaths }),
    );
    expect(answers).toEqual(['no', 'unknown']);
  });

  it.each<[string, string, boolean]>([
    ['src', 'src/a.py', false],
    ['src/a.py', 'src/a.py:10', true],
    ['src/a.py', 'src/a.py::pay', false],
    ['src/*.py', 'src/a.py?x=1', false],
    ['services/api/**', 'api/a.py', false],
    ['caf\u00e9/**', 'cafe\u0301/a.py', false],
    ['src/**.py', 'src/web/a.py', false],
  ])('what %s excuses: %s lies there: %s', (glob, filePath, expected) =>
    expect(isIgnored([glob], finding({ filePath }))).toBe(expected),
  );

  it('of which two sources differ lies nowhere for sure', () => {
    const unclear = finding({ filePath: 'test/a.js', unclear: ['filePath'] });
    expect([liesIn(test, unclear), isIgnored(test, unclear)]).toEqual(['unknown', false]);
  });
});
