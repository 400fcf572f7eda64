import { cpSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { installations } from '../../../src/shared/installation.ts';
import { scanCommit } from '../../../src/shared/scan/scan-commit.ts';
import { createScanCommit } from '../../../src/shared/scan/scanners.ts';
import { builtScanners } from '../../built-scanners.ts';
import { measured, startCost } from '../../cost.ts';
import { githubToken, privateKey } from '../../scanners/fake-secrets.ts';
import { finding } from '../../service/embedded.ts';
import {
  commit,
  commitRawTree,
  type Files,
  git,
  makeFolder,
  makeRepository,
  never,
  type TreeEngine,
  type TreeResult,
  writeFiles,
} from '../../service/temporary-repository.ts';
import { scanTree, scanTreeWith } from './scan-tree.ts';

const scannersUrl = await builtScanners();
const headOf = (path: string) => ({ path, sha: git(path, ['rev-parse', 'HEAD']) });
const scan = (files: Files) => scanCommit(headOf(makeRepository(files)), never, { scanTree });

const quiet: TreeResult = { findings: [], coverage: 'covered', diagnostics: [], lookedAt: ['a.js'] };
const engine = (name: string, run: TreeEngine['scan']): TreeEngine => ({ name, scanType: 'sast', scan: run });

describe('one commit', () => {
  test('gathers findings, coverage and diagnostics of all engines', async () => {
    const result = await scan({
      'src/a.js': 'eval(input)\n',
      'key.pem': privateKey,
      'package.json': '{"dependencies":{"lodash":"4.17.4"}}',
      'package-lock.json': '{"lockfileVersion":3,"packages":{"":{},"node_modules/lodash":{"version":"4.17.4"}}}',
      Dockerfile: 'FROM scratch\n',
    });
    expect(new Set(result.findings.map(({ type }) => type))).toEqual(new Set(['SECRET', 'SAST', 'SCA', 'IAC']));
    expect(result.coverage).toEqual({
      secrets: 'covered',
      sast: 'covered',
      sca: 'partly covered',
      iac: 'partly covered',
    });
    expect(new Set(result.diagnostics.map((one) => one.engine))).toEqual(new Set(['retire']));
  });

  test('scans the commit and not the working tree', async () => {
    const path = makeRepository({ 'a.js': 'eval(input)' });
    const { sha } = headOf(path);
    commit(path, { 'a.js': 'ok()' });
    writeFiles(path, { 'b.js': 'eval(input)' });
    expect((await scanCommit({ path, sha }, never, { scanTree })).findings).toHaveLength(1);
    expect((await scanCommit(headOf(path), never, { scanTree })).findings).toHaveLength(0);
  });

  test('finds what export-ignore and disabling comments try to hide', async () => {
    const { findings } = await scan({
      '.gitattributes': '* export-ignore\n',
      'eslint.config.js': 'export default [{ ignores: ["**"] }]',
      'a.js': `/* eslint-disable */ /* secretlint-disable */\neval(input);\nconst t = '${githubToken}';\n`,
    });
    expect(findings.map(({ type, line }) => `${type} ${line}`).sort()).toEqual(['SAST 2', 'SECRET 3']);
  });

  test('shows no code of a file that holds a secret', async () => {
    const result = await scan({
      'a.js': `eval(input + '${githubToken}');`,
      'b.js': 'eval(input)',
      'c.js': `exports.go = require('express')().get('/', (req) => require('./d').run(req.query.id + '${githubToken}'));`,
      'd.js': "exports.run = (id) =>\n  require('child_process').exec('ls ' + id);",
    });
    expect(JSON.stringify(result)).not.toContain(githubToken.slice(4));
    const shown = result.findings.filter((finding) => finding.codeSnippet !== undefined);
    expect(shown.map(({ filePath }) => filePath)).toEqual(['b.js', 'd.js']);
    expect(shown[1]?.dataPath).toEqual([
      { file_path: 'c.js', line: 1 },
      { file_path: 'd.js', line: 2, code: "require('child_process').exec('ls ' + id);" },
    ]);
  });

  test('keeps every fingerprint when lines move', async () => {
    const path = makeRepository({ 'a.js': `eval(input)\n// ${githubToken}\n` });
    const before = await scanCommit(headOf(path), never, { scanTree });
    commit(path, { 'a.js': `\n\n\neval(input)\n\n// ${githubToken}\n` });
    const after = await scanCommit(headOf(path), never, { scanTree });
    const prints = ({ findings }: typeof before) => findings.map(({ fingerprint }) => fingerprint).sort();
    expect(prints(after)).toEqual(prints(before));
    expect(after.findings.map(({ line }) => line)).not.toEqual(before.findings.map(({ line }) => line));
  });

  test('is covered in part at most when the tree could not be exported whole', async () => {
    const path = makeRepository();
    const sha = commitRawTree(path, [
      { mode: '100644', name: 'a.js', content: 'ok()' },
      { mode: '160000', name: 'library', content: '' },
    ]);
    const { coverage, diagnostics } = await scanCommit({ path, sha }, never, { scanTree });
    expect(coverage).toMatchObject({ secrets: 'partly covered', sast: 'partly covered' });
    expect(diagnostics[0]).toMatchObject({ engine: 'checkout', file_path: 'library' });
  });

  test('the example shop is as vulnerable as it says', async () => {
    const path = makeRepository();
    cpSync(fileURLToPath(new URL('../../../examples/shop', import.meta.url)), path, { recursive: true });
    commit(path, {});
    const { findings, coverage } = await scanCommit(headOf(path), never, { scanTree });
    const counted = (type: string, severity: string) =>
      findings.filter((one) => one.type === type && one.severity === severity).length;
    expect(counted('SAST', 'HIGH')).toBeGreaterThanOrEqual(2);
    expect(counted('SAST', 'MEDIUM')).toBeGreaterThanOrEqual(2);
    expect(counted('SECRET', 'CRITICAL')).toBe(1);
    expect(counted('SCA', 'HIGH')).toBeGreaterThanOrEqual(5);
    expect(coverage).toEqual({ secrets: 'covered', sast: 'covered', sca: 'partly covered', iac: 'partly covered' });
  });
});

describe('a secret that was removed again', () => {
  const line = (token: string) => `const t = '${token}';\n`;
  const removedFrom = async (path: string) => {
    const { findings } = await scanCommit({ ...headOf(path), base: git(path, ['rev-parse', 'main']) }, never, {
      scanTree,
    });
    return findings.filter(({ type }) => type === 'SECRET').map(({ title, filePath }) => [filePath, title]);
  };
  const onTopic = (main: Files, ...commits: Files[]) => {
    const path = makeRepository(main);
    git(path, ['switch', '--quiet', '--create', 'topic']);
    const shas = commits.map((files) => commit(path, files));
    return { path, shas };
  };

  test('is found in the commits of the proposal, named with path and commit, once', async () => {
    const { path, shas } = onTopic(
      { 'a.js': 'ok();\n' },
      { 'b.js': line(githubToken) },
      { 'b.js': `\n${line(githubToken)}` },
      { 'b.js': 'ok();\n' },
    );
    const title = `GitHub token in b.js at commit ${shas[1]?.slice(0, 12)}, removed later`;
    expect(await removedFrom(path)).toEqual([['', title]]);
  });

  test.each<[string, Files, Files[]]>([
    ['still in the file', { 'a.js': '' }, [{ 'b.js': line(githubToken) }, { 'b.js': `\n${line(githubToken)}` }]],
    [
      'only moved to another file',
      { 'a.js': '' },
      [{ 'b.js': line(githubToken) }, { 'b.js': '', 'c.js': line(githubToken) }],
    ],
  ])('is a finding of its file alone while it is %s', async (_, main, commits) => {
    const rows = await removedFrom(onTopic(main, ...commits).path);
    expect(rows.map(([, title]) => title)).toEqual(['GitHub token in the repository']);
  });

  test("is not the doing of a proposal that removes the default branch's own", async () => {
    const { path } = onTopic(
      { 'b.js': line(githubToken) },
      { 'b.js': `first();\n${line(githubToken)}` },
      { 'b.js': 'first();\n' },
    );
    expect(await removedFrom(path)).toEqual([]);
  });

  test('is found in the message of a commit, too', async () => {
    const { path } = onTopic({ 'a.js': 'ok();\n' }, { 'b.js': 'ok();\n' });
    git(path, ['commit', '--quiet', '--allow-empty', `--message=Use ${githubToken}`]);
    const sha = git(path, ['rev-parse', '--short=12', 'HEAD']);
    git(path, ['commit', '--quiet', '--allow-empty', '--message=Tidy up']);
    expect(await removedFrom(path)).toEqual([['', `GitHub token in the message of commit ${sha}`]]);
  });

  test('is not looked for on the default branch itself', async () => {
    const { path } = onTopic({ 'a.js': '' }, { 'b.js': line(githubToken) }, { 'b.js': '' });
    git(path, ['branch', '--force', 'main', 'topic']);
    expect(await removedFrom(path)).toEqual([]);
  });

  test('keeps its identity when the commits are made anew', async () => {
    const fingerprints = async (extra: Files) => {
      const { path } = onTopic({ 'a.js': '' }, extra, { 'b.js': line(githubToken) }, { 'b.js': '' });
      const { findings } = await scanCommit({ ...headOf(path), base: git(path, ['rev-parse', 'main']) }, never, {
        scanTree,
      });
      return findings.map(({ fingerprint }) => fingerprint);
    };
    expect(await fingerprints({ 'c.txt': '1' })).toEqual(await fingerprints({ 'c.txt': '2' }));
  });
});

describe('what a tree hides', () => {
  test('a file behind another of its name is scanned', async () => {
    const path = makeRepository();
    const sha = commitRawTree(path, [
      { mode: '100644', name: 'a.js', content: 'ok()' },
      { mode: '100644', name: 'a.js', content: 'eval(x)' },
      { mode: '100644', name: 'A.js', content: 'eval(y)' },
      { mode: '100644', name: 'b\\c.js', content: 'eval(z)' },
    ]);
    const { findings, diagnostics } = await scanCommit({ path, sha }, never, { scanTree });
    expect(findings.map(({ filePath }) => filePath).sort()).toEqual(['A.js', 'a.js', 'b\\c.js']);
    expect(diagnostics.map(({ file_path: name }) => name).filter(Boolean)).toEqual(['a.js', 'b\\c.js']);
  });

  test('a token in the target of a link is found', async () => {
    const path = makeRepository({ 'a.js': '' });
    const sha = commitRawTree(path, [
      { mode: '100644', name: 'a.js', content: 'ok()' },
      { mode: '120000', name: 'link', content: `x/${githubToken}` },
    ]);
    const { findings } = await scanCommit({ path, sha }, never, { scanTree });
    expect(findings).toMatchObject([{ type: 'SECRET', filePath: 'link' }]);
  });
});

describe('a scan that is not whole', () => {
  test('rejects when the commit holds no file', async () => {
    await expect(scan({})).rejects.toMatchObject({
      code: 'SCAN_FAILED',
      message: expect.stringContaining('Nothing was scanned'),
    });
  });

  test('rejects when no engine looked at anything', async () => {
    const engines = [engine('idle', async () => ({ ...quiet, lookedAt: [] }))];
    const scanned = scanCommit(headOf(makeRepository({ 'a.js': '' })), never, { scanTree: scanTreeWith(engines) });
    await expect(scanned).rejects.toThrow('Nothing was scanned');
  });

  test('keeps what the other engines found when one of them fails, and says so', async () => {
    const engines: TreeEngine[] = [
      { name: 'broken', scanType: 'sast', scan: () => Promise.reject(new Error('no luck\nat all')) },
      { name: 'good', scanType: 'secrets', scan: async () => ({ ...quiet, findings: [finding()] }) },
    ];
    const { findings, coverage, diagnostics } = await scanCommit(headOf(makeRepository({ 'a.js': '' })), never, {
      scanTree: scanTreeWith(engines),
    });
    expect(findings).toHaveLength(1);
    expect(coverage).toMatchObject({ sast: 'not covered', secrets: 'covered' });
    expect(diagnostics).toEqual([{ engine: 'broken', message: 'The engine failed: no luck', failed: true }]);
  });

  test('rejects when the commit does not exist', async () => {
    const job = { path: makeRepository({ 'a.js': '' }), sha: 'f'.repeat(40) };
    await expect(scanCommit(job, never, { scanTree })).rejects.toMatchObject({ code: 'SCAN_FAILED' });
  });
});

test('values are followed into other files of the commit', async () => {
  const job = headOf(
    makeRepository({
      'app.js': "const shell = require('./shell');\napp.get('/', (req, res) => shell.run(req.query.name));\n",
      'shell.js': "const { exec } = require('child_process');\nexports.run = (name) => exec('ls ' + name);\n",
      'views.py': "from dao.users import find\n@app.route('/u')\ndef u():\n    return find(request.args['name'])\n",
      'dao/users.py':
        'def find(name):\n    return db.cursor().execute("SELECT * FROM users WHERE name = \'" + name + "\'")\n',
    }),
  );
  const { findings } = await scanCommit(job, never, { scanTree });
  const followed = findings.filter(({ description }) => description.includes('It comes from'));
  expect(followed.map(({ filePath }) => filePath).sort()).toEqual(['dao/users.py', 'shell.js']);
});

describe('the temporary folder', () => {
  test('is private while the scan runs and gone afterwards, also after a failure and an abort', async () => {
    const job = headOf(makeRepository({ 'a.js': '' }));
    const temporaryFolder = makeFolder();
    const aborting = new AbortController();
    const modes: number[] = [];
    const look: TreeEngine['scan'] = async ({ root }) => {
      modes.push(statSync(join(root, '..')).mode & 0o777);
      return quiet;
    };
    const wait: TreeEngine['scan'] = async ({ signal }) => {
      aborting.abort();
      signal.throwIfAborted();
      return quiet;
    };
    await scanCommit(job, never, { temporaryFolder, scanTree: scanTreeWith([engine('look', look)]) });
    const failing = [engine('broken', () => Promise.reject(new Error('x')))];
    await expect(scanCommit(job, never, { temporaryFolder, scanTree: scanTreeWith(failing) })).rejects.toThrow(
      'Nothing was scanned',
    );
    const aborted = scanCommit(job, aborting.signal, {
      temporaryFolder,
      scanTree: scanTreeWith([engine('wait', wait)]),
    });
    await expect(aborted).rejects.toMatchObject({ code: 'CANCELLED' });
    expect(modes).toEqual([0o700]);
    expect(readdirSync(temporaryFolder)).toEqual([]);
  });
});

const scanners = installations.map(({ name }) => name);

/** Code that writes a run without findings for each. */
function writeRuns(names: readonly string[]): string {
  const properties = { scanType: 'sast', coverage: 'covered', lookedAt: [] };
  const runs = names.map((name) => ({ tool: { driver: { name } }, results: [], properties }));
  return `console.log(${JSON.stringify(JSON.stringify({ runs }))})`;
}

describe('the program', () => {
  const before = env.TMPDIR;
  let temporary = '';
  beforeEach(() => {
    temporary = makeFolder();
    env.TMPDIR = temporary;
  });
  afterEach(() => {
    if (before === undefined) delete env.TMPDIR;
    else env.TMPDIR = before;
  });

  test('finds what a scan in this thread finds, and leaves nothing behind', async () => {
    const job = headOf(makeRepository({ 'a.js': `eval(input) // ${githubToken}` }));
    const found = await createScanCommit(scannersUrl)(job, never);
    expect(readdirSync(temporary)).toEqual([]);
    expect(found).toEqual(await scanCommit(job, never, { scanTree }));
  });

  test('carries an error with its code and way out', async () => {
    const job = headOf(makeRepository({}));
    await expect(createScanCommit(scannersUrl)(job, never)).rejects.toMatchObject({
      name: 'GateError',
      code: 'SCAN_FAILED',
    });
  });

  test('stops at once when it is aborted in the middle of a scan, and leaves nothing behind', measured, async () => {
    const files = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`${n}.js`, 'eval(input);\n'.repeat(100)]));
    const job = headOf(makeRepository(files));
    const path = makeFolder();
    env.TMPDIR = path;
    const aborting = new AbortController();
    const scanned = createScanCommit(scannersUrl)(job, aborting.signal);
    scanned.catch(() => undefined);
    const sizes = () => readdirSync(path, { recursive: true }).map((name) => statSync(join(path, String(name))));
    await expect.poll(() => sizes().some((stats) => stats.isFile() && stats.size > 0)).toBe(true);
    const stop = startCost();
    aborting.abort();
    await expect(scanned).rejects.toMatchObject({ code: 'CANCELLED' });
    const endCost = stop();
    const stopWhole = startCost();
    await createScanCommit(scannersUrl)(job, never);
    expect(endCost).toBeLessThan(stopWhole() / 2);
    expect(readdirSync(path)).toEqual([]);
    await expect(createScanCommit(scannersUrl)(job, AbortSignal.abort())).rejects.toMatchObject({ code: 'CANCELLED' });
  });

  test.each([
    ['throws', 'throw new Error("boom")', 'exit code 1'],
    ['exits', 'process.exit(3)', 'exit code 3'],
    ['is killed', 'process.kill(process.pid, "SIGKILL")', 'exit code none'],
    ['ends in silence', '', 'without an answer'],
    ['says why', 'console.error("out of memory"); process.exitCode = 1', 'out of memory'],
    ['writes half of its answer', 'console.log(\'{"runs": [\')', 'something other than SARIF'],
    ['writes another text', 'console.log("[]"); console.log("done")', 'something other than SARIF'],
    ['leaves all scanners out', 'console.log(\'{"runs": []}\')', 'nothing of secretlint, javascript, ruff'],
    ['leaves one scanner out', writeRuns(scanners.filter((name) => name !== 'ruff')), 'wrote nothing of ruff'],
    ['answers for one twice', writeRuns([...scanners, 'iac']), 'more than was asked of iac'],
    ['answers for one that was not asked', writeRuns([...scanners, 'other']), 'more than was asked of other'],
    ['writes a run without coverage', 'console.log(\'{"runs": [{}]}\')', 'something other than SARIF'],
  ])('rejects when it %s', async (_name, code, said) => {
    const folder = makeFolder();
    writeFiles(folder, { 'scanners.mjs': code });
    const broken = createScanCommit(pathToFileURL(join(folder, 'scanners.mjs')));
    await expect(broken(headOf(makeRepository({ 'a.js': '' })), never)).rejects.toMatchObject({
      code: 'SCAN_FAILED',
      message: expect.stringContaining(said),
    });
  });
});
