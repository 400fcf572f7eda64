import { queueName, type SystemRows } from './row.ts';

const own = {
  CI: 'true',
  GITHUB_ACTIONS: 'true',
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'acme/shop',
  GITHUB_RUN_ID: '99',
};
const push = (ref: string, sha: string, event = 'push') => ({
  ...own,
  GITHUB_EVENT_NAME: event,
  GITHUB_REF: ref,
  GITHUB_SHA: sha,
});
const pull = (number: number, sha: string, head: string) => ({
  ...push(`refs/pull/${number}/merge`, sha, 'pull_request'),
  GITHUB_HEAD_REF: head,
  GITHUB_BASE_REF: 'main',
});

/** The first is `checkout` of a branch; a pull request and a tag are checked out detached. */
const onBranch = (branch: string, sha: string, depth = '') => [
  'init .',
  'remote add origin {url}',
  `fetch --no-tags --prune --no-recurse-submodules ${depth}origin +${sha}:refs/remotes/origin/${branch}`,
  `checkout --progress --force -B ${branch} refs/remotes/origin/${branch}`,
];
const atRef = (ref: string, spec: string, depth = '') => [
  'init .',
  'remote add origin {url}',
  `fetch --no-tags --prune --no-recurse-submodules ${depth}origin +${spec}:${ref}`,
  `checkout --progress --force ${ref}`,
];

export const github: SystemRows = {
  source: 'https://github.com/actions/checkout/blob/main/src/ref-helper.ts',
  rows: {
    'branch push': { env: push('refs/heads/feature', '{FEATURE}'), commands: onBranch('feature', '{FEATURE}') },
    'pull request': { env: pull(7, '{MERGE}', 'feature'), commands: atRef('refs/remotes/pull/7/merge', '{MERGE}') },
    'pull request of a fork': {
      env: pull(8, '{FORKMERGE}', 'main'),
      commands: atRef('refs/remotes/pull/8/merge', '{FORKMERGE}'),
    },
    'merge queue': {
      env: push(`refs/heads/${queueName}`, '{QUEUE}', 'merge_group'),
      commands: onBranch(queueName, '{QUEUE}'),
    },
    tag: { env: push('refs/tags/v1', '{OLD}'), commands: atRef('refs/tags/v1', '{OLD}') },
    schedule: { env: push('refs/heads/main', '{MAIN}', 'schedule'), commands: onBranch('main', '{MAIN}') },
    'detached checkout': {
      env: push('refs/heads/feature', '{FEATURE}'),
      commands: [...onBranch('feature', '{FEATURE}'), 'checkout --detach'],
    },
    'shallow clone': {
      env: pull(7, '{MERGE}', 'feature'),
      commands: atRef('refs/remotes/pull/7/merge', '{MERGE}', '--depth=1 '),
    },
  },
};

/** The head of a pull request is its ref and its commit there. */
const giteaPull = (number: number, sha: string, head: string) => ({
  ...pull(number, sha, head),
  GITHUB_REF: `refs/pull/${number}/head`,
  GITEA_ACTIONS: 'true',
});
const ofGitea = (env: Record<string, string>) => ({
  ...env,
  GITEA_ACTIONS: 'true',
  GITHUB_SERVER_URL: 'https://git.example',
  // Also here the file of the event has the form of GitHub's.
  GITHUB_EVENT_PATH: '{folder}.files/event.json',
});
const files = { 'event.json': '{"repository":{"full_name":"acme/shop","default_branch":"main"}}' };

export const gitea: SystemRows = {
  source: 'https://gitea.com/gitea/runner',
  rows: {
    'branch push': {
      env: ofGitea(push('refs/heads/feature', '{FEATURE}')),
      commands: onBranch('feature', '{FEATURE}'),
      files,
    },
    'pull request': {
      env: ofGitea(giteaPull(7, '{FEATURE}', 'feature')),
      commands: atRef('refs/remotes/pull/7/head', '{FEATURE}'),
      files,
    },
    'pull request of a fork': {
      env: ofGitea(giteaPull(8, '{FORK}', 'main')),
      commands: atRef('refs/remotes/pull/8/head', '{FORK}'),
      files,
    },
    'merge queue': { none: 'Gitea and Forgejo have no merge queue' },
    tag: { env: ofGitea(push('refs/tags/v1', '{OLD}')), commands: atRef('refs/tags/v1', '{OLD}'), files },
    schedule: {
      env: ofGitea(push('refs/heads/main', '{MAIN}', 'schedule')),
      commands: onBranch('main', '{MAIN}'),
      files,
    },
    'detached checkout': {
      env: ofGitea(push('refs/heads/feature', '{FEATURE}')),
      commands: [...onBranch('feature', '{FEATURE}'), 'checkout --detach'],
      files,
    },
    'shallow clone': {
      env: ofGitea(giteaPull(7, '{FEATURE}', 'feature')),
      commands: atRef('refs/remotes/pull/7/head', '{FEATURE}', '--depth=1 '),
      files,
    },
  },
  more: {
    'a fork’s pull request that runs with the rights of the base': {
      like: 'pull request of a fork',
      env: ofGitea({
        ...push('refs/heads/main', '{MAIN}', 'pull_request_target'),
        GITHUB_HEAD_REF: 'main',
        GITHUB_BASE_REF: 'main',
      }),
      commands: onBranch('main', '{MAIN}'),
      files,
      subject: 'refused: wrong-ref',
    },
    'a release': {
      like: 'tag',
      env: ofGitea(push('refs/tags/v1', '{OLD}', 'release')),
      commands: atRef('refs/tags/v1', '{OLD}'),
      files,
    },
    'a pull request in Forgejo': {
      like: 'pull request',
      env: {
        ...ofGitea(giteaPull(7, '{FEATURE}', 'feature')),
        FORGEJO_ACTIONS: 'true',
      },
      commands: atRef('refs/remotes/pull/7/head', '{FEATURE}'),
      files,
    },
  },
};
