import type { SystemRows } from './row.ts';

const codebuildOwn = {
  CODEBUILD_BUILD_ID: 'shop:b1e6661e',
  CODEBUILD_SOURCE_REPO_URL: 'https://github.com/acme/shop.git',
  CODEBUILD_INITIATOR: 'GitHub-Hookshot/eb9f3c1',
};
const hooked = (trigger: string, head: string, sha: string) => ({
  ...codebuildOwn,
  CODEBUILD_WEBHOOK_EVENT: 'PUSH',
  CODEBUILD_WEBHOOK_TRIGGER: trigger,
  CODEBUILD_WEBHOOK_HEAD_REF: head,
  CODEBUILD_SOURCE_VERSION: sha,
  CODEBUILD_RESOLVED_SOURCE_VERSION: sha,
});
const codebuildPull = (number: number, name: string, sha: string) => ({
  ...hooked(`pr/${number}`, `refs/heads/${name}`, sha),
  CODEBUILD_WEBHOOK_EVENT: 'PULL_REQUEST_UPDATED',
  CODEBUILD_WEBHOOK_BASE_REF: 'refs/heads/main',
  CODEBUILD_SOURCE_VERSION: `pr/${number}`,
});
const at = (ref: string, depth = '') => [
  'init .',
  'remote add origin {url}',
  `fetch ${depth}origin ${ref}`,
  'checkout -q -f FETCH_HEAD',
];

export const codebuild: SystemRows = {
  source:
    'https://docs.aws.amazon.com/codebuild/latest/APIReference/API_ProjectSource.html: it publishes no commands, but what it is at and how deep',
  rows: {
    'branch push': { env: hooked('branch/feature', 'refs/heads/feature', '{FEATURE}'), commands: at('{FEATURE}') },
    'pull request': { env: codebuildPull(7, 'feature', '{FEATURE}'), commands: at('refs/pull/7/head') },
    'pull request of a fork': { env: codebuildPull(8, 'main', '{FORK}'), commands: at('refs/pull/8/head') },
    'merge queue': { none: 'CodeBuild has no event for a merge queue' },
    tag: { env: hooked('tag/v1', 'refs/tags/v1', '{OLD}'), commands: at('refs/tags/v1') },
    // A rule names no branch: what the project names may be a tag as well, so git is asked.
    schedule: {
      env: {
        ...codebuildOwn,
        CODEBUILD_INITIATOR: 'rule/nightly',
        CODEBUILD_SOURCE_VERSION: 'main',
        CODEBUILD_RESOLVED_SOURCE_VERSION: '{MAIN}',
      },
      commands: at('{MAIN}'),
    },
    'detached checkout': {
      env: hooked('branch/feature', 'refs/heads/feature', '{FEATURE}'),
      commands: at('{FEATURE}'),
    },
    'shallow clone': { env: codebuildPull(7, 'feature', '{MERGE}'), commands: at('refs/pull/7/merge', '--depth=1 ') },
  },
  more: {
    'a pull request of a fork in a build without a webhook': {
      like: 'pull request of a fork',
      env: {
        ...codebuildOwn,
        CODEBUILD_SOURCE_VERSION: 'refs/pull/8/head^{a94a8fe5ccb19ba61c4c0873d391e987982fbbd3}',
        CODEBUILD_RESOLVED_SOURCE_VERSION: '{FORK}',
      },
      commands: at('refs/pull/8/head'),
    },
    'an event of a fork’s pull request whose number is not told': {
      like: 'pull request of a fork',
      env: { ...codebuildPull(8, 'main', '{FORK}'), CODEBUILD_WEBHOOK_TRIGGER: '', CODEBUILD_SOURCE_VERSION: '{FORK}' },
      commands: at('refs/pull/8/head'),
    },
    'a release': {
      like: 'tag',
      env: {
        ...hooked('', 'refs/tags/v1', '{OLD}'),
        CODEBUILD_WEBHOOK_EVENT: 'RELEASED',
        CODEBUILD_SOURCE_VERSION: 'v1',
      },
      commands: at('refs/tags/v1'),
    },
  },
};

const cloudOwn = {
  BUILDER_OUTPUT: '/builder/outputs',
  PROJECT_ID: 'acme',
  BUILD_ID: '99',
  LOCATION: 'global',
  REPO_FULL_NAME: 'acme/shop',
};
const branch = (name: string, sha: string) => ({ ...cloudOwn, BRANCH_NAME: name, REF_NAME: name, COMMIT_SHA: sha });
const pull = (number: number, name: string, sha: string, owner: string) => ({
  ...branch(name, sha),
  _PR_NUMBER: String(number),
  _HEAD_BRANCH: name,
  _BASE_BRANCH: 'main',
  _HEAD_REPO_URL: `https://github.com/${owner}/shop`,
});

export const cloudbuild: SystemRows = {
  source: 'the log of FETCHSOURCE: https://cloud.google.com/build/docs/automating-builds/create-manage-triggers',
  rows: {
    'branch push': { env: branch('feature', '{FEATURE}'), commands: at('{FEATURE}', '--depth=1 ') },
    'pull request': { env: pull(7, 'feature', '{FEATURE}', 'acme'), commands: at('{FEATURE}', '--depth=1 ') },
    'pull request of a fork': { env: pull(8, 'main', '{FORK}', 'mona'), commands: at('{FORK}', '--depth=1 ') },
    'merge queue': { none: 'Cloud Build has no event for a merge queue' },
    tag: {
      env: { ...cloudOwn, TAG_NAME: 'v1', REF_NAME: 'v1', COMMIT_SHA: '{OLD}' },
      commands: at('{OLD}', '--depth=1 '),
    },
    schedule: { env: branch('main', '{MAIN}'), commands: at('{MAIN}', '--depth=1 '), event: 'branch' },
    // Nothing is handed over: git alone says what is built.
    'detached checkout': { env: { BUILDER_OUTPUT: '/builder/outputs' }, commands: at('{FEATURE}') },
    'shallow clone': { env: pull(7, 'feature', '{FEATURE}', 'acme'), commands: at('{FEATURE}', '--depth=1 ') },
  },
  more: {
    'a pull request of a fork in a step that is handed no number': {
      like: 'pull request of a fork',
      env: { ...branch('main', '{FORK}'), _BASE_BRANCH: 'main' },
      commands: at('{FORK}', '--depth=1 '),
    },
    'a pull request in a step that is handed no number': {
      like: 'pull request',
      env: { ...branch('feature', '{FEATURE}'), _BASE_BRANCH: 'main' },
      commands: at('{FEATURE}', '--depth=1 '),
      subject: 'proposal: feature@FEATURE into main #? fork=no',
    },
  },
};
