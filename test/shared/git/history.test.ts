import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listHistory } from '../../../src/shared/git/history.ts';
import { commit, git, makeFolder, makeRepository, never } from '../../service/temporary-repository.ts';

type Limits = Required<Parameters<typeof listHistory>>[2];
const none: ReadonlySet<string> = new Set();
const head = (path: string, name = 'HEAD') => git(path, ['rev-parse', name]);

async function listed(path: string, base: string | undefined, known = none) {
  const { blobs, diagnostics } = await listHistory({ path, signal: never, sha: head(path), base }, known);
  const files = blobs.filter(({ type }) => type === 'blob');
  const rows = files.map(({ oid, path: name, commit: sha }) => [name, git(path, ['cat-file', 'blob', oid]), sha]);
  return { rows, diagnostics };
}

/** A branch that adds a file, changes it, and removes it; `main` goes on meanwhile. */
function branched() {
  const path = makeRepository({ 'a.txt': 'a', 'old.txt': 'old' });
  git(path, ['switch', '--quiet', '--create', 'topic']);
  const first = commit(path, { 'key.txt': 'one' });
  const second = commit(path, { 'key.txt': 'two' });
  git(path, ['rm', '--quiet', 'key.txt']);
  commit(path, { 'b.txt': 'b' });
  git(path, ['switch', '--quiet', 'main']);
  git(path, ['rm', '--quiet', 'old.txt']);
  commit(path, { 'main.txt': 'main' });
  git(path, ['switch', '--quiet', 'topic']);
  return { path, first, second };
}

describe('what a branch held', () => {
  it('is each content once, with the last commit that holds it, and what the other branch has', async () => {
    const { path, first, second } = branched();
    const { rows, diagnostics } = await listed(path, head(path, 'main'));
    expect(rows).toContainEqual(['key.txt', 'one', first]);
    expect(rows).toContainEqual(['key.txt', 'two', second]);
    expect(rows).toContainEqual(['main.txt', 'main', undefined]);
    expect(rows).toContainEqual(['old.txt', 'old', undefined]);
    expect(new Set(rows.map(([, content]) => content)).size).toBe(rows.length);
    expect(diagnostics).toEqual([]);
  });

  it('is what its commits say, too', async () => {
    const { path } = branched();
    const { blobs } = await listHistory({ path, signal: never, sha: head(path), base: head(path, 'main') }, none);
    const commits = blobs.filter(({ type }) => type === 'commit').map(({ oid, path: name }) => [oid, name]);
    expect(commits).toEqual(['topic', 'topic~1', 'topic~2'].map((name) => [head(path, name), '']));
  });

  it('leaves out what is known', async () => {
    const { path } = branched();
    const known = new Set([git(path, ['hash-object', '--stdin'], 'one'), git(path, ['rev-parse', 'HEAD:b.txt'])]);
    const contents = (await listed(path, head(path, 'main'), known)).rows.map(([, content]) => content);
    expect(contents).not.toContain('one');
    expect(contents).not.toContain('b');
    expect(contents).toContain('two');
  });

  it('is found in merges, renames and folders, and under every name', async () => {
    const { path } = branched();
    git(path, ['switch', '--quiet', '--create', 'side', 'topic~1']);
    commit(path, { 'deep/\u00fc \n.txt': 'three' });
    git(path, ['switch', '--quiet', 'topic']);
    git(path, ['merge', '--quiet', '--no-edit', 'side']);
    git(path, ['rm', '-r', '--quiet', 'deep']);
    commit(path, {});
    const contents = (await listed(path, head(path, 'main'))).rows.map(([, content]) => content);
    expect(contents).toEqual(expect.arrayContaining(['one', 'two', 'three']));
  });

  it('is nothing without a base, and on a commit that the base already has', async () => {
    const { path } = branched();
    expect((await listed(path, undefined)).rows).toEqual([]);
    git(path, ['switch', '--quiet', '--detach', 'topic~2']);
    expect((await listed(path, head(path, 'topic'))).rows).toEqual([]);
  });

  it.each<[string, (path: string) => string[], RegExp]>([
    [
      'cut off',
      (path) => ['clone', '--quiet', '--depth=1', '--branch=topic', `file://${path}`],
      /does not contain the commit/,
    ],
    [
      'cut off in the middle',
      (path) => ['clone', '--quiet', '--depth=2', '--no-single-branch', `file://${path}`],
      /shallow/,
    ],
  ])('is said to be incomplete in a clone that is %s', async (_, clone, expected) => {
    const { path } = branched();
    const copy = join(makeFolder(), 'clone');
    git(path, [...clone(path), copy]);
    git(copy, ['switch', '--quiet', 'topic']);
    const { diagnostics } = await listed(copy, head(path, 'main'));
    expect(diagnostics).toMatchObject([{ engine: 'checkout', message: expect.stringMatching(expected) }]);
    expect(diagnostics[0]).not.toHaveProperty('file_path');
  });

  it.each<[string, Partial<Limits>, boolean]>([
    ['more versions than are searched', { blobs: 2 }, true],
    ['more bytes than are searched', { bytes: 5 }, true],
    ['more objects than are listed', { objects: 2 }, true],
    ['one file that is too large', { blobBytes: 2 }, false],
  ])('is not known behind %s of its own', async (_, limits, isFault) => {
    const path = makeRepository({ 'a.txt': 'a' });
    git(path, ['switch', '--quiet', '--create', 'topic']);
    for (const text of ['x', 'yy', 'three']) commit(path, { 'key.txt': text });
    git(path, ['rm', '--quiet', 'key.txt']);
    commit(path, {});
    const isCommit = ({ type }: { type: string }) => type === 'commit';
    const request = { path, signal: never, sha: head(path), base: head(path, 'main') };
    const whole = (await listHistory(request, none)).blobs;
    const room = { objects: 100, blobs: 100, bytes: 1e6, blobBytes: 1e6 };
    const messages =
      limits.blobBytes === undefined ? new Set<string>() : new Set(whole.filter(isCommit).map(({ oid }) => oid));
    const { diagnostics } = await listHistory(request, messages, { ...room, ...limits });
    expect(diagnostics.some(({ failed }) => failed)).toBe(isFault);
    expect(diagnostics[0]?.message).toMatch(
      limits.objects === undefined ? /: \d+ versions of files/ : /: more versions of/,
    );
  });

  it('is known as far as the branch itself goes, however much the other branch holds', async () => {
    const { path } = branched();
    git(path, ['switch', '--quiet', 'main']);
    commit(path, Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`${index}.txt`, `main ${index}`])));
    git(path, ['switch', '--quiet', 'topic']);
    const request = { path, signal: never, sha: head(path), base: head(path, 'main') };
    const { blobs, diagnostics } = await listHistory(request, none, {
      objects: 100,
      blobs: 12,
      bytes: 1e6,
      blobBytes: 1e6,
    });
    expect(blobs.filter(({ commit: sha }) => sha !== undefined).length).toBeGreaterThan(4);
    expect(diagnostics).toMatchObject([{ engine: 'checkout' }]);
    expect(diagnostics[0]).not.toHaveProperty('failed');
  });
});
