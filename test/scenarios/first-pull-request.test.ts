/** Runs the commands of docs/first-pull-request.md in their order, as a reader would paste them. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { listCodeBlocks } from '../../scripts/workflows/read.ts';
import { makeFolder } from '../service/temporary-repository.ts';
import { installProgram } from './played-program.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/first-pull-request.md'), 'utf8');
/** The first block only installs the project, which is already installed here. */
const [, ...steps] = listCodeBlocks('docs/first-pull-request.md', page).filter(({ language }) => language === 'sh');
const expectedLine = listCodeBlocks('docs/first-pull-request.md', page)
  .find(({ text }) => text.startsWith('✖'))
  ?.text.trim();

it('the steps of the first pull request block the bug, pass the fix, and write the pipeline', async () => {
  const home = makeFolder();
  const script = [
    `gate="${(await installProgram()).script}"`,
    ...steps.map(({ text }) => `${text}echo "exit code $?"`),
  ];
  const { NODE_COMPILE_CACHE } = process.env;
  const env = { PATH: `${dirname(process.execPath)}:${process.env.PATH}`, HOME: home, NODE_COMPILE_CACHE };
  const { stdout, stderr } = await promisify(execFile)('bash', ['-c', script.join('\n')], { cwd: home, env });
  expect(stdout.match(/exit code \d/g), stdout + stderr).toEqual([0, 0, 1, 0, 0].map((code) => `exit code ${code}`));
  expect(stdout.split('\n')).toContain(expectedLine);
  expect(stdout).toMatch(/^✔ No findings$/m);
  const written = ['report.html', '.github/workflows/scan-gate.yml', '.github/scan-gate.yml'];
  expect(written.filter((name) => !existsSync(join(home, 'first-gate', name)))).toEqual([]);
});
