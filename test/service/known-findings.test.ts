import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { TreeEngine } from '../../src/scanners/tree-engine.ts';
import { type ScanTree, scanCommit } from '../../src/service/scan-commit.ts';
import { formatIdentity } from '../../src/service/scan-result.ts';
import { githubToken } from '../scanners/fake-secrets.ts';
import { scanTree, scanTreeWith } from './scan-tree.ts';
import { commit, type Files, mainCommit, makeRepository, never } from './temporary-repository.ts';

const evil = 'eval(input)\n';
const script = 'exports.find = (id) => db.query("SELECT * FROM a WHERE id = " + id);\n';
const scriptCaller = (id: string) => `const { find } = require('./sink');\napp.get('/', (req, res) => find(${id}));\n`;
const foreign = scriptCaller('req.query.id');
const lock = (version: string) => ({
  'package.json': '{"dependencies":{"lodash":"4.17.4"}}',
  'package-lock.json': `{"lockfileVersion":3,"packages":{"":{},"node_modules/lodash":{"version":"${version}"}}}`,
});

const npmLock = lock('4.17.4');
const yarnLock = { 'yarn.lock': '# yarn lockfile v1\n\n\nlodash@4.17.4:\n  version "4.17.4"\n' };
const inFolder = (folder: string, files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([path, content]) => [`${folder}/${path}`, content]));

/** A query whose caller is in another file. */
const query = "def find(name):\n    db.execute('SELECT * FROM a WHERE b = ' + name)\n";
const caller = (name: string) => `from dao import find\ndef view(request):\n    find(${name})\n`;

const runCommand =
  "const { exec } = require('child_process');\nfunction run(cmd) { exec('ls ' + cmd); }\nexports.run = run;\n";
const commandCaller = `const { run } = require('./a');\napp.get('/x', (req) => run(req.query.c));\n`;
const adminCaller = `const { run } = require('../a');\nconst log = console.log;\nrouter.post('/y', (req) => run(req.body.tool));\nlog('ready');\n`;
const typedCommand =
  "import { exec } from 'node:child_process';\nexport class Runner {\n  run(cmd: string) { exec('ls ' + cmd); }\n}\n";
const cleanedCommand = (cleaned: string) =>
  `${runCommand}const clean = (c) => ${cleaned};\napp.get('/x', (req) => run(clean(req.query.c)));\n`;
const commandThrough = `const { clean } = require('./clean');\n${runCommand}app.get('/x', (req) => run(clean(req.query.c)));\n`;
const pythonCommand = "import os\ndef run(cmd):\n    os.system('ls ' + cmd)\n";

type Change = Record<string, string | undefined>;

function repositoryOf(before: Files, change: Change): { path: string; sha: string; comparedWith: string } {
  const path = makeRepository(before);
  const comparedWith = mainCommit(path);
  for (const name of Object.keys(change)) if (change[name] === undefined) rmSync(join(path, name));
  const written = Object.entries(change).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { path, sha: commit(path, Object.fromEntries(written)), comparedWith };
}

/** `old a.js`, sorted. */
async function standings(before: Files, change: Change, scan: ScanTree = scanTree): Promise<string[]> {
  const { findings, known } = await scanCommit(repositoryOf(before, change), never, { scanTree: scan });
  const words = findings.map((finding) => {
    const identity = formatIdentity(finding);
    const word = known?.old.includes(identity) ? 'old' : known?.doubtful.includes(identity) ? 'doubtful' : 'new';
    return `${word} ${finding.filePath}`;
  });
  return [...new Set(words)].sort();
}

describe('a finding beside those of the commit that is compared with', () => {
  test.each<[string, Files, Change, string[]]>([
    ['is old in a file that nobody changed', { 'a.js': evil }, { 'README.md': 'new' }, ['old a.js']],
    ['is old where its lines moved', { 'a.js': evil }, { 'a.js': `one();\n\n${evil}` }, ['old a.js']],
    ['is new in a new file', { 'a.js': evil }, { 'b.js': evil }, ['new b.js', 'old a.js']],
    ['is new where another was taken away', { 'a.js': evil }, { 'a.js': 'eval(other)\n' }, ['new a.js']],
    ['is new as the second of its kind', { 'a.js': evil }, { 'a.js': evil + evil }, ['new a.js', 'old a.js']],
    [
      'is new where another file begins to call it',
      { 'sink.js': script, 'a.js': scriptCaller('1') },
      { 'a.js': foreign },
      ['new sink.js'],
    ],
    ['is new where a new file calls it', { 'sink.js': script }, { 'a.js': foreign }, ['new sink.js']],
    [
      'is old where a second file calls it',
      { 'sink.js': script, 'a.js': foreign },
      { 'b.js': foreign },
      ['old sink.js'],
    ],
    [
      'is old where who calls it changed elsewhere',
      { 'sink.js': script, 'a.js': foreign },
      { 'a.js': `${foreign}go();\n` },
      ['old sink.js'],
    ],
    [
      'is old where its callers changed not at all',
      { 'sink.js': script, 'a.js': foreign },
      { 'c.js': 'go();\n' },
      ['old sink.js'],
    ],
    [
      'is new where a helper ceased to clean',
      {
        'a.js': `const { id } = require('./b');\napp.get('/', (req, res) => db.query("SELECT * FROM a WHERE id = " + id(req)));\n`,
        'b.js': 'exports.id = (r) => Number(r.query.id);\n',
      },
      { 'b.js': 'exports.id = (r) => r.query.id;\n' },
      ['new a.js'],
    ],
    [
      'is new where another file is loaded in the place of one that is gone',
      {
        'a.js': `const { id } = require('./b');\napp.get('/', (req, res) => db.query("SELECT * FROM a WHERE id = " + id(req)));\n`,
        'b.js': 'exports.id = (r) => Number(r.query.id);\n',
        'b/index.js': 'exports.id = (r) => r.query.id;\n',
      },
      { 'b.js': undefined },
      ['new a.js'],
    ],
    [
      'is old where another tool wrote the lock',
      npmLock,
      { 'package-lock.json': undefined, ...yarnLock },
      ['old yarn.lock'],
    ],
    [
      'is old in the lock of a second tool beside the first',
      npmLock,
      yarnLock,
      ['old package-lock.json', 'old yarn.lock'],
    ],
    [
      'is old where one lock of the root became one for each project',
      npmLock,
      { 'package-lock.json': undefined, ...inFolder('web', yarnLock), ...inFolder('api', lock('4.17.4')) },
      ['old api/package-lock.json', 'old web/yarn.lock'],
    ],
    [
      'is new where another tool locked another version',
      npmLock,
      { 'package-lock.json': undefined, 'yarn.lock': yarnLock['yarn.lock'].replace('"4.17.4"', '"4.17.5"') },
      ['new yarn.lock'],
    ],
    [
      'is new in the lock of another project',
      inFolder('docs', npmLock),
      { 'docs/package-lock.json': undefined, ...inFolder('api', yarnLock) },
      ['new api/yarn.lock'],
    ],
    [
      'is new in a lock below one that stays',
      npmLock,
      inFolder('api', yarnLock),
      ['new api/yarn.lock', 'old package-lock.json'],
    ],
    [
      'is new in a lock that was there',
      { 'package-lock.json': npmLock['package-lock.json'], 'yarn.lock': '# yarn lockfile v1\n' },
      { 'package-lock.json': undefined, ...yarnLock },
      ['new yarn.lock'],
    ],
    ['is old in a renamed file', { 'a.js': evil }, { 'a.js': undefined, 'b.js': evil }, ['old b.js']],
    [
      'is old once, where a renamed file is two now',
      { 'a.js': evil },
      { 'a.js': undefined, 'b.js': evil, 'c.js': evil },
      ['new c.js', 'old b.js'],
    ],
    [
      'is new where it moved into a file that was there',
      { 'a.js': evil, 'b.js': 'one();\n' },
      { 'a.js': undefined, 'b.js': evil },
      ['new b.js'],
    ],
    [
      'is new where it left a file that is there still',
      { 'a.js': evil },
      { 'a.js': 'one();\n', 'b.js': evil },
      ['new b.js'],
    ],
    ['is a secret that was there', { 'k.txt': githubToken }, { 'a.js': 'one();\n' }, ['old k.txt']],
    ['is a new secret', { 'a.js': 'one();\n' }, { 'k.txt': githubToken }, ['new k.txt']],
    [
      'is new in a file that nobody changed, where a request reaches it now',
      { 'dao.py': query, 'view.py': caller("'a'") },
      { 'view.py': caller("request.GET['q']") },
      ['new dao.py'],
    ],
    [
      'is old in a file that nobody changed, where another request reaches it too',
      { 'dao.py': query, 'view.py': caller("request.GET['q']") },
      { 'other.py': caller("request.GET['p']") },
      ['old dao.py'],
    ],
    [
      'is new in an example that nobody changed, where shipped code loads it now',
      { 'demo/a.js': evil, 'src/b.js': 'one();\n' },
      { 'src/b.js': "require('../demo/a');\n" },
      ['new demo/a.js'],
    ],
    [
      'is old in an example that shipped code loads before and after',
      { 'demo/a.js': evil, 'package.json': '{"main": "demo/a.js"}' },
      { 'demo/a.js': `one();\n${evil}` },
      ['old demo/a.js'],
    ],
    [
      'is old in a test that a program includes before and after',
      { 'tests/a.php': "<?php system($_GET['a']);\n", 'b.php': "<?php include 'tests/a.php';\n" },
      { 'tests/a.php': "<?php\necho 1;\nsystem($_GET['a']);\n" },
      ['old tests/a.php'],
    ],
    [
      'is new where nothing checks the value any more',
      { 'view.py': "def view(request):\n    q = request.GET['q']\n    if q in known:\n        eval(q)\n" },
      { 'view.py': "def view(request):\n    q = request.GET['q']\n    if True:\n        eval(q)\n" },
      ['new view.py'],
    ],
    // A weakness that a request did not reach before.
    [
      'is new where a request begins to reach it in the same file',
      { 'a.js': runCommand },
      { 'a.js': `${runCommand}app.get('/x', (req) => run(req.query.c));\n` },
      ['new a.js'],
    ],
    [
      'is new where a request begins to reach it from another file',
      { 'a.js': runCommand },
      { 'b.js': `const { run } = require('./a');\napp.get('/x', (req) => run(req.query.c));\n` },
      ['new a.js'],
    ],
    [
      'is new where a request begins to reach it through a class of another file',
      { 'a.ts': typedCommand },
      { 'b.ts': `import { Runner } from './a';\nrouter.post('/x', (req, res) => new Runner().run(req.body.c));\n` },
      ['new a.ts'],
    ],
    [
      'is new where a request begins to reach code that is run',
      { 'a.js': 'exports.go = (code) => eval(code);\n' },
      { 'b.js': `const { go } = require('./a');\napp.post('/x', (req) => go(req.body.code));\n` },
      ['new a.js'],
    ],
    [
      'is new where what cleaned the value is emptied',
      { 'a.js': cleanedCommand("c.replace(/[^a-z]/g, '')") },
      { 'a.js': cleanedCommand('c') },
      ['new a.js'],
    ],
    [
      'is new where what cleaned the value in another file is emptied',
      { 'a.js': commandThrough, 'clean.js': "exports.clean = (c) => c.replace(/[^a-z]/g, '');\n" },
      { 'clean.js': 'exports.clean = (c) => c;\n' },
      ['new a.js'],
    ],
    [
      'is new where another part of the request reaches it',
      { 'a.js': `${runCommand}app.get('/x', (req) => run(req.query.c));\n` },
      { 'a.js': `${runCommand}app.get('/x', (req) => run(req.headers.host));\n` },
      ['new a.js'],
    ],
    [
      'is new where another file brings the request',
      { 'a.js': runCommand, 'b.js': commandCaller },
      { 'b.js': undefined, 'admin/c.js': `// Tools\n${adminCaller}` },
      ['new a.js'],
    ],
    [
      'is old where a second request reaches it',
      { 'a.js': `${runCommand}app.get('/x', (req) => run(req.query.c));\n` },
      { 'a.js': `${runCommand}app.get('/y', (req) => run(req.query.d));\napp.get('/x', (req) => run(req.query.c));\n` },
      ['old a.js'],
    ],
    [
      'is old where the file that brings the request is renamed',
      { 'a.js': runCommand, 'b.js': commandCaller },
      { 'b.js': undefined, 'c.js': commandCaller },
      ['old a.js'],
    ],
    [
      'is new in Python where a request begins to reach it',
      { 'dao.py': pythonCommand, 'view.py': 'x = 1\n' },
      { 'view.py': "from dao import run\ndef view(request):\n    run(request.GET['c'])\n" },
      ['new dao.py'],
    ],
    [
      'is old in Python where a second request reaches it first',
      { 'dao.py': pythonCommand, 'view.py': "from dao import run\ndef view(request):\n    run(request.GET['c'])\n" },
      {
        'view.py':
          "from dao import run\ndef early(request):\n    run(request.GET['b'])\ndef view(request):\n    run(request.GET['c'])\n",
      },
      ['old dao.py'],
    ],
    // Formatting.
    ['is old with other quotes', { 'a.js': "eval('a' + b)\n" }, { 'a.js': 'eval("a" + b);\n' }, ['old a.js']],
    ['is old with a comment behind it', { 'a.js': evil }, { 'a.js': 'eval(input); // runs it\n' }, ['old a.js']],
    ['is old with a comment in it', { 'a.js': evil }, { 'a.js': 'eval(/* text */ input)\n' }, ['old a.js']],
    ['is old on several lines', { 'a.js': 'eval(a + b)\n' }, { 'a.js': 'eval(\n  a +\n    b,\n);\n' }, ['old a.js']],
    [
      'is old where a module is exported otherwise',
      { 'a.js': 'module.exports = (x) => eval(x);\n' },
      { 'a.js': 'export default (x) => eval(x);\n' },
      ['old a.js'],
    ],
    [
      'is old in a script that became TypeScript',
      { 'a.js': 'exports.go = function go(code) {\n  return eval(code);\n};\n' },
      { 'a.js': undefined, 'a.ts': 'exports.go = function go(code: string) {\n  return eval(code);\n};\n' },
      ['old a.ts'],
    ],
    ['is old in a statement around it', { 'a.js': evil }, { 'a.js': 'const out = eval(input);\n' }, ['old a.js']],
    [
      'is old in Python that black formats',
      { 'a.py': "import os\ndef go(name):\n    os.system('ls ' + name)\n" },
      { 'a.py': 'import os\n\n\ndef go(name):\n    os.system(\n        "ls " + name,\n    )  # list\n' },
      ['old a.py'],
    ],
    [
      'is old in a Dockerfile with another comment',
      { Dockerfile: 'FROM node:latest\nUSER root\n' },
      { Dockerfile: '# The base\nFROM node:latest # newest\nUSER root\n' },
      ['old Dockerfile'],
    ],
    ['is new where a text becomes a name', { 'a.js': 'eval(b + "c")\n' }, { 'a.js': 'eval(b + c)\n' }, ['new a.js']],
    [
      'is new where a blank in a text is gone',
      { 'a.js': 'eval("a b" + c)\n' },
      { 'a.js': 'eval("ab" + c)\n' },
      ['new a.js'],
    ],
    // Renames.
    [
      'is new in an unrelated file, although a file with such a line is gone',
      { 'fixture.js': `${'// A fixture of the tests.\n'.repeat(20)}${evil}` },
      { 'fixture.js': undefined, 'src/new.js': `${'export const price = 1;\n'.repeat(20)}${evil}` },
      ['new src/new.js'],
    ],
    [
      'is new in a script of the same name, although one with such a line is gone',
      { 'x.js': `${'// A fixture of the tests.\n'.repeat(30)}${evil}` },
      { 'x.js': undefined, 'x.ts': `${'export const price: number = 1;\n'.repeat(30)}${evil}` },
      ['new x.ts'],
    ],
    [
      'is old in a renamed file that changed a little',
      { 'a.js': `${'export const price = 1;\n'.repeat(20)}${evil}` },
      { 'a.js': undefined, 'b.js': `${'export const price = 1;\n'.repeat(18)}one();\n${evil}` },
      ['old b.js'],
    ],
    ['is doubtful where the base could not be parsed', { 'a.js': 'eval((\n' }, { 'a.js': evil }, ['doubtful a.js']],
    ['is an old dependency', lock('4.17.4'), { 'a.js': 'one();\n' }, ['old package-lock.json']],
    [
      'is an old dependency in a lock that changed elsewhere',
      lock('4.17.4'),
      { 'package-lock.json': `${lock('4.17.4')['package-lock.json']}\n` },
      ['old package-lock.json'],
    ],
    [
      'is a new dependency',
      lock('4.17.21'),
      { 'package-lock.json': lock('4.17.4')['package-lock.json'] },
      ['new package-lock.json'],
    ],
  ])('%s', async (_, before, change, expected) => {
    const all = 'package.json' in before ? expect.arrayContaining(expected) : expected;
    expect(await standings(before, change)).toEqual(all);
  });

  test('is doubtful where its engine fails on the base', async () => {
    const failing: TreeEngine = {
      name: 'fails once',
      scanType: 'sast',
      scan: async ({ root, files }) => {
        if (root.endsWith('base')) throw new Error('no more');
        const findings = files.map(({ path }) => ({
          ...{ type: 'SAST' as const, severity: 'HIGH' as const, title: 'x', description: '', remediation: '' },
          ...{ filePath: path, fingerprint: path },
        }));
        return { findings, coverage: 'covered', diagnostics: [], lookedAt: files.map(({ path }) => path) };
      },
    };
    expect(await standings({ 'a.js': 'a', 'b.js': 'b' }, { 'a.js': 'c' }, scanTreeWith([failing]))).toEqual([
      'doubtful a.js',
      'doubtful b.js',
    ]);
  });

  test('costs no second look at files that both share, where what is found in a file follows from it alone', async () => {
    const looks: string[][] = [];
    const engine: TreeEngine = {
      name: 'counts',
      scanType: 'sast',
      isShared: () => false,
      scan: async ({ files }) => {
        looks.push(files.map(({ path }) => path));
        return { findings: [], coverage: 'covered', diagnostics: [], lookedAt: files.map(({ path }) => path) };
      },
    };
    await standings({ 'a.js': 'a', 'b.js': 'b' }, { 'a.js': 'c' }, scanTreeWith([engine]));
    expect(looks).toEqual([['a.js', 'b.js'], ['a.js']]);
  });
});
