import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { diffAgainstDefault, parseDiff, readLocalCommitDiffs, readLocalDiff } from '../../../src/gate/hosts/diff.ts';
import { toChanges } from '../../../src/gate/story/diff.ts';
import { costRatio, measured } from '../../cost.ts';
import {
  commit,
  commitTo,
  copyOnce,
  git,
  gitAll,
  headCommit,
  makeFolder,
  makeRepository,
  writeFiles,
} from '../../service/temporary-repository.ts';

async function changedLines(path: string, base: string, cwd = path): Promise<Record<string, unknown>> {
  const diff = await readLocalDiff(cwd, base, 'HEAD');
  expect(diff?.isComplete).toBe(true);
  return Object.fromEntries(
    [...(diff === undefined ? [] : toChanges(diff).files)].map(([name, { lines }]) => [name, lines]),
  );
}

describe('readDiff', () => {
  it('takes time that grows with the number of files', measured, () => {
    const names = (count: number) => Array.from({ length: count }, (_, index) => `M\0src/${index}.js\0`).join('');
    const [few, many] = [names(4000), names(64_000)];
    expect(parseDiff(few, '').files).toHaveLength(4000);
    const ratio = costRatio(
      () => parseDiff(few, ''),
      () => parseDiff(many, ''),
    );
    expect(ratio).toBeLessThan(64);
  });
});

/** A repository whose last commit moves a submodule, and changes the files before and after it. */
function moveSubmodule(folder: string): void {
  const inner = makeRepository({ 'lib.js': '1\n' });
  const path = join(folder, 'outer');
  cpSync(makeRepository({ 'a.js': '1\n', 'z.js': '1\n' }), path, { recursive: true });
  git(path, ['-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', `file://${inner}`, 'lib']);
  commit(path, {});
  commit(inner, { 'lib.js': '1\n2\n' });
  git(join(path, 'lib'), ['pull', '--quiet']);
  commit(path, { 'a.js': '1\n2\n', 'z.js': '1\n2\n' });
}

describe('localDiff', () => {
  it('places what can be placed, and lets the rest in', async () => {
    const path = makeRepository({
      'a.js': 'one\r\ntwo\r\n',
      'bin.js': Buffer.from([0, 1]),
      'gone.js': '1\n2\n',
      'run.sh': 'x\n',
      link: 'a file\n',
      'moved.js': 'a\nb\nc\nd\ne\n',
    });
    const base = headCommit(path);
    for (const name of ['gone.js', 'link', 'moved.js']) rmSync(join(path, name));
    symlinkSync('run.sh', join(path, 'link'));
    chmodSync(join(path, 'run.sh'), 0o755);
    commit(path, {
      'a.js': 'one\r\nnew\r\ntwo\r\n',
      'bin.js': Buffer.from([0, 2]),
      'empty.js': '',
      'src/moved.js': 'a\nb\nc\nd\ne\nf\n',
      'back\\slash.js': 'x\n',
      'tab\tline\nquote".js': 'x\n',
    });
    expect(await changedLines(path, base)).toEqual({
      'a.js': [[2, 2]],
      'back/slash.js': [[1, 1]],
      'bin.js': undefined,
      'empty.js': undefined,
      'gone.js': undefined,
      link: undefined,
      'moved.js': undefined,
      'run.sh': undefined,
      'src/moved.js': [[6, 6]],
      'tab\tline\nquote".js': [[1, 1]],
    });
  });

  it('places the neighbours of a file that becomes a link', async () => {
    const path = makeRepository({ 'a b.js': 'x\n', 'link é': 'a file\n', 'z.js': 'x\n' });
    const base = headCommit(path);
    rmSync(join(path, 'link é'));
    symlinkSync('z.js', join(path, 'link é'));
    commit(path, { 'a b.js': 'x\ny\n', 'z.js': 'w\nx\n' });
    expect(await changedLines(path, base)).toEqual({ 'a b.js': [[2, 2]], 'link é': undefined, 'z.js': [[1, 1]] });
  });

  it('is not misled by content that looks like a header after a lone carriage return', async () => {
    const path = makeRepository({ 'a.js': 'x\n', 'b.js': 'x\n' });
    const base = headCommit(path);
    commit(path, { 'a.js': 'x\ny\rdiff --git a/q b/q\r@@ -1 +9 @@\n', 'b.js': 'x\ny\n' });
    expect(await changedLines(path, base)).toEqual({ 'a.js': [[2, 2]], 'b.js': [[2, 2]] });
  });

  it.each([
    ['diff.submodule', 'short'],
    ['diff.submodule', 'log'],
    ['diff.submodule', 'diff'],
    ['diff.ignoreSubmodules', 'all'],
    ['submodule.lib.ignore', 'all'],
  ])('lets a submodule in that moved, and places its neighbours, with %s=%s', async (name, value) => {
    const path = join(copyOnce('moved-submodule', moveSubmodule), 'outer');
    git(path, ['config', name, value]);
    expect(await changedLines(path, 'HEAD~')).toEqual({ 'a.js': [[2, 2]], lib: [[1, 1]], 'z.js': [[2, 2]] });
  });

  it.each([
    ['diff.relative', 'true'],
    ['diff.context', '5'],
    ['diff.external', 'false'],
    ['diff.mnemonicPrefix', 'true'],
    ['diff.renames', 'copies'],
    ['diff.suppressBlankEmpty', 'true'],
    ['color.diff', 'always'],
  ])('says the same in a folder of a checkout with %s=%s', async (name, value) => {
    const before = makeRepository({ 'a.js': '1\n\n3\n', 'sub/b.js': 'x\n' });
    const path = copyOnce('change-in-two-folders', (folder) => {
      cpSync(before, folder, { recursive: true });
      commit(folder, { 'a.js': '1\n\n3\n4\n', 'sub/b.js': 'x\ny\n' });
    });
    git(path, ['config', name, value]);
    expect(await changedLines(path, headCommit(before), join(path, 'sub'))).toEqual({
      'a.js': [[4, 4]],
      'sub/b.js': [[2, 2]],
    });
  });

  it('knows a file of which only the name changed', async () => {
    const path = makeRepository({ 'a.js': 'a\nb\nc\nd\n', 'b.js': '1\n2\n3\n4\n', 'run.sh': 'x\ny\nz\n' });
    const base = headCommit(path);
    for (const [from, to] of [
      ['a.js', 'src/a.js'],
      ['b.js', 'src/b.js'],
    ] as const) {
      rmSync(join(path, from));
      writeFiles(path, { [to]: from === 'a.js' ? 'a\nb\nc\nd\n' : '1\n2\n3\n4\n5\n' });
    }
    commit(path, {});
    const found = (await readLocalDiff(path, base, 'HEAD'))?.files.map(({ path: name, isOnlyRenamed }) => [
      name,
      isOnlyRenamed,
    ]);
    expect(found).toEqual([
      ['src/a.js', true],
      ['src/b.js', undefined],
    ]);
  });

  it('compares with the merge base, not with what the base has become', async () => {
    const path = makeRepository({ 'a.js': 'x\n' });
    git(path, ['switch', '--quiet', '--create', 'feature']);
    commit(path, { 'mine.js': 'x\n' });
    commitTo(path, 'main', { 'theirs.js': 'x\n' });
    expect(Object.keys(await changedLines(path, 'main'))).toEqual(['mine.js']);
  });

  it('has no file for a commit that the base holds', async () => {
    const path = makeRepository({ 'a.js': 'x\n' });
    expect(await readLocalDiff(path, 'refs/heads/main', 'HEAD')).toEqual({ files: [], isComplete: true });
  });

  it('cannot tell in a shallow clone, or outside of a checkout', async () => {
    const path = makeRepository({ 'a.js': 'x\n' });
    git(path, ['switch', '--quiet', '--create', 'feature']);
    commit(path, { 'b.js': 'x\n' });
    const clone = join(makeFolder(), 'clone');
    git(path, ['clone', '--quiet', '--depth=1', '--no-single-branch', `file://${path}`, clone]);
    expect(await readLocalDiff(clone, 'refs/remotes/origin/main', 'HEAD')).toBeUndefined();
    const folder = makeFolder();
    writeFiles(folder, { 'a.js': 'x\n' });
    expect(await readLocalDiff(folder, 'main', 'HEAD')).toBeUndefined();
  });
});

describe('localCommitDiffs', () => {
  /** A branch whose commits are made by these, and the paths that each of them changes against each parent. */
  async function commitsOf(path: string, base = 'main', head = 'feature'): Promise<string[][][]> {
    const found: string[][][] = [];
    for await (const { against } of readLocalCommitDiffs(path, base, head))
      found.push(
        against.map(({ files }) => files.map((file) => [file.previousPath, file.path].filter(Boolean).join(' > '))),
      );
    return found;
  }

  const branch = () =>
    copyOnce('new-branch', (folder) => {
      cpSync(makeRepository({ 'a.js': 'x\ny\nz\n' }), folder, { recursive: true });
      git(folder, ['switch', '--quiet', '--create', 'feature']);
    });

  it('is what each commit changes, the latest first', async () => {
    const path = branch();
    commit(path, { 'docs/a.md': 'x\n', 'token.txt': 'secret\n' });
    rmSync(join(path, 'token.txt'));
    commit(path, { 'docs/b.md': 'y\n' });
    git(path, ['mv', 'a.js', 'b.js']);
    commit(path, {});
    expect(await commitsOf(path)).toEqual([
      [['a.js > b.js']],
      [['docs/b.md', 'token.txt']],
      [['docs/a.md', 'token.txt']],
    ]);
  });

  it('is that of a merge against each parent', async () => {
    const path = branch();
    commit(path, { 'docs/a.md': 'x\n' });
    commitTo(path, 'main', { 'src/theirs.js': 'x\n' });
    git(path, ['merge', '--quiet', '--no-edit', 'main']);
    expect(await commitsOf(path)).toEqual([[['src/theirs.js'], ['docs/a.md']], [['docs/a.md']]]);
  });

  it('shows what a merge adds itself against both parents', async () => {
    const path = branch();
    commit(path, { 'docs/a.md': 'x\n' });
    commitTo(path, 'main', { 'src/theirs.js': 'x\n' });
    git(path, ['merge', '--quiet', '--no-commit', 'main']);
    commit(path, { 'src/evil.js': 'x\n' });
    const [merge] = await commitsOf(path);
    expect(merge?.every((files) => files.includes('src/evil.js'))).toBe(true);
  });

  it('has an empty diff for a commit that changes nothing', async () => {
    const path = branch();
    git(path, ['commit', '--quiet', '--allow-empty', '--message=empty']);
    expect(await commitsOf(path)).toEqual([[[]]]);
  });

  it('throws for what is not all here', async () => {
    const path = branch();
    for (const name of ['a', 'b', 'c']) commit(path, { [`docs/${name}.md`]: 'x\n' });
    const clone = join(makeFolder(), 'clone');
    git(path, ['clone', '--quiet', '--depth=2', '--no-single-branch', '--branch=feature', `file://${path}`, clone]);
    await expect(commitsOf(clone, 'origin/main')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(commitsOf(path, 'f'.repeat(40))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    git(path, ['checkout', '--quiet', '--orphan', 'other']);
    commit(path, { 'docs/root.md': 'x\n' });
    await expect(commitsOf(path, 'main', 'other')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('reads a shallow clone that holds all of them', async () => {
    const path = branch();
    commit(path, { 'docs/a.md': 'x\n' });
    commit(path, { 'docs/b.md': 'x\n' });
    const clone = join(makeFolder(), 'clone');
    git(path, ['clone', '--quiet', '--depth=3', '--no-single-branch', '--branch=feature', `file://${path}`, clone]);
    expect(await commitsOf(clone, 'origin/main')).toEqual([[['docs/b.md']], [['docs/a.md']]]);
  });

  it('reads two hundred and fifty commits, and no more', async () => {
    const path = branch();
    const make = (count: number) =>
      execFileSync('git', ['fast-import', '--quiet', '--force'], {
        cwd: path,
        input: Array.from({ length: count }, (_, index) => {
          const from = index === 0 ? 'from refs/heads/main\n' : '';
          return `commit refs/heads/many\ncommitter a <a@example.com> ${1_700_000_000 + index} +0000\ndata 1\nm\n${from}M 644 inline docs/${index}.md\ndata 2\nx\n\n`;
        }).join(''),
      });
    make(251);
    await expect(commitsOf(path, 'main', 'many')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await commitsOf(path, 'main', 'many~1')).toHaveLength(250);
  }, 60_000);
});

describe('diffAgainstDefault', () => {
  /** `feature` changes `mine.js`; `trunk` is what it began at, and `main` holds its first half already. */
  function makeShop(): { path: string; head: string } {
    const path = copyOnce('shop-with-trunk', (folder) => {
      cpSync(makeRepository({ 'a.js': 'x\n' }), folder, { recursive: true });
      git(folder, ['branch', 'trunk']);
      commit(folder, { 'first.js': 'x\n' });
      git(folder, ['switch', '--quiet', '--create', 'feature']);
      commit(folder, { 'mine.js': 'x\n' });
    });
    return { path, head: headCommit(path) };
  }

  function clone(...commands: string[][]): { path: string; head: string } {
    const path = copyOnce('clone-with-trunk', (folder) => {
      git(folder, ['clone', '--quiet', '--branch=feature', `file://${makeShop().path}`, '.']);
      git(folder, ['branch', 'main', 'origin/main']);
    });
    gitAll(path, commands);
    return { path, head: headCommit(path) };
  }

  const setHead = (branch: string) => ['remote', 'set-head', 'origin', branch];
  const forgetHead = ['remote', 'set-head', 'origin', '--delete'];
  const forgetBranch = ['update-ref', '-d', 'refs/remotes/origin/trunk'];
  const renameRemote = ['remote', 'rename', 'origin', 'upstream'];

  it.each<[string, string[][], string | undefined, string[] | undefined]>([
    ["tells them against origin's default branch", [setHead('trunk')], undefined, ['first.js', 'mine.js']],
    ['whatever branch it would be alone', [setHead('trunk')], 'main', ['first.js', 'mine.js']],
    ['guesses no branch where origin does not say', [forgetHead], undefined, undefined],
    ['nor where only the branches here are known', [forgetHead], 'main', undefined],
    [
      'nor where the remote has another name',
      [renameRemote, ['remote', 'set-head', 'upstream', '--delete']],
      'main',
      undefined,
    ],
    ["cannot tell where origin's default branch was not fetched", [setHead('trunk'), forgetBranch], 'main', undefined],
  ])('in a clone: %s', async (_, commands, alone, expected) => {
    const { path, head } = clone(...commands);
    const diff = await diffAgainstDefault(path, head, alone);
    expect(diff && [...toChanges(diff).files.keys()]).toEqual(expected);
  });

  it.each<[string, string | undefined, string[] | undefined]>([
    ['tells them against its own default branch', 'trunk', ['first.js', 'mine.js']],
    ['guesses none', undefined, undefined],
    ['cannot tell against a branch that is not there', 'master', undefined],
    ['cannot tell on the default branch itself', 'feature', undefined],
  ])('without any remote: %s', async (_, alone, expected) => {
    const { path, head } = makeShop();
    const diff = await diffAgainstDefault(path, head, alone);
    expect(diff && [...toChanges(diff).files.keys()]).toEqual(expected);
  });

  it('cannot tell for a commit that is not known', async () => {
    expect(await diffAgainstDefault(makeShop().path, undefined, 'trunk')).toBeUndefined();
  });
});
