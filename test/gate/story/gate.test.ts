import { describe, expect, it } from 'vitest';
import type { RunContext } from '../../../src/gate/hosts/context/context.ts';
import { type ErrorCode, GateError } from '../../../src/shared/errors.ts';
import { toPlainText } from '../../../src/shared/prose.ts';
import { context, gate, type Options, posts, proposal, saying, sha } from '../../scripted-gate.ts';
import {
  completed,
  earlierTime,
  noCounts,
  repository,
  type Script,
  scanTimes,
  seenTime,
  type Violation,
  violation,
} from '../../scripted-service.ts';
import { makeFolder, writeFiles } from '../../service/temporary-repository.ts';
import { documentOf, statement } from '../policy/vex/documents.ts';
import type { Around } from './reader.ts';

describe('the gate, when all goes well', () => {
  it('passes a scan that found nothing, with at most 8 requests and one poll', async () => {
    const ran = await gate({});
    expect(ran.report).toMatchObject({ verdict: 'passed', reason: 'clean', exitCode: 0, scan: { id: 'scan_new_1' } });
    expect(ran.service.asked.length).toBeLessThanOrEqual(9);
  });

  it('fails on a HIGH, and names it', async () => {
    const bad = violation({ title: 'Path traversal' });
    const { report } = await gate({ polls: [completed({ high: 1 })], lists: [[bad]] });
    expect(report).toMatchObject({ verdict: 'failed', exitCode: 1 });
    expect(report.findings).toMatchObject([
      { id: bad.violation_id, title: 'Path traversal', effect: 'blocks', label: 'seen' },
    ]);
  });

  it('says in one line what the scan went through', async () => {
    const polls = [{ status: 'PENDING' }, { status: 'SCANNING' }, { status: 'SCANNING' }, completed()];
    const { said } = await gate({ polls });
    expect(said).toEqual([
      expect.stringMatching(/^Scan scan_new_1: pending \d+ s, scanning \d+ s, completed after \d+ s$/),
    ]);
  });

  it('says that a long scan is still running', async () => {
    const polls = [...Array.from({ length: 40 }, () => ({ status: 'SCANNING' })), completed()];
    const { said } = await gate({ polls });
    expect(said.some((line) => line.startsWith('Scan scan_new_1: scanning, '))).toBe(true);
  });

  it('names a policy file in another case that lies in the folder of the job', async () => {
    const folder = makeFolder();
    writeFiles(folder, { '.SCAN-GATE.yml': 'fail-on-severity: low\n' });
    const around = { folder, readHead: async () => sha, readPolicyFile: async () => undefined };
    const { report, said } = await gate({}, { around });
    expect(report).toMatchObject({ verdict: 'passed' });
    expect(said).toContain('.SCAN-GATE.yml is not read: the policy file is .scan-gate.yml; rename it');
  });

  it('does not wait when asked not to, and exits 0 without a verdict', async () => {
    const ran = await gate({}, { settings: { wait: 'false' } });
    expect(ran.report).toMatchObject({
      verdict: 'inconclusive',
      reason: 'not-waited',
      exitCode: 0,
      scan: { id: 'scan_new_1' },
      message: 'Scan scan_new_1 was started and not waited for',
      hint: ['Judge it later with ', { code: 'scan-id: scan_new_1' }, '.'],
    });
    expect(ran.service.calls()).not.toContain('GET /scans/scan_new_1');
  });

  it('judges a scan that exists', async () => {
    const old = {
      scan_id: 'scan_old',
      repository_id: 'repo_1',
      branch: 'main',
      commit_sha: sha,
      ...completed({ high: 1 }),
    };
    const ran = await gate({ scans: [old], lists: [[violation()]] }, { settings: { 'scan-id': 'scan_old' } });
    expect(ran.report).toMatchObject({ verdict: 'failed', scan: { id: 'scan_old', isAdopted: false } });
    expect(ran.report.notes).toContain(
      'Judging scan scan_old, which this run did not start: it covers the branch as it was then',
    );
    expect(posts(ran)).toBe(0);
  });

  it('does not judge a scan that nothing ties to the commit', async () => {
    const old = { scan_id: 'scan_old', repository_id: 'repo_1', branch: 'main', ...completed() };
    const judged = async (isScanProven: boolean) =>
      (await gate({ scans: [old] }, { settings: { 'scan-id': 'scan_old' }, isScanProven })).report;
    const report = await judged(false);
    expect(report).toMatchObject({ verdict: 'inconclusive', reason: 'moved', scan: { id: 'scan_old' } });
    expect(report.message).toContain('cannot be matched to commit');
    expect((await judged(true)).verdict).toBe('passed');
  });

  it.each([
    ['repository', { repository_id: 'repo_2', branch: 'main' }],
    ['branch', { repository_id: 'repo_1', branch: 'other' }],
  ])('does not judge a scan of another %s', async (_, fields) => {
    const old = { scan_id: 'scan_old', ...fields, ...completed() };
    const { report } = await gate({ scans: [old] }, { settings: { 'scan-id': 'scan_old' } });
    expect(report).toMatchObject({ verdict: 'inconclusive', reason: 'protocol' });
  });
});

describe('the gate, before it scans', () => {
  it.each<[string, Partial<Script>, Options, string]>([
    ['without a key', {}, { settings: { 'api-key': '' } }, 'no-key'],
    ['when no repository has the address', { repositories: [] }, {}, 'not-found'],
    [
      'when two repositories have the address',
      { repositories: [repository, { ...repository, repository_id: 'repo_2' }] },
      {},
      'not-found',
    ],
    [
      'when the list of repositories keeps changing',
      {
        fault: ({ path, query }, count) =>
          path === '/repositories' && query.get('page') === '1'
            ? { status: 200, body: { repositories: [repository], pagination: { page: 1, total: 2 + count } } }
            : undefined,
      },
      {},
      'protocol',
    ],
    ['when the id is unknown', {}, { settings: { 'repository-id': 'nope' } }, 'not-found'],
    [
      'when the id is of another repository',
      { repositories: [{ ...repository, vcs_url: 'https://github.com/acme/other' }] },
      { settings: { 'repository-id': 'repo_1' } },
      'foreign-repository',
    ],
    ['when the branch has moved', {}, { around: { readHead: async () => 'b'.repeat(40) } }, 'moved'],
    ['when the policy file is wrong', {}, { around: saying('fail-on: x') }, 'settings'],
    [
      'when the config file cannot be read',
      {},
      { around: { readPolicyFile: () => Promise.reject(new GateError('AUTH', '403')) } },
      'policy',
    ],
    ['when the key is refused', { fault: () => ({ status: 401 }) }, {}, 'auth'],
    ['when the service answers in HTML', { fault: () => ({ status: 200, body: '<html></html>' }) }, {}, 'protocol'],
    ['when the service is down', { fault: () => ({ status: 503 }) }, {}, 'unavailable'],
  ])('is inconclusive %s, and starts no scan', async (_, script, options, reason) => {
    const ran = await gate(script, options);
    expect(ran.report).toMatchObject({ verdict: 'inconclusive', reason, exitCode: 2 });
    expect(ran.report.message).not.toBe('');
    expect(posts(ran)).toBe(0);
  });
});

describe('the gate, where it must not scan', () => {
  const refusal = new GateError('CONFIG', 'From a fork', { reason: 'fork', hint: 'Do it elsewhere.' });
  const broken = { readPolicyFile: () => Promise.reject(new GateError('AUTH', 'GitHub answered 403')) };

  it.each<[string, Around, Record<string, string>, number, boolean]>([
    ['as the policy file says', saying('on-inconclusive: fork=warn'), {}, 0, true],
    ['as the policy file says of all runs', saying('warn-only: true'), {}, 0, false],
    [
      'as the step says, against the file',
      saying('on-inconclusive: fork=warn'),
      { 'on-inconclusive': 'fail' },
      2,
      true,
    ],
    ['as the step says, without a file', {}, { 'on-inconclusive': 'fork=warn' }, 0, true],
    ['with 2 for another reason in the file', saying('on-inconclusive: wrong-ref=warn'), {}, 2, true],
    ['with 2 when the file cannot be read', broken, {}, 2, true],
    ['as the step says, when the file cannot be read', broken, { 'on-inconclusive': 'fork=warn' }, 0, true],
    ['with 2 when the file is wrong', saying('on-inconclusive: fork=wran'), {}, 2, true],
  ])('ends %s, and asks the service nothing', async (_, around, settings, exitCode, enforced) => {
    const ran = await gate({}, { context: { refusal }, around, settings });
    const { message, hint } = refusal;
    expect(ran.report).toMatchObject({ verdict: 'inconclusive', reason: 'fork', message, hint, exitCode, enforced });
    expect(ran.report).toMatchObject({ branch: undefined, headSha: undefined, event: 'push' });
    expect(ran.service.asked).toEqual([]);
  });

  it('notes why the file does not count', async () => {
    const { report } = await gate({}, { context: { refusal }, around: broken });
    expect(report.notes).toEqual([expect.stringContaining('could not be read: GitHub answered 403')]);
  });

  it('says that the policy of the default branch was read', async () => {
    const { report } = await gate({}, { context: { refusal }, around: saying('on-inconclusive: fork=warn') });
    expect(report.policy.source).toBe('.github/scan-gate.yml of main');
  });
});

describe('the gate, while it scans', () => {
  it('is inconclusive when the scan FAILED, with what the service says', async () => {
    const { report } = await gate({ polls: [{ status: 'FAILED', error: 'no runner' }] });
    expect(report.hint).toBe('There is no verdict. Check the scan in the service, then run the gate again.');
    expect(report).toMatchObject({ verdict: 'inconclusive', reason: 'scan-failed', exitCode: 2 });
    expect(report.message).toContain('no runner');
  });

  it.each(['SCANNING', 'ARCHIVED'])(
    'is inconclusive when the scan stays %s until the time is over, and says how to go on',
    async (status) => {
      const { report } = await gate({ polls: [{ status }] }, { settings: { 'timeout-seconds': '120' } });
      expect(report).toMatchObject({ verdict: 'inconclusive', reason: 'timeout' });
      expect(toPlainText(report.hint ?? '')).toContain('scan-id: scan_new_1');
    },
  );

  it('stops when it is cancelled, and says which scan goes on', async () => {
    const { report } = await gate({ polls: [{ status: 'SCANNING' }] }, { cancelAt: 'scanning, ' });
    expect(report).toMatchObject({ verdict: 'inconclusive', reason: 'cancelled' });
    expect(report.message).toContain('scan_new_1');
  });

  it.each([
    ['moved while the scan ran', async () => 'b'.repeat(40)],
    ['cannot be read after the scan', () => Promise.reject(new GateError('AUTH', '403'))],
  ])('takes a pass back when the branch %s', async (_, second) => {
    let reads = 0;
    const readHead = () => (reads++ === 0 ? Promise.resolve(sha) : second());
    const { report } = await gate({}, { around: { readHead } });
    expect(report).toMatchObject({ verdict: 'inconclusive', reason: 'moved' });
  });
});

describe('the gate, when the answer to POST /scans is lost', () => {
  it('adopts the one new scan of this branch, and starts no second one', async () => {
    const ran = await gate({ fault: ({ method }) => (method === 'POST' ? 'applied, then reset' : undefined) });
    expect(ran.report).toMatchObject({ verdict: 'passed', scan: { id: 'scan_new_1' } });
    expect(ran.report.notes.join()).toContain('assumed that it started scan_new_1');
    expect(posts(ran)).toBe(1);
  });

  it('asks once more after 30 s of looking when there is no trace of it', async () => {
    const ran = await gate({ fault: ({ method }, count) => (method === 'POST' && count === 1 ? 'reset' : undefined) });
    expect(ran.report.verdict).toBe('passed');
    expect(posts(ran)).toBe(2);
  });
});

describe('the gate, and its evidence', () => {
  const baseTimes = {
    created_at: '2026-05-20T10:00:00.000Z',
    started_at: '2026-05-20T10:00:01.000Z',
    completed_at: '2026-05-20T10:00:09.000Z',
  };
  const elsewhere = (count: number, fields: Partial<Violation> = {}) =>
    Array.from({ length: count }, () => violation({ first_detected: earlierTime, last_seen: earlierTime, ...fields }));
  const suppressed = (count: number) => Array.from({ length: count }, () => violation({ status: 'FALSE_POSITIVE' }));

  it.each<[string, Partial<Script>, string]>([
    [
      'fails on two open next to two suppressed',
      { polls: [completed({ high: 2 })], lists: [[violation(), violation(), ...suppressed(2)]] },
      'failed',
    ],
    [
      'passes when all that the scan counts is suppressed',
      { polls: [completed({ high: 2 })], lists: [suppressed(2)] },
      'passed',
    ],
    [
      'does not pass on a lagging list of FIXED',
      { polls: [completed({ high: 1 })], lists: [elsewhere(40, { status: 'FIXED' })] },
      'inconclusive',
    ],
    ['passes next to 40 OPEN of other branches', { polls: [completed()], lists: [elsewhere(40)] }, 'passed'],
    [
      'is undecided without counts',
      { polls: [{ ...completed(), violations: undefined }], lists: [[]] },
      'inconclusive',
    ],
    [
      'fails on what it saw, even without counts',
      { polls: [{ ...completed(), violations: undefined }], lists: [[violation()]] },
      'failed',
    ],
    [
      'is undecided when the count of HIGH is missing',
      { polls: [{ ...completed(), violations: { ...noCounts, high: undefined } }] },
      'inconclusive',
    ],
    ['is undecided when the list stays empty', { polls: [completed({ critical: 1 })], lists: [[]] }, 'inconclusive'],
    ['fails once the list catches up', { polls: [completed({ high: 1 })], lists: [[], [], [violation()]] }, 'failed'],
    [
      'does not pass while a new finding is missing from a list of suppressed ones',
      { polls: [completed({ high: 3 })], lists: [suppressed(2)] },
      'inconclusive',
    ],
    [
      'fails when the new finding then appears',
      { polls: [completed({ high: 3 })], lists: [suppressed(2), [...suppressed(2), violation()]] },
      'failed',
    ],
    [
      'fails on FIXED although this scan saw it',
      { polls: [completed({ high: 1 })], lists: [[violation({ status: 'FIXED' })]] },
      'failed',
    ],
    [
      'fails on a severity that nobody knows, seen by this scan',
      { polls: [completed()], lists: [[violation({ severity: 'BLOCKER' })]] },
      'failed',
    ],
    [
      'passes a severity that nobody knows, of another branch',
      { polls: [completed()], lists: [elsewhere(1, { severity: 'BLOCKER' })] },
      'passed',
    ],
    [
      'finds a severity that nobody knows among hundreds',
      { polls: [completed()], lists: [[...elsewhere(150, { severity: 'LOW' }), violation({ severity: 'BLOCKER' })]] },
      'failed',
    ],
    [
      'fails on 1,234 over many pages',
      { polls: [completed({ high: 1234 })], lists: [Array.from({ length: 1234 }, () => violation())] },
      'failed',
    ],
    [
      'is undecided while an overlapping scan blurs whose an open finding is, next to a suppressed one',
      {
        polls: [completed({ high: 1 })],
        lists: [[violation(), ...suppressed(1)]],
        scans: [
          {
            scan_id: 'scan_other',
            repository_id: 'repo_1',
            branch: 'dev',
            status: 'SCANNING',
            ...scanTimes,
            completed_at: undefined,
          },
        ],
      },
      'inconclusive',
    ],
    [
      'tells whose an open finding is when nothing overlaps',
      { polls: [completed({ high: 1 })], lists: [[...elsewhere(1), ...suppressed(1)]] },
      'passed',
    ],
  ])('%s', async (_, script, verdict) => {
    const { report } = await gate(script);
    expect(report.verdict, report.message).toBe(verdict);
  });

  it('lists all 1,234, and reads no more details than are shown', async () => {
    const lists = [Array.from({ length: 1234 }, () => violation())];
    const { report } = await gate({ polls: [completed({ high: 1234 })], lists });
    expect(report.findings).toHaveLength(1234);
    expect(report.requests.getViolation).toBeLessThanOrEqual(60);
  });

  it('reads the list with the service’s own page size', async () => {
    const lists = [Array.from({ length: 70 }, () => violation())];
    const { report } = await gate({ polls: [completed({ high: 70 })], lists, pageCap: 20 });
    expect(report.findings).toHaveLength(70);
  });

  it.each<[string, unknown, string]>([
    ['the commit in short', sha.slice(0, 8), 'passed'],
    ['the commit in capitals', sha.toUpperCase(), 'passed'],
    ['no commit', null, 'passed'],
    ['what is no commit', 'main', 'passed'],
    ['another commit', 'b'.repeat(40), 'inconclusive'],
    ['another commit in short', 'B'.repeat(8), 'inconclusive'],
  ])('judges a scan that names %s', async (_, commit_sha, verdict) => {
    expect((await gate({ polls: [{ ...completed(), commit_sha }] })).report).toMatchObject({ verdict });
  });

  it.each(['feature/#1 ü%', 'a&b=c?d', 'x/y..z;%2e'])('passes a branch that is called %s', async (branch) => {
    const { report } = await gate({}, { context: { branch } });
    expect(report).toMatchObject({ verdict: 'passed', branch });
  });

  it.each([
    ['Mon, 01 Jun 2026 12:00:00 GMT', 'passed'],
    ['Tue, 02 Jun 2026 00:00:01 GMT', 'failed'],
    ['Sun, 31 May 2026 12:00:00 GMT', 'passed'],
  ])('ends an exception on the later day of the runner and the service, which says %s', async (date, verdict) => {
    const fields = { first_detected: '2026-05-30T10:00:00Z', last_seen: '2026-05-30T10:00:05Z' };
    const times = { started_at: '2026-05-30T10:00:00Z', completed_at: '2026-05-30T10:00:09Z' };
    const text = 'exceptions:\n  - violation_id: v1\n    reason: accepted by the team\n    expires: 2026-06-01\n';
    const { report } = await gate(
      {
        date,
        polls: [{ ...completed({ high: 1 }), ...times }],
        lists: [[violation({ violation_id: 'v1', ...fields })]],
      },
      { around: { readHead: async () => sha, ...saying(text) } },
    );
    expect(report).toMatchObject({ verdict });
  });

  it('does not trust a service that ignores the severity filter', async () => {
    const many = Array.from({ length: 150 }, () => violation({ severity: 'LOW' }));
    const { report } = await gate({
      polls: [completed({ high: 1 })],
      fault: ({ path, query }) => {
        if (path !== '/violations') return undefined;
        const page = Number(query.get('page') ?? 1);
        return {
          status: 200,
          body: { violations: many.slice((page - 1) * 100, page * 100), pagination: { page, total: 150 } },
        };
      },
    });
    expect(report).toMatchObject({ verdict: 'inconclusive', reason: 'evidence' });
  });

  it('does not compare with an own branch as base, which its author could have filled', async () => {
    const base = {
      scan_id: 'scan_base',
      repository_id: 'repo_1',
      branch: 'mine',
      ...completed({ high: 1 }),
      ...baseTimes,
    };
    const script = { scans: [base], polls: [completed({ high: 1 })], lists: [elsewhere(1, { last_seen: seenTime })] };
    const around = { readHead: async () => sha, changedFiles: async () => ({ files: new Map(), isComplete: true }) };
    const judged = (branch: string, defaultBranch: string) =>
      gate(script, {
        context: { ...proposal, event: 'pull_request', base: { branch, sha: undefined }, defaultBranch },
        around,
      });
    expect((await judged('mine', 'main')).report).toMatchObject({ verdict: 'failed', scope: 'scan' });
    expect((await judged('mine', 'mine')).report).toMatchObject({ verdict: 'passed', scope: 'auto' });
  });

  describe('whose existing findings block, while its diff', () => {
    const base = {
      scan_id: 'scan_base',
      repository_id: 'repo_1',
      branch: 'main',
      ...completed({ high: 1 }),
      ...baseTimes,
    };
    const old = violation({ first_detected: '2026-05-01T00:00:00Z', last_seen: seenTime });
    const changing = (isComplete: boolean) => async () => ({
      files: new Map([['src/other.js', { lines: undefined }]]),
      isComplete,
    });
    const failing = (code: ErrorCode) => () => Promise.reject(new GateError(code, 'GitHub: GET x answered 403'));
    const unread = {
      verdict: 'inconclusive',
      reason: 'evidence',
      message: expect.stringContaining(
        '; the list of changed files could not be read, so any finding may be in the change',
      ),
    };
    const cut = {
      verdict: 'inconclusive',
      message: expect.stringContaining('; the list of changed files is incomplete'),
    };
    it.each<[string, string, Around['changedFiles'], object]>([
      ['is refused', 'auto', failing('AUTH'), unread],
      ['is refused', 'changed', failing('AUTH'), unread],
      ['is refused', 'changed-lines', failing('AUTH'), unread],
      ['is not found', 'auto', failing('NOT_FOUND'), unread],
      ['is not answered', 'auto', failing('UNAVAILABLE'), unread],
      ['is answered with a page', 'changed', failing('PROTOCOL'), unread],
      ['cannot be asked for any more', 'auto', failing('RATE_LIMITED'), unread],
      ['is not known', 'auto', async () => undefined, unread],
      ['has too many files', 'auto', changing(false), cut],
      ['has too many files', 'changed', changing(false), cut],
      ['has other files', 'auto', changing(true), { verdict: 'passed' }],
      ['has other files', 'changed', changing(true), { verdict: 'passed' }],
      ['is refused, and does not matter', 'scan', failing('AUTH'), { verdict: 'failed' }],
    ])('%s, scope %s', async (_, scope, readChangedFiles, expected) => {
      const { report } = await gate(
        { scans: [base], polls: [completed({ high: 1 })], lists: [[old]] },
        {
          context: {
            ...{ ...proposal, event: 'pull_request', branch: 'feature', base: { branch: 'main', sha: undefined } },
            sources: {
              ...context.sources,
              diff: { kind: 'comparison', baseSha: sha, baseBranch: 'main', headSha: sha },
            },
          },
          around: { readHead: async () => sha, hasTag: async () => false, changedFiles: readChangedFiles },
          settings: { scope },
        },
      );
      expect(report).toMatchObject(expected);
      if (report.verdict === 'inconclusive') expect(toPlainText(report.hint ?? '')).not.toContain('lag');
    });
  });

  describe('that is aimed elsewhere during the run', () => {
    const base = { scan_id: 'scan_base', repository_id: 'repo_1', branch: 'main', ...completed({}), ...baseTimes };
    const clean = { scans: [base], polls: [completed({})] };
    const bad = { scans: [base], polls: [completed({ high: 1 })], lists: [[violation({ last_seen: seenTime })]] };
    const moved = 'The pull request went into main and now goes into mine; this run judged what the commit changes';
    const refused = (code: ErrorCode) => () => Promise.reject(new GateError(code, 'GitHub answered'));
    it.each<[string, Partial<Script>, string, () => Promise<string>, object]>([
      ['another base', clean, 'auto', async () => 'mine', { verdict: 'inconclusive', reason: 'moved', message: moved }],
      ['another base', clean, 'changed', async () => 'mine', { verdict: 'inconclusive', message: moved }],
      ['another base', clean, 'changed-lines', async () => 'mine', { verdict: 'inconclusive', message: moved }],
      ['a base in another case', clean, 'auto', async () => 'Main', { verdict: 'inconclusive', reason: 'moved' }],
      [
        'no base that GitHub can say',
        clean,
        'auto',
        refused('UNAVAILABLE'),
        { verdict: 'inconclusive', reason: 'moved' },
      ],
      ['an answer that is none', clean, 'auto', refused('PROTOCOL'), { verdict: 'inconclusive', reason: 'moved' }],
      ['its base', clean, 'auto', async () => 'main', { verdict: 'passed' }],
      ['its base', clean, 'changed', async () => 'main', { verdict: 'passed' }],
      ['a base that the token may not read', clean, 'auto', refused('AUTH'), { verdict: 'passed' }],
      ['a base that the token may not see', clean, 'auto', refused('NOT_FOUND'), { verdict: 'passed' }],
      ['another base, and nothing is compared', clean, 'scan', async () => 'mine', { verdict: 'passed' }],
      ['another base, and the scan found what blocks', bad, 'scan', async () => 'mine', { verdict: 'failed' }],
      ['another base, and the change makes it worse', bad, 'auto', async () => 'mine', { verdict: 'failed' }],
    ])('to %s (%#)', async (_, script, scope, readBase, expected) => {
      const { report } = await gate(script, {
        context: {
          ...{ ...proposal, event: 'pull_request', branch: 'feature', base: { branch: 'main', sha: undefined } },
          sources: { ...context.sources, diff: { kind: 'comparison', baseSha: sha, baseBranch: 'main', headSha: sha } },
        },
        around: {
          ...{ readHead: async () => sha, hasTag: async () => false, readBase },
          changedFiles: async () => ({ files: new Map([['src/a.js', { lines: undefined }]]), isComplete: true }),
        },
        settings: { scope },
      });
      const { message, ...rest } = expected as { message?: string };
      expect(report).toMatchObject({
        ...rest,
        ...(message !== undefined && { message: expect.stringContaining(message) }),
      });
    });
  });

  describe('on a pull request', () => {
    const main = { repository_id: 'repo_1', branch: 'main' };
    const scanOf = (id: string, high: number, times: object) => ({
      scan_id: id,
      ...main,
      ...completed({ high }),
      ...times,
    });
    const at = (day: string) => ({
      created_at: `${day}T10:00:00.000Z`,
      started_at: `${day}T10:00:01.000Z`,
      completed_at: `${day}T10:00:09.000Z`,
    });
    const latest = (high: number) => scanOf('scan_base', high, at('2026-05-20'));
    const earlier = (high: number) => scanOf('scan_left', high, at('2026-04-10'));
    const advisory = { type: 'SCA', file_path: 'package-lock.json' };
    const secret = { type: 'SECRET', file_path: 'config.yml' };
    const old = { type: 'SAST', file_path: 'src/old.js', first_detected: '2026-03-01T10:00:00.000Z' };

    interface Case {
      scans: Record<string, unknown>[];
      found: Partial<Violation>[];
      changed?: string;
      settings?: Record<string, string>;
      /** The files of the judged commit; undefined where they cannot be read. */
      files?: string[];
    }

    const judged = async ({ scans, found, changed = 'src/new.js', settings = {}, files }: Case) => {
      const { report } = await gate(
        { scans, polls: [completed({ high: found.length })], lists: [found.map((fields) => violation(fields))] },
        {
          settings,
          context: { ...proposal, event: 'pull_request', branch: 'feature', base: { branch: 'main', sha: undefined } },
          around: {
            readHead: async () => sha,
            changedFiles: async () => ({ files: new Map([[changed, { lines: undefined }]]), isComplete: true }),
            readMergeBaseMs: async () => Date.parse('2026-04-01T00:00:00Z'),
            readHeadFile: async (path) => {
              if (files === undefined) throw new GateError('UNAVAILABLE', 'no answer');
              return files.includes(path) ? { text: '', at: sha } : undefined;
            },
          },
        },
      );
      return [report.verdict, report.message] as const;
    };

    it.each<[string, Case, string]>([
      [
        'passes an advisory of today about a lock that it leaves alone',
        { scans: [latest(0)], found: [advisory] },
        'passed',
      ],
      [
        'fails on it where the team asks for that',
        { scans: [latest(0)], found: [advisory], settings: { untouched: 'block' } },
        'failed',
      ],
      [
        'fails on it where a manifest changes',
        { scans: [latest(0)], found: [advisory], changed: 'package.json' },
        'failed',
      ],
      [
        'fails on it where a file changes that no table names',
        { scans: [latest(0)], found: [advisory], changed: 'gemfiles/rails.gemfile' },
        'failed',
      ],
      [
        'passes a secret that a new rule finds in a file that it leaves alone',
        { scans: [latest(0)], found: [secret], files: ['config.yml'] },
        'passed',
      ],
      ['fails on a secret in a file that is gone again', { scans: [latest(0)], found: [secret], files: [] }, 'failed'],
      [
        'is undecided on a secret where the commit cannot be read',
        { scans: [latest(0)], found: [secret] },
        'inconclusive',
      ],
      [
        'fails on new code, wherever it is found',
        { scans: [latest(0)], found: [{ ...old, first_detected: seenTime }] },
        'failed',
      ],
      [
        'passes what the base has fixed since the branch left it',
        { scans: [earlier(1), latest(0)], found: [old] },
        'passed',
      ],
      ['fails on what no state of the base counts', { scans: [earlier(0), latest(0)], found: [old] }, 'failed'],
    ])('%s', async (_, given, verdict) => {
      expect((await judged(given))[0]).toBe(verdict);
    });

    it('says what it leaves to the default branch', async () => {
      const [verdict, message] = await judged({ scans: [latest(0)], found: [advisory] });
      expect([verdict, message]).toEqual([
        'passed',
        expect.stringContaining('1 in files that are not changed here, left to the default branch’s run'),
      ]);
    });
  });

  it('names nothing of a public repository outside the changed files', async () => {
    const [here, there] = [violation({ file_path: 'src/new.js' }), violation({ file_path: 'src/old.js' })];
    const { report } = await gate(
      { polls: [completed({ high: 2 })], lists: [[here, there]] },
      {
        context: { isPublic: true, ...proposal },
        around: {
          readHead: async () => sha,
          changedFiles: async () => ({ files: new Map([['src/new.js', { lines: undefined }]]), isComplete: true }),
        },
      },
    );
    expect([...report.findings].map(({ id, disclosed }) => [id, disclosed])).toEqual([
      [here.violation_id, true],
      [there.violation_id, false],
    ]);
  });
});

describe('the branch, while its scan runs', () => {
  const polls = [{ status: 'PENDING' }, { status: 'SCANNING' }, { status: 'SCANNING' }, completed()];
  /** Heads in the order of the looks; the last one stays. */
  const standing = (...heads: string[]) => {
    let looks = 0;
    return { readHead: async () => heads[Math.min(looks++, heads.length - 1)] ?? sha };
  };
  const other = 'b'.repeat(40);

  it('may not go away and come back', async () => {
    const { report } = await gate({ polls }, { around: standing(sha, other, sha) });
    expect(report).toMatchObject({ verdict: 'inconclusive', reason: 'moved' });
    expect(report.message).toContain(`moved from ${sha.slice(0, 12)} to ${other.slice(0, 12)}`);
  });

  it('may move where something blocks', async () => {
    const around = standing(sha, other, sha);
    const { report } = await gate(
      { polls: [...polls.slice(0, 3), completed({ high: 1 })], lists: [[violation()]] },
      { around },
    );
    expect(report.verdict).toBe('failed');
  });

  it.each([
    ['a tag has its name', {}, 'inconclusive'],
    ['a tag has its name, and the scan names the commit', { commit_sha: sha }, 'passed'],
    [
      'a tag has its name, and the scan names the commit in short',
      { commit_sha: sha.slice(0, 8).toUpperCase() },
      'passed',
    ],
    ['a tag has its name, and the scan names none', { commit_sha: null }, 'inconclusive'],
  ])('where %s', async (_, fields, expected) => {
    const around = { ...standing(sha), hasTag: async () => true };
    const { report } = await gate({ polls: [{ ...completed(), ...fields }] }, { around });
    expect(report.verdict).toBe(expected);
  });
});

describe('a branch that a run by schedule or by hand names', () => {
  const context = { system: 'github', event: 'schedule', headSha: undefined } as const;

  it('is judged as it stands when the run begins', async () => {
    const { report } = await gate({}, { context, around: { readHead: async () => sha } });
    expect(report).toMatchObject({ verdict: 'passed', headSha: sha });
  });

  it('may not move while it is scanned', async () => {
    let looks = 0;
    const readHead = async () => (looks++ < 2 ? sha : 'b'.repeat(40));
    const { report } = await gate({}, { context, around: { readHead } });
    expect(report).toMatchObject({ verdict: 'inconclusive', reason: 'moved' });
  });

  it('is not known where nobody says where it stands', async () => {
    const readHead = () => Promise.reject(new GateError('AUTH', 'GitHub answered 403'));
    const { report } = await gate({}, { context, around: { readHead } });
    expect(report).toMatchObject({ verdict: 'inconclusive', reason: 'moved' });
  });
});

it('scans no branch that origin does not have', async () => {
  const head = { kind: 'origin', path: '/work', branch: 'main' } as const;
  const sources = { head, trustedPolicy: undefined, judgedPolicy: undefined, diff: undefined };
  const readHead = () => Promise.reject(new GateError('NOT_FOUND', 'There is no branch main at origin'));
  const ran = await gate({}, { context: { sources }, around: { readHead } });
  expect(ran.report).toMatchObject({ verdict: 'inconclusive', reason: 'not-found' });
  expect(posts(ran)).toBe(0);
});

describe('a pull request that skip-when names', () => {
  const base = { branch: 'main', sha: 'b'.repeat(40) };
  const policy = saying('skip-when: ["**/*.md", docs/**]\n');
  const changing = (paths: readonly string[], isComplete = true): Around => ({
    readHead: async () => sha,
    ...policy,
    changedFiles: async () => ({
      files: new Map(paths.map((path) => [path, { lines: undefined }])),
      isComplete,
      commitCount: 1,
    }),
  });
  const onPull = { ...proposal, base, branch: 'feature' };
  const prose = changing(['docs/a.png', 'README.md']);
  const many = { files: new Map([['docs/a.md', { lines: undefined }]]), isComplete: true, commitCount: 2 };

  it('passes without a scan, and says what changed', async () => {
    const ran = await gate({}, { context: onPull, around: prose });
    expect(posts(ran)).toBe(0);
    expect(ran.report).toMatchObject({
      verdict: 'passed',
      reason: 'clean',
      exitCode: 0,
      scan: undefined,
      message: 'only documentation changed',
      notes: ['skip-when: 2 changed paths, all in **/*.md, docs/**'],
    });
    expect(ran.report.policy.settings['skip-when']).toBe('**/*.md docs/**');
  });

  it.each<[string, Around, Partial<RunContext>, Record<string, string>]>([
    ['changes code too', changing(['docs/a.md', 'src/a.js']), {}, {}],
    ['has a diff that is cut', changing(['docs/a.md'], false), {}, {}],
    ['has a diff that nobody can read', { ...prose, changedFiles: async () => undefined }, {}, {}],
    ['goes into another branch by now', { ...prose, readBase: async () => 'mine' }, {}, {}],
    ['has commits that nobody can read', { ...prose, changedFiles: async () => many }, {}, {}],
    ['has no diff', { ...prose, changedFiles: undefined }, {}, {}],
    ['goes into a branch that its author may have made', prose, { base: { branch: 'mine', sha: base.sha } }, {}],
    ['is only a push', prose, { change: undefined }, {}],
    ['is the default branch itself', prose, { trust: 'own', change: undefined, base: undefined, branch: 'main' }, {}],
    ['has a head that cannot be read', { ...prose, readHead: undefined }, {}, {}],
    ['changes what config-file names', changing(['docs/gate.yml']), {}, { 'config-file': 'docs/gate.yml' }],
    ['changes the baseline', changing(['docs/base.json']), {}, { 'baseline-file': 'docs/base.json' }],
    ['is trusted as it is', prose, { trust: 'own' }, {}],
  ])('is scanned where it %s', async (_, around, more, settings) => {
    const reading =
      'config-file' in settings ? { readPolicyFile: async () => ({ text: 'skip-when: [docs/**]', at: 'main' }) } : {};
    const ran = await gate({}, { context: { ...onPull, ...more }, around: { ...around, ...reading }, settings });
    expect(posts(ran)).toBe(1);
  });

  it.each([
    ['docs/vex.json', 1],
    ['docs/other.json', 0],
  ])('is scanned where it changes an OpenVEX document that the policy names: %s: %i', async (path, count) => {
    const texts: Record<string, string> = {
      '.github/scan-gate.yml': 'skip-when: [docs/**]\nvex: docs/vex.json\n',
      'docs/vex.json': documentOf([statement()]),
    };
    const readPolicyFile = async (_: unknown, name: string) => {
      const text = texts[name];
      return text === undefined ? undefined : { text, at: 'main' };
    };
    const ran = await gate({}, { context: onPull, around: { ...changing([path]), readPolicyFile } });
    expect(posts(ran)).toBe(count);
  });

  it('is judged by the scan that it names', async () => {
    const ran = await gate({}, { context: onPull, around: prose, settings: { 'scan-id': 'scan_base' } });
    expect(ran.report.message).not.toBe('only documentation changed');
  });

  it('is not one by its own version of the policy', async () => {
    const readPolicyFile = async (place: string, path: string) =>
      place === 'head' && path === '.github/scan-gate.yml'
        ? { text: 'skip-when: [docs/**]\n', at: 'feature' }
        : undefined;
    const ran = await gate({}, { context: onPull, around: { ...changing(['docs/a.md'], true), readPolicyFile } });
    expect(posts(ran)).toBe(1);
  });

  it('that moved is not decided', async () => {
    const ran = await gate({}, { context: onPull, around: { ...prose, readHead: async () => 'c'.repeat(40) } });
    expect(ran.report).toMatchObject({ verdict: 'inconclusive', reason: 'moved' });
  });
});

it('nothing is young to a scan that says it began before it was created', async () => {
  const polls = [{ ...completed({ high: 1 }), started_at: '1970-01-01T00:00:00Z' }];
  const script = { polls, lists: [[violation({ first_detected: earlierTime })]] };
  const { report } = await gate(script, { settings: { 'fail-on-severity': 'none', 'max-age': 'high=30d' } });
  expect(report).toMatchObject({ verdict: 'inconclusive', reason: 'evidence' });
});

it('a finding that the list leaves out is not gone because its detail is answered as another', async () => {
  const [ours, suppressed] = [violation(), violation({ status: 'FALSE_POSITIVE' })];
  const fault: Script['fault'] = ({ path }) =>
    path === `/violations/${ours.violation_id}` ? { status: 200, body: suppressed } : undefined;
  const { report } = await gate({ polls: [completed({ high: 1 })], lists: [[ours, suppressed], [suppressed]], fault });
  expect(report).toMatchObject({ verdict: 'inconclusive', reason: 'evidence' });
});
