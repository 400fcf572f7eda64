import { describe, expect, it } from 'vitest';
import type { RunContext } from '../../src/ci/context/context.ts';
import { GateError } from '../../src/errors.ts';
import {
  addBranchHead,
  checkBase,
  checkHead,
  checkName,
  checkScanned,
  createNoKeyError,
  isFileInHead,
  readChangedFiles,
  readMergeBaseMs,
  refuseMoved,
  type ScannedState,
} from '../../src/gate/guards.ts';
import { toPlainText } from '../../src/prose.ts';
import { fullScan } from '../model/collect-run.ts';

const sha = 'a'.repeat(40);
/** Of the same beginning. */
const other = `${'a'.repeat(39)}b`;
const context = { system: 'github', branch: 'feature', headSha: sha, sources: {} } as RunContext;
const laptop = { headSha: undefined, system: 'laptop' } as const;
const at = (head: string) => ({ readHead: async () => head });
const ends = ['CANCELLED', 'SCAN_TIMEOUT'] as const;
const failing = (code: GateError['code']) => () => Promise.reject(new GateError(code, 'no', { hint: 'Try it.' }));

describe('the head', () => {
  it.each<[string, string, Parameters<typeof checkHead>[0], Partial<RunContext>]>([
    ['is the same', 'same', at(sha), {}],
    ['moved', 'moved', at(other), {}],
    ['cannot be asked for', 'unreadable', {}, {}],
    ['is not what nobody named', 'unreadable', at(sha), { headSha: undefined }],
    ['does not matter on a laptop that names none', 'same', {}, { headSha: undefined, system: 'laptop' }],
    ['matters on a laptop that names one', 'unreadable', {}, { system: 'laptop' }],
    ['is not what a laptop does not name, where it can be asked for', 'unreadable', at(sha), { ...laptop }],
    ['matters elsewhere without a name', 'unreadable', {}, { headSha: undefined }],
  ])('%s: %s', async (_, kind, around, fields) => {
    expect(await checkHead(around, { ...context, ...fields })).toMatchObject({ kind });
  });

  it.each<[string, Parameters<typeof checkHead>[0], string, string]>([
    [
      'moved',
      at(`B${other.slice(1)}`),
      'feature moved from aaaaaaaaaaaa to Baaaaaaaaaaa',
      'The run of the newer commit decides.',
    ],
    [
      'cannot be asked for',
      {},
      'The expected commit of feature is not known',
      'Run the gate in a checkout of the commit that the job builds.',
    ],
    ['cannot be read', { readHead: failing('AUTH') }, 'The commit of feature could not be read: no', 'Try it.'],
  ])('that %s says so, and what to do', async (_, around, message, hint) => {
    expect(await checkHead(around, context)).toMatchObject({ message, hint });
  });

  it('is the same in capitals', async () => {
    expect(await checkHead(at(sha.toUpperCase()), context)).toEqual({ kind: 'same' });
    expect(await checkHead(at(sha), { ...context, headSha: sha.toUpperCase() })).toEqual({ kind: 'same' });
  });

  it.each(['NOT_FOUND', 'UNAVAILABLE', 'AUTH'] as const)('that answers %s is unreadable', async (code) => {
    const readHead = () => Promise.reject(new GateError(code, 'no'));
    expect(await checkHead({ readHead }, context)).toMatchObject({ kind: 'unreadable' });
  });

  it('that answers with a rate limit says so, as do the tags and the base', async () => {
    const refuse = () => Promise.reject(new GateError('RATE_LIMITED', 'no'));
    const base = { branch: 'main', sha: undefined };
    const limited = { kind: 'unreadable', reason: 'rate-limited' };
    expect(await checkHead({ readHead: refuse }, context)).toMatchObject(limited);
    expect(await checkName({ hasTag: refuse }, context)).toMatchObject(limited);
    expect(await checkBase({ readBase: refuse }, { ...context, base })).toMatchObject(limited);
  });

  it.each(ends)('that is cut off by %s ends the run', async (code) => {
    const readHead = failing(code);
    await expect(checkHead({ readHead }, context)).rejects.toMatchObject({ code });
    await expect(addBranchHead({ readHead }, { ...context, headSha: undefined })).rejects.toMatchObject({ code });
  });

  it('that moved before the scan ends the run, and no other', () => {
    const moved = { kind: 'moved', brief: 'it moved', message: 'main moved', hint: 'Wait.' } as const;
    const expected = {
      brief: 'it moved',
      code: 'CONFIG',
      reason: 'moved',
      message: 'main moved before the scan',
      hint: 'Wait.',
    };
    expect(() => refuseMoved(moved)).toThrow(expect.objectContaining(expected));
    for (const head of [{ kind: 'same' }, { ...moved, kind: 'unreadable' }] as const)
      expect(() => refuseMoved(head)).not.toThrow();
  });
});

describe('a branch that is not checked out, on a laptop', () => {
  const unnamed: RunContext = { ...context, ...laptop };
  const origin: RunContext = { ...unnamed, sources: { head: { kind: 'origin', path: '.', branch: 'x' } } as never };

  it('is judged at the commit where origin has it, as is a run by schedule', async () => {
    expect(await addBranchHead(at(sha), unnamed)).toMatchObject({ headSha: sha });
    expect(await addBranchHead(at(sha), { ...context, headSha: undefined })).toMatchObject({ headSha: sha });
  });

  it.each<[string, Partial<RunContext>]>([
    ['names a commit', { headSha: other }],
    ['is refused', { refusal: new GateError('CONFIG', 'From a fork') }],
  ])('is not asked for where the run %s', async (_, fields) => {
    const asked = { ...unnamed, ...fields };
    expect(await addBranchHead(at(sha), asked)).toEqual(asked);
  });

  it('stays unknown where nobody can ask', async () => {
    expect(await addBranchHead({}, unnamed)).toEqual(unnamed);
  });

  it('is refused when origin does not have it', async () => {
    const around = { readHead: failing('NOT_FOUND') };
    const head = await checkHead(around, await addBranchHead(around, origin));
    expect(head).toMatchObject({ kind: 'moved', isAbsent: true });
    const message = 'feature was not at origin before the scan';
    expect(() => refuseMoved(head)).toThrow(expect.objectContaining({ reason: 'not-found', message, hint: 'Try it.' }));
  });

  it('cannot be told where nobody can ask origin', async () => {
    const around = { readHead: failing('UNAVAILABLE') };
    expect(await checkHead(around, await addBranchHead(around, origin))).toMatchObject({ kind: 'unreadable' });
  });

  it('is left to a CI system, whose job says what it builds', async () => {
    const built: RunContext = { ...unnamed, system: 'unattended' };
    expect(await addBranchHead(at(sha), built)).toMatchObject({ headSha: undefined });
  });
});

describe('several scans that were adopted', () => {
  const naming = (...commits: (string | undefined)[]) =>
    commits.map((commit_sha, index) => fullScan(`scan_${index}`, commit_sha === undefined ? {} : { commit_sha }));

  const scanned = (commits: (string | undefined)[], doubted: Partial<ScannedState> = {}): ScannedState => ({
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

  it('say of which commit they are, as far as it is named', async () => {
    const hint = 'Run the gate on the newer commit.';
    expect(await checkScanned(at(sha), context, scanned([`B${other.slice(1)}`]))).toMatchObject({
      message: 'The scan is of commit Baaaaaaaaaaa, this run is about aaaaaaaaaaaa',
      hint,
    });
  });

  it('of this commit still need the branch to stand there', async () => {
    expect(await checkScanned(at(other), context, scanned([sha]))).toMatchObject({ kind: 'moved' });
  });

  const leaving = (hasBranchLeft: boolean | undefined) => ({ ...at(sha), hasLeft: async () => hasBranchLeft });
  it.each<[string, boolean | undefined, (string | undefined)[], string]>([
    ['left the commit and came back', true, [undefined], 'moved'],
    ['stayed there', false, [undefined], 'same'],
    ['is one of which nobody tells', undefined, [undefined], 'same'],
    ['left the commit, which all scans name,', true, [sha, sha], 'same'],
    ['left the commit, which one scan names,', true, [sha, undefined], 'moved'],
  ])('of a branch that %s: %s for %j: %s', async (_, hasBranchLeft, commits, kind) => {
    expect(await checkScanned(leaving(hasBranchLeft), context, scanned(commits))).toMatchObject({ kind });
  });

  it('of a branch that left the commit and came back say so', async () => {
    expect(await checkScanned(leaving(true), context, scanned([undefined]))).toEqual({
      kind: 'moved',
      brief: 'the branch moved',
      message: 'feature left aaaaaaaaaaaa during the run, and came back',
      hint: 'Run the gate again while the branch does not change.',
    });
  });

  it('ask nothing of the branch where nobody named a commit', async () => {
    const hasBranchLeft = () => Promise.reject(new GateError('CANCELLED', 'asked'));
    const unnamed: RunContext = { ...context, headSha: undefined };
    expect(await checkScanned({ ...at(sha), hasLeft: hasBranchLeft }, unnamed, scanned([undefined]))).toMatchObject({
      kind: 'unreadable',
    });
  });

  it.each(ends)('end the run when %s cuts them off', async (code) => {
    const around = { ...at(sha), hasLeft: failing(code) };
    await expect(checkScanned(around, context, scanned([undefined]))).rejects.toMatchObject({ code });
  });

  it('are taken as before where the token may not read what happened to the branch', async () => {
    const hasBranchLeft = () => Promise.reject(new GateError('AUTH', 'GitHub answered 403'));
    expect(await checkScanned({ ...at(sha), hasLeft: hasBranchLeft }, context, scanned([undefined]))).toEqual({
      kind: 'same',
    });
  });

  it('ask since the push where the scan is older than the run', async () => {
    const asked: unknown[] = [];
    const hasBranchLeft = async (...given: unknown[]) => asked.push(given) < 0;
    await checkScanned({ ...at(sha), hasLeft: hasBranchLeft }, context, scanned([undefined], { since: 'push' }));
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
    'head',
    'FETCH_HEAD',
    '@',
    sha,
    'A'.repeat(64),
    'pull/7/head',
    'pull/7/merge',
    'merge-requests/3/head',
    'pull-requests/12/from',
  ])('can mean something else: %s', async (branch) => {
    expect(await checkName({}, { ...context, branch })).toMatchObject({ kind: 'moved' });
  });

  it.each([
    'main',
    'my/origin',
    'my/origin/x',
    'headless',
    'FETCHHEAD',
    '_HEAD',
    'origins/x',
    '@x',
    'x@',
    'pull/7/fix',
    'pull/request/head',
    'my/pull/7/head',
    'pull/7/header',
    'a'.repeat(39),
    'a'.repeat(41),
    'a'.repeat(63),
    'a'.repeat(65),
    `${'a'.repeat(39)}g`,
    `${'a'.repeat(63)}g`,
  ])('means one thing: %s', async (branch) => {
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

  it.each<[string, Parameters<typeof checkName>[0], string, string, string]>([
    [
      'origin/x',
      {},
      'means more',
      'origin/x names more than a branch',
      'Rename the branch, or delete the tag of that name.',
    ],
    [
      'v1',
      { hasTag: async () => true },
      'is a tag too',
      'v1 is a branch and a tag',
      'Rename the branch, or delete the tag of that name.',
    ],
    [
      'v1',
      { hasTag: failing('AUTH') },
      'cannot be looked up',
      'Whether v1 is also a tag could not be determined: no',
      'Try it.',
    ],
  ])('%s says what is wrong where it %3$s', async (branch, around, _, message, hint) => {
    expect(await checkName(around, { ...context, branch })).toMatchObject({ message, hint });
  });

  it.each(ends)('ends the run when %s cuts it off', async (code) => {
    await expect(checkName({ hasTag: failing(code) }, context)).rejects.toMatchObject({ code });
  });
});

describe('what is read beside the scan', () => {
  const noting = () => {
    const notes: string[] = [];
    const note = (line: string) => void notes.push(line);
    return { notes, log: { note, say: note, detail: note } };
  };

  it('are the changed files, with a note where they cannot be read', async () => {
    const changes = { files: new Map(), isComplete: true };
    const { notes, log } = noting();
    expect(await readChangedFiles({}, log)).toBeUndefined();
    expect(await readChangedFiles({ changedFiles: async () => changes }, log)).toBe(changes);
    expect(notes).toEqual([]);
    expect(await readChangedFiles({ changedFiles: failing('AUTH') }, log)).toBeUndefined();
    expect(notes).toEqual([
      'The files of the pull request could not be read, so findings are counted and not named: no',
    ]);
  });

  it.each<[string, string, string[], boolean | undefined]>([
    ['there', 'src/a.js', ['src/a.js'], true],
    ['there, by another spelling', './src//a.js', ['src/a.js'], true],
    ['not there', 'src/a.js', ['src/b.js'], false],
    ['not known, for it may be named from the root of a machine', '/work/shop/src/a.js', ['src/a.js'], undefined],
    ['not known, for it may be named with a line', 'src/a.js:10', ['src/a.js'], undefined],
    ['not known, for it may be encoded', 'src/a%20b.js', ['src/a b.js'], undefined],
    ['not known, for it lies outside', '../a.js', ['a.js'], undefined],
    ['not known, for it is of another system', 'C:\\shop\\a.js', ['a.js'], undefined],
    ['not known, for it is no path', 'a'.repeat(5000), [], undefined],
  ])('is whether a file of the judged commit is %s', async (_, path, files, expected) => {
    const { notes, log } = noting();
    const readHeadFile = async (name: string) => (files.includes(name) ? { text: '', at: 'head' } : undefined);
    expect(await isFileInHead({ readHeadFile }, path, log)).toBe(expected);
    expect(notes).toEqual([]);
  });

  it('is whether a file is there, with a note where that cannot be read', async () => {
    const { notes, log } = noting();
    expect(await isFileInHead({}, 'a.js', log)).toBeUndefined();
    expect(notes).toEqual([]);
    expect(await isFileInHead({ readHeadFile: failing('AUTH') }, 'a.js', log)).toBeUndefined();
    expect(notes).toEqual(['Whether this commit contains the file of a secret could not be determined: no']);
  });

  it('is when the branch left its base, with a note where that cannot be read', async () => {
    const { notes, log } = noting();
    expect(await readMergeBaseMs({}, log)).toBeUndefined();
    expect(await readMergeBaseMs({ readMergeBaseMs: async () => 5 }, log)).toBe(5);
    expect(notes).toEqual([]);
    expect(await readMergeBaseMs({ readMergeBaseMs: failing('AUTH') }, log)).toBeUndefined();
    expect(notes).toEqual(['The commit where the branch left its base could not be read: no']);
  });

  it.each(ends)('ends the run when %s cuts it off', async (code) => {
    const { log } = noting();
    await expect(readChangedFiles({ changedFiles: failing(code) }, log)).rejects.toMatchObject({ code });
    await expect(readMergeBaseMs({ readMergeBaseMs: failing(code) }, log)).rejects.toMatchObject({ code });
    await expect(isFileInHead({ readHeadFile: failing(code) }, 'a.js', log)).rejects.toMatchObject({ code });
  });
});

it('a run without a key says what to set, and what runs that get no secrets can do', () => {
  const error = createNoKeyError();
  expect(error).toMatchObject({ code: 'CONFIG', reason: 'no-key', message: 'Not scanned: no API key' });
  expect(toPlainText(error.hint ?? '')).toBe(
    'Set `api-key` from a secret, or scan without a key: `scan-gate run --embedded`, in a workflow a second step with `uses: scan-gate/scan-gate/embedded@v1`. Pull requests from forks and Dependabot get no secrets.',
  );
});
