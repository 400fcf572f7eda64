import { describe, expect, test } from 'vitest';
import { scanCommit } from '../../../src/shared/scan/scan-commit.ts';
import { isLong } from '../../model/runs.ts';
import { commit, type Files, git, mainCommit, makeRepository, never } from '../../service/temporary-repository.ts';
import { scanTreeWithin } from './scan-tree.ts';

/** Smaller limits than those of scans; outside a long run a fifth of them, in trees of a fifth of the files. */
const share = isLong ? 1 : 5;
const limits = {
  ...{ mostSteps: 20_000, mostPlaces: [5000, 100] as const },
  mostFiles: 100 / share,
  mostImporters: 200 / share,
  deepest: 200 / share,
};
const scripts = (count: number): number => Math.ceil(count / share);
const scanTree = scanTreeWithin({ limits });
const numbered = (count: number, file: (index: number) => [path: string, text: string]): Files =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => file(index)));

interface Change {
  base: Files;
  head: Files;
  removed?: string[];
}

/** What an embedded run of a pull request sees: the findings with their severities, and the files that diagnostics name. */
async function scanChange({ base, head, removed = [] }: Change) {
  const path = makeRepository(base);
  const comparedWith = mainCommit(path);
  if (removed.length > 0) git(path, ['rm', '--quiet', ...removed]);
  const sha = commit(path, head);
  const result = await scanCommit({ path, sha, comparedWith }, never, { scanTree });
  return summarize(result);
}

async function scanAlone(files: Files) {
  const path = makeRepository(files);
  return summarize(await scanCommit({ path, sha: mainCommit(path) }, never, { scanTree }));
}

function summarize({ findings, diagnostics }: Awaited<ReturnType<typeof scanCommit>>) {
  return {
    found: findings.map(({ filePath, severity }) => `${severity} ${filePath}`),
    named: diagnostics.flatMap(({ file_path: one, file_paths: several = [] }) => (one === undefined ? several : [one])),
    messages: diagnostics.map(({ message }) => message),
  };
}

const database = `const db = require('pg');\nexports.run = (name) => db.query("SELECT * FROM a WHERE b = '" + name + "'");\n`;
const route = (call: string) => `const app = require('express')();\napp.get('/x', (req, res) => ${call});\n`;
const harmless = (index: number): [string, string] => [
  `a${String(index).padStart(3, '0')}.js`,
  `const { run } = require('./db');\nrun('${index}');\n`,
];
const reader = (index: number): [string, string] => [
  `a${String(index).padStart(3, '0')}.js`,
  `const { run } = require('./db');\n${route("run('x'), res.send(Number(req.query.id))")}`,
];
const evil = `const { run } = require('./db');\n${route('run(req.query.c)')}`;
/** From `s000.js`, which has the sink, each calls the one before it. */
const chain = (length: number): Files =>
  numbered(scripts(length), (index) => [
    `s${String(index).padStart(3, '0')}.js`,
    index === 0
      ? database
      : `const before = require('./s${String(index - 1).padStart(3, '0')}');\nexports.run = (name) => before.run(name);\n`,
  ]);
const last = (length: number) => `const { run } = require('./s${String(scripts(length) - 1).padStart(3, '0')}');\n`;

describe('a changed file that uses a function which many files use', () => {
  test.each(isLong ? [41, 61, 130, 300] : [41, 130])('is followed first where %i files use it', async (count) => {
    const base = { 'db.js': database, ...numbered(scripts(count), harmless) };
    const { found, named } = await scanChange({ base, head: { 'z.js': evil } });
    expect([found, named]).toEqual([['HIGH db.js'], []]);
  });

  test('is followed first where all of them read a request', async () => {
    const base = { 'db.js': database, ...numbered(scripts(150), reader) };
    expect((await scanChange({ base, head: { 'z.js': evil } })).found).toEqual(['HIGH db.js']);
  });

  test('is followed without a commit to compare with when it alone reads a request', async () => {
    const files = { 'db.js': database, ...numbered(scripts(300), harmless), 'z.js': evil };
    expect((await scanAlone(files)).found).toEqual(['HIGH db.js']);
  });

  test('is named when more changed files use it than are followed', async () => {
    const base = { 'db.js': database };
    const { found, named } = await scanChange({ base, head: { ...numbered(scripts(250), reader), 'z.js': evil } });
    expect(found).toEqual(['MEDIUM db.js']);
    expect(named).toContain('z.js');
  });

  test('is named with the file that uses it, where nothing is compared', async () => {
    const { named } = await scanAlone({ 'db.js': database, ...numbered(scripts(150), reader), 'z.js': evil });
    expect(named).toContain('db.js');
    expect(named).toContain('z.js');
  });
});

describe('a changed file at the end of a long way', () => {
  test.each(isLong ? [45, 60, 150] : [45, 150])('is followed through %i files', async (length) => {
    const base = { ...chain(length), 'z.js': last(length) };
    const { found, named } = await scanChange({
      base,
      head: { 'z.js': `${last(length)}${route('run(req.query.c)')}` },
    });
    expect([found, named]).toEqual([['HIGH s000.js'], []]);
  });

  test.each(isLong ? [230, 320] : [230])('is named where %i files are too many', async (length) => {
    const base = { ...chain(length), 'z.js': last(length) };
    const { named } = await scanChange({ base, head: { 'z.js': `${last(length)}${route('run(req.query.c)')}` } });
    expect(named).toContain('z.js');
  });

  test('is named where nothing is compared', async () => {
    const { named } = await scanAlone({ ...chain(320), 'z.js': `${last(320)}${route('run(req.query.c)')}` });
    expect(named).toEqual(['s000.js', 'z.js']);
  });

  test('is named where it holds a new place that is reached by too long a way', async () => {
    const files = chain(320);
    const base = {
      ...files,
      's000.js': 'exports.run = (name) => name;\n',
      'z.js': `${last(320)}${route('run(req.query.c)')}`,
    };
    const { named } = await scanChange({ base, head: { 's000.js': database } });
    expect(named).toContain('s000.js');
  });
});

describe('an ordinary change', () => {
  test('is not named where the place that is cut off is an old one', async () => {
    const base = { 'db.js': database, ...numbered(scripts(150), harmless) };
    const { named } = await scanChange({ base, head: { 'db.js': `${database}exports.name = 'db';\n` } });
    expect(named).toEqual([]);
  });

  test('is not named where the file of such a place is only renamed', async () => {
    const base = {
      'lib/db.js': database,
      ...numbered(scripts(150), (at) => [harmless(at)[0], "require('./lib/db').run('x');\n"]),
    };
    const head = {
      'lib/store.js': database,
      ...numbered(scripts(150), (at) => [harmless(at)[0], "require('./lib/store').run('x');\n"]),
    };
    expect((await scanChange({ base, head, removed: ['lib/db.js'] })).named).toEqual([]);
  });

  test('is named where it holds one more place like an old one', async () => {
    const base = { ...chain(320), 'z.js': `${last(320)}${route('run(req.query.c)')}` };
    const query = `db.query("SELECT * FROM a WHERE b = '" + name + "'");`;
    const twice = `const db = require('pg');\nexports.run = (name) => { ${query} return ${query} };\n`;
    expect((await scanChange({ base, head: { 's000.js': twice } })).named).toContain('s000.js');
  });

  test('is not named where it reads no request', async () => {
    const base = { ...chain(320), 'z.js': `${last(320)}${route('run(req.query.c)')}` };
    expect((await scanChange({ base, head: { 'z.js': `${base['z.js']}const x = 1;\n` } })).named).toEqual([]);
  });

  test('is not named where nothing leads from it to what is cut off', async () => {
    const base = { 'db.js': database, ...numbered(scripts(150), harmless) };
    expect((await scanChange({ base, head: { 'other.js': route('res.send(req.query.c)') } })).named).toEqual([]);
  });
});

describe('a tree of many Python files', () => {
  const filler = (count: number) => numbered(count, (index) => [`lib/m${index}.py`, `value_${index} = ${index}\n`]);
  const store = 'import os\n\ndef run(name):\n    os.system("ls " + name)\n';
  const view = (module: string) =>
    `from flask import request\nfrom ${module} import run\n\ndef show():\n    run(request.args["name"])\n`;
  const handOn = (module: string) => `from ${module} import run as before\n\ndef run(name):\n    before(name)\n`;
  const found = 'CRITICAL zoo/store.py';

  test('is followed from file to file where a changed file reads the request', async () => {
    const base = { ...filler(40), 'zoo/store.py': store };
    const { found: all, messages } = await scanChange({ base, head: { 'zoo/view.py': view('zoo.store') } });
    expect([all, messages]).toEqual([[found], []]);
  });

  test('is followed through files that did not change', async () => {
    const base = { ...filler(40), 'zoo/store.py': store, 'zoo/a.py': handOn('.store'), 'zoo/b.py': handOn('zoo.a') };
    const { found: all, named } = await scanChange({ base, head: { 'zoo/view.py': view('zoo.b') } });
    expect([all, named]).toEqual([[found], []]);
  });

  test('is followed where the change is what the request reaches', async () => {
    const base = {
      ...filler(40),
      'zoo/store.py': 'def run(name):\n    return name\n',
      'zoo/view.py': view('zoo.store'),
    };
    expect((await scanChange({ base, head: { 'zoo/store.py': store } })).found).toEqual([found]);
  });

  test('names a file to which more requests lead than are followed', async () => {
    const views = numbered(310, (index) => [`zoo/v${index}.py`, view('zoo.store')]);
    const { found: all, named, messages } = await scanAlone({ ...views, 'zoo/store.py': store });
    expect({ all, named }).toEqual({ all: [found], named: ['zoo/store.py'] });
    expect(messages).toEqual(['More requests lead here than data flow was followed from']);
  });

  test('is followed into a large file', async () => {
    const large = `${store}${'# a line of a large file\n'.repeat(25_000)}`;
    const base = { 'zoo/store.py': 'def run(name):\n    return name\n', 'zoo/view.py': view('zoo.store') };
    expect((await scanChange({ base, head: { 'zoo/store.py': large } })).found).toEqual([found]);
  }, 60_000);
});
