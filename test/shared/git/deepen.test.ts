import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { findComparedCommit } from '../../../src/gate/story/sources/findings/scan.ts';
import { commit, git, headCommit, makeFolder, makeRepository, never } from '../../service/temporary-repository.ts';

/** A clone of the last commit alone of a branch that left `main` so many commits before. */
function shallowClone(commits: number, merged = false) {
  const origin = makeRepository({ 'a.txt': 'a' });
  const left = headCommit(origin);
  const empty = (index: number) =>
    `commit refs/heads/topic\ncommitter a <a@example.test> 1700000000 +0000\ndata 1\nx\n${index === 0 ? 'from refs/heads/main^0\n' : ''}\n`;
  git(origin, ['fast-import', '--quiet'], Array.from({ length: commits }, (_, index) => empty(index)).join(''));
  const main = commit(origin, { 'main.txt': 'main' });
  git(origin, ['switch', '--quiet', '--detach', 'topic']);
  if (merged) git(origin, ['merge', '--quiet', '--no-edit', 'main']);
  git(origin, ['branch', 'built']);
  const path = join(makeFolder(), 'clone');
  git(origin, ['clone', '--quiet', '--depth=1', '--branch=built', pathToFileURL(origin).href, path]);
  return { path, origin, left, main, head: headCommit(path) };
}

/** The commit with which a job compares, in the folder that holds it. */
async function find(path: string, head: string, { branch = 'main', signal = never } = {}) {
  const base = { branch, sha: undefined };
  const context = { base, defaultBranch: 'main', system: 'gitlab', trust: 'proposal' };
  const place = { path, sha: head, signal };
  return findComparedCommit(place, context as Parameters<typeof findComparedCommit>[1], { scope: 'auto' });
}

async function found(path: string, head: string) {
  const compared = await find(path, head);
  if (compared === undefined || 'missing' in compared) throw new Error('nothing was found');
  return { sha: compared.sha, folder: compared.history?.path, end: async () => compared.history?.end() };
}

describe('what a shallow clone lacks', () => {
  it.each<[string, number, boolean]>([
    ['a branch', 3, false],
    ['a merge that was made for the test', 3, true],
    ['a branch of many commits', 120, false],
  ])('is fetched for %s, beside the checkout', async (_, commits, merged) => {
    const { path, left, main, head } = shallowClone(commits, merged);
    const before = readFileSync(join(path, '.git/shallow'), 'utf8');
    const { sha, folder = '', end } = await found(path, head);
    expect([sha, existsSync(folder)]).toEqual([merged ? main : left, true]);
    expect(readFileSync(join(path, '.git/shallow'), 'utf8')).toBe(before);
    expect(git(path, ['for-each-ref', '--format=%(refname)'])).not.toContain('origin/main');
    await end();
    expect(existsSync(folder)).toBe(false);
  });

  it.each<[string, (path: string, origin: string) => void, string]>([
    ['a branch that origin does not have', () => {}, 'missing'],
    ['a clone without origin', (path) => void git(path, ['remote', 'remove', 'origin']), 'main'],
    [
      'a branch that has nothing in common with the other',
      (_, origin) =>
        void git(origin, ['branch', '--force', 'main', git(origin, ['commit-tree', 'HEAD^{tree}', '-m', 'x'])]),
      'main',
    ],
  ])('is not fetched for %s, and leaves nothing behind', async (_, change, branch) => {
    const { path, origin, head } = shallowClone(2);
    change(path, origin);
    const temporary = makeFolder();
    vi.stubEnv('TMPDIR', temporary);
    const why = expect.stringContaining(`left ${branch}`);
    expect(await find(path, head, { branch })).toMatchObject({ missing: { why } });
    vi.unstubAllEnvs();
    expect(readdirSync(temporary)).toEqual([]);
  });

  it('is the other branch alone for a whole clone of one branch', async () => {
    const { path, left, head } = shallowClone(120);
    git(path, ['fetch', '--quiet', '--unshallow', 'origin']);
    const { sha, folder = '', end } = await found(path, head);
    expect(sha).toBe(left);
    expect(git(folder, ['rev-parse', '--is-shallow-repository'])).toBe('false');
    await end();
  });

  it('is nothing for a whole clone that has the other branch', async () => {
    const { origin, left, head } = shallowClone(3);
    const path = join(makeFolder(), 'whole');
    git(origin, ['clone', '--quiet', '--branch=built', pathToFileURL(origin).href, path]);
    expect(await found(path, head)).toMatchObject({ sha: left, folder: undefined });
  });

  it.each(['blob:none', 'tree:0'])('is fetched with its contents for a partial clone by %s', async (filter) => {
    const { origin, left } = shallowClone(3);
    git(origin, ['config', 'uploadpack.allowFilter', 'true']);
    const path = join(makeFolder(), 'partial');
    const from = pathToFileURL(origin).href;
    git(origin, ['clone', '--quiet', `--filter=${filter}`, '--branch=built', from, path]);
    const { sha, folder = '', end } = await found(path, git(path, ['rev-parse', 'HEAD']));
    expect(sha).toBe(left);
    // Nothing is missing that would have to be fetched when it is wanted.
    expect(git(folder, ['rev-list', '--objects', '--missing=print', left]).match(/^\?/m)).toBeNull();
    await end();
  });

  it('is not fetched any more when the run is cancelled', async () => {
    const { path, head } = shallowClone(2);
    await expect(find(path, head, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'CANCELLED' });
  });
});
