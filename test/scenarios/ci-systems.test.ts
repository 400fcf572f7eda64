import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completed, repository, type Script, startScripted, violation } from '../scripted-service.ts';
import { git, makeFolder } from '../service/temporary-repository.ts';
import { type Ended, runCommand, timeScales } from './run-action.ts';
import { apiKey, type Checkout, makeCheckout } from './world.ts';

const strict = 'fail-on-severity: high\n';
const loose = 'fail-on-severity: none\n';
const bad = 'export function price(text) {\n  return eval(text);\n}\n';
const vcsUrl = 'https://gitlab.com/acme/shop';

/** The default branch, a branch that loosens the policy and adds a finding, and the merge of both. */
let origin: Checkout;
let merge: string;
const open: { stop(): unknown }[] = [];

beforeAll(() => {
  origin = makeCheckout(
    { '.github/scan-gate.yml': strict, 'README.md': 'A shop\n' },
    { feature: { '.github/scan-gate.yml': loose, 'src/pricing.js': bad } },
  );
  git(origin.path, ['commit', '--quiet', '--allow-empty', '--message', 'Go on']);
  git(origin.path, ['merge', '--quiet', '--no-ff', '--no-edit', 'feature']);
  merge = git(origin.path, ['rev-parse', 'HEAD']);
  git(origin.path, ['reset', '--quiet', '--hard', 'HEAD^1']);
  git(origin.path, ['tag', 'kept', merge]);
});

afterAll(async () => {
  for (const each of open.splice(0)) await each.stop();
});

/** As runners clone: one commit of one branch, at no branch at all. */
function shallowClone(sha: string): string {
  const path = join(makeFolder(), 'clone');
  git(origin.path, ['init', '--quiet', path]);
  git(path, ['remote', 'add', 'origin', `file://${origin.path}`]);
  git(path, ['-c', 'protocol.file.allow=always', 'fetch', '--quiet', '--depth=2', 'origin', sha]);
  git(path, ['checkout', '--quiet', '--detach', sha]);
  return path;
}

const gitlab = {
  CI: 'true',
  GITLAB_CI: 'true',
  CI_PROJECT_PATH: 'acme/shop',
  CI_PROJECT_URL: vcsUrl,
  CI_PROJECT_VISIBILITY: 'private',
  CI_DEFAULT_BRANCH: 'main',
};
const mergeRequest = () => ({
  ...gitlab,
  CI_MERGE_REQUEST_IID: '7',
  CI_MERGE_REQUEST_PROJECT_ID: '1',
  CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '1',
  CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: 'feature',
  CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
  CI_COMMIT_SHA: origin.heads.feature ?? '',
});
const mergedResult = () => ({
  ...mergeRequest(),
  CI_MERGE_REQUEST_EVENT_TYPE: 'merged_result',
  CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: origin.heads.feature ?? '',
  CI_COMMIT_SHA: merge,
});
const jenkinsChange = () => ({
  JENKINS_URL: 'https://jenkins.example/',
  GIT_URL: `${vcsUrl}.git`,
  GIT_COMMIT: merge,
  BRANCH_NAME: 'PR-7',
  CHANGE_ID: '7',
  CHANGE_BRANCH: 'feature',
  CHANGE_TARGET: 'main',
});

const oneHigh: Partial<Script> = {
  repositories: [{ ...repository, vcs_url: vcsUrl }],
  polls: [completed({ high: 1 })],
  lists: [[violation({ file_path: 'src/pricing.js' })]],
};

interface Ran extends Ended {
  /** Branches that the service was asked to scan. */
  scanned: unknown[];
}

async function runRemote(cwd: string, env: Record<string, string>, flags: readonly string[] = []): Promise<Ran> {
  const service = await startScripted(oneHigh);
  open.push(service);
  const ended = await runCommand(['run', `--base-url=${service.baseUrl}`, ...flags], {
    cwd,
    env: { SCAN_GATE_API_KEY: apiKey, SCAN_GATE_TIME_SCALE: timeScales.scripted, ...env },
  });
  const posted = service.asked.filter(({ method, path }) => method === 'POST' && path === '/scans');
  return { ...ended, scanned: posted.map(({ body }) => (body as { branch: string }).branch) };
}

function told({ code, report, stdout }: Ended) {
  return { code, verdict: report?.verdict, reason: report?.reason, log: code === 0 || code === 1 ? '' : stdout };
}

describe.concurrent('a proposal in another CI system', () => {
  it.each<[string, () => Record<string, string>, () => string]>([
    ['a GitLab merge request', mergeRequest, () => origin.heads.feature ?? ''],
    ['its merged results', mergedResult, () => merge],
    ['a GitLab branch that is proposed', () => proposedBranch(), () => origin.heads.feature ?? ''],
    ['a Jenkins change that was merged for the test', jenkinsChange, () => merge],
  ])('is judged by the policy of the default branch: %s', async (_, env, sha) => {
    const ran = await runRemote(shallowClone(sha()), env());
    expect(told(ran)).toEqual({ code: 1, verdict: 'failed', reason: 'violations', log: '' });
    expect(ran.scanned).toEqual(['feature']);
    expect(ran.report).toMatchObject({ branch: 'feature', head_sha: origin.heads.feature, pull_request: 7 });
    expect(ran.report.policy.source).toContain('.github/scan-gate.yml of main at');
  });

  it('is judged so by the embedded service, which gates forks', async () => {
    const env = { ...mergeRequest(), CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '2' };
    const ended = await runCommand(['run', '--embedded', '.'], { cwd: shallowClone(origin.heads.feature ?? ''), env });
    expect(told(ended)).toEqual({ code: 1, verdict: 'failed', reason: 'violations', log: '' });
    expect(ended.report.policy.source).toContain('.github/scan-gate.yml of main at');
  });

  it('is not judged when the trusted policy cannot be read', async () => {
    const path = shallowClone(origin.heads.feature ?? '');
    const ran = await runRemote(path, { ...mergeRequest(), CI_DEFAULT_BRANCH: 'gone' });
    expect(ran.report).toMatchObject({ verdict: 'inconclusive', reason: 'policy', exit_code: 2 });
    expect(ran.report.hint).toContain('git fetch origin');
    expect(ran.scanned).toEqual([]);
  });

  it('of a fork is not scanned, and a policy file may let it pass', async () => {
    const env = { ...mergeRequest(), CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '2' };
    const path = shallowClone(origin.heads.feature ?? '');
    const ran = await runRemote(path, env);
    expect([ran.code, ran.report.reason, ran.scanned]).toEqual([2, 'fork', []]);
    const lenient = await runRemote(path, env, ['--on-inconclusive=fork=warn']);
    expect([lenient.code, lenient.report.verdict]).toEqual([0, 'inconclusive']);
  });

  it('is held to its commit', async () => {
    const older = git(origin.path, ['rev-parse', 'feature^']);
    const ran = await runRemote(shallowClone(older), { ...mergeRequest(), CI_COMMIT_SHA: older });
    expect(ran.report).toMatchObject({ verdict: 'inconclusive', reason: 'moved', exit_code: 2 });
    expect(ran.scanned).toEqual([]);
  });
});

function proposedBranch(): Record<string, string> {
  return {
    ...gitlab,
    CI_COMMIT_BRANCH: 'feature',
    CI_COMMIT_SHA: origin.heads.feature ?? '',
    CI_OPEN_MERGE_REQUESTS: 'acme/shop!7',
  };
}

describe.concurrent('a branch in another CI system', () => {
  it('is judged by its own policy, and needs no flag', async () => {
    const env = { ...gitlab, CI_COMMIT_BRANCH: 'feature', CI_COMMIT_SHA: origin.heads.feature ?? '' };
    const ran = await runRemote(shallowClone(origin.heads.feature ?? ''), env);
    expect(told(ran)).toEqual({ code: 0, verdict: 'passed', reason: 'clean', log: '' });
    expect(ran.scanned).toEqual(['feature']);
    expect(ran.stdout).toContain('feature at');
    expect(ran.stdout).toContain('(GitLab CI)');
  });

  it('is held to the commit of a system that is not known, too', async () => {
    const path = shallowClone(git(origin.path, ['rev-parse', 'feature^']));
    const ran = await runRemote(path, { CI: 'true' }, [
      '--branch=feature',
      '--allow-foreign-repository',
      '--repository-id=repo_1',
    ]);
    expect(ran.report).toMatchObject({ verdict: 'inconclusive', reason: 'moved', exit_code: 2 });
  });

  it('is no tag', async () => {
    const env = { ...gitlab, CI_COMMIT_TAG: 'v1', CI_COMMIT_SHA: origin.heads.main ?? '' };
    const ran = await runRemote(shallowClone(origin.heads.feature ?? ''), env);
    expect(ran.report).toMatchObject({ verdict: 'inconclusive', reason: 'wrong-ref', exit_code: 2 });
    expect(ran.report.message).toContain('the tag v1');
  });
});
