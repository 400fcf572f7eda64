/**
 * Pull requests of Dependabot through the README's workflow: the action as it is downloaded, with the event and the
 * token of Dependabot's runs, and GitHub's advisories on loopback.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advisories, updates } from '../github/advisories.ts';
import { startTestGithub, type TestGithub, type TestGithubOptions } from '../github/server.ts';
import { isLong } from '../model/runs.ts';
import { makeFolder } from '../service/temporary-repository.ts';
import { cloneCheckout, openDownload } from './embedded-download.ts';
import { commandNames, expectEnd } from './expect-end.ts';
import type { Registry } from './registry.ts';
import { type Ended, type GithubEvent, runCommand, runDownloadedAction } from './run-action.ts';
import { type Checkout, gitAnswer, makeCheckout, pullRequest, startGithub } from './world.ts';

type Branch = Exclude<keyof typeof updates, 'main'>;

let home: string;
let registry: Registry;
let checkout: Checkout;
const open: TestGithub[] = [];

beforeAll(async () => {
  if (!isLong) return;
  ({ home, registry } = await openDownload());
  const { main, ...branches } = updates;
  checkout = makeCheckout(main, branches);
});
afterAll(async () => {
  await registry?.stop();
  for (const github of open) await github.stop();
});

/** Its runs get no secrets, and a token that may only read unless the workflow says more. */
function dependabot(branch: Branch): GithubEvent {
  const { payload, env, ...event } = pullRequest(branch, checkout);
  const sender = { login: 'dependabot[bot]', type: 'Bot', id: 49_699_333 };
  const { pull_request: pull, ...rest } = payload as { pull_request: object };
  return {
    ...event,
    payload: { ...rest, sender, pull_request: { ...pull, user: sender } },
    env: { ...env, GITHUB_ACTOR: sender.login, GITHUB_TRIGGERING_ACTOR: sender.login },
  };
}

async function startHub(branch: Branch, options: TestGithubOptions): Promise<TestGithub> {
  const sha = checkout.heads[branch] ?? '';
  const known = await startGithub(checkout, { pulls: { 7: { base: checkout.heads.main ?? '', head: sha } } });
  const lines = { 'requirements.txt': [[1, 2]], 'go.mod': [[5, 5]] } as Record<string, [number, number][]>;
  const github = await startTestGithub({
    ...options,
    store: { advisories, pulls: { 7: { headSha: sha, lines } } },
    otherwise: (request) => gitAnswer(known, request),
  });
  open.push(github);
  return github;
}

const readOnly: NonNullable<TestGithubOptions['missing']> = ['checks', 'pull-requests', 'security-events'];

interface Seen {
  ended: Ended;
  github: TestGithub;
}

async function run(branch: Branch, options: TestGithubOptions = { missing: readOnly }, inputs = {}): Promise<Seen> {
  const github = await startHub(branch, options);
  const ended = await runDownloadedAction({
    ...{ home, event: dependabot(branch), apiUrl: github.apiUrl },
    inputs: { 'github-token': github.token, ...inputs },
    env: {
      ...{ GITHUB_WORKSPACE: cloneCheckout(checkout, checkout.heads[branch] ?? ''), HOME: makeFolder() },
      npm_config_registry: registry.url,
    },
  });
  return { ended, github };
}

const end = (verdict: 'passed' | 'failed' | 'inconclusive', reason: string, code: number) => ({
  ...{ verdict, reason, code },
  key: 'no key is there to be found',
});

const outage: TestGithubOptions['fault'] = ({ path }) =>
  path === '/advisories' ? { kind: 'answer', status: 503 } : undefined;

// For the built action, in `npm run test:long`: here, test/gate/run/advisories.test.ts judges the same updates.
describe.runIf(isLong)('an update by Dependabot', () => {
  it('of requirements.txt and go.mod that helps passes, with a token that may only read', async () => {
    const { ended, github } = await run('fix/go');
    expectEnd(ended, end('passed', 'clean', 0));
    expect(ended.report.scan.coverage.sca).toBe('covered');
    expect(github.asked.filter(({ path }) => path === '/advisories').length).toBeGreaterThan(0);
    expect([github.store.checkRuns, github.store.comments, github.complaints]).toEqual([[], [], []]);
    expect(ended.stdout.replaceAll(/\s+/g, ' ')).toContain(
      'Packages looked up: 2 of 2 (2 in GitHub’s advisory database)',
    );
  });

  it('of requirements.txt that brings a vulnerable package fails at its line', async () => {
    const { ended, github } = await run('bad/python');
    expectEnd(ended, end('failed', 'violations', 1));
    const title = 'urllib3 1.24.1: A fault of urllib3 (GHSA-bbbb-bbbb-bbbb)';
    expect(ended.report.findings.map((each: { title: string }) => each.title)).toEqual([title]);
    expect(ended.summary).toContain('requirements.txt');
    const annotation = ended.commands.find(({ properties }) => properties.file !== undefined);
    expect(annotation).toMatchObject({ name: 'error', properties: { file: 'requirements.txt', line: '2' } });
    expect([github.store.checkRuns, github.store.comments, github.complaints]).toEqual([[], [], []]);
  });

  it('of go.mod that stays vulnerable fails on all surfaces, where the workflow lets it write', async () => {
    const { ended, github } = await run('bad/go', {}, { 'comment-summary-in-pr': 'always' });
    expectEnd(ended, end('failed', 'violations', 1));
    const [checkRun] = github.store.checkRuns;
    expect(checkRun).toMatchObject({ headSha: checkout.heads['bad/go'], conclusion: 'failure' });
    expect(checkRun?.annotations).toContainEqual(expect.objectContaining({ path: 'go.mod', start_line: 5 }));
    const [comment] = github.store.comments;
    for (const text of [comment?.body, ended.summary, ended.stdout])
      expect(text?.replaceAll(/[`\\]/g, '')).toContain('golang.org/x/net');
    expect(comment?.body).toContain('GHSA-dddd-dddd-dddd');
    expect(github.complaints).toEqual([]);
  });

  it('is not decided while GitHub’s advisories cannot be had, and says what to do', async () => {
    const { ended } = await run('fix/go', { missing: readOnly, fault: outage });
    expectEnd(ended, end('inconclusive', 'not-covered', 2));
    expect(ended.report.message).toBe(
      'the packages of go.mod, requirements.txt could not be looked up. Run again later, or name another source in advisories',
    );
    expect(commandNames(ended)).toEqual(['add-mask', 'error']);
  });

  it('is judged the same by the command line', async () => {
    const branch = 'bad/python';
    const github = await startHub(branch, { missing: readOnly });
    const folder = cloneCheckout(checkout, checkout.heads[branch] ?? '');
    const env = { GITHUB_WORKSPACE: folder, HOME: makeFolder(), SCAN_GATE_GITHUB_TOKEN: github.token };
    const ended = await runCommand(['run', '--embedded', folder, '--advisories', 'github'], {
      ...{ cwd: folder, env, event: dependabot(branch), apiUrl: github.apiUrl },
    });
    expect(ended.code, ended.stdout).toBe(1);
    expect(ended.stdout).toContain('urllib3 1.24.1');
  });
});
