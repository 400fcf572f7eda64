import { describe, expect, it } from 'vitest';
import { GateError } from '../../../../../src/shared/errors.ts';
import { gate, type Options, posts, type Ran, sha } from '../../../../scripted-gate.ts';
import { completed, error, type Reply, type Script, violation } from '../../../../scripted-service.ts';
import type { Around } from '../../reader.ts';

type Fault = NonNullable<Script['fault']>;

/** So many seconds after the push, by the service's clock. */
const afterPush = (seconds: number) => new Date(Date.parse('2026-06-01T09:59:00Z') + seconds * 1000).toISOString();
const date = 'Mon, 01 Jun 2026 10:01:00 GMT';
const times = { started_at: afterPush(40), completed_at: afterPush(60) };
const ended = (counts = {}) => ({ ...completed(counts), status: 'COMPLETED', ...times });
const ours = { repository_id: 'repo_1', branch: 'main' };
const running = { scan_id: 'scan_auto', status: 'PENDING', ...ours, created_at: afterPush(30) };

interface World {
  /** What the list shows before the run. */
  scans?: Record<string, unknown>[];
  /** What the running scan says, look by look; the last stays. */
  looks?: object[];
  around?: Around;
  settings?: Record<string, string>;
  fault?: Fault;
  script?: Partial<Script>;
  options?: Options;
}

/** A push two minutes ago, and what has been started since. */
function play({ scans = [running], looks = [{}, ended()], around, settings, fault, script, options }: World = {}) {
  const seen = new Map<string, number>();
  const answered: Fault = (asked, count): Reply | undefined => {
    const other = fault?.(asked, count);
    const scan = scans.find(({ scan_id: id }) => asked.path === `/scans/${id}`);
    if (other !== undefined || scan === undefined) return other;
    const look = seen.get(asked.path) ?? 0;
    seen.set(asked.path, look + 1);
    return { status: 200, body: { ...scan, ...looks[Math.min(look, looks.length - 1)] } };
  };
  return gate(
    { date, scans, polls: [ended()], fault: answered, ...script },
    {
      ...options,
      settings: { 'adopt-running-scan': 'true', ...settings },
      around: { readHead: async () => sha, pushedByMs: () => Date.now() - 120_000, ...around },
    },
  );
}

const stayed = { hasLeft: async () => false };
const scanning = { ...running, status: 'SCANNING', started_at: afterPush(40) };
const ownScan = { id: 'scan_new_1', isAdopted: false };
const adopted = { id: 'scan_auto', isAdopted: true };

describe('a scan that runs already, with scan.adopt-running', () => {
  it('is judged instead of a new one, and that is said', async () => {
    const ran = await play();
    expect(ran.report).toMatchObject({ verdict: 'passed', scan: { ...adopted, status: 'COMPLETED' } });
    expect(ran.report.requests.startScan).toBeUndefined();
    expect(posts(ran)).toBe(0);
    expect(ran.report.notes).toEqual([
      'Scan scan_auto of this commit is already running, and is judged instead of a new one (scan.adopt-running)',
    ]);
  });

  it('fails the run by what it found', async () => {
    const bad = violation({ first_detected: afterPush(50), last_seen: afterPush(50) });
    const ran = await play({ looks: [{}, ended({ high: 1 })], script: { lists: [[bad]] } });
    expect(ran.report).toMatchObject({ verdict: 'failed', scan: adopted });
  });

  it.each<[string, World]>([
    ['has begun, while the branch stood still', { scans: [scanning], around: stayed }],
    [
      'names the commit, though nobody says when that was pushed',
      { scans: [{ ...scanning, commit_sha: sha.slice(0, 9) }], around: { pushedByMs: () => undefined } },
    ],
    [
      'stands beside those of other pushes and branches',
      {
        scans: [
          { ...running, scan_id: 'scan_stale', created_at: afterPush(-30) },
          running,
          { ...running, scan_id: 'scan_dev', branch: 'dev', created_at: afterPush(40) },
        ],
      },
    ],
    [
      'came between the list and the request, which is refused for it',
      {
        looks: [{}, {}, ended()],
        fault: ({ method, path }, count) => {
          if (method === 'POST') return { status: 409, body: error('CONFLICT', 'a scan is running') };
          const isEarly = method === 'GET' && path === '/scans' && count <= 1;
          return isEarly ? { status: 200, body: { scans: [], pagination: { page: 1, total: 0 } } } : undefined;
        },
      },
    ],
  ])('is taken when it %s', async (_, world) => {
    expect((await play(world)).report).toMatchObject({ verdict: 'passed', scan: adopted });
  });

  it.each<[string, World, string]>([
    [
      'was created before the push',
      { scans: [{ ...running, created_at: afterPush(-30) }] },
      'before the commit was pushed',
    ],
    ['was created just then', { scans: [{ ...running, created_at: afterPush(3) }] }, 'or just then'],
    ['was created in the future', { scans: [{ ...running, created_at: afterPush(9999) }] }, 'in the future'],
    ['does not say when it was created', { scans: [{ ...running, created_at: null }] }, 'with a zone'],
    ['names another commit', { scans: [{ ...running, commit_sha: 'b'.repeat(40) }] }, 'it is of bbb'],
    [
      'began while the branch stood elsewhere',
      { scans: [scanning], around: { hasLeft: async (_, since) => since === 'push' } },
      'main was at another commit after the push',
    ],
    ['began while nobody could see the branch', { scans: [scanning] }, 'it is unknown where main was when it began'],
    [
      'began while nobody may see the branch',
      { scans: [scanning], around: { hasLeft: () => Promise.reject(new GateError('AUTH', '403')) } },
      'it is unknown where main was when it began',
    ],
    ['is of a push without a time', { around: { pushedByMs: () => undefined } }, 'when the commit was pushed'],
    ['has run for too long', { settings: { 'timeout-seconds': '20' } }, 'longer than the time limit'],
  ])('is not taken when it %s: one of our own is started', async (_, world, why) => {
    const ran = await play({ looks: [{}], ...world });
    expect(ran.report).toMatchObject({ verdict: 'passed', scan: ownScan });
    expect(ran.report.notes).toEqual([expect.stringContaining(`is not used (scan.adopt-running): `)]);
    expect(ran.report.notes.join()).toContain(why);
  });

  it.each<[string, World]>([
    ['nobody asks for it', { settings: { 'adopt-running-scan': 'false' } }],
    ['it is of another branch', { scans: [{ ...running, branch: 'dev' }] }],
    ['it is of another repository', { scans: [{ ...running, repository_id: 'repo_2' }] }],
    ['it has ended', { scans: [{ ...running, ...ended() }] }],
    ['it FAILED', { scans: [{ ...running, status: 'FAILED' }] }],
    ['it is in a state that nobody knows', { scans: [{ ...running, status: 'PAUSED' }] }],
    ['it ends while we look', { looks: [ended()] }],
    [
      'it cannot be read',
      {
        fault: ({ path }) =>
          path === '/scans/scan_auto' ? { status: 404, body: error('NOT_FOUND', 'gone') } : undefined,
      },
    ],
  ])('is not taken, without a word, when %s', async (_, world) => {
    const ran = await play({ looks: [{}], ...world });
    expect(ran.report).toMatchObject({ verdict: 'passed', scan: ownScan, notes: [] });
    expect(posts(ran)).toBe(1);
  });

  it('is none beside the one that scan-id names', async () => {
    const named = { ...running, scan_id: 'scan_named', ...ended(), commit_sha: sha };
    const ran = await play({ scans: [running, named], settings: { 'scan-id': 'scan_named' }, looks: [{}] });
    expect(ran.report.scan).toMatchObject({ id: 'scan_named' });
    expect(posts(ran)).toBe(0);
  });

  it('is not judged when it ends as one of another commit: one of our own is started', async () => {
    const ran = await play({ looks: [{}, { ...ended(), commit_sha: 'c'.repeat(40) }] });
    expect(ran.report).toMatchObject({ verdict: 'passed', scan: ownScan });
    expect(ran.report.notes.join()).toContain('is not judged after all, and a new one is started: it is of ccc');
    expect(posts(ran)).toBe(1);
  });

  it.each<[string, () => Around]>([
    ['moves while it runs', () => ({ readHead: headsOf(sha, 'b'.repeat(40)) })],
    ['turns out to have stood elsewhere since the push', () => ({ hasLeft: leavesOf(false, true) })],
    ['has the name of a tag', () => ({ hasTag: async () => true, ...stayed })],
  ])('does not pass a branch that %s', async (_, standing) => {
    const around = standing();
    const { report } = await play({ around, scans: [around.readHead ? running : scanning] });
    expect(report).toMatchObject({ verdict: 'inconclusive', reason: 'moved', scan: adopted });
  });

  it('leaves the run undecided when it FAILED, and starts none by itself', async () => {
    const ran = await play({ looks: [{}, { status: 'FAILED' }] });
    expect(ran.report).toMatchObject({ verdict: 'inconclusive', reason: 'scan-failed', scan: adopted });
    expect(posts(ran)).toBe(0);
  });

  it('is followed by one of our own when it FAILED, with scan.retry-failed', async () => {
    const ran = await play({ looks: [{}, { status: 'FAILED' }], settings: { 'retry-failed-scan': 'true' } });
    expect(ran.report).toMatchObject({ verdict: 'passed', scan: { ...ownScan, retryOf: 'scan_auto' } });
    expect(posts(ran)).toBe(1);
  });

  it('is not waited for where nobody waits', async () => {
    const ran = await play({ settings: { wait: 'false' } });
    expect(ran.report).toMatchObject({ reason: 'not-waited', scan: { id: 'scan_auto' } });
    expect(posts(ran)).toBe(0);
  });
});

describe('of several scans that run, with scan.adopt-running', () => {
  const named = (scan_id: string, seconds: number | undefined, fields: object = {}) => ({
    ...{ ...running, scan_id, created_at: seconds === undefined ? null : afterPush(seconds) },
    ...fields,
  });
  const others = (count: number) =>
    Array.from({ length: count }, (_, index) => named(`scan_${index}`, 40 + index, { branch: 'dev' }));

  it.each<[string, Record<string, unknown>[], string]>([
    ['the newest is taken', [named('old', 20), named('new', 40), named('middle', 30)], 'new'],
    [
      'one that does not say when it was created may be the newest',
      [named('new', 40), named('unknown', undefined, { commit_sha: sha })],
      'unknown',
    ],
    ['twenty are asked about', [...others(19), named('ours', 30)], 'ours'],
    ['no more than twenty are asked about', [...others(20), named('ours', 30)], 'scan_new_1'],
  ])('%s', async (_, scans, id) => {
    const ran = await play({ scans });
    expect(ran.report).toMatchObject({ verdict: 'passed', scan: { id } });
    const asked = ran.service.calls().filter((call) => call.startsWith('GET /scans/scan_') && !call.endsWith('_new_1'));
    expect(asked).toHaveLength(scans.filter(({ branch }) => branch === 'dev').length);
  });

  it.each(['pushed', 'names'])('the branch is asked about since the push, unless the scan %s', async (what) => {
    const asked: unknown[] = [];
    const hasLeft = async (...of: unknown[]) => asked.push(of) > 9;
    const scan = what === 'names' ? { ...scanning, commit_sha: sha.slice(0, 12) } : scanning;
    await play({ scans: [scan], around: { hasLeft } });
    expect(asked.filter((each) => (each as unknown[])[1] === 'push').length > 0).toBe(what === 'pushed');
  });

  it.each([
    ['CANCELLED', 'cancelled'],
    ['SCAN_TIMEOUT', 'timeout'],
  ] as const)('the run ends where %s cuts the question off', async (code, reason) => {
    const around = { hasLeft: () => Promise.reject(new GateError(code, 'over')) };
    const ran = await play({ scans: [scanning], around });
    expect([ran.report.reason, posts(ran)]).toEqual([reason, 0]);
  });
});

describe('two runs of a workflow that race, with scan.adopt-running', () => {
  it('judge one scan, whichever of them starts it', async () => {
    const started = { scan_id: 'scan_first', ...ours, created_at: afterPush(30) };
    let isStarted = false;
    let polls = 0;
    const state = (): { status: string } => ({ status: 'PENDING', ...(polls > 6 && ended()) });
    // One service for both: it refuses a second scan while one runs.
    const fault: Fault = ({ method, path }) => {
      if (method === 'POST' && isStarted) return { status: 409, body: error('CONFLICT', 'a scan is running') };
      if (method === 'POST') {
        isStarted = true;
        return { status: 201, body: { ...started, status: 'PENDING' } };
      }
      if (path === '/scans/scan_first') {
        polls += 1;
        return { status: 200, body: { ...started, ...state() } };
      }
      if (path !== '/scans') return undefined;
      const scans = isStarted ? [{ ...started, status: state().status }] : [];
      return { status: 200, body: { scans, pagination: { page: 1, total: scans.length } } };
    };
    const runs: Ran[] = await Promise.all([play({ scans: [], fault }), play({ scans: [], fault })]);
    for (const { report } of runs) expect(report).toMatchObject({ verdict: 'passed', scan: { id: 'scan_first' } });
    expect(runs.reduce((sum, { report }) => sum + (report.scan?.isAdopted ? 0 : 1), 0)).toBe(1);
  });
});

function headsOf(...heads: string[]) {
  let reads = 0;
  return async () => heads[Math.min(reads++, heads.length - 1)] ?? '';
}

/** What is said of the time since the push, look by look; since the run's first look the branch has not left. */
function leavesOf(...answers: boolean[]) {
  let reads = 0;
  return async (_: string, since: string) => since === 'push' && answers[Math.min(reads++, answers.length - 1)];
}
