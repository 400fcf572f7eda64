/** `scan-gate baseline` as a user runs it: written by a real scan, shown, compared, and judged by. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from './run-action.ts';
import { type Checkout, makeCheckout } from './world.ts';

const vulnerable = "const { exec } = require('node:child_process');\nexports.list = (name) => exec('ls ' + name);\n";
let checkout: Checkout;
let file = '';

beforeAll(async () => {
  checkout = makeCheckout({ 'src/list.js': vulnerable });
  file = join(checkout.path, '.scan-gate-baseline.json');
  const ended = await runCommand(['baseline', 'write', '--embedded', '--baseline-file', '.scan-gate-baseline.json'], {
    cwd: checkout.path,
  });
  expect(ended.code, ended.stdout).toBe(0);
});

describe('scan-gate baseline', () => {
  it('holds what the scan found, and no path of this machine but the repository’s own', () => {
    const written = JSON.parse(readFileSync(file, 'utf8'));
    expect(written.findings).toMatchObject([{ type: 'SAST', file_path: 'src/list.js' }]);
  });

  it('shows itself and what another one holds beyond it', async () => {
    const other = join(checkout.path, 'other.json');
    writeFileSync(other, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), findings: [] }));
    const shown = await runCommand(['baseline', 'show', file], { cwd: checkout.path });
    expect(shown.stdout).toContain('1 known findings of main');
    const compared = await runCommand(['baseline', 'diff', other, file], { cwd: checkout.path });
    expect(compared.stdout).toMatch(/^\+ SAST {2}src\/list.js/m);
  });

  it('lets known findings pass and new ones fail', async () => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: checkout.path });
    git('add', '.scan-gate-baseline.json');
    git('commit', '--quiet', '--message', 'Add the baseline');
    const args = ['run', '--embedded', '--scope', 'new', '--baseline-file', '.scan-gate-baseline.json'];
    const known = await runCommand(args, { cwd: checkout.path });
    expect(known.code, known.stdout).toBe(0);
    writeFileSync(join(checkout.path, 'src/more.js'), 'exports.run = (code) => eval(code);\n');
    git('add', 'src/more.js');
    git('commit', '--quiet', '--message', 'Add more');
    const more = await runCommand(args, { cwd: checkout.path });
    expect(more.code, more.stdout).toBe(1);
    expect(more.stdout).toContain('✖ 1 new high finding blocks');
  });

  it('says what it can do when it is not told', async () => {
    const ended = await runCommand(['baseline'], { cwd: checkout.path });
    expect(ended.code).toBe(2);
    expect(ended.stderr).toContain('baseline write');
  });
});
