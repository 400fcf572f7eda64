import { queueName, type SystemRows } from './row.ts';

const own = {
  CI: 'true',
  CIRCLECI: 'true',
  CIRCLE_REPOSITORY_URL: 'git@github.com:acme/shop.git',
  CIRCLE_BUILD_URL: 'https://circleci.com/gh/acme/shop/99',
};
const branch = (name: string, sha: string) => ({ ...own, CIRCLE_BRANCH: name, CIRCLE_SHA1: sha });
const pull = { ...branch('feature', '{FEATURE}'), CIRCLE_PULL_REQUEST: 'https://github.com/acme/shop/pull/7' };
const on = (name: string, sha: string, filter = '') => [
  `clone ${filter}--no-checkout {url} .`,
  `fetch --force origin +refs/heads/${name}:refs/remotes/origin/${name}`,
  `checkout --force -B ${name} ${sha}`,
];

export const circleci: SystemRows = {
  source: 'https://circleci.com/docs/reference/configuration-reference/#checkout and the log of its step',
  rows: {
    'branch push': { env: branch('feature', '{FEATURE}'), commands: on('feature', '{FEATURE}') },
    'pull request': { env: pull, commands: on('feature', '{FEATURE}') },
    'pull request of a fork': {
      env: {
        ...branch('pull/8', '{FORK}'),
        CIRCLE_PR_NUMBER: '8',
        CIRCLE_PR_REPONAME: 'shop',
        CIRCLE_PR_USERNAME: 'mona',
        CIRCLE_PULL_REQUEST: 'https://github.com/acme/shop/pull/8',
      },
      commands: [
        'clone --no-checkout {url} .',
        'fetch --force origin +refs/pull/8/head:refs/remotes/origin/pull/8',
        'checkout --force -B pull/8 {FORK}',
      ],
    },
    'merge queue': { env: branch(queueName, '{QUEUE}'), commands: on(queueName, '{QUEUE}') },
    tag: {
      env: { ...own, CIRCLE_TAG: 'v1', CIRCLE_SHA1: '{OLD}' },
      commands: [
        'clone --no-checkout {url} .',
        'fetch --force origin refs/tags/v1:refs/tags/v1',
        'checkout --force v1',
      ],
    },
    schedule: { env: branch('main', '{MAIN}'), commands: on('main', '{MAIN}'), event: 'branch' },
    'detached checkout': {
      env: branch('feature', '{FEATURE}'),
      commands: [...on('feature', '{FEATURE}'), 'checkout --detach'],
    },
    // What it calls blobless, its default: contents are fetched when they are wanted.
    'shallow clone': { env: pull, commands: on('feature', '{FEATURE}', '--filter=blob:none ') },
  },
  more: {
    'a pull request of a fork of which only the number is known': {
      like: 'pull request of a fork',
      env: { ...branch('main', '{FORK}'), CIRCLE_PR_NUMBER: '8' },
      commands: [
        'clone --no-checkout {url} .',
        'fetch --force origin +refs/pull/8/head:refs/remotes/origin/pull/8',
        'checkout --force -B main {FORK}',
      ],
    },
    'a tag that is built with a branch': {
      like: 'tag',
      env: { ...branch('main', '{OLD}'), CIRCLE_TAG: 'v1' },
      commands: [
        'clone --no-checkout {url} .',
        'fetch --force origin refs/tags/v1:refs/tags/v1',
        'checkout --force v1',
      ],
    },
  },
};
