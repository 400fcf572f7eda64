import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { findProgramsFor } from '../../../../src/shared/git/machine.ts';
import {
  createSnapshot,
  type Snapshot,
  type SnapshotRequest,
} from '../../../../src/shared/git/uncommitted/snapshot.ts';
import {
  commit,
  type Files,
  git,
  makeBranches,
  makeFolder,
  makeRepository,
  never,
  writeFiles,
} from '../../../service/temporary-repository.ts';

type Kind = SnapshotRequest['kind'];
type Seen = Pick<Snapshot, 'sha' | 'baseSha' | 'headSha' | 'notes' | 'changed' | 'isMerge' | 'branch'> & {
  files: Record<string, string>;
  diff: string[];
};

/** Reads the snapshot as git itself shows it, and deletes it. A file's mode is 100, or 755 if it can be executed. */
async function see(folder: string, kind: Kind, given: Partial<SnapshotRequest> = {}): Promise<Seen> {
  const before = listIndex(folder);
  const snapshot = await createSnapshot({ folder, kind, env: {}, cwd: folder, signal: never, ...given });
  const { path, sha, baseSha } = snapshot;
  const show = (args: readonly string[]) =>
    git(path, args)
      .split('\n')
      .filter((line) => line !== '');
  const entries = show(['ls-tree', '-r', '--full-tree', sha]).map((line) => line.split(/[ \t]/));
  const files: Record<string, string> = {};
  for (const [mode, type, oid = '', ...name] of entries) {
    const content = type === 'commit' ? '' : git(path, ['cat-file', 'blob', oid]).trim();
    files[name.join(' ')] = `${mode === '100755' ? 755 : mode?.slice(0, 3)} ${content}`.trim();
  }
  const diff = show(['diff-tree', '-r', '--name-status', baseSha, sha]).map((line) => line.replace('\t', ' '));
  await snapshot.end();
  expect(existsSync(path)).toBe(false);
  expect(listIndex(folder)).toBe(before);
  return { ...snapshot, files, diff };
}

/** Neither the index nor the objects of the checkout may change. */
function listIndex(folder: string): string {
  if (!existsSync(join(folder, '.git/objects'))) return '';
  return JSON.stringify([
    readdirSync(join(folder, '.git')).sort(),
    readdirSync(join(folder, '.git/objects'), { recursive: true, encoding: 'utf8' }).sort(),
  ]);
}

const start: Files = { 'a.js': 'one\n', 'dir/b.js': 'two\n' };

describe('what is staged', () => {
  it('is the index, and neither the files on disk nor the commit', async () => {
    const path = makeRepository(start);
    writeFiles(path, { 'a.js': 'staged\n', 'new.js': 'new\n' });
    git(path, ['add', '.']);
    writeFiles(path, { 'a.js': 'on disk\n', 'untracked.js': 'x\n' });
    git(path, ['rm', '--quiet', 'dir/b.js']);
    const seen = await see(path, 'staged');
    expect(seen.files).toEqual({ 'a.js': '100 staged', 'new.js': '100 new' });
    expect(seen).toMatchObject({ changed: 3, isMerge: false, branch: 'main' });
    expect(seen.headSha).toBe(seen.baseSha);
  });

  it.each<[string, (path: string) => void, string[]]>([
    ['renamed', (path) => git(path, ['mv', 'a.js', 'c.js']), ['D a.js', 'A c.js']],
    ['made executable', (path) => git(path, ['update-index', '--chmod=+x', 'a.js']), ['M a.js']],
    ['announced', announce, []],
    ['hidden from git by assume-unchanged', (path) => hide(path, '--assume-unchanged'), []],
    ['hidden from git by skip-worktree', (path) => hide(path, '--skip-worktree'), []],
    ['unusual by its name', (path) => stageUnusual(path), ['A "-x \\"\\n;.js"', 'A "\\377.js"']],
  ])('holds a file that is %s as a commit would', async (_, change, diff) => {
    const path = makeRepository(start);
    change(path);
    expect((await see(path, 'staged')).diff).toEqual(diff);
  });

  it('holds an empty file that is staged, and says how many are only announced', async () => {
    const path = makeRepository(start);
    writeFiles(path, { 'empty.js': '', 'announced.js': '' });
    git(path, ['add', 'empty.js']);
    git(path, ['add', '--intent-to-add', 'announced.js']);
    const seen = await see(path, 'staged');
    expect(seen.diff).toEqual(['A empty.js']);
    expect(seen.notes.join()).toContain('announced are not staged, and not scanned (1)');
  });

  it('is refused while files have conflicts', async () => {
    const path = conflicting();
    await expect(see(path, 'staged')).rejects.toThrow('--staged: not resolved after a merge: a.js');
    const more = (text: string): Files => ({ 'b.js': text, 'c.js': text, 'd.js': text });
    const four = conflicting(more('theirs\n'), more('ours\n'));
    await expect(see(four, 'staged')).rejects.toThrow('a merge: a.js, b.js, c.js and 1 more');
  });

  it('holds a submodule as a link to its commit', async () => {
    const path = makeRepository(start);
    git(path, ['update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},sub`]);
    expect((await see(path, 'staged')).files.sub).toBe('160');
  });

  it('is compared with nothing before the first commit', async () => {
    const path = makeFolder();
    git(path, ['init', '--quiet', '--initial-branch=main']);
    writeFiles(path, start);
    git(path, ['add', 'a.js']);
    const seen = await see(path, 'staged');
    expect(seen).toMatchObject({ headSha: undefined, diff: ['A a.js'], branch: 'main', changed: 1 });
  });

  it('holds nothing where nothing was ever staged', async () => {
    const path = makeFolder();
    git(path, ['init', '--quiet', '--initial-branch=main']);
    expect(await see(path, 'staged')).toMatchObject({ files: {}, changed: 0 });
  });

  it('leaves out what a merge brings unchanged', async () => {
    const path = conflicting({ 'theirs.js': 'theirs\n' });
    writeFiles(path, { 'a.js': 'resolved\n' });
    git(path, ['add', '.']);
    const seen = await see(path, 'staged');
    expect(seen).toMatchObject({ diff: ['M a.js'], isMerge: true, changed: 1 });
    expect(seen.files['theirs.js']).toBe('100 theirs');
  });

  it('is read from the index that git names in a hook of the same repository', async () => {
    const path = makeRepository(start);
    writeFiles(path, { 'a.js': 'all\n', 'dir/b.js': 'all\n' });
    const hook = join(path, '.git/hooks/pre-commit');
    mkdirSync(join(path, '.git/hooks'));
    const seenBy = join(makeFolder(), 'index');
    writeFileSync(hook, `#!/bin/sh\ncp "$GIT_INDEX_FILE" ${seenBy}\nexit 1\n`);
    chmodSync(hook, 0o755);
    expect(() => git(path, ['commit', '--quiet', 'a.js', '-m', 'Part'])).toThrow();
    const env = { GIT_INDEX_FILE: seenBy };
    expect((await see(path, 'staged', { env })).diff).toEqual(['M a.js']);
    expect((await see(path, 'staged', { env, cwd: makeRepository(start) })).diff).toEqual([]);
    expect((await see(path, 'staged', { env: { ...env, GIT_DIR: '.git' } })).diff).toEqual(['M a.js']);
    // A hook has changed the folder: the names are those from the top of the work tree.
    copyFileSync(seenBy, join(path, '.git/next-index.lock'));
    const below = { env: { GIT_INDEX_FILE: '.git/next-index.lock', GIT_DIR: '.git' }, cwd: join(path, 'dir') };
    expect((await see(path, 'staged', below)).diff).toEqual(['M a.js']);
    const other = makeRepository(start);
    await expect(see(path, 'staged', { env: { GIT_DIR: join(other, '.git') } })).rejects.toThrow('GIT_DIR names');
  });

  it('is read in a linked worktree, and from a subfolder', async () => {
    const main = makeRepository(start);
    const path = join(makeFolder(), 'linked');
    git(main, ['worktree', 'add', '--quiet', '--detach', path]);
    writeFiles(path, { 'a.js': 'linked\n' });
    git(path, ['add', '.']);
    expect((await see(join(path, 'dir'), 'staged', { cwd: path })).diff).toEqual(['M a.js']);
    expect((await see(main, 'staged')).diff).toEqual([]);
  });

  it('is read with SHA-256, and from a shallow clone', async () => {
    const path = makeFolder();
    git(path, ['init', '--quiet', '--object-format=sha256']);
    commit(path, start);
    writeFiles(path, { 'a.js': 'staged\n' });
    git(path, ['add', '.']);
    expect((await see(path, 'staged')).diff).toEqual(['M a.js']);
    const origin = makeRepository(start);
    commit(origin, { 'c.js': 'three\n' });
    const clone = join(makeFolder(), 'clone');
    git(origin, ['clone', '--quiet', '--depth=1', `file://${origin}`, clone]);
    writeFiles(clone, { 'a.js': 'staged\n' });
    git(clone, ['add', '.']);
    expect((await see(clone, 'staged')).diff).toEqual(['M a.js']);
  });

  it('is read with no program of the checkout, also from its temporary repository', async () => {
    const path = makeRepository(start);
    const snapshot = await createSnapshot({ folder: path, kind: 'staged', env: {}, cwd: '/', signal: never });
    vi.stubEnv('PATH', [path, process.env.PATH].join(delimiter));
    const searched = findProgramsFor(snapshot.path).path.split(delimiter);
    vi.unstubAllEnvs();
    expect([searched.length > 0, searched.includes(path)]).toEqual([true, false]);
    await snapshot.end();
  });

  it('needs a checkout', async () => {
    await expect(see('/dev/null', 'worktree')).rejects.toThrow('/dev/null is not a folder');
    await expect(see(makeFolder(), 'staged')).rejects.toThrow('is not in a git checkout');
    const bare = join(makeFolder(), 'bare.git');
    git(makeFolder(), ['init', '--quiet', '--bare', bare]);
    for (const kind of ['staged', 'worktree'] as const)
      await expect(see(bare, kind)).rejects.toThrow('is a bare repository');
  });
});

describe('what is on disk', () => {
  it('is every tracked file and every untracked one that git does not ignore', async () => {
    const path = makeRepository({ ...start, '.gitignore': 'ignored*\n' });
    writeFiles(path, { 'a.js': 'on disk\n', 'untracked.js': 'x\n', 'ignored.js': 'x\n', 'deep/ignored/x.js': 'x\n' });
    chmodSync(join(path, 'untracked.js'), 0o755);
    rmSync(join(path, 'dir/b.js'));
    const seen = await see(path, 'worktree');
    expect(seen.files).toEqual({ '.gitignore': '100 ignored*', 'a.js': '100 on disk', 'untracked.js': '755 x' });
    expect(seen.notes).toEqual(['Untracked files are included (1); ignored files are not scanned']);
  });

  it.each<[string, (path: string) => void, string[]]>([
    ['staged and then changed', (path) => stageThenChange(path), ['M a.js']],
    ['hidden from git by assume-unchanged', (path) => hide(path, '--assume-unchanged'), ['M a.js']],
    ['hidden from git by skip-worktree', (path) => hide(path, '--skip-worktree'), ['M a.js']],
    ['announced', announce, ['A x.js']],
    ['unusual by its name', (path) => writeUnusual(path), ['A "-x \\"\\n;.js"', 'A "\\377.js"']],
    ['replaced by a folder', (path) => replaceByFolder(path), ['D a.js', 'A a.js/x.js']],
    ['only touched', (path) => writeFiles(path, { 'a.js': 'one\n' }), []],
    ['only different in its line endings', (path) => writeFiles(path, { 'a.js': 'one\r\n' }), []],
  ])('holds a file that is %s', async (_, change, diff) => {
    const path = makeRepository(start);
    change(path);
    expect((await see(path, 'worktree')).diff).toEqual(diff);
  });

  it('applies no filter, and starts none', async () => {
    const path = makeRepository(start);
    const mark = join(makeFolder(), 'started');
    git(path, ['config', 'filter.x.clean', `touch ${mark}; cat`]);
    writeFiles(path, { '.gitattributes': '* filter=x\n', 'a.js': 'as on disk\n' });
    expect((await see(path, 'worktree')).files['a.js']).toBe('100 as on disk');
    expect(existsSync(mark)).toBe(false);
  });

  it('never follows a link out of the folder', async () => {
    const outside = makeFolder();
    writeFiles(outside, { 'b.js': 'secret\n' });
    const path = makeRepository(start);
    rmSync(join(path, 'dir'), { recursive: true });
    symlinkSync(outside, join(path, 'dir'));
    symlinkSync(join(outside, 'b.js'), join(path, 'link.js'));
    const { files } = await see(path, 'worktree');
    expect(files).toEqual({ 'a.js': '100 one', dir: `120 ${outside}`, 'link.js': `120 ${outside}/b.js` });
  });

  it('holds the index where a sparse checkout leaves files out, and says so', async () => {
    const path = makeRepository(start);
    hide(path, '--skip-worktree');
    rmSync(join(path, 'a.js'));
    const seen = await see(path, 'worktree');
    expect(seen.diff).toEqual([]);
    expect(seen.notes.join()).toContain('sparse checkout leaves out are read from the index (1)');
  });

  it('leaves out other repositories, and says so', async () => {
    const path = makeRepository(start);
    git(path, ['clone', '--quiet', makeRepository(start), join(path, 'other')]);
    const seen = await see(path, 'worktree');
    expect(seen.diff).toEqual([]);
    expect(seen.notes.join()).toContain('Other git repositories inside this one are not scanned (1)');
  });

  it('holds files with conflicts as they are', async () => {
    const { files } = await see(conflicting(), 'worktree');
    expect(files['a.js']).toContain('<<<<<<<');
  });

  it('stands for a file that is too large by its size alone', async () => {
    const path = makeRepository(start);
    writeFiles(path, { 'large.bin': Buffer.alloc(11 * 1024 * 1024, 1) });
    const snapshot = await createSnapshot({ folder: path, kind: 'worktree', env: {}, cwd: path, signal: never });
    const listed = git(snapshot.path, ['ls-tree', '-l', snapshot.sha, 'large.bin']);
    await snapshot.end();
    expect(Number(/(\d+)\tlarge/.exec(listed)?.[1])).toBeGreaterThan(10 * 1024 * 1024);
  });

  it('is all of a folder without git, but for .git folders and what is no file', async () => {
    const outside = makeFolder();
    writeFiles(outside, { 'x.js': 'secret\n' });
    const path = makeFolder();
    writeFiles(path, { ...start, 'sub/.git/config': 'x', 'node_modules/p/i.js': 'p\n' });
    symlinkSync(outside, join(path, 'out'));
    const seen = await see(path, 'worktree');
    expect(Object.keys(seen.files)).toEqual(['a.js', 'dir/b.js', 'node_modules/p/i.js', 'out']);
    expect(seen).toMatchObject({ headSha: undefined, branch: undefined });
    expect(seen.notes.join()).toContain('Not scanned: .git folders, and what is neither a file nor a link (1)');
  });
});

function hide(path: string, flag: string): void {
  git(path, ['update-index', flag, 'a.js']);
  writeFiles(path, { 'a.js': 'hidden\n' });
}

function announce(path: string): void {
  writeFiles(path, { 'x.js': 'x' });
  git(path, ['add', '--intent-to-add', 'x.js']);
}

function stageThenChange(path: string): void {
  writeFiles(path, { 'a.js': 'staged\n' });
  git(path, ['add', '.']);
  writeFiles(path, { 'a.js': 'changed\n' });
}

function writeUnusual(path: string): void {
  writeFiles(path, { '-x "\n;.js': 'x\n' });
  writeFileSync(Buffer.concat([Buffer.from(`${path}/`), Buffer.from([0xff]), Buffer.from('.js')]), 'x\n');
}

function stageUnusual(path: string): void {
  writeUnusual(path);
  git(path, ['add', '--all', '.']);
}

function replaceByFolder(path: string): void {
  rmSync(join(path, 'a.js'));
  writeFiles(path, { 'a.js/x.js': 'x\n' });
}

/** In the middle of a merge with a conflict in `a.js`. */
function conflicting(theirs: Files = {}, ours: Files = {}): string {
  const { path } = makeBranches(start, { topic: { 'a.js': 'topic\n', ...theirs } });
  commit(path, { 'a.js': 'main\n', ...ours });
  expect(() => git(path, ['merge', 'topic'])).toThrow();
  return path;
}
