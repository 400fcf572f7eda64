/** The action writing to GitHub: check run, comment, review and code scanning, and what happens where it may not. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGithub, type TestGithub, type TestGithubOptions } from '../github/server.ts';
import { completed, type Script, violation } from '../scripted-service.ts';
import { commandNames, expectEnd } from './expect-end.ts';
import { type Ended, type Running, runPost, timeScales } from './run-action.ts';
import { type Checkout, gitAnswer, makeCheckout, pullRequest, quietPlace, runScripted, startGithub } from './world.ts';

let checkout: Checkout;
let git: Awaited<ReturnType<typeof startGithub>>;
const open: TestGithub[] = [];

beforeAll(async () => {
  await quietPlace();
  checkout = makeCheckout({ 'README.md': 'A shop\n' }, { feature: { 'src/new.js': 'one()\ntwo()\n' } });
  git = await startGithub(checkout, {
    pulls: { 7: { base: checkout.heads.main ?? '', head: checkout.heads.feature ?? '' } },
  });
});
afterAll(async () => {
  for (const github of open) await github.stop();
});

/** A GitHub that takes what is written to it, and leaves to git what git knows. */
async function startFull(options: TestGithubOptions = {}, policy?: object): Promise<TestGithub> {
  const headSha = checkout.heads.feature ?? '';
  const github = await startTestGithub({
    ...options,
    store: { pulls: { 7: { headSha, lines: { 'src/new.js': [[1, 2]] } } }, ...options.store },
    otherwise: (request) =>
      policy !== undefined && request.path.endsWith('/contents/.github/scan-gate.yml')
        ? { status: 200, body: policy }
        : gitAnswer(git, request),
  });
  open.push(github);
  return github;
}

const bad = () => violation({ file_path: 'src/new.js', line_number: 2 });

async function run(
  github: TestGithub,
  inputs: Record<string, string>,
  script: Partial<Script> = failing(),
  signal?: NodeJS.Signals,
): Promise<Ended> {
  const { ended } = await runScripted(script, {
    event: pullRequest('feature', checkout),
    apiUrl: github.apiUrl,
    ...(signal && { watch: killWhileScanning(signal), isBuilt: signal === 'SIGKILL' || undefined }),
    // Publishing has a budget of time of its own, which a busy machine must not run into.
    env: { SCAN_GATE_TIME_SCALE: timeScales.embedded },
    inputs: { 'github-token': github.token, scope: 'scan', ...inputs },
  });
  expect(github.complaints).toEqual([]);
  return ended;
}

/** Once the check run is open and the scan is waited for. */
function killWhileScanning(signal: NodeJS.Signals) {
  let isSent = false;
  return (running: Running, printed: string) => {
    if (isSent || !printed.includes(': scanning, ')) return;
    isSent = running.kill(signal);
  };
}

const failing = (): Partial<Script> => ({ polls: [completed({ high: 1 })], lists: [[bad()]] });

describe.concurrent('the action on GitHub', () => {
  it('completes one check run with its annotations, instead of workflow commands', async () => {
    const github = await startFull();
    const ended = await run(github, {});
    expectEnd(ended, { verdict: 'failed', reason: 'violations', code: 1 });
    expect(github.store.checkRuns).toMatchObject([
      { status: 'completed', conclusion: 'failure', headSha: checkout.heads.feature },
    ]);
    expect(github.store.checkRuns[0]?.annotations).toMatchObject([{ path: 'src/new.js', start_line: 2 }]);
    expect(ended.outputs['check-run-url']).not.toBe('');
    expect(commandNames(ended)).toEqual(['add-mask', 'add-mask', 'error']);
  });

  it('updates the same check run when it runs again, and the same comment', async () => {
    const github = await startFull();
    await run(github, { 'comment-summary-in-pr': 'always' });
    const again = await run(github, { 'comment-summary-in-pr': 'always' }, {});
    expectEnd(again, { verdict: 'passed', reason: 'clean', code: 0 });
    expect(github.store.checkRuns).toMatchObject([{ conclusion: 'success' }]);
    expect(github.store.comments).toHaveLength(1);
    expect(github.store.comments[0]?.body).toContain('### ✅ ');
  });

  const gate = async (
    github: TestGithub,
    script: Partial<Script>,
    attempt: number,
    env: Record<string, string> = {},
  ) => {
    const { ended, service } = await runScripted(script, {
      event: pullRequest('feature', checkout),
      apiUrl: github.apiUrl,
      env: {
        ...{ SCAN_GATE_TIME_SCALE: timeScales.embedded, GITHUB_RUN_ID: '12', GITHUB_RUN_ATTEMPT: String(attempt) },
        ...env,
      },
      inputs: {
        'github-token': github.token,
        scope: 'scan',
        'comment-summary-in-pr': 'always',
        'upload-sarif': 'true',
      },
      isBuilt: true,
    });
    return { ...ended, port: Number(new URL(service.baseUrl).port) };
  };

  it.each([
    ['a failure, then a pass', [failing(), {}]],
    ['a pass, then a failure', [{}, failing()]],
    ['a pass between two failures', [failing(), {}, failing()]],
  ])('shows the worst result of gates without a category in one attempt: %s', async (_, scripts) => {
    const github = await startFull();
    const said: string[] = [];
    for (const script of scripts) said.push((await gate(github, script, 1)).stdout.replaceAll(/\s+/g, ' '));
    expect(github.store.checkRuns).toMatchObject([{ status: 'completed', conclusion: 'failure' }]);
    expect(github.store.checkRuns[0]?.title).toContain('1 high finding blocks');
    expect(github.store.comments).toHaveLength(1);
    expect(github.store.comments[0]?.body).toContain('1 high finding blocks');
    const note = 'category is missing or the same: give each gate its own category';
    const { checkRuns, comments } = github.store;
    for (const text of [`${checkRuns[0]?.summary}${checkRuns[0]?.text}`, comments[0]?.body, said.at(-1)])
      expect(text).toContain(note);
    expect(github.store.uploads.at(-1)?.results).toBe(1);
    // A new attempt replaces what an earlier one found.
    await gate(github, {}, 2);
    expect(github.store.uploads.at(-1)?.results).toBe(0);
    expect(github.store.checkRuns).toMatchObject([{ status: 'completed', conclusion: 'success' }]);
    expect(github.store.comments[0]?.body).not.toContain('blocks');
    expect(github.store.comments[0]?.body).not.toContain(note);
  });

  const one = { RUNNER_TRACKING_ID: 'github_1f3d9475-6c94-40ee-a160-8b3fd282c3a1' };
  const other = { RUNNER_TRACKING_ID: 'github_2f3d9475-6c94-40ee-a160-8b3fd282c3a1' };
  it.each([
    ['the same job', one, one, 'success'],
    ['another job', one, other, 'failure'],
    ['a job whose workflow hides it', { RUNNER_TRACKING_ID: '0' }, { RUNNER_TRACKING_ID: '0' }, 'failure'],
  ])('shows the pass of a retry after a failure: %s', async (_, first, second, conclusion) => {
    const github = await startFull();
    const { port } = await gate(github, failing(), 1, first);
    const { stdout } = await gate(github, { port }, 1, second);
    const isReplaced = conclusion === 'success';
    const { checkRuns, comments, uploads } = github.store;
    expect(checkRuns).toMatchObject([{ status: 'completed', conclusion }]);
    expect(comments[0]?.body.includes('blocks')).toBe(!isReplaced);
    expect(uploads.at(-1)?.results).toBe(isReplaced ? 0 : 1);
    expect(stdout.includes('category is missing')).toBe(!isReplaced);
  });

  it.each(['comment', 'review'])(
    'leaves the %s of a newer commit alone, and writes to its own commit',
    async (what) => {
      const github = await startFull();
      const inputs = { 'comment-summary-in-pr': 'always', annotations: what === 'review' ? 'review' : 'check-run' };
      await run(github, inputs, {});
      const before = structuredClone([github.store.comments, github.store.reviews]);
      const pull = github.store.pulls[7] ?? { headSha: '', lines: {} };
      pull.headSha = 'b'.repeat(40);
      const { ended } = await runScripted(failing(), {
        event: pullRequest('feature', checkout),
        apiUrl: github.apiUrl,
        inputs: { 'github-token': github.token, scope: 'scan', ...inputs },
        isBuilt: true,
      });
      expectEnd(ended, { verdict: 'failed', reason: 'violations', code: 1 });
      expect([github.store.comments, github.store.reviews]).toEqual(before);
      const runs = what === 'review' ? [] : [{ headSha: checkout.heads.feature, conclusion: 'failure' }];
      expect(github.store.checkRuns).toMatchObject(runs);
      const own = checkout.heads.feature?.slice(0, 12);
      const said = ended.stdout.replaceAll(/\s+/g, ' ');
      expect(said).toContain(
        `The ${what} stays as it is: this run is about ${own}, and the pull request is at bbbbbbbbbbbb`,
      );
    },
  );

  it.each([
    ['once, right after the push', (count: number) => count < 3, 200],
    ['not at all', () => true, 403],
  ])('writes the comment although the head of the pull request cannot be read: %s', async (_, isLate, status) => {
    const github = await startFull({
      fault: ({ operation }, count) =>
        status === 403 && /pulls\/\{pull_number\}$|git\/ref/.test(operation) && isLate(count)
          ? { kind: 'answer', status }
          : undefined,
    });
    let looks = 0;
    if (status === 200) {
      const { 7: pull } = github.store.pulls;
      const headSha = pull?.headSha ?? '';
      const get = () => {
        looks += 1;
        return isLate(looks) ? 'a'.repeat(40) : headSha;
      };
      Object.defineProperty(pull, 'headSha', { get });
    }
    await run(github, { 'comment-summary-in-pr': 'always', annotations: 'none' });
    expect(github.store.comments).toHaveLength(1);
  });

  it('falls back to workflow commands where the token may not write, and names the permission', async () => {
    const github = await startFull({ missing: ['checks', 'pull-requests', 'security-events'] });
    const ended = await run(github, { 'comment-summary-in-pr': 'always', 'upload-sarif': 'true' });
    expectEnd(ended, { verdict: 'failed', reason: 'violations', code: 1 });
    expect(commandNames(ended).filter((name) => name === 'error').length).toBeGreaterThan(1);
    for (const line of ['checks: write', 'pull-requests: write', 'security-events: write'])
      expect(ended.stdout).toContain(line);
  });

  it('is neither success nor neutral on GitHub when it could not decide', async () => {
    const github = await startFull();
    const ended = await run(github, {}, { polls: [completed({ high: 1 })], lists: [[]] });
    expectEnd(ended, { verdict: 'inconclusive', reason: 'evidence', code: 2 });
    expect(['success', 'neutral', 'skipped']).not.toContain(github.store.checkRuns[0]?.conclusion);
  });

  it('writes a review on the lines of the diff', async () => {
    const github = await startFull();
    const ended = await run(github, { annotations: 'review' });
    expectEnd(ended, { verdict: 'failed', reason: 'violations', code: 1 });
    expect(github.store.reviewComments).toMatchObject([{ path: 'src/new.js', line: 2 }]);
    expect(github.store.checkRuns).toEqual([]);
  });

  it('uploads SARIF for the head of the pull request', async () => {
    const github = await startFull();
    await run(github, { 'upload-sarif': 'true', category: 'backend' });
    expect(github.store.uploads).toMatchObject([
      { ref: 'refs/pull/7/head', commitSha: checkout.heads.feature, category: 'backend/', results: 1 },
    ]);
  });

  it('waits as long as a rate limit asks while it reads', async () => {
    const limit = { kind: 'answer', status: 429, headers: { 'retry-after': '30' } } as const;
    const github = await startFull({
      fault: ({ operation }, count) => (operation.endsWith('/git/ref/{ref}') && count === 1 ? limit : undefined),
    });
    const ended = await run(github, {}, {});
    expectEnd(ended, { verdict: 'passed', reason: 'clean', code: 0 });
    expect(ended.stdout).toContain("GitHub's rate limit is reached; trying again in 30 s");
  });

  const limited = () => {
    const headers = {
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(Math.ceil(Date.now() / 1000) + 86_400),
    };
    return { kind: 'answer', status: 403, message: 'API rate limit exceeded', headers } as const;
  };

  it('lets a run pass whose policy meets a rate limit, if on-inconclusive says so', async () => {
    const github = await startFull({ fault: ({ method }) => (method === 'GET' ? limited() : undefined) });
    const { ended } = await runScripted(
      {},
      {
        event: pullRequest('feature', checkout),
        apiUrl: github.apiUrl,
        inputs: { 'github-token': github.token, annotations: 'none', 'on-inconclusive': 'rate-limited=warn' },
        isBuilt: true,
      },
    );
    expectEnd(ended, { verdict: 'inconclusive', reason: 'rate-limited', code: 0 });
    expect(ended.stdout).toContain("GitHub's rate limit is reached");
  });

  it('describes one rate limit once, for all that it keeps from being written', async () => {
    const github = await startFull({ fault: ({ method }) => (method === 'GET' ? undefined : limited()) });
    const ended = await run(github, { 'comment-summary-in-pr': 'always', 'upload-sarif': 'true' });
    const said = ended.stdout.replaceAll(/\s+/g, ' ');
    expect(said).toMatch(/Not written to GitHub: [^:]*the comment[^:]*: GitHub's rate limit is reached/);
    expect(said.match(/GitHub's rate limit is reached/g)).toHaveLength(1);
  });

  it.each([
    ['a locked conversation', 403, 'Unable to create comment because issue is locked.', 'unlock it'],
    ['single sign-on', 403, 'Resource protected by organization SAML enforcement.', 'single sign-on'],
    ['a token that is not of an app', 403, 'You must authenticate via a GitHub App.', 'Only the token of an app'],
    ['a token that is wrong', 401, 'Bad credentials', 'Check github-token'],
    ['an archived repository', 403, 'Repository was archived so is read-only.', 'is archived'],
    ['a missing permission', 403, 'Resource not accessible by integration', 'pull-requests: write'],
  ])('advises by what GitHub said: %s', async (_, status, message, advice) => {
    const github = await startFull({
      fault: ({ method, operation }) =>
        method === 'GET' || operation === 'POST /graphql' ? undefined : { kind: 'answer', status, message },
    });
    const { ended } = await runScripted(failing(), {
      event: pullRequest('feature', checkout),
      apiUrl: github.apiUrl,
      inputs: {
        'github-token': github.token,
        scope: 'scan',
        annotations: 'check-run',
        'comment-summary-in-pr': 'always',
      },
      isBuilt: true,
    });
    expectEnd(ended, { verdict: 'failed', reason: 'violations', code: 1 });
    const said = ended.stdout.replaceAll(/\s+/g, ' ');
    expect(said).toContain(advice);
    if (advice !== 'pull-requests: write') expect(said).not.toContain('Give the job the permission');
  });

  it('advises about a token that GitHub refuses where the policy is read, and about no permission', async () => {
    const github = await startFull({ fault: () => ({ kind: 'answer', status: 401, message: 'Bad credentials' }) });
    const ended = await run(github, { annotations: 'none' }, {});
    expectEnd(ended, { verdict: 'inconclusive', reason: 'policy', code: 2 });
    const said = ended.stdout.replaceAll(/\s+/g, ' ');
    expect(said).toContain('Check github-token: it is wrong or has expired.');
    expect(said).not.toContain('permission');
  });

  it('uploads no SARIF in a merge group, whose branch will not exist', async () => {
    const github = await startFull();
    const { main = '', feature: sha = '' } = checkout.heads;
    const ref = `refs/heads/gh-readonly-queue/main/pr-7-${main}`;
    const group = { head_ref: ref, head_sha: sha, base_ref: 'refs/heads/main', base_sha: main };
    const { repository } = pullRequest('feature', checkout).payload as { repository: object };
    const { ended } = await runScripted(failing(), {
      event: {
        name: 'merge_group',
        payload: { action: 'checks_requested', repository, merge_group: group },
        env: { GITHUB_REPOSITORY: checkout.repository, GITHUB_REF: ref, GITHUB_SHA: sha },
      },
      apiUrl: github.apiUrl,
      inputs: { 'github-token': github.token, 'upload-sarif': 'true' },
      isBuilt: true,
    });
    expect(github.store.uploads).toEqual([]);
    const said = ended.stdout.replaceAll(/\s+/g, ' ');
    expect(said).not.toMatch(/Warning: Code scanning|security-events/);
  });

  it('updates the text of a review when what it says is fixed', async () => {
    const github = await startFull();
    const inputs = { annotations: 'review' };
    await run(github, inputs);
    expect(github.store.reviews[0]?.body).toContain('1 high finding blocks this pull request');
    const { ended } = await runScripted(
      {},
      {
        event: pullRequest('feature', checkout),
        apiUrl: github.apiUrl,
        inputs: { 'github-token': github.token, scope: 'scan', ...inputs },
        isBuilt: true,
      },
    );
    expectEnd(ended, { verdict: 'passed', reason: 'clean', code: 0 });
    expect(github.store.reviewComments[0]?.body).toContain('✅ **Fixed**');
    const at = checkout.heads.feature?.slice(0, 7);
    expect(github.store.reviews.map(({ body }) => body)).toEqual([
      `✅ Everything in this review is resolved at ${at}.`,
    ]);
  });

  it('is inconclusive on a rate limit that outlasts it, and blames no permission', async () => {
    const reset = String(Math.ceil(Date.now() / 1000) + 86_400);
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset };
    const limit = { kind: 'answer', status: 403, message: 'API rate limit exceeded', headers } as const;
    const github = await startFull({ fault: ({ method }) => (method === 'GET' ? limit : undefined) });
    const ended = await run(github, { annotations: 'none' });
    expectEnd(ended, { verdict: 'inconclusive', reason: 'rate-limited', code: 2 });
    expect(ended.stdout.replaceAll(/\s+/g, ' ')).toMatch(/GitHub's rate limit is reached, .*: it ends in 14\d\d min/);
    expect(ended.stdout).not.toContain('permission');
  });

  it('keeps its verdict when GitHub is away', async () => {
    const github = await startFull({
      fault: ({ method }) => (method === 'GET' ? undefined : { kind: 'answer', status: 500 }),
    });
    const ended = await run(github, { 'comment-summary-in-pr': 'always' });
    expectEnd(ended, { verdict: 'failed', reason: 'violations', code: 1 });
  });

  it.each(['auto', 'check-run', 'commands', 'review', 'none'])(
    'completes the check run that it opened when the policy file says annotations: %s',
    async (annotations) => {
      const github = await startFull({}, { annotations });
      const ended = await run(github, {});
      expectEnd(ended, { verdict: 'failed', reason: 'violations', code: 1 });
      expect(ended.report.policy.source).toContain('.github/scan-gate.yml');
      expect(github.store.checkRuns).toMatchObject([{ status: 'completed', conclusion: 'failure' }]);
      const marks = annotations === 'auto' || annotations === 'check-run' ? 1 : 0;
      expect(github.store.checkRuns[0]?.annotations).toHaveLength(marks);
      expect(github.store.reviewComments).toHaveLength(annotations === 'review' ? 1 : 0);
      expect(commandNames(ended).filter((name) => name === 'error')).toHaveLength(annotations === 'commands' ? 2 : 1);
    },
  );

  it.each(['SIGINT', 'SIGTERM'] as const)('completes the check run as cancelled by %s', async (signal) => {
    const github = await startFull({}, { annotations: 'none' });
    const ended = await run(github, {}, endless, signal);
    expectEnd(ended, { verdict: 'inconclusive', reason: 'cancelled', code: signal === 'SIGINT' ? 130 : 143 });
    expect(github.store.checkRuns).toMatchObject([{ status: 'completed', conclusion: 'cancelled' }]);
    expect(lastState(ended, 'check_run')).toBe('');
  });

  it('completes the check run when the time limit is over', async () => {
    const github = await startFull({}, { annotations: 'none' });
    const ended = await run(github, { 'timeout-seconds': '60' }, endless);
    expectEnd(ended, { verdict: 'inconclusive', reason: 'timeout', code: 2 });
    expect(github.store.checkRuns).toMatchObject([{ status: 'completed', conclusion: 'timed_out' }]);
  });

  it('closes in its post part what a killed run left open', async () => {
    const github = await startFull();
    const killed = await run(github, {}, endless, 'SIGKILL');
    expect(github.store.checkRuns).toMatchObject([{ status: 'in_progress' }]);
    const state = { check_run: lastState(killed, 'check_run') };
    const inputs = {
      'github-token': github.token,
      'base-url': 'http://127.0.0.1:1/api/v1',
      'api-key': 'sk-scenario-7f3a9c2e51b8',
    };
    const event = pullRequest('feature', checkout);
    const ended = await runPost({ event, apiUrl: github.apiUrl, state, inputs, isBuilt: true });
    expect(ended.stdout).toContain('Closed the check run');
    expect(github.store.checkRuns).toMatchObject([{ status: 'completed', conclusion: 'cancelled' }]);
  });
});

const endless: Partial<Script> = { polls: [{ status: 'SCANNING' }] };

/** What the runner hands to the post part: of several values under a name the last. */
function lastState({ files }: Ended, name: string): string {
  const values = [...(files.state ?? '').matchAll(new RegExp(`^${name}<<(\\S+)\\n(.*)\\n\\1$`, 'gm'))];
  return values.at(-1)?.[2] ?? 'nothing was kept';
}
