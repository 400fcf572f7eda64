/** The script in `.github/workflows/self-test.yml` that opens the pull request of the self-test. */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { git, makeFolder } from '../service/temporary-repository.ts';

const root = join(import.meta.dirname, '../..');

it('the self-test opens a pull request that adds the example application', () => {
  const { jobs } = parse(readFileSync(join(root, '.github/workflows/self-test.yml'), 'utf8'));
  const script: string = jobs.open.steps.find((step: { id?: string }) => step.id === 'pull-request').run;
  const [origin, clone, programs] = [makeFolder(), makeFolder(), makeFolder()];
  git(origin, ['init', '--quiet', '--bare', '--initial-branch=main']);
  git(clone, ['init', '--quiet', '--initial-branch=main']);
  git(clone, ['remote', 'add', 'origin', origin]);
  cpSync(join(root, 'examples/shop'), join(clone, 'examples/shop'), { recursive: true });
  git(clone, ['add', '--all']);
  git(clone, ['commit', '--quiet', '-m', 'All']);
  writeFileSync(join(programs, 'gh'), '#!/bin/sh\necho "$@" > asked\necho https://github.com/acme/gate/pull/12\n');
  chmodSync(join(programs, 'gh'), 0o755);
  const output = join(programs, 'output');
  const env = { PATH: `${programs}:${process.env.PATH}`, GITHUB_RUN_ID: '5', GITHUB_OUTPUT: output };
  const { status } = spawnSync('bash', ['-eo', 'pipefail', '-c', script], {
    cwd: clone,
    env,
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(readFileSync(output, 'utf8')).toBe('number=12\n');
  expect(readFileSync(join(clone, 'asked'), 'utf8')).toContain('--base self-test/5-base --head self-test/5 ');
  const list = (branch: string) => git(origin, ['ls-tree', '-r', '--name-only', branch]).split('\n');
  expect(list('self-test/5-base')).toEqual(['README.md', 'package.json']);
  expect(list('self-test/5')).toContain('src/pricing.js');
  expect(git(origin, ['merge-base', 'self-test/5-base', 'self-test/5'])).toBe(
    git(origin, ['rev-parse', 'self-test/5-base']),
  );
});
