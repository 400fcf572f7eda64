import { describe, expect, it } from 'vitest';
import { type CiRun, ciMarks, ciSystems, findCiMark, readCiRun } from '../../../src/gate/hosts/registry.ts';

type Environment = Parameters<typeof readCiRun>[0];

const head = 'a'.repeat(40);
const merge = 'b'.repeat(40);

const gitlab = {
  CI: 'true',
  GITLAB_CI: 'true',
  CI_PROJECT_PATH: 'acme/shop',
  CI_PROJECT_URL: 'https://gitlab.com/acme/shop',
  CI_PROJECT_VISIBILITY: 'private',
  CI_DEFAULT_BRANCH: 'main',
};
const mergeRequest = {
  ...gitlab,
  CI_MERGE_REQUEST_IID: '7',
  CI_MERGE_REQUEST_EVENT_TYPE: 'detached',
  CI_MERGE_REQUEST_PROJECT_ID: '1',
  CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '1',
  CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: 'feature',
  CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: '',
  CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
  CI_COMMIT_SHA: head,
};
const azure = { TF_BUILD: 'True', BUILD_REPOSITORY_URI: 'https://acme@dev.azure.com/acme/shop/_git/shop' };
const azurePull = {
  ...azure,
  BUILD_SOURCEBRANCH: 'refs/pull/7/merge',
  BUILD_SOURCEVERSION: merge,
  SYSTEM_PULLREQUEST_PULLREQUESTID: '7',
  SYSTEM_PULLREQUEST_ISFORK: 'False',
  SYSTEM_PULLREQUEST_SOURCEBRANCH: 'refs/heads/feature',
  SYSTEM_PULLREQUEST_SOURCECOMMITID: head,
  SYSTEM_PULLREQUEST_TARGETBRANCH: 'refs/heads/main',
};
const jenkins = { JENKINS_URL: 'https://jenkins.example/', GIT_URL: 'https://github.com/acme/shop.git' };
const change = { ...jenkins, BRANCH_NAME: 'PR-7', CHANGE_ID: '7', CHANGE_BRANCH: 'feature', CHANGE_TARGET: 'main' };
const bitbucket = {
  BITBUCKET_BUILD_NUMBER: '3',
  BITBUCKET_COMMIT: head,
  BITBUCKET_GIT_HTTP_ORIGIN: 'http://bitbucket.org/acme/shop',
  BITBUCKET_REPO_IS_PRIVATE: 'true',
};
const circleci = { CIRCLECI: 'true', CIRCLE_SHA1: head, CIRCLE_REPOSITORY_URL: 'git@github.com:acme/shop.git' };
const buildkite = {
  BUILDKITE: 'true',
  BUILDKITE_BRANCH: 'feature',
  BUILDKITE_COMMIT: head,
  BUILDKITE_REPO: 'git@github.com:acme/shop.git',
  BUILDKITE_PIPELINE_DEFAULT_BRANCH: 'main',
};

describe('the variables of a CI system', () => {
  it.each<[string, Environment, Partial<CiRun>]>([
    [
      'a GitLab branch',
      { ...gitlab, CI_COMMIT_BRANCH: 'feature', CI_COMMIT_SHA: head },
      {
        name: 'GitLab CI',
        branch: 'feature',
        headSha: head,
        pullRequest: undefined,
        defaultBranch: 'main',
        repositoryUrl: 'https://gitlab.com/acme/shop',
        isPublic: false,
      },
    ],
    ['a GitLab tag', { ...gitlab, CI_COMMIT_TAG: 'v1', CI_COMMIT_SHA: head }, { branch: undefined, tag: 'v1' }],
    [
      'a GitLab branch that is proposed',
      { ...gitlab, CI_COMMIT_BRANCH: 'feature', CI_OPEN_MERGE_REQUESTS: 'acme/other!8,acme/shop!9' },
      { branch: 'feature', pullRequest: 9, isFork: false },
    ],
    ['a public GitLab project', { ...gitlab, CI_PROJECT_VISIBILITY: 'public' }, { isPublic: true }],
    [
      'a GitLab merge request',
      mergeRequest,
      { branch: 'feature', headSha: head, pullRequest: 7, baseBranch: 'main', isFork: false },
    ],
    [
      'the merged results of a GitLab merge request',
      {
        ...mergeRequest,
        CI_MERGE_REQUEST_EVENT_TYPE: 'merged_result',
        CI_COMMIT_SHA: merge,
        CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: head,
      },
      { headSha: head },
    ],
    [
      'merged results without the source’s commit',
      { ...mergeRequest, CI_MERGE_REQUEST_EVENT_TYPE: 'merge_train', CI_COMMIT_SHA: merge },
      { headSha: undefined },
    ],
    [
      'a GitLab fork, built in the fork',
      { ...mergeRequest, CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '2', CI_PROJECT_ID: '2' },
      { isFork: true, isForkOfOrigin: false },
    ],
    [
      'a GitLab fork, built in the parent',
      { ...mergeRequest, CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '2', CI_PROJECT_ID: '1' },
      { isFork: true, isForkOfOrigin: true },
    ],
    [
      'an Azure branch',
      { ...azure, BUILD_SOURCEBRANCH: 'refs/heads/feature/x', BUILD_SOURCEVERSION: head },
      { name: 'Azure Pipelines', branch: 'feature/x', headSha: head, pullRequest: undefined },
    ],
    ['an Azure tag', { ...azure, BUILD_SOURCEBRANCH: 'refs/tags/v1' }, { branch: undefined, tag: 'v1' }],
    [
      'an Azure pull request',
      azurePull,
      { branch: 'feature', headSha: head, pullRequest: 7, baseBranch: 'main', isFork: false },
    ],
    [
      'an Azure pull request of a fork on GitHub',
      { ...azurePull, SYSTEM_PULLREQUEST_PULLREQUESTNUMBER: '12', SYSTEM_PULLREQUEST_ISFORK: 'True' },
      { pullRequest: 12, isFork: true },
    ],
    [
      'a Bitbucket branch',
      { ...bitbucket, BITBUCKET_BRANCH: 'feature' },
      { name: 'Bitbucket Pipelines', branch: 'feature', headSha: head, pullRequest: undefined, isPublic: false },
    ],
    [
      'a Bitbucket pull request',
      { ...bitbucket, BITBUCKET_BRANCH: 'feature', BITBUCKET_PR_ID: '7', BITBUCKET_PR_DESTINATION_BRANCH: 'main' },
      { branch: 'feature', pullRequest: 7, baseBranch: 'main' },
    ],
    [
      'the beginning of a Bitbucket pull request’s commit',
      { ...bitbucket, BITBUCKET_BRANCH: 'feature', BITBUCKET_PR_ID: '7', BITBUCKET_COMMIT: head.slice(0, 12) },
      { headSha: head.slice(0, 12), isChange: true },
    ],
    ['a Bitbucket tag', { ...bitbucket, BITBUCKET_TAG: 'v1' }, { branch: undefined, tag: 'v1' }],
    [
      'a CircleCI branch',
      { ...circleci, CIRCLE_BRANCH: 'feature' },
      { name: 'CircleCI', branch: 'feature', headSha: head, pullRequest: undefined, isFork: false },
    ],
    [
      'a CircleCI pull request',
      { ...circleci, CIRCLE_BRANCH: 'feature', CIRCLE_PULL_REQUEST: 'https://github.com/acme/shop/pull/7' },
      { pullRequest: 7, isFork: false },
    ],
    [
      'a CircleCI fork that is told by its branch alone',
      { ...circleci, CIRCLE_BRANCH: 'pull/7' },
      { isFork: true, branch: undefined, pullRequest: 7 },
    ],
    [
      'a CircleCI branch whose name only looks like that of a fork',
      { ...circleci, CIRCLE_BRANCH: 'fix/pull/7' },
      { isFork: false },
    ],
    ['a commit that is no more than a word', { ...circleci, CIRCLE_SHA1: 'deadbeef' }, { headSha: undefined }],
    ['the beginning of a commit', { ...circleci, CIRCLE_SHA1: 'deadbeef0123' }, { headSha: 'deadbeef0123' }],
    ['a CircleCI fork', { ...circleci, CIRCLE_BRANCH: 'pull/7', CIRCLE_PR_REPONAME: 'shop' }, { isFork: true }],
    [
      'a Buildkite branch',
      { ...buildkite, BUILDKITE_PULL_REQUEST: 'false' },
      { name: 'Buildkite', branch: 'feature', headSha: head, pullRequest: undefined, isFork: undefined },
    ],
    [
      'a Buildkite pull request',
      {
        ...buildkite,
        BUILDKITE_PULL_REQUEST: '7',
        BUILDKITE_PULL_REQUEST_REPO: 'https://github.com/acme/shop.git',
        BUILDKITE_PULL_REQUEST_BASE_BRANCH: 'main',
      },
      { pullRequest: 7, baseBranch: 'main', isFork: false },
    ],
    [
      'a Buildkite fork',
      { ...buildkite, BUILDKITE_PULL_REQUEST: '7', BUILDKITE_PULL_REQUEST_REPO: 'https://github.com/mona/shop.git' },
      { isFork: true },
    ],
    [
      'a Buildkite pull request whose host is a nickname',
      {
        ...buildkite,
        BUILDKITE_REPO: 'git@github.com-work:Acme/Shop.git',
        BUILDKITE_PULL_REQUEST: '7',
        BUILDKITE_PULL_REQUEST_REPO: 'git://github.com/acme/shop.git',
      },
      { isFork: false },
    ],
    ...(
      [
        ['Travis', { TRAVIS: 'true', TRAVIS_PULL_REQUEST: '7' }, 'TRAVIS_PULL_REQUEST_SLUG', 'TRAVIS_REPO_SLUG'],
        [
          'AppVeyor',
          { APPVEYOR: 'True', APPVEYOR_PULL_REQUEST_NUMBER: '7' },
          ...(['APPVEYOR_PULL_REQUEST_HEAD_REPO_NAME', 'APPVEYOR_REPO_NAME'] as const),
        ],
        [
          'Semaphore',
          { SEMAPHORE: 'true', SEMAPHORE_GIT_REF_TYPE: 'pull-request' },
          ...(['SEMAPHORE_GIT_PR_SLUG', 'SEMAPHORE_GIT_REPO_SLUG'] as const),
        ],
      ] as const
    ).map(([name, env, theirs, ours]): [string, Environment, Partial<CiRun>] => [
      `a ${name} pull request whose own name is written in another case`,
      { ...env, [theirs]: 'Acme/Shop', [ours]: 'acme/shop' },
      { isFork: false },
    ]),
    [
      'an AppVeyor pull request without the address of its build',
      {
        ...{ APPVEYOR: 'True', APPVEYOR_REPO_BRANCH: 'main', APPVEYOR_REPO_COMMIT: merge },
        ...{ APPVEYOR_PULL_REQUEST_NUMBER: '7', APPVEYOR_PULL_REQUEST_HEAD_REPO_BRANCH: 'feature' },
        ...{ APPVEYOR_PULL_REQUEST_HEAD_COMMIT: head, APPVEYOR_ACCOUNT_NAME: 'acme' },
        ...{ APPVEYOR_PROJECT_SLUG: 'shop', APPVEYOR_BUILD_ID: '9' },
      },
      { branch: 'feature', headSha: head, pullRequest: 7, baseBranch: 'main', runUrl: undefined },
    ],
    [
      'a Semaphore pull request',
      {
        ...{ SEMAPHORE: 'true', SEMAPHORE_GIT_BRANCH: 'main', SEMAPHORE_GIT_SHA: merge, SEMAPHORE_GIT_PR_NUMBER: '7' },
        ...{ SEMAPHORE_GIT_PR_BRANCH: 'feature', SEMAPHORE_GIT_PR_SHA: head },
      },
      { branch: 'feature', headSha: head, pullRequest: 7, baseBranch: 'main' },
    ],
    ['a Travis tag', { TRAVIS: 'true', TRAVIS_BRANCH: 'v1', TRAVIS_TAG: 'v1' }, { branch: undefined, tag: 'v1' }],
    [
      'a GitHub pull request',
      { GITHUB_ACTIONS: 'true', GITHUB_HEAD_REF: 'feature', GITHUB_REF: 'refs/pull/7/merge', GITHUB_SHA: merge },
      { branch: 'feature', headSha: undefined, builtSha: merge, pullRequest: 7 },
    ],
    ['a Buildkite build of HEAD', { ...buildkite, BUILDKITE_COMMIT: 'HEAD' }, { headSha: undefined }],
    [
      'a Jenkins branch',
      { ...jenkins, BRANCH_NAME: 'main', BRANCH_IS_PRIMARY: 'true', GIT_COMMIT: head },
      { name: 'Jenkins', branch: 'main', headSha: head, defaultBranch: 'main', pullRequest: undefined },
    ],
    ['a Jenkins job of the Git plugin', { ...jenkins, GIT_BRANCH: 'origin/feature/x' }, { branch: 'feature/x' }],
    ['a Jenkins tag', { ...jenkins, BRANCH_NAME: 'v1', TAG_NAME: 'v1' }, { branch: undefined, tag: 'v1' }],
    [
      'a Jenkins change',
      { ...change, GIT_COMMIT: merge },
      { branch: 'feature', headSha: undefined, pullRequest: 7, baseBranch: 'main', isFork: false },
    ],
    [
      'a Jenkins change without a number',
      { ...change, CHANGE_ID: 'C-12/3' },
      { isChange: true, pullRequest: undefined },
    ],
    ['a Jenkins change of a fork', { ...change, CHANGE_FORK: 'mona' }, { isFork: true }],
    ['a Jenkins change of a fork of another name', { ...change, CHANGE_FORK: 'mona/shop-2' }, { isFork: true }],
    ['a Jenkins branch that is not the primary one', { ...jenkins, BRANCH_NAME: 'dev' }, { defaultBranch: undefined }],
    ...['a nickname', '/srv/git/elsewhere', 'ext::sh', 'https://github.com/', 'git@github.com:acme/shop2.git'].map(
      (source): [string, Environment, Partial<CiRun>] => [
        `a Buildkite pull request whose source is ${source} as one of a fork`,
        { ...buildkite, BUILDKITE_PULL_REQUEST: '7', BUILDKITE_PULL_REQUEST_REPO: source },
        { isFork: true },
      ],
    ),
    [
      'a Buildkite pull request whose own repository cannot be compared as one of a fork',
      {
        ...{ ...buildkite, BUILDKITE_REPO: undefined, BUILDKITE_PULL_REQUEST: '7' },
        BUILDKITE_PULL_REQUEST_REPO: 'https://github.com/acme/shop.git',
      },
      { isFork: true },
    ],
  ])('tell %s', (_, env, expected) => {
    expect(readCiRun(env)).toMatchObject(expected);
  });

  const told: Record<string, { env: Environment; facts: Partial<CiRun> }> = {
    'a GitLab branch': {
      env: { ...gitlab, CI_COMMIT_BRANCH: 'feature', CI_COMMIT_SHA: head, CI_OPEN_MERGE_REQUESTS: 'acme/shop!9' },
      facts: {
        ...{ event: 'branch', isMergeRequest: true },
        ...{ id: 'gitlab', name: 'GitLab CI', branch: 'feature', headSha: head, isChange: false, pullRequest: 9 },
        ...{ defaultBranch: 'main', repositoryUrl: gitlab.CI_PROJECT_URL, isPublic: false, isFork: false },
      },
    },
    'a GitLab merge request': {
      env: { ...mergeRequest, CI_PROJECT_ID: '1', CI_MERGE_REQUEST_DRAFT: 'true' },
      facts: {
        ...{ event: 'pull request', isMergeRequest: true },
        ...{ id: 'gitlab', name: 'GitLab CI', branch: 'feature', headSha: head, builtSha: head, isChange: true },
        ...{ pullRequest: 7, isDraft: true, baseBranch: 'main', isFork: false, isForkOfOrigin: true },
        ...{ defaultBranch: 'main', repositoryUrl: gitlab.CI_PROJECT_URL, isPublic: false },
      },
    },
    'a GitLab merge request of which little is said': {
      env: { GITLAB_CI: 'true', CI_MERGE_REQUEST_IID: '7' },
      facts: {
        ...{ event: 'pull request', isMergeRequest: true },
        id: 'gitlab',
        name: 'GitLab CI',
        isChange: true,
        pullRequest: 7,
        isForkOfOrigin: false,
      },
    },
    'an Azure branch': {
      env: { ...azure, BUILD_SOURCEBRANCH: 'refs/heads/feature', BUILD_SOURCEVERSION: head },
      facts: {
        event: 'branch',
        ...{ id: 'azure', name: 'Azure Pipelines', branch: 'feature', headSha: head, builtSha: head, isChange: false },
        ...{ isForkOfOrigin: true, repositoryUrl: azure.BUILD_REPOSITORY_URI },
      },
    },
    'an Azure pull request': {
      env: azurePull,
      facts: {
        event: 'pull request',
        ...{ id: 'azure', name: 'Azure Pipelines', branch: 'feature', headSha: head, builtSha: merge, isChange: true },
        ...{ pullRequest: 7, baseBranch: 'main', isForkOfOrigin: true, isFork: false },
        repositoryUrl: azure.BUILD_REPOSITORY_URI,
      },
    },
    'an Azure pull request with a number alone': {
      env: { ...azure, SYSTEM_PULLREQUEST_PULLREQUESTNUMBER: '12', SYSTEM_PULLREQUEST_ISFORK: 'True' },
      facts: {
        event: 'pull request',
        ...{
          id: 'azure',
          name: 'Azure Pipelines',
          isChange: true,
          pullRequest: 12,
          isForkOfOrigin: true,
          isFork: true,
        },
        repositoryUrl: azure.BUILD_REPOSITORY_URI,
      },
    },
    'a public Bitbucket pull request': {
      env: {
        ...bitbucket,
        ...{ BITBUCKET_BRANCH: 'feature', BITBUCKET_PR_ID: '7', BITBUCKET_PR_DESTINATION_BRANCH: 'main' },
        BITBUCKET_REPO_IS_PRIVATE: 'false',
      },
      facts: {
        event: 'pull request',
        isForkOfOrigin: true,
        runUrl: 'https://bitbucket.org/acme/shop/pipelines/results/3',
        ...{ id: 'bitbucket', name: 'Bitbucket Pipelines', branch: 'feature', headSha: head, isChange: true },
        ...{ pullRequest: 7, baseBranch: 'main', repositoryUrl: bitbucket.BITBUCKET_GIT_HTTP_ORIGIN, isPublic: true },
      },
    },
    'a Bitbucket branch of which nobody says who reads it': {
      env: { ...bitbucket, BITBUCKET_BRANCH: 'feature', BITBUCKET_REPO_IS_PRIVATE: undefined },
      facts: {
        event: 'branch',
        isForkOfOrigin: true,
        runUrl: 'https://bitbucket.org/acme/shop/pipelines/results/3',
        ...{ id: 'bitbucket', name: 'Bitbucket Pipelines', branch: 'feature', headSha: head, isChange: false },
        repositoryUrl: bitbucket.BITBUCKET_GIT_HTTP_ORIGIN,
      },
    },
    'a CircleCI pull request': {
      env: {
        ...{ ...circleci, CIRCLE_BRANCH: 'feature', CIRCLE_PULL_REQUEST: 'https://github.com/acme/shop/pull/7' },
      },
      facts: {
        event: 'pull request',
        ...{ id: 'circleci', name: 'CircleCI', branch: 'feature', headSha: head, isChange: false, pullRequest: 7 },
        ...{ isForkOfOrigin: true, isFork: false, repositoryUrl: circleci.CIRCLE_REPOSITORY_URL },
      },
    },
    'a CircleCI tag': {
      env: { ...circleci, CIRCLE_TAG: 'v1' },
      facts: {
        event: 'tag',
        ...{ id: 'circleci', name: 'CircleCI', tag: 'v1', headSha: head, isChange: false, isForkOfOrigin: true },
        ...{ isFork: false, repositoryUrl: circleci.CIRCLE_REPOSITORY_URL },
      },
    },
    'a Buildkite pull request whose source is not told': {
      env: {
        ...{ ...buildkite, BUILDKITE_PULL_REQUEST: '7', BUILDKITE_PULL_REQUEST_BASE_BRANCH: 'main' },
        ...{ BUILDKITE_PULL_REQUEST_REPO: '', BUILDKITE_PULL_REQUEST_DRAFT: 'false' },
      },
      facts: {
        event: 'pull request',
        ...{ id: 'buildkite', name: 'Buildkite', branch: 'feature', headSha: head, isChange: false },
        ...{ isForkOfOrigin: true, pullRequest: 7, isDraft: false, baseBranch: 'main' },
        repositoryUrl: buildkite.BUILDKITE_REPO,
      },
    },
    'a Buildkite tag': {
      env: { ...buildkite, BUILDKITE_TAG: 'v1', BUILDKITE_BRANCH: '' },
      facts: {
        event: 'tag',
        ...{ id: 'buildkite', name: 'Buildkite', tag: 'v1', headSha: head, isChange: false, isForkOfOrigin: true },
        repositoryUrl: buildkite.BUILDKITE_REPO,
      },
    },
    'a Jenkins branch': {
      env: { ...jenkins, BRANCH_NAME: 'main', BRANCH_IS_PRIMARY: 'true', GIT_COMMIT: head },
      facts: {
        event: 'branch',
        ...{ id: 'jenkins', name: 'Jenkins', branch: 'main', headSha: head, builtSha: head, isChange: false },
        ...{ defaultBranch: 'main', repositoryUrl: jenkins.GIT_URL },
      },
    },
    'a Jenkins change': {
      env: { ...change, GIT_COMMIT: merge, CHANGE_AUTHOR: 'mona' },
      facts: {
        event: 'pull request',
        ...{
          id: 'jenkins',
          name: 'Jenkins',
          branch: 'feature',
          builtSha: merge,
          headRef: 'refs/remotes/origin/PR-7',
          isChange: true,
          pullRequest: 7,
        },
        ...{ author: 'mona', baseBranch: 'main', isFork: false, repositoryUrl: jenkins.GIT_URL },
      },
    },
    'a Jenkins tag': {
      env: { ...jenkins, BRANCH_NAME: 'v1', TAG_NAME: 'v1', GIT_COMMIT: head },
      facts: {
        event: 'tag',
        ...{ id: 'jenkins', name: 'Jenkins', tag: 'v1', headSha: head, builtSha: head, isChange: false },
        repositoryUrl: jenkins.GIT_URL,
      },
    },
  };

  it.each(Object.entries(told))('tell of %s all this, and no more', (_, { env, facts }) => {
    const { wholeHistory, ...known } = readCiRun(env) ?? {};
    expect(wholeHistory).toBeDefined();
    expect(Object.fromEntries(Object.entries(known).filter(([, fact]) => fact !== undefined))).toEqual(facts);
  });

  it('say no more of another CI system than that it is one', () => {
    const wholeHistory = 'git fetch --unshallow origin';
    expect(readCiRun({ CI: 'true' })).toEqual({ id: 'other', name: 'an unknown CI system', wholeHistory });
  });

  it.each([{}, { CI: '' }, { CI: 'false' }])('say nothing in %j', (env) => {
    expect(readCiRun(env)).toBeUndefined();
    expect(findCiMark(env)).toBeUndefined();
  });

  it.each([
    ...['CI', 'CONTINUOUS_INTEGRATION', 'BUILD_NUMBER', 'BUILD_TAG', 'GITHUB_ACTIONS', 'GITLAB_CI', 'TF_BUILD'],
    ...['BITBUCKET_BUILD_NUMBER', 'CIRCLECI', 'BUILDKITE', 'JENKINS_URL', 'TEAMCITY_VERSION', 'CODEBUILD_BUILD_ID'],
    ...['bamboo_buildKey', 'GO_PIPELINE_NAME', 'HARNESS_BUILD_ID', 'APPVEYOR', 'CIRRUS_CI', 'DRONE', 'SEMAPHORE'],
    'TRAVIS',
  ])('mark a CI system by %s alone', (mark) => {
    expect(findCiMark({ [mark]: 'true' })).toBe(mark);
    expect(readCiRun({ [mark]: 'true' })).toBeDefined();
  });

  it('mark every CI system that is known', () => {
    const known = [gitlab, azure, bitbucket, circleci, buildkite, jenkins];
    expect(known.map((env) => findCiMark({ ...env, CI: undefined }))).not.toContain(undefined);
  });

  it('never make up what is empty or malformed', () => {
    const marks = [gitlab, azure, bitbucket, circleci, buildkite, jenkins];
    const blank = Object.fromEntries(marks.flatMap((env) => Object.keys(env)).map((name) => [name, ' ']));
    for (const system of ciSystems) {
      const blanks = { ...blank, CI_MERGE_REQUEST_IID: 'x', CIRCLE_BRANCH: ' ' };
      const { event: _, ...said }: Partial<CiRun> = system.facts(blanks, () => undefined);
      const facts = Object.values(said);
      expect(facts.filter((fact) => fact !== undefined && typeof fact !== 'boolean')).toEqual([]);
    }
  });
});

it.each(ciSystems.map((system) => [system.name, system] as const))('a mark tells that %s is at work', (_, system) => {
  const values = ['true', 'True', 'woodpecker', '/builder/outputs'];
  const isTold = ciMarks.some((mark) => values.some((value) => system.isHere({ [mark]: value })));
  expect(isTold).toBe(true);
});
