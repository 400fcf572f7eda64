import { expect, it } from 'vitest';
import type { EngineFinding } from '../../src/scanners/engine.ts';
import type { TreeResult } from '../../src/scanners/tree-engine.ts';
import { createUnshippedTest, findLoadedUnshipped, lowerUnshipped } from '../../src/scanners/unshipped-code.ts';
import { type Files, makeTree } from '../service/temporary-repository.ts';

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
  const result: TreeResult = { findings, coverage: 'covered', diagnostics: [], lookedAt: [] };
  return lowerUnshipped('javascript', result, createUnshippedTest(makeTree({ 'src/a.js': '' })));
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
    finding({ filePath: 'tests/a.tf', severity: 'LOW', type: 'IAC' }),
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

it.each<[string, Files]>([
  ['demo/a.js', { 'src/b.js': "require('../demo/a')" }],
  ['demo/a.ts', { 'src/b.ts': "import { a } from '@/demo/a';" }],
  ['src/docs/a.js', { 'src/b.js': "import('./docs/a.js')" }],
  ['samples/index.ts', { 'b.ts': "export * from './samples'" }],
  ['test/h.test.js', { 'b.js': "const h = require('./test/h.test.js')" }],
  ['bench/a.js', { 'b.js': "new Worker(new URL('./bench/a.js', import.meta.url))" }],
  ['examples/a.js', { 'lib/b.js': "require(path.join(__dirname, '..', 'examples', 'a.js'))" }],
  ['fixtures/a.js', { 'b.js': "require(__dirname + '/fixtures/a')" }],
  ['e2e/a.js', { 'b.js': "require('./spec/c')", 'spec/c.js': "require('../e2e/a')" }],
  ['demo/a.js', { 'public/index.html': '<script src="/demo/a.js"></script>' }],
  ['demo/a.vue', { 'src/App.vue': "<script>import A from '../demo/a.vue'</script>" }],
  ['examples/a.js', { 'package.json': '{"main": "examples/a.js"}' }],
  ['demo/server.js', { 'package.json': '{"scripts":{"test":"mocha test/b.js","start":"node demo/server"}}' }],
  ['app/samples/a.py', { 'app/b.py': 'from .samples import a' }],
  ['demo/urls.py', { 'shop/urls.py': "path('', include('demo.urls'))" }],
  ['tests/a.php', { 'index.php': "<?php require_once __DIR__ . '/tests/a.php';" }],
])('A weakness in %s keeps its severity where shipped code loads the file.', (path, files) => {
  const others = { 'test/other.js': `require('../${path}')`, 'jest.config.js': `require('./${path}')` };
  expect(findLoadedUnshipped(makeTree({ [path]: '', ...others }))).toEqual(new Map());
  expect([...findLoadedUnshipped(makeTree({ [path]: '', ...files })).keys()]).toContain(path);
  const { isUnshipped } = createUnshippedTest(makeTree({ [path]: '', ...files }));
  expect(isUnshipped(finding({ filePath: path }))).toBe(false);
});

it.each([
  ['tests/main.tf', true],
  ['modules/a/fixtures/main.tf', true],
  ['modules/vpc/examples/simple/main.tf', true],
  ['examples/simple/main.tf', true],
  ['infra/examples/main.tf', false],
  ['deploy/docs/k.yaml', false],
  ['demo/Dockerfile', false],
  ['benchmarks/k.yaml', false],
])('A weak setting in %s is lowered: %s', (filePath, expected) => {
  const { isUnshipped } = createUnshippedTest(makeTree({ 'main.tf': '', 'modules/vpc/main.tf': '', [filePath]: '' }));
  expect(isUnshipped(finding({ type: 'IAC', filePath }))).toBe(expected);
});

it.each([
  ['pkg/a_test.go', true],
  ['testdata/a.go', true],
  ['src/test/java/A.java', true],
  ['demo/a.go', true],
  ['demo/shop/a.go', false],
  ['examples/A.java', false],
  ['docs/a.php', false],
])('Where it is not known what loads a file, only tests are lowered: %s', (filePath, expected) => {
  expect(
    createUnshippedTest(
      makeTree({ [filePath]: `package ${filePath.includes('shop') ? 'shop' : 'main'}\n` }),
    ).isUnshipped(finding({ filePath })),
  ).toBe(expected);
});
