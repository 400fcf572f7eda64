import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { describe, expect, it } from 'vitest';
import { externalPrograms } from '../../../src/scanners/programs/registry.ts';
import { findProgram } from './find-program.ts';
import { madeVersion, makeProgram, scanWith } from './scan.ts';

const code = `import subprocess
subprocess.Popen(text, shell=True)  # nosec
exec(text)  # nosec
`;

describe('the output that Bandit 1.6.2 wrote', () => {
  const recorded = join(import.meta.dirname, 'recorded/bandit-1.6.2.json');
  const scanRecorded = () =>
    scanWith({
      name: 'bandit',
      file: makeProgram('bandit', `for folder; do :; done; sed "s#/tree/#$folder/#g" ${recorded}; exit 1`),
      version: madeVersion,
      files: { 'app/a.py': code, 'app/broken.py': 'def (:\n' },
    });

  it('becomes findings with the severity, the weakness and the code', async () => {
    const { findings } = await scanRecorded();
    expect(
      findings.map(({ severity, cwe, line, title, codeSnippet }) => ({ severity, cwe, line, title, codeSnippet })),
    ).toEqual([
      ...[
        {
          severity: 'LOW',
          cwe: 'CWE-78',
          line: 1,
          title: 'Consider possible security implications associated with subprocess module',
          codeSnippet: 'import subprocess',
        },
      ],
      ...[
        {
          severity: 'HIGH',
          cwe: 'CWE-78',
          line: 2,
          title: 'Subprocess popen with shell equals true',
          codeSnippet: 'subprocess.Popen(text, shell=True)  # nosec',
        },
      ],
      ...[{ severity: 'MEDIUM', cwe: 'CWE-78', line: 3, title: 'Exec used', codeSnippet: 'exec(text)  # nosec' }],
    ]);
    expect(findings[1]?.description).toMatch(/Found by bandit \(B602\)\.$/);
    expect(new Set(findings.map(({ fingerprint }) => fingerprint)).size).toBe(3);
  });

  it('names the file that could not be parsed', async () => {
    const { diagnostics, lookedAt } = await scanRecorded();
    expect(diagnostics).toEqual([
      {
        engine: 'bandit',
        message: 'Not analyzed: syntax error while parsing AST from file',
        file_path: 'app/broken.py',
      },
    ]);
    expect(lookedAt).toEqual(['app/a.py']);
  });

  it('is what this test says', () => {
    const { metrics } = JSON.parse(readFileSync(recorded, 'utf8'));
    expect(Object.keys(metrics).sort()).toEqual(['/tree/app/a.py', '/tree/app/broken.py', '_totals']);
  });
});

const bandit = findProgram('bandit');

it('Bandit is run where .ci/run runs the tests', () => {
  if (bandit === undefined) console.warn('Bandit was not run: it is not installed');
  expect(bandit !== undefined || env.TEST_TRIVY === undefined).toBe(true);
});

describe.skipIf(bandit === undefined)('the Bandit of this machine', () => {
  const scanReal = (files: Record<string, string>) => scanWith({ name: 'bandit', file: bandit ?? '', files });

  it('finds what the repository tries to hide', async () => {
    const { findings, diagnostics, coverage } = await scanReal({
      '.bandit': '[bandit]\nskips: B602,B102\nexclude: /app\n',
      'app/.bandit': '[bandit]\ntests: B101\n',
      'pyproject.toml': '[tool.bandit]\nskips = ["B602", "B102"]\nexclude_dirs = ["app"]\n',
      'bandit.yaml': 'skips: [B602, B102]\n',
      'app/a.py': code,
      '.tox/b.py': code,
      'x.egg/c.py': code,
    });
    const found = findings.map(({ filePath, line }) => `${filePath}:${line}`).sort();
    for (const path of ['.tox/b.py', 'app/a.py', 'x.egg/c.py']) expect(found).toContain(`${path}:2`);
    expect({ diagnostics, coverage }).toEqual({ diagnostics: [], coverage: { sast: 'covered' } });
  });

  it('says which file it could not parse', async () => {
    const { diagnostics, lookedAt } = await scanReal({ 'a.py': 'x = 1\n', 'b.py': 'def (:\n' });
    expect(diagnostics).toMatchObject([{ engine: 'bandit', file_path: 'b.py' }]);
    expect(lookedAt).toEqual(['a.py']);
  });

  it('finds the same in a name with blanks, quotes and percent signs', async () => {
    const { findings } = await scanReal({ "a b/%41 'c'#.py": code, 'ü.py': code });
    expect(new Set(findings.map(({ filePath }) => filePath))).toEqual(new Set(["a b/%41 'c'#.py", 'ü.py']));
  });
});

it('Bandit is given no configuration of the tree', () => {
  const bandit = externalPrograms.find(({ installation }) => installation.name === 'bandit');
  expect(bandit?.configuration?.test('sub/.bandit')).toBe(true);
});
