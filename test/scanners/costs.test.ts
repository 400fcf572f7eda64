import { describe, expect, it } from 'vitest';
import { judgeDockerfile } from '../../src/scanners/iac/dockerfile.ts';
import { judgeTemplate } from '../../src/scanners/iac/template-file.ts';
import { findLoadedCode } from '../../src/scanners/loaded-code.ts';
import { findCalledFiles, findForeignCallers } from '../../src/scanners/patterns/foreign-callers.ts';
import { listFilesOfRules, listGoFiles, listLocks } from '../../src/scanners/programs/expected.ts';
import type { ProgramTree } from '../../src/scanners/programs/program.ts';
import { readNotebookCode } from '../../src/scanners/python/notebook.ts';
import { readPythonText } from '../../src/scanners/python/text.ts';
import { listGrammars } from '../../src/scanners/sast/grammars.ts';
import { listPackageEntries } from '../../src/scanners/sast/program/links.ts';
import { dockerfile, readSetup } from '../../src/scanners/sca/locks/installs.ts';
import { readRegistries } from '../../src/scanners/sca/locks/npm-registries.ts';
import { loadLockParsers } from '../../src/scanners/sca/locks/parsers.ts';
import { isRequirements, readRequirement } from '../../src/scanners/sca/locks/requirements.ts';
import { findServedFiles } from '../../src/scanners/secrets/public-files.ts';
import { costRatio, measured } from '../cost.ts';
import { makeTree } from '../service/temporary-repository.ts';

const parsers = await loadLockParsers();

/** A function that reads the text, after what need not be measured. */
type Prepare = (text: string) => () => unknown;
type Shape = readonly [before: string, unit: string, behind: string];

const plain =
  (read: (text: string) => unknown): Prepare =>
  (text) =>
  () =>
    read(text);
const script = plain((text) => listGrammars('a.js', '.js', text));
const list = plain((text) => isRequirements('a.txt', Buffer.from(text)));
const setup = plain((text) => readSetup('setup.py', Buffer.from(text)));
const cell = plain((text) =>
  readNotebookCode(`{"cells": [{"cell_type": "code",\n"source": [\n${JSON.stringify(text)}\n]}]}`),
);
const row = plain((text) => readNotebookCode(`{"cells": [{"cell_type": "code", "source": "x"}],\n${text}}`));
const container = plain((text) => {
  const bytes = Buffer.from(`FROM a\nRUN ${text}\n`);
  return dockerfile.read({ path: 'Dockerfile', bytes, readFile: () => undefined, parsers });
});
const workflow = plain((text) =>
  judgeTemplate('GitHub workflow', `jobs: { a: { steps: [{ run: ${JSON.stringify(`\${{ ${text} }}`)} }] } }`),
);
const served: Prepare = (text) => {
  const tree = makeTree({ 'a.conf': text });
  return () => findServedFiles(tree, {});
};
const called =
  (name: string): Prepare =>
  (text) => {
    const tree = makeTree({ [name]: text, [`b/${name}`]: 'b' });
    return () => findCalledFiles(tree, new Set([`b/${name}`]));
  };
const caller: Prepare = (text) => {
  const tree = makeTree({ 'a.php': `<?php $_GET['a'];\n${text}` });
  return () => findForeignCallers(tree, [{ path: 'b/a.php', name: 'f' }]);
};
const loader: Prepare = (text) => {
  const tree = makeTree({ 'a.py': text });
  return () => findLoadedCode(tree, 'Python');
};
const loaded: Prepare = (text) => {
  const tree = makeTree({ 'a.js': "require('./x.cfg')", 'x.cfg': text });
  return () => findLoadedCode(tree, 'JavaScript');
};
const expectedOf =
  (name: string, read: (tree: ProgramTree) => unknown): Prepare =>
  (text) => {
    const { root } = makeTree({ [name]: text });
    return () => read({ folder: root, scratch: root, names: [name], rules: root, variables: {} });
  };
const rules = expectedOf('a.yml', (tree) => listFilesOfRules(tree, []));

describe('a text costs as much as its length', () => {
  it.each<[string, Prepare, Shape]>([
    ['a script of blank lines', script, ['', '\n', 'x']],
    ['a script of blanks behind a comment', script, ['/**/', ' ', 'x']],
    ['a served folder below blank lines', served, ['', '\n', 'x']],
    ['a served folder with a long path', served, ['root ', 'a/', ';']],
    ['functions of Go that do not end', called('a.go'), ['', 'func(', '']],
    ['a method behind blanks', called('A.java'), ['public', ' ', '']],
    ['a method behind words', called('A.java'), ['public ', 'public ', '']],
    ['a call with blanks', caller, ['f(', ' ', 'x']],
    ['a program that runs texts', loader, ['', 'eval(', '']],
    ['loaded code that imports', loaded, ['', 'import ', '']],
    ['requirements with a blank name', list, ['a==1\na', ' ', '!']],
    ['requirements of a line of blanks', list, ['a', ' ', '']],
    ['requirements of many such lines', list, ['a==1\n', `a${' '.repeat(300)}b@\n`, '']],
    ['a requirement in brackets', plain((text) => readRequirement(text, '')), ['./', '[', '']],
    ['a comparison in a workflow', workflow, ['', 'a', '']],
    ['the name of an image', plain((text) => judgeDockerfile(`FROM ${text}`)), ['', ':', '/']],
    ['a go.mod of blank lines', expectedOf('go.mod', listLocks), ['', '\n', 'x']],
    ['rules of blank lines', rules, ['', '\n', 'x']],
    ['rules of lists without an end', rules, ['', 'languages: [\n', '']],
    ['a Go file of blank lines', expectedOf('a.go', listGoFiles), ['', '\n', 'x']],
    ['a row of a notebook', row, ['"source":', ' ', '1']],
    ['a line of blanks in a notebook', cell, ['', ' ', '!']],
    ['a long name in Python', plain((text) => readPythonText('a.py', Buffer.from(text))), ['', 'a', '']],
    [
      'scripts of a package',
      plain((text) => [...listPackageEntries('package.json', text, new Set())]),
      ['', '"scripts":{', ''],
    ],
    [
      'a registry of slashes',
      plain((text) => readRegistries('', () => Buffer.from(text), ['.npmrc'])),
      ['registry=https://a.b', '/', 'x'],
    ],
    ['a version in a container', container, ['gem install a:1', '.1', '!']],
    ['options in a container', container, ['gem install', ' -v1.1', '']],
    ['a comment in a setup.py', setup, ['', '#', '\r install_requires=[]']],
    ['calls in a setup.py', setup, ['', 'setup(', '']],
  ])('%s', measured, (_, prepare, [before, unit, behind]) => {
    const write = (size: number) => `${before}${unit.repeat(size / unit.length)}${behind}`;
    // Twice what is linear; a square would be 16 times.
    expect(costRatio(prepare(write(8000)), prepare(write(32_000)))).toBeLessThan(9);
  });

  it('comments of a script', () => {
    expect(listGrammars('a.js', '.js', `${'/**/'.repeat(40)}x`)).toBe(listGrammars('a.js', '.js', 'x'));
    expect(listGrammars('a.js', '.js', `/* a\n*/${'/**/ '.repeat(40)}--> x`)[0]?.sourceType).toBe('commonjs');
  });
});
