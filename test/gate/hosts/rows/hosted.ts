import { queueName, type SystemRows } from './row.ts';

const travisOwn = {
  CI: 'true',
  TRAVIS: 'true',
  TRAVIS_REPO_SLUG: 'acme/shop',
  TRAVIS_REPO_PRIVATE: 'true',
  TRAVIS_BUILD_WEB_URL: 'https://app.travis-ci.com/acme/shop/builds/99',
};
const travisBranch = (name: string, sha: string, event = 'push') => ({
  ...travisOwn,
  TRAVIS_EVENT_TYPE: event,
  TRAVIS_BRANCH: name,
  TRAVIS_COMMIT: sha,
  TRAVIS_PULL_REQUEST: 'false',
  TRAVIS_PULL_REQUEST_BRANCH: '',
  TRAVIS_PULL_REQUEST_SHA: '',
  TRAVIS_PULL_REQUEST_SLUG: '',
  TRAVIS_TAG: '',
});
const travisPull = (number: number, merge: string, head: string, name: string, owner: string) => ({
  ...travisBranch('main', merge, 'pull_request'),
  TRAVIS_PULL_REQUEST: String(number),
  TRAVIS_PULL_REQUEST_BRANCH: name,
  TRAVIS_PULL_REQUEST_SHA: head,
  TRAVIS_PULL_REQUEST_SLUG: `${owner}/shop`,
});
const travisOn = (name: string, sha: string, depth = '--depth=50') => [
  `clone ${depth} --branch=${name} {url} .`,
  `checkout -qf ${sha}`,
];
const fetched = (number: number, clone: string, fetch = 'fetch origin', depth = '') => [
  clone,
  `${fetch} +refs/pull/${number}/merge:${depth}`,
  'checkout -qf FETCH_HEAD',
];
const travisMerge = (number: number, depth = '--depth=50') =>
  fetched(number, `clone ${depth} {url} .`, 'fetch origin', ` ${depth}`);

export const travis: SystemRows = {
  source: 'https://github.com/travis-ci/travis-build/blob/master/lib/travis/vcs/git/clone.rb',
  rows: {
    'branch push': { env: travisBranch('feature', '{FEATURE}'), commands: travisOn('feature', '{FEATURE}') },
    'pull request': {
      env: travisPull(7, '{MERGE}', '{FEATURE}', 'feature', 'acme'),
      commands: travisMerge(7),
    },
    'pull request of a fork': {
      env: travisPull(8, '{FORKMERGE}', '{FORK}', 'main', 'mona'),
      commands: travisMerge(8),
    },
    'merge queue': { env: travisBranch(queueName, '{QUEUE}'), commands: travisOn(queueName, '{QUEUE}') },
    tag: { env: { ...travisBranch('v1', '{OLD}'), TRAVIS_TAG: 'v1' }, commands: travisOn('v1', 'v1') },
    schedule: { env: travisBranch('main', '{MAIN}', 'cron'), commands: travisOn('main', '{MAIN}') },
    'detached checkout': { env: travisBranch('feature', '{FEATURE}'), commands: travisOn('feature', '{FEATURE}', '') },
    'shallow clone': {
      env: travisPull(7, '{MERGE}', '{FEATURE}', 'feature', 'acme'),
      commands: travisMerge(7, '--depth=1'),
    },
  },
  more: {
    'a pull request of a fork that was deleted': {
      like: 'pull request of a fork',
      env: { ...travisPull(8, '{FORKMERGE}', '{FORK}', 'main', 'mona'), TRAVIS_PULL_REQUEST_SLUG: '' },
      commands: travisMerge(8),
    },
    'a build that the API starts': {
      like: 'branch push',
      env: travisBranch('feature', '{FEATURE}', 'api'),
      commands: travisOn('feature', '{FEATURE}'),
      event: 'manual',
    },
  },
};

const appveyorOwn = {
  CI: 'True',
  APPVEYOR: 'True',
  APPVEYOR_REPO_PROVIDER: 'gitHub',
  APPVEYOR_REPO_NAME: 'acme/shop',
  APPVEYOR_REPO_TAG: 'false',
};
const appveyorBranch = (name: string, sha: string) => ({
  ...appveyorOwn,
  APPVEYOR_REPO_BRANCH: name,
  APPVEYOR_REPO_COMMIT: sha,
});
const appveyorPull = (number: number, merge: string, head: string, name: string, owner: string) => ({
  ...appveyorBranch('main', merge),
  APPVEYOR_PULL_REQUEST_NUMBER: String(number),
  APPVEYOR_PULL_REQUEST_HEAD_REPO_NAME: `${owner}/shop`,
  APPVEYOR_PULL_REQUEST_HEAD_REPO_BRANCH: name,
  APPVEYOR_PULL_REQUEST_HEAD_COMMIT: head,
});
const appveyorOn = (name: string, sha: string) => [`clone -q --branch=${name} {url} .`, `checkout -qf ${sha}`];

export const appveyor: SystemRows = {
  source: 'the log of a build: https://www.appveyor.com/docs/how-to/repository-shallow-clone/',
  rows: {
    'branch push': { env: appveyorBranch('feature', '{FEATURE}'), commands: appveyorOn('feature', '{FEATURE}') },
    'pull request': {
      env: appveyorPull(7, '{MERGE}', '{FEATURE}', 'feature', 'acme'),
      commands: fetched(7, 'clone -q {url} .', 'fetch -q origin'),
    },
    'pull request of a fork': {
      env: appveyorPull(8, '{FORKMERGE}', '{FORK}', 'main', 'mona'),
      commands: fetched(8, 'clone -q {url} .', 'fetch -q origin'),
    },
    'merge queue': { env: appveyorBranch(queueName, '{QUEUE}'), commands: appveyorOn(queueName, '{QUEUE}') },
    tag: {
      env: { ...appveyorBranch('main', '{OLD}'), APPVEYOR_REPO_TAG: 'true', APPVEYOR_REPO_TAG_NAME: 'v1' },
      commands: appveyorOn('v1', '{OLD}'),
    },
    schedule: {
      env: { ...appveyorBranch('main', '{MAIN}'), APPVEYOR_SCHEDULED_BUILD: 'True' },
      commands: appveyorOn('main', '{MAIN}'),
    },
    'detached checkout': { env: appveyorBranch('feature', '{FEATURE}'), commands: appveyorOn('feature', '{FEATURE}') },
    'shallow clone': {
      env: appveyorPull(7, '{MERGE}', '{FEATURE}', 'feature', 'acme'),
      commands: fetched(7, 'clone -q --depth=1 {url} .', 'fetch -q --depth=1 origin'),
    },
  },
  more: {
    'a pull request of a fork that was deleted': {
      like: 'pull request of a fork',
      env: { ...appveyorPull(8, '{FORKMERGE}', '{FORK}', 'main', 'mona'), APPVEYOR_PULL_REQUEST_HEAD_REPO_NAME: '' },
      commands: fetched(8, 'clone -q {url} .', 'fetch -q origin'),
    },
    'a tag whose name is only in place of the branch': {
      like: 'tag',
      env: { ...appveyorBranch('v1', '{OLD}'), APPVEYOR_REPO_TAG: 'true' },
      commands: appveyorOn('v1', '{OLD}'),
    },
  },
};

const semaphoreOwn = {
  CI: 'true',
  SEMAPHORE: 'true',
  SEMAPHORE_GIT_URL: 'git@github.com:acme/shop.git',
  SEMAPHORE_GIT_REPO_SLUG: 'acme/shop',
  SEMAPHORE_ORGANIZATION_URL: 'https://acme.semaphoreci.com',
  SEMAPHORE_WORKFLOW_ID: '99',
};
const semaphoreBranch = (name: string, sha: string) => ({
  ...semaphoreOwn,
  SEMAPHORE_GIT_REF_TYPE: 'branch',
  SEMAPHORE_GIT_REF: `refs/heads/${name}`,
  SEMAPHORE_GIT_BRANCH: name,
  SEMAPHORE_GIT_WORKING_BRANCH: name,
  SEMAPHORE_GIT_SHA: sha,
});
const semaphorePull = (number: number, merge: string, head: string, name: string, owner: string) => ({
  ...semaphoreBranch('main', merge),
  SEMAPHORE_GIT_REF_TYPE: 'pull-request',
  SEMAPHORE_GIT_REF: `refs/pull/${number}/merge`,
  SEMAPHORE_GIT_PR_NUMBER: String(number),
  SEMAPHORE_GIT_PR_BRANCH: name,
  SEMAPHORE_GIT_PR_SHA: head,
  SEMAPHORE_GIT_PR_SLUG: `${owner}/shop`,
});
const semaphoreOn = (name: string, sha: string, depth = 50) => [
  `clone --depth ${depth} -b ${name} {url} .`,
  `checkout -qf ${sha}`,
];

export const semaphore: SystemRows = {
  source: 'https://github.com/semaphoreci/toolbox/blob/master/libcheckout',
  rows: {
    'branch push': { env: semaphoreBranch('feature', '{FEATURE}'), commands: semaphoreOn('feature', '{FEATURE}') },
    'pull request': {
      env: semaphorePull(7, '{MERGE}', '{FEATURE}', 'feature', 'acme'),
      commands: fetched(7, 'clone --depth 50 {url} .'),
    },
    'pull request of a fork': {
      env: semaphorePull(8, '{FORKMERGE}', '{FORK}', 'main', 'mona'),
      commands: fetched(8, 'clone --depth 50 {url} .'),
    },
    'merge queue': { env: semaphoreBranch(queueName, '{QUEUE}'), commands: semaphoreOn(queueName, '{QUEUE}') },
    tag: {
      env: {
        ...semaphoreOwn,
        SEMAPHORE_GIT_REF_TYPE: 'tag',
        SEMAPHORE_GIT_REF: 'refs/tags/v1',
        SEMAPHORE_GIT_TAG_NAME: 'v1',
        SEMAPHORE_GIT_BRANCH: 'refs/tags/v1',
        SEMAPHORE_GIT_SHA: '{OLD}',
      },
      commands: ['clone --depth 50 -b v1 {url} .', 'checkout -qf v1'],
    },
    schedule: {
      env: { ...semaphoreBranch('main', '{MAIN}'), SEMAPHORE_WORKFLOW_TRIGGERED_BY_SCHEDULE: 'true' },
      commands: semaphoreOn('main', '{MAIN}'),
    },
    'detached checkout': {
      env: semaphoreBranch('feature', '{FEATURE}'),
      commands: [...semaphoreOn('feature', '{FEATURE}'), 'checkout --detach'],
    },
    'shallow clone': {
      env: semaphorePull(7, '{MERGE}', '{FEATURE}', 'feature', 'acme'),
      commands: fetched(7, 'clone --depth 1 {url} .'),
    },
  },
  more: {
    'a pull request of a fork that was deleted': {
      like: 'pull request of a fork',
      env: { ...semaphorePull(8, '{FORKMERGE}', '{FORK}', 'main', 'mona'), SEMAPHORE_GIT_PR_SLUG: '' },
      commands: fetched(8, 'clone --depth 50 {url} .'),
    },
    'a pull request of a fork without the kind of its ref': {
      like: 'pull request of a fork',
      env: { ...semaphorePull(8, '{FORKMERGE}', '{FORK}', 'main', 'mona'), SEMAPHORE_GIT_REF_TYPE: '' },
      commands: fetched(8, 'clone --depth 50 {url} .'),
    },
  },
};

/** Nothing but CI=true: git says all. */
const unknown = { CI: 'true' };

export const other: SystemRows = {
  source: 'https://git-scm.com/docs/git-clone',
  rows: {
    'branch push': { env: unknown, commands: ['clone -b feature {url} .'], event: undefined },
    'pull request': {
      env: unknown,
      commands: ['clone {url} .', 'checkout --detach {FEATURE}'],
      subject: 'proposal: feature@FEATURE into main',
      event: undefined,
    },
    'pull request of a fork': {
      env: unknown,
      commands: ['clone {url} .', 'fetch origin refs/pull/8/head', 'checkout --detach FETCH_HEAD'],
      subject: 'refused: wrong-ref',
      event: undefined,
    },
    'merge queue': {
      env: unknown,
      commands: [`clone -b ${queueName} {url} .`],
      event: undefined,
    },
    tag: { env: unknown, commands: ['clone -b v1 {url} .'], event: undefined },
    schedule: { env: unknown, commands: ['clone -b main {url} .'], event: undefined },
    'detached checkout': {
      env: unknown,
      commands: ['clone -b feature {url} .', 'checkout --detach'],
      event: undefined,
    },
    'shallow clone': {
      env: unknown,
      commands: ['clone --depth=1 -b feature {url} .'],
      subject: 'proposal: feature@FEATURE into main',
      event: undefined,
    },
  },
};
