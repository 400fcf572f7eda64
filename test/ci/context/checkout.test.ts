import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CheckoutReader, readCheckoutEagerly, readCheckoutLazily } from '../../../src/ci/context/checkout.ts';
import { readCheckoutHead } from '../../../src/git/files.ts';

let folder: string;

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'scan-gate-')));
  git('.', 'init', '--quiet', '--initial-branch', 'main', 'origin');
  git('origin', 'commit', '--quiet', '--allow-empty', '--message', 'Begin');
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function git(where: string, ...args: string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...identity, ...args], { cwd: join(folder, where), stdio: 'pipe' });
}

/** What each question is answered, or what it is refused with. */
async function told(answers: CheckoutReader): Promise<unknown[]> {
  const { isCheckout, branch, head, address, defaultBranch } = answers;
  const settled = await Promise.allSettled([isCheckout, branch, head, address, defaultBranch].map((ask) => ask()));
  return settled.map((each) => (each.status === 'fulfilled' ? each.value : String(each.reason)));
}

/** What makes it of a clone, and the folder that is asked about. */
const checkouts: Readonly<Record<string, { change(name: string): void; at?: string; isClear: boolean }>> = {
  clone: { change() {}, isClear: true },
  subfolder: {
    change: (name) => mkdirSync(join(folder, name, 'docs/api'), { recursive: true }),
    at: 'docs/api',
    isClear: true,
  },
  detached: { change: (name) => git(name, 'checkout', '--quiet', '--detach'), isClear: true },
  worktree: {
    change: (name) => git(name, 'worktree', 'add', '--quiet', '-b', 'other', 'tree'),
    at: 'tree',
    isClear: true,
  },
  'no-origin-head': { change: (name) => git(name, 'symbolic-ref', '-d', 'refs/remotes/origin/HEAD'), isClear: true },
  'origin-head-gone': {
    change: (name) => git(name, 'symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/gone'),
    isClear: true,
  },
  'no-remote': { change: (name) => git(name, 'remote', 'remove', 'origin'), isClear: true },
  'tag-of-the-branch': { change: (name) => git(name, 'tag', 'main'), isClear: true },
  'no-commit': { change: (name) => git(name, 'symbolic-ref', 'HEAD', 'refs/heads/empty'), isClear: false },
  'branch-HEAD': { change: (name) => git(name, 'update-ref', 'refs/heads/HEAD', 'HEAD'), isClear: false },
  'tag-HEAD': { change: (name) => git(name, 'update-ref', 'refs/tags/HEAD', 'HEAD'), isClear: false },
  'no-checkout': { change: (name) => rmSync(join(folder, name, '.git'), { recursive: true }), isClear: false },
  'inner-repository-that-git-passes-over': {
    change(name) {
      git(name, 'init', '--quiet', 'inner');
      writeFileSync(join(folder, name, 'inner/.git/HEAD'), 'nothing that git knows\n');
    },
    at: 'inner',
    isClear: false,
  },
};

describe('a checkout that is asked ahead', () => {
  it.each(Object.entries(checkouts))(
    'says what it says when asked one by one: %s',
    async (name, { change, at = '', isClear }) => {
      git('.', 'clone', '--quiet', 'origin', name);
      change(name);
      const path = join(folder, name, at);
      expect(await told(readCheckoutEagerly(path))).toEqual(await told(readCheckoutLazily(path)));
      expect((await readCheckoutHead(path)) !== undefined).toBe(isClear);
    },
  );
});
