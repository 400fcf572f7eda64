import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createMirrors } from '../../src/service/mirrors.ts';
import { listHeads } from '../../src/shared/git/origin.ts';
import { commit, git, mainCommit, makeFolder, makeRepository, never } from './temporary-repository.ts';

describe('a mirror', () => {
  it('tells the branches of its address without fetching them, and follows it with each fetch', async () => {
    const origin = makeRepository({ 'a.js': '1' });
    const address = pathToFileURL(origin).href;
    const mirrors = createMirrors(makeFolder());
    const first = mainCommit(origin);
    expect(mirrors.find(address)).toBeUndefined();
    expect(await mirrors.listHeads(address, never)).toEqual([{ ref: 'refs/heads/main', sha: first }]);
    expect(await mirrors.readDefaultBranch(address, never)).toBe('main');
    const path = await mirrors.fetch(address, never);
    expect(mirrors.find(address)).toBe(path);
    commit(origin, { 'a.js': '2' });
    await mirrors.fetch(address, never);
    expect(await listHeads({ path, signal: never })).toEqual([{ ref: 'refs/heads/main', sha: mainCommit(origin) }]);
    expect(mainCommit(origin)).not.toBe(first);
  });

  it('is made once, though several ask for it at the same time', async () => {
    const address = pathToFileURL(makeRepository({ 'a.js': '1' })).href;
    const mirrors = createMirrors(makeFolder());
    const asked = await Promise.all([1, 2, 3].map(() => mirrors.listHeads(address, never)));
    expect(new Set(asked.map((heads) => heads[0]?.sha)).size).toBe(1);
  });

  it('of an address that cannot be reached says so', async () => {
    const mirrors = createMirrors(makeFolder());
    const missing = pathToFileURL(`${makeFolder()}/none`).href;
    await expect(mirrors.fetch(missing, never)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it.each(['refs/heads/main.lock', 'packed-refs.lock'])(
    'is made again when a git that was killed has left %s',
    async (lock) => {
      const origin = makeRepository({ 'README.md': 'A shop\n' });
      const { href: address } = pathToFileURL(origin);
      const mirrors = createMirrors(makeFolder());
      const path = await mirrors.fetch(address, never);
      git(origin, ['branch', 'gone']);
      await mirrors.fetch(address, never);
      git(origin, ['branch', '--delete', 'gone']);
      const sha = commit(origin, { 'README.md': 'Another shop\n' });
      writeFileSync(join(path, lock), '');
      expect(await mirrors.fetch(address, never)).toBe(path);
      expect(git(path, ['rev-parse', 'refs/heads/main'])).toBe(sha);
    },
  );
});
