import { queueName, type SystemRows } from './row.ts';

const own = {
  CI: 'true',
  DRONE: 'true',
  DRONE_REPO: 'acme/shop',
  DRONE_REPO_BRANCH: 'main',
  DRONE_REPO_VISIBILITY: 'private',
  DRONE_GIT_HTTP_URL: 'https://github.com/acme/shop.git',
  DRONE_BUILD_LINK: 'https://drone.example/acme/shop/99',
};
const branch = (name: string, sha: string, event = 'push') => ({
  ...own,
  DRONE_BUILD_EVENT: event,
  DRONE_BRANCH: name,
  DRONE_COMMIT_BRANCH: name,
  DRONE_SOURCE_BRANCH: name,
  DRONE_TARGET_BRANCH: name,
  DRONE_COMMIT_REF: `refs/heads/${name}`,
  DRONE_COMMIT_SHA: sha,
});
const pull = (number: number, name: string, sha: string) => ({
  ...branch('main', sha, 'pull_request'),
  DRONE_SOURCE_BRANCH: name,
  DRONE_COMMIT_REF: `refs/pull/${number}/head`,
  DRONE_PULL_REQUEST: String(number),
});
const start = ['init .', 'remote add origin {url}'];
const on = (name: string, sha: string, depth = '') => [
  ...start,
  `fetch ${depth}origin +refs/heads/${name}:`,
  `checkout ${sha} -b ${name}`,
];
/** The target is checked out, and the pull request merged into it. */
const merged = (number: number, sha: string) => [
  ...start,
  'fetch origin +refs/heads/main:',
  'checkout main',
  `fetch origin refs/pull/${number}/head:`,
  `merge ${sha}`,
];
/** It has the values of the build that is promoted. */
const promoted = (env: Record<string, string>) => ({
  ...env,
  DRONE_BUILD_EVENT: 'promote',
  DRONE_DEPLOY_TO: 'production',
  DRONE_PULL_REQUEST: '',
});

export const drone: SystemRows = {
  source: 'https://github.com/drone/drone-git/tree/master/posix',
  rows: {
    'branch push': { env: branch('feature', '{FEATURE}'), commands: on('feature', '{FEATURE}') },
    'pull request': { env: pull(7, 'feature', '{FEATURE}'), commands: merged(7, '{FEATURE}') },
    'pull request of a fork': { env: pull(8, 'main', '{FORK}'), commands: merged(8, '{FORK}') },
    'merge queue': { env: branch(queueName, '{QUEUE}'), commands: on(queueName, '{QUEUE}') },
    tag: {
      env: { ...branch('main', '{OLD}', 'tag'), DRONE_COMMIT_REF: 'refs/tags/v1', DRONE_TAG: 'v1' },
      commands: [...start, 'fetch origin +refs/tags/v1:', 'checkout -qf FETCH_HEAD'],
    },
    schedule: { env: branch('main', '{MAIN}', 'cron'), commands: on('main', '{MAIN}') },
    'detached checkout': {
      env: branch('feature', '{FEATURE}'),
      commands: [...on('feature', '{FEATURE}'), 'checkout --detach'],
    },
    'shallow clone': {
      env: branch('feature', '{FEATURE}'),
      commands: on('feature', '{FEATURE}', '--depth=1 '),
      subject: 'proposal: feature@FEATURE into main',
      event: 'branch',
    },
  },
  more: {
    'the promotion of a pull request': {
      like: 'pull request',
      env: promoted(pull(7, 'feature', '{FEATURE}')),
      commands: [...start, 'fetch origin refs/pull/7/head', 'checkout {FEATURE} -b main'],
    },
    'the promotion of a fork’s pull request': {
      like: 'pull request of a fork',
      env: promoted(pull(8, 'main', '{FORK}')),
      commands: [...start, 'fetch origin refs/pull/8/head', 'checkout {FORK} -b main'],
    },
    'the promotion of a tag': {
      like: 'tag',
      env: promoted({ ...branch('main', '{OLD}'), DRONE_COMMIT_REF: 'refs/tags/v1' }),
      commands: [...start, 'fetch origin +refs/tags/v1:', 'checkout -qf FETCH_HEAD'],
    },
    'the promotion of a branch': {
      like: 'branch push',
      env: promoted(branch('feature', '{FEATURE}')),
      commands: on('feature', '{FEATURE}'),
    },
  },
};
