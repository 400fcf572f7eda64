import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, test } from 'vitest';
import { openResultCache, reuseResults } from '../../../src/scanners/cache/result-cache.ts';
import { sastEngine } from '../../../src/scanners/sast/sast.ts';
import { secretsEngine } from '../../../src/scanners/secrets/secrets.ts';
import { type Files, makeFolder, makeTree, type TreeEngine } from '../../service/temporary-repository.ts';
import { githubToken } from '../fake-secrets.ts';

type ScanEach = Parameters<typeof reuseResults>[0];
type EngineContext = Parameters<TreeEngine['scan']>[0];

const now = new Date('2025-03-01T12:00:00Z');
const newFile = () => join(makeFolder(), 'gate.db-answers');

interface Scan {
  version?: string;
  engine?: TreeEngine;
  at?: Date;
  context?: EngineContext;
}

/** A scan with what earlier ones kept in the file: the files that a scanner was asked about, and what came of all. */
async function scan(file: string, files: Files, { version = 'v1', engine = sastEngine, at = now, context }: Scan = {}) {
  const answers = openResultCache(file, at);
  const asked: string[] = [];
  const counting: ScanEach = async function* (scanner, tasks, { root, shared }) {
    asked.push(...tasks.map(({ path }) => path));
    const scanTask = await scanner.open(root, shared);
    for (const task of tasks) yield { task, answer: await scanTask(task) };
  };
  const lookAtEach = answers === undefined ? counting : reuseResults(counting, answers, version);
  const result = await engine.scan({ ...(context ?? makeTree(files)), lookAtEach });
  answers?.close();
  return {
    asked,
    result,
    found: result.findings.map(({ severity, filePath, cwe }) => `${severity} ${filePath} ${cwe}`),
  };
}

const sink = 'exports.find = (id) => db.query("SELECT * FROM a WHERE id = " + id);\n';
const route = "const { find } = require('./b');\napp.get('/', (req, res) => find(req.query.id));\n";
const safeRoute = "const { find } = require('./b');\napp.get('/', (req, res) => find(Number(req.query.id)));\n";
const alone = 'el.innerHTML = location.hash;\n';
const all = { 'a.js': route, 'b.js': sink, 'c.js': alone, 'd.ts': 'export const d: number = 1;\n' };

it('asks scanners about nothing that has not changed, and finds the same', async () => {
  const file = newFile();
  const first = await scan(file, all);
  const second = await scan(file, all);
  expect(first.asked).toEqual(['a.js', 'b.js', 'c.js', 'd.ts']);
  expect(second.asked).toEqual([]);
  expect(second.result).toEqual(first.result);
  expect(first.found).toEqual(['HIGH b.js CWE-89', 'HIGH c.js CWE-79']);
});

it.each(['', '-wal', '-journal'])(
  'keeps nothing where a pipe is in the place of its file, or beside it: %s',
  async (end) => {
    const file = newFile();
    execFileSync('mkfifo', ['-m', '600', `${file}${end}`]);
    expect((await scan(file, all)).asked).toHaveLength(4);
    expect((await scan(file, all)).asked).toHaveLength(4);
  },
);

it('keeps the results of two trees that are scanned in turn', async () => {
  const file = newFile();
  const trees = [all, { ...all, 'a.js': safeRoute }];
  for (const tree of trees) await scan(file, tree);
  for (const tree of trees) expect((await scan(file, tree)).asked).toEqual([]);
});

test.each<[string, Files, string[], string[]]>([
  ['its content', { ...all, 'c.js': 'el.textContent = location.hash;\n' }, ['c.js'], ['HIGH b.js CWE-89']],
  ['its name', { ...all, 'c.js': '', 'e.js': alone }, ['c.js', 'e.js'], ['HIGH b.js CWE-89', 'HIGH e.js CWE-79']],
  ['what loads it', { ...all, 'a.js': safeRoute }, ['a.js', 'b.js'], ['MEDIUM b.js CWE-89', 'HIGH c.js CWE-79']],
  ['what it loads', { ...all, 'b.js': 'exports.find = (id) => db.get(id);\n' }, ['a.js', 'b.js'], ['HIGH c.js CWE-79']],
])('asks again about a file where %s has changed', async (_what, files, asked, found) => {
  const file = newFile();
  await scan(file, all);
  const second = await scan(file, files);
  expect(second.asked).toEqual(asked);
  expect(second.found).toEqual(found);
  expect(second.result).toEqual((await scan(newFile(), files)).result);
});

test.each<[string, Files, Files]>([
  ['a file that loads it comes up', { 'b.js': sink, 'c.js': safeRoute.replaceAll('find', 'other') }, {}],
  ['a file that loads it and was harmless hands in more', { 'b.js': sink, 'a.js': safeRoute }, {}],
  [
    'a file that lay in the way is gone',
    { 'b/index.js': sink, 'b.js': 'exports.find = (id) => id;\n' },
    { 'b/index.js': sink },
  ],
  ['a file comes up that nothing had found', { 'a.js': route }, { 'b.js': sink }],
])('finds what is new when %s', async (_what, before, after) => {
  const file = newFile();
  const graveIn = (found: string[]) => found.filter((one) => one.startsWith('HIGH'));
  expect(graveIn((await scan(file, before)).found)).toEqual([]);
  const files = Object.keys(after).length === 0 ? { ...before, 'a.js': route } : { 'a.js': route, ...after };
  const { found } = await scan(file, files);
  expect(found).toEqual((await scan(newFile(), files)).found);
  expect(graveIn(found)).toHaveLength(1);
});

test('of another version no answer counts', async () => {
  const file = newFile();
  await scan(file, all);
  expect((await scan(file, all, { version: 'v2' })).asked).toHaveLength(4);
});

test('an answer that is older than 30 days is gone', async () => {
  const file = newFile();
  const days = (count: number) => ({ at: new Date(now.getTime() + count * 86_400_000) });
  await scan(file, all);
  expect((await scan(file, all, days(30))).asked).toEqual([]);
  expect((await scan(file, all, days(31))).asked).toHaveLength(4);
});

/** What someone could do to the file. */
const tampered: Record<string, (file: string) => void> = {
  'with an answer emptied': (file) => change(file, `UPDATE answers SET answer = '{"findings":[],"isRead":true}'`),
  'with an answer cut': (file) => change(file, 'UPDATE answers SET answer = substr(answer, 1, 20)'),
  'with a state changed': (file) => change(file, "UPDATE answers SET state = ''"),
  'with answers swapped': (file) =>
    change(
      file,
      "UPDATE answers SET (answer, state, digest) = (SELECT answer, state, digest FROM answers WHERE answer NOT LIKE '%CWE%' LIMIT 1) WHERE answer LIKE '%CWE%'",
    ),
  'cut in the middle': (file) => writeFileSync(file, readFileSync(file).subarray(0, 5000)),
  'that is no database': (file) => writeFileSync(file, 'x'.repeat(9000)),
  'of another program': (file) => change(file, 'DROP TABLE answers; CREATE TABLE answers (id INTEGER)'),
  'that others may write': (file) => chmodSync(file, 0o666),
};

function change(file: string, sql: string): void {
  const connection = new DatabaseSync(file);
  connection.exec(sql);
  connection.close();
}

test.each(Object.keys(tampered))('a file %s hides nothing', async (what) => {
  const file = newFile();
  const first = await scan(file, all);
  tampered[what]?.(file);
  const second = await scan(file, all);
  expect(second.result).toEqual(first.result);
  expect(second.asked.length).toBeGreaterThan(1);
});

test('a file that was given up is asked about again', async () => {
  const file = newFile();
  const context = makeTree(all);
  const answers = openResultCache(file, now);
  if (answers === undefined) throw new Error('no answers');
  const giveUp: ScanEach = async function* (_scanner, tasks) {
    for (const task of tasks) yield { task, fault: 'it takes too long' };
  };
  await sastEngine.scan({ ...context, lookAtEach: reuseResults(giveUp, answers, 'v1') });
  answers.close();
  expect((await scan(file, all, { context })).asked).toHaveLength(4);
});

test('of a file with a secret nothing is kept', async () => {
  const file = newFile();
  const files = { 'a.env': `TOKEN=${githubToken}\n`, 'b.txt': 'nothing\n' };
  const first = await scan(file, files, { engine: secretsEngine });
  const second = await scan(file, files, { engine: secretsEngine });
  expect(first.result.findings).toHaveLength(1);
  expect(second.asked).toEqual(['a.env']);
  expect(second.result).toEqual(first.result);
  expect(readFileSync(file).toString('latin1')).not.toContain('github');
  expect(statSync(file).mode & 0o077).toBe(0);
});

test('two scans at once keep what they can', async () => {
  const file = newFile();
  const [first, second] = await Promise.all([scan(file, all), scan(file, all)]);
  expect(second.result).toEqual(first.result);
  expect((await scan(file, all)).asked).toEqual([]);
});
