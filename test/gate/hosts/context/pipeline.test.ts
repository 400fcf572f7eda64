import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readContext } from '../../../../src/gate/hosts/context/read-context.ts';
import { makeFolder } from '../../../service/temporary-repository.ts';

type Judged = Parameters<typeof readContext>[1]['judged'];

let folder: string;

beforeEach(() => {
  folder = realpathSync(makeFolder());
});

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
}

function commit(): string {
  git('commit', '--quiet', '--allow-empty', '--message', 'A change');
  return git('rev-parse', 'HEAD');
}

/** On a laptop, unless variables say otherwise. */
function read(judged: Judged, variables: Record<string, string> = {}, cwd = folder) {
  return readContext(
    { variables, folder: cwd, isAttended: true },
    { judged, policy: { ref: undefined, isCentral: false } },
  );
}

const branch = (named?: string) => ({ kind: 'branch', named }) as const;

describe('a checkout', () => {
  beforeEach(() => {
    git('init', '--quiet', '--initial-branch', 'feature/cart');
  });

  it('gives its branch, its commit and the plain address of origin', async () => {
    const headSha = commit();
    git('remote', 'add', 'origin', 'https://mona:secret@github.com/Acme/Shop.git');
    git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/trunk');
    expect(await read(branch())).toEqual({
      system: 'laptop',
      event: undefined,
      branch: 'feature/cart',
      headSha,
      base: undefined,
      defaultBranch: 'trunk',
      change: undefined,
      trust: 'own',
      repositoryUrl: 'https://github.com/Acme/Shop',
      isPublic: false,
      sources: {
        head: { kind: 'origin', path: folder, branch: 'feature/cart' },
        trustedPolicy: { kind: 'checkout', path: folder, ref: headSha, otherwise: 'HEAD' },
        judgedPolicy: { kind: 'checkout', path: folder, ref: headSha, otherwise: 'HEAD' },
        diff: { kind: 'default-branch', path: folder, headSha },
      },
    });
  });

  it('keeps to the branch where a tag has the same name', async () => {
    commit();
    git('tag', 'feature/cart');
    expect((await read(branch())).branch).toBe('feature/cart');
  });

  it('vouches for no commit of a branch that it does not stand at', async () => {
    commit();
    const context = await read(branch('main'));
    expect(context).toMatchObject({ branch: 'main', headSha: undefined, repositoryUrl: undefined });
  });

  it('has no commit before the first one', async () => {
    const context = await read(branch());
    expect(context).toMatchObject({ branch: 'feature/cart', headSha: undefined });
  });

  it('is private when only its user reads what is printed', async () => {
    expect((await read(branch())).isPublic).toBe(false);
    expect((await read(branch(), { CI: 'true' })).isPublic).toBe(true);
  });

  it('is public by a guess alone where the CI system does not say', async () => {
    const gitlab = { GITLAB_CI: 'true', CI_COMMIT_BRANCH: 'feature/cart' };
    const told = async (env?: Record<string, string>) => (await read(branch(), env)).isPublicAssumed;
    expect(await told({ CI: 'true' })).toBe(true);
    expect(await told({ ...gitlab, CI_PROJECT_VISIBILITY: 'public' })).toBeUndefined();
    expect(await told({ ...gitlab, CI_PROJECT_VISIBILITY: 'private' })).toBeUndefined();
    expect(await told()).toBeUndefined();
  });

  it('is that of the job whatever the case of its name, and of no other job', async () => {
    commit();
    git('remote', 'add', 'origin', 'git@gitlab.com:Acme/Shop.git');
    const gitlab = { GITLAB_CI: 'true', CI_COMMIT_BRANCH: 'feature/cart', CI_COMMIT_SHA: git('rev-parse', 'HEAD') };
    const told = (name: string) => read(branch(), { ...gitlab, CI_PROJECT_URL: `https://gitlab.com/${name}` });
    expect((await told('acme/shop')).branch).toBe('feature/cart');
    await expect(told('acme/shop2')).rejects.toMatchObject({ reason: 'foreign-repository' });
  });

  it('that is at a commit needs --branch', async () => {
    commit();
    git('checkout', '--quiet', '--detach');
    await expect(read(branch())).rejects.toMatchObject({
      code: 'CONFIG',
      reason: 'wrong-ref',
      message: 'The branch to scan is not known: the checkout is at a commit, not on a branch',
      hint: 'Set the branch with --branch.',
    });
    expect((await read(branch('main'))).branch).toBe('main');
  });
});

describe('without a checkout', () => {
  it('--branch is needed, and enough', async () => {
    await expect(read(branch())).rejects.toMatchObject({
      reason: 'wrong-ref',
      message: `The branch to scan is not known: ${folder} is not a git checkout`,
    });
    const context = await read(branch('main'));
    expect(context).toMatchObject({ branch: 'main', headSha: undefined, repositoryUrl: undefined });
  });

  it('a folder that does not exist is an error', async () => {
    await expect(read(branch('main'), {}, join(folder, 'missing'))).rejects.toMatchObject({
      code: 'CONFIG',
      message: `git could not be run in ${join(folder, 'missing')}`,
    });
  });
});

describe('a variable that names another default branch than origin', () => {
  it.each([
    ['GitLab', { GITLAB_CI: 'true', CI_COMMIT_BRANCH: 'feature', CI_DEFAULT_BRANCH: 'feature' }],
    [
      'Drone',
      { DRONE: 'true', DRONE_BRANCH: 'feature', DRONE_REPO_BRANCH: 'feature', DRONE_COMMIT_REF: 'refs/heads/feature' },
    ],
    ['Jenkins', { JENKINS_URL: 'https://ci.example', BRANCH_NAME: 'feature', BRANCH_IS_PRIMARY: 'true' }],
  ])('does not win in %s: the place of the policy is unknown', async (_, variables) => {
    const origin = join(folder, 'origin');
    const work = join(folder, 'work');
    git('init', '--quiet', '--bare', '--initial-branch', 'main', origin);
    git('clone', '--quiet', origin, work);
    const own = folder;
    folder = work;
    try {
      git('switch', '--quiet', '--orphan', 'main');
      commit();
      git('push', '--quiet', 'origin', 'main');
      git('switch', '--quiet', '--create', 'feature');
      const sha = commit();
      git('push', '--quiet', 'origin', 'feature');
      const named = { CI_COMMIT_SHA: sha, DRONE_COMMIT_SHA: sha, GIT_COMMIT: sha };
      const context = await read(
        {
          kind: 'commit',
          branch: 'feature',
          sha,
          repositoryUrl: 'https://example.com/acme/shop',
          defaultBranch: 'main',
        },
        { ...named, ...variables },
        work,
      );
      expect(context).toMatchObject({ trust: 'proposal', defaultBranch: undefined });
      const policy = context.sources.trustedPolicy;
      expect(policy).toMatchObject({
        kind: 'unreadable',
        why: { message: expect.stringContaining('origin says main') },
      });
    } finally {
      folder = own;
    }
  });
});
