import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RunContext } from '../../../../../src/gate/hosts/context/context.ts';
import { type ComparedCommit, findComparedCommit } from '../../../../../src/gate/story/sources/findings/scan.ts';
import { commit, git, mainCommit, makeFolder, makeRepository } from '../../../../service/temporary-repository.ts';

/** In a clone of one branch alone, whose local `main` is at that branch's last commit but one. */
async function compare(system: RunContext['system'], hasOrigin = true) {
  const origin = makeRepository({ 'a.js': 'one();\n' });
  const path = join(makeFolder(), 'clone');
  git(origin, ['clone', '--quiet', origin, path]);
  git(path, ['switch', '--quiet', '--create', 'topic']);
  const earlier = commit(path, { 'a.js': 'eval(input);\n' });
  git(path, ['branch', '--force', 'main', earlier]);
  git(path, ['update-ref', '-d', 'refs/remotes/origin/main']);
  const sha = commit(path, { 'b.js': 'two();\n' });
  if (!hasOrigin) git(path, ['remote', 'set-url', 'origin', join(path, 'nowhere')]);
  const context = { base: { branch: 'main', sha: undefined }, defaultBranch: 'main', system, trust: 'proposal' };
  const place = { path, sha, signal: new AbortController().signal };
  const found = await findComparedCommit(place, context as unknown as RunContext, { scope: 'auto' });
  return { found, earlier, left: mainCommit(origin) };
}

describe('the commit that an embedded run compares with', () => {
  it.each(['github', 'gitlab', 'unattended'] as const)(
    'is that of origin where only the checkout calls another one main, on %s',
    async (system) => {
      const { found, left } = await compare(system);
      expect(found).toMatchObject({ sha: left, name: `main at ${left.slice(0, 12)}` });
      await (found as ComparedCommit).history?.end();
    },
  );

  it('is none that only the checkout calls main, where origin cannot be asked', async () => {
    const { found } = await compare('gitlab', false);
    expect(found).toEqual({ missing: expect.objectContaining({ why: expect.stringContaining('does not reach') }) });
  });

  it('is that of the own main on a laptop', async () => {
    const { found, earlier } = await compare('laptop');
    expect(found).toMatchObject({ sha: earlier });
  });
});
