import { queueName, type SystemRows } from './row.ts';

const own = {
  CI: 'woodpecker',
  CI_SYSTEM_NAME: 'woodpecker',
  CI_REPO: 'acme/shop',
  CI_REPO_URL: 'https://git.example/acme/shop',
  CI_REPO_DEFAULT_BRANCH: 'main',
  CI_REPO_PRIVATE: 'true',
  CI_PIPELINE_URL: 'https://ci.example/repos/7/pipeline/99',
};
const branch = (name: string, sha: string, event = 'push') => ({
  ...own,
  CI_PIPELINE_EVENT: event,
  CI_COMMIT_BRANCH: name,
  CI_COMMIT_REF: `refs/heads/${name}`,
  CI_COMMIT_SHA: sha,
});
const pull = (number: number, name: string, sha: string, kind = 'merge') => ({
  ...branch('main', sha, 'pull_request'),
  CI_COMMIT_REF: `refs/pull/${number}/${kind}`,
  CI_COMMIT_SOURCE_BRANCH: name,
  CI_COMMIT_TARGET_BRANCH: 'main',
  CI_COMMIT_PULL_REQUEST: String(number),
});
const at = (ref: string, options = '--depth=1 --filter=tree:0') => [
  'init --object-format sha1 .',
  'remote add origin {url}',
  `fetch --no-tags ${options} origin +${ref}:`,
  'checkout -qf FETCH_HEAD',
];
/** Such events have no variables of their own for the two branches. */
const repeated = (number: number, name: string, sha: string, event: string) => ({
  ...branch('main', sha, event),
  CI_COMMIT_REF: `refs/pull/${number}/head`,
  CI_COMMIT_REFSPEC: `${name}:main`,
});

export const woodpecker: SystemRows = {
  source: 'https://github.com/woodpecker-ci/plugin-git/blob/main/plugin.go',
  rows: {
    'branch push': { env: branch('feature', '{FEATURE}'), commands: at('refs/heads/feature') },
    'pull request': { env: pull(7, 'feature', '{FEATURE}'), commands: at('refs/pull/7/merge') },
    'pull request of a fork': { env: pull(8, 'main', '{FORK}'), commands: at('refs/pull/8/merge') },
    'merge queue': { env: branch(queueName, '{QUEUE}'), commands: at(`refs/heads/${queueName}`) },
    tag: {
      env: { ...branch('main', '{OLD}', 'tag'), CI_COMMIT_REF: 'refs/tags/v1', CI_COMMIT_TAG: 'v1' },
      commands: at('refs/tags/v1'),
    },
    schedule: { env: branch('main', '{MAIN}', 'cron'), commands: at('refs/heads/main') },
    'detached checkout': { env: branch('feature', '{FEATURE}'), commands: at('refs/heads/feature', '') },
    'shallow clone': { env: pull(7, 'feature', '{FEATURE}', 'head'), commands: at('refs/pull/7/head', '--depth=1') },
  },
  more: {
    'the deployment of a pull request': {
      like: 'pull request',
      env: repeated(7, 'feature', '{FEATURE}', 'deployment'),
      commands: at('refs/pull/7/head'),
    },
    'the deployment of a fork’s pull request': {
      like: 'pull request of a fork',
      env: repeated(8, 'main', '{FORK}', 'deployment'),
      commands: at('refs/pull/8/head'),
    },
    'a pull request whose labels change': {
      like: 'pull request',
      env: repeated(7, 'feature', '{FEATURE}', 'pull_request_metadata'),
      commands: at('refs/pull/7/head'),
    },
    'a fork’s pull request whose labels change': {
      like: 'pull request of a fork',
      env: repeated(8, 'main', '{FORK}', 'pull_request_metadata'),
      commands: at('refs/pull/8/head'),
    },
    'a release': {
      like: 'tag',
      env: { ...branch('main', '{OLD}', 'release'), CI_COMMIT_REF: 'refs/tags/v1', CI_COMMIT_TAG: 'v1' },
      commands: at('refs/tags/v1'),
    },
    'the deployment of a tag': {
      like: 'tag',
      env: { ...branch('main', '{OLD}', 'deployment'), CI_COMMIT_REF: 'refs/tags/v1' },
      commands: at('refs/tags/v1'),
    },
  },
};
