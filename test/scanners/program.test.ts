/** The scanners' program as it is started by hand, and by a service that is killed. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { installations } from '../../src/shared/installation.ts';
import { readScannerRun } from '../../src/shared/sarif/program-run.ts';
import { builtScanners } from '../built-scanners.ts';
import { makeFolder, writeFiles } from '../service/temporary-repository.ts';

const program = fileURLToPath(await builtScanners());

function run(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { input, encoding: 'utf8' });
  return { status, stdout, stderr };
}

it('scans a folder with every engine, without what is of git', () => {
  const folder = makeFolder();
  writeFiles(folder, { 'a.js': 'eval(input)\n', '.git/b.js': 'eval(input)\n', 'sub/.git/c.js': 'eval(input)\n' });
  const { status, stdout } = run([folder]);
  const { runs } = JSON.parse(stdout);
  const found = runs.flatMap(({ results }: { results: { locations: unknown[] }[] }) => results);
  expect(status).toBe(0);
  expect(JSON.stringify(found)).toContain('"uri":"a.js"');
  expect(JSON.stringify(runs)).not.toMatch(/[bc]\.js/);
  const scanned = (runs as unknown[]).map(readScannerRun).map(({ name, scanType }) => ({ name, scanType }));
  expect(scanned).toEqual(installations.map(({ name, scanType }) => ({ name, scanType })));
});

it('tells how it is used', () => {
  expect(run(['--help'])).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Usage: /) });
});

it.each([
  ['a folder that is not there', ['/nowhere/at/all'], '', /^\/nowhere\/at\/all cannot be read: ENOENT[^\n]*\n$/],
  ['no request', [], '', /^The request cannot be read: [^\n]*\n$/],
  ['half a request', [], '{"root": ', /^The request cannot be read: [^\n]*\n$/],
])('says in a line what is wrong with %s', (_, args, input, said) => {
  expect(run(args, input)).toMatchObject({ status: 2, stdout: '', stderr: expect.stringMatching(said) });
});

it('ends when whoever started it was killed', async () => {
  // The program waits for its request, which this test holds back.
  const code = `const { spawn } = require('node:child_process');
    const child = spawn(process.execPath, [${JSON.stringify(program)}], { stdio: ['inherit', 'ignore', 'ignore'] });
    setTimeout(() => console.log(child.pid), 1500);
    setInterval(() => {}, 1000);`;
  const starter = spawn(process.execPath, ['-e', code], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [pid] = await once(starter.stdout, 'data');
  const isRunning = () => spawnSync('kill', ['-0', String(pid).trim()]).status === 0;
  expect(isRunning()).toBe(true);
  starter.kill('SIGKILL');
  await expect.poll(isRunning, { interval: 200 }).toBe(false);
  starter.stdin.end();
});

it('ends although the system keeps its thread waiting', async () => {
  const folder = makeFolder();
  // To read it waits for a writer.
  spawnSync('mkfifo', [join(folder, 'a.js')]);
  const request = JSON.stringify({ root: folder, files: [{ path: 'a.js', stored: 'a.js' }] });
  const code = `const { spawn } = require('node:child_process');
    const child = spawn(process.execPath, [${JSON.stringify(program)}], { stdio: ['pipe', 'ignore', 'ignore'] });
    child.stdin.end(${JSON.stringify(request)});
    setTimeout(() => console.log(child.pid), 3000);
    setInterval(() => {}, 1000);`;
  const starter = spawn(process.execPath, ['-e', code], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [pid] = await once(starter.stdout, 'data');
  const isRunning = () => spawnSync('kill', ['-0', String(pid).trim()]).status === 0;
  expect(isRunning()).toBe(true);
  starter.kill('SIGKILL');
  await expect.poll(isRunning, { interval: 200, timeout: 10_000 }).toBe(false);
});
