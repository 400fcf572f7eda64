/** A program that looked at nothing is no evidence, whatever it exits with. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Files } from '../../service/temporary-repository.ts';
import { makeFolder } from '../../service/temporary-repository.ts';
import { madeVersion, makeProgram, scanWith } from './scan.ts';

const scan = (name: string, script: string, files: Files, request = {}) =>
  scanWith({ name, file: makeProgram(name, script), version: madeVersion, files, rules: makeFolder(), request });
const print = (text: string, code = 0) => `printf '%s' '${text}'; exit ${code}`;
const python = { 'a.py': 'x = 1\n', 'b.py': 'y = 2\n' };
const semgrep = (scanned: string[], more = '') =>
  `{"results":[],"errors":[],"paths":{"scanned":${JSON.stringify(scanned)}${more}}}`;

describe('a program that scanned nothing', () => {
  it.each<[string, string, string, Files]>([
    ['bandit', 'without metrics', print('{"errors":[],"metrics":{"_totals":{}},"results":[]}'), python],
    ['semgrep', 'without a scanned file', print(semgrep([])), python],
    [
      'gosec',
      'of 0 files',
      print('{"Golang errors":{},"Issues":[],"Stats":{"files":0}}'),
      { 'a.go': 'package a\n', 'go.mod': 'module a\n' },
    ],
    ['osv-scanner', 'with an empty object', print('{}'), { 'package-lock.json': '{}' }],
    ['osv-scanner', 'with results of null', print('{"results":null}'), { 'package-lock.json': '{}' }],
    ['osv-scanner', 'with nothing', print(''), { 'package-lock.json': '{}' }],
    ['osv-scanner', 'that knows no package', print('{"results":[]}', 128), { 'package-lock.json': '{}' }],
    ['trivy', 'with an empty object', print('{}'), python],
  ])('fails: %s %s', async (name, _, script, files) => {
    const { diagnostics, coverage } = await scan(name, script, files);
    expect(diagnostics).toContainEqual(expect.objectContaining({ failed: true }));
    expect(Object.values(coverage)).not.toContain('covered');
  });

  it.each<[string, object, boolean]>([
    ['an error', { level: 'error', message: 'no rules' }, true],
    ['an error with an empty path', { level: 'error', message: 'no rules', path: '' }, true],
    ['a warning', { level: 'warn', message: 'slow' }, false],
    ['an error in one file', { level: 'error', message: 'cut', path: '$PWD/a.py' }, false],
  ])('fails as a whole by what is about no file: %s of semgrep', async (_, error, isFailed) => {
    const report = semgrep(['$PWD/a.py', '$PWD/b.py']).replace('"errors":[]', `"errors":[${JSON.stringify(error)}]`);
    const script = `for tree; do :; done; printf '%s' '${report}' | sed "s#\\$PWD#$tree#g"`;
    const { diagnostics } = await scan('semgrep', script, python);
    expect(diagnostics.map(({ failed = false }) => failed)).toEqual([isFailed]);
  });

  it.each<[string, string, Files, object]>([
    ['semgrep', print(semgrep([])), { 'README.md': 'text\n' }, {}],
    ['semgrep', print(semgrep([])), python, { only: { semgrep: ['a.py'] } }],
    ['osv-scanner', print('{"results":[]}'), { 'package-lock.json': '{}' }, {}],
    ['trivy', print('{"SchemaVersion":2,"ArtifactName":"x"}'), python, {}],
  ])('is quiet where that is right: %s %s', async (name, script, files, request) => {
    const { diagnostics } = await scan(name, script, files, request);
    expect(diagnostics.filter(({ failed }) => failed)).toEqual([]);
  });

  it('names the files that were left out', async () => {
    const metrics = '{"errors":[],"metrics":{"_totals":{},"$PWD/a.py":{}},"results":[]}';
    const script = `for tree; do :; done; printf '%s' '${metrics}' | sed "s#\\$PWD#$tree#"`;
    const left = await scan('bandit', script, python);
    expect([left.lookedAt, left.diagnostics]).toEqual([['a.py'], [expect.objectContaining({ file_path: 'b.py' })]]);
    const skipped = `,"skipped":[{"path":"$PWD/b.py","reason":"analysis_failed_parser_or_internal_error"}]`;
    const report = semgrep(['$PWD/a.py'], skipped);
    const cut = await scan('semgrep', `for tree; do :; done; printf '%s' '${report}' | sed "s#\\$PWD#$tree#g"`, python);
    expect(cut.diagnostics).toEqual([expect.objectContaining({ file_path: 'b.py' })]);
  });

  it('is not quiet about vulnerabilities that osv-scanner puts into no group', async () => {
    const vulnerability = { id: 'GHSA-1', database_specific: { severity: 'LOW' } };
    const found = { package: { name: 'a', version: '1.0.0' }, vulnerabilities: [vulnerability] };
    const results = [{ source: { path: '$PWD/package-lock.json' }, packages: [found] }];
    const script = `for tree; do :; done; printf '%s' '${JSON.stringify({ results })}' | sed "s#\\$PWD#$tree#g"; exit 1`;
    const { findings } = await scan('osv-scanner', script, { 'package-lock.json': '{}' });
    expect(findings).toMatchObject([{ severity: 'LOW', filePath: 'package-lock.json' }]);
  });

  it.each(['"UNDEFINED"', '""', 'null', '"BLUE"', '"none"'])('leaves a severity of %s unknown', async (severity) => {
    const issue = `{"filename":"$PWD/a.py","line_number":1,"test_id":"B1","test_name":"x","issue_severity":${severity},"issue_text":"y"}`;
    const report = `{"errors":[],"metrics":{"$PWD/a.py":{},"$PWD/b.py":{}},"results":[${issue}]}`;
    const script = `for tree; do :; done; printf '%s' '${report}' | sed "s#\\$PWD#$tree#g"; exit 1`;
    const { findings } = await scan('bandit', script, python);
    expect(findings).toMatchObject([{ severity: 'CRITICAL' }]);
  });
});

describe('a program that leaves files out', () => {
  const npmLock = '{"packages":{"node_modules/a":{"version":"1.0.0"}}}';
  const locks = {
    'package-lock.json': npmLock,
    'api/requirements.txt': 'a==1.0\n',
    'old/package-lock.json': '{"lockfileVersion":3,"packages":{"":{"version":"1.0.0"}}}',
    'node_modules/b/package-lock.json': npmLock,
  };
  const go = { 'go.mod': 'module a\n', 'a.go': 'package a\n', 'b/b.go': 'package b\n' };
  const leftOut = {
    'c_windows.go': 'package a\n',
    'd.go': '//go:build tools\n\npackage a\n',
    'e.go': 'package a\n\nimport "C"\n',
    'testdata/f.go': '',
    '_x/g.go': '',
    'sub/go.mod': 'module b\n',
    'sub/h.go': '',
  };
  const goFiles = (files: number) => `{"Golang errors":{},"Issues":[],"Stats":{"files":${files}}}`;
  const osv = (...paths: string[]) =>
    JSON.stringify({ results: paths.map((path) => ({ source: { path: `TREE/${path}` }, packages: [] })) });
  const trivyResults = (...results: object[]) => JSON.stringify({ SchemaVersion: 2, Results: results });
  const rules = (text: string): string => {
    const folder = makeFolder();
    writeFileSync(join(folder, 'a.yml'), text);
    return folder;
  };
  const python3 = 'rules:\n  - id: a\n    languages: [python, generic]\n';

  it.each<[name: string, output: string, files: Files, expected: string[], rules?: string]>([
    ['osv-scanner', osv('package-lock.json', 'api/requirements.txt'), locks, []],
    ['osv-scanner', osv('package-lock.json'), locks, ['api/requirements.txt']],
    ['trivy', trivyResults({ Target: 'package-lock.json', Class: 'lang-pkgs' }), locks, ['api/requirements.txt']],
    [
      'trivy',
      trivyResults({ Target: 'package-lock.json', Class: 'secret' }, { Target: 'api/requirements.txt' }),
      locks,
      ['package-lock.json'],
    ],
    ['semgrep', semgrep(['TREE/a.py', 'TREE/a.js']), { 'a.py': '', 'b.py': '', 'a.js': '', 'c.go': '' }, ['b.py']],
    ['semgrep', semgrep(['TREE/a.js']), { 'a.py': '', 'a.js': '', 'b.js': '' }, ['a.py'], rules(python3)],
    ['semgrep', semgrep(['TREE/a.py']), python, [], rules(`${python3}    paths:\n      include: [a.py]\n`)],
    [
      'opengrep',
      semgrep(['TREE/b.py']),
      { ...python, 'c.ts': '' },
      ['a.py', 'c.ts'],
      rules(`rules:\n- id: b\n  languages:\n  - ts\n  - py\n- id: c\n  languages:\n  - go\n  paths: {}\n`),
    ],
    ['gosec', goFiles(2), { ...go, ...leftOut }, []],
    ['gosec', goFiles(1), { ...go, ...leftOut }, ['a.go', 'b/b.go']],
  ])('names them: %s %s', async (name, output, files, expected, place = makeFolder()) => {
    const script = `for tree; do :; done; [ -d "$tree" ] || tree=$PWD; printf '%s' '${output}' | sed "s#TREE#$tree#g"`;
    const cache = makeFolder();
    mkdirSync(join(cache, 'db'));
    writeFileSync(join(cache, 'db/metadata.json'), '{}');
    const file = makeProgram(name, script);
    const variables = { PATH: process.env.PATH ?? '', TRIVY_CACHE_DIR: cache };
    const { diagnostics, coverage } = await scanWith({
      name,
      file,
      version: madeVersion,
      files,
      rules: place,
      variables,
    });
    expect(diagnostics.flatMap(({ file_path: path }) => path ?? []).sort()).toEqual(expected);
    expect(Object.values(coverage).includes('partly covered')).toBe(expected.length > 0 || name === 'gosec');
    const others = diagnostics.filter(({ message }) => message.includes('they are for other systems or builds'));
    expect(others.length).toBe(name === 'gosec' && expected.length === 0 ? 1 : 0);
  });
});

describe.runIf(process.platform === 'linux')('a process that a program leaves behind', () => {
  it.each([
    'sleep',
    'env -i sleep',
    'sh -c "exec 7>&1 >/dev/null 2>&1; unset SCAN_GATE_PROGRAM; exec env -i sleep 600"',
  ])('is ended, and the scan is read: %s', async (stray) => {
    const mark = join(makeFolder(), 'pid');
    const script = `setsid ${stray} 600 & echo $! > ${mark}; sleep 0.2; printf '%s' '{"SchemaVersion":2}'`;
    const { diagnostics } = await scan('trivy', script, python);
    expect(diagnostics.filter(({ failed }) => failed)).toEqual([]);
    // A process that has ended has no command line, even while nothing has asked how it ended.
    const line = join('/proc', readFileSync(mark, 'utf8').trim(), 'cmdline');
    expect(existsSync(line) ? readFileSync(line, 'utf8') : '').toBe('');
  });
});
