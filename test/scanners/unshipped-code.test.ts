import { expect, it } from 'vitest';
import { type Files, makeTree, never, type TreeEngine } from '../service/temporary-repository.ts';
import { scanTreeWith } from '../shared/scan/scan-tree.ts';

type Finding = Awaited<ReturnType<TreeEngine['scan']>>['findings'][number];

function finding(given: Partial<Finding>): Finding {
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

/** What becomes of the findings of an engine in a tree. */
async function lowered(findings: Finding[], files: Files = { 'src/a.js': '' }) {
  const scan = async () => ({ findings, coverage: 'covered' as const, diagnostics: [], lookedAt: [] });
  const { root, files: all } = makeTree(files);
  const [run] = await scanTreeWith([{ name: 'javascript', scanType: 'sast', scan }])({ root, files: all }, never);
  if (run === undefined) throw new Error('there is no run');
  return run;
}

/** Whether a severe finding is lowered. */
const isLowered = async (given: Partial<Finding>, files: Files) =>
  (await lowered([finding(given)], files)).findings[0]?.severity === 'MEDIUM';

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
] as const)('A weakness in %s that is %s is reported as %s.', async (filePath, severity, expected) => {
  const { findings, diagnostics } = await lowered([finding({ filePath, severity })]);
  expect(findings.map((one) => one.severity)).toEqual([expected]);
  expect(diagnostics).toEqual([]);
});

it('A score never says more than the lowered severity.', async () => {
  expect((await lowered([finding({ filePath: 'test/a.js', cvss: 8.8 })])).findings[0]?.cvss).toBe(6.9);
});

it('Lesser weaknesses in tests and examples are left out, and counted in one diagnostic.', async () => {
  const { findings, diagnostics } = await lowered([
    finding({ filePath: 'test/a.js', severity: 'MEDIUM' }),
    finding({ filePath: 'tests/a.tf', severity: 'LOW', type: 'IAC' }),
    finding({ filePath: 'src/a.js', severity: 'LOW' }),
  ]);
  expect(findings.map(({ filePath }) => filePath)).toEqual(['src/a.js']);
  expect(diagnostics).toEqual([
    {
      engine: 'javascript',
      message: 'Weaknesses below high in tests, examples, benchmarks and documentation are left out: 2',
    },
  ]);
});

it.each(['SECRET', 'SCA'] as const)('A finding of type %s keeps its severity in a test.', async (type) => {
  const given = [finding({ type, filePath: 'test/a.js' }), finding({ type, filePath: 'test/b.js', severity: 'LOW' })];
  expect((await lowered(given)).findings.map(({ severity }) => severity)).toEqual(['HIGH', 'LOW']);
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
  ['demo/a.js', { 'b.js': "module.exports = (name) => require('./demo/' + name)" }],
  ['demo/a.js', { 'src/b.js': `import(\`../demo/\${name}.js\`)` }],
  ['demo/b/a.js', { 'b.js': "require(path.join(__dirname, 'demo', name))" }],
  ['tests/a.php', { 'index.php': "<?php include __DIR__ . '/tests/' . $page;" }],
  ['tests/a.php', { 'index.php': '<?php require "tests/$page.php";' }],
  ['demo/a.py', { 'b.py': 'importlib.import_module(f"demo.{name}")' }],
  ['demo/a.py', { 'b.py': "__import__('demo.' + name)" }],
  ['demo/a.py', { 'pyproject.toml': '[project.scripts]\na = "demo.a:main"\n' }],
  ['demo/a.py', { 'setup.py': "setup(entry_points={'console_scripts': ['a=demo.a:main']})" }],
  ['demo/a.py', { Procfile: 'web: gunicorn demo.a:app\n' }],
  ['docs/a.py', { Dockerfile: 'FROM python\nCMD ["python", "docs/a.py"]\n' }],
  ['examples/a.js', { 'compose.yaml': 'services:\n  a:\n    command: node ./examples/a.js\n' }],
])('A weakness in %s keeps its severity where shipped code loads the file.', async (path, files) => {
  const others = { 'test/other.js': `require('../${path}')`, 'jest.config.js': `require('./${path}')` };
  expect(await isLowered({ filePath: path }, { [path]: '', ...others })).toBe(true);
  expect(await isLowered({ filePath: path }, { [path]: '', ...files })).toBe(false);
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
])('A weak setting in %s is lowered: %s', async (filePath, expected) => {
  const files = { 'main.tf': '', 'modules/vpc/main.tf': '', [filePath]: '' };
  expect(await isLowered({ type: 'IAC', filePath }, files)).toBe(expected);
});

it.each([
  ['pkg/a_test.go', true],
  ['testdata/a.go', true],
  ['src/test/java/A.java', true],
  ['demo/a.go', true],
  ['cmd/demo/a.go', false],
  ['demo/shop/a.go', false],
  ['examples/A.java', false],
  ['docs/a.php', false],
])('Where it is not known what loads a file, only tests are lowered: %s', async (filePath, expected) => {
  const text = `package ${filePath.includes('shop') ? 'shop' : 'main'}\n`;
  expect(await isLowered({ filePath }, { [filePath]: text, Dockerfile: 'RUN go build -o a ./cmd/demo' })).toBe(
    expected,
  );
});
