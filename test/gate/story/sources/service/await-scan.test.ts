import { describe, expect, it } from 'vitest';
import { gate, type Options, posts, type Ran, saying, sha } from '../../../../scripted-gate.ts';
import { completed, type Reply, type Script, scanTimes, violation } from '../../../../scripted-service.ts';

type Fault = NonNullable<Script['fault']>;

const failed = { status: 'FAILED', error: 'no runner', created_at: scanTimes.created_at };

/** The first scan that the run starts ends FAILED; what else goes wrong. */
function failing(fields: object = failed, otherwise: Fault = () => undefined): Fault {
  return (asked, count): Reply | undefined => {
    if (asked.path !== '/scans/scan_new_1') return otherwise(asked, count);
    const scan = { scan_id: 'scan_new_1', repository_id: 'repo_1', branch: 'main', ...fields };
    return { status: 200, body: scan };
  };
}

const retry = { 'retry-failed-scan': 'true' };
const retried = (script: Partial<Script>, options: Options = {}): Promise<Ran> =>
  gate(script, { ...options, settings: { ...retry, ...options.settings } });

describe('a scan that FAILED, with scan.retry-failed', () => {
  it('is started once more, and that one is judged', async () => {
    const ran = await retried({ fault: failing() });
    const scan = { id: 'scan_new_2', status: 'COMPLETED', retryOf: 'scan_new_1' };
    expect(ran.report).toMatchObject({ verdict: 'passed', exitCode: 0, scan, requests: { startScan: 2 } });
    expect(posts(ran)).toBe(2);
  });

  it('is named in the log as it fails, and in the report beside the one in its place', async () => {
    const { said, report } = await retried({ fault: failing() });
    expect(said).toContain('Scan scan_new_1 FAILED: no runner. Starting it once more (scan.retry-failed)');
    expect(report.notes).toEqual([
      'Scan scan_new_1 FAILED: no runner; started again as scan_new_2 (scan.retry-failed)',
    ]);
  });

  it('lets the one in its place fail the run', async () => {
    const script = { polls: [completed({ high: 1 })], lists: [[violation()]], fault: failing() };
    expect((await retried(script)).report).toMatchObject({ verdict: 'failed', scan: { id: 'scan_new_2' } });
  });

  it('is asked for by a policy file, too', async () => {
    const around = { readHead: async () => sha, ...saying('scan: { retry-failed: true }') };
    expect((await gate({ fault: failing() }, { around })).report).toMatchObject({ verdict: 'passed' });
  });

  it('is started a second time and no third, when that fails too', async () => {
    const ran = await retried({ polls: [{ status: 'PENDING' }, failed] });
    expect(ran.report).toMatchObject({ verdict: 'inconclusive', reason: 'scan-failed', exitCode: 2 });
    expect(ran.report).toMatchObject({ scan: { id: 'scan_new_2', status: 'FAILED', retryOf: 'scan_new_1' } });
    expect(ran.report.message).toBe('Scan scan_new_2 FAILED: no runner; so did scan scan_new_1 before it');
    expect(posts(ran)).toBe(2);
  });

  it.each<[string, number, Fault]>([
    ['refuses it', 2, ({ method }, count) => (method === 'POST' && count > 1 ? { status: 403 } : undefined)],
    [
      'answers with the failed one for ever',
      3,
      ({ method }, count) =>
        method === 'POST' && count > 1
          ? { status: 200, body: { scan_id: 'scan_new_1', repository_id: 'repo_1', branch: 'main', ...failed } }
          : undefined,
    ],
    ['is away', 3, ({ method }, count) => (method === 'POST' && count > 1 ? { status: 503 } : undefined)],
  ])('stays what is said of the run when the service %s', async (_, count, otherwise) => {
    const ran = await retried({ fault: failing(failed, otherwise) });
    expect(ran.report).toMatchObject({ verdict: 'inconclusive', reason: 'scan-failed' });
    expect(ran.report.message).toMatch(/^Scan scan_new_1 FAILED: no runner, and it could not be started/);
    expect(posts(ran)).toBe(count);
  });

  it('is not started once more where the branch has moved', async () => {
    let reads = 0;
    const around = { readHead: async () => (reads++ === 0 ? sha : 'b'.repeat(40)) };
    const ran = await retried({ fault: failing() }, { around });
    expect(ran.report).toMatchObject({ verdict: 'inconclusive', reason: 'moved' });
    expect(posts(ran)).toBe(1);
  });

  it('is not started once more when it took more than half of the time, and that is said', async () => {
    let polls = 0;
    const fault: Fault = (asked, count) =>
      failing(asked.path === '/scans/scan_new_1' && polls++ < 14 ? { status: 'SCANNING' } : failed)(asked, count);
    const ran = await retried({ fault }, { settings: { 'timeout-seconds': '60', 'poll-interval-seconds': '3' } });
    expect(ran.report).toMatchObject({ verdict: 'inconclusive', reason: 'scan-failed' });
    expect(ran.report.notes).toEqual([
      expect.stringMatching(
        /^Scan scan_new_1 is not started once more \(scan.retry-failed\): it took \d+ s, and \d+ s/,
      ),
    ]);
    expect(posts(ran)).toBe(1);
  });

  it.each<[string, Partial<Script>, Options, string, number]>([
    ['without the setting', { fault: failing() }, { settings: { 'retry-failed-scan': 'false' } }, 'scan-failed', 1],
    [
      'when the time is over',
      { polls: [{ status: 'SCANNING' }] },
      { settings: { 'timeout-seconds': '120' } },
      'timeout',
      1,
    ],
    ['when the run is cancelled', { polls: [{ status: 'SCANNING' }] }, { cancelAt: 'scanning, ' }, 'cancelled', 1],
    [
      'when the service says what nobody knows',
      { polls: [{ status: 'failed' }] },
      { settings: { 'timeout-seconds': '120' } },
      'timeout',
      1,
    ],
    [
      'when the service is away while it runs',
      { fault: ({ path }) => (path === '/scans/scan_new_1' ? { status: 500 } : undefined) },
      {},
      'unavailable',
      1,
    ],
    [
      'when the request itself was answered with 500 twice',
      { fault: ({ method }) => (method === 'POST' ? { status: 500 } : undefined) },
      {},
      'unavailable',
      2,
    ],
    [
      'when it is one that scan-id names',
      { scans: [{ scan_id: 'scan_old', repository_id: 'repo_1', branch: 'main', commit_sha: sha, ...failed }] },
      { settings: { 'scan-id': 'scan_old' } },
      'scan-failed',
      0,
    ],
    ['when nobody waits', { fault: failing() }, { settings: { wait: 'false' } }, 'not-waited', 1],
    ['when it is cancelled just then', { fault: failing() }, { cancelAt: 'Starting it once more' }, 'cancelled', 1],
  ])('is not started once more %s', async (_, script, options, reason, count) => {
    const ran = await retried(script, options);
    expect(ran.report).toMatchObject({ verdict: 'inconclusive', reason });
    expect(posts(ran)).toBe(count);
  });

  it('is not waited for beyond the time limit where the answer to the second request is lost', async () => {
    const fault: Fault = failing(failed, ({ method }, count) =>
      method === 'POST' && count > 1 ? { status: 503 } : undefined,
    );
    const ran = await retried({ fault }, { settings: { 'timeout-seconds': '20' } });
    expect(ran.report).toMatchObject({ verdict: 'inconclusive', reason: 'timeout' });
  });

  it('says what to do where the second request is refused', async () => {
    const fault: Fault = failing(failed, ({ method }, count) =>
      method === 'POST' && count > 1 ? { status: 403 } : undefined,
    );
    const [once, twice] = [
      await gate({ fault: ({ method }) => (method === 'POST' ? { status: 403 } : undefined) }),
      await retried({ fault }),
    ];
    expect(twice.report.hint).toEqual(once.report.hint);
    expect(twice.report.hint).toBeDefined();
  });

  it('is started once more when the answer to the first request was lost, too', async () => {
    const fault: Fault = failing(failed, ({ method }, count) =>
      method === 'POST' && count === 1 ? 'applied, then reset' : undefined,
    );
    const ran = await retried({ fault });
    expect(ran.report).toMatchObject({ verdict: 'passed', scan: { id: 'scan_new_2' } });
    expect(posts(ran)).toBe(2);
  });

  it.each<[string, (state: { posts: number; polls: number }) => object]>([
    ['branch goes away', ({ posts, polls }) => ({ head: posts === 2 && polls === 2 ? 'b'.repeat(40) : sha })],
    ['name is a tag', ({ posts, polls }) => ({ isTag: posts === 2 && polls === 2 })],
  ])('does not let the one in its place pass when the %s as that begins', async (_, at) => {
    const state = { posts: 0, polls: 0 };
    const fault: Fault = (asked, count) => {
      if (asked.method === 'POST') state.posts += 1;
      if (asked.path === '/scans/scan_new_2') state.polls += 1;
      return failing()(asked, count);
    };
    const seen = () => at(state) as { head?: string; isTag?: boolean };
    const around = { readHead: async () => seen().head ?? sha, hasTag: async () => seen().isTag ?? false };
    const polls = [{ status: 'PENDING' }, { status: 'SCANNING' }, { status: 'SCANNING' }, completed()];
    const { report } = await retried({ polls, fault }, { around });
    expect(report).toMatchObject({ verdict: 'inconclusive', reason: 'moved', scan: { id: 'scan_new_2' } });
  });

  it('ends with the run when that is cancelled meanwhile, and names the one in its place', async () => {
    const polls = [{ status: 'SCANNING' }];
    const { report } = await retried({ polls, fault: failing() }, { cancelAt: 'scan_new_2: scanning, ' });
    expect(report).toMatchObject({ verdict: 'inconclusive', reason: 'cancelled', scan: { id: 'scan_new_2' } });
    expect(report.message).toContain('scan_new_2 has not been judged');
  });
});

describe('a scan that FAILED', () => {
  it('is FAILED in the report', async () => {
    const { report } = await gate({ fault: failing() });
    expect(report).toMatchObject({ reason: 'scan-failed', scan: { id: 'scan_new_1', status: 'FAILED' } });
  });
});

describe('the scan that answers the request', () => {
  const hour = (count: number) => new Date(Date.UTC(2026, 0, 1, count)).toISOString();
  const scans = Array.from({ length: 300 }, (_, index) => {
    const times = { created_at: hour(index), started_at: hour(index), completed_at: hour(index) };
    return { scan_id: `scan_${index}`, repository_id: 'repo_1', branch: 'main', ...completed(), ...times };
  });
  const answering =
    (scan_id: string): Fault =>
    ({ method }) => {
      const body = { scan_id, status: 'PENDING', repository_id: 'repo_1', branch: 'main', created_at: hour(9000) };
      return method === 'POST' ? { status: 201, body } : undefined;
    };

  it('is not judged when it says itself that it is older than those that were there', async () => {
    const { report } = await gate({ scans, fault: answering('scan_150') });
    expect(report).toMatchObject({ verdict: 'inconclusive', reason: 'protocol' });
    expect(report.message).toContain('scan_150, which states that it was created before this run');
  });

  it.each([hour(9001), null, '2027-01-11T00:00:00'])('is judged when it was created %s', async (created_at) => {
    const body = { scan_id: 'scan_mine', repository_id: 'repo_1', branch: 'main', ...completed(), created_at };
    const fault: Fault = (asked, count) =>
      asked.path === '/scans/scan_mine' ? { status: 200, body } : answering('scan_mine')(asked, count);
    expect((await gate({ scans, fault })).report).toMatchObject({ verdict: 'passed', scan: { id: 'scan_mine' } });
  });
});
