/** What a pattern of the policy must not look like. */
import { describe, expect, it } from 'vitest';
import { parsePolicyFile } from '../../../src/gate/settings/policy-file.ts';

/** Why a policy file may not have it, as the place of what is judged or of an exception. */
function describePatternProblem(pattern: string, use: 'counts' | 'excuses'): string | undefined {
  const exception = { path: pattern, reason: 'Only the test rig', expires: '2027-01-01' };
  try {
    parsePolicyFile(JSON.stringify(use === 'counts' ? { paths: [pattern] } : { exceptions: [exception] }), 'a file');
  } catch (error) {
    return (error as Error).message;
  }
  return undefined;
}

describe('a pattern that can match no path', () => {
  it.each<[string, string]>([
    ['/src', 'begins with /; a path here begins at the root of the repository; write "src/**"'],
    ['/src/**', 'write "src/**"'],
    ['/home/runner/work/shop/shop/src/**', 'write "src/**"'],
    ['/github/workspace/src/a.py', 'write "src/a.py"'],
    ['../src', 'contains ..; write "src/**"'],
    ['src/../lib/*.py', 'write "lib/*.py"'],
    ['src\\**', 'contains backslashes; use / in paths; write "src/**"'],
    ['src\\app', 'write "src/app/**"'],
    ['src\\*.py', 'write "src/*.py"'],
    ['src\\{a,b}\\**', 'write "src/{a,b}/**"'],
    ['.\\src\\', 'write "./src/**"'],
    ['src/.*\\.py', 'contains backslashes'],
    ['C:\\shop\\src\\**', 'begins with a Windows drive; write it from the root of the repository, such as src/**'],
    ['c:/shop/src/**', 'begins with a Windows drive'],
    ['https://github.com/acme/shop/tree/main/src', 'is an address; write "src/**"'],
    ['https://gitlab.com/acme/shop/-/blob/main/src/a.py', 'is an address; write "src/a.py"'],
    ['https://example.com', 'is an address; write it from the root of the repository, such as src/**'],
    ['git@github.com:acme/shop.git', 'is an address'],
    ['file:src/a.py', 'is an address; write "src/a.py"'],
    ['//server/share/src', 'is an address'],
    [`\${{ github.workspace }}/src`, 'contains a variable, and variables are not expanded here; write "src/**"'],
    [`\${{ inputs.path }}`, 'contains a variable, and variables are not expanded here; write it from the root'],
    ['$GITHUB_WORKSPACE/src/**', 'write "src/**"'],
    [`\${CI_PROJECT_DIR}/src/**`, 'write "src/**"'],
    ['$(pwd)/src/*.py', 'write "src/*.py"'],
    ['%CD%\\src', 'contains a variable'],
    ['~/shop/src', 'begins with ~'],
    ['src,lib', 'joins several patterns; write "src/**" and "lib/**", each on its own'],
    ['src/**, lib/**', 'write "src/**" and "lib/**", each on its own'],
    ['src/**;lib/*.py', 'write "src/**" and "lib/*.py", each on its own'],
    ['src|lib', 'write "src/**" and "lib/**", each on its own'],
    ['/src, /lib', 'write "src/**" and "lib/**", each on its own'],
    ['src/** lib/**', 'has spaces around a name; write "src/**" and "lib/**", each on its own'],
    ['{src, lib}/**', 'has spaces around a name; write "{src,lib}/**"'],
    ['src/ **', 'has spaces around a name'],
    ['@(src|lib)/**', 'contains a group in parentheses, which is not supported; use braces; write "{src,lib}/**"'],
    ['src/+(a|b).py', 'write "src/{a,b}.py"'],
    ['src/!(test)/**', 'contains a group in parentheses'],
    ['(src|lib)/**', 'write "{src,lib}/**"'],
    ['!src/**', 'begins with !, and negation is not supported; list the paths that are meant; write "src/**"'],
    ['^src/', 'reads like a regular expression; write "src/**"'],
    ['src/a.py$', 'reads like a regular expression; write "src/a.py"'],
    ['./...', 'contains ... where ** is meant; write "./**"'],
    ['src/...', 'write "src/**"'],
    ['.', 'is the whole repository; write "**"'],
    ['./', 'is the whole repository; write "**"'],
    ['src/a.py:10', 'contains a line number; write "src/a.py"'],
    ['src/a.py:10:5', 'write "src/a.py"'],
    ['src/a.py#L10', 'write "src/a.py"'],
    ['src/a.py(10,5)', 'write "src/a.py"'],
    ['src/a.py::pay', 'write "src/a.py"'],
    [':(glob)src/**', 'begins with a prefix; write "src/**"'],
    ['path:src/**', 'begins with a prefix; write "src/**"'],
    ['main:src/**', 'contains a : after a prefix; write "src/**"'],
    ["'src/**'", 'contains quotes or a list dash; write "src/**"'],
    ['“src”', 'write "src/**"'],
    ['- src/**', 'write "src/**"'],
    ['src/\u200b**', 'contains an invisible character; write "src/**"'],
    ['my%20app/**', 'is percent-encoded; write "my app/**"'],
    ['my%e0app/**', 'is percent-encoded'],
    ['src/**;', 'joins several patterns'],
    ['<your folder>/**', 'has < or > in it; write "your folder/**"'],
    ['src/[ab/**', 'has an unclosed [; write \\[ for a literal bracket; write "src/\\\\[ab/**"'],
    ['src/[z-a].py', 'contains an empty character set; write "src/[a-z].py"'],
    ['src/[[:digit:]].py', 'write "src/[0-9].py"'],
    ['src/{1..3}/**', 'contains a range in braces, which is not supported; list each value'],
    ['src/{a,b/**', 'has an unclosed {'],
    ['["src", "lib/*.py"]', 'contains quotes or a list dash; write "src/**" and "lib/*.py", each on its own'],
    ['• src', 'contains quotes or a list dash; write "src/**"'],
    ['src # the shop', 'contains a comment; write "src/**"'],
    ['D:src', 'begins with a Windows drive'],
    ['src/a.py#10', 'contains a line number; write "src/a.py"'],
    ['src/a.py (line 10)', 'contains a line number; write "src/a.py"'],
    ['src/a.py line 10', 'write "src/a.py"'],
    ['src/a.py, line 10', 'write "src/a.py"'],
    ['src/a.py L10', 'write "src/a.py"'],
    ['src/a.py?ref=main', 'write "src/a.py"'],
    ['src/a.py:pay', 'write "src/a.py"'],
    ['src:', 'contains a line number; write "src/**"'],
    ['paths: src', 'contains a : after a prefix; write "src/**"'],
    ['HEAD:src', 'contains a : after a prefix; write "src/**"'],
    ['origin/main:src', 'write "src/**"'],
    ['HEAD~1:src/a.py', 'write "src/a.py"'],
    ['src\tlib', 'has line breaks or control characters'],
    ['**/*.py or **/*.js', 'has spaces around a name; write "**/*.py" and "**/*.js", each on its own'],
    ['src/** && lib/**', 'write "src/**" and "lib/**", each on its own'],
    ['src\0', 'has line breaks or control characters'],
  ])('%s is refused with a correct spelling', (pattern, words) => {
    const problem = describePatternProblem(pattern, 'counts');
    expect(problem).toContain(words);
    const [, meant] = /write (".*)$/.exec(problem ?? '') ?? [];
    for (const [, each = ''] of meant?.matchAll(/("(?:\\.|[^"\\])*")/g) ?? []) {
      expect(describePatternProblem(JSON.parse(each), 'counts')).toBeUndefined();
    }
  });
});

describe('a pattern that can match a path', () => {
  it.each([
    'src',
    'src/',
    'src/**',
    './src',
    './src/*.py',
    '**',
    '*',
    '**/*.test.ts',
    '.github/**',
    '.env',
    'src/.*',
    'my app/**',
    'src/* copy.js',
    'Terms and Conditions/**',
    'a & b/**',
    'c#/a #1.py',
    'app/page#2/**',
    'src/a.b?/**',
    'src/what?.md',
    'app/(10)/**',
    'c#/**',
    'c++/src/*.cpp',
    'src/A$B.class',
    'routes/$id.tsx',
    'app/[id]/**',
    'app/[...slug]/page.tsx',
    'app/\\[id\\]/page.tsx',
    'app/\\[id]/page.tsx',
    'app/(shop)/**',
    'app/@modal/(.)photo/**',
    'src/+page.svelte',
    'src/[!s]*.py',
    '{src,lib/{a,b}}/**',
    '{{cookiecutter.name}}/**',
    'a\\,b.py',
    '\\!important/**',
    'docs/100%/**',
    'straße/**',
    'caf\u00e9/**',
    'cafe\u0301/**',
    '日本語/**',
    'pkg:npm/lodash',
    'nginx:1.25',
    'a@b/**',
    'src/~a.js',
    'a..b/**',
  ])('%s is taken', (pattern) => {
    expect([describePatternProblem(pattern, 'counts'), describePatternProblem(pattern, 'excuses')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it.each(['docs/a, b.md', 'src/a.py:10', 'a.js -> b.js', 'lodash | package-lock.json', 'my%20app/a.js'])(
    '%s may be a path that a service writes, for an exception only',
    (pattern) => {
      expect(describePatternProblem(pattern, 'excuses')).toBeUndefined();
      expect(describePatternProblem(pattern, 'counts')).toBeDefined();
    },
  );

  it('is never recommended as everything to an exception', () => {
    expect(describePatternProblem('./', 'excuses')).toMatch(
      / is the whole repository; write it from the root of the repository, such as vendor\/\*\*(?:\n|$)/,
    );
  });
});
