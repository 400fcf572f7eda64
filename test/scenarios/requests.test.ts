/** What a pull request costs in requests, by the built action against both services. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGithub, type TestGithub } from '../github/server.ts';
import { baseScan, completed, earlierTime, type Script, violation } from '../scripted-service.ts';
import { expectEnd } from './expect-end.ts';
import { timeScales } from './run-action.ts';
import { type Checkout, gitAnswer, makeCheckout, pullRequest, quietPlace, runScripted, startGithub } from './world.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Requests by what they are for. */
    requests?: Record<string, number>;
  }
}

let checkout: Checkout;
let git: Awaited<ReturnType<typeof startGithub>>;
const open: TestGithub[] = [];

beforeAll(async () => {
  await quietPlace();
  checkout = makeCheckout({ 'src/old.js': 'old()\n' }, { feature: { 'src/new.js': 'one()\ntwo()\n' } });
  git = await startGithub(checkout, {
    pulls: { 7: { base: checkout.heads.main ?? '', head: checkout.heads.feature ?? '' } },
  });
});
afterAll(async () => {
  for (const github of open) await github.stop();
});

const isPoll = (call: string) => call === 'GET /scans/scan_new_1';
const isDetail = (call: string) => call.startsWith('GET /violations/');
/** Pages of changed files, and looks at the head and its name while the gate waits, depend on the pull request and on the scan. */
const isOfChange = ({ operation }: { operation: string }) => /pulls\/\{pull_number\}\/files|compare/.test(operation);
const isHeadLook = ({ path }: { path: string }) => /\/git\/ref\/(?:heads|tags)\/feature$/.test(path);

async function costOf(script: Partial<Script>, inputs: Record<string, string> = {}) {
  const github = await startTestGithub({
    store: { pulls: { 7: { headSha: checkout.heads.feature ?? '', lines: { 'src/new.js': [[1, 2]] } } } },
    otherwise: (request) => gitAnswer(git, request),
  });
  open.push(github);
  const { ended, service } = await runScripted(script, {
    event: pullRequest('feature', checkout),
    apiUrl: github.apiUrl,
    env: { SCAN_GATE_TIME_SCALE: timeScales.embedded },
    inputs: { 'github-token': github.token, 'repository-id': 'repo_1', ...inputs },
  });
  expect(github.complaints).toEqual([]);
  const calls = service.calls();
  const looks = github.asked.filter(isHeadLook).length - 1;
  const requests = {
    service: calls.filter((call) => !isPoll(call) && !isDetail(call)).length,
    polls: calls.filter(isPoll).length,
    'details of findings': calls.filter(isDetail).length,
    // The look before the scan is no look while it waits.
    GitHub: github.asked.filter((request) => !isOfChange(request)).length - looks,
    'pages of changed files': github.asked.filter(isOfChange).length,
    'looks at the head': looks,
  };
  return { ended, requests, calls };
}

describe.concurrent('requests of a pull request', () => {
  it('clean: at most 8 to the service and 12 to GitHub', async ({ task }) => {
    const { ended, requests } = await costOf({ scans: [baseScan({ high: 2 })] });
    expectEnd(ended, { verdict: 'passed', reason: 'clean', code: 0 });
    task.meta.requests = requests;
    expect(requests.service).toBeLessThanOrEqual(8);
    expect(requests.GitHub).toBeLessThanOrEqual(12);
    expect(requests['details of findings']).toBe(0);
  });

  it('clean, with existing findings: as many', async ({ task }) => {
    const old = [1, 2].map((line) => violation({ file_path: `src/old-${line}.js`, first_detected: earlierTime }));
    const { ended, requests } = await costOf({
      polls: [completed({ high: 2 })],
      lists: [old],
      scans: [baseScan({ high: 2 })],
    });
    expectEnd(ended, { verdict: 'passed', reason: 'clean', code: 0 });
    task.meta.requests = requests;
    expect(requests.service).toBeLessThanOrEqual(8);
  });

  it('clean, with a comment: its list, the head of the pull request and itself more', async ({ task }) => {
    const { ended, requests } = await costOf({ scans: [baseScan({ high: 2 })] }, { 'comment-summary-in-pr': 'always' });
    expectEnd(ended, { verdict: 'passed', reason: 'clean', code: 0 });
    task.meta.requests = requests;
    expect(requests.GitHub).toBeLessThanOrEqual(15);
  });

  it('3 new findings: a detail for each, and each other scan once', async ({ task }) => {
    const bad = [1, 2, 2].map((line) => violation({ file_path: 'src/new.js', line_number: line }));
    const { ended, requests, calls } = await costOf({
      polls: [completed({ high: 3 })],
      lists: [bad],
      scans: [baseScan({})],
    });
    expectEnd(ended, { verdict: 'failed', reason: 'violations', code: 1 });
    task.meta.requests = requests;
    expect(requests['details of findings']).toBe(3);
    expect(calls.filter((call) => call === 'GET /scans/scan_base')).toHaveLength(1);
  });

  it('1,000 old findings: details only of what is shown or decides', async ({ task }) => {
    const old = Array.from({ length: 1000 }, (_, index) =>
      violation({ file_path: `src/old-${index}.js`, first_detected: earlierTime }),
    );
    const { ended, requests, calls } = await costOf({
      polls: [completed({ high: 1000 })],
      lists: [old],
      scans: [baseScan({ high: 1000 })],
    });
    expectEnd(ended, { verdict: 'passed', reason: 'clean', code: 0 });
    task.meta.requests = requests;
    expect(calls.filter((call) => call === 'GET /scans/scan_base')).toHaveLength(1);
    expect(new Set(calls.filter(isDetail)).size).toBe(requests['details of findings']);
  });
});
