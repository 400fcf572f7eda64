/** The built command over repositories in languages that its scanners read, and do not read. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isLong } from '../model/runs.ts';
import { commit, type Files, git, makeFolder } from '../service/temporary-repository.ts';
import { runCommand } from './run-action.ts';
import { makeCheckout } from './world.ts';

const script = 'export const price = (a, b) => a + b;\n';
const ruby = { 'app/main.rb': 'system(gets)\n', 'app/more.rb': 'x = 1\n' };

const script1 = { 'a.js': script };
const php = { 'index.php': '<?php echo "a";\n', 'a.md': 'x' };
const java = { 'src/A.java': 'class A {}\n' };
const go = { 'main.go': 'package main\n' };
const python = { 'app/main.py': 'import os\nx = 1\n' };

type Row = [string, Files, string[], number, string];
/** Each by itself: `npm test` has them together. */
const alone = Object.entries({ script: script1, PHP: php, Java: java, Go: go, Python: python }).map(
  ([name, files]): Row => [`${name} alone`, files, [], 0, '✔ '],
);

const judge = (path: string, ...flags: string[]) => runCommand(['run', '--embedded', path, ...flags]);

function proposal(main: Files, change: Files): string {
  const { path: origin } = makeCheckout(main);
  const path = join(makeFolder(), 'clone');
  git(origin, ['clone', '--quiet', origin, path]);
  git(path, ['switch', '--quiet', '--create', 'topic']);
  commit(path, change);
  return path;
}

describe.concurrent('scan-gate run --embedded, where nobody looked', () => {
  it.each<Row>([
    ['Ruby alone', ruby, [], 2, '2 Ruby files were not scanned; that is more than half of the'],
    [
      'PHP with a hole',
      { 'index.php': '<?php eval($_GET["x"]);\n' },
      [],
      1,
      'Dynamic text executed as code (code injection)',
    ],
    ['languages that are read', { ...script1, ...php, ...java, ...go, ...python }, [], 0, '✔ '],
    ...(isLong ? alone : []),
    ['Kotlin alone', { 'src/A.kt': 'class A\n' }, [], 2, '1 Kotlin file was not scanned'],
    ['a script of Ruby without extension', { tool: '#!/usr/bin/env ruby\n' }, [], 2, '1 Ruby file was not'],
    ['more script than Ruby', { 'a.js': script, 'b.js': script, 'c.rb': '' }, [], 0, '; 1 Ruby file was not scanned'],
    ['data and shell alone', { 'a.json': '{}', 'run.sh': 'ls\n', 'b.yml': 'a: 1\n' }, [], 0, '✔ '],
    ['Ruby that is only counted', ruby, ['--uncovered=note'], 0, '; 2 Ruby files were not scanned'],
    ['any that is not read', { 'a.js': script, 'b.js': script, 'c.rb': '' }, ['--uncovered=inconclusive'], 2, '1 Ruby'],
    ['Ruby, with code left out', ruby, ['--fail-on-types=secret'], 0, '✔ '],
    ['Ruby that the policy accepts', { ...ruby, '.github/scan-gate.yml': 'accept-uncovered: [Ruby]\n' }, [], 0, '✔ '],
  ])('%s', async (_, files, flags, code, said) => {
    const ended = await judge(makeCheckout(files).path, ...flags);
    expect(ended.code, ended.stdout).toBe(code);
    expect(`${ended.report.message} ${ended.stdout}`).toContain(said);
  });

  it.each<[string, Files, Files, number]>([
    ['script in a repository of Ruby', { ...ruby, 'a.js': script }, { 'a.js': `${script}// more\n` }, 0],
    ['Ruby in a repository of script', { 'a.js': script, 'b.js': script, 'c.js': script }, ruby, 2],
    ['its README in a repository of Ruby', ruby, { 'README.md': 'x\n' }, 0],
  ])('asks of a proposal only what it changes: %s', async (_, main, change, code) => {
    const ended = await judge(proposal(main, change), '--scope=changed');
    expect(ended.code, ended.stdout).toBe(code);
  });
});
