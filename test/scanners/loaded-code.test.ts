import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { patternEngine } from '../../src/scanners/patterns/patterns.ts';
import { pythonEngine } from '../../src/scanners/python/python.ts';
import { sastEngine } from '../../src/scanners/sast/sast.ts';
import { scanCommit } from '../../src/shared/scan/scan-commit.ts';
import { commit, type Files, makeRepository, makeTree, never } from '../service/temporary-repository.ts';
import { scanTreeWith } from '../shared/scan/scan-tree.ts';

const scanTree = scanTreeWith([sastEngine, pythonEngine, patternEngine]);

async function findPlaces(files: Files): Promise<string[]> {
  const { root, files: all } = makeTree(files);
  const runs = await scanTree({ root, files: all }, never);
  return runs.flatMap(({ findings }) => findings.map(({ filePath, line }) => `${filePath}:${line}`));
}

const run = "const { exec } = require('child_process');\nexports.run = (c) => exec('ls ' + c);\n";
const requires = (name: string) => `const { run } = require('./${name}');\napp.get('/', (req) => run(req.query.c));\n`;
const page = "<h1>Hi</h1>\n<?php system($_GET['c']);\n";
const view =
  "import os\nfrom flask import request\n@app.route('/')\ndef v():\n    os.system('ls ' + request.args['c'])\n";

describe('what a program loads is scanned in the language of the program', () => {
  it.each<[string, string, Files]>([
    ...['x.cfg', 'x.md', 'x.yml', 'x.sql', 'x.lock', 'x.css', 'x.svg', 'x.html', 'x.py', 'x.php', 'x'].map(
      (name): [string, string, Files] => [`require of ${name}`, `${name}:2`, { 'a.js': requires(name), [name]: run }],
    ),
    ['fork', 'x.lock:1', { 'a.js': "fork('./x.lock');\n", 'x.lock': 'process.on("m", (input) => eval(input))\n' }],
    [
      'eval',
      'x.sql:1',
      {
        'b.js': "run(eval, readFileSync('./x.sql'));\neval(readFileSync('./x.sql'));\n",
        'x.sql': 'document.write(location.hash)\n',
      },
    ],
    ['a page', 'x.css:1', { 'a.html': '<script src="x.css"></script>', 'x.css': 'document.write(location.hash)\n' }],
    [
      'a start script',
      'run.yml:1',
      { 'package.json': '{"scripts":{"start":"node run.yml"}}', 'run.yml': 'module.exports = (a) => eval(a)\n' },
    ],
    ...['x.md', 'x.yml', 'x.inc', 'x.txt', 'x.lock', 'page.html'].map((name): [string, string, Files] => [
      `include of ${name}`,
      `${name}:2`,
      { 'a.php': `<?php include __DIR__ . '/${name}';\n`, [name]: page },
    ]),
    [
      'include of what is included',
      'y.md:2',
      { 'a.php': "<?php include 'x.md';\n", 'x.md': "<?php include 'y.md';\n", 'y.md': page },
    ],
    ['exec', 'x.txt:5', { 'a.py': "exec(open('x.txt').read())\n", 'x.txt': view }],
    ['run_path', 'conf/x.md:5', { 'a.py': "import runpy\nrunpy.run_path('conf/x.md')\n", 'conf/x.md': view }],
    ['SourceFileLoader', 'x.yml:5', { 'a.py': "SourceFileLoader('m', 'x.yml').load_module()\n", 'x.yml': view }],
  ])('%s', async (_, place, files) => {
    expect(await findPlaces(files)).toContain(place);
  });

  it.each<[string, Files]>([
    ['a style', { 'a.js': "import './x.css';\n", 'x.css': 'a { background: url(x); }\n' }],
    ['a text that nothing includes', { 'a.php': '<?php echo 1;\n', 'README.md': page }],
    ['a page that a script reads', { 'a.js': "require('./x.html');\n", 'x.html': '<p>function eval(input)</p>\n' }],
    ['a query', { 'a.js': "import q from './x.sql';\n", 'x.sql': 'create function a() returns int;\n' }],
  ])('but not %s', async (_, files) => {
    expect(await findPlaces(files)).toEqual([]);
  });
});

describe('a link whose name is that of a program', () => {
  it.each<[link: string, target: string, text: string, places: string[]]>([
    ['a.js', 'hidden.css', 'eval(input)\n', ['a.js:1']],
    ['lib/a.py', '../hidden.md', 'eval(x)\n', ['lib/a.py:1']],
    ['a.php', 'b.md', "<?php system($_GET['c']);\n", ['a.php:1']],
    ['a.html', 'b.txt', '<script>document.write(location.hash)</script>\n', ['a.html:1', 'b.txt:1']],
    ['a.js', 'b.js', 'eval(input)\n', ['b.js:1']],
    ['a.txt', 'b.js', 'eval(input)\n', ['b.js:1']],
  ])('%s to %s', async (link, target, text, places) => {
    const path = makeRepository({ [target.replace('../', '')]: text, 'lib/b.txt': 'x' });
    symlinkSync(target, join(path, link));
    const { findings } = await scanCommit({ path, sha: commit(path, {}) }, never, { scanTree });
    expect(findings.map(({ filePath, line }) => `${filePath}:${line}`).sort()).toEqual(places);
  });
});
