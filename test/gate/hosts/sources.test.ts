import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startLoopbackGithub } from '../../../scripts/loopback-github.ts';
import { GateError } from '../../../src/shared/errors.ts';
import { commit, git, makeFolder, makeRepository } from '../../service/temporary-repository.ts';
import { accessTo, type Sources } from '../../shared/git/access.ts';

type FileSource = NonNullable<Sources['trustedPolicy']>;
type HeadSource = NonNullable<Sources['head']>;
type DiffSource = NonNullable<Sources['diff']>;

const file = 'gate.yml';

/** `feature` left `main` before that went on, after the clone was made. */
const origin = makeRepository({ [file]: 'old', 'dir/c.js': 'x\n' });
git(origin, ['switch', '--quiet', '--create', 'feature']);
const feature = commit(origin, { 'b.js': 'x\n', [file]: 'mine' });
git(origin, ['switch', '--quiet', 'main']);
const clone = cloneOf('feature');
const shallow = cloneOf('feature', '--depth=1');
const main = commit(origin, { [file]: 'new' });

function cloneOf(branch: string, ...flags: string[]): string {
  const path = join(makeFolder(), 'clone');
  git(origin, ['clone', '--quiet', `--branch=${branch}`, ...flags, `file://${origin}`, path]);
  return path;
}

const base = git(clone, ['rev-parse', 'origin/main']);
const pulls = { 7: { base: main, head: feature } };
const options = { path: origin, repository: 'acme/shop', pulls };
const github = await startLoopbackGithub(options);
/** It says nothing of commits. */
const refusing = await startLoopbackGithub({
  ...options,
  fault: (path) => (path.includes('/commits/') ? 404 : undefined),
});
afterAll(async () => {
  await github.stop();
  await refusing.stop();
});

const readerOf =
  (source: FileSource, { apiUrl } = github) =>
  async (path: string) =>
    accessTo({ trustedPolicy: source }, { apiUrl }).readPolicyFile('trusted', path);

const short = (sha: string) => sha.slice(0, 12);

describe('a file', () => {
  it.each<[string, FileSource, string | undefined, string | undefined]>([
    ['of GitHub', { kind: 'github', ref: 'heads/main' }, 'new', `main at ${short(main)}`],
    [
      'of a commit of the checkout',
      { kind: 'checkout', path: clone, ref: feature },
      'mine',
      `commit ${short(feature)}`,
    ],
    ['of a branch that the checkout remembers', { kind: 'checkout', path: clone, ref: 'main' }, 'old', 'main at'],
    [
      'of HEAD, where the checkout does not hold the commit',
      { kind: 'checkout', path: clone, ref: main, otherwise: 'HEAD' },
      'mine',
      `commit ${short(feature)}`,
    ],
    ['of a branch as it stands now', { kind: 'origin', path: clone, branch: 'main' }, 'new', `main at ${short(main)}`],
  ])('is that %s', async (_, source, text, at) => {
    const found = await readerOf(source)(file);
    expect([found?.text, found?.at]).toEqual([text, expect.stringContaining(at ?? '')]);
  });

  it.each<[string, FileSource]>([
    ['the checkout', { kind: 'checkout', path: clone, ref: feature }],
    ['origin', { kind: 'origin', path: clone, branch: 'feature' }],
  ])('is read beside others of %s, each by itself', async (_, source) => {
    const access = accessTo({ trustedPolicy: source });
    const read = async (path: string) => access.readPolicyFile('trusted', path);
    const [own, folder, none, same] = await Promise.allSettled(['./gate.yml', 'dir', 'none.yml', file].map(read));
    expect(own).toMatchObject({ value: { text: 'mine' } });
    expect(folder).toMatchObject({ reason: { message: expect.stringContaining('dir is not a file at') } });
    expect(none).toEqual({ status: 'fulfilled', value: undefined });
    expect(same).toEqual(own);
    expect((await read('b.js'))?.text).toBe('x\n');
  });

  it('is absent where the commit does not hold it', async () => {
    expect(await readerOf({ kind: 'origin', path: clone, branch: 'main' })('none.yml')).toBeUndefined();
  });

  const why = new GateError('NOT_FOUND', 'nobody says');
  it.each<[string, FileSource, string]>([
    ['of a commit that is not there', { kind: 'checkout', path: clone, ref: main }, 'no commit for'],
    ['of a branch that origin does not have', { kind: 'origin', path: clone, branch: 'gone' }, 'no branch gone'],
    ['of no remote', { kind: 'origin', path: origin, branch: 'main' }, 'could not read origin'],
    ['of a source that is known to tell nothing', { kind: 'unreadable', why }, 'nobody says'],
  ])('cannot be read %s', async (_, source, words) => {
    await expect(readerOf(source)(file)).rejects.toThrow(words);
  });
});

describe('a file of the default branch, whose commit is checked out', () => {
  const held = (path: string, branch: string, sha: string): FileSource => ({
    ...{ kind: 'github', ref: `heads/${branch}` },
    otherwise: { path, branch, sha },
  });

  it('is what GitHub says', async () => {
    expect(await readerOf(held(clone, 'feature', feature))(file)).toEqual({
      text: 'mine',
      at: `feature at ${short(feature)}`,
    });
  });

  it('is that of the checkout where GitHub does not say, and origin has the branch there', async () => {
    expect(await readerOf(held(clone, 'feature', feature), refusing)(file)).toEqual({
      text: 'mine',
      at: `commit ${short(feature)}`,
    });
  });

  it.each<[string, FileSource]>([
    ['the branch has moved on', held(clone, 'main', base)],
    ['the branch is gone', held(clone, 'gone', feature)],
    ['there is no origin', held(origin, 'main', main)],
  ])('cannot be read where %s', async (_, source) => {
    await expect(readerOf(source, refusing)(file)).rejects.toThrow('GitHub: GET ');
  });
});

describe('the head', () => {
  it.each<[string, HeadSource, string]>([
    ['GitHub says', { kind: 'github', branch: 'main' }, main],
    ['origin says now', { kind: 'origin', path: clone, branch: 'main' }, main],
    ['is checked out', { kind: 'checkout', path: clone }, feature],
  ])('is what %s', async (_, source, sha) => {
    expect(await accessTo({ head: source }, github).readHead()).toBe(sha);
  });

  it('cannot be read of a branch that is gone', async () => {
    const source = { kind: 'origin', path: clone, branch: 'gone' } as const;
    await expect(accessTo({ head: source }).readHead()).rejects.toMatchObject({
      code: 'NOT_FOUND',
      hint: 'Push the branch.',
    });
  });
});

describe('the diff', () => {
  it.each<[string, DiffSource, string[] | undefined]>([
    [
      'of a pull request',
      { kind: 'pull-request', number: 7, base: { branch: 'main', sha: main }, headSha: feature },
      ['b.js', file],
    ],
    ['of two commits', { kind: 'comparison', baseSha: feature, baseBranch: 'main', headSha: main }, [file]],
    [
      'of a branch and a commit',
      { kind: 'comparison', baseSha: undefined, baseBranch: 'main', headSha: feature },
      ['b.js', file],
    ],
    [
      'of a branch and no commit',
      { kind: 'comparison', baseSha: undefined, baseBranch: 'main', headSha: undefined },
      undefined,
    ],
    [
      'of a checkout against a branch as it stands now',
      { kind: 'origin', path: clone, headSha: feature, branch: 'main' },
      ['b.js', file],
    ],
    [
      'of a checkout against the default branch that it knows',
      { kind: 'default-branch', path: clone, headSha: feature, alone: undefined },
      ['b.js', file],
    ],
    [
      'without a remote against the branch that stands alone',
      { kind: 'default-branch', path: origin, headSha: feature, alone: 'main' },
      ['b.js', file],
    ],
    ['of nobody knows what', { kind: 'default-branch', path: origin, headSha: feature, alone: undefined }, undefined],
  ])('is that %s', async (_, source, expected) => {
    const changes = await accessTo({ diff: source }, github).changedFiles();
    expect(changes && [...changes.files.keys()]).toEqual(expected);
  });

  it.each<[string, DiffSource, string[] | undefined]>([
    [
      'of a pull request',
      { kind: 'pull-request', number: 7, base: { branch: 'main', sha: main }, headSha: feature },
      [feature],
    ],
    [
      'of a pull request without a base',
      { kind: 'pull-request', number: 7, base: { branch: 'main', sha: undefined }, headSha: feature },
      undefined,
    ],
    ['of two commits', { kind: 'comparison', baseSha: feature, baseBranch: 'main', headSha: main }, [main]],
    [
      'of a branch and a commit',
      { kind: 'comparison', baseSha: undefined, baseBranch: 'main', headSha: feature },
      [feature],
    ],
    [
      'of a branch and no commit',
      { kind: 'comparison', baseSha: undefined, baseBranch: 'main', headSha: undefined },
      undefined,
    ],
    [
      'of a checkout against a branch that is fetched',
      { kind: 'origin', path: clone, headSha: feature, branch: 'main' },
      [feature],
    ],
    ['of nobody knows what', { kind: 'origin', path: clone, headSha: undefined, branch: 'main' }, undefined],
    ['of a laptop', { kind: 'default-branch', path: clone, headSha: feature, alone: undefined }, undefined],
  ])('has commits, %s', async (_, source, expected) => {
    const commits = await accessTo({ diff: source }, github).commits();
    const shas: string[] = [];
    for await (const { sha } of commits ?? []) shas.push(sha);
    expect(commits && shas).toEqual(expected);
  });

  it('leaves the checkout as it is', async () => {
    const before = git(clone, ['for-each-ref']);
    const access = accessTo({ diff: { kind: 'origin', path: clone, headSha: feature, branch: 'main' } });
    await access.commits();
    await access.changedFiles();
    expect(git(clone, ['for-each-ref'])).toBe(before);
    expect(() => git(clone, ['cat-file', '-e', main])).toThrow();
  });

  it.each([
    ['the commit', undefined],
    ['what lies between', 'f'.repeat(40)],
  ])('cannot be told where %s is not known', async (_, headSha) => {
    const source = { kind: 'origin', path: shallow, headSha, branch: 'main' } as const;
    await expect(accessTo({ diff: source }).changedFiles()).rejects.toThrow(/does not reach from .* back to main/);
  });
});
