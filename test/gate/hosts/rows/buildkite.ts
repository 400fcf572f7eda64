import { queueName, type SystemRows } from './row.ts';

const own = {
  CI: 'true',
  BUILDKITE: 'true',
  BUILDKITE_REPO: 'git@github.com:acme/shop.git',
  BUILDKITE_PIPELINE_DEFAULT_BRANCH: 'master',
  BUILDKITE_BUILD_URL: 'https://buildkite.com/acme/shop/builds/99',
  BUILDKITE_SOURCE: 'webhook',
};
const branch = (name: string, sha: string) => ({
  ...own,
  BUILDKITE_BRANCH: name,
  BUILDKITE_COMMIT: sha,
  BUILDKITE_PULL_REQUEST: 'false',
  BUILDKITE_PULL_REQUEST_REPO: '',
  BUILDKITE_PULL_REQUEST_BASE_BRANCH: '',
  BUILDKITE_TAG: '',
});
const pull = (number: number, name: string, sha: string, repository: string) => ({
  ...branch(name, sha),
  BUILDKITE_PULL_REQUEST: String(number),
  BUILDKITE_PULL_REQUEST_REPO: `git://github.com/${repository}.git`,
  BUILDKITE_PULL_REQUEST_BASE_BRANCH: 'main',
});
const at = (sha: string, ref = sha, clone = 'clone -v -- {url} .', fetch = 'fetch -v --prune -- origin') => [
  clone,
  'clean -ffxdq',
  `${fetch} ${ref}`,
  `checkout -f ${sha}`,
];

export const buildkite: SystemRows = {
  source: 'https://github.com/buildkite/agent/blob/main/internal/job/checkout_fetch.go',
  rows: {
    'branch push': { env: branch('feature', '{FEATURE}'), commands: at('{FEATURE}') },
    'pull request': {
      env: pull(7, 'feature', '{FEATURE}', 'acme/shop'),
      commands: at('{FEATURE}', 'refs/pull/7/head'),
    },
    'pull request of a fork': {
      env: pull(8, 'main', '{FORK}', 'mona/shop'),
      commands: at('{FORK}', 'refs/pull/8/head'),
    },
    'merge queue': {
      env: {
        ...branch(queueName, '{QUEUE}'),
        BUILDKITE_MERGE_QUEUE_BASE_BRANCH: 'main',
        BUILDKITE_MERGE_QUEUE_BASE_COMMIT: '{MAIN}',
      },
      commands: at('{QUEUE}'),
    },
    tag: { env: { ...branch('v1', '{OLD}'), BUILDKITE_TAG: 'v1' }, commands: at('{OLD}') },
    schedule: { env: { ...branch('main', '{MAIN}'), BUILDKITE_SOURCE: 'schedule' }, commands: at('{MAIN}') },
    'detached checkout': { env: branch('feature', '{FEATURE}'), commands: at('{FEATURE}') },
    'shallow clone': {
      env: pull(7, 'feature', '{FEATURE}', 'acme/shop'),
      commands: at('{FEATURE}', '{FEATURE}', 'clone -v --depth=1 -- {url} .', 'fetch -v --prune --depth=1 -- origin'),
    },
  },
  more: {
    'the test merge of a pull request': {
      like: 'pull request',
      env: {
        ...pull(7, 'feature', '{MERGE}', 'acme/shop'),
        BUILDKITE_PULL_REQUEST_USING_MERGE_REFSPEC: 'true',
      },
      commands: at('{MERGE}', 'refs/pull/7/merge'),
    },
    'the test merge of a fork’s pull request': {
      like: 'pull request of a fork',
      env: {
        ...pull(8, 'main', 'HEAD', 'mona/shop'),
        BUILDKITE_PULL_REQUEST_USING_MERGE_REFSPEC: 'true',
      },
      commands: at('FETCH_HEAD', 'refs/pull/8/merge'),
    },
    'a pull request whose repository is not told': {
      like: 'pull request',
      env: { ...pull(7, 'feature', '{FEATURE}', 'acme/shop'), BUILDKITE_PULL_REQUEST_REPO: '' },
      commands: at('{FEATURE}', 'refs/pull/7/head'),
    },
    'a pull request of a fork that was deleted': {
      like: 'pull request of a fork',
      env: { ...pull(8, 'main', '{FORK}', 'mona/shop'), BUILDKITE_PULL_REQUEST_REPO: '' },
      commands: at('{FORK}', 'refs/pull/8/head'),
    },
    'a fork’s branch that a trigger step builds': {
      like: 'pull request of a fork',
      env: { ...branch('mona:main', '{FORK}'), BUILDKITE_SOURCE: 'trigger_job' },
      commands: at('{FORK}', 'refs/pull/8/head'),
      event: 'branch',
    },
    'the ref of a fork’s pull request in place of a branch': {
      like: 'pull request of a fork',
      env: { ...branch('refs/pull/8/head', '{FORK}'), BUILDKITE_SOURCE: 'ui' },
      commands: at('{FORK}', 'refs/pull/8/head'),
    },
    'a schedule of a tag': {
      like: 'tag',
      env: { ...branch('v1', '{OLD}'), BUILDKITE_TAG: 'v1', BUILDKITE_SOURCE: 'schedule' },
      commands: at('{OLD}'),
    },
  },
};
