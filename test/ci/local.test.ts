import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLocalContext } from '../../src/ci/local.ts';

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'scan-gate-')));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
}

function commit(): string {
  git('commit', '--quiet', '--allow-empty', '--message', 'A change');
  return git('rev-parse', 'HEAD');
}

describe('a checkout', () => {
  beforeEach(() => {
    git('init', '--quiet', '--initial-branch', 'feature/cart');
  });

  it('gives its branch, its commit and the plain address of origin', async () => {
    const headSha = commit();
    git('remote', 'add', 'origin', 'https://mona:secret@github.com/Acme/Shop.git');
    git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/trunk');
    expect(await readLocalContext({ cwd: folder, branch: undefined })).toEqual({
      system: 'local',
      event: undefined,
      branch: 'feature/cart',
      headSha,
      baseBranch: undefined,
      baseSha: undefined,
      defaultBranch: 'trunk',
      pullRequest: undefined,
      repositoryUrl: 'https://github.com/Acme/Shop',
      isPublic: true,
    });
  });

  it('keeps to the branch where a tag has the same name', async () => {
    commit();
    git('tag', 'feature/cart');
    expect((await readLocalContext({ cwd: folder, branch: undefined })).branch).toBe('feature/cart');
  });

  it('vouches for no commit of a branch that it does not stand at', async () => {
    commit();
    const context = await readLocalContext({ cwd: folder, branch: 'main' });
    expect(context).toMatchObject({ branch: 'main', headSha: undefined, repositoryUrl: undefined });
  });

  it('has no commit before the first one', async () => {
    const context = await readLocalContext({ cwd: folder, branch: undefined });
    expect(context).toMatchObject({ branch: 'feature/cart', headSha: undefined });
  });

  it('is private when only its user reads what is printed', async () => {
    expect((await readLocalContext({ cwd: folder, branch: undefined, isShared: false })).isPublic).toBe(false);
  });

  it('that stands at a commit needs --branch', async () => {
    commit();
    git('checkout', '--quiet', '--detach');
    await expect(readLocalContext({ cwd: folder, branch: undefined })).rejects.toMatchObject({
      code: 'CONFIG',
      reason: 'wrong-ref',
      message: 'Nothing says which branch to scan: the checkout stands at a commit, not at a branch',
      hint: 'Name the branch with --branch.',
    });
    expect((await readLocalContext({ cwd: folder, branch: 'main' })).branch).toBe('main');
  });
});

describe('without a checkout', () => {
  it('--branch is needed, and enough', async () => {
    const run = async () => undefined;
    await expect(readLocalContext({ cwd: folder, branch: undefined, run })).rejects.toMatchObject({
      reason: 'wrong-ref',
      message: `Nothing says which branch to scan: ${folder} is not a git checkout`,
    });
    const context = await readLocalContext({ cwd: folder, branch: 'main', run });
    expect(context).toMatchObject({ branch: 'main', headSha: undefined, repositoryUrl: undefined });
  });

  it('a folder that does not exist is an error', async () => {
    await expect(readLocalContext({ cwd: join(folder, 'missing'), branch: 'main' })).rejects.toMatchObject({
      code: 'CONFIG',
      message: `git could not be run in ${join(folder, 'missing')}`,
    });
  });
});
