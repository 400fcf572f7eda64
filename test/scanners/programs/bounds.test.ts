/** Programs that behave badly: each makes a diagnostic, and its types are not covered. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { platform } from 'node:process';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../../service/temporary-repository.ts';
import { generousLimits, madeVersion, makeProgram, scanWith } from './scan.ts';

const files = { 'a.py': 'import os\n', 'b.py': 'x = 1\n' };
const scanWithScript = (script: string, limits = generousLimits) =>
  scanWith({ name: 'bandit', file: makeProgram('bandit', script), version: madeVersion, files, limits });

const issue = (path: string) =>
  `{"filename":"${path}","line_number":1,"test_id":"B1","test_name":"t","issue_severity":"HIGH","issue_text":"x"}`;
const printIssue = (path: string) =>
  `for folder; do :; done; files=$(find "$folder" -name '*.py' | sed 's/.*/"&":{}/' | paste -sd, -)
printf '{"errors":[],"metrics":{%s},"results":[%s]}' "$files" '${issue(path)}' | sed "s#TREE#$folder#"; exit 1`;

describe('a program', () => {
  it.each([
    ['that runs too long is ended', 'sleep 1000', { ...generousLimits, timeMs: 300 }, 'took more than 0.3 s'],
    [
      'that prints a gigabyte is ended',
      'head -c 1073741824 /dev/zero',
      { ...generousLimits, outputBytes: 1024 ** 2 },
      'wrote more than 1 MB',
    ],
    ['that is killed has failed', 'kill -9 $$', generousLimits, 'was ended by SIGKILL'],
    [
      'whose exit code is 137 has failed',
      'echo "out of memory" >&2; exit 137',
      generousLimits,
      'ended with exit code 137: out of memory',
    ],
    ['that prints no JSON has failed', 'echo "{"; exit 0', generousLimits, 'wrote something that cannot be read'],
    ['that prints nothing has failed', 'exit 0', generousLimits, 'wrote something that cannot be read'],
    ['that prints other JSON has failed', 'echo "{}"', generousLimits, 'wrote something that cannot be read'],
  ])('%s', async (_, script, limits, said) => {
    const { findings, coverage, diagnostics } = await scanWithScript(script, limits);
    expect(findings).toEqual([]);
    expect(coverage).toEqual({ sast: 'not covered' });
    expect(diagnostics).toEqual([{ engine: 'bandit', message: `bandit 99.1.0 ${said}`, failed: true }]);
  });

  it.runIf(platform === 'linux')('that needs too much memory is ended', async () => {
    const script = `exec ${process.execPath} -e 'const all = []; setInterval(() => all.push(Buffer.alloc(2 ** 26, 1)), 5)'`;
    const { diagnostics } = await scanWithScript(script, { ...generousLimits, memoryMb: 300 });
    expect(diagnostics).toMatchObject([{ message: 'bandit 99.1.0 needs more than 300 MB of memory', failed: true }]);
  });

  it('ends its own children when it is ended', async () => {
    const mark = join(makeFolder(), 'pid');
    await scanWithScript(`sleep 1000 & echo $! > ${mark}; wait`, { ...generousLimits, timeMs: 1000 });
    const pid = readFileSync(mark, 'utf8').trim();
    await expect.poll(() => spawnSync('kill', ['-0', pid]).status).not.toBe(0);
  });

  it.each([
    ['outside the tree', '/etc/passwd'],
    ['above the tree', 'TREE/../secret.py'],
    ['that the commit does not have', 'TREE/c.py'],
  ])('cannot report a file %s without being noticed', async (_, path) => {
    const { findings, diagnostics } = await scanWithScript(printIssue(path));
    expect(findings).toEqual([]);
    expect(diagnostics).toEqual([
      { engine: 'bandit', message: '1 finding names no file of this commit', failed: true },
    ]);
  });

  it('reports a file of the tree by its path in the repository', async () => {
    const { findings, coverage } = await scanWithScript(printIssue('TREE/a.py'));
    expect(findings).toMatchObject([{ filePath: 'a.py', line: 1, severity: 'HIGH', type: 'SAST' }]);
    expect(coverage).toEqual({ sast: 'covered' });
  });

  it.each([
    ['x = 1\n', 'MEDIUM'],
    ['from tests import a\n', 'HIGH'],
  ])('counts one step less in code that is not shipped, and that nothing shipped loads: %j', async (text, severity) => {
    const { findings, diagnostics } = await scanWith({
      name: 'bandit',
      file: makeProgram('bandit', printIssue('TREE/tests/a.py')),
      version: madeVersion,
      files: { 'tests/a.py': 'x = 1\n', 'b.py': text },
    });
    expect([findings.map((one) => one.severity), diagnostics.filter((one) => one.failed)]).toEqual([[severity], []]);
  });

  it('gets no variable, no folder and no argument of the repository', async () => {
    const mark = join(makeFolder(), 'seen');
    await scanWithScript(`{ env; pwd; ls -a; } > ${mark}; ${printIssue('TREE/a.py')}`);
    const seen = readFileSync(mark, 'utf8');
    expect(seen).not.toMatch(/TOKEN|KEY|GITHUB|NODE_OPTIONS/);
    expect(seen).not.toMatch(/^a\.py$/m);
    const [folder = ''] = /^\/.*$/m.exec(seen.slice(seen.indexOf('\n/'))) ?? [];
    expect(existsSync(folder)).toBe(false);
  });
});

describe('a version', () => {
  it.each([
    [
      'too old for the policy',
      { file: makeProgram('bandit', 'exit 9', '1.7.1'), least: '1.7.2' },
      'bandit 1.7.1 is too old. Install 1.7.2 or newer',
    ],
    [
      'too old for its arguments',
      { file: makeProgram('bandit', 'exit 9', '1.5.9') },
      'bandit 1.5.9 is too old. Install 1.6 or newer',
    ],
    [
      'missing',
      { file: { missing: 'The program bandit was not found. Install it' } },
      'The program bandit was not found. Install it',
    ],
  ])('that is %s fails with the way out', async (_, program, message) => {
    const { diagnostics, coverage } = await scanWith({ name: 'bandit', files, ...program });
    expect(diagnostics).toEqual([{ engine: 'bandit', message, failed: true }]);
    expect(coverage).toEqual({ sast: 'not covered' });
  });

  it('that is too old fails although there is nothing for the program to scan', async () => {
    const file = makeProgram('bandit', 'exit 9', '1.0');
    expect((await scanWith({ name: 'bandit', file, files: { 'a.txt': '' } })).diagnostics).toHaveLength(1);
  });

  it('that was asked before is not asked again', async () => {
    const file = makeProgram('bandit', `${printIssue('TREE/a.py')}`, 'unknown');
    expect((await scanWith({ name: 'bandit', file, version: '1.9.9', files })).version).toBe('1.9.9');
  });
});

it('a program that has nothing to scan is not started', async () => {
  const file = makeProgram('bandit', 'exit 9');
  const { coverage, diagnostics } = await scanWith({ name: 'bandit', file, files: { 'a.txt': '' } });
  expect({ coverage, diagnostics }).toEqual({ coverage: { sast: 'covered' }, diagnostics: [] });
});
