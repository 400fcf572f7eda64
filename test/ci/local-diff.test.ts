import { chmodSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { diffAgainstDefault, localDiff, readDiff } from '../../src/ci/local-diff.ts';
import { changesOf } from '../../src/steps/diff.ts';
import { costRatio, measured } from '../cost.ts';
import { commit, git, makeFolder, makeRepository, writeFiles } from '../service/temporary-repository.ts';

async function changedLines(path: string, base: string, cwd = path): Promise<Record<string, unknown>> {
  const diff = await localDiff(cwd, base, 'HEAD');
  expect(diff?.isComplete).toBe(true);
  return Object.fromEntries(
    [...(diff === undefined ? [] : changesOf(diff).files)].map(([name, { lines }]) => [name, lines]),
  );
}

describe('readDiff', () => {
  it('takes time that grows with the number of files', measured, () => {
    const names = (count: number) => Array.from({ length: count }, (_, index) => `M\0src/${index}.js\0`).join('');
    const [few, many] = [names(4000), names(64_000)];
    expect(readDiff(few, '').files).toHaveLength(4000);
    const ratio = costRatio(
      () => readDiff(few, ''),
      () => readDiff(many, ''),
    );
    expect(ratio).toBeLessThan(64);
  });
});

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
    const base = git(path, ['rev-parse', 'HEAD']);
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

  it('is not misled by content that looks like a header after a lone carriage return', async () => {
    const path = makeRepository({ 'a.js': 'x\n', 'b.js': 'x\n' });
    const base = git(path, ['rev-parse', 'HEAD']);
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
    const inner = makeRepository({ 'lib.js': '1\n' });
    const path = makeRepository({ 'a.js': '1\n', 'z.js': '1\n' });
    git(path, ['-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', `file://${inner}`, 'lib']);
    commit(path, {});
    const base = git(path, ['rev-parse', 'HEAD']);
    commit(inner, { 'lib.js': '1\n2\n' });
    git(join(path, 'lib'), ['pull', '--quiet']);
    git(path, ['config', name, value]);
    git(path, ['add', '--force', 'lib']);
    commit(path, { 'a.js': '1\n2\n', 'z.js': '1\n2\n' });
    expect(await changedLines(path, base)).toEqual({ 'a.js': [[2, 2]], lib: [[1, 1]], 'z.js': [[2, 2]] });
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
    const path = makeRepository({ 'a.js': '1\n\n3\n', 'sub/b.js': 'x\n' });
    const base = git(path, ['rev-parse', 'HEAD']);
    commit(path, { 'a.js': '1\n\n3\n4\n', 'sub/b.js': 'x\ny\n' });
    git(path, ['config', name, value]);
    expect(await changedLines(path, base, join(path, 'sub'))).toEqual({ 'a.js': [[4, 4]], 'sub/b.js': [[2, 2]] });
  });

  it('compares with the merge base, not with what the base has become', async () => {
    const path = makeRepository({ 'a.js': 'x\n' });
    git(path, ['switch', '--quiet', '--create', 'feature']);
    commit(path, { 'mine.js': 'x\n' });
    git(path, ['switch', '--quiet', 'main']);
    commit(path, { 'theirs.js': 'x\n' });
    git(path, ['switch', '--quiet', 'feature']);
    expect(Object.keys(await changedLines(path, 'main'))).toEqual(['mine.js']);
  });

  it('has no file for a commit that the base holds', async () => {
    const path = makeRepository({ 'a.js': 'x\n' });
    expect(await localDiff(path, 'refs/heads/main', 'HEAD')).toEqual({ files: [], isComplete: true });
  });

  it('cannot tell in a shallow clone, or outside of a checkout', async () => {
    const path = makeRepository({ 'a.js': 'x\n' });
    git(path, ['switch', '--quiet', '--create', 'feature']);
    commit(path, { 'b.js': 'x\n' });
    const clone = join(makeFolder(), 'clone');
    git(path, ['clone', '--quiet', '--depth=1', '--no-single-branch', `file://${path}`, clone]);
    expect(await localDiff(clone, 'refs/remotes/origin/main', 'HEAD')).toBeUndefined();
    const folder = makeFolder();
    writeFiles(folder, { 'a.js': 'x\n' });
    expect(await localDiff(folder, 'main', 'HEAD')).toBeUndefined();
  });
});

describe('diffAgainstDefault', () => {
  /** `feature` changes `mine.js`; `trunk` is what it began at, and `main` holds its first half already. */
  function makeShop(): { path: string; head: string } {
    const path = makeRepository({ 'a.js': 'x\n' });
    git(path, ['branch', 'trunk']);
    commit(path, { 'first.js': 'x\n' });
    git(path, ['switch', '--quiet', '--create', 'feature']);
    return { path, head: commit(path, { 'mine.js': 'x\n' }) };
  }

  function clone(path: string, ...commands: string[][]): string {
    const copy = join(makeFolder(), 'clone');
    git(path, ['clone', '--quiet', '--branch=feature', `file://${path}`, copy]);
    git(copy, ['branch', 'main', 'origin/main']);
    for (const command of commands) git(copy, command);
    return copy;
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
    const { path, head } = makeShop();
    const diff = await diffAgainstDefault(clone(path, ...commands), head, alone);
    expect(diff && [...changesOf(diff).files.keys()]).toEqual(expected);
  });

  it.each<[string, string | undefined, string[] | undefined]>([
    ['tells them against its own default branch', 'trunk', ['first.js', 'mine.js']],
    ['guesses none', undefined, undefined],
    ['cannot tell against a branch that is not there', 'master', undefined],
    ['cannot tell on the default branch itself', 'feature', undefined],
  ])('without any remote: %s', async (_, alone, expected) => {
    const { path, head } = makeShop();
    const diff = await diffAgainstDefault(path, head, alone);
    expect(diff && [...changesOf(diff).files.keys()]).toEqual(expected);
  });

  it('cannot tell for a commit that is not known', async () => {
    expect(await diffAgainstDefault(makeShop().path, undefined, 'trunk')).toBeUndefined();
  });
});
