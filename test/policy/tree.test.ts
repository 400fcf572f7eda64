/** Which patterns of a policy name nothing, or a folder, in the files of a commit. */
import { describe, expect, it } from 'vitest';
import { findUnclearFolders, findUnmatchedPatterns, suggestPattern } from '../../src/policy/tree.ts';
import { atHigh, exception, type Policy } from './evidence.ts';

const files = new Set([
  'README.md',
  'Makefile',
  'src/a.py',
  'src/web/b.py',
  'vendor/lib/c.js',
  'services/api/src/d.ts',
  'services/api/test/e.ts',
  'app/[id]/page.tsx',
  'build-out/f.js',
  'scripts/build',
  '.github/workflows/ci.yml',
]);
const unclear = (fields: Partial<Policy>) =>
  findUnclearFolders({ ...atHigh, ...fields }, files).map((each) => each.pattern);
const unmatched = (fields: Partial<Policy>, others?: string[]) =>
  findUnmatchedPatterns({ ...atHigh, ...fields }, files, others).map(({ setting, pattern }) => `${setting} ${pattern}`);

describe('a pattern that excuses', () => {
  it.each([
    'vendor',
    './vendor',
    'vendor/lib',
    'src',
    '**/test',
    '*/web',
    'services/{api,web}',
    'ven?or',
    '[v]endor',
    'build*',
    'services/*',
    '.github',
    'src//web',
  ])('%s may mean a folder', (pattern) => {
    expect(unclear({ ignorePaths: [pattern] })).toEqual([pattern]);
    expect(unclear({ skipWhen: [pattern] })).toEqual([pattern]);
    expect(unclear({ exceptions: [exception({ path: pattern })] })).toEqual([pattern]);
  });

  it.each([
    'vendor/',
    'vendor/**',
    '**/test/',
    '**',
    '*.md',
    'src/*',
    'src/*.py',
    'src/a.py',
    'Makefile',
    'scripts/build',
    'nowhere',
    'Vendor',
    '**/*.js',
  ])('%s means no folder alone', (pattern) => {
    expect(unclear({ ignorePaths: [pattern], exceptions: [exception({ path: pattern })] })).toEqual([]);
  });

  it('need not be clear when it has expired, and is none where an exception has no path', () => {
    const exceptions = [exception({ path: 'vendor', expires: '2020-01-01' }), exception({ cwe: 'CWE-79' })];
    expect(unclear({ exceptions })).toEqual([]);
  });
});

describe('a pattern that counts', () => {
  const rule = (effect: 'block' | 'warn', ...path: string[]) => ({ name: 'pay', allow: 0, effect, match: { path } });

  it.each(['srcc/**', 'api/**', 'Src', 'src/*.js', 'services/api/*', '**/*.go', 'shop/src/**', 'src/a.py/b'])(
    '%s matches no file',
    (pattern) => {
      expect(unmatched({ paths: [pattern] })).toEqual([`paths ${pattern}`]);
      expect(unmatched({ rules: [rule('block', 'src/**', pattern)] })).toEqual([`rule "pay": match.path ${pattern}`]);
    },
  );

  it.each(['src', './src', 'src/', 'src/web', 'src/*', '**/*.ts', 'app/[id]', 'app/[id]/**', '**', 'services/*/src'])(
    '%s matches a file',
    (pattern) => expect(unmatched({ paths: [pattern], rules: [rule('block', pattern)] })).toEqual([]),
  );

  it('may be about what the change removed', () => {
    expect(unmatched({ paths: ['legacy/**', 'other/**'] }, ['legacy/x.py'])).toEqual(['paths other/**']);
  });

  it('of a rule that only warns may match nothing, and so may one that is not given', () => {
    expect(
      unmatched({ rules: [rule('warn', 'nowhere/**'), { ...rule('block'), match: { cwe: ['CWE-79'] } }] }),
    ).toEqual([]);
  });

  it.each<[string, string | undefined]>([
    ['Src/**', 'src/**'],
    ['SRC/WEB', 'src/web'],
    ['api/**', 'services/api/**'],
    ['api/src', 'services/api/src'],
    ['lib/', 'vendor/lib/'],
    ['d.ts', 'services/api/src/d.ts'],
    ['nowhere/**', undefined],
    ['**/*.go', undefined],
  ])('%s is like %s', (pattern, like) => expect(suggestPattern(pattern, files)).toBe(like));
});
