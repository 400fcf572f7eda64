import { execFileSync } from 'node:child_process';
import { mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readContext } from '../../../../src/gate/hosts/context/read-context.ts';
import { makeFolder } from '../../../service/temporary-repository.ts';

let folder: string;
let begun: string;

beforeAll(() => {
  folder = realpathSync(makeFolder());
  git('.', 'init', '--quiet', '--initial-branch', 'main', 'origin');
  git('origin', 'commit', '--quiet', '--allow-empty', '--message', 'Begin');
  begun = git('origin', 'rev-parse', 'HEAD');
});

function git(where: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...identity, ...args], { cwd: join(folder, where), stdio: 'pipe' })
    .toString()
    .trim();
}

/** What is said of it: the branch, whether it has the commit, whether it has the origin, and the default branch that it remembers. */
async function told(path: string, variables: Record<string, string>): Promise<unknown[]> {
  const environment = { variables, folder: path, isAttended: true };
  const judged = { kind: 'folder', named: undefined } as const;
  const context = await readContext(environment, { judged, policy: { ref: undefined, isCentral: false } });
  const { branch, headSha, repositoryUrl, defaultBranch } = context;
  return [branch, headSha && (headSha === begun ? 'begun' : 'other'), repositoryUrl, defaultBranch];
}

interface Checkout {
  change(name: string): void;
  /** The folder that is asked about. */
  at?: string;
  said: readonly [branch: string, head?: string | undefined, origin?: string | undefined, main?: string | undefined];
  /** What origin itself says of its default branch, which a job asks; `main` by default. */
  asked?: string | undefined;
}

const url = 'file:///origin';

/** What makes it of a clone, and what it says on a laptop. */
const checkouts: Readonly<Record<string, Checkout>> = {
  clone: { change() {}, said: ['main', 'begun', url, 'main'] },
  subfolder: {
    change: (name) => mkdirSync(join(folder, name, 'docs/api'), { recursive: true }),
    at: 'docs/api',
    said: ['main', 'begun', url, 'main'],
  },
  detached: {
    change: (name) => git(name, 'checkout', '--quiet', '--detach'),
    said: ['HEAD', 'begun', url, 'main'],
  },
  worktree: {
    change: (name) => git(name, 'worktree', 'add', '--quiet', '-b', 'other', 'tree'),
    at: 'tree',
    said: ['other', 'begun', url, 'main'],
  },
  'no-origin-head': {
    change: (name) => git(name, 'symbolic-ref', '-d', 'refs/remotes/origin/HEAD'),
    said: ['main', 'begun', url, undefined],
  },
  'origin-head-gone': {
    change: (name) => git(name, 'symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/gone'),
    said: ['main', 'begun', url, 'gone'],
  },
  'no-remote': {
    asked: undefined,
    change: (name) => git(name, 'remote', 'remove', 'origin'),
    said: ['main', 'begun', undefined, undefined],
  },
  'tag-of-the-branch': { change: (name) => git(name, 'tag', 'main'), said: ['main', 'begun', url, 'main'] },
  'no-commit': {
    change: (name) => git(name, 'symbolic-ref', 'HEAD', 'refs/heads/empty'),
    said: ['empty', undefined, url, 'main'],
  },
  'branch-HEAD': {
    change: (name) => git(name, 'update-ref', 'refs/heads/HEAD', 'HEAD'),
    said: ['main', 'begun', url, 'main'],
  },
  'tag-HEAD': {
    change: (name) => git(name, 'update-ref', 'refs/tags/HEAD', 'HEAD'),
    said: ['main', 'begun', url, 'main'],
  },
  'no-checkout': {
    asked: undefined,
    change: (name) => rmSync(join(folder, name, '.git'), { recursive: true }),
    said: ['HEAD', undefined, undefined, undefined],
  },
  'inner-repository-that-git-passes-over': {
    change(name) {
      git(name, 'init', '--quiet', 'inner');
      writeFileSync(join(folder, name, 'inner/.git/HEAD'), 'nothing that git knows\n');
    },
    at: 'inner',
    said: ['HEAD', undefined, undefined, undefined],
    asked: 'main',
  },
};

describe('a checkout', () => {
  it.each(Object.entries(checkouts))(
    'says what it is, on a laptop and in a job: %s',
    async (name, { change, at = '', said, ...job }) => {
      git('.', 'clone', '--quiet', 'origin', name);
      change(name);
      const path = join(folder, name, at);
      const expected = said.map((each) => (each === url ? `file://${folder}/origin` : each));
      expect(await told(path, {})).toEqual(expected);
      const asked = 'asked' in job ? job.asked : 'main';
      expect(await told(path, { CI: 'true' })).toEqual([...expected.slice(0, 3), asked]);
    },
  );
});
