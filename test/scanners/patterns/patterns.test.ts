import { describe, expect, it, vi } from 'vitest';
import { createPatternEngine, patternEngine } from '../../../src/scanners/patterns/patterns.ts';
import { costRatioOf, measured } from '../../cost.ts';
import { makeTree } from '../../service/temporary-repository.ts';

const scan = (files: Record<string, string>) => patternEngine.scan(makeTree(files));
const rowsOf = async (files: Record<string, string>) =>
  (await scan(files)).findings.map(({ filePath, line, cwe, severity }) => `${filePath}:${line} ${cwe} ${severity}`);

const hole = 'mysqli_query($db, "SELECT * FROM users WHERE id = \'" . $_GET["id"] . "\'");';

const escapeAll = (text: string) =>
  [...text]
    .map((letter) => (letter === '\n' ? letter : `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`))
    .join('');
const runtime = 'Runtime.getRuntime().exec("ls " + c);';
const handler = (body: string) =>
  `@RestController\nclass A {\n  @GetMapping("/x")\n  void run(@RequestParam String c) {\n    ${body}\n  }\n}\n`;

describe('the escapes of Java are decoded first', () => {
  it.each([
    ['in a name', handler(runtime.replace('exec', '\\u0065xec'))],
    ['with several letters u', handler(runtime.replace('exec', '\\uuu0065xec'))],
    ['as a line break that ends a comment', handler(`// a \\u000a ${runtime}`)],
    ['as the end of a comment', handler(`/* a \\u002a/ ${runtime} /* */`)],
    ['as the end of a text', handler(`String s = "\\u0022; ${runtime} String t = "";`)],
    ['in a text after a backslash', handler(`String s = "\\\\u0022"; ${runtime}`)],
    ['everywhere', escapeAll(handler(runtime))],
    ['before it', handler(`String s = "\\u0041";\n${runtime}`)],
  ])('%s', async (_, text) => {
    const { findings, diagnostics } = await scan({ 'A.java': text });
    const [first, second] = [text, text.replaceAll(/\\u[\da-f]{4}/g, '')].map(
      (each) => each.split('\n').findIndex((line) => line.includes('"ls "')) + 1,
    );
    expect(findings.map(({ filePath, line }) => `${filePath}:${line}`)).toEqual([`A.java:${first || second || 5}`]);
    expect(diagnostics).toHaveLength(1);
  });

  it('in a page', async () => {
    const text = '<p>\n<% Runtime.getRuntime().\\u0065xec("ls " + request.getParameter("c")); %>';
    expect(await rowsOf({ 'a.jsp': text })).toEqual(['a.jsp:2 CWE-78 CRITICAL']);
  });
});

describe('the engine', () => {
  it('says what is found, where, and where the value comes from', async () => {
    const { findings } = await scan({
      'a.php': `<html>\n<?php\n$id = $_GET["id"];\nmysqli_query($db, "SELECT 1 WHERE a = $id");\n`,
    });
    expect(findings).toEqual([
      expect.objectContaining({
        type: 'SAST',
        severity: 'HIGH',
        cwe: 'CWE-89',
        cvss: 8.8,
        filePath: 'a.php',
        line: 4,
        codeSnippet: 'mysqli_query($db, "SELECT 1 WHERE a = $id");',
        description: expect.stringContaining(
          'It comes from $_GET["id"] on line 3. Found by scan-gate: PHP sql-injection.',
        ),
        sources: [{ kind: 'client', path: 'a.php', code: expect.stringContaining('$_GET'), safeFor: [] }],
      }),
    ]);
  });

  it('says that its languages are partly covered', async () => {
    const { coverage, diagnostics, lookedAt } = await scan({ 'a.php': '<?php echo "a";', 'b.txt': 'a' });
    expect(coverage).toBe('partly covered');
    expect(diagnostics).toEqual([{ engine: 'tree-sitter', message: 'Only common weaknesses are looked for in PHP' }]);
    expect(lookedAt).toEqual(['a.php']);
  });

  it('has nothing to say of a tree without its languages', async () => {
    expect(await scan({ 'a.js': 'eval(a)' })).toEqual({
      findings: [],
      coverage: 'covered',
      diagnostics: [],
      lookedAt: [],
    });
  });

  it('says that it is not installed, and how to change that', async () => {
    const absent = Object.assign(new Error('absent'), { code: 'ERR_MODULE_NOT_FOUND' });
    const engine = createPatternEngine(() => Promise.reject(absent));
    const { coverage, diagnostics } = await engine.scan(makeTree({ 'a.php': '<?php echo 1;' }));
    expect(coverage).toBe('not covered');
    expect(diagnostics[0]?.message).toMatch(/not installed.*npm install --no-save web-tree-sitter@0\.\d+ @vscode/);
  });

  it('loads nothing for a tree without its languages', async () => {
    const load = vi.fn(() => Promise.reject(new Error('loaded')));
    await createPatternEngine(load).scan(makeTree({ 'a.py': 'a = 1' }));
    expect(load).not.toHaveBeenCalled();
  });

  it('reads programs whose name does not tell, and leaves others alone', async () => {
    expect(await rowsOf({ page: `<?php ${hole}`, 'a.inc': `<?php ${hole}`, 'a.md': `<?php ${hole}` })).toEqual([
      'a.inc:1 CWE-89 HIGH',
      'page:1 CWE-89 HIGH',
    ]);
  });

  it('leaves out packages that Composer or Go installed, and says so', async () => {
    const files = {
      'lib/a.php': `<?php ${hole}`,
      'vendor/a/a.php': `<?php ${hole}`,
      'x/vendor/b.php': `<?php ${hole}`,
    };
    const { findings, diagnostics } = await scan({ ...files, 'vendor/composer/installed.json': '{}' });
    expect(findings.map(({ filePath }) => filePath)).toEqual(['lib/a.php', 'x/vendor/b.php']);
    expect(diagnostics).toContainEqual(
      expect.objectContaining({
        message: 'Installed package under vendor: code not analyzed',
        file_path: 'vendor/a/a.php',
      }),
    );
  });

  it('reads the code of server pages, and what they write', async () => {
    const page =
      '<%@ page import="java.sql.*" %>\n<% String id = request.getParameter("id");\nif (id != null) { %>\n<p><%= id %></p>\n<% } %>\n<%! void m() { } %><% statement.executeQuery("select 1 where a = " + id);\nout.print(escapeHtml(id)); %>';
    expect(await rowsOf({ 'a.jsp': page, 'b.jsp': '<p>a</p>\n<%= 1 + 1 %>' })).toEqual([
      'a.jsp:4 CWE-79 HIGH',
      'a.jsp:6 CWE-89 HIGH',
    ]);
  });

  it.each([
    '// phpcs:ignore',
    '# nosemgrep',
    '/* @phpstan-ignore-next-line */',
    '/** @psalm-suppress TaintedSql */',
    '// NOSONAR',
  ])('is not silenced by %s', async (comment) => {
    expect(await rowsOf({ 'a.php': `<?php\n${comment}\n${hole.replace(';', `; ${comment}`)}` })).toEqual([
      'a.php:3 CWE-89 HIGH',
    ]);
    expect(
      await rowsOf({
        'a.php': `<?php\n${hole}`,
        '.semgrepignore': 'a.php',
        'phpcs.xml': '<exclude-pattern>*</exclude-pattern>',
      }),
    ).toHaveLength(1);
  });

  it.each<[string, string]>([
    [
      'a.java',
      '@SuppressWarnings("all") class A { void m() {\n// NOSONAR nosemgrep\nCipher.getInstance("DES"); // NOSONAR\n} }',
    ],
    ['a.go', 'package a\nfunc f() {\n// #nosec G401\ndes.NewCipher(k) //nolint:gosec // #nosec\n}\n'],
  ])('is not silenced by comments and annotations in %s', async (path, text) => {
    expect(await rowsOf({ [path]: text })).toEqual([expect.stringContaining('CWE-327 MEDIUM')]);
  });

  it('finds what stands beside code that cannot be parsed, and names the file', async () => {
    const { findings, diagnostics, lookedAt } = await scan({ 'a.php': `<?php\n${hole}\nfunction (((;\n` });
    expect(findings).toHaveLength(1);
    expect(lookedAt).toEqual(['a.php']);
    expect(diagnostics).toContainEqual({
      engine: 'tree-sitter',
      message: 'Analysis stopped early: it could not be parsed at line 3',
      file_path: 'a.php',
    });
  });

  it('names files that are encrypted, installed or larger than programs are', async () => {
    const { diagnostics, coverage } = await scan({
      'a.php': '\0GITCRYPT\0aaaa',
      'node_modules/b/b.php': '<?php echo 1;',
      'c.php': `<?php $a = "${'a'.repeat(1024 * 1024)}";`,
    });
    expect(
      diagnostics.flatMap(({ file_path: path, message }) => (path === undefined ? [] : [`${path}: ${message}`])).sort(),
    ).toEqual([
      'a.php: Encrypted: code not analyzed',
      'c.php: PHP file larger than 1 MiB: code not analyzed',
      'node_modules/b/b.php: Installed package under node_modules: code not analyzed',
    ]);
    expect(coverage).toBe('not covered');
  });

  it('keeps the identity of a finding when lines before it change, and tells equal ones apart', async () => {
    const [one] = (await scan({ 'a.php': `<?php\n${hole}` })).findings;
    const [moved, second] = (await scan({ 'a.php': `<?php\n// more\n\n${hole}\n${hole}` })).findings;
    expect(moved?.fingerprint).toBe(one?.fingerprint);
    expect(second?.fingerprint).not.toBe(one?.fingerprint);
    const [renamed] = (await scan({ 'b.php': `<?php\n${hole}` })).findings;
    expect(renamed?.fingerprint).not.toBe(one?.fingerprint);
    expect(renamed?.contentFingerprint).toBe(one?.contentFingerprint);
  });
});

describe('hostile code', () => {
  it('that is nested deeply breaks nothing', async () => {
    const deep = (open: string, close: string) => `<?php ${hole} $a = ${open.repeat(2000)}1${close.repeat(2000)};`;
    for (const text of [deep('(', ')'), deep('[', ']'), deep('"a" . (', ')'), deep('f(', ')'), deep('-', '')])
      expect(await rowsOf({ 'a.php': text })).toEqual(['a.php:1 CWE-89 HIGH']);
  });

  it.each<[string, (size: number) => string]>([
    ['assigns one name very often', (size) => `<?php ${'$a .= $a . $b; '.repeat(size)} mysqli_query($db, $a);`],
    ['asks very often', (size) => `<?php $a = $_GET["a"]; ${'mysqli_query($db, "SELECT $a"); '.repeat(size)}`],
    ['joins very much', (size) => `<?php mysqli_query($db, ${'"a" . $a . '.repeat(size)}"b");`],
  ])('that %s costs as much as its length', measured, async (_, text) => {
    const [small, large] = [150, 1200].map((size) => makeTree({ 'a.php': text(size) }));
    const ratio = await costRatioOf(
      () => small && patternEngine.scan(small),
      () => large && patternEngine.scan(large),
    );
    expect(ratio).toBeLessThan(8 * 4);
  });
});
