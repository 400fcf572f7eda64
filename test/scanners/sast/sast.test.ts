import { describe, expect, test } from 'vitest';
import { createSastEngine, sastEngine } from '../../../src/scanners/sast/sast.ts';
import { type Files, makeTree } from '../../service/temporary-repository.ts';

const scan = (files: Files) => sastEngine.scan(makeTree(files));

async function shown(files: Files): Promise<string[]> {
  const { findings } = await scan(files);
  return findings.map(({ severity, cwe, filePath, line }) => `${severity} ${cwe} ${filePath}:${line}`);
}

const dangerous: readonly [code: string, expected: string][] = [
  ['eval(input)', 'HIGH CWE-95'],
  ['eval("1 + 1")', 'INFO CWE-95'],
  ['window.eval(input)', 'HIGH CWE-95'],
  ['new Function("a", input)', 'HIGH CWE-95'],
  ['new Function("a", "return a")', 'INFO CWE-95'],
  ['setTimeout("work()", 10)', 'LOW CWE-95'],
  ['require("child_process").exec("ls " + input)', 'HIGH CWE-78'],
  ['const { exec } = require("node:child_process"); exec(["ls", input].join(" "))', 'HIGH CWE-78'],
  ['import { exec } from "child_process"; exec(input)', 'MEDIUM CWE-78'],
  ['/(a+)+$/.test(input)', 'MEDIUM CWE-1333'],
  ['app.get("/", (req, res) => new RegExp(req.query.a))', 'MEDIUM CWE-1333'],
  ['app.get("/", (req, res) => require(req.query.a))', 'HIGH CWE-829'],
  ['app.get("/", (req, res) => require("fs").readFileSync(req.query.a))', 'HIGH CWE-22'],
  ['page.innerHTML = input', 'MEDIUM CWE-79'],
  ['page.insertAdjacentHTML("beforeend", input)', 'MEDIUM CWE-79'],
  ['document.write(input)', 'MEDIUM CWE-79'],
  ['crypto.pseudoRandomBytes(8)', 'MEDIUM CWE-338'],
  ['new Buffer(input)', 'MEDIUM CWE-908'],
  ['/* \u202e hidden */ go()', 'HIGH CWE-1007'],
  ['const a\u3164 = "\u3164"', 'HIGH CWE-1007'],
];

const shell = "app.get('/x', (req) => require('child_process').exec('ls ' + req.query.c));";

describe('<!-- and --> at the beginning of a line', () => {
  test.each([
    ['a script with <!-- before a comment', 'a.js', `var a, b; a <!--b; /*\n${shell}\n/* */\n`, 2, 1],
    ['a script with --> before a comment', 'a.js', `var a = 1\n/* */ --> 0; /*\n${shell}\n/* */\n`, 3, 0],
    ['a script that hides its code from old browsers', 'a.js', `<!-- hide\n${shell}\n--> end (\n`, 2, 0],
    ['a page', 'a.html', `<script>\nvar a, b; a <!--b; /*\n${shell}\n/* */\n</script>`, 3, 1],
    ['an older page', 'a.html', `<script><!--\n${shell}\n//--></script>`, 2, 0],
    ['a module', 'a.mjs', `var a, b; a <!--b; /*\n*/ ${shell}\n`, 2, 0],
    ['a module by its export', 'a.js', `export var a, b; a <!--b; /*\n*/ ${shell}\n`, 2, 0],
    ['a text', 'a.js', `const a = '<!-- x -->' + \`\n--> /*\`;\n${shell}\n`, 3, 0],
    ['a condition', 'a.js', `while (n --> 0) n;\n${shell}\n`, 2, 0],
  ])('%s is read as its runtime reads it, or named', async (_, path, text, line, named) => {
    const { findings, diagnostics } = await scan({ [path]: text });
    expect(findings.map((finding) => finding.line)).toEqual([line]);
    expect(diagnostics.filter(({ file_path: file }) => file === path)).toHaveLength(named);
  });
});

describe('what is found', () => {
  test.each(dangerous)('%s is %s', async (code, expected) => {
    const found = await shown({ 'a.js': code });
    expect(found[0]).toBe(`${expected} a.js:1`);
    expect(new Set(found).size).toBe(1);
  });

  test('finds nothing in careful code', async () => {
    const code =
      'import { execFile } from "node:child_process";\nexecFile("ls", [input]);\npage.textContent = input;\nsetTimeout(work, 10);';
    expect(await scan({ 'a.js': code })).toEqual({
      findings: [],
      coverage: 'covered',
      diagnostics: [],
      lookedAt: ['a.js'],
    });
  });

  test('says each weakness once, in words of its own', async () => {
    const { findings } = await scan({ 'a.js': 'go();\n  eval(input);\n' });
    expect(findings).toEqual([
      {
        cwe: 'CWE-95',
        severity: 'HIGH',
        cvss: 8.8,
        title: 'eval with a variable argument (code injection)',
        description: expect.stringMatching(
          /^Text that is only known at run time is executed as code\..*comes from other files/,
        ),
        remediation: expect.stringMatching(
          /^Parse data with JSON\.parse.* See https:\/\/cwe\.mitre\.org\/data\/definitions\/95\.html$/,
        ),
        type: 'SAST',
        filePath: 'a.js',
        line: 2,
        owners: [],
        ownersInFile: [],
        codeSnippet: 'eval(input);',
        fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
        contentFingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
        codeFingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ]);
  });

  test.each([
    ['test/a.js', 'eval(input)', 'It is in a test. Found'],
    ['test/fixtures/a.js', 'eval(input)', 'It is in a fixture of tests. Found'],
    ['examples/a.js', 'eval(input)', 'It is in an example. Found'],
    ['vendor/a.js', 'eval(input)', 'It is in third-party code that is kept here. Found'],
    ['a.js', '// @generated\neval(input)', 'It is in generated code. Found'],
    ['a.min.js', 'eval(input)', 'It is in minified code. Found'],
    ['src/a.js', 'eval(input)', 'comes from outside. Found'],
  ])('says of %s where it stands, and thinks no less of it', async (path, code, sentence) => {
    const { findings } = await scan({ [path]: code });
    expect(findings.map(({ severity }) => severity)).toEqual(['HIGH']);
    expect(findings[0]?.description).toContain(sentence);
  });

  test('shows hidden characters as escapes', async () => {
    const { findings } = await scan({ 'a.js': 'go(); // \u202e\u2066 hidden' });
    expect(findings[0]?.codeSnippet).toBe('go(); // \\u202e\\u2066 hidden');
  });

  test('every rule of the table exists in the installed scanners', async () => {
    const { diagnostics } = await scan({ 'a.js': 'ok()' });
    expect(diagnostics).toEqual([]);
  });
});

describe('what cannot silence it', () => {
  test('comments, configurations and ignore files of the repository', async () => {
    const quiet = 'module.exports = [{ ignores: ["**/*"] }, { rules: { "no-eval": "off" } }];';
    const found = await shown({
      'a.js':
        '/* eslint-disable */\n/* eslint no-eval: off */\neval(input); // eslint-disable-line\n/* global eval:off */',
      'eslint.config.js': quiet,
      '.eslintrc.json': '{"root":true,"ignorePatterns":["**/*"],"rules":{"no-eval":"off"}}',
      '.eslintrc.yml': 'root: true\nignorePatterns: ["**/*"]\n',
      '.eslintrc': '{"root":true,"ignorePatterns":["**/*"]}',
      '.eslintignore': '**/*',
      '.semgrepignore': '**/*',
      '.gitignore': '**/*',
      '.gitattributes': '* linguist-vendored linguist-generated\n',
      '.snyk': 'exclude:\n  global:\n    - "**/*"\n',
      'sonar-project.properties': 'sonar.exclusions=**/*\n',
      'package.json':
        '{"eslintConfig":{"ignorePatterns":["**/*"]},"eslintIgnore":["**/*"],"babel":{"plugins":["./evil.js"]}}',
      '.babelrc': '{"plugins":["./evil.js"]}',
      'babel.config.js': 'throw new Error("ran")',
    });
    expect(found).toEqual(['HIGH CWE-95 a.js:3']);
  });

  test.each([
    ['a.js', '/* eslint-disable-next-line */ eval(input)'],
    ['a.js', 'eval(input) // eslint-disable-line no-eval -- trusted'],
    ['a.js', '/* eslint "scan-gate/code-injection": 0 */ eval(input)'],
    ['a.js', 'eval(input) // nosemgrep'],
    ['a.js', 'eval(input) // NOSONAR'],
    ['a.js', 'eval(input) // codeql[js/code-injection] lgtm snyk:ignore'],
    ['a.js', '/* @generated */ /* istanbul ignore file */ eval(input)'],
    ['a.ts', '// @ts-nocheck\neval(input)'],
    ['a.vue', '<!-- eslint-disable --><script>eval(input)</script>'],
    ['a.svelte', '<!-- eslint-disable --><!-- svelte-ignore all --><script>eval(input)</script>'],
    ['a.pug', '//- eslint-disable\nscript.\n  /* eslint-disable */ eval(input)'],
    ['a.html', '<!-- eslint-disable --><script>/* eslint-disable */ eval(input)</script>'],
    ['a.js', 'const text = tag`\\unicode`; eval(input)'],
    ['a.js', '/* global eval:off, input:off */ /* eslint-env browser */ /* exported eval */ eval(input)'],
  ])('%s: %s', async (path, code) => {
    const found = await shown({ [path]: code });
    expect(found.map((each) => each.replace(/:\d+$/, ''))).toEqual([`HIGH CWE-95 ${path}`]);
  });

  const handed = (length: number, first: string) =>
    [`let v0 = ${first};`, ...Array.from({ length }, (_, n) => `const v${n + 1} = v${n};`)].join('\n');

  test('a value that is handed on many times', async () => {
    const code = `app.get('/', (req, res) => { ${handed(40, 'req.query.a')} db.query('SELECT a FROM b WHERE c = ' + v40) })`;
    expect(await shown({ 'a.js': code })).toEqual(['HIGH CWE-89 a.js:41']);
  });

  test('a value among many harmless ones', async () => {
    const parts = Array.from({ length: 300 }, (_, n) => `encodeURIComponent(req.query.a${n}) +\n`).join('');
    const code = `app.get('/', (req, res) => db.query('SELECT a FROM b WHERE c = ' + ${parts}req.query.z))`;
    expect(await shown({ 'a.js': code })).toEqual(['HIGH CWE-89 a.js:1']);
  });

  test('a module that goes by many names', async () => {
    const code = `${handed(60, 'require("child_process")').replace('let', 'const')} app.get('/', (req, res) => v60.exec('ls ' + req.query.a))`;
    expect(await shown({ 'a.js': code })).toEqual(['HIGH CWE-78 a.js:61']);
  });

  test('folder and file names that scanners like to ignore', async () => {
    const names = ['.hidden/a.js', 'dist/a.js', 'vendor/[a]/{b}.js', 'a.test.js', 'A.JS', '!x.js', 'bin/tool'];
    const files = Object.fromEntries(names.map((name) => [name, '#!/usr/bin/env node\neval(input)']));
    expect((await shown(files)).sort()).toEqual(names.map((name) => `HIGH CWE-95 ${name}:2`).sort());
  });
});

describe('what it reads', () => {
  const dialects: Record<string, string> = {
    'module.mjs': 'import x from "x" with { type: "json" };\nawait x;\neval(x);',
    'common.cjs': 'if (x) return;\n\neval(x);',
    'sloppy.js': 'with (x) {}\nvar y = 010;\neval(x);',
    'flow.js': '// @flow\ntype A = {| a: ?number |};\neval(x);',
    'typed.js': 'const a: string = b as string;\nenum E { A }\neval(a);',
    'view.jsx': '@observed class A { @tracked b = 1; #c; static {} }\nconst B = () => <a b={1}>{...c}</a>;\neval(x);',
    'exported.js': 'export @observed class A {}\n\neval(x);',
    'types.ts':
      'abstract class A<T> { constructor(@Inject() private readonly b: T, c?: string) {} }\nconst d = <any>e satisfies unknown;\neval(d!);',
    'accessor.ts':
      '@component() class A { @input() accessor b = 1; @input() c!: string }\nnamespace N { export const a = 1 }\neval(x);',
    'generic.tsx': 'const A = <T,>(b: T) => <div>{b as any}</div>;\nexport type { A };\neval(x);',
    'esm.mts': 'import type { A } from "a";\nexport default {} as A;\neval(x);',
    'cjs.cts': 'import a = require("a");\nexport = a;\neval(x);',
    'using.js': 'using a = b();\nconst r = /[\\p{L}--[a-z]]/v;\neval(x);',
  };

  test.each(Object.entries(dialects))('%s', async (path, code) => {
    const { findings, diagnostics, coverage } = await scan({ [path]: code });
    expect({
      lines: findings.filter(({ cwe }) => cwe === 'CWE-95').map(({ line }) => line),
      diagnostics,
      coverage,
    }).toEqual({
      lines: [3],
      diagnostics: [],
      coverage: 'covered',
    });
  });

  test('reads type declarations', async () => {
    const { coverage } = await scan({
      'a.d.ts': 'export as namespace A;\ndeclare function b(): void;\nexport declare const c: string;',
    });
    expect(coverage).toBe('covered');
  });
});

describe('what it admits', () => {
  test('a file that does not parse is a diagnostic with its path', async () => {
    const { diagnostics, coverage, lookedAt } = await scan({ 'bad.js': 'const = ;', 'good.js': 'ok()' });
    expect(diagnostics).toEqual([
      {
        engine: 'javascript',
        file_path: 'bad.js',
        message: expect.stringMatching(/^Analysis stopped early: Parsing error/),
      },
    ]);
    expect({ coverage, lookedAt }).toEqual({ coverage: 'partly covered', lookedAt: ['good.js'] });
  });

  test('a file with a lesser error is analyzed, and said to have one', async () => {
    const { diagnostics, findings, coverage } = await scan({ 'a.js': 'const a = 1; const a = 2; eval(a)' });
    expect(findings).toHaveLength(1);
    expect({ coverage, count: diagnostics.length }).toEqual({ coverage: 'partly covered', count: 1 });
  });

  test('code nested beyond all measure is a diagnostic, not a crash', async () => {
    const depth = 100_000;
    const { diagnostics } = await scan({ 'deep.js': `${'['.repeat(depth)}${']'.repeat(depth)}`, 'good.js': 'ok()' });
    expect(diagnostics).toMatchObject([{ file_path: 'deep.js' }]);
  });

  test('says which files were skipped, in one line when they are many', async () => {
    const bundle = `${'/* license */\n'.repeat(3)}${'a(b,c);'.repeat(2000)}`;
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`node_modules/p/${n}.js`, 'eval(x)']));
    const { diagnostics, coverage, findings } = await scan({ ...many, 'app.js': 'ok()', 'lib.min.js': bundle });
    expect(findings).toEqual([]);
    expect(coverage).toBe('partly covered');
    expect(diagnostics).toHaveLength(2);
    expect(diagnostics).toContainEqual({
      engine: 'javascript',
      message: 'Minified script: code not analyzed',
      file_path: 'lib.min.js',
    });
    expect(diagnostics).toContainEqual({
      engine: 'javascript',
      message: 'Installed package under node_modules: code not analyzed (500 files)',
      file_paths: Object.keys(many).sort(),
    });
  });

  test('other languages make it not covered, and are named', async () => {
    const { coverage, diagnostics, lookedAt } = await scan({
      'a.rb': 'eval(x)',
      'b.rb': '',
      run: '#!/bin/bash\n',
      'c.xyz': '',
    });
    expect({ coverage, lookedAt }).toEqual({ coverage: 'not covered', lookedAt: [] });
    expect(diagnostics[0]?.message).toContain('2 Ruby files, 1 Shell file, 1 file of unknown kind (.xyz) were');
  });

  test('other languages beside scripts make it partly covered', async () => {
    const { coverage, diagnostics } = await scan({ 'a.rb': '', 'b.js': 'ok()' });
    expect(coverage).toBe('partly covered');
    expect(diagnostics[0]?.message).toContain('1 Ruby file was not scanned');
  });

  test('a commit without code is covered and says that there was none', async () => {
    const { coverage, diagnostics } = await scan({
      'README.md': '# Hi',
      LICENSE: 'MIT',
      'logo.png': '',
      '.gitignore': '',
    });
    expect(coverage).toBe('covered');
    expect(diagnostics).toEqual([
      { engine: 'javascript', message: 'The commit contains no source code that needs analysis' },
    ]);
  });

  test('missing packages make it not covered, and are named', async () => {
    const error = Object.assign(new Error('x'), { code: 'ERR_MODULE_NOT_FOUND' });
    const { coverage, diagnostics } = await createSastEngine({ load: () => Promise.reject(error) }).scan(
      makeTree({ 'a.js': '' }),
    );
    expect(coverage).toBe('not covered');
    expect(diagnostics[0]?.message).toContain('npm install --no-save @babel/parser@8 @babel/types@8 eslint-scope@9');
  });
});

describe('a value that comes from far away', () => {
  const chain = (length: number) =>
    `${Array.from({ length }, (_, index) => `const a${index + 1} = a${index};`).join('\n')}\neval(a${length});\n`;
  const told = (paths: string, named: object) => [
    { engine: 'javascript', message: `Data flow was too long to trace completely in ${paths}`, ...named },
  ];

  test('is named with its file where it was not followed to the end, and is reported as unknown', async () => {
    const near = await scan({ 'near.js': chain(20) });
    expect([near.coverage, near.diagnostics]).toEqual(['covered', []]);
    const far = await scan({ 'far.js': chain(2000), 'near.js': chain(20) });
    expect([far.coverage, far.diagnostics]).toEqual(['covered', told('far.js', { file_path: 'far.js' })]);
    expect(far.findings.map(({ filePath }) => filePath)).toContain('far.js');
  });

  test('is named with its file, the first five of many in the sentence', async () => {
    const many = await scan(Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((name) => [`${name}.js`, chain(2000)])));
    const paths = [1, 2, 3, 4, 5, 6, 7].map((name) => `${name}.js`);
    expect(many.diagnostics).toEqual(told('1.js, 2.js, 3.js, 4.js, 5.js and 2 more', { file_paths: paths }));
  });
});

describe('identity', () => {
  test('survives moved lines and new formatting', async () => {
    const before = await scan({ 'a.js': 'function a() {\n  eval(  input);\n}' });
    const after = await scan({ 'a.js': '// new\n\nfunction a() {\n    if (b) {}\n        eval( input);\n}' });
    expect(after.findings[0]?.line).toBe(5);
    expect(after.findings[0]?.fingerprint).toBe(before.findings[0]?.fingerprint);
  });

  test('tells equals apart, and files and rules', async () => {
    const { findings } = await scan({ 'a.js': 'eval(x)\neval(x)\neval("1")', 'b.js': 'eval(x)' });
    expect(new Set(findings.map((finding) => finding.fingerprint)).size).toBe(4);
  });
});
