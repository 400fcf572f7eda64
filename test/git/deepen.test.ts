import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { fetchDeeperHistory } from '../../src/git/deepen.ts';
import { findMergeBase } from '../../src/git/merge-base.ts';
import { isPartial } from '../../src/git/partial.ts';
import { commit, git, headCommit, makeFolder, makeRepository, never } from '../service/temporary-repository.ts';

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

const target = { branch: 'main', isLocalTrusted: false };

describe('what a shallow clone lacks', () => {
  it.each<[string, number, boolean]>([
    ['a branch', 3, false],
    ['a merge that was made for the test', 3, true],
    ['a branch of many commits', 120, false],
  ])('is fetched for %s, beside the checkout', async (_, commits, merged) => {
    const { path, left, main, head } = shallowClone(commits, merged);
    const before = readFileSync(join(path, '.git/shallow'), 'utf8');
    const place = { path, signal: never };
    expect(await findMergeBase(place, head, target)).toBeUndefined();
    const history = await fetchDeeperHistory({ place, head, branch: 'main' });
    expect(await findMergeBase({ path: history?.path ?? '', signal: never }, head, target)).toBe(merged ? main : left);
    expect(readFileSync(join(path, '.git/shallow'), 'utf8')).toBe(before);
    expect(git(path, ['for-each-ref', '--format=%(refname)'])).not.toContain('origin/main');
    await history?.end();
    expect(existsSync(history?.path ?? path)).toBe(false);
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
    expect(await fetchDeeperHistory({ place: { path, signal: never }, head, branch })).toBeUndefined();
    vi.unstubAllEnvs();
    expect(readdirSync(temporary)).toEqual([]);
  });

  it('is the other branch alone for a whole clone of one branch', async () => {
    const { path, left, head } = shallowClone(120);
    git(path, ['fetch', '--quiet', '--unshallow', 'origin']);
    const history = await fetchDeeperHistory({ place: { path, signal: never }, head, branch: 'main' });
    const place = { path: history?.path ?? '', signal: never };
    expect(await findMergeBase(place, head, target)).toBe(left);
    expect(git(place.path, ['rev-parse', '--is-shallow-repository'])).toBe('false');
    await history?.end();
  });

  it.each(['blob:none', 'tree:0'])('is fetched with its contents for a partial clone by %s', async (filter) => {
    const { origin, left } = shallowClone(3);
    git(origin, ['config', 'uploadpack.allowFilter', 'true']);
    const path = join(makeFolder(), 'partial');
    const from = pathToFileURL(origin).href;
    git(origin, ['clone', '--quiet', `--filter=${filter}`, '--depth=1', '--branch=built', from, path]);
    const head = git(path, ['rev-parse', 'HEAD']);
    expect(await Promise.all([path, origin].map((each) => isPartial({ path: each, signal: never })))).toEqual([
      true,
      false,
    ]);
    const history = await fetchDeeperHistory({ place: { path, signal: never }, head, branch: 'main' });
    const place = history?.path ?? '';
    expect(await findMergeBase({ path: place, signal: never }, head, target)).toBe(left);
    // Nothing is missing that would have to be fetched when it is wanted.
    expect(git(place, ['rev-list', '--objects', '--missing=print', left]).match(/^\?/m)).toBeNull();
    await history?.end();
  });

  it('is not fetched any more when the run is cancelled', async () => {
    const { path, head } = shallowClone(2);
    const place = { path, signal: AbortSignal.abort() };
    await expect(fetchDeeperHistory({ place, head, branch: 'main' })).rejects.toMatchObject({ code: 'CANCELLED' });
  });
});
