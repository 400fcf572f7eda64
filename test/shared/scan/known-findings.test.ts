import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type ScanTree, scanCommit } from '../../../src/shared/scan/scan-commit.ts';
import { githubToken } from '../../scanners/fake-secrets.ts';
import {
  commit,
  type Files,
  mainCommit,
  makeRepository,
  never,
  type TreeEngine,
} from '../../service/temporary-repository.ts';
import { scanTree, scanTreeWith } from './scan-tree.ts';

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

const route = (path: string) => `app.get('${path}', (req, res) => run(req.query.c));\n`;
const named = `const h = (req, res) => run(req.query.c);\napp.get('/x', h);\n`;
const exported = "const { exec } = require('child_process');\nexports.run = (cmd) => { exec('ls ' + cmd); };\n";
const inFunctions = (one: string, two: string) => `function one() { ${one}; }\nfunction two() { ${two}; }\n`;
const inRoutes = (one: string, two: string) =>
  `app.get('/x', (req, res) => { ${one}; });\napp.get('/y', (req, res) => { ${two}; });\n`;
const guardedRoute = (guard: string) =>
  `const { run } = require('./a');\napp.get('/x', ${guard}(req, res) => run(req.query.c));\n`;
const login = (body: string) => `exports.requireLogin = (req, res, next) => { ${body} };\n`;
const router =
  "const { exec } = require('child_process');\nconst router = require('express').Router();\nrouter.get('/x', (req, res) => exec('ls ' + req.query.c));\nmodule.exports = router;\n";
const view = (name: string, above = '') =>
  `from dao import run\n${above}def ${name}(request):\n    run(request.GET['c'])\n`;
const viewClass = (bases: string) =>
  `from dao import run\nclass V(${bases}):\n    def get(self, request):\n        run(request.GET['c'])\n`;

const rule = (name: string, cidr: string) =>
  `resource "aws_security_group_rule" "${name}" {\n  type = "ingress"\n  from_port = 22\n  cidr_blocks = ["${cidr}"]\n}\n`;
const listed = (name: string) =>
  `resource "aws_security_group" "${name}" {\n  dynamic "ingress" {\n    for_each = local.all\n    content {\n      from_port = ingress.value.port\n      cidr_blocks = ["0.0.0.0/0"]\n    }\n  }\n}\n`;
const pod = (first: string, second: string) =>
  `apiVersion: v1\nkind: Pod\nmetadata:\n  name: a\nspec:\n  containers:\n${[first, second].map((is, at) => `    - name: c${at}\n      securityContext:\n        privileged: ${is}\n`).join('')}`;
const echoTitle = `- run: echo \${{ github.event.issue.title }}`;
const workflow = (jobs: readonly (readonly [name: string, permissions: string, step: string])[]) =>
  `on: issues\njobs:\n${jobs.map(([name, permissions, step]) => `  ${name}:\n    permissions: { ${permissions} }\n    steps:\n      ${step === '' ? '- run: make' : step}\n`).join('')}`;

const phpCommand = (callers: string) => `<?php\nfunction run($c) { system('ls ' . $c); }\n${callers}`;
const phpCaller = (name: string) => `function ${name}() { run($_GET['c']); }\n`;
const javaRoutes = (routes: string) =>
  `@RestController\nclass A {\n  private void run(String c) { Runtime.getRuntime().exec("ls " + c); }\n${routes}}\n`;
const javaRoute = (name: string) =>
  `  @GetMapping("/${name}") public void ${name}(@RequestParam String c) { run(c); }\n`;
const goCommand = (handlers: string) =>
  `package main\nfunc run(c string) { exec.Command("sh", "-c", "ls " + c).Run() }\n${handlers}`;
const goHandler = (name: string) => `func ${name}(w http.ResponseWriter, r *http.Request) { run(r.FormValue("c")) }\n`;
const djangoView = "def show(request):\n    os.system('ls ' + request.GET['c'])\n";
const djangoApp = {
  'shop/__init__.py': '',
  'shop/views.py': `import os\n${djangoView}`,
  'shop/urls.py': "from . import views\nurlpatterns = [path('a', views.show)]\n",
};
const routed = (routes: string): Record<string, string> => ({
  'shop/urls.py': `from . import views\nurlpatterns = [${routes}]\n`,
});
const flaskView = (decorators: string) =>
  `import os\nfrom flask import request\n${decorators}def show():\n    os.system('ls ' + request.args['c'])\n`;
const refusal = '        if not request.user:\n            raise Denied()\n';
const decorated = (check: string): Record<string, string> => ({
  'shop/views.py': `import os\nfrom .auth import login_required\n@login_required\n${djangoView}`,
  'shop/auth.py': `def login_required(f):\n    def inner(request):\n${check}        return f(request)\n    return inner\n`,
});
const mixedIn = (check: string): Record<string, string> => ({
  'shop/views.py': `import os\nfrom shop import auth\nclass Show(auth.LoginMixin, View):\n    def get(self, request):\n        os.system('ls ' + request.GET['c'])\n`,
  'shop/auth.py': `class LoginMixin:\n    def dispatch(self, request):\n${check}        return super().dispatch(request)\n`,
});
const depending = (check: string): Record<string, string> => ({
  'shop/views.py': `import os\nfrom shop.auth import current_user\n@router.get('/x')\ndef show(c: str, user=Depends(current_user)):\n    os.system('ls ' + c)\n`,
  'shop/auth.py': `def current_user(request):\n${check.replace(/^ {4}/gm, '')}    return 1\n`,
});
const goCaller = (name: string) => `package main\n${goHandler(name)}`;
const goRoutes = (...paths: string[]) =>
  `package main\nfunc main() {\n${paths.map((path) => `  http.HandleFunc("${path}", Show)\n`).join('')}}\n`;
const javaRunner = 'class Runner {\n  public void run(String c) { Runtime.getRuntime().exec("ls " + c); }\n}\n';
const javaCaller = (name: string, runner: string) =>
  `@RestController\nclass ${name} {\n  ${runner} runner;\n  @GetMapping("/${name}")\n  public void show(@RequestParam String c) {\n    runner.run(c);\n  }\n}\n`;
const phpPage = (library: string) => `<?php\ninclude '${library}';\nrun($_GET['c']);\n`;
const laravel = "<?php\nclass Ctrl { function show(Request $request) { system('ls ' . $request->input('c')); } }\n";
const insecure = 'RUN curl -k https://x.test | sh';
const stages = (one: string, two: string) => `FROM node:24 AS a\n${one}\nFROM nginx:1\n${two}\nUSER x\n`;

type Change = Record<string, string | undefined>;

const linkMark = 'link to ';
const linkTo = (target: string) => `${linkMark}${target}`;

function commitChange(path: string, change: Change): string {
  for (const name of Object.keys(change)) if (change[name] === undefined) rmSync(join(path, name));
  const written = Object.entries(change).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const [links, files] = [true, false].map((is) => written.filter(([, text]) => text.startsWith(linkMark) === is));
  for (const [name, text] of links ?? []) symlinkSync(text.slice(linkMark.length), join(path, name));
  return commit(path, Object.fromEntries(files ?? []));
}

function repositoryOf(before: Files, change: Change): { path: string; sha: string; comparedWith: string } {
  const hasLinks = Object.values(before).some((text) => text.toString().startsWith(linkMark));
  const path = makeRepository(hasLinks ? {} : before);
  const comparedWith = hasLinks ? commitChange(path, before as Change) : mainCommit(path);
  return { path, sha: commitChange(path, change), comparedWith };
}

/** `old a.js`, sorted. */
async function standings(before: Files, change: Change, scan: ScanTree = scanTree): Promise<string[]> {
  const { findings, ages } = await scanCommit(repositoryOf(before, change), never, { scanTree: scan });
  const words = findings.map((finding) => {
    const identity = `${finding.type} ${finding.fingerprint}`;
    const word = ages?.get(identity) ?? 'new';
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
      'is new where a second file calls it',
      { 'sink.js': script, 'a.js': foreign },
      { 'b.js': foreign },
      ['new sink.js'],
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
      'is new in a file that nobody changed, where another request reaches it too',
      { 'dao.py': query, 'view.py': caller("request.GET['q']") },
      { 'other.py': caller("request.GET['p']") },
      ['new dao.py'],
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
    // Code that programs load under other names.
    [
      'is new in a text that a script begins to load',
      { 'a.js': 'one();\n', 'x.md': runCommand },
      { 'a.js': "const { run } = require('./x.md');\napp.get('/x', (req) => run(req.query.c));\n" },
      ['new x.md'],
    ],
    [
      'is old in a text that a script loads before and after',
      { 'b.js': commandCaller.replace('./a', './x.md'), 'x.md': runCommand },
      { 'x.md': `one();\n${runCommand}` },
      ['old x.md'],
    ],
    [
      'is new in a text that a page begins to include',
      { 'a.php': '<?php echo 1;\n', 'x.md': "<?php system($_GET['c']);\n" },
      { 'a.php': "<?php include 'x.md';\n" },
      ['new x.md'],
    ],
    [
      'is old in a text that an included text includes',
      { 'a.php': "<?php include 'x.md';\n", 'x.md': "<?php include 'y.md';\n", 'y.md': "<?php system($_GET['c']);\n" },
      { 'y.md': "<?php\necho 1;\nsystem($_GET['c']);\n" },
      ['old y.md'],
    ],
    [
      'is new where a link to a file with another name is made',
      { 'hidden.css': evil },
      { 'a.js': linkTo('hidden.css') },
      ['new a.js'],
    ],
    [
      'is old where the target of a link changed elsewhere',
      { 'hidden.css': evil, 'a.js': linkTo('hidden.css') },
      { 'hidden.css': `one();\n${evil}` },
      ['old a.js'],
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
      'is new where a second request reaches it',
      { 'a.js': `${runCommand}app.get('/x', (req) => run(req.query.c));\n` },
      { 'a.js': `${runCommand}app.get('/y', (req) => run(req.query.d));\napp.get('/x', (req) => run(req.query.c));\n` },
      ['new a.js'],
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
      'is new in Python where a second request reaches it first',
      { 'dao.py': pythonCommand, 'view.py': "from dao import run\ndef view(request):\n    run(request.GET['c'])\n" },
      {
        'view.py':
          "from dao import run\ndef early(request):\n    run(request.GET['b'])\ndef view(request):\n    run(request.GET['c'])\n",
      },
      ['new dao.py'],
    ],
    // Each route and each caller counts, and what checks a login before.
    ...(
      [
        ['new at a second route', `${runCommand}${route('/x')}`, `${runCommand}${route('/x')}${route('/y')}`],
        [
          'new where its handler gets a second route',
          `${runCommand}${named}`,
          `${runCommand}${named}app.get('/y', h);\n`,
        ],
        ['old where a route has another address', `${runCommand}${route('/x')}`, `${runCommand}${route('/z')}`],
        [
          'old where routes change their order',
          `${runCommand}${route('/x')}${route('/y')}`,
          `${runCommand}${route('/y')}\n${route('/x')}`,
        ],
        [
          'old where one of two routes is removed',
          `${runCommand}${route('/x')}${route('/y')}`,
          `${runCommand}${route('/y')}`,
        ],
        ['new where exports.run is called', exported, `${exported}app.get('/x', (req) => exports.run(req.query.c));\n`],
        [
          'new where module.exports.run is called',
          exported,
          `${exported}app.get('/x', (req) => module.exports.run(req.query.c));\n`,
        ],
        ['new in another function', inFunctions('eval(input)', 'log(1)'), inFunctions('log(1)', 'eval(input)')],
        [
          'old where functions change their order',
          inFunctions('eval(input)', 'log(1)'),
          `function zero() {}\n${inFunctions('eval(input)', 'log(1)')}`,
        ],
        [
          'old in a function with another name',
          'function one() { eval(input); }\n',
          'const uno = () => { eval(input); };\n',
        ],
        ['old in a function around it', evil, `function main() {\n  ${evil}}\nmain();\n`],
        ['new at another route', inRoutes('eval(req.query.c)', 'log(1)'), inRoutes('log(1)', 'eval(req.query.c)')],
        [
          'new in another method',
          'class A { x() { eval(input); } y() { log(1); } }\n',
          'class A { x() { log(1); } y() { eval(input); } }\n',
        ],
      ] as const
    ).map(([title, before, after]): [string, Files, Change, string[]] => [
      `is ${title}`,
      { 'a.js': before },
      { 'a.js': after },
      [`${title.slice(0, 3)} a.js`],
    ]),
    ...(
      [
        [
          'new without the login of its route',
          { 'b.js': guardedRoute('requireLogin, ') },
          { 'b.js': guardedRoute('') },
        ],
        ['old with a login that is added', { 'b.js': guardedRoute('') }, { 'b.js': guardedRoute('requireLogin, ') }],
        [
          'new without the login of all routes',
          { 'b.js': `app.use(requireLogin);\n${guardedRoute('')}` },
          { 'b.js': guardedRoute('') },
        ],
        [
          'new where the login lets everybody in',
          {
            'b.js': `const { requireLogin } = require('./auth');\n${guardedRoute('requireLogin, ')}`,
            'auth.js': login('if (!req.user) return res.sendStatus(401); next();'),
          },
          { 'auth.js': login('next();') },
        ],
      ] as const
    ).map(([title, before, change]): [string, Files, Change, string[]] => [
      `is ${title}`,
      { 'a.js': runCommand, ...before },
      change,
      [`${title.slice(0, 3)} a.js`],
    ]),
    ...(
      [
        [
          'new where a router is mounted without a login',
          "app.use('/admin', requireLogin, admin);",
          "app.use('/admin', admin);",
        ],
        [
          'old where a router is mounted as before',
          "app.use('/admin', requireLogin, admin);",
          "log(1);\napp.use('/admin', requireLogin, admin);",
        ],
      ] as const
    ).map(([title, before, after]): [string, Files, Change, string[]] => [
      `is ${title}`,
      { 'a.js': router, 'app.js': `const admin = require('./a');\n${before}\n` },
      { 'app.js': `const admin = require('./a');\n${after}\n` },
      [`${title.slice(0, 3)} a.js`],
    ]),
    ...(
      [
        ['new where a second view reaches it', view('view'), `${view('view')}${view('two').replace(/.*\n/, '')}`],
        ['old where a view has another name', view('view'), view('other')],
        ['new where the login of a view is removed', view('view', '@login_required\n'), view('view')],
        ['new where the login of a class is removed', viewClass('LoginRequiredMixin, View'), viewClass('View')],
      ] as const
    ).map(([title, before, after]): [string, Files, Change, string[]] => [
      `is in Python ${title}`,
      { 'dao.py': pythonCommand, 'view.py': before },
      { 'view.py': after },
      [`${title.slice(0, 3)} dao.py`],
    ]),
    [
      'is new in Python where what cleaned the value in another file is emptied',
      {
        'dao.py':
          "import os\nfrom clean import clean\ndef view(request):\n    os.system('ls ' + clean(request.GET['c']))\n",
        'clean.py': "import re\ndef clean(c):\n    return re.sub(r'[^a-z]', '', c)\n",
      },
      { 'clean.py': 'def clean(c):\n    return c\n' },
      ['new dao.py'],
    ],
    ...(
      [
        ['new where urls.py gets a route to it', routed(''), routed("path('x', views.show)")],
        [
          'new where urls.py gets a second route to it',
          routed("path('x', views.show)"),
          routed("path('x', views.show), path('y', views.show)"),
        ],
        ['old where its route has another address', routed("path('x', views.show)"), routed("path('z', views.show)")],
        [
          'old where urls.py gets a route to another view',
          routed("path('x', views.show)"),
          routed("path('x', views.show), path('y', views.list)"),
        ],
        [
          'old where urls.py loses a route',
          routed("path('x', views.show), path('y', views.show)"),
          routed("path('y', views.show)"),
        ],
        [
          'new where urls.py checks no login any more',
          routed("path('x', login_required(views.show))"),
          routed("path('x', views.show)"),
        ],
        [
          'new where the routes of its app are included',
          { 'site/urls.py': 'urlpatterns = []\n' },
          { 'site/urls.py': "urlpatterns = [path('shop/', include('shop.urls'))]\n" },
        ],
        [
          'new where its route is named by a text',
          { 'site/urls.py': 'urlpatterns = []\n' },
          { 'site/urls.py': "urlpatterns = [url('x', 'shop.views.show')]\n" },
        ],
        [
          'old where another app gets a view of its name',
          { 'blog/urls.py': 'from . import views\n' },
          { 'blog/urls.py': "from . import views\nurlpatterns = [path('x', views.show)]\n" },
        ],
        [
          'new with a second decorator of a route',
          { 'shop/views.py': flaskView('@app.route("/x")\n') },
          { 'shop/views.py': flaskView('@app.route("/y")\n@app.route("/x")\n') },
        ],
        ['new where its decorator checks no login any more', decorated(refusal), decorated('')],
        [
          'old where its decorator checks a login otherwise',
          decorated(refusal),
          decorated(`        log(1)\n${refusal}`),
        ],
        ['new where a class that checks logins is emptied', mixedIn(refusal), mixedIn('')],
        ['new where a dependency that checks logins is emptied', depending(refusal), depending('')],
      ] as const
    ).map(([title, before, after]): [string, Files, Change, string[]] => [
      `is in Python ${title}`,
      { ...djangoApp, ...before },
      after,
      [`${title.slice(0, 3)} shop/views.py`],
    ]),
    [
      'is new in Python in another function',
      { 'a.py': 'def one(a):\n    eval(a)\n\ndef two(a):\n    print(a)\n' },
      { 'a.py': 'def one(a):\n    print(a)\n\ndef two(a):\n    eval(a)\n' },
      ['new a.py'],
    ],
    [
      'is old in Python where a function is put before it',
      { 'a.py': 'def one(a):\n    print(a)\n\neval(x)\n' },
      { 'a.py': 'def one(a):\n    print(a)\n\ndef zero(a):\n    print(a)\n\neval(x)\n' },
      ['old a.py'],
    ],
    [
      'is new in PHP in another function',
      { 'a.php': "<?php\nfunction one() { system($_GET['c']); }\nfunction two() { echo 1; }\n" },
      { 'a.php': "<?php\nfunction one() { echo 1; }\nfunction two() { system($_GET['c']); }\n" },
      ['new a.php'],
    ],
    ...(
      [
        [
          'new in PHP where a second function calls it',
          'a.php',
          phpCommand(phpCaller('b')),
          phpCommand(phpCaller('b') + phpCaller('d')),
        ],
        [
          'old in PHP where its caller has another name',
          'a.php',
          phpCommand(phpCaller('b')),
          phpCommand(phpCaller('d')),
        ],
        [
          'old in PHP where it is called with a constant',
          'a.php',
          phpCommand(phpCaller('b')),
          phpCommand(`${phpCaller('b')}run('x');\n`),
        ],
        [
          'new in Java at a second route',
          'A.java',
          javaRoutes(javaRoute('x')),
          javaRoutes(javaRoute('x') + javaRoute('y')),
        ],
        [
          'old in Java where a route has another name',
          'A.java',
          javaRoutes(javaRoute('x')),
          javaRoutes(javaRoute('y')),
        ],
        [
          'new in Java without the login of a route',
          'A.java',
          javaRoutes(`  @Secured("A")\n${javaRoute('x')}`),
          javaRoutes(javaRoute('x')),
        ],
        [
          'old in Java with a login that is added',
          'A.java',
          javaRoutes(javaRoute('x')),
          javaRoutes(`  @Secured("A")\n${javaRoute('x')}`),
        ],
        [
          'new in Go at a second handler',
          'a.go',
          goCommand(goHandler('x')),
          goCommand(goHandler('x') + goHandler('y')),
        ],
        ['old in Go where a handler has another name', 'a.go', goCommand(goHandler('x')), goCommand(goHandler('y'))],
        ['new in another stage of a Dockerfile', 'Dockerfile', stages(insecure, 'RUN ls'), stages('RUN ls', insecure)],
        [
          'old in a stage of a Dockerfile with another name',
          'Dockerfile',
          stages(insecure, 'RUN ls'),
          stages(insecure, 'RUN ls').replace('AS a', 'AS b'),
        ],
        [
          'old in a stage of a Dockerfile with a newer image',
          'Dockerfile',
          stages('RUN ls', insecure),
          stages('RUN ls', insecure).replace('nginx:1', 'nginx:2'),
        ],
      ] as const
    ).map(([title, path, before, after]): [string, Files, Change, string[]] => [
      `is ${title}`,
      { [path]: before },
      { [path]: after },
      [`${title.slice(0, 3)} ${path}`],
    ]),
    ...(
      [
        ['new', 'run.go', goCommand(''), {}, 'a.go', goCaller('x')],
        ['new', 'run.go', goCommand(''), { 'a.go': goCaller('x') }, 'b.go', goCaller('y')],
        ['old', 'run.go', goCommand(''), { 'a.go': goCaller('x') }, 'a.go', `${goCaller('x')}func y() {}\n`],
        [
          'old',
          'run.go',
          goCommand(''),
          { 'a.go': goCaller('x') },
          'b.go',
          'package main\nfunc y(c string) { run(c) }\n',
        ],
        [
          'new',
          'h.go',
          `package main\n${goHandler('Show')}${goCommand('').replace(/.*\n/, '')}`,
          { 'main.go': goRoutes('/x') },
          'main.go',
          goRoutes('/x', '/y'),
        ],
        [
          'old',
          'h.go',
          `package main\n${goHandler('Show')}${goCommand('').replace(/.*\n/, '')}`,
          { 'main.go': goRoutes('/x') },
          'main.go',
          goRoutes('/y'),
        ],
        [
          'new',
          'Runner.java',
          javaRunner,
          { 'A.java': javaCaller('A', 'Runner') },
          'B.java',
          javaCaller('B', 'Runner'),
        ],
        ['old', 'Runner.java', javaRunner, { 'A.java': javaCaller('A', 'Runner') }, 'B.java', javaCaller('B', 'Other')],
        ['new', 'lib.php', phpCommand(''), { 'a.php': phpPage('lib.php') }, 'b.php', phpPage('lib.php')],
        ['old', 'lib.php', phpCommand(''), { 'a.php': phpPage('lib.php') }, 'b.php', phpPage('other.php')],
        [
          'new',
          'Ctrl.php',
          laravel,
          { 'web.php': "<?php\nRoute::get('/x', [Ctrl::class, 'show']);\n" },
          'web.php',
          "<?php\nRoute::get('/x', [Ctrl::class, 'show']);\nRoute::get('/y', [Ctrl::class, 'show']);\n",
        ],
        ['new', 'Ctrl.php', laravel, { 'web.php': '<?php\n' }, 'web.php', "<?php\nRoute::get('/x', 'Ctrl@show');\n"],
      ] as const
    ).map(([word, path, text, before, changed, after]): [string, Files, Change, string[]] => [
      `is ${word} in ${path} beside ${Object.keys(before).join()} and with ${changed}: ${after}`,
      { [path]: text, ...before },
      { [changed]: after },
      [`${word} ${path}`],
    ]),
    // What it belongs to.
    [
      'is new where the database is opened and the bastion closed',
      { 'a.tf': rule('bastion', '0.0.0.0/0') + rule('database', '10.0.0.0/8') },
      { 'a.tf': rule('bastion', '10.0.0.0/8') + rule('database', '0.0.0.0/0') },
      ['new a.tf'],
    ],
    [
      'is new where a new resource is open in the place of another',
      { 'a.tf': rule('bastion', '0.0.0.0/0') },
      { 'a.tf': rule('bastion', '10.0.0.0/8') + rule('database', '0.0.0.0/0') },
      ['new a.tf'],
    ],
    [
      'is old where its resource has another name',
      { 'a.tf': 'resource "aws_s3_bucket" "a" {\n  acl = "public-read"\n}\n' },
      { 'a.tf': 'resource "aws_s3_bucket" "b" {\n  acl = "public-read"\n}\n' },
      ['old a.tf'],
    ],
    [
      'is old where resources change their places',
      { 'a.tf': rule('bastion', '0.0.0.0/0') + rule('database', '10.0.0.0/8') },
      { 'a.tf': `# Moved\n${rule('database', '10.0.0.0/8')}${rule('bastion', '0.0.0.0/0')}` },
      ['old a.tf'],
    ],
    [
      'is new where another resource uses an open list',
      { 'a.tf': `locals {\n  all = [{ port = 22 }]\n}\n${listed('bastion')}` },
      { 'a.tf': `locals {\n  all = [{ port = 22 }]\n}\n${listed('bastion')}${listed('database')}` },
      ['new a.tf'],
    ],
    [
      'is old where one of two resources no longer uses an open list',
      { 'a.tf': `locals {\n  all = [{ port = 22 }]\n}\n${listed('bastion')}${listed('database')}` },
      { 'a.tf': `locals {\n  all = [{ port = 22 }]\n}\n${listed('database')}` },
      ['old a.tf'],
    ],
    [
      'is new where another module is given an open list',
      { 'a.tf': listed('bastion'), 'b.tf': 'locals {\n  all = [{ port = 80 }]\n}\n' },
      { 'b.tf': 'locals {\n  all = [{ port = 22 }]\n}\n' },
      ['new a.tf'],
    ],
    [
      'is new in another container',
      { 'pod.yaml': pod('true', 'false') },
      { 'pod.yaml': pod('false', 'true') },
      ['new pod.yaml'],
    ],
    [
      'is old in the same container',
      { 'pod.yaml': pod('true', 'false') },
      { 'pod.yaml': `# Two\n${pod('true', 'false')}` },
      ['old pod.yaml'],
    ],
    [
      'is new in another service',
      { 'compose.yml': 'services:\n  a:\n    privileged: true\n  b:\n    image: x\n' },
      { 'compose.yml': 'services:\n  a:\n    image: x\n  b:\n    privileged: true\n' },
      ['new compose.yml'],
    ],
    [
      'is new in another template of CloudFormation',
      {
        'a.yaml':
          'Resources:\n  A:\n    Type: AWS::S3::Bucket\n    Properties:\n      AccessControl: PublicRead\n  B:\n    Type: AWS::S3::Bucket\n',
      },
      {
        'a.yaml':
          'Resources:\n  A:\n    Type: AWS::S3::Bucket\n  B:\n    Type: AWS::S3::Bucket\n    Properties:\n      AccessControl: PublicRead\n',
      },
      ['new a.yaml'],
    ],
    ...(
      [
        [
          'new where it moves to a job that may write',
          [
            ['build', 'contents: read', echoTitle],
            ['release', 'contents: write', ''],
          ],
          [
            ['build', 'contents: read', ''],
            ['release', 'contents: write', echoTitle],
          ],
          'new',
        ],
        [
          'new where its job may write now',
          [['build', 'contents: read', echoTitle]],
          [['build', 'contents: write', echoTitle]],
          'new',
        ],
        [
          'new where its job may write more',
          [['build', 'issues: write', echoTitle]],
          [['build', 'issues: write, contents: write', echoTitle]],
          'new',
        ],
        [
          'new where its job gets a secret',
          [['build', 'contents: read', echoTitle]],
          [
            [
              'build',
              'contents: read',
              `${echoTitle}\n      - run: publish\n        env:\n          T: \${{ secrets.T }}`,
            ],
          ],
          'new',
        ],
        [
          'old where its job may do less',
          [['build', 'contents: write', echoTitle]],
          [['build', 'contents: read', echoTitle]],
          'old',
        ],
        [
          'old where another job may write now',
          [
            ['build', 'contents: read', echoTitle],
            ['b', 'contents: read', ''],
          ],
          [
            ['build', 'contents: read', echoTitle],
            ['b', 'contents: write', ''],
          ],
          'old',
        ],
        [
          'old where its job has another name',
          [['build', 'contents: read', echoTitle]],
          [['compile', 'contents: read', echoTitle]],
          'old',
        ],
      ] as const
    ).map(([title, before, after, word]): [string, Files, Change, string[]] => [
      `is ${title}`,
      { '.github/workflows/a.yml': workflow(before) },
      { '.github/workflows/a.yml': workflow(after) },
      [`${word} .github/workflows/a.yml`],
    ]),
    [
      'is a new secret where its file becomes public',
      { 'private/k.txt': githubToken },
      { 'private/k.txt': undefined, 'public/k.txt': githubToken },
      ['new public/k.txt'],
    ],
    [
      'is an old secret where a public file has another name',
      { 'public/k.txt': githubToken },
      { 'public/k.txt': undefined, 'public/l.txt': githubToken },
      ['old public/l.txt'],
    ],
    ...(
      [
        ['app.js', "app.use('/x', express.static(path.join(__dirname, 'private')));\n", 'new'],
        ['app.js', 'app.use(serve(__dirname));\n', 'new'],
        ['app.js', "app.use(express.static('dist'));\n", 'old'],
        [
          'app.js',
          "app.register(require('@fastify/static'), {\n  root: path.join(__dirname, 'private'),\n});\n",
          'new',
        ],
        ['app.js', "app.get('/k', (req, res) => res.sendFile('private/k.txt'));\n", 'new'],
        ['app.py', "app = Flask(__name__, static_folder='private')\n", 'new'],
        ['main.go', 'package main\nfunc main() { http.FileServer(http.Dir("./private")) }\n', 'new'],
        ['main.go', 'package main\nfunc main() { r.Static("/x", "./private") }\n', 'new'],
        ['nginx.conf', 'location /x {\n  alias /srv/app/private;\n}\n', 'new'],
        ['firebase.json', '{"hosting": {"public": "private"}}\n', 'new'],
      ] as const
    ).map(([path, text, word]): [string, Files, Change, string[]] => [
      `is ${word === 'new' ? 'a new' : 'an old'} secret where ${text.trim()}`,
      { 'private/k.txt': githubToken, [path]: 'x\n' },
      { [path]: text },
      [`${word} private/k.txt`],
    ]),
    [
      'is an old secret in a folder that is served before and after',
      { 'private/k.txt': githubToken, 'app.js': "app.use(express.static('private'));\n" },
      { 'app.js': 'one();\n', 'server.js': "app.use(express.static('private'));\n" },
      ['old private/k.txt'],
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
