import { describe, expect, it } from 'vitest';
import type { RunContext } from '../../src/ci/context/context.ts';
import { GateError } from '../../src/errors.ts';
import { checkHead, checkName, checkScanned, refuseMoved, type Scanned, withOwnHead } from '../../src/steps/guards.ts';
import { fullScan } from '../model/collect-run.ts';

const sha = 'a'.repeat(40);
/** Of the same beginning. */
const other = `${'a'.repeat(39)}b`;
const context = { system: 'github', branch: 'feature', headSha: sha, sources: {} } as RunContext;
const at = (head: string) => ({ readHead: async () => head });

describe('the head', () => {
  it.each<[string, string, Parameters<typeof checkHead>[0], Partial<RunContext>]>([
    ['is the same', 'same', at(sha), {}],
    ['moved', 'moved', at(other), {}],
    ['cannot be asked for', 'unreadable', {}, {}],
    ['is not what nobody named', 'unreadable', at(sha), { headSha: undefined }],
    ['does not matter on a laptop that names none', 'same', {}, { headSha: undefined, system: 'laptop' }],
  ])('%s: %s', async (_, kind, around, fields) => {
    expect(await checkHead(around, { ...context, ...fields })).toMatchObject({ kind });
  });

  it.each(['NOT_FOUND', 'UNAVAILABLE', 'AUTH'] as const)('that answers %s is unreadable', async (code) => {
    const readHead = () => Promise.reject(new GateError(code, 'no'));
    expect(await checkHead({ readHead }, context)).toMatchObject({ kind: 'unreadable' });
  });

  it.each(['CANCELLED', 'SCAN_TIMEOUT'] as const)('that is cut off by %s ends the run', async (code) => {
    const readHead = () => Promise.reject(new GateError(code, 'over'));
    await expect(checkHead({ readHead }, context)).rejects.toMatchObject({ code });
  });
});

describe('a branch that is not checked out, on a laptop', () => {
  const laptop: RunContext = { ...context, system: 'laptop', headSha: undefined };
  const origin: RunContext = { ...laptop, sources: { head: { kind: 'origin', path: '.', branch: 'x' } } as never };
  const failing = (code: 'NOT_FOUND' | 'UNAVAILABLE') => ({
    readHead: () => Promise.reject(new GateError(code, 'no')),
  });

  it('is judged at the commit where origin has it', async () => {
    expect(await withOwnHead(at(sha), laptop)).toMatchObject({ headSha: sha });
  });

  it('is refused when origin does not have it', async () => {
    const around = failing('NOT_FOUND');
    const head = await checkHead(around, await withOwnHead(around, origin));
    expect(head).toMatchObject({ kind: 'moved', isAbsent: true });
    expect(() => refuseMoved(head)).toThrow(expect.objectContaining({ reason: 'not-found' }));
  });

  it('cannot be told where nobody can ask origin', async () => {
    const around = failing('UNAVAILABLE');
    expect(await checkHead(around, await withOwnHead(around, origin))).toMatchObject({ kind: 'unreadable' });
  });

  it('is left to a CI system, whose job says what it builds', async () => {
    const built: RunContext = { ...laptop, system: 'unattended' };
    expect(await withOwnHead(at(sha), built)).toMatchObject({ headSha: undefined });
  });
});

describe('several scans that were adopted', () => {
  const naming = (...commits: (string | undefined)[]) =>
    commits.map((commit_sha, index) => fullScan(`scan_${index}`, commit_sha === undefined ? {} : { commit_sha }));

  const scanned = (commits: (string | undefined)[], doubted: Partial<Scanned> = {}): Scanned => ({
    scans: naming(...commits),
    readName: async () => ({ kind: 'same' }),
    since: 'first look',
    ...doubted,
  });

  it.each<[string, (string | undefined)[], string]>([
    ['all of this commit', [sha, sha.slice(0, 8)], 'same'],
    ['the first of another', [other, sha], 'moved'],
    ['the second of another', [sha, other], 'moved'],
    ['one that does not say, and one of another', [undefined, other], 'moved'],
  ])('%s: %s', async (_, commits, kind) => {
    expect(await checkScanned(at(sha), context, scanned(commits))).toMatchObject({ kind });
  });

  it('of this commit still need the branch to stand there', async () => {
    expect(await checkScanned(at(other), context, scanned([sha]))).toMatchObject({ kind: 'moved' });
  });

  const leaving = (hasLeft: boolean | undefined) => ({ ...at(sha), hasLeft: async () => hasLeft });
  it.each<[string, boolean | undefined, (string | undefined)[], string]>([
    ['left the commit and came back', true, [undefined], 'moved'],
    ['stayed there', false, [undefined], 'same'],
    ['is one of which nobody tells', undefined, [undefined], 'same'],
    ['left the commit, which all scans name,', true, [sha, sha], 'same'],
    ['left the commit, which one scan names,', true, [sha, undefined], 'moved'],
  ])('of a branch that %s: %s for %j: %s', async (_, hasLeft, commits, kind) => {
    expect(await checkScanned(leaving(hasLeft), context, scanned(commits))).toMatchObject({ kind });
  });

  it('are taken as before where the token may not read what happened to the branch', async () => {
    const hasLeft = () => Promise.reject(new GateError('AUTH', 'GitHub answered 403'));
    expect(await checkScanned({ ...at(sha), hasLeft }, context, scanned([undefined]))).toEqual({ kind: 'same' });
    const cut = () => Promise.reject(new GateError('SCAN_TIMEOUT', 'over'));
    await expect(checkScanned({ ...at(sha), hasLeft: cut }, context, scanned([undefined]))).rejects.toThrow('over');
  });

  it('ask since the push where the scan is older than the run', async () => {
    const asked: unknown[] = [];
    const hasLeft = async (...given: unknown[]) => asked.push(given) < 0;
    await checkScanned({ ...at(sha), hasLeft }, context, scanned([undefined], { since: 'push' }));
    expect(asked).toEqual([[sha, 'push']]);
  });
});

describe('the name of a branch', () => {
  it.each([
    'origin/main',
    'refs/heads/x',
    'heads/x',
    'tags/v1',
    'remotes/x',
    'HEAD',
    'FETCH_HEAD',
    '@',
    sha,
    'A'.repeat(64),
  ])('can mean something else: %s', async (branch) => {
    expect(await checkName({}, { ...context, branch })).toMatchObject({ kind: 'moved' });
  });

  it.each(['main', 'my/origin', 'headless', 'origins/x', 'a'.repeat(39)])('means one thing: %s', async (branch) => {
    expect(await checkName({}, { ...context, branch })).toEqual({ kind: 'same' });
  });

  it.each<[boolean | GateError, string]>([
    [true, 'moved'],
    [false, 'same'],
    [new GateError('UNAVAILABLE', 'no'), 'unreadable'],
  ])('that is a tag too (%s) leaves it %s', async (answer, kind) => {
    const hasTag = async () => {
      if (answer instanceof GateError) throw answer;
      return answer;
    };
    expect(await checkName({ hasTag }, context)).toMatchObject({ kind });
  });
});
