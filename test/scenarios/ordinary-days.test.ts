/** The built action on ordinary days: what is no fault of the change must not fail or stop it. */
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestGithub } from '../github/server.ts';
import { locationOf, resultOf, sarifOf } from '../sarif/make.ts';
import { baseScan, completed, earlierTime, type Script, violation } from '../scripted-service.ts';
import { git, makeFolder, writeFiles } from '../service/temporary-repository.ts';
import { expectEnd } from './expect-end.ts';
import { type GithubEvent, runAction } from './run-action.ts';
import { type Checkout, gitAnswer, makeCheckout, push, quietPlace, runScripted, startGithub } from './world.ts';

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
) => runScripted(script, { event, apiUrl, inputs, isBuilt: true });

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
    const passed = await run(twoExisting, event(), inputs);
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
      isBuilt: true,
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
    ['the old commit for more than 10 s', () => Array(9).fill(old()), 'Not decided: the branch moved'],
    [
      '404 for more than 10 s',
      () => Array(99).fill(undefined),
      'Not decided: the head of the branch could not be read',
    ],
  ])('is asked again, and the two causes have two headlines: %s', async (_, answers, headline) => {
    const late = await startLate(answers());
    const { ended } = await run({}, push('feature', checkout), { 'github-token': late.token }, late.apiUrl);
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
    const { ended } = await runScripted({}, { env: { HTTPS_PROXY: value }, inputs, isBuilt: true });
    expect(ended.code).toBe(2);
    expect(ended.report.message).toMatch(words);
  });
});
