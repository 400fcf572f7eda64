/** CODEOWNERS as GitHub, GitLab and Bitbucket document it. */
import { describe, expect, it } from 'vitest';
import { parsePolicyFile } from '../../../src/gate/settings/policy-file.ts';
import { costRatioOf, measured } from '../../cost.ts';
import { judged } from '../report/judged-reports.ts';
import { atHigh, type Finding, finding, found, type Policy } from './evidence.ts';
import { loadOwners, type OwnerDialect } from './owners.ts';

const determineOwners = (given: Finding, codeOwners: Policy['codeOwners']) =>
  [...judged(found(given), { ...atHigh, codeOwners }).findings][0]?.owners;

const owned = async (text: string, path: string, dialect?: OwnerDialect) =>
  (await loadOwners(text, dialect)).ownersOf(path).join(' ');

/** GitHub's own example, line by line. */
const example = `# This is a comment.
*       @global-owner1 @global-owner2
*.js    @js-owner #This is an inline comment.
*.go docs@example.com
*.txt @octo-org/octocats
/build/logs/ @doctocat
docs/* docs@example.com
apps/ @octocat
/guides/ @doctocat
/scripts/ @doctocat @octocat
**/logs @octocat
/sites/ @octocat
/sites/github
/pages/ @octocat
/pages/github @doctocat
`;

describe('CODEOWNERS of GitHub', () => {
  it.each([
    ['README.md', '@global-owner1 @global-owner2'],
    ['.hidden', '@global-owner1 @global-owner2'],
    ['src/deep/a.js', '@js-owner'],
    ['a.JS', '@global-owner1 @global-owner2'],
    ['cmd/main.go', 'docs@example.com'],
    ['notes.txt', '@octo-org/octocats'],
    ['build/logs.md', '@global-owner1 @global-owner2'],
    ['docs/getting-started.md', 'docs@example.com'],
    ['docs/build-app/troubleshooting.md', '@global-owner1 @global-owner2'],
    ['src/docs/a.md', '@global-owner1 @global-owner2'],
    ['apps/a.md', '@octocat'],
    ['deep/apps/web/a.go', '@octocat'],
    ['apps', '@global-owner1 @global-owner2'],
    ['guides/a/b.md', '@doctocat'],
    ['web/guides/b.md', '@global-owner1 @global-owner2'],
    ['scripts/a.sh', '@doctocat @octocat'],
    ['build/logs/a.log', '@octocat'],
    ['deeply/nested/logs/a/b.log', '@octocat'],
    ['logs/a.log', '@octocat'],
    ['sites/a.md', '@octocat'],
    ['sites/github/a.md', ''],
    ['sites/github', ''],
    ['pages/github/a.md', '@doctocat'],
    ['pages/githubs/a.md', '@octocat'],
  ])('%s is of "%s"', async (path, owners) => expect(await owned(example, path)).toBe(owners));

  it.each<[string, string, string, string]>([
    ['a name anywhere', 'Makefile @a', 'sub/Makefile', '@a'],
    ['a folder that is named without a slash', '/src @a', 'src/a/b.js', '@a'],
    ['a path that is anchored by its slash', 'src/web @a', 'deep/src/web/a.js', ''],
    ['stars across folders', '/src/**/test/ @a', 'src/x/y/test/a.js', '@a'],
    ['stars across no folder', '/src/**/a.js @a', 'src/a.js', '@a'],
    ['a folder’s files by two stars', '/src/** @a', 'src/x/a.js', '@a'],
    ['one letter', '/a?.js @a', 'ab.js', '@a'],
    // https://docs.github.com/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-code-owners
    ['the files of the root by a slash and a star', '/* @a', 'a.js', '@a'],
    ['no folder of the root by a slash and a star', '/* @a', 'src/a.js', ''],
    ['a hidden file of the root by a slash and a star', '/* @a', '.env', '@a'],
    ['a folder’s files behind a slash, and none below', '/src/* @a', 'src/web/a.js', ''],
    ['files below any folder of the root', '/*/* @a', 'src/a.js', '@a'],
    ['no files two folders below the root', '/*/* @a', 'src/web/a.js', ''],
    ['everything by a star without a slash', '* @a', 'src/web/a.js', '@a'],
    ['everything below each folder of the root', '/*/ @a', 'src/web/a.js', '@a'],
    ['the earlier owner where a slash and a star is the last line', '/src/ @a\n/* @b', 'src/a.js', '@a'],
    ['names of the root that begin alike, and what is in them', '/s* @a', 'src/web/a.js', '@a'],
    ['a name with spaces', 'my\\ folder/ @a', 'my folder/a.js', '@a'],
    ['braces as they are', '/{a,b}.js @a', 'a.js', ''],
    ['no sets of letters', '* @a\n*.[jt]s @b', 'a.js', '@a'],
    ['no negation', '* @a\n!a.js @b', 'a.js', '@a'],
    ['no number sign that is escaped', '* @a\n\\#a @b', '#a', '@a'],
    ['the last line', '* @a\n* @b', 'x', '@b'],
    ['no line with a word that is no owner', '* @a\n*.js @b nobody', 'a.js', '@a'],
    ['an owner once', '* @A @a', 'x', '@a'],
    ['lines of Windows', '* @a\r\n*.js @b\r\n', 'a.js', '@b'],
    ['a mark at its beginning', '\ufeff* @a', 'x', '@a'],
    ['no section', '* @a\n[Docs] @b\n*.js', 'a.js', ''],
    ['no line that is very long', `* @a\n${'* @b'.padEnd(10_001)}`, 'x', '@a'],
    ['a line that is just long enough', `* @a\n${'* @b'.padEnd(10_000)}`, 'x', '@b'],
    ['a line behind blanks', '* @a\n  *.js @b', 'a.js', '@b'],
    ['a comment behind blanks', '* @a\n  # @b', '#', '@a'],
    ['a comment at once behind a pattern', '* @a\n*.js #note @b', 'a.js', ''],
    ['no name that ends in a backslash', '* @a\na\\', 'a', '@a'],
    ['a star that is escaped', 'a\\*b @a', 'a*b', '@a'],
    ['no other letter for it', 'a\\*b @a', 'axb', ''],
    ['a file with braces', '/{a,b}.js @a', '{a,b}.js', '@a'],
    ['an exclamation mark within a name', 'a!b @a', 'a!b', '@a'],
    ['a number sign within a name', 'a\\#b @a', 'a#b', '@a'],
    ['no group of Bitbucket', '@@@x @a', '@@@x', '@a'],
  ])('reads %s', async (_, text, path, owners) => expect(await owned(text, path)).toBe(owners));
});

describe('CODEOWNERS of GitLab', () => {
  const sections = `* @default
*.rb @ruby
[Documentation][2] @docs
docs/
README.md
/docs/api/ @api
^[Database] @dba
model/db/
!model/db/old/
model/db/old/a.sql @late
[documentation]
*.adoc
`;
  it.each([
    ['a.rb', '@ruby'],
    ['x/docs/a.md', '@default @docs'],
    ['docs/api/a.md', '@default @api'],
    ['x/README.md', '@default @docs'],
    ['model/db/a.rb', '@ruby @dba'],
    ['x/model/db/a.sql', '@default @dba'],
    ['model/db/old/a.sql', '@default'],
    ['a.adoc', '@default'],
  ])('%s is of "%s"', async (path, owners) => expect(await owned(sections, path, 'gitlab')).toBe(owners));

  it.each<[string, string, string, string]>([
    ['a number sign that is escaped', '\\#a.rb @a', '#a.rb', '@a'],
    ['sets of letters', '*.[jt]s @a', 'a.ts', '@a'],
    ['one level', '/docs/* @a', 'docs/x/a.md', ''],
    ['every level', '/docs/**/*.md @a', 'docs/x/y/a.md', '@a'],
    ['no folder without a slash at its end', '/docs @a', 'docs/a.md', ''],
    ['no heading behind a word', '* @a\nx [Docs] @b\n*.js', 'a.js', ''],
    ['no heading before a word', '* @a\n[a]b @b', 'ab', '@b'],
    ['a heading behind blanks', '* @a\n  [Docs] @b\n*.js', 'a.js', '@a @b'],
    ['a heading with a number of two digits', '[Docs][12] @b\n*.js', 'a.js', '@b'],
    ['headings with blanks in them', '[ Docs ]\n*.js @a\n[Docs]\n*.js @b', 'a.js', '@b'],
    ['the owners of a heading among other words', '[Docs] legal @b # @c\n*.js', 'a.js', '@b @c'],
    ['owners in a comment', '* @a # @b', 'x', '@a @b'],
    // https://docs.gitlab.com/user/project/codeowners/advanced/ names File.fnmatch, to which a [ without its ] fits nothing.
    ['nothing by a [ that is not closed', '* @a\n/[ab @b', '[ab', '@a'],
    ['nothing by a [ that another folder closes', '* @a\n/[a/b] @b', '[a/b]', '@a'],
    ['a [ that is escaped', '/\\[ab @b', '[ab', '@b'],
    ['a set that is negated', '/[!a].js @b', 'c.js', '@b'],
    // https://docs.gitlab.com/user/project/codeowners/reference/ reads a heading that it cannot parse as an entry.
    ['a heading that is not closed as an entry', '* @a\n[Docs @b\n*.js @c', 'a.js', '@c'],
    ['nothing that is excluded by no name', '* @a\n! @b', 'x', '@a'],
    ['roles, nested groups, and owners among other words', '* @@maintainer @a/b/c legal', 'x', '@@maintainer @a/b/c'],
  ])('reads %s', async (_, text, path, owners) => expect(await owned(text, path, 'gitlab')).toBe(owners));
});

describe('CODEOWNERS of Bitbucket', () => {
  it('has groups, settings and negation', async () => {
    const text = '@@@team @a @b\nCODEOWNERS.toplevel.auto_unapprove_on_change true\n* @@@team\n!docs/\n';
    expect([await owned(text, 'a.js', 'bitbucket'), await owned(text, 'docs/a.md', 'bitbucket')]).toEqual([
      '@@@team',
      '',
    ]);
    expect(await owned(text, '@@@team', 'bitbucket')).toBe('@@@team');
    expect(await owned('* @a\n@@@team @b\nCODEOWNERS.x @b', '@@@team', 'bitbucket')).toBe('@a');
    expect(await owned('* @a\nCODEOWNERS.x @b', 'CODEOWNERS.x', 'bitbucket')).toBe('@a');
    expect(await owned('* @a\nCODEOWNERS.x @b', 'CODEOWNERS.x', 'gitlab')).toBe('@b');
    expect(await owned('* @a\nx@@@team @b', 'x@@@team', 'bitbucket')).toBe('@b');
  });

  // https://support.atlassian.com/bitbucket-cloud/docs/set-up-and-use-code-owners/ follows https://git-scm.com/docs/gitignore.
  it.each<[string, string, string]>([
    ['/* @a', 'a.js', '@a'],
    ['/* @a', 'src/web/a.js', '@a'],
    ['docs/* @a', 'docs/web/a.md', '@a'],
    ['docs/* @a', 'docs.md', ''],
  ])('reads %s for %s as .gitignore does', async (text, path, owners) => {
    expect(await owned(text, path, 'bitbucket')).toBe(owners);
  });

  it('takes a negation back by a later line', async () => {
    expect(await owned('* @a\n!docs/\ndocs/a.md @b', 'docs/a.md', 'bitbucket')).toBe('@b');
  });
});

describe('CODEOWNERS', () => {
  it('names whom it gives something, in lower case', async () => {
    expect([...(await loadOwners('* @A @b\n[x] @c\n!y @d')).names]).toEqual(['@a', '@b']);
    expect([...(await loadOwners('* @A\n! @b', 'gitlab')).names]).toEqual(['@a']);
  });

  it.each([
    ['@octocat', true],
    ['@octo-org/team.x', true],
    ['@@maintainer', true],
    ['docs@mail.example.co.uk', true],
    ['octocat', false],
    ['x@a', false],
    ['@a!', false],
    ['@@@@a', false],
    ['@x@example.com', false],
    ['x@example.com.', false],
  ])('can name %s as an owner: %s', (word, expected) => {
    const read = () => parsePolicyFile(JSON.stringify({ rules: [{ name: 'r', match: { owner: word } }] }), 'a file');
    if (expected) expect(read).not.toThrow();
    else expect(read).toThrow('owner');
  });
});

describe('the owners of a finding', () => {
  const owners = loadOwners('* @all\n/src/ @src\n/Lib/ @lib\n');
  it.each<[string | undefined, readonly string[] | undefined]>([
    ['src/a.js', ['@src']],
    ['./src/../a.js', ['@all']],
    ['src%2Fa.js', undefined],
    ['SRC/a.js', undefined],
    ['lib/a.js', undefined],
    ['../src/a.js', undefined],
    ['/home/ci/src/a.js', undefined],
    ['src/a.js -> b.js', undefined],
    [' /src/a.js', undefined],
    ['C:\\src\\a.js', undefined],
    ['file:src/a.js', undefined],
    ['src/a.js -> src/b.js', ['@src']],
    ['src/a.js:10', ['@src']],
    ['src/a.js#L10', ['@src']],
    ['src/a.js(10, 5)', ['@src']],
    ['src/a.js::pay', ['@src']],
    ['README.md:3', ['@all']],
    ['src/a.js -> ../b.js', undefined],
    ['../a.js -> src/b.js', undefined],
    [undefined, undefined],
  ])('in %s are %s', async (filePath, expected) => {
    expect(determineOwners(finding({ filePath }), await owners)).toEqual(expected);
  });

  it.each<[string, readonly string[] | undefined]>([
    ['src/a.js:10', ['@a']],
    ['src/a.js (line 10)', ['@a']],
    ['src/a.js::pay', undefined],
    ['src/a.js?x=1', undefined],
    ['src/b.js#L3', []],
  ])('are those of the file that %s names, or unknown', async (filePath, expected) => {
    expect(determineOwners(finding({ filePath }), await loadOwners('/src/a.js @a'))).toEqual(expected);
  });

  it('are unknown where one of two files has no owner', async () => {
    const some = await loadOwners('/src/ @src\n/web/ @src @web\n');
    const of = (filePath: string) => determineOwners(finding({ filePath }), some);
    expect(['src/a.js -> lib/b.js', 'lib/b.js -> src/a.js', 'src/a.js -> web/a.js'].map(of)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(of('lib/a.js -> lib/b.js')).toEqual([]);
  });

  it('are unknown where two sources name different files, and without CODEOWNERS', async () => {
    expect(determineOwners(finding({ filePath: 'src/a.js', unclear: ['filePath'] }), await owners)).toBeUndefined();
    expect(determineOwners(finding({ filePath: 'src/a.js' }), undefined)).toBeUndefined();
  });
});

it('costs what its length does, whatever a file says', measured, async () => {
  const read = (length: number) => async () => {
    const text = `${'*'.repeat(50)}a @a${' x@y.'.repeat(length)}\n`.repeat(20) + '/a/**/'.repeat(length);
    (await loadOwners(text, 'gitlab')).ownersOf('a/'.repeat(50));
  };
  expect(await costRatioOf(read(190), read(1900))).toBeLessThan(40);
});
