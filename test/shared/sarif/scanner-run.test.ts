import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { runEngines } from '../../../src/scanners/run-engines.ts';
import { readScannerRun, type ScannerRun } from '../../../src/shared/sarif/program-run.ts';
import { finding } from '../../service/embedded.ts';
import { never, type TreeResult } from '../../service/temporary-repository.ts';

const quiet: TreeResult = { findings: [], coverage: 'covered', diagnostics: [], lookedAt: [] };
const source = { kind: 'request', path: 'app.js', code: 'req.query.a', safeFor: ['html'] };

const dataPath = ['a/100%.js', 'db.js'].map((path, index) => ({ file_path: path, line: index + 1, code: 'read(a)' }));

/** The SARIF of a scanner with this result, as it is sent. */
async function written(result: Partial<TreeResult>, scanType: ScannerRun['scanType'] = 'sast'): Promise<unknown> {
  const scan = async () => ({ ...quiet, ...result });
  const runs = await runEngines([{ name: 'odd', scanType, scan }], { root: '/', files: [] }, { signal: never });
  return JSON.parse(JSON.stringify(runs[0]));
}

/** What comes out of it. */
const sent = async (result: Partial<TreeResult>) => readScannerRun(await written(result));

describe('a finding of our scanners comes through SARIF as it was', () => {
  it.each([
    [
      'with all that SAST states',
      finding({ contentFingerprint: 'c', codeFingerprint: 'd', sources: [source], dataPath }),
    ],
    ['with a critical severity', finding({ severity: 'CRITICAL' })],
    ['with a severity of no concern', finding({ severity: 'INFO' })],
    ['with a path that has a percent sign', finding({ filePath: 'a/100%.js' })],
    ['with a path that looks encoded', finding({ filePath: 'a%2Fb/%41.js' })],
    ['with a path that has a backslash', finding({ filePath: 'a\\b.js' })],
    ['with a path that has a line break', finding({ filePath: 'a\nb.js' })],
    ['with a path that begins like an address', finding({ filePath: 'file:/etc/a.js' })],
    ['with a path that leads up', finding({ filePath: '../a.js' })],
    ['with an empty path', finding({ filePath: '' })],
    ['with braces and links in its texts', finding({ title: 'a {0} b', description: 'x[y](1) {{z}} {1}' })],
    ['with blanks around its texts', finding({ title: ' a ', description: ' b\n', remediation: ' c ' })],
    ['with a variable in its title', finding({ title: 'do not use $FUNC' })],
    ['with a CWE of credentials and its code', finding({ cwe: 'CWE-798', codeSnippet: 'const a = read()' })],
    ['with a CWE only in its words', { ...finding({ description: 'Like CWE-89.' }), cwe: 'CWE-20' }],
    ['with a text longer than other tools may write', finding({ description: 'a'.repeat(30_000) })],
    [
      'with an advisory',
      finding({ type: 'SCA', advisory: { cves: ['CVE-2024-1'], ids: ['X-1'], purl: 'pkg:npm/a@1' } }),
    ],
    ['as agentic', finding({ type: 'AGENTIC_SAST' })],
  ])('%s', async (_, given) => {
    expect((await sent({ findings: [given] })).findings).toEqual([given]);
  });

  it('without what it does not state', async () => {
    const { cwe: _cwe, cvss: _cvss, line: _line, codeSnippet: _code, ...bare } = finding();
    expect((await sent({ findings: [bare] })).findings).toEqual([bare]);
  });

  it('in the order and number in which it was found, whatever rules it shares', async () => {
    const findings = ['1', '2', '3', '4'].map((fingerprint, index) =>
      finding({ fingerprint, title: `title ${index % 2}`, remediation: `fix ${index % 3}` }),
    );
    expect((await sent({ findings })).findings).toEqual(findings);
  });

  it('but a secret never with its code', async () => {
    const run = await written({ findings: [finding({ type: 'SECRET' })] }, 'secrets');
    expect(JSON.stringify(run)).not.toContain('db.query');
    expect(readScannerRun(run).findings[0]).not.toHaveProperty('codeSnippet');
  });
});

describe('what else our scanners say comes through SARIF as it was', () => {
  it.each<[string, Partial<TreeResult>]>([
    ['how far a type is covered', { coverage: 'partly covered' }],
    ['which files were read', { lookedAt: ['a.js', 'b c.js'] }],
    ['which files were consulted', { consulted: new Map([['a.js', ['b.js', 'gone.js']]]) }],
    [
      'what a limit hides',
      {
        limits: {
          hidden: [['a.js', ['x']]],
          sources: ['b.js'],
          requestLines: [['b.js', ['read(req)']]],
        },
      },
    ],
    ['a skipped file', { diagnostics: [{ engine: 'odd', message: 'Not parsed', file_path: 'a%.js' }] }],
    ['skipped files', { diagnostics: [{ engine: 'odd', message: 'Not {0} parsed', file_paths: ['a.js', 'b\\.js'] }] }],
    ['that it failed', { diagnostics: [{ engine: 'odd', message: 'It failed', failed: true }] }],
    [
      'every one of many files',
      { diagnostics: Array.from({ length: 300 }, (_, index) => ({ engine: 'odd', message: `Skipped ${index}` })) },
    ],
  ])('%s', async (_, result) => {
    expect(await sent(result)).toEqual({ name: 'odd', scanType: 'sast', ...quiet, ...result });
  });

  it('and without a word on coverage it is an error', () => {
    expect(() => readScannerRun({ tool: { driver: { name: 'odd' } }, results: [] })).toThrow('wrote no coverage');
  });
});

it('is valid SARIF 2.1.0', async () => {
  const url = new URL('../../schemas/oasis-sarif-schema-2.1.0.json', import.meta.url);
  const { id, $schema: _draft, ...schema } = JSON.parse(readFileSync(url, 'utf8'));
  const validate = new Ajv({ strict: false, validateFormats: false }).compile({ ...schema, $id: id });
  const diagnostics = [
    { engine: 'odd', message: 'Not parsed', file_path: 'a%\\b c.js' },
    { engine: 'odd', message: 'It failed', failed: true },
  ];
  const { line: _line, ...elsewhere } = finding({ fingerprint: 'sql-2', filePath: 'b\nc.js' });
  validate({ version: '2.1.0', runs: [await written({ findings: [finding(), elsewhere], diagnostics })] });
  expect(validate.errors ?? []).toEqual([]);
});
