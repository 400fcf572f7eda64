import { existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readContext } from '../../../src/gate/hosts/context/read-context.ts';
import type { GateError } from '../../../src/shared/errors.ts';
import {
  exportCommit,
  findCheckout,
  findDefaultBranch,
  maximumFileBytes,
  readCurrentBranch,
  readOriginUrl,
  resolveBothBranches,
  resolveBranch,
  resolveBranchHead,
  resolveCommits,
  resolveHead,
} from '../../../src/shared/git/checkout.ts';
import { judgePath } from '../../../src/shared/git/export.ts';
import { toPlainText } from '../../../src/shared/prose.ts';
import { readContent } from '../../../src/shared/text/contents.ts';
import { costRatio, measured } from '../../cost.ts';
import {
  commit,
  commitRawTree,
  git,
  makeFolder,
  makeRepository,
  never,
  type RawEntry,
} from '../../service/temporary-repository.ts';

const at = (path: string) => ({ path, signal: never });

async function exported(path: string, sha = git(path, ['rev-parse', 'HEAD'])) {
  const destination = join(makeFolder(), 'tree');
  mkdirSync(destination);
  const tree = await exportCommit({ path, sha, destination, signal: never });
  const text = ({ stored }: (typeof tree.files)[number]) => readContent(destination, stored).toString();
  // Nothing that a repository names is ever made on this machine.
  expect(readdirSync(destination)).toEqual(['contents']);
  return { destination, ...tree, names: tree.files.map((file) => file.path), text };
}

const textsOf = ({ files, text }: Awaited<ReturnType<typeof exported>>) =>
  Object.fromEntries(files.map((file) => [file.path, text(file)]));

describe('branches', () => {
  test('resolves a branch to the commit that it points at', async () => {
    const path = makeRepository({ 'a.txt': 'a' });
    expect(await resolveBranch(at(path), 'main')).toBe(git(path, ['rev-parse', 'HEAD']));
    expect(await resolveHead(at(path))).toBe(git(path, ['rev-parse', 'HEAD']));
  });

  test.each(['absent', 'HEAD', 'main~0', 'main^{commit}', '../tags/v1', 'v1', '', '--all', '*', 'main\n'])(
    'does not take %j for a branch',
    async (name) => {
      const path = makeRepository({ 'a.txt': 'a' });
      git(path, ['tag', 'v1']);
      expect(await resolveBranch(at(path), name)).toBeUndefined();
    },
  );

  test('prefers the branch over a tag of the same name', async () => {
    const path = makeRepository({ 'a.txt': 'a' });
    git(path, ['tag', 'main']);
    const sha = commit(path, { 'a.txt': 'b' });
    expect(await resolveBranch(at(path), 'main')).toBe(sha);
  });

  test('knows the current branch, and that a detached HEAD has none', async () => {
    const path = makeRepository({ 'a.txt': 'a' });
    git(path, ['checkout', '--quiet', '-b', 'topic/x']);
    expect(await readCurrentBranch(at(path))).toBe('topic/x');
    git(path, ['checkout', '--quiet', '--detach']);
    expect(await readCurrentBranch(at(path))).toBeUndefined();
  });

  test("takes the default branch from origin's HEAD, else main, else the current one", async () => {
    const origin = makeRepository({ 'a.txt': 'a' });
    git(origin, ['branch', '--move', 'trunk']);
    const clone = makeFolder();
    git(clone, ['clone', '--quiet', origin, '.']);
    git(clone, ['checkout', '--quiet', '-b', 'main']);
    expect(await findDefaultBranch(at(clone))).toBe('trunk');
    git(clone, ['remote', 'remove', 'origin']);
    expect(await findDefaultBranch(at(clone))).toBe('main');
    expect(await findDefaultBranch(at(origin))).toBe('trunk');
  });

  test('says the address of origin, and nothing when there is none', async () => {
    const path = makeRepository();
    expect(await readOriginUrl(at(path))).toBeUndefined();
    git(path, ['remote', 'add', 'origin', 'https://code.example.test/team/shop.git']);
    expect(await readOriginUrl(at(path))).toBe('https://code.example.test/team/shop.git');
  });

  test.each<[string, string | undefined, string | undefined]>([
    ['../up', '../up', undefined],
    ['./up/../up', 'up', undefined],
    ['.', '.', undefined],
    ['up', 'up', undefined],
    ['up/in', 'up/in', undefined],
    ['host.example/acme/shop', undefined, 'https://host.example/acme/shop'],
    ['gone', undefined, undefined],
    ['git@host.example:acme/shop.git', undefined, 'https://host.example/acme/shop'],
    ['host.example:up', undefined, 'https://host.example/up'],
    ['C:\\up', undefined, undefined],
    ['/srv/up', undefined, 'file:///srv/up'],
    ['file:///srv/up', undefined, 'file:///srv/up'],
  ])('has an origin at %s, whose path is absolute wherever it is read', async (written, place, shown) => {
    const path = makeRepository({ 'up/in/a.txt': 'a' });
    git(path, ['remote', 'add', 'origin', written]);
    const url = place === undefined ? written : resolve(realpathSync(path), place);
    expect(await readOriginUrl(at(join(path, 'up')))).toBe(url);
    const { repositoryUrl } = await readContext(
      { variables: {}, folder: join(path, 'up'), isAttended: true },
      { judged: { kind: 'folder', named: undefined }, policy: { ref: undefined, isCentral: false } },
    );
    expect(repositoryUrl).toBe(place === undefined ? shown : `file://${url}`);
  });

  test('resolves several revisions in their order, and none that is not there', async () => {
    const path = makeRepository({ 'a.txt': 'a' });
    const first = git(path, ['rev-parse', 'HEAD']);
    const second = commit(path, { 'a.txt': 'b' });
    const revisions = ['f'.repeat(40), 'HEAD', 'HEAD^2', 'HEAD^1', 'main\nHEAD', '', '--all', second.slice(0, 12)];
    const nothing = undefined;
    expect(await resolveCommits(at(path), revisions)).toEqual([
      ...[nothing, second, nothing, first, nothing, nothing, nothing, second],
    ]);
  });

  test('says where origin’s branch was seen beside the own one', async () => {
    const origin = makeRepository({ 'a.txt': 'a' });
    const clone = makeFolder();
    git(clone, ['clone', '--quiet', origin, '.']);
    const [remote, local] = [git(clone, ['rev-parse', 'HEAD']), commit(clone, { 'a.txt': 'b' })];
    expect(await resolveBothBranches(at(clone), 'main')).toEqual({ remote, local });
    expect(await resolveBranchHead(at(clone), 'main')).toBe(remote);
    expect(await resolveBothBranches(at(clone), 'none')).toEqual({ remote: undefined, local: undefined });
  });

  test('has no HEAD before the first commit', async () => {
    const path = makeFolder();
    git(path, ['init', '--quiet']);
    expect(await resolveHead(at(path))).toBeUndefined();
  });
});

describe('what is a checkout', () => {
  test('finds the top from a folder inside, and a bare clone', async () => {
    const path = makeRepository({ 'deep/er/a.txt': 'a' });
    expect(await findCheckout(at(join(path, 'deep/er')))).toEqual({ path, isBare: false });
    const bare = makeFolder();
    git(bare, ['clone', '--quiet', '--bare', path, '.']);
    expect(await findCheckout(at(bare))).toEqual({ path: bare, isBare: true });
    expect((await exported(bare)).names).toEqual(['deep/er/a.txt']);
  });

  test.each(['no-such-folder', '.'])('refuses a path that is none, with a way out: %s', async (name) => {
    const refused = findCheckout(at(join(makeFolder(), name)));
    const error = await refused.catch((caught: GateError) => caught);
    expect(error).toMatchObject({ code: 'CONFIG' });
    expect(toPlainText((error as GateError).hint ?? '')).toContain('git clone');
  });
});

describe('export', () => {
  test('writes what the commit holds, whatever the working tree says', async () => {
    const path = makeRepository({ 'src/a.js': 'committed', 'b.bin': Buffer.from([0, 1, 255, 10]), 'empty.txt': '' });
    const sha = git(path, ['rev-parse', 'HEAD']);
    commit(path, { 'src/a.js': 'later' });
    const tree = await exported(path, sha);
    const contents = tree.files.map((file) => [file.path, [...readContent(tree.destination, file.stored)]]);
    expect(contents).toEqual([
      ['b.bin', [0, 1, 255, 10]],
      ['empty.txt', []],
      ['src/a.js', [...Buffer.from('committed')]],
    ]);
    expect(tree).toMatchObject({ diagnostics: [], isWhole: true });
  });

  test('copies a content once that many files have', async () => {
    const files = Array.from({ length: 50 }, (_, index) => [`${index}.js`, 'the same'] as const);
    const { files: found, text } = await exported(makeRepository(Object.fromEntries(files)));
    expect(found.map((file) => [file.path, text(file)])).toEqual([...files].sort((a, b) => (a[0] < b[0] ? -1 : 1)));
    expect(new Set(found.map(({ stored }) => stored)).size).toBe(1);
  });

  test('copies more than is held in memory at once, and every byte of it', async () => {
    const large = Array.from({ length: 5 }, (_, index) => Buffer.alloc(3_000_000 + index, `${index}`));
    const path = makeRepository(Object.fromEntries(large.map((content, index) => [`${index}.bin`, content])));
    const { files, destination } = await exported(path);
    for (const [index, { stored }] of files.entries())
      expect(readContent(destination, stored).equals(large[index] ?? Buffer.of())).toBe(true);
    expect(readContent(destination, files[1]?.stored ?? '', 3).toString()).toBe('111');
  });

  test('is not fooled by export-ignore, filters, encodings or replaced objects', async () => {
    const path = makeRepository({ 'hidden.js': 'eval(x)\n', 'filtered.js': 'eval(y)\n' });
    const attributes = 'hidden.js export-ignore\nfiltered.js filter=clean working-tree-encoding=latin1 ident\n';
    const sha = commit(path, { '.gitattributes': attributes });
    git(path, ['config', 'filter.clean.smudge', 'true']);
    const harmless = git(path, ['hash-object', '-w', '--stdin'], 'ok()\n');
    git(path, ['replace', git(path, ['rev-parse', `${sha}:hidden.js`]), harmless]);
    expect(textsOf(await exported(path, sha))).toMatchObject({ 'hidden.js': 'eval(x)\n', 'filtered.js': 'eval(y)\n' });
  });

  test('neither follows nor makes a symbolic link', async () => {
    const path = makeRepository();
    const sha = commitRawTree(path, [
      { mode: '100644', name: 'a.txt', content: 'a' },
      { mode: '120000', name: 'link', content: '/etc/passwd' },
    ]);
    const { names, diagnostics } = await exported(path, sha);
    expect(names).toEqual(['a.txt']);
    expect(diagnostics).toEqual([
      { engine: 'checkout', message: expect.stringMatching(/^Symbolic link .* not scanned$/), file_path: 'link' },
    ]);
  });

  test.each<[string, string, string]>([
    ['a file beside it', 'src/link', 'a.js'],
    ['a file above it', 'link', './src/a.js'],
    ['a folder', 'deep/link', '../src/'],
    ['the top', 'src/link', '..'],
  ])('counts a link to %s, which is scanned where it lies', async (_, link, target) => {
    const path = makeRepository({ 'src/a.js': 'a', 'deep/b.js': 'b' });
    symlinkSync(target, join(path, link));
    const { diagnostics, links, text } = await exported(path, commit(path, {}));
    expect(diagnostics).toEqual([
      { engine: 'checkout', message: expect.stringContaining('links were not followed (1)') },
    ]);
    expect(links.map((one) => [one.path, text(one)])).toEqual([[link, target]]);
  });

  test.each(['/src/a.js', '../src/a.js', 'gone.js', 'a.js/', '', 'src/a.js/b', 'C:\\a'])(
    'names a link to %j, which is not in the commit',
    async (target) => {
      const path = makeRepository();
      const sha = commitRawTree(path, [{ mode: '120000', name: 'link', content: target }]);
      const { diagnostics } = await exported(path, sha);
      expect(diagnostics).toMatchObject([{ file_path: 'link' }]);
    },
  );

  test('copies every content of a tree that contains one name twice, and names that no file system supports', async () => {
    const path = makeRepository();
    const names = ['a.js', 'a.js', 'b\\c.js', '.git', '..'];
    const entries = names.map((name, index): RawEntry => ({ mode: '100644', name, content: `content ${index}` }));
    const { files, odd, text, isWhole } = await exported(path, commitRawTree(path, entries));
    const contents = [...files, ...odd].map((one) => [one.path, text(one)]);
    expect(contents.sort()).toEqual(names.map((name, index) => [name, `content ${index}`]).sort());
    expect(files.map((file) => file.path)).toEqual(['a.js']);
    expect(isWhole).toBe(false);
  });

  test('cannot be made to write through a link that the same tree brings', async () => {
    const path = makeRepository();
    const outside = makeFolder();
    const inner = git(path, [
      'rev-parse',
      `${commitRawTree(path, [{ mode: '100644', name: 'x', content: 'x' }])}^{tree}`,
    ]);
    const link = git(path, ['hash-object', '-w', '--stdin'], outside);
    const entries = [
      Buffer.from('120000 d\0'),
      Buffer.from(link, 'hex'),
      Buffer.from('40000 d\0'),
      Buffer.from(inner, 'hex'),
    ];
    const tree = git(path, ['hash-object', '-t', 'tree', '-w', '--literally', '--stdin'], Buffer.concat(entries));
    const { names, links } = await exported(path, git(path, ['commit-tree', tree, '-m', 'Hostile']));
    expect(readdirSync(outside)).toEqual([]);
    expect({ names, links: links.map((one) => one.path) }).toEqual({ names: ['d/x'], links: ['d'] });
  });

  test('reports submodules and LFS pointers as not scanned', async () => {
    const path = makeRepository();
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 12345\n`;
    const sha = commitRawTree(path, [
      { mode: '100644', name: 'big.zip', content: pointer },
      { mode: '100644', name: 'like-one.txt', content: `${pointer}and more` },
      { mode: '160000', name: 'library', content: '' },
    ]);
    const { names, diagnostics, isWhole } = await exported(path, sha);
    expect(names).toEqual(['like-one.txt']);
    expect(isWhole).toBe(false);
    expect(diagnostics.map(({ file_path, message }) => [file_path, message.split(':')[0]]).sort()).toEqual([
      ['big.zip', 'Git LFS pointer'],
      ['library', 'Submodule'],
    ]);
  });

  test('refuses names that leave the tree, and scans the rest', async () => {
    const path = makeRepository();
    const names: (string | Buffer)[] = [
      '..',
      '../up.js',
      '.git',
      '.GIT ',
      'GIT~1',
      'a\\b.js',
      Buffer.from('caf\xe9.js', 'latin1'),
    ];
    const hostile: RawEntry[] = names.map((name) => ({ mode: '100644', name, content: 'x' }));
    const sha = commitRawTree(path, [...hostile, { mode: '100644', name: 'good.js', content: 'x' }]);
    const { names: found, diagnostics } = await exported(path, sha);
    expect(found).toEqual(['good.js']);
    expect(diagnostics).toHaveLength(names.length);
    expect(diagnostics.map((one) => one.file_path)).toContain('caf\\xe9.js');
  });

  test('judges a name of dots in time that grows with it', measured, () => {
    const judge = (length: number) => () => judgePath(Buffer.from(`a${'.'.repeat(length)}b`));
    expect(costRatio(judge(1000), judge(200_000))).toBeLessThan(30);
  });

  test.each([
    '/etc/passwd',
    'C:/x',
    'a//b',
    'a/./b',
    'a/../b',
    'a/.g\u200cit/config',
    '.git::$INDEX/x',
    '.git . .',
    'nul\0l',
  ])('judges %j to be no honest path', (name) => {
    expect(judgePath(Buffer.from(name))).toHaveProperty('refusal');
  });

  test.each(['a b.js', '.gitignore', '.github/x.yml', 'git~2', 'Ünïcode/文.js', '...', '-rf', 'new\nline'])(
    'judges %j to be a path',
    (name) => {
      expect(judgePath(Buffer.from(name))).toEqual({ path: name });
    },
  );

  test('reports a file above the limit instead of dropping it', async () => {
    const path = makeRepository({
      'big.js': Buffer.alloc(maximumFileBytes + 1, 'a'),
      'full.js': Buffer.alloc(maximumFileBytes, 'a'),
    });
    const { names, diagnostics } = await exported(path);
    expect(names).toEqual(['full.js']);
    expect(diagnostics).toEqual([
      { engine: 'checkout', message: 'Larger than 10 MiB: not scanned', file_path: 'big.js' },
    ]);
  });

  test('says many skips of one kind in one line that holds every path', async () => {
    const path = makeRepository();
    const modules = Array.from({ length: 500 }, (_, n): RawEntry => ({ mode: '160000', name: `m${n}`, content: '' }));
    const { diagnostics } = await exported(path, commitRawTree(path, modules));
    expect(diagnostics).toEqual([
      {
        engine: 'checkout',
        message: 'Submodule: not scanned (500 files)',
        file_paths: expect.arrayContaining(['m499']),
      },
    ]);
  });

  test('rejects when the repository lacks an object', async () => {
    const path = makeRepository({ 'a.txt': 'only here' });
    const sha = git(path, ['rev-parse', 'HEAD']);
    const oid = git(path, ['rev-parse', 'HEAD:a.txt']);
    const { rmSync } = await import('node:fs');
    rmSync(join(path, '.git/objects', oid.slice(0, 2), oid.slice(2)));
    await expect(exported(path, sha)).rejects.toMatchObject({ code: 'SCAN_FAILED' });
    await expect(exported(path, '0'.repeat(40))).rejects.toMatchObject({ code: 'SCAN_FAILED' });
    await expect(exported(path, '--help')).rejects.toMatchObject({ code: 'SCAN_FAILED' });
  });

  test('stops when it is aborted', async () => {
    const path = makeRepository({ 'a.txt': 'a' });
    const request = { path, sha: git(path, ['rev-parse', 'HEAD']), destination: makeFolder() };
    const aborting = new AbortController();
    const running = exportCommit({ ...request, signal: aborting.signal });
    aborting.abort();
    await expect(running).rejects.toMatchObject({ code: 'CANCELLED' });
    await expect(exportCommit({ ...request, signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'CANCELLED',
    });
  });

  test('runs no command that the repository configures', async () => {
    const path = makeRepository({ 'a.txt': 'a' });
    const mark = join(makeFolder(), 'ran');
    for (const key of ['core.fsmonitor', 'core.pager', 'core.sshCommand', 'pager.ls-tree', 'filter.x.smudge']) {
      git(path, ['config', key, `touch ${mark}`]);
    }
    await exported(path);
    await findCheckout(at(path));
    expect(existsSync(mark)).toBe(false);
  });
});
