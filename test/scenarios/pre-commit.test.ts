/** The hook of the page on the embedded service, as git runs it. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { env, execPath } from 'node:process';
import { expect, it } from 'vitest';
import { githubToken } from '../scanners/fake-secrets.ts';
import { git, makeFolder, makeRepository, writeFiles } from '../service/temporary-repository.ts';

const root = join(import.meta.dirname, '../..');

function readHook(): string {
  const page = readFileSync(join(root, 'docs/embedded-service.md'), 'utf8');
  return /^```sh\n(#!\/bin\/sh\n[\s\S]*?)^```$/m.exec(page)?.[1] ?? '';
}

/** A folder with `scan-gate`, as an installation has it. */
function installCommand(): string {
  const folder = makeFolder();
  const file = join(folder, 'scan-gate');
  writeFileSync(file, `#!/bin/sh\nexec "${execPath}" "${join(root, 'src/cli.ts')}" "$@"\n`);
  chmodSync(file, 0o755);
  return folder;
}

it('The hook stops a commit that adds a secret, whatever part of the index is committed, and no other.', () => {
  const path = makeRepository({ 'README.md': 'A shop\n', 'a.js': 'export {};\n' });
  const hook = join(path, '.git/hooks/pre-commit');
  mkdirSync(dirname(hook), { recursive: true });
  writeFileSync(hook, readHook());
  chmodSync(hook, 0o755);
  const variables = {
    ...{ PATH: `${installCommand()}:${env.PATH}`, TMPDIR: env.TMPDIR, HOME: makeFolder(), GIT_CONFIG_NOSYSTEM: '1' },
    ...{ GIT_AUTHOR_NAME: 'Ada', GIT_AUTHOR_EMAIL: 'ada@example.test' },
    ...{ GIT_COMMITTER_NAME: 'Ada', GIT_COMMITTER_EMAIL: 'ada@example.test' },
  };
  const commit = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', ['commit', '--message=Change', ...args], {
      ...{ cwd: path, env: variables, encoding: 'utf8' },
    });
    return { status, said: stdout + stderr };
  };
  writeFiles(path, { 'config.js': `export const token = '${githubToken}';\n`, 'README.md': 'A better shop\n' });
  git(path, ['add', 'config.js']);
  const stopped = commit();
  expect(stopped.said).toContain('1 new critical finding blocks');
  expect(stopped.status).toBe(1);
  expect(git(path, ['rev-list', '--count', 'HEAD'])).toBe('1');
  // git writes an index of its own for the named file alone: the secret stays staged.
  const part = commit('README.md');
  expect(part.status, part.said).toBe(0);
  writeFiles(path, { 'config.js': 'export const token = process.env.TOKEN;\n' });
  const whole = commit('--all');
  expect(whole.status, whole.said).toBe(0);
  expect(git(path, ['rev-list', '--count', 'HEAD'])).toBe('3');
});
