/** The built action on ordinary days: what is no fault of the change must not fail or stop it. */
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestGithub } from '../github/server.ts';
import { baseScan, completed, earlierTime, type Script, violation } from '../scripted-service.ts';
import { git, makeFolder, writeFiles } from '../service/temporary-repository.ts';
import { locationOf, resultOf, sarifOf } from '../shared/sarif/make.ts';
import { expectEnd } from './expect-end.ts';
import { type GithubEvent, runAction } from './run-action.ts';
import {
  type Checkout,
  gitAnswer,
  makeCheckout,
  posts,
  pullRequest,
  push,
  quietPlace,
  runScripted,
  startGithub,
} from './world.ts';

let checkout: Checkout;
let github: Awaited<ReturnType<typeof startGithub>>;

beforeAll(async () => {
  await quietPlace();
  checkout = makeCheckout({ 'src/old.js': 'old()\n' }, { feature: { 'src/new.js': 'one()\ntwo()\n' } });
  const { main = '', feature = '' } = checkout.heads;
  github = await startGithub(checkout, { pulls: { 7: { base: main, head: feature } } });
});

const run = (
  script: Partial<Script>,
  event: GithubEvent,
  inputs: Record<string, string> = {},
  apiUrl = github.apiUrl,
) => runScripted(script, { event, apiUrl, inputs });

/** The same with the built action. */
const runBuilt: typeof run = (script, event, inputs = {}, apiUrl = github.apiUrl) =>
  runScripted(script, { event, apiUrl, inputs, isBuilt: true });

/** Started by hand on a branch, or by another event that is on a branch of the repository. */
function startedBy(name: string, branch: string): GithubEvent {
  const { payload, env = {} } = push(branch, checkout);
  const { repository } = payload as { repository: object };
  return { name, payload: { ref: `refs/heads/${branch}`, repository }, env };
}

const existing = () => violation({ first_detected: earlierTime, file_path: 'src/old.js' });
const twoExisting = {
  polls: [completed({ high: 2 })],
  lists: [[existing(), existing()]],
  scans: [baseScan({ high: 2 })],
};

describe.concurrent('a branch whose run was started by hand', () => {
  it.each<[string, () => GithubEvent, Record<string, string>]>([
    ['a push', () => push('feature', checkout), {}],
    ['workflow_dispatch', () => startedBy('workflow_dispatch', 'feature'), {}],
    ['workflow_dispatch on main, with branch', () => startedBy('workflow_dispatch', 'main'), { branch: 'feature' }],
    ['a schedule, with branch', () => startedBy('schedule', 'main'), { branch: 'feature' }],
    ['repository_dispatch, with branch', () => startedBy('repository_dispatch', 'main'), { branch: 'feature' }],
  ])('is compared with the default branch as a push is: %s', async (_, event, inputs) => {
    const passed = await (_ === 'workflow_dispatch' ? runBuilt : run)(twoExisting, event(), inputs);
    expectEnd(passed.ended, { verdict: 'passed', reason: 'clean', code: 0 });
    expect(passed.ended.report).toMatchObject({ scope: 'auto', base: { branch: 'main' } });
    const inChange = { ...twoExisting, lists: [[existing(), { ...existing(), file_path: 'src/new.js' }]] };
    const failed = await run(inChange, event(), inputs);
    expectEnd(failed.ended, { verdict: 'failed', reason: 'violations', code: 1 });
  });

  it('is judged whole on the default branch', async () => {
    const { ended } = await run(twoExisting, startedBy('workflow_dispatch', 'main'));
    expectEnd(ended, { verdict: 'failed', reason: 'violations', code: 1 });
  });
});

describe.concurrent('a pull request that has nothing to compare with', () => {
  /** A pull request into that branch, as one of a stack. */
  function into(base: string): GithubEvent {
    const event = pullRequest('feature', checkout);
    const { pull_request: pull, ...rest } = event.payload as { pull_request: object };
    const repo = (event.payload as { repository: object }).repository;
    const payload = { ...rest, pull_request: { ...pull, base: { ref: base, sha: checkout.heads.main, repo } } };
    return { ...event, payload, env: { ...event.env, GITHUB_BASE_REF: base } };
  }
  const remedy = 'no completed scan of main. Run the gate on pushes to main; then only what gets worse counts.';

  it.each<[string, string, Partial<Script>, 'passed' | 'failed', string]>([
    [
      'a base that was never scanned',
      'main',
      { scans: [] },
      'failed',
      '2 high findings block this pull request; not compared',
    ],
    [
      'one of a stack, whose default branch was never scanned',
      'other',
      { scans: [] },
      'failed',
      '2 high findings block this pull request; not compared',
    ],
    ['one of a stack', 'other', {}, 'passed', 'No new findings; 2 existing ones remain open'],
  ])('is not called the author’s fault: %s', async (_, base, script, verdict, sentence) => {
    const { ended } = await (_ === 'one of a stack' ? runBuilt : run)({ ...twoExisting, ...script }, into(base));
    const [reason, code] = verdict === 'passed' ? ['clean', 0] : ['violations', 1];
    expectEnd(ended, { verdict, reason: String(reason), code: Number(code) });
    expect(ended.report.sentence).toBe(sentence);
    const why = `Not compared, so existing findings count too: ${remedy} Fix them.`;
    for (const text of [ended.stdout, ended.summary].map((each) => each.replaceAll(/\s+/g, ' ')))
      expect(text.includes(why)).toBe(verdict === 'failed');
  });
});

describe.concurrent('an event of a pull request that brings no new commit', () => {
  const scanned = (fields: object = {}) => ({
    ...baseScan({ high: 1 }),
    ...{ scan_id: 'scan_before', branch: 'feature', created_at: new Date(Date.now() - 60_000).toISOString() },
    ...{
      started_at: new Date(Date.now() - 50_000).toISOString(),
      completed_at: new Date(Date.now() - 40_000).toISOString(),
    },
    ...fields,
  });
  const found = () =>
    violation({
      file_path: 'src/new.js',
      ...{
        first_detected: new Date(Date.now() - 45_000).toISOString(),
        last_seen: new Date(Date.now() - 45_000).toISOString(),
      },
    });

  /** GitHub with an activity list of the branch: so many seconds ago it moved from a commit to another one. */
  async function startActive(activity: [before: string, after: string, secondsAgo: number][] | undefined) {
    const url = 'https://x';
    return startTestGithub({
      otherwise: (request) => {
        if (!request.operation.endsWith('/activity')) return gitAnswer(github, request);
        if (activity === undefined) return { status: 403, body: { message: 'Forbidden' } };
        const body = activity.map(([before, after, secondsAgo], id) => ({
          ...{ id, node_id: 'A', before, after, ref: 'refs/heads/feature', activity_type: 'push', actor: null, url },
          timestamp: new Date(Date.now() - secondsAgo * 1000).toISOString(),
        }));
        return { status: 200, body };
      },
    });
  }

  function edited(action: string, attempt = '1'): GithubEvent {
    const { env, ...event } = pullRequest('feature', checkout);
    return {
      ...event,
      payload: { ...(event.payload as object), action },
      env: { ...env, GITHUB_RUN_ATTEMPT: attempt },
    };
  }

  const { main, feature } = new Proxy({} as Record<string, string>, { get: (_, name) => `\0${String(name)}` });
  const name = (sha: string | undefined) =>
    sha?.startsWith('\0') ? (checkout.heads[sha.slice(1)] ?? '') : (sha ?? '');
  type Activity = [string | undefined, string | undefined, number][];
  const pushedLongAgo: Activity = [[main, feature, 3600]];

  it.each<[string, string, Activity | undefined, object[], boolean, string?]>([
    ['edited', 'edited', pushedLongAgo, [scanned()], false],
    ['labeled', 'labeled', pushedLongAgo, [scanned()], false],
    [
      'edited, with the commit in the scan and no activity list',
      'edited',
      undefined,
      [scanned({ commit_sha: feature })],
      false,
    ],
    ['synchronize', 'synchronize', pushedLongAgo, [scanned()], true],
    ['reopened', 'reopened', pushedLongAgo, [scanned()], true],
    ['edited, started again by a person', 'edited', pushedLongAgo, [scanned()], true, '2'],
    ['edited, without any scan', 'edited', pushedLongAgo, [], true],
    ['edited, with a scan of another branch', 'edited', pushedLongAgo, [scanned({ branch: 'main' })], true],
    ['edited, with a failed scan', 'edited', pushedLongAgo, [scanned({ status: 'FAILED' })], true],
    ['edited, with a scan of another commit', 'edited', pushedLongAgo, [scanned({ commit_sha: main })], true],
    ['edited, with a scan from before the push', 'edited', [[main, feature, 30]], [scanned()], true],
    [
      'edited, with a branch that came back',
      'edited',
      [
        [main, feature, 30],
        [feature, main, 50],
        [main, feature, 3600],
      ],
      [scanned()],
      true,
    ],
    [
      'edited, with a branch that moved on',
      'edited',
      [
        [feature, main, 30],
        [main, feature, 3600],
      ],
      [scanned()],
      true,
    ],
    ['edited, without an activity list', 'edited', undefined, [scanned()], true],
    ['edited, with an empty activity list', 'edited', [], [scanned()], true],
  ])(
    'has the last scan of that commit judged again, if it is proven to be of it: %s',
    async (_, action, activity, scans, isScanned, attempt) => {
      const active = await startActive(activity?.map(([before, after, ago]) => [name(before), name(after), ago]));
      const known = scans.map((scan) => ({
        ...scan,
        ...('commit_sha' in scan && { commit_sha: name(String(scan.commit_sha)) }),
      }));
      const script = { scans: [...known, baseScan()], polls: [completed({ high: 1 })], lists: [[found()]] };
      const ran = await (_ === 'edited' ? runBuilt : run)(
        script,
        edited(action, attempt),
        { 'github-token': active.token },
        active.apiUrl,
      );
      await active.stop();
      expect(posts(ran) > 0, ran.ended.stdout).toBe(isScanned);
      if (isScanned) return;
      expectEnd(ran.ended, { verdict: 'failed', reason: 'violations', code: 1 });
      expect(ran.ended.outputs['scan-id']).toBe('scan_before');
    },
  );
});

describe.concurrent('a base whose scan is old', () => {
  it('is said to be, and findings of newer rules in other files are named as such', async () => {
    const fresh = violation({ file_path: 'src/old.js', title: 'Weak hash' });
    const script = { scans: [baseScan()], polls: [completed({ high: 1 })], lists: [[fresh]] };
    const { ended } = await run(script, pullRequest('feature', checkout));
    expectEnd(ended, { verdict: 'failed', reason: 'violations', code: 1 });
    const text = ended.stdout.replaceAll(/\s+/g, ' ');
    expect(text).toContain('1 of them is in files that this change does not touch: Weak hash (src/old.js).');
    expect(text).toContain('the scan of main is 11 days older, perhaps with older rules');
    expect(ended.report.notes).toContainEqual(expect.stringContaining('The scan of main (scan_base) is 11 days older'));
  });
});

describe.concurrent('a suppression in the source', () => {
  it.each<[string, string, string, 0 | 1]>([
    ['a push to main', 'main', 'main', 0],
    ['a push to feature, in a file that it changes', 'feature', 'feature', 1],
    ['a push to main, with another commit checked out', 'main', 'feature', 1],
  ])('is accepted only on the default branch’s own commit: %s', async (_, branch, checkedOut, code) => {
    const workspace = join(makeFolder(), 'work');
    git(checkout.path, ['clone', '--quiet', `file://${checkout.path}`, workspace]);
    git(workspace, ['checkout', '--quiet', '--detach', checkout.heads[checkedOut] ?? '']);
    git(workspace, ['remote', 'set-url', 'origin', 'https://github.com/acme/shop.git']);
    const place = locationOf(branch === 'main' ? 'src/old.js' : 'src/new.js', 1);
    const found = resultOf({ level: 'error', locations: [place], suppressions: [{ kind: 'inSource' }] });
    writeFiles(workspace, { 'a.sarif': sarifOf({ results: [found] }) });
    const ended = await runAction({
      event: push(branch, checkout),
      apiUrl: github.apiUrl,
      env: { GITHUB_WORKSPACE: workspace },
      inputs: { sarif: 'a.sarif' },
      isBuilt: _ === 'a push to main' || undefined,
    });
    const end = code === 0 ? (['passed', 'clean'] as const) : (['failed', 'violations'] as const);
    expectEnd(ended, { verdict: end[0], reason: end[1], code, key: 'no key is there to be found' });
  });
});

describe.concurrent('GitHub that answers late after a push', () => {
  /** GitHub, but for its first answers about the head of the branch: a SHA, or undefined for 404. */
  async function startLate(answers: (string | undefined)[]) {
    const rest = [...answers];
    const late = await startTestGithub({
      otherwise: (request) => {
        if (!request.operation.endsWith('/git/ref/{ref}') || rest.length === 0) return gitAnswer(github, request);
        const sha = rest.shift();
        if (sha === undefined) return { status: 404, body: { message: 'Not Found' } };
        const object = { type: 'commit', sha, url: 'https://x' };
        return { status: 200, body: { ref: 'refs/heads/feature', node_id: 'R', url: 'https://x', object } };
      },
    });
    return late;
  }
  const old = () => checkout.heads.main ?? '';

  it.each<[string, () => (string | undefined)[], string | undefined]>([
    ['the old commit once', () => [old()], undefined],
    ['404 once', () => [undefined], undefined],
    ['both', () => [undefined, old()], undefined],
    ['the old commit for more than 10 s', () => Array(9).fill(old()), 'Inconclusive: the branch moved'],
    [
      '404 for more than 10 s',
      () => Array(99).fill(undefined),
      'Inconclusive: the head of the branch could not be read',
    ],
  ])('is asked again, and the two causes have two headlines: %s', async (_, answers, headline) => {
    const late = await startLate(answers());
    const start = _ === 'both' ? runBuilt : run;
    const { ended } = await start({}, push('feature', checkout), { 'github-token': late.token }, late.apiUrl);
    await late.stop();
    const end = headline === undefined ? (['passed', 'clean', 0] as const) : (['inconclusive', 'moved', 2] as const);
    expectEnd(ended, { verdict: end[0], reason: end[1], code: end[2] });
    if (headline !== undefined) expect(ended.report.sentence).toBe(headline);
  });
});

describe.concurrent('a proxy variable', () => {
  it('that is not an address does not stop a run that needs no proxy', async () => {
    const { ended } = await runScripted({}, { env: { HTTPS_PROXY: 'not an address' }, isBuilt: true });
    expectEnd(ended, { verdict: 'passed', reason: 'clean', code: 0 });
  });

  it.each([
    ['proxy.invalid:3128', /failed: the host name is unknown|failed: the host name could not be looked up/],
    ['socks5://proxy:1080', /failed: the variable HTTPS_PROXY \(or HTTP_PROXY\) is not a valid proxy address/],
  ])('%s is used, or named, by a run that needs it', async (value, words) => {
    const inputs = { 'base-url': 'https://service.invalid/api/v1', 'timeout-seconds': '60' };
    const { ended } = await runScripted({}, { env: { HTTPS_PROXY: value }, inputs });
    expect(ended.code).toBe(2);
    expect(ended.report.message).toMatch(words);
  });
});
