import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgePath } from '../../../src/shared/git/export.ts';
import { propertyRuns } from '../../model/runs.ts';

const refusalOf = (path: string) => {
  const judged = judgePath(Buffer.from(path));
  return 'refusal' in judged ? judged.refusal : undefined;
};

describe('the path of a tree', () => {
  test.each([
    ['', 'its name leaves the tree'],
    ['/etc/passwd', 'its name is an absolute path'],
    ['C:/a', 'its name is an absolute path'],
    ['c:a', 'its name is an absolute path'],
    ['..', 'its name leaves the tree'],
    ['../a', 'its name leaves the tree'],
    ['a/..', 'its name leaves the tree'],
    ['a/../b', 'its name leaves the tree'],
    ['./a', 'its name leaves the tree'],
    ['a/./b', 'its name leaves the tree'],
    ['a/.', 'its name leaves the tree'],
    ['a//b', 'its name leaves the tree'],
    ['a/', 'its name leaves the tree'],
    ['a\\b', 'its name contains a backslash'],
    ['a\0b', 'its name contains a NUL'],
    ['.git/config', 'its name points into a .git folder'],
    ['a/.GIT/config', 'its name points into a .git folder'],
    ['a/.git. ./b', 'its name points into a .git folder'],
    ['a/.git::$INDEX/b', 'its name points into a .git folder'],
    ['git~1/a', 'its name points into a .git folder'],
    ['a/.g\u200cit/b', 'its name points into a .git folder'],
    ['.g\u200cit', 'its name points into a .git folder'],
  ])('%j is refused: %s', (path, refusal) => expect(refusalOf(path)).toBe(refusal));

  test.each([
    'a',
    'a/b.js',
    '.github/a.yml',
    'a/.gitignore',
    'digit/a',
    '...',
    'a/.../b',
    '.a',
    'a/..b',
    'ab:c',
    'ä/ö',
    'a b',
    '-a',
    'a\nb',
  ])('%j is taken', (path) => expect(judgePath(Buffer.from(path))).toEqual({ path }));

  test('is judged alike with a part before it that makes it no plain one', () => {
    const part = fc.oneof(
      fc.constantFrom('.', '..', '', '.git', 'git~1', '.GIT ', 'C:', 'a', '...', '.g', 'it', '~', '\\', '\0', 'é'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
        const path = parts.join('/');
        fc.pre(!/^(?:\/|[A-Za-z]:)/.test(path));
        expect(refusalOf(path)).toBe(refusalOf(`é/${path}`));
      }),
      { numRuns: propertyRuns(3000) },
    );
  });
});
