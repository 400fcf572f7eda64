import { queueName, type SystemRows } from './row.ts';

const own = {
  TF_BUILD: 'True',
  BUILD_REPOSITORY_PROVIDER: 'TfsGit',
  BUILD_REPOSITORY_URI: 'https://acme@dev.azure.com/acme/shop/_git/shop',
  SYSTEM_COLLECTIONURI: 'https://dev.azure.com/acme/',
  SYSTEM_TEAMPROJECT: 'shop',
  BUILD_BUILDID: '99',
};
const branch = (ref: string, sha: string, reason = 'IndividualCI') => ({
  ...own,
  BUILD_REASON: reason,
  BUILD_SOURCEBRANCH: ref,
  BUILD_SOURCEVERSION: sha,
});
const pull = (number: number, merge: string, head: string, source: string, isFork = 'False') => ({
  ...branch(`refs/pull/${number}/merge`, merge, 'PullRequest'),
  SYSTEM_PULLREQUEST_PULLREQUESTID: String(number),
  SYSTEM_PULLREQUEST_ISFORK: isFork,
  SYSTEM_PULLREQUEST_SOURCEBRANCH: source,
  SYSTEM_PULLREQUEST_SOURCECOMMITID: head,
  SYSTEM_PULLREQUEST_TARGETBRANCH: 'refs/heads/main',
});
const fetch = 'fetch --force --tags --prune --prune-tags --progress --no-recurse-submodules origin';
const whole = (sha: string, ...specs: string[]) => [
  'init .',
  'remote add origin {url}',
  [fetch, ...specs].join(' '),
  `checkout --progress --force ${sha}`,
];
const wholePull = (number: number) =>
  whole(
    `refs/remotes/pull/${number}/merge`,
    '+refs/heads/*:refs/remotes/origin/*',
    `+refs/pull/${number}/merge:refs/remotes/pull/${number}/merge`,
  );
const shallow = (sha: string) => [
  'init .',
  'remote add origin {url}',
  `${fetch} --depth=1 +${sha}:refs/remotes/origin/${sha}`,
  `checkout --progress --force refs/remotes/origin/${sha}`,
];
const ofGithub = { BUILD_REPOSITORY_PROVIDER: 'GitHub', BUILD_REPOSITORY_URI: 'https://github.com/acme/shop' };
const feature = 'refs/heads/feature';

export const azure: SystemRows = {
  source: 'https://github.com/microsoft/azure-pipelines-agent/blob/master/src/Agent.Plugins/GitSourceProvider.cs',
  rows: {
    'branch push': { env: branch(feature, '{FEATURE}'), commands: whole('{FEATURE}') },
    'pull request': { env: pull(7, '{MERGE}', '{FEATURE}', feature), commands: wholePull(7) },
    'pull request of a fork': {
      env: pull(8, '{FORKMERGE}', '{FORK}', 'refs/heads/main', 'True'),
      commands: wholePull(8),
    },
    'merge queue': {
      env: { ...branch(`refs/heads/${queueName}`, '{QUEUE}'), ...ofGithub },
      commands: whole('{QUEUE}'),
    },
    tag: { env: branch('refs/tags/v1', '{OLD}'), commands: whole('{OLD}') },
    schedule: { env: branch('refs/heads/main', '{MAIN}', 'Schedule'), commands: whole('{MAIN}') },
    'detached checkout': { env: branch(feature, '{FEATURE}'), commands: whole('{FEATURE}') },
    'shallow clone': { env: pull(7, '{MERGE}', '{FEATURE}', feature), commands: shallow('{MERGE}') },
  },
  more: {
    'a pull request on GitHub': {
      like: 'pull request',
      env: {
        ...pull(4711, '{MERGE}', '{FEATURE}', 'feature'),
        ...ofGithub,
        BUILD_SOURCEBRANCH: 'refs/pull/7/merge',
        SYSTEM_PULLREQUEST_PULLREQUESTNUMBER: '7',
      },
      commands: wholePull(7),
    },
    'a pull request on Bitbucket, which says nothing of forks': {
      like: 'pull request',
      env: {
        ...pull(7, '{MERGE}', '{FEATURE}', feature, ''),
        BUILD_REPOSITORY_PROVIDER: 'Bitbucket',
        BUILD_REPOSITORY_URI: 'https://bitbucket.org/acme/shop',
      },
      commands: shallow('{MERGE}'),
    },
    'a pull request of a fork on GitHub': {
      like: 'pull request of a fork',
      env: {
        ...pull(4712, '{FORKMERGE}', '{FORK}', 'main', 'True'),
        ...ofGithub,
        BUILD_SOURCEBRANCH: 'refs/pull/8/merge',
        SYSTEM_PULLREQUEST_PULLREQUESTNUMBER: '8',
      },
      commands: wholePull(8),
    },
    'the ref of a pull request that is built by hand': {
      like: 'pull request',
      env: { ...branch('refs/pull/7/merge', '{MERGE}', 'Manual'), ...ofGithub },
      commands: wholePull(7),
    },
    'the ref of a fork’s pull request that is built by hand': {
      like: 'pull request of a fork',
      env: { ...branch('refs/pull/8/merge', '{FORKMERGE}', 'Manual'), ...ofGithub },
      commands: wholePull(8),
    },
    'a schedule of a tag': {
      like: 'tag',
      env: branch('refs/tags/v1', '{OLD}', 'Schedule'),
      commands: whole('{OLD}'),
    },
    'a branch that is built by hand': {
      like: 'branch push',
      env: branch(feature, '{FEATURE}', 'Manual'),
      commands: shallow('{FEATURE}'),
      event: 'manual',
    },
  },
};
