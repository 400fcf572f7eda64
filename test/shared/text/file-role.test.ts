import { describe, expect, test } from 'vitest';
import { renderSummary } from '../../../src/gate/report/summary/summary.ts';
import { storyOf } from '../../gate/report/logged.ts';
import { render } from '../../gate/report/render.ts';
import { sampleFinding, sampleReport } from '../../gate/report/sample.ts';

const reportOf = (paths: readonly (string | undefined)[]) =>
  sampleReport({
    findings: paths.map((filePath, index) => sampleFinding({ id: `vio_${index}`, effect: 'none', filePath })),
  });

function roleOf(path: string | undefined): string | null | undefined {
  const { findings } = JSON.parse(render('json', reportOf([path])));
  return findings[0].file_role;
}

describe('the part that a file has', () => {
  test.each([
    ['test/a.js', 'test'],
    ['src/__tests__/a.tsx', 'test'],
    ['a.spec.ts', 'test'],
    ['pkg/test_a.py', 'test'],
    ['pkg/conftest.py', 'test'],
    ['pkg/a_test.go', 'test'],
    ['spec/models/a_spec.rb', 'test'],
    ['src/main/java/UserTest.java', 'test'],
    ['test/fixtures/a.js', 'fixture'],
    ['pkg/testdata/key.pem', 'fixture'],
    ['examples/a.py', 'example'],
    ['demo/a.py', 'example'],
    ['bench/a.js', 'benchmark'],
    ['pkg/benchmarks/a.py', 'benchmark'],
    ['benchmark/a.js', 'benchmark'],
    ['docs/conf.py', 'documentation'],
    ['app/tests.py', 'test'],
    ['tests/UserTest.php', 'test'],
    ['demo/src/main/java/com/acme/App.java', 'example'],
    ['vendor/a/b.go', 'vendored'],
    ['web/node_modules/a/b.js', 'vendored'],
    ['static/jquery-3.2.1.js', 'vendored'],
    ['static/app.min.js', 'minified'],
    ['static/app.min.css', 'minified'],
  ])('follows from its path: %s', (path, role) => {
    expect(roleOf(path)).toBe(role);
  });

  test.each([
    'src/a.js',
    'contest/a.js',
    'latest.js',
    'src/attest.py',
    'src/testing.py',
    'greatest/a.go',
    'src/Latest.java',
    'src/main/java/com/example/demo/UserController.java',
    'app/src/main/kotlin/org/example/test/App.kt',
    'src/main/java/org/owasp/benchmark/Login.java',
    undefined,
  ])('is none in particular: %s', (path) => {
    expect(roleOf(path)).toBeNull();
  });

  test('is counted', () => {
    const story = storyOf(reportOf(['test/a.js', 'src/a.js', 'test/b.js', 'examples/a.js', undefined]));
    expect(story).toContain('Of these, 2 in tests, 1 in an example.');
    expect(storyOf(reportOf(['src/a.js']))).not.toContain('Of these');
  });
});

describe('a surface', () => {
  const marked = sampleFinding({ id: 'vio_marked', effect: 'none', filePath: 'test/a.js', title: 'In a test of ours' });
  const report = sampleReport({ findings: [...sampleReport().findings, marked] });

  test('tells the files apart in the report', () => {
    const { findings } = JSON.parse(render('json', report)) as {
      findings: { file_path: string; file_role: string | null }[];
    };
    const roles = new Map(findings.map(({ file_path: path, file_role: role }) => [path, role]));
    expect(roles.get('test/a.js')).toBe('test');
    expect([...roles.values()]).toContain(null);
  });

  test('tells them apart in the log', () => {
    expect(storyOf(report)).toMatch(/do(?:es)? not block.*\n {2}Of these, 1 in a test\./);
  });

  test('tells them apart in a comment', () => {
    const markdown = renderSummary(report);
    expect(markdown).toContain('Of these, 1 in a test.');
    expect(markdown).toMatch(/\*\*In a test of ours\*\*.*<br>in a test \|/);
  });

  test('lets the page be narrowed by them, where there are any', () => {
    const choice = /<label class="select"( hidden)?><span class="hidden">Kind of file<\/span>.*?<\/label>/;
    expect(choice.exec(render('html', report))?.[0]).toMatch(
      /<option value="other">Other \(\d+\)<\/option><option value="in a test">In a test \(1\)/,
    );
    expect(choice.exec(render('html', sampleReport()))?.[1]).toBe(' hidden');
  });
});
