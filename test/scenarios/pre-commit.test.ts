/** The hook of the page on the embedded service, as git runs it. */
import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { env } from 'node:process';
import { expect, it } from 'vitest';
import { githubToken } from '../scanners/fake-secrets.ts';
import { git, makeFolder, makeRepository, writeFiles } from '../service/temporary-repository.ts';
import { installProgram } from './played-program.ts';

const root = join(import.meta.dirname, '../..');

function readHook(): string {
  const page = readFileSync(join(root, 'docs/embedded-service.md'), 'utf8');
  return /^```sh\n(#!\/bin\/sh\n[\s\S]*?)^```$/m.exec(page)?.[1] ?? '';
}

it('The hook stops a commit that adds a secret, whatever part of the index is committed, and no other.', async () => {
  const path = makeRepository({ 'README.md': 'A shop\n', 'a.js': 'export {};\n' });
  const hook = join(path, '.git/hooks/pre-commit');
  mkdirSync(dirname(hook), { recursive: true });
  writeFileSync(hook, readHook());
  chmodSync(hook, 0o755);
  const variables = {
    ...{
      PATH: `${(await installProgram()).folder}:${env.PATH}`,
      TMPDIR: env.TMPDIR,
      HOME: makeFolder(),
      GIT_CONFIG_NOSYSTEM: '1',
    },
    ...{ GIT_AUTHOR_NAME: 'Ada', GIT_AUTHOR_EMAIL: 'ada@example.test' },
    ...{ GIT_COMMITTER_NAME: 'Ada', GIT_COMMITTER_EMAIL: 'ada@example.test' },
  };
  const commit = (...args: string[]) =>
    new Promise<{ status: number | null; said: string }>((resolve) => {
      const options = { cwd: path, env: variables };
      const child = execFile('git', ['commit', '--message=Change', ...args], options, (_, stdout, stderr) =>
        resolve({ status: child.exitCode, said: stdout + stderr }),
      );
    });
  writeFiles(path, { 'config.js': `export const token = '${githubToken}';\n`, 'README.md': 'A better shop\n' });
  git(path, ['add', 'config.js']);
  const stopped = await commit();
  expect(stopped.said).toContain('1 new critical finding blocks');
  expect(stopped.status).toBe(1);
  expect(git(path, ['rev-list', '--count', 'HEAD'])).toBe('1');
  // git writes an index of its own for the named file alone: the secret stays staged.
  const part = await commit('README.md');
  expect(part.status, part.said).toBe(0);
  writeFiles(path, { 'config.js': 'export const token = process.env.TOKEN;\n' });
  const whole = await commit('--all');
  expect(whole.status, whole.said).toBe(0);
  expect(git(path, ['rev-list', '--count', 'HEAD'])).toBe('3');
});
