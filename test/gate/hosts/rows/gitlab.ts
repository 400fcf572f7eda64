import type { SystemRows } from './row.ts';

const own = {
  CI: 'true',
  GITLAB_CI: 'true',
  CI_PROJECT_ID: '1',
  CI_PROJECT_PATH: 'acme/shop',
  CI_PROJECT_URL: 'https://gitlab.com/acme/shop',
  CI_PROJECT_VISIBILITY: 'private',
  CI_DEFAULT_BRANCH: 'main',
  CI_PIPELINE_URL: 'https://gitlab.com/acme/shop/-/pipelines/99',
};
const branch = (name: string, sha: string, source = 'push') => ({
  ...own,
  CI_PIPELINE_SOURCE: source,
  CI_COMMIT_BRANCH: name,
  CI_COMMIT_REF_NAME: name,
  CI_COMMIT_SHA: sha,
});
const request = (number: number, sha: string, name: string, more: Record<string, string> = {}) => ({
  ...own,
  CI_PIPELINE_SOURCE: 'merge_request_event',
  CI_COMMIT_REF_NAME: name,
  CI_COMMIT_SHA: sha,
  CI_MERGE_REQUEST_IID: String(number),
  CI_MERGE_REQUEST_EVENT_TYPE: 'detached',
  CI_MERGE_REQUEST_PROJECT_ID: '1',
  CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '1',
  CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: name,
  CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: '',
  CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
  ...more,
});
/** A pipeline has a ref of its own, and every job is at its commit. */
const at = (sha: string, depth = '--depth 20', more = '') => [
  'init .',
  'remote add origin {url}',
  `fetch origin --no-recurse-submodules +${sha}:refs/pipelines/99 ${more} ${depth} --prune --quiet`,
  `checkout -f -q ${sha}`,
];
/** Pipelines of branches and of tags get that ref too: https://docs.gitlab.com/ci/pipelines/#ref-specs-for-runners */
const on = (name: string, sha: string, depth?: string) =>
  at(sha, depth, `+refs/heads/${name}:refs/remotes/origin/${name}`);
const merged = { CI_MERGE_REQUEST_EVENT_TYPE: 'merged_result', CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: '{FEATURE}' };
const mergedFork = {
  CI_MERGE_REQUEST_EVENT_TYPE: 'merged_result',
  CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: '{FORK}',
  CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '2',
};

export const gitlab: SystemRows = {
  source: 'https://gitlab.com/gitlab-org/gitlab-runner/-/blob/main/shells/abstract.go',
  rows: {
    'branch push': { env: branch('feature', '{FEATURE}'), commands: on('feature', '{FEATURE}') },
    'pull request': { env: request(7, '{FEATURE}', 'feature'), commands: at('{FEATURE}') },
    'pull request of a fork': {
      env: request(8, '{FORK}', 'main', { CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '2' }),
      commands: at('{FORK}'),
    },
    'merge queue': {
      env: request(7, '{MERGE}', 'feature', { ...merged, CI_MERGE_REQUEST_EVENT_TYPE: 'merge_train' }),
      commands: at('{MERGE}'),
      subject: 'proposal: feature@FEATURE into main #7 fork=no',
    },
    tag: {
      env: {
        ...own,
        CI_COMMIT_TAG: 'v1',
        CI_COMMIT_REF_NAME: 'v1',
        CI_COMMIT_SHA: '{OLD}',
        CI_PIPELINE_SOURCE: 'push',
      },
      commands: at('{OLD}', '--depth 20', '+refs/tags/v1:refs/tags/v1'),
    },
    schedule: { env: branch('main', '{MAIN}', 'schedule'), commands: on('main', '{MAIN}') },
    'detached checkout': { env: branch('feature', '{FEATURE}'), commands: on('feature', '{FEATURE}', '') },
    'shallow clone': { env: request(7, '{FEATURE}', 'feature'), commands: at('{FEATURE}', '--depth 1') },
  },
  more: {
    'merged results': { like: 'pull request', env: request(7, '{MERGE}', 'feature', merged), commands: at('{MERGE}') },
    'merged results in a shallow clone': {
      like: 'pull request',
      env: request(7, '{MERGE}', 'feature', merged),
      commands: at('{MERGE}', '--depth 1'),
    },
    'merged results of a fork, in the project that receives it': {
      like: 'pull request of a fork',
      env: request(8, '{FORKMERGE}', 'main', mergedFork),
      commands: at('{FORKMERGE}'),
    },
    'a merge train with a fork': {
      like: 'pull request of a fork',
      env: request(8, '{FORKMERGE}', 'main', { ...mergedFork, CI_MERGE_REQUEST_EVENT_TYPE: 'merge_train' }),
      commands: at('{FORKMERGE}'),
      event: 'merge queue',
    },
    'a pull request of a fork that was deleted': {
      like: 'pull request of a fork',
      env: request(8, '{FORK}', 'main', { CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '' }),
      commands: at('{FORK}'),
    },
    'a schedule of a tag': {
      like: 'tag',
      env: { ...own, CI_COMMIT_TAG: 'v1', CI_COMMIT_SHA: '{OLD}', CI_PIPELINE_SOURCE: 'schedule' },
      commands: at('{OLD}', '--depth 20', '+refs/tags/v1:refs/tags/v1'),
    },
    'a pull request of a repository on GitHub': {
      like: 'pull request',
      env: {
        ...branch('feature', '{FEATURE}', 'external_pull_request_event'),
        CI_EXTERNAL_PULL_REQUEST_IID: '7',
        CI_EXTERNAL_PULL_REQUEST_SOURCE_REPOSITORY: 'acme/shop',
        CI_EXTERNAL_PULL_REQUEST_TARGET_REPOSITORY: 'acme/shop',
        CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_NAME: 'feature',
        CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_SHA: '{FEATURE}',
        CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME: 'main',
      },
      commands: at('{FEATURE}'),
    },
  },
};
