import { expect, it } from 'vitest';
import { isAncestor, listCommitsBefore } from '../../src/git/line.ts';
import { commit, git, makeRepository } from '../service/temporary-repository.ts';

const { signal } = new AbortController();

it('the commits before one are those of its own line, newest first, as far as they are asked for', async () => {
  const path = makeRepository({ a: '1' });
  const first = git(path, ['rev-parse', 'HEAD']);
  git(path, ['switch', '--quiet', '--create', 'side']);
  const side = commit(path, { b: '1' });
  git(path, ['switch', '--quiet', 'main']);
  const second = commit(path, { a: '2' });
  git(path, ['merge', '--quiet', '--no-ff', '--message=Merge', 'side']);
  const merge = git(path, ['rev-parse', 'HEAD']);
  const place = { path, signal };
  expect(await listCommitsBefore(place, merge, 10)).toEqual([second, first]);
  expect(await listCommitsBefore(place, merge, 1)).toEqual([second]);
  expect(await listCommitsBefore(place, first, 10)).toEqual([]);
  expect(await isAncestor(place, side, merge)).toBe(true);
  expect(await isAncestor(place, second, side)).toBe(false);
  expect(await isAncestor(place, 'f'.repeat(40), merge)).toBeUndefined();
  expect(await isAncestor(place, '--all', merge)).toBeUndefined();
});
