import { describe, expect, it } from 'vitest';
import type { RunContext } from '../../../src/gate/hosts/context/context.ts';
import { judgeEvidence } from '../../../src/gate/policy/judge.ts';
import { GateError } from '../../../src/shared/errors.ts';
import { toPlainText } from '../../../src/shared/prose.ts';
import { expectRefusal } from '../../refusal.ts';
import { type Asked, createPlay, lost, pageOf } from '../../service-source.ts';
import { atHigh, type Changes, found } from '../policy/evidence.ts';
import { runOver } from './judged-run.ts';
import type { Around } from './reader.ts';

const sha = 'a'.repeat(40);
/** Of the same beginning. */
const other = `${'a'.repeat(39)}b`;
const context: Partial<RunContext> = { branch: 'feature', headSha: sha };
const laptop = { headSha: undefined, system: 'laptop' } as const;
const at = (head: string) => ({ readHead: async () => head });
const ends = ['CANCELLED', 'SCAN_TIMEOUT'] as const;
const failing = (code: GateError['code']) => () => Promise.reject(new GateError(code, 'no', { hint: 'Try it.' }));

const nothing = () => undefined;
/** Before the scan. A branch that has moved ends the run. */
const checkHead = (around: Around, fields: Partial<RunContext> = {}) =>
  createPlay({ reply: nothing, around: { readHead: undefined, ...around }, context: { ...context, ...fields } }).open();
const locate = (around: Around, fields: Partial<RunContext>) => {
  const play = createPlay({
    reply: nothing,
    around: { readHead: undefined, ...around },
    context: { ...context, ...fields },
  });
  return play.source.locate(play.progress);
};

interface Scanned {
  around?: Around;
  fields?: Partial<RunContext>;
  /** The commits that the scans of the run state. */
  commits?: (string | undefined)[];
  /** One that the run did not start. */
  isOlder?: boolean;
}

/** What is said after a scan that found nothing: why it is no pass. */
async function doubtOf({ around = at(sha), fields, commits = [undefined], isOlder = false }: Scanned) {
  const run = { ...context, ...fields };
  let isStarted = isOlder;
  const scans = commits.map((commit_sha, index) => ({
    ...{ scan_id: `scan_${index}`, repository_id: 'repo_1', branch: run.branch, status: 'COMPLETED', commit_sha },
    ...{ created_at: '2026-06-01T10:00:00Z', violations: { critical: 0, high: 0, medium: 0, low: 0, info: 0 } },
  }));
  const reply = ({ call, query }: Asked) => {
    isStarted ||= call === 'POST /scans';
    // Each may be the one that a lost request has started.
    if (call === 'POST /scans') return lost;
    if (call === 'GET /scans') return pageOf('scans', isStarted ? scans : [], query);
    return scans.find(({ scan_id }) => call === `GET /scans/${scan_id}`);
  };
  const settings = isOlder ? { 'scan-id': 'scan_0' } : {};
  const play = createPlay({ reply, around, context: run, settings, options: { isScanProven: true } });
  const { judgement } = await play.collect();
  expect(judgement.verdict).toBe('passed');
  const doubt = await play.source.checkPass(play.progress);
  return doubt && { ...doubt, message: doubt.message.split('; the scan found nothing')[0] };
}

/** The branch stood at the commit when the run looked first, and as its scan began. */
function laterAt(head: string) {
  let looks = 0;
  return { readHead: async () => (looks++ <= 1 ? sha : head) };
}

describe('the head', () => {
  it.each<[string, string, Around, Partial<RunContext>]>([
    ['is the same', 'same', at(sha), {}],
    ['cannot be asked for', 'unreadable', {}, {}],
    ['is not what nobody named', 'unreadable', at(sha), { headSha: undefined }],
    ['does not matter on a laptop that names none', 'same', {}, { headSha: undefined, system: 'laptop' }],
    ['matters on a laptop that names one', 'unreadable', {}, { system: 'laptop' }],
    ['is not what a laptop does not name, where it can be asked for', 'unreadable', at(sha), { ...laptop }],
    ['matters elsewhere without a name', 'unreadable', {}, { headSha: undefined }],
  ])('%s: %s', async (_, kind, around, fields) => {
    expect(await checkHead(around, fields)).toMatchObject({ kind });
  });

  it('that moved ends the run before the scan, and says what to do', async () => {
    expect(await expectRefusal(checkHead(at(`B${other.slice(1)}`)))).toMatchObject({
      ...{ code: 'CONFIG', reason: 'moved', brief: 'the branch moved' },
      message: 'feature moved from aaaaaaaaaaaa to Baaaaaaaaaaa before the scan',
      hint: 'The run of the newer commit decides.',
    });
    expect(await expectRefusal(checkHead(at(other)))).toMatchObject({ reason: 'moved' });
  });

  it.each<[string, Around, string, string]>([
    [
      'cannot be asked for',
      {},
      'The expected commit of feature is not known',
      'Run the gate in a checkout of the commit that the job builds.',
    ],
    ['cannot be read', { readHead: failing('AUTH') }, 'The commit of feature could not be read: no', 'Try it.'],
  ])('that %s says so, and what to do', async (_, around, message, hint) => {
    expect(await checkHead(around)).toMatchObject({ message, hint });
  });

  it('is the same in capitals', async () => {
    expect(await checkHead(at(sha.toUpperCase()))).toEqual({ kind: 'same' });
    expect(await checkHead(at(sha), { headSha: sha.toUpperCase() })).toEqual({ kind: 'same' });
  });

  it.each(['NOT_FOUND', 'UNAVAILABLE', 'AUTH'] as const)('that answers %s is unreadable', async (code) => {
    const readHead = () => Promise.reject(new GateError(code, 'no'));
    expect(await checkHead({ readHead })).toMatchObject({ kind: 'unreadable' });
  });

  it('that answers with a rate limit says so, as do the tags and the base', async () => {
    const refuse = () => Promise.reject(new GateError('RATE_LIMITED', 'no'));
    const limited = { reason: 'rate-limited' };
    expect(await checkHead({ readHead: refuse })).toMatchObject({ kind: 'unreadable', ...limited });
    expect(await doubtOf({ around: { ...at(sha), hasTag: refuse } })).toMatchObject(limited);
    expect(await judgedWith({ readBase: refuse })).toMatchObject({ verdict: 'inconclusive', ...limited });
  });

  it.each(ends)('that is cut off by %s ends the run', async (code) => {
    const readHead = failing(code);
    await expect(checkHead({ readHead })).rejects.toMatchObject({ code });
    await expect(locate({ readHead }, { headSha: undefined })).rejects.toMatchObject({ code });
  });
});

describe('a branch that is not checked out, on a laptop', () => {
  const unnamed: Partial<RunContext> = { ...context, ...laptop };
  const origin = { ...unnamed, sources: { head: { kind: 'origin', path: '.', branch: 'x' } } as never };

  it('is judged at the commit where origin has it, as is a run by schedule', async () => {
    expect(await locate(at(sha), unnamed)).toMatchObject({ headSha: sha });
    expect(await locate(at(sha), { headSha: undefined })).toMatchObject({ headSha: sha });
  });

  it.each<[string, Partial<RunContext>]>([
    ['names a commit', { headSha: other }],
    ['is refused', { refusal: new GateError('CONFIG', 'From a fork') }],
  ])('is not asked for where the run %s', async (_, fields) => {
    const asked = { ...unnamed, ...fields };
    expect(await locate(at(sha), asked)).toMatchObject({ headSha: fields.headSha });
  });

  it('stays unknown where nobody can ask', async () => {
    expect(await locate({}, unnamed)).toMatchObject({ headSha: undefined });
  });

  it('is refused when origin does not have it', async () => {
    const around = { readHead: failing('NOT_FOUND') };
    const message = 'feature was not at origin before the scan';
    const located = await locate(around, origin);
    expect(await expectRefusal(checkHead(around, located))).toMatchObject({
      reason: 'not-found',
      message,
      hint: 'Try it.',
    });
  });

  it('cannot be told where nobody can ask origin', async () => {
    const around = { readHead: failing('UNAVAILABLE') };
    expect(await checkHead(around, await locate(around, origin))).toMatchObject({ kind: 'unreadable' });
  });

  it('is left to a CI system, whose job says what it builds', async () => {
    expect(await locate(at(sha), { ...unnamed, system: 'unattended' })).toMatchObject({ headSha: undefined });
  });
});

describe('scans that found nothing', () => {
  const foreign = 'The scan is of commit aaaaaaaaaaaa, this run is about aaaaaaaaaaaa';
  it.each<[string, (string | undefined)[], string | undefined]>([
    ['all of this commit', [sha, sha.slice(0, 8)], undefined],
    ['the first of another', [other, sha], foreign],
    ['the second of another', [sha, other], foreign],
    ['one that does not say, and one of another', [undefined, other], foreign],
  ])('%s: %s', async (_, commits, message) => {
    expect((await doubtOf({ commits }))?.message).toBe(message);
  });

  it('say of which commit they are, as far as it is named', async () => {
    expect(await doubtOf({ commits: [`B${other.slice(1)}`] })).toEqual({
      reason: 'moved',
      brief: 'the scan is of another commit',
      message: 'The scan is of commit Baaaaaaaaaaa, this run is about aaaaaaaaaaaa',
      hint: 'Run the gate on the newer commit.',
    });
  });

  it('of this commit still need the branch to stand there', async () => {
    expect(await doubtOf({ around: laterAt(other), commits: [sha] })).toMatchObject({ brief: 'the branch moved' });
  });

  const leaving = (hasBranchLeft: boolean | undefined) => ({ ...at(sha), hasLeft: async () => hasBranchLeft });
  const left = {
    reason: 'moved',
    brief: 'the branch moved',
    message: 'feature left aaaaaaaaaaaa during the run, and came back',
    hint: 'Run the gate again while the branch does not change.',
  };
  it.each<[string, boolean | undefined, (string | undefined)[], object | undefined]>([
    ['left the commit and came back', true, [undefined], left],
    ['stayed there', false, [undefined], undefined],
    ['is one of which nobody tells', undefined, [undefined], undefined],
    ['left the commit, which all scans name,', true, [sha, sha], undefined],
    ['left the commit, which one scan names,', true, [sha, undefined], left],
  ])('of a branch that %s: %s for %j', async (_, hasBranchLeft, commits, expected) => {
    expect(await doubtOf({ around: leaving(hasBranchLeft), commits })).toEqual(expected);
  });

  it('ask nothing of the branch where nobody named a commit', async () => {
    const around = { ...at(sha), hasLeft: failing('CANCELLED') };
    const doubt = await doubtOf({ around, fields: { headSha: undefined } });
    expect(doubt).toMatchObject({ message: 'The expected commit of feature is not known' });
  });

  it.each(ends)('end the run when %s cuts them off', async (code) => {
    await expect(doubtOf({ around: { ...at(sha), hasLeft: failing(code) } })).rejects.toMatchObject({ code });
  });

  it('are taken as before where the token may not read what happened to the branch', async () => {
    expect(await doubtOf({ around: { ...at(sha), hasLeft: failing('AUTH') } })).toBeUndefined();
  });

  it.each<[boolean, string]>([
    [true, 'push'],
    [false, 'first look'],
  ])('ask since when the run started them (older: %s): since the %s', async (isOlder, since) => {
    const asked: unknown[] = [];
    const hasLeft = async (...given: unknown[]) => asked.push(given) < 0;
    await doubtOf({ around: { ...at(sha), hasLeft }, isOlder });
    expect(asked).toEqual([[sha, since]]);
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
    expect(await doubtOf({ fields: { branch } })).toMatchObject({ message: `${branch} names more than a branch` });
  });

  it.each([
    'main',
    'my/origin',
    'my/origin/x',
    'headless',
    'feature/head',
    'original/main',
    'feature/#1 ü%',
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
    expect(await doubtOf({ fields: { branch } })).toBeUndefined();
  });

  const meanings = {
    reason: 'moved',
    brief: 'the name of the branch has several meanings',
    hint: 'Rename the branch, or delete the tag of that name.',
  };
  it.each<[string, Around, object | undefined]>([
    ['origin/x', {}, { ...meanings, message: 'origin/x names more than a branch' }],
    ['v1', { hasTag: async () => true }, { ...meanings, message: 'v1 is a branch and a tag' }],
    ['v1', { hasTag: async () => false }, undefined],
    [
      'v1',
      { hasTag: failing('AUTH') },
      {
        reason: 'moved',
        brief: 'the tags could not be read',
        message: 'Whether v1 is also a tag could not be determined: no',
        hint: 'Try it.',
      },
    ],
  ])('%s says what is wrong: %#', async (branch, around, expected) => {
    expect(await doubtOf({ around: { ...at(sha), ...around }, fields: { branch } })).toEqual(expected);
  });

  it.each(ends)('ends the run when %s cuts it off', async (code) => {
    await expect(doubtOf({ around: { ...at(sha), hasTag: failing(code) } })).rejects.toMatchObject({ code });
  });
});

/** A pull request that passes, compared with its base. */
async function judgedWith(around: Around) {
  const changes = { kind: 'pull-request', number: 7 };
  const {
    report,
    changes: read,
    told,
  } = await runOver({
    policy: { scope: 'changed' },
    context: { ...context, base: { branch: 'main', sha: undefined }, sources: { diff: changes } as never },
    evidence: found(),
    around,
    source: {
      collect: async (_, { policy, readChanges }) => {
        const evidence = { ...found(), changes: await readChanges() };
        return { evidence, policy, judgement: judgeEvidence(evidence, policy) };
      },
    },
  });
  return { verdict: report.verdict, reason: report.reason, read, told };
}

/** A pull request with a secret in this file, which no diff names, and what of the judged commit's files is known. */
async function judgeSecret(file_path: string, around: Around) {
  const run = (day: number) => ({
    ...{ repository_id: 'repo_1', status: 'COMPLETED', created_at: `2026-06-0${day}T10:00:00Z` },
    ...{ started_at: `2026-06-0${day}T10:00:00Z`, completed_at: `2026-06-0${day}T10:10:00Z` },
  });
  const counts = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
  const base = { scan_id: 'scan_base', branch: 'main', ...run(1), violations: counts };
  const own = { scan_id: 'scan_own', branch: 'feature', ...run(2), violations: { ...counts, high: 1 } };
  const seen = '2026-06-02T10:05:00Z';
  const secret = {
    ...{ violation_id: 'v', title: 'A key', severity: 'HIGH', type: 'SECRET', status: 'OPEN', file_path },
    ...{ first_detected: seen, last_seen: seen },
  };
  const reply = ({ call, query }: Asked) => {
    if (call === 'GET /violations') return pageOf('violations', [secret], query);
    if (call === 'GET /violations/v') return secret;
    if (call === 'GET /scans') return pageOf('scans', [base], query);
    return [base, own].find(({ scan_id }) => call === `GET /scans/${scan_id}`);
  };
  const play = createPlay({
    ...{ reply, around, settings: { 'scan-id': 'scan_own' }, options: { isScanProven: true } },
    context: { ...context, base: { branch: 'main', sha: undefined } },
  });
  const changes: Changes = { files: new Map([['other.js', { lines: undefined }]]), isComplete: true };
  const policy = { ...atHigh, scope: 'auto', untouched: 'note' } as const;
  const { evidence } = await play.collect({ policy, readChanges: async () => changes });
  return { held: evidence.held?.get(file_path), notes: play.notes.filter((line) => !line.startsWith('Judging scan')) };
}

describe('what is read beside the scan', () => {
  it('are the changed files, with a note where they cannot be read', async () => {
    const changes = { files: new Map(), isComplete: true };
    expect(await judgedWith({})).toMatchObject({ read: undefined, told: [] });
    expect(await judgedWith({ changedFiles: async () => changes })).toMatchObject({ read: changes, told: [] });
    expect(await judgedWith({ changedFiles: failing('AUTH') })).toMatchObject({
      read: undefined,
      told: ['The files of the pull request could not be read, so findings are counted and not named: no'],
    });
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
    const readHeadFile = async (name: string) => (files.includes(name) ? { text: '', at: 'head' } : undefined);
    expect(await judgeSecret(path, { readHeadFile })).toEqual({ held: expected, notes: [] });
  });

  it('is whether a file is there, with a note where that cannot be read', async () => {
    expect(await judgeSecret('a.js', {})).toEqual({ held: undefined, notes: [] });
    const { held, notes } = await judgeSecret('a.js', { readHeadFile: failing('AUTH') });
    expect(held).toBeUndefined();
    expect(new Set(notes)).toEqual(
      new Set(['Whether this commit contains the file of a secret could not be determined: no']),
    );
  });

  it('is when the branch left its base, with a note where that cannot be read', async () => {
    for (const around of [{}, { readMergeBaseMs: async () => 5 }])
      expect((await judgeSecret('a.js', around)).notes).toEqual([]);
    expect((await judgeSecret('a.js', { readMergeBaseMs: failing('AUTH') })).notes).toEqual([
      'The commit where the branch left its base could not be read: no',
    ]);
  });

  it.each(ends)('ends the run when %s cuts it off', async (code) => {
    await expect(judgeSecret('a.js', { readMergeBaseMs: failing(code) })).rejects.toMatchObject({ code });
    await expect(judgeSecret('a.js', { readHeadFile: failing(code) })).rejects.toMatchObject({ code });
    const reason = code === 'CANCELLED' ? 'cancelled' : 'timeout';
    expect(await judgedWith({ changedFiles: failing(code) })).toMatchObject({ verdict: 'inconclusive', reason });
  });
});

it('a run without a key says what to set, and what runs that get no secrets can do', () => {
  const play = createPlay({ reply: nothing, settings: { 'api-key': undefined } });
  const error = play.source.refuse?.(play.progress);
  expect(error).toMatchObject({ code: 'CONFIG', reason: 'no-key', message: 'Not scanned: no API key' });
  expect(toPlainText(error?.hint ?? '')).toBe(
    'Set `api-key` from a secret. Pull requests from forks and Dependabot get no secrets: judge them with `fallback: embedded`. Without a service: the action without `base-url` and `api-key`, or `scan-gate run --embedded`.',
  );
});
