/** `scan-gate baseline` as a user runs it: written by a real scan, shown, compared, and judged by. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { locationOf, resultOf, sarifOf } from '../shared/sarif/make.ts';
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
    expect(shown.stdout).toContain('1 known finding on main');
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

  it('is made of SARIF files, too: judged by it, what they held passes and what is new fails', async () => {
    const { path: cwd } = makeCheckout({ 'src/list.js': vulnerable });
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd });
    git('remote', 'add', 'origin', 'https://github.com/acme/shop.git');
    git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/main');
    const high = (path: string, text: string) =>
      resultOf({ level: 'error', message: { text }, locations: [locationOf(path, 2)] });
    const known = high('src/list.js', 'A command is made of a parameter.');
    writeFileSync(join(cwd, 'results.sarif'), sarifOf({ results: [known] }));
    const written = await runCommand(['baseline', 'write', '--sarif', 'results.sarif'], { cwd });
    expect(written.code, written.stdout).toBe(0);
    git('add', '.github');
    git('commit', '--quiet', '--message', 'Add the baseline');
    git('switch', '--quiet', '--create', 'topic');
    const judge = ['judge', '--sarif', 'results.sarif', '--scope', 'new'];
    const args = [...judge, '--baseline-file', '.github/scan-gate-baseline.json'];
    const before = await runCommand(args, { cwd });
    expect(before.code, before.stdout).toBe(0);
    const fresh = high('src/more.js', 'A text is run as code.');
    writeFileSync(join(cwd, 'results.sarif'), sarifOf({ results: [known, fresh] }));
    const after = await runCommand(args, { cwd });
    expect(after.code, after.stdout).toBe(1);
    expect(after.stdout).toContain('✖ 1 new high finding blocks');
    const cut = sarifOf({ results: [known, fresh] }).slice(0, -9);
    git('switch', '--quiet', 'main');
    writeFileSync(join(cwd, 'results.sarif'), cut);
    const refused = await runCommand(['baseline', 'write', '--sarif', 'results.sarif'], { cwd });
    expect(refused.code).toBe(2);
    expect(refused.stdout).toContain('Nothing was written: results.sarif cannot be judged: it is not JSON');
  });
});
