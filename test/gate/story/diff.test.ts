import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLocalDiff } from '../../../src/gate/hosts/diff.ts';
import { toChanges } from '../../../src/gate/story/diff.ts';

const lines = (patch: string | undefined, additions?: number) =>
  toChanges({ files: [{ path: 'a.js', patch, additions }], isComplete: true }).files.get('a.js')?.lines;

describe('changesOf', () => {
  it.each<[string, string | undefined, number | undefined, unknown]>([
    ['places added lines', '@@ -1,2 +1,4 @@\n one\n+two\n+three\n four', 2, [[2, 3]]],
    ['places a changed line, with its neighbour', '@@ -2 +2 @@\n-old\n+new', 1, [[1, 2]]],
    ['places the lines beside a deletion', '@@ -3,1 +2,0 @@\n-gone', 0, [[2, 3]]],
    ['places the first line of a file', '@@ -0,0 +1 @@\n+first', 1, [[1, 1]]],
    [
      'places every hunk',
      '@@ -1 +1,2 @@\n a\n+b\n@@ -9 +10,2 @@\n c\n+d',
      2,
      [
        [2, 2],
        [11, 11],
      ],
    ],
    [
      'places hunks in whatever order they come',
      '@@ -9 +10,2 @@\n c\n+d\n@@ -1 +1,2 @@\n a\n+b',
      2,
      [
        [2, 2],
        [11, 11],
      ],
    ],
    [
      'reads content that looks like headers',
      '@@ -1 +1,4 @@\n a\n++++ b/x\n+@@ -1 +1 @@\n+diff --git a/x b/x',
      3,
      [[2, 4]],
    ],
    ['reads deleted content that looks like a header', '@@ -1,2 +1,1 @@\n a\n--- a/x', 0, [[1, 2]]],
    [
      'reads a missing newline at the end',
      '@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file',
      1,
      [[1, 1]],
    ],
    ['cannot place a missing patch', undefined, 3, undefined],
    ['cannot place an empty patch', '', 0, undefined],
    ['cannot place a cut patch', '@@ -1,2 +1,9 @@\n a\n+b', 8, undefined],
    ['cannot place a patch with fewer lines than it declares', '@@ -1,2 +1,9 @@\n a\n+b', undefined, undefined],
    [
      'cannot place a patch of which one hunk is cut',
      '@@ -1 +1,2 @@\n a\n+b\n@@ -9 +10,9 @@\n c\n+d',
      undefined,
      undefined,
    ],
    ['cannot place a hunk with more lines before than it shows', '@@ -1,9 +1,2 @@\n a\n+b', undefined, undefined],
    ['cannot place a hunk with fewer lines before than it shows', '@@ -1,1 +1,2 @@\n a\n-c\n+b', undefined, undefined],
    ['cannot place what is no patch', 'hello', 0, undefined],
    ['cannot place what the parser stumbles over', '@@ -1 +1 @@\n\\ No newline at end of file\n-a\n+b', 1, undefined],
    ['reads lines that end in CRLF', '@@ -1 +1,2 @@\n a\r\n+b\r', 1, [[2, 2]]],
  ])('%s', (_, patch, additions, expected) => {
    expect(lines(patch, additions)).toEqual(expected);
  });

  it('cannot place a patch whose deletions were cut, or anything in a file that is gone', () => {
    const patch = '@@ -1,2 +1 @@\n a\n-b';
    const placed = (file: object) =>
      toChanges({ files: [{ path: 'a.js', patch, ...file }], isComplete: true }).files.get('a.js')?.lines;
    expect(placed({ additions: 0, deletions: 1 })).toEqual([[1, 2]]);
    expect(placed({ additions: 0, deletions: 4 })).toBeUndefined();
    expect(placed({ additions: 0, deletions: 1, isRemoved: true })).toBeUndefined();
  });

  it('is not complete when it names what can be no path, or was not before', () => {
    const of = (path: string, isComplete = true) =>
      toChanges({ files: [path, 'a.js'].map((each) => ({ path: each, patch: undefined })), isComplete }).isComplete;
    expect([of('a/'.repeat(2000)), of('a/'.repeat(3000)), of('b.js', false)]).toEqual([true, false, false]);
  });

  const commit = 'a1'.repeat(20);
  it.each<[string, object, object]>([
    ['an ordinary file', { patch: '@@ -1 +1,2 @@\n a\n+b' }, { lines: [[2, 2]] }],
    ['a file that was removed', { patch: '@@ -1 +0,0 @@\n-a', isRemoved: true }, { lines: undefined, isGone: true }],
    ['a new submodule', { patch: `@@ -0,0 +1 @@\n+Subproject commit ${commit}` }, { lines: [[1, 1]], isModule: true }],
    [
      'a submodule that was taken away',
      { patch: `@@ -1 +0,0 @@\n-Subproject commit ${commit}`, isRemoved: true },
      { lines: undefined, isGone: true, isModule: true },
    ],
    [
      'a file that holds such a line',
      { patch: `@@ -1 +1,2 @@\n Subproject commit ${commit}\n+a` },
      { lines: [[2, 2]] },
    ],
    ['a file that quotes such a line', { patch: `@@ -0,0 +1 @@\n+-Subproject commit ${commit}` }, { lines: [[1, 1]] }],
    ['a file with the beginning of one', { patch: '@@ -0,0 +1 @@\n+Subproject commit a1' }, { lines: [[1, 1]] }],
    ['a file with half of one', { patch: `@@ -0,0 +1 @@\n+Subproject commit ${'g'.repeat(40)}` }, { lines: [[1, 1]] }],
    ['a file without a patch', { patch: undefined }, { lines: undefined }],
  ])('says of %s what became of it', (_, file, expected) => {
    expect(toChanges({ files: [{ path: 'a', ...file } as never], isComplete: true }).files.get('a')).toEqual(expected);
  });

  it('knows a renamed file by both names, and places nothing at the old one', () => {
    const file = { path: 'new.js', previousPath: 'old.js', patch: '@@ -1 +1,2 @@\n a\n+b' };
    const { files } = toChanges({ files: [file], isComplete: true });
    expect(files.get('new.js')?.lines).toEqual([[2, 2]]);
    expect(files.get('old.js')).toEqual({ lines: undefined, isGone: true });
  });
});

describe('the changes of a checkout', () => {
  let folder = '';
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'core.autocrlf=false', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  const commit = (files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--message', 'x');
    return git('rev-parse', 'HEAD');
  };
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'changes-'));
    git('init', '--quiet', '--initial-branch=main');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('tells names with spaces, quotes and letters of any script, and ignores the settings of the repository', async () => {
    const base = commit({ 'plain.js': 'a\n', 'with "quotes" ü.js': 'a\nb\n' });
    git('config', 'diff.noprefix', 'true');
    git('config', 'diff.external', 'false');
    git('config', 'core.quotePath', 'true');
    const head = commit({ 'with "quotes" ü.js': 'a\nnew\nb\n', 'two words.js': 'x\n' });
    const diff = await readLocalDiff(folder, base, head);
    const changes = diff && toChanges(diff);
    expect([...(changes?.files ?? [])]).toEqual([
      ['two words.js', { lines: [[1, 1]] }],
      ['with "quotes" ü.js', { lines: [[2, 2]] }],
    ]);
  });

  it('cannot tell without a merge base', async () => {
    expect(await readLocalDiff(folder, 'f'.repeat(40), 'HEAD')).toBeUndefined();
  });

  it('places every line that is new or changed, for any two texts', async () => {
    const text = fc.array(
      fc.constantFrom('a', 'b', 'c', '', ' ', '--- a/x', '+++ b/x', '@@ -1 +1 @@', 'diff --git a/x b/x', '\\ x'),
      {
        maxLength: 12,
      },
    );
    await fc.assert(
      fc.asyncProperty(text, text, fc.boolean(), async (before, after, endsWithNewline) => {
        const end = endsWithNewline ? '\n' : '';
        const base = commit({ 'f.txt': `${before.join('\n')}${end}` });
        const head = commit({ 'f.txt': `${after.join('\n')}${end}` });
        const diff = await readLocalDiff(folder, base, head);
        const changes = diff && toChanges(diff);
        const placed = changes?.files.get('f.txt')?.lines ?? [];
        const isPlaced = (line: number) => placed.some(([first, last]) => first <= line && line <= last);
        const known = new Set(before);
        for (const [index, content] of after.entries()) {
          if (!known.has(content) && content !== '')
            expect(isPlaced(index + 1), `${content} in line ${index + 1}`).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });
});
