/** The subjects of the demo and the pictures: the example application with a generated history, or any checkout. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** What is gated: a checkout, and what a runner says about it. */
export interface DemoSubject {
  path: string;
  repository: string;
  serverUrl: string;
  event: string;
  payload: object;
  env: Record<string, string>;
  pulls: Record<number, { base: string; head: string }>;
}

function runGit(cwd: string, ...args: string[]): string {
  return execFileSync('git', ['-c', 'core.hooksPath=/dev/null', '-c', 'commit.gpgsign=false', ...args], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...author },
  }).trim();
}

const author = {
  GIT_AUTHOR_NAME: 'Shop',
  GIT_AUTHOR_EMAIL: 'shop@example.com',
  GIT_COMMITTER_NAME: 'Shop',
  GIT_COMMITTER_EMAIL: 'shop@example.com',
  // The same commits wherever and whenever they are made.
  GIT_AUTHOR_DATE: '2026-01-01T00:00:00Z',
  GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z',
};

function runGitOrUndefined(cwd: string, ...args: string[]): string | undefined {
  try {
    return runGit(cwd, ...args);
  } catch {
    return undefined;
  }
}

/** The files of a base with findings: the pull request then adds four more. */
export const baseFiles: readonly string[] = [
  'README.md',
  'package.json',
  'package-lock.json',
  'public',
  'src/catalog.js',
  'src/orders.ts',
  'src/sessions.js',
];

/**
 * The example with a history: a base on main with some of its files, and a branch with everything that the pull request
 * adds.
 */
export function createExampleSubject(
  work: string,
  files: readonly string[] = ['README.md', 'package.json'],
): DemoSubject {
  const path = join(work, 'shop');
  cpSync(join(root, 'examples/shop'), path, { recursive: true });
  runGit(work, 'init', '--quiet', '--initial-branch=main', path);
  runGit(path, 'remote', 'add', 'origin', 'https://github.com/example/shop.git');
  runGit(path, 'add', ...files);
  runGit(path, 'commit', '--quiet', '--message', 'Start the shop');
  const base = runGit(path, 'rev-parse', 'HEAD');
  runGit(path, 'switch', '--quiet', '--create', 'feature/checkout');
  runGit(path, 'add', '--all');
  runGit(path, 'commit', '--quiet', '--message', 'Add search, export and checkout');
  const head = runGit(path, 'rev-parse', 'HEAD');
  const repository = { full_name: 'example/shop', id: 1, private: true, default_branch: 'main' };
  return {
    path,
    repository: repository.full_name,
    serverUrl: 'https://github.com',
    event: 'pull_request',
    payload: {
      action: 'synchronize',
      number: 7,
      repository,
      pull_request: {
        number: 7,
        head: { ref: 'feature/checkout', sha: head, repo: repository },
        base: { ref: 'main', sha: base, repo: repository },
      },
    },
    env: {
      GITHUB_REF: 'refs/pull/7/merge',
      GITHUB_SHA: head,
      GITHUB_HEAD_REF: 'feature/checkout',
      GITHUB_BASE_REF: 'main',
    },
    pulls: { 7: { base, head } },
  };
}

/** The push that brought the base of the example to main. */
export function createPushSubject({ pulls, ...subject }: DemoSubject): DemoSubject {
  const { base = '' } = pulls[7] ?? {};
  const repository = { full_name: subject.repository, id: 1, private: true, default_branch: 'main' };
  const payload = { ref: 'refs/heads/main', after: base, deleted: false, repository };
  const env = { GITHUB_REF: 'refs/heads/main', GITHUB_REF_TYPE: 'branch', GITHUB_SHA: base };
  return { ...subject, pulls, event: 'push', payload, env };
}

/** The commit that a checkout is at. The files of any other folder become one in a new repository. */
export function createCheckoutSubject(work: string, given: string): DemoSubject {
  const isCheckout = ['.git', 'objects/pack'].some((name) => existsSync(join(given, name)));
  const top = isCheckout ? given : commitCopy(given, join(work, basename(realpathSync(given))));
  const head = runGitOrUndefined(top, 'rev-parse', '--verify', 'HEAD^{commit}');
  if (head === undefined) throw new Error(`${given} is not a git checkout with a commit`);
  const current = runGitOrUndefined(top, 'symbolic-ref', '--quiet', '--short', 'HEAD');
  const branch = current ?? `detached-${head.slice(0, 12)}`;
  const path = current === undefined ? cloneWithBranch(join(work, 'checkout.git'), { top, branch, head }) : top;
  const origin = /^(?:https:\/\/|git@|ssh:\/\/git@)([\w.-]+)[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(
    runGitOrUndefined(top, 'remote', 'get-url', 'origin') ?? '',
  );
  const repository = origin?.[2] ?? `local/${basename(top).replaceAll(/[^\w.-]/g, '-')}`;
  return {
    path,
    repository,
    serverUrl: `https://${origin?.[1] ?? 'github.example'}`,
    event: 'push',
    payload: {
      ref: `refs/heads/${branch}`,
      after: head,
      deleted: false,
      repository: { full_name: repository, id: 1, private: true, default_branch: branch },
    },
    env: { GITHUB_REF: `refs/heads/${branch}`, GITHUB_REF_NAME: branch, GITHUB_REF_TYPE: 'branch', GITHUB_SHA: head },
    pulls: {},
  };
}

/** A detached commit has no branch to scan, so it gets one in a clone that shares its objects. */
function cloneWithBranch(path: string, { top, branch, head }: { top: string; branch: string; head: string }): string {
  runGit(top, 'clone', '--quiet', '--bare', '--shared', top, path);
  runGit(path, 'update-ref', `refs/heads/${branch}`, head);
  return path;
}

function commitCopy(folder: string, copy: string): string {
  const filter = (from: string) => !['node_modules', '.git'].includes(basename(from));
  cpSync(folder, copy, { recursive: true, filter });
  runGit(copy, 'init', '--quiet', '--initial-branch=main');
  runGit(copy, 'add', '--all');
  runGit(copy, 'commit', '--quiet', '--message', 'Copy the folder');
  return copy;
}
