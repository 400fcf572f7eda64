/** The context of every kind of run: each event of GitHub, each CI system and a laptop, for each thing that an entry judges. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RunContext } from '../../../../src/gate/hosts/context/context.ts';
import { readContext } from '../../../../src/gate/hosts/context/read-context.ts';
import { GateError } from '../../../../src/shared/errors.ts';
import { commit, git, makeFolder, makeRepository } from '../../../service/temporary-repository.ts';

type Judged = Parameters<typeof readContext>[1]['judged'];
type PolicyHints = Parameters<typeof readContext>[1]['policy'];
type Sources = RunContext['sources'];

/** `feature` goes one commit beyond the `main` that it began at; `merge` is what a CI system makes of both for a test. */
const origin = makeRepository({ 'a.js': 'x\n' });
git(origin, ['switch', '--quiet', '--create', 'feature']);
const feature = commit(origin, { 'b.js': 'x\n' });
git(origin, ['switch', '--quiet', 'main']);
const main = commit(origin, { 'c.js': 'x\n' });
git(origin, ['merge', '--quiet', '--no-ff', '--no-edit', 'feature']);
const merge = git(origin, ['rev-parse', 'HEAD']);
git(origin, ['reset', '--quiet', '--hard', main]);
git(origin, ['tag', 'kept', merge]);

/** As runners check out: at a commit, on no branch; a laptop stands on the branch itself. */
function checkout(sha: string, branch?: string): string {
  const path = join(makeFolder(), 'clone');
  git(origin, ['clone', '--quiet', `file://${origin}`, path]);
  git(path, ['fetch', '--quiet', '--tags']);
  git(path, ['checkout', '--quiet', ...(branch === undefined ? ['--detach', sha] : ['-B', branch, sha])]);
  return path;
}

const checkouts = {
  feature: checkout(feature),
  main: checkout(main),
  merge: checkout(merge),
  laptop: checkout(feature, 'feature'),
  cutOff: checkout(main),
  nowhere: makeFolder(),
};

git(checkouts.cutOff, ['remote', 'set-url', 'origin', `file://${origin}-gone`]);

/** As the table writes commits; branches are written small. */
const shas = { FEATURE: feature, MAIN: main, MERGE: merge };
const nameOf = (text: string) =>
  Object.entries(shas).reduce(
    (rest, [name, sha]) => rest.replaceAll(sha, name).replaceAll(sha.slice(0, 12), name),
    text,
  );

function shownFile(source: Sources['trustedPolicy']): string {
  if (source === undefined) return 'none';
  if (source.kind === 'github') {
    const { ref, otherwise } = source;
    return `github ${ref}${otherwise === undefined ? '' : `, or ${otherwise.branch} of origin at ${otherwise.sha}`}`;
  }
  if (source.kind === 'checkout') return `checkout ${source.ref}${source.otherwise === undefined ? '' : ' or HEAD'}`;
  return source.kind === 'origin' ? `origin ${source.branch}` : `unreadable (${source.why.code})`;
}

function shownDiff(source: Sources['diff']): string {
  if (source === undefined) return 'none';
  if (source.kind === 'pull-request') return `pull request ${source.number}`;
  if (source.kind === 'comparison') return `${source.baseSha ?? source.baseBranch}...${source.headSha}`;
  if (source.kind === 'origin') return `origin ${source.branch}...${source.headSha}`;
  if (source.kind === 'commits') return `${source.baseSha}...${source.headSha}`;
  return `default branch${source.alone === undefined ? '' : ` or ${source.alone}`}...${source.headSha}`;
}

function shownHead(source: Sources['head']): string {
  if (source === undefined) return 'none';
  return source.kind === 'checkout' ? 'checkout' : `${source.kind} ${source.branch}`;
}

/** What is judged and by whose trust; the policy that decides, the one that may tighten, the diff, and the head. */
function shown({ branch, headSha, base, change, trust, refusal, sources }: RunContext): string[] {
  const into = base === undefined ? '' : ` into ${base.branch}${base.sha === undefined ? '' : `@${base.sha}`}`;
  const number = change === undefined ? '' : ` #${change.number ?? '?'} fork=${change.fork}`;
  const subject = `${trust}: ${branch}@${headSha ?? '?'}${into}${number}`;
  const { trustedPolicy, judgedPolicy, diff, head } = sources;
  const read = [shownFile(trustedPolicy), shownFile(judgedPolicy), shownDiff(diff), shownHead(head)];
  return [refusal === undefined ? subject : `refused as ${refusal.reason}; ${subject}`, ...read].map(nameOf);
}

type Variables = Record<string, string>;
interface Where {
  folder: keyof typeof checkouts;
  variables?: Variables;
  /** Without it nobody looks on. */
  isAttended?: true;
  /** The event's payload, for GitHub. */
  payload?: unknown;
}

const judgements: Record<string, (where: Where) => Judged> = {
  branch: () => ({ kind: 'branch', named: undefined }),
  commit: ({ folder }) => ({
    kind: 'commit',
    branch: folder === 'laptop' ? 'feature' : 'detached',
    sha: git(checkouts[folder], ['rev-parse', 'HEAD']),
    repositoryUrl: 'https://github.com/acme/shop',
    defaultBranch: 'main',
  }),
  folder: () => ({ kind: 'folder', named: undefined }),
};

const noPolicyHints: PolicyHints = { ref: undefined, isCentral: false };
let files = 0;
const events = makeFolder();

async function read(where: Where, judged: Judged, policy = noPolicyHints): Promise<RunContext | GateError> {
  const { folder, variables = {}, payload, isAttended = false } = where;
  const path = join(events, `${files++}.json`);
  if (payload !== undefined) writeFileSync(path, JSON.stringify(payload));
  const event: Variables = payload === undefined ? {} : { GITHUB_EVENT_PATH: path };
  try {
    const place = { variables: { ...variables, ...event }, folder: checkouts[folder], isAttended };
    return await readContext(place, { judged, policy });
  } catch (error) {
    if (error instanceof GateError) return error;
    throw error;
  }
}

async function summary(where: Where, judged: Judged, policy?: PolicyHints): Promise<string[]> {
  const context = await read(where, judged, policy);
  return context instanceof GateError ? [`error: ${context.reason}`, '', '', '', ''] : shown(context);
}

const repository = { id: 1, full_name: 'acme/shop', default_branch: 'main', private: true };
const forked = { id: 2, full_name: 'mona/shop', private: false };
const github = (
  event: string,
  payload: object,
  variables: Variables = {},
  folder: Where['folder'] = 'feature',
): Where => ({
  folder,
  payload: { repository, ...payload },
  variables: {
    GITHUB_ACTIONS: 'true',
    CI: 'true',
    GITHUB_EVENT_NAME: event,
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_SHA: feature,
    GITHUB_REF: 'refs/heads/feature',
    ...variables,
  },
});
const pull = (repo: object | null = repository, base = 'main') => ({
  pull_request: {
    number: 7,
    draft: true,
    user: { login: 'mona' },
    head: { ref: 'feature', sha: feature, repo },
    base: { ref: base, sha: main },
  },
});
const finished = (repo: object, event = 'pull_request') => ({
  workflow_run: {
    event,
    head_branch: 'feature',
    head_sha: feature,
    head_repository: repo,
    pull_requests: [{ number: 7, base: { ref: 'main', sha: main, repo: { id: 1 } } }],
  },
});
const group = {
  head_ref: 'refs/heads/queue/main/pr-7',
  head_sha: feature,
  base_ref: 'refs/heads/main',
  base_sha: main,
};

const gitlab = { GITLAB_CI: 'true', CI_PROJECT_PATH: 'acme/shop', CI_DEFAULT_BRANCH: 'main', CI_COMMIT_SHA: feature };
const mergeRequest = {
  ...gitlab,
  CI_MERGE_REQUEST_IID: '7',
  CI_MERGE_REQUEST_PROJECT_ID: '1',
  CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '1',
  CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: 'feature',
  CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
};
const azurePull = {
  TF_BUILD: 'True',
  BUILD_SOURCEBRANCH: 'refs/pull/7/merge',
  BUILD_SOURCEVERSION: merge,
  SYSTEM_PULLREQUEST_PULLREQUESTID: '7',
  SYSTEM_PULLREQUEST_ISFORK: 'False',
  SYSTEM_PULLREQUEST_SOURCEBRANCH: 'refs/heads/feature',
  SYSTEM_PULLREQUEST_SOURCECOMMITID: feature,
  SYSTEM_PULLREQUEST_TARGETBRANCH: 'refs/heads/main',
};
const bitbucket = { BITBUCKET_BUILD_NUMBER: '3', BITBUCKET_COMMIT: feature.slice(0, 12), BITBUCKET_BRANCH: 'feature' };
const circleci = { CIRCLECI: 'true', CIRCLE_SHA1: feature, CIRCLE_BRANCH: 'feature' };
const buildkite = { BUILDKITE: 'true', BUILDKITE_BRANCH: 'feature', BUILDKITE_COMMIT: feature };
const jenkinsChange = {
  JENKINS_URL: 'https://jenkins.example/',
  GIT_COMMIT: merge,
  CHANGE_ID: '7',
  CHANGE_BRANCH: 'feature',
  CHANGE_TARGET: 'main',
};
const ci = (variables: Variables, folder: Where['folder'] = 'feature'): Where => ({ folder, variables });

const runs: Record<string, Where> = {
  'a push': github('push', { ref: 'refs/heads/feature', after: feature }),
  'a push to the default branch': github(
    'push',
    { ref: 'refs/heads/main', after: main },
    { GITHUB_REF: 'refs/heads/main', GITHUB_SHA: main },
    'main',
  ),
  'the push of a tag': github('push', { ref: 'refs/tags/v1', after: feature }, { GITHUB_REF: 'refs/tags/v1' }),
  'a pull request, checked out merged': github('pull_request', pull(), { GITHUB_SHA: merge }, 'merge'),
  'a pull request into a branch of one’s own': github(
    'pull_request',
    pull(repository, 'mine'),
    { GITHUB_SHA: merge },
    'merge',
  ),
  'a pull request of a fork': github('pull_request', pull(forked), { GITHUB_SHA: merge }, 'merge'),
  'a pull request of a fork that is gone': github('pull_request', pull(null), { GITHUB_SHA: merge }, 'merge'),
  pull_request_target: github('pull_request_target', pull(), { GITHUB_SHA: main }),
  'pull_request_target, checked out as it is by default': github(
    'pull_request_target',
    pull(),
    { GITHUB_SHA: main },
    'main',
  ),
  'a review of a pull request': github('pull_request_review', pull(), { GITHUB_SHA: merge }, 'merge'),
  'a merge group': github('merge_group', { merge_group: group }, { GITHUB_REF: group.head_ref }),
  'a workflow run after a pull request': github('workflow_run', finished(repository), { GITHUB_SHA: main }),
  'a workflow run after a push': github('workflow_run', finished(repository, 'push'), { GITHUB_SHA: main }),
  'a workflow run of a fork': github('workflow_run', finished(forked), { GITHUB_SHA: main }),
  'a schedule': github('schedule', {}, { GITHUB_REF: 'refs/heads/main', GITHUB_SHA: main }, 'main'),
  'a workflow run after a push to the default branch': github(
    'workflow_run',
    { workflow_run: { event: 'push', head_branch: 'main', head_sha: main, head_repository: repository } },
    { GITHUB_SHA: main },
    'main',
  ),
  'a workflow run after a pull request, checked out as it is by default': github(
    'workflow_run',
    finished(repository),
    { GITHUB_SHA: main },
    'main',
  ),
  'a run by hand': github('workflow_dispatch', { ref: 'refs/heads/feature' }),
  'a release': github('release', { action: 'published' }),
  'a release where nothing names the default branch': github('release', {
    repository: { id: 1, full_name: 'acme/shop' },
  }),
  'a GitLab branch': ci({ ...gitlab, CI_COMMIT_BRANCH: 'feature' }),
  'GitLab’s default branch': ci({ ...gitlab, CI_COMMIT_BRANCH: 'main', CI_COMMIT_SHA: main }, 'main'),
  'GitLab’s default branch, whose origin cannot be asked': ci(
    { ...gitlab, CI_COMMIT_BRANCH: 'main', CI_COMMIT_SHA: main },
    'cutOff',
  ),
  'a GitLab branch at the commit of the default branch': ci(
    { ...gitlab, CI_COMMIT_BRANCH: 'fresh', CI_COMMIT_SHA: main },
    'main',
  ),
  'a GitLab tag': ci({ ...gitlab, CI_COMMIT_TAG: 'v1' }),
  'a GitLab merge request': ci(mergeRequest),
  'a GitLab merge request of a fork': ci({
    ...mergeRequest,
    CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '2',
    CI_PROJECT_ID: '2',
  }),
  'a GitLab merge request of a fork, built by a member': ci({
    ...mergeRequest,
    CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '2',
    CI_PROJECT_ID: '1',
  }),
  'a GitLab merge request into a branch of one’s own': ci({
    ...mergeRequest,
    CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'mine',
  }),
  'an Azure pull request': ci(azurePull, 'merge'),
  'an Azure branch': ci({ TF_BUILD: 'True', BUILD_SOURCEBRANCH: 'refs/heads/main', BUILD_SOURCEVERSION: main }, 'main'),
  'a Bitbucket pull request': ci({ ...bitbucket, BITBUCKET_PR_ID: '7', BITBUCKET_PR_DESTINATION_BRANCH: 'main' }),
  'a Bitbucket branch': ci(bitbucket),
  'a CircleCI branch': ci(circleci),
  'a CircleCI pull request of a fork': ci({ ...circleci, CIRCLE_BRANCH: 'pull/7', CIRCLE_PR_REPONAME: 'shop' }),
  'a Buildkite pull request': ci({
    ...buildkite,
    BUILDKITE_PULL_REQUEST: '7',
    BUILDKITE_PULL_REQUEST_BASE_BRANCH: 'main',
  }),
  'a Buildkite branch': ci({ ...buildkite, BUILDKITE_PULL_REQUEST: 'false' }),
  'a Jenkins change, merged': ci(jenkinsChange, 'merge'),
  'a Jenkins change without a number': ci({ ...jenkinsChange, CHANGE_ID: 'C-12/3' }, 'merge'),
  'a Jenkins branch': ci({ JENKINS_URL: 'https://jenkins.example/', BRANCH_NAME: 'main', GIT_COMMIT: main }, 'main'),
  'another CI system': ci({ CI: 'true' }, 'main'),
  'a CI system without a checkout': ci(mergeRequest, 'nowhere'),
  'a laptop': { folder: 'laptop', isAttended: true },
  'a laptop without a checkout': { folder: 'nowhere', isAttended: true },
  'a branch where nobody looks on': { folder: 'laptop' },
  'the default branch where nobody looks on': { folder: 'main' },
  'no checkout where nobody looks on': { folder: 'nowhere' },
};

/** `run | judges | subject | decides | may tighten | changes | head`, one row a run and entry. */
const table = readFileSync(new URL('contexts.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

describe('the context', () => {
  const cases = Object.keys(runs).flatMap((run) =>
    Object.keys(judgements)
      .filter((what) => what !== 'commit' || runs[run]?.folder !== 'nowhere')
      .map((what) => [run, what]),
  );

  it('has a row for every run and entry', () => {
    expect(table.map(([run, what]) => [run, what])).toEqual(cases);
  });

  it.each(table)('of %s, where a %s is judged: %s', async (run = '', what = '', ...expected) => {
    const [where, judged] = [runs[run], judgements[what]];
    if (where === undefined || judged === undefined) throw new Error('there is no such run');
    expect(await summary(where, judged(where))).toEqual(expected);
  });

  it('names system, event, repository, author and draft', async () => {
    const known = async (run: string) => {
      const { system, event, repositoryUrl, isPublic, change } = await readWhole(runs[run] as Where);
      return [system, event, repositoryUrl, isPublic, change?.author, change?.isDraft];
    };
    const shop = 'https://github.com/acme/shop';
    expect(await known('a pull request, checked out merged')).toEqual([
      'github',
      'pull_request',
      shop,
      false,
      'mona',
      true,
    ]);
    expect(await known('a GitLab merge request')).toEqual([
      'gitlab',
      'GitLab CI',
      `file://${origin}`,
      true,
      undefined,
      undefined,
    ]);
    expect(await known('a laptop')).toEqual(['laptop', undefined, `file://${origin}`, false, undefined, undefined]);
  });
});

async function readWhole(where: Where, judged: Judged = { kind: 'branch', named: undefined }): Promise<RunContext> {
  const context = await read(where, judged);
  if (context instanceof GateError) throw context;
  return context;
}

describe('a branch that is named', () => {
  const named = (run: string, name: string, kind: 'branch' | 'folder' = 'branch') =>
    summary(runs[run] as Where, { kind, named: name });

  it.each<[string, string, string]>([
    ['a schedule', 'release', 'proposal: release@? into main'],
    ['a schedule', 'main', 'own: main@MAIN'],
    ['a release', 'main', 'own: main@?'],
    ['a review of a pull request', 'main', 'own: main@?'],
    ['a push', 'feature', 'proposal: feature@FEATURE into main'],
    ['a push', 'main', 'refused as wrong-ref; proposal: main@?'],
    ['a GitLab branch', 'main', 'error: wrong-ref'],
    ['a GitLab tag', 'feature', 'proposal: feature@FEATURE into main'],
    ['another CI system', 'main', 'own: main@MAIN'],
    ['a laptop', 'main', 'own: main@?'],
    ['a laptop without a checkout', 'main', 'own: main@?'],
  ])('in %s: %s gives %s', async (run, name, expected) => {
    expect((await named(run, name))[0]).toBe(expected);
  });

  it('may be tightened by its own policy, whatever commit that is of', async () => {
    expect((await named('a schedule', 'release'))[2]).toBe('github heads/release');
  });

  it('is the one that a folder is judged as', async () => {
    expect((await named('another CI system', 'main', 'folder'))[0]).toBe('own: main@MAIN');
  });
});

describe('policy-ref', () => {
  it.each<[string, string, string, string]>([
    ['a push', 'branch', 'rules', 'github rules'],
    ['a pull request, checked out merged', 'commit', 'rules', 'github rules'],
    ['a GitLab branch', 'branch', 'heads/rules', 'origin rules'],
    ['a GitLab branch', 'folder', 'refs/heads/rules', 'origin rules'],
    ['a GitLab merge request', 'commit', 'rules', 'origin rules'],
    ['a GitLab branch', 'commit', main, 'checkout MAIN'],
    ['a GitLab merge request of a fork', 'commit', 'rules', 'unreadable (NOT_FOUND)'],
    ['a GitLab merge request of a fork', 'commit', main, 'checkout MAIN'],
    ['a laptop', 'folder', 'rules', 'checkout rules'],
  ])('in %s, where a %s is judged, makes %s decide by %s', async (run, what, ref, expected) => {
    const [where, judged] = [runs[run] as Where, judgements[what]];
    const [, trusted] = await summary(where, judged?.(where) as Judged, { ref, isCentral: false });
    expect(trusted).toBe(expected);
  });

  it('is not needed where a central policy decides, and there is no checkout', async () => {
    const where = runs['a CI system without a checkout'] as Where;
    const [, ...sources] = await summary(
      where,
      { kind: 'branch', named: undefined },
      { ref: undefined, isCentral: true },
    );
    expect(sources).toEqual(['none', 'none', 'none', 'none']);
  });
});

describe('what only a workflow can be', () => {
  it('is refused elsewhere', async () => {
    const judged = { kind: 'branch', named: undefined, mustBeWorkflow: true } as const;
    const error = await read({ folder: 'laptop', isAttended: true }, judged);
    expect(error).toMatchObject({
      reason: 'wrong-ref',
      message: expect.stringContaining('GITHUB_EVENT_PATH is not set'),
    });
  });

  it.each<[string, object, string, string]>([
    ['of this repository', repository, 'proposal: feature@FEATURE into main@MAIN #7 fork=no', 'github heads/main'],
    ['of a fork', forked, 'refused as fork; proposal: main@?', 'github heads/main'],
  ])('is the pull request of a comment, %s', async (_, repo, subject, trusted) => {
    const where = {
      folder: 'nowhere',
      variables: { GITHUB_EVENT_NAME: 'issue_comment', GITHUB_REPOSITORY: 'acme/shop' },
    } as const;
    const judged = { kind: 'commented', pull: pull(repo).pull_request, repository } as const;
    expect((await summary(where, judged)).slice(0, 2)).toEqual([subject, trusted]);
    expect((await readWhole(where, judged)).event).toBe('issue_comment');
  });
});
