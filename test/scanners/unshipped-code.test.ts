import { expect, it } from 'vitest';
import type { EngineFinding } from '../../src/scanners/engine.ts';
import type { TreeResult } from '../../src/scanners/tree-engine.ts';
import { lowerUnshipped } from '../../src/scanners/unshipped-code.ts';

function finding(given: Partial<EngineFinding>): EngineFinding {
  return {
    type: 'SAST',
    severity: 'HIGH',
    title: 'SQL injection',
    description: '',
    remediation: '',
    filePath: 'src/a.js',
    fingerprint: 'f',
    ...given,
  };
}

function lowered(...findings: EngineFinding[]): TreeResult {
  return lowerUnshipped('javascript', { findings, coverage: 'covered', diagnostics: [], lookedAt: [] });
}

it.each([
  ['test/a.js', 'CRITICAL', 'HIGH'],
  ['test/a.js', 'HIGH', 'MEDIUM'],
  ['test/fixtures/a.js', 'HIGH', 'MEDIUM'],
  ['examples/a.js', 'HIGH', 'MEDIUM'],
  ['benchmarks/a.js', 'HIGH', 'MEDIUM'],
  ['docs/a.js', 'HIGH', 'MEDIUM'],
  ['src/a.js', 'HIGH', 'HIGH'],
  ['src/a.js', 'LOW', 'LOW'],
  ['vendor/a.js', 'HIGH', 'HIGH'],
  ['dist/a.min.js', 'MEDIUM', 'MEDIUM'],
] as const)('A weakness in %s that is %s is reported as %s.', (filePath, severity, expected) => {
  const { findings, diagnostics } = lowered(finding({ filePath, severity }));
  expect(findings.map((one) => one.severity)).toEqual([expected]);
  expect(diagnostics).toEqual([]);
});

it('A score never says more than the lowered severity.', () => {
  expect(lowered(finding({ filePath: 'test/a.js', cvss: 8.8 })).findings[0]?.cvss).toBe(6.9);
});

it('Lesser weaknesses in tests and examples are left out, and counted in one diagnostic.', () => {
  const { findings, diagnostics } = lowered(
    finding({ filePath: 'test/a.js', severity: 'MEDIUM' }),
    finding({ filePath: 'examples/a.tf', severity: 'LOW', type: 'IAC' }),
    finding({ filePath: 'src/a.js', severity: 'LOW' }),
  );
  expect(findings.map(({ filePath }) => filePath)).toEqual(['src/a.js']);
  expect(diagnostics).toEqual([
    {
      engine: 'javascript',
      message: 'Weaknesses below high in tests, examples, benchmarks and documentation are left out: 2',
    },
  ]);
});

it.each(['SECRET', 'SCA'] as const)('A finding of type %s keeps its severity in a test.', (type) => {
  const given = [finding({ type, filePath: 'test/a.js' }), finding({ type, filePath: 'test/b.js', severity: 'LOW' })];
  expect(lowered(...given).findings).toEqual(given);
});
