import { execFileSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '../model/runs.ts';
import { completed, repository, type Script, startScripted, violation } from '../scripted-service.ts';
import { commit, git, makeFolder } from '../service/temporary-repository.ts';
import { type Ended, runCommand, runReported, timeScales } from './run-action.ts';
import { apiKey, type Checkout, makeCheckout } from './world.ts';

const strict = 'fail-on-severity: high\nscope: scan\n';
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

const clones = new Map<string, string>();

/** As runners clone: one commit of one branch, at no branch at all. Each is made once, then copied. */
function shallowClone(sha: string, depth = 2): string {
  const made = clones.get(`${sha} ${depth}`) ?? makeClone(sha, depth);
  clones.set(`${sha} ${depth}`, made);
  const path = join(makeFolder(), 'clone');
  cpSync(made, path, { recursive: true });
  return path;
}

function makeClone(sha: string, depth: number): string {
  const path = join(makeFolder(), 'clone');
  git(origin.path, ['init', '--quiet', path]);
  git(path, ['remote', 'add', 'origin', `file://${origin.path}`]);
  git(path, ['-c', 'protocol.file.allow=always', 'fetch', '--quiet', `--depth=${depth}`, 'origin', sha]);
  git(path, ['checkout', '--quiet', '--detach', sha]);
  return path;
}

/** A git that takes every folder for somebody else's; variables of the gate itself do not reach git. */
function pathOfWaryGit(): string {
  const folder = makeFolder();
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  const script = `#!/bin/sh\nGIT_TEST_ASSUME_DIFFERENT_OWNER=1 exec ${real} "$@"\n`;
  writeFileSync(join(folder, 'git'), script, { mode: 0o755 });
  return `${folder}:${process.env.PATH}`;
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

const foreign = { SCAN_GATE_ALLOW_FOREIGN_REPOSITORY: 'true' };
const known = { ...foreign, SCAN_GATE_REPOSITORY_ID: 'repo_1' };

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
  const ended = await runReported(['run', `--base-url=${service.baseUrl}`, ...flags], {
    cwd,
    env: { SCAN_GATE_API_KEY: apiKey, SCAN_GATE_TIME_SCALE: timeScales.scripted, ...env },
    // A PATH of its own is one of a process.
    isBuilt: env.PATH === undefined ? undefined : true,
  });
  const posted = service.asked.filter(({ method, path }) => method === 'POST' && path === '/scans');
  return { ...ended, scanned: posted.map(({ body }) => (body as { branch: string }).branch) };
}

function told({ code, report, stdout }: Ended) {
  return { code, verdict: report?.verdict, reason: report?.reason, log: code === 0 || code === 1 ? '' : stdout };
}

type Proposal = [string, () => Record<string, string>, () => string];

describe.concurrent('a proposal in another CI system', () => {
  it.each<Proposal>([
    // test/gate/hosts/rows has the variables of every event of every system.
    ...(isLong
      ? [
          ['a GitLab merge request', mergeRequest, () => origin.heads.feature ?? ''] as Proposal,
          ['a GitLab branch that is proposed', () => proposedBranch(), () => origin.heads.feature ?? ''] as Proposal,
        ]
      : []),
    ['its merged results', mergedResult, () => merge],
    ['a Jenkins change that was merged for the test', jenkinsChange, () => merge],
  ])('is judged by the policy of the default branch: %s', async (_, env, sha) => {
    const ran = await runRemote(shallowClone(sha()), env());
    expect(told(ran)).toEqual({ code: 1, verdict: 'failed', reason: 'violations', log: '' });
    expect(ran.scanned).toEqual(['feature']);
    expect(ran.report).toMatchObject({ branch: 'feature', head_sha: origin.heads.feature, pull_request: 7 });
    expect(ran.report.policy.source).toContain('.github/scan-gate.yml of main at');
  });

  it.each<[string, () => Record<string, string>]>([
    ['of a fork that a member builds in the parent', () => ({ ...fork(), CI_PROJECT_ID: '1' })],
    ['of the same project', mergeRequest],
  ])('%s is judged so by the embedded service', async (_, env) => {
    const ended = await runCommand(['run', '--embedded', '.'], {
      cwd: shallowClone(origin.heads.feature ?? ''),
      env: env(),
    });
    expect(told(ended)).toEqual({ code: 1, verdict: 'failed', reason: 'violations', log: '' });
    expect(ended.report.policy.source).toContain('.github/scan-gate.yml of main at');
  });

  it('of a fork whose checkout is the fork’s own is judged by no file of it', async () => {
    const path = shallowClone(origin.heads.feature ?? '');
    const run = (...flags: string[]) => runReported(['run', '--embedded', '.', ...flags], { cwd: path, env: fork() });
    const ended = await run();
    expect([ended.code, ended.report.verdict, ended.report.reason]).toEqual([2, 'inconclusive', 'policy']);
    expect(ended.report.hint).toContain('policy-ref');
    const named = await run(`--policy-ref=${git(origin.path, ['rev-parse', 'feature^'])}`);
    expect(told(named)).toEqual({ code: 1, verdict: 'failed', reason: 'violations', log: '' });
  });

  it('is judged by the current default branch, whatever the folder remembers', async () => {
    const own = makeCheckout({ '.github/scan-gate.yml': loose }, { feature: { 'src/pricing.js': bad } });
    const path = join(makeFolder(), 'clone');
    git(own.path, ['clone', '--quiet', '--branch=feature', `file://${own.path}`, path]);
    git(own.path, ['switch', '--quiet', 'main']);
    const tightened = commit(own.path, { '.github/scan-gate.yml': strict });
    const ran = await runRemote(path, { ...mergeRequest(), CI_COMMIT_SHA: own.heads.feature ?? '' });
    expect(told(ran)).toEqual({ code: 1, verdict: 'failed', reason: 'violations', log: '' });
    expect(ran.report.policy.source).toContain(`main at ${tightened.slice(0, 12)}`);
    expect(git(path, ['rev-parse', 'refs/remotes/origin/main'])).not.toBe(tightened);
  });

  it('leaves the history of a shallow checkout as it is', async () => {
    const path = shallowClone(origin.heads.feature ?? '');
    const before = git(path, ['rev-list', '--all', '--count']);
    await runRemote(path, { ...mergeRequest(), CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main' });
    expect(git(path, ['rev-list', '--all', '--count'])).toBe(before);
    expect(git(path, ['for-each-ref'])).toBe('');
  });

  it.each<[string, () => Record<string, string>, string]>([
    ['the trusted policy cannot be read', () => ({ ...mergeRequest(), CI_DEFAULT_BRANCH: 'gone' }), 'policy'],
    ['nothing says whose policy counts', () => ({ ...withoutDefault(mergeRequest()) }), 'policy'],
    [
      'the branch that is named is not what is built',
      () => ({ ...mergeRequest(), SCAN_GATE_BRANCH: 'main' }),
      'wrong-ref',
    ],
    [
      'the folder is of another repository',
      () => ({ ...mergeRequest(), CI_PROJECT_URL: 'https://gitlab.com/acme/other' }),
      'foreign-repository',
    ],
    ['git does not trust the folder', () => ({ ...mergeRequest(), PATH: pathOfWaryGit() }), 'policy'],
  ])('is not judged when %s', async (_, env, reason) => {
    const path = shallowClone(origin.heads.feature ?? '');
    git(path, [
      'remote',
      'set-url',
      'origin',
      reason === 'foreign-repository' ? 'https://gitlab.com/acme/shop.git' : remoteOf(reason, env()),
    ]);
    const ran = await runRemote(path, env());
    expect(ran.report, ran.stdout).toMatchObject({ verdict: 'inconclusive', reason, exit_code: 2 });
    expect(ran.report.hint).toBeTruthy();
    expect(ran.scanned).toEqual([]);
  });

  it('is not judged without a checkout', async () => {
    const ran = await runRemote(makeFolder(), mergeRequest());
    expect(ran.report, ran.stdout).toMatchObject({ verdict: 'inconclusive', reason: 'policy', exit_code: 2 });
    expect(ran.scanned).toEqual([]);
  });

  it('is one, whatever name it is built under', async () => {
    const path = shallowClone(origin.heads.feature ?? '');
    git(path, ['switch', '--quiet', '--create', 'main']);
    const embedded = await runCommand(['run', '--embedded', '.'], { cwd: path, env: { CI: 'true' } });
    expect(told(embedded)).toEqual({ code: 1, verdict: 'failed', reason: 'violations', log: '' });
    expect(embedded.report.policy.source).toContain('.github/scan-gate.yml of main at');
    const remote = await runRemote(path, { CI: 'true', ...known });
    expect(remote.report, remote.stdout).toMatchObject({ verdict: 'inconclusive', reason: 'moved', exit_code: 2 });
  });

  it('is not scanned as the default branch because that was merged into it', async () => {
    const own = makeCheckout({ '.github/scan-gate.yml': strict }, { feature: { 'src/pricing.js': bad } });
    const main = commit(own.path, { 'README.md': 'More\n' });
    git(own.path, ['switch', '--quiet', 'feature']);
    git(own.path, ['merge', '--quiet', '--no-edit', 'main']);
    const path = join(makeFolder(), 'clone');
    git(own.path, ['clone', '--quiet', `file://${own.path}`, path]);
    git(path, ['checkout', '--quiet', '--detach', 'origin/feature']);
    const ran = await runRemote(path, { CI: 'true', ...known }, ['--branch=main']);
    expect(ran.report, ran.stdout).toMatchObject({ verdict: 'inconclusive', reason: 'moved', exit_code: 2 });
    expect(ran.report.head_sha).not.toBe(main);
  });

  it.each([
    ['has no remote of the name origin', ['remote', 'rename', 'origin', 'upstream']],
    ['has a remote that does not answer', ['remote', 'set-url', 'origin', 'file:///nowhere/acme/shop']],
  ])('is not judged by its own policy when the checkout %s', async (_, change) => {
    const path = shallowClone(origin.heads.feature ?? '');
    git(path, change);
    const ended = await runReported(['run', '--embedded', '.'], { cwd: path, env: { CI: 'true' } });
    expect(ended.report, ended.stdout).toMatchObject({ verdict: 'inconclusive', reason: 'policy', exit_code: 2 });
  });

  it('is judged by the branch that policy-ref names as it stands now', async () => {
    const own = makeCheckout({ '.github/scan-gate.yml': loose }, { feature: { 'src/pricing.js': bad } });
    const path = join(makeFolder(), 'clone');
    git(own.path, ['clone', '--quiet', '--branch=feature', `file://${own.path}`, path]);
    git(own.path, ['switch', '--quiet', 'main']);
    commit(own.path, { '.github/scan-gate.yml': strict });
    const env = { ...mergeRequest(), CI_COMMIT_SHA: own.heads.feature ?? '' };
    const ran = await runRemote(path, env, ['--policy-ref=main']);
    expect(told(ran)).toEqual({ code: 1, verdict: 'failed', reason: 'violations', log: '' });
  });

  it('may stand alone in its clone, merged for the test', async () => {
    const path = shallowClone(merge, 1);
    const ended = await runCommand(['run', '--embedded', '.'], { cwd: path, env: mergedResult() });
    expect(told(ended)).toEqual({ code: 1, verdict: 'failed', reason: 'violations', log: '' });
    const ran = await runRemote(path, mergedResult());
    expect(told(ran)).toEqual({ code: 1, verdict: 'failed', reason: 'violations', log: '' });
  });

  it('of a fork is not scanned, and the settings may let it pass', async () => {
    const path = shallowClone(origin.heads.feature ?? '');
    const ran = await runRemote(path, fork());
    expect([ran.code, ran.report.reason, ran.scanned]).toEqual([2, 'fork', []]);
    const lenient = await runRemote(path, fork(), ['--on-inconclusive=fork=warn']);
    expect([lenient.code, lenient.report.verdict]).toEqual([0, 'inconclusive']);
  });

  it('built as a branch of its own naming is held to its commit', async () => {
    const path = shallowClone(git(origin.path, ['rev-parse', 'feature^']));
    git(path, ['switch', '--quiet', '--create', 'PR-7']);
    const ran = await runRemote(path, jenkinsChange());
    expect(ran.report, ran.stdout).toMatchObject({ verdict: 'inconclusive', reason: 'moved', exit_code: 2 });
  });

  it('is recognized by its beginning where that is all that is told', async () => {
    const env = {
      CI: 'true',
      BITBUCKET_BUILD_NUMBER: '3',
      BITBUCKET_COMMIT: (origin.heads.feature ?? '').slice(0, 12),
      BITBUCKET_BRANCH: 'feature',
      BITBUCKET_PR_ID: '7',
      BITBUCKET_PR_DESTINATION_BRANCH: 'main',
      BITBUCKET_GIT_HTTP_ORIGIN: vcsUrl,
    };
    const ran = await runRemote(shallowClone(merge), env);
    expect(told(ran)).toEqual({ code: 1, verdict: 'failed', reason: 'violations', log: '' });
    expect(ran.report.head_sha).toBe(origin.heads.feature);
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

function fork(): Record<string, string> {
  return { ...mergeRequest(), CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '2', CI_PROJECT_ID: '2' };
}

function withoutDefault({ CI_DEFAULT_BRANCH: _, ...env }: Record<string, string>): Record<string, string> {
  return env;
}

/** A remote that does not answer, where nothing else says which branch is the default one. */
function remoteOf(reason: string, env: Record<string, string>): string {
  return reason === 'policy' && env.CI_DEFAULT_BRANCH === undefined
    ? 'file:///nowhere/acme/shop'
    : `file://${origin.path}`;
}

describe.concurrent('a branch in another CI system', () => {
  it('that is not the default branch may be proposed, and is judged by the default branch’s policy', async () => {
    const env = { ...gitlab, CI_COMMIT_BRANCH: 'feature', CI_COMMIT_SHA: origin.heads.feature ?? '' };
    for (const known of [
      env,
      { CI: 'true', SCAN_GATE_BRANCH: 'feature', SCAN_GATE_REPOSITORY_ID: 'repo_1', ...foreign },
    ]) {
      const ran = await runRemote(shallowClone(origin.heads.feature ?? ''), known);
      expect(told(ran)).toEqual({ code: 1, verdict: 'failed', reason: 'violations', log: '' });
      expect(ran.scanned).toEqual(['feature']);
      expect(ran.report.policy.source).toContain('.github/scan-gate.yml of main at');
    }
  });

  it('that only a variable calls the default branch is not judged by its own policy', async () => {
    const env = { ...gitlab, CI_DEFAULT_BRANCH: 'feature', CI_COMMIT_BRANCH: 'feature' };
    const ran = await runRemote(shallowClone(origin.heads.feature ?? ''), {
      ...env,
      CI_COMMIT_SHA: origin.heads.feature ?? '',
    });
    expect(ran.report).toMatchObject({ verdict: 'inconclusive', reason: 'policy', exit_code: 2 });
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
