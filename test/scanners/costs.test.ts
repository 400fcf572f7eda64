import { describe, expect, it } from 'vitest';
import { iacEngine } from '../../src/scanners/iac/iac.ts';
import { patternEngine } from '../../src/scanners/patterns/patterns.ts';
import { runPrograms } from '../../src/scanners/programs/run-programs.ts';
import { pythonEngine } from '../../src/scanners/python/python.ts';
import { sastEngine } from '../../src/scanners/sast/sast.ts';
import { scaEngine } from '../../src/scanners/sca/sca.ts';
import { secretsEngine } from '../../src/scanners/secrets/secrets.ts';
import { costRatioOf, measured } from '../cost.ts';
import { type Files, makeTree, never, type TreeEngine } from '../service/temporary-repository.ts';
import { scanTreeWith } from '../shared/scan/scan-tree.ts';

/** Reads the text, after what need not be measured. */
type Prepare = (text: string) => () => unknown;
type Shape = readonly [before: string, unit: string, behind: string];

const scanned =
  (engine: TreeEngine, name: string, write = (text: string) => text, others: Files = {}): Prepare =>
  (text) => {
    const tree = makeTree({ ...others, [name]: write(text) });
    return () => engine.scan(tree);
  };
/** What a change of this file affects. */
const affected =
  (engine: TreeEngine, name: string): Prepare =>
  (text) => {
    const tree = makeTree({ [name]: text });
    return () => engine.findAffected?.(tree, new Set([name]));
  };
const texts = { title: '', description: '', remediation: '', fingerprint: 'f' };
const finding = { type: 'SAST', severity: 'HIGH', ...texts } as const;
/** What programs of the language load. */
const loaded =
  (loads: TreeEngine['loads'], name: string, others: Files = {}): Prepare =>
  (text) => {
    const { root, files } = makeTree({ ...others, [name]: text });
    const findings = Object.keys(others).map((filePath) => ({ ...finding, filePath }));
    const scan = async () => ({ findings, coverage: 'covered' as const, diagnostics: [], lookedAt: [] });
    const scanTree = scanTreeWith([{ name: 'a', scanType: 'sast', ...(loads && { loads }), scan }]);
    return () => scanTree({ root, files }, never);
  };
/** What a program that says this must have looked at. */
const expected =
  (program: string, output: string, name: string, isRule = false): Prepare =>
  (text) => {
    const { root, files } = makeTree({ [isRule ? 'a.py' : name]: isRule ? '' : text });
    const rules = makeTree({ [name]: text }).root;
    const requested = { name: program, file: program, version: '99.1.0', variables: {}, rules };
    const startProgram = async () => ({ output, errors: '', code: 0 });
    return () => runPrograms({ root, files, programs: [requested] }, startProgram);
  };

const script = scanned(sastEngine, 'a.js');
const list = scanned(scaEngine, 'a.txt');
const setup = scanned(scaEngine, 'setup.py');
const codeCell = (text: string) => `{"cells": [{"cell_type": "code",\n"source": [\n${JSON.stringify(text)}\n]}]}`;
const cell = scanned(pythonEngine, 'a.ipynb', codeCell);
const row = scanned(pythonEngine, 'a.ipynb', (text) => `{"cells": [{"cell_type": "code", "source": "x"}],\n${text}}`);
const container = scanned(scaEngine, 'Dockerfile', (text) => `FROM a\nRUN ${text}\n`);
const workflow = scanned(
  iacEngine,
  '.github/workflows/a.yml',
  (text) => `jobs: { a: { steps: [{ run: ${JSON.stringify(`\${{ ${text} }}`)} }] } }`,
);
const served = affected(secretsEngine, 'a.conf');
const caller = scanned(patternEngine, 'a.php', (text) => `<?php $_GET['a'];\n${text}`, {
  'b/a.php': '<?php function f($a) { system($a); }',
});
const registries = scanned(scaEngine, '.npmrc', undefined, {
  'yarn.lock': '# yarn lockfile v1\n\n\na@1:\n  version "1.0.0"\n',
});
const rules = expected('semgrep', '{"results":[],"errors":[],"paths":{"scanned":["a.py"]}}', 'a.yml', true);
const modules = expected('osv-scanner', '{"results":[]}', 'go.mod');
const goFiles = expected('gosec', '{"Golang errors":{},"Issues":[],"Stats":{"files":1}}', 'a.go');

describe('a text costs as much as its length', () => {
  it.each<[string, Prepare, Shape]>([
    ['a script of blank lines', script, ['', '\n', 'x']],
    ['a script of blanks behind a comment', script, ['/**/', ' ', 'x']],
    ['a served folder below blank lines', served, ['', '\n', 'x']],
    ['a served folder with a long path', served, ['root ', 'a/', ';']],
    ['functions of Go that do not end', caller, ['f', ' func(', '']],
    ['a method behind blanks', caller, ['public', ' ', 'f']],
    ['a method behind words', caller, ['public ', 'public ', 'f']],
    ['a call with blanks', caller, ['f(', ' ', 'x']],
    ['a program that runs texts', loaded('Python', 'a.py'), ['', 'eval(', '']],
    ['loaded code that imports', loaded('JavaScript', 'x.cfg', { 'a.js': "require('./x.cfg')" }), ['', 'import ', '']],
    ['requirements with a blank name', list, ['a==1\na', ' ', '!']],
    ['requirements of a line of blanks', list, ['a', ' ', '']],
    ['requirements of many such lines', list, ['a==1\n', `a${' '.repeat(300)}b@\n`, '']],
    ['a requirement in brackets', scanned(scaEngine, 'requirements.txt'), ['./', '[', '']],
    ['a comparison in a workflow', workflow, ['', 'a', '']],
    ['the name of an image', scanned(iacEngine, 'Dockerfile'), ['FROM ', ':', '/']],
    ['a go.mod of blank lines', modules, ['', '\n', 'x']],
    ['rules of blank lines', rules, ['', '\n', 'x']],
    ['rules of lists without an end', rules, ['', 'languages: [\n', '']],
    ['a Go file of blank lines', goFiles, ['', '\n', 'x']],
    ['a row of a notebook', row, ['"source":', ' ', '1']],
    ['a line of blanks in a notebook', cell, ['', ' ', '!']],
    ['magic words in a notebook', cell, ['', '%time ', '']],
    ['values in a command of a notebook', cell, ['!', '{f"', '']],
    ['a long name in Python', scanned(pythonEngine, 'a.py'), ['', 'a', '']],
    ['an address in a script', loaded(undefined, 'a.js', { 'demo/b.js': '' }), ["require('", 'a/', '']],
    ['a load of blanks', loaded(undefined, 'a.js', { 'demo/b.js': '' }), ['import', ' ', '']],
    ['scripts of a package', loaded('JavaScript', 'package.json'), ['', '"scripts":{', '']],
    ['a registry of slashes', registries, ['registry=https://a.b', '/', 'x']],
    ['a version in a container', container, ['gem install a:1', '.1', '!']],
    ['options in a container', container, ['gem install', ' -v1.1', '']],
    ['a comment in a setup.py', setup, ['', '#', '\r install_requires=[]']],
    ['calls in a setup.py', setup, ['', 'setup(', '']],
  ])('%s', measured, async (_, prepare, [before, unit, behind]) => {
    const write = (size: number) => `${before}${unit.repeat(size / unit.length)}${behind}`;
    // Twice what is linear; a square would be 64 times.
    expect(await costRatioOf(prepare(write(8000)), prepare(write(64_000)))).toBeLessThan(18);
  });

  it('comments of a script', async () => {
    const linesIn = async (text: string) =>
      (await sastEngine.scan(makeTree({ 'a.js': text }))).findings.map(({ line }) => line);
    expect(await linesIn(`${'/**/'.repeat(40)}eval(location.hash)`)).toEqual([1]);
    expect(await linesIn(`/* a\n*/${'/**/ '.repeat(40)}--> x\neval(location.hash)`)).toEqual([3]);
  });
});
