import type { SystemRows } from './row.ts';

const own = {
  CI: 'true',
  BITBUCKET_BUILD_NUMBER: '99',
  BITBUCKET_GIT_HTTP_ORIGIN: 'http://bitbucket.org/acme/shop',
  BITBUCKET_REPO_FULL_NAME: 'acme/shop',
  BITBUCKET_REPO_IS_PRIVATE: 'true',
};
const branch = (name: string, sha: string) => ({ ...own, BITBUCKET_BRANCH: name, BITBUCKET_COMMIT: sha });
const pull = {
  ...branch('feature', '{FEATURE:12}'),
  BITBUCKET_PR_ID: '7',
  BITBUCKET_PR_DESTINATION_BRANCH: 'main',
  BITBUCKET_PR_DESTINATION_COMMIT: '{MAIN:12}',
};
const on = (name: string, sha: string, depth = '--depth 50') => [
  `clone --branch=${name} ${depth} {url} .`,
  `reset --hard ${sha}`,
  'config user.name bitbucket-pipelines',
  'config user.email commits-noreply@bitbucket.org',
  'config push.default current',
  'reflog expire --expire=all --all',
];
/** The destination is merged into the source, whatever the depth. */
const merged = (name: string, sha: string) => [...on(name, sha, ''), 'merge {MAIN} --no-edit'];

export const bitbucket: SystemRows = {
  source:
    'https://support.atlassian.com/bitbucket-cloud/kb/clone-depth-not-applying-for-pull-request-pipelines/ and the log of "Build setup"',
  rows: {
    'branch push': { env: branch('feature', '{FEATURE}'), commands: on('feature', '{FEATURE}') },
    'pull request': { env: pull, commands: merged('feature', '{FEATURE}') },
    'pull request of a fork': {
      // Pipelines of a repository are not started by its forks; if they were, nothing would say so but git.
      env: { ...pull, BITBUCKET_BRANCH: 'main', BITBUCKET_COMMIT: '{FORK:12}', BITBUCKET_PR_ID: '8' },
      commands: ['clone {url} .', 'fetch origin refs/pull/8/head', 'reset --hard FETCH_HEAD'],
    },
    'merge queue': { none: 'Bitbucket starts no pipeline of its own for its merge queue' },
    tag: {
      env: { ...own, BITBUCKET_TAG: 'v1', BITBUCKET_COMMIT: '{OLD}' },
      commands: ['clone --branch=v1 --depth 50 {url} .'],
    },
    schedule: { env: branch('main', '{MAIN}'), commands: on('main', '{MAIN}'), event: 'branch' },
    'detached checkout': {
      env: branch('feature', '{FEATURE}'),
      commands: [...on('feature', '{FEATURE}', ''), 'checkout --detach'],
    },
    'shallow clone': { env: pull, commands: on('feature', '{FEATURE}', '--depth 1') },
  },
  more: {
    'a custom pipeline of a tag, with the branch that was chosen for it': {
      like: 'tag',
      env: { ...branch('main', '{OLD}'), BITBUCKET_TAG: 'v1' },
      commands: ['clone --branch=v1 --depth 50 {url} .'],
    },
  },
};
