/** A program that looked at nothing is no evidence, whatever it exits with. */
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

  it.each(['"UNDEFINED"', '""', 'null', '"BLUE"'])('leaves a severity of %s unknown', async (severity) => {
    const issue = `{"filename":"$PWD/a.py","line_number":1,"test_id":"B1","test_name":"x","issue_severity":${severity},"issue_text":"y"}`;
    const report = `{"errors":[],"metrics":{"$PWD/a.py":{},"$PWD/b.py":{}},"results":[${issue}]}`;
    const script = `for tree; do :; done; printf '%s' '${report}' | sed "s#\\$PWD#$tree#g"; exit 1`;
    const { findings } = await scan('bandit', script, python);
    expect(findings).toMatchObject([{ severity: 'CRITICAL' }]);
  });
});

describe.runIf(process.platform === 'linux')('a process that a program leaves behind', () => {
  it('is ended, and the scan is read', async () => {
    const script = `setsid sleep 600 & printf '%s' '{"SchemaVersion":2}'`;
    const { diagnostics } = await scan('trivy', script, python);
    expect(diagnostics.filter(({ failed }) => failed)).toEqual([]);
  });
});
