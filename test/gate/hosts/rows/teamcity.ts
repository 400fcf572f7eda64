import { queueName, type SystemRows } from './row.ts';

const own = {
  TEAMCITY_VERSION: '2025.03 (build 186049)',
  BUILD_NUMBER: '99',
  TEAMCITY_BUILD_PROPERTIES_FILE: '{folder}.files/build.properties',
};
const env = (sha: string) => ({ ...own, BUILD_VCS_NUMBER: sha });
const files = (ref: string, more: Record<string, string> = {}) => ({
  'build.properties': 'teamcity.configuration.properties.file={folder}.files/config.properties\n',
  'config.properties': Object.entries({
    'teamcity.serverUrl': 'https\\://teamcity.example',
    'teamcity.build.id': '4711',
    'teamcity.build.vcs.branch.Shop_Main': ref,
    'vcsroot.url': 'https\\://github.com/acme/shop.git',
    ...more,
  })
    .map(([key, value]) => `${key}=${value}\n`)
    .join(''),
});
const pullFiles = (number: number, name: string, kind = 'head') =>
  files(`refs/pull/${number}/${kind}`, {
    'teamcity.pullRequest.number': String(number),
    'teamcity.pullRequest.source.branch': name,
    'teamcity.pullRequest.target.branch': 'refs/heads/main',
    'teamcity.pullRequest.author': 'mona',
  });
const fetch = (spec: string, depth = '') => [
  'init .',
  'config remote.origin.url {url}',
  'config remote.origin.fetch +refs/heads/*:refs/remotes/origin/*',
  `fetch --progress --recurse-submodules=no ${depth}origin ${spec}`,
];
/** A regular branch is checked out as such, all else detached. */
const on = (name: string, sha: string) => [
  ...fetch(`+refs/heads/${name}:refs/remotes/origin/${name}`),
  `update-ref refs/heads/${name} ${sha}`,
  `checkout -q -f ${name}`,
];
const atPull = (number: number, sha: string, depth = '') => [
  ...fetch(`+refs/pull/${number}/head:refs/remotes/origin/pull/${number}/head`, depth),
  `checkout -q -f ${sha}`,
];

export const teamcity: SystemRows = {
  source:
    'https://github.com/JetBrains/teamcity-git/blob/master/git-agent/src/main/java/jetbrains/buildServer/buildTriggers/vcs/git/agent/UpdaterImpl.java',
  rows: {
    'branch push': {
      env: env('{FEATURE}'),
      files: files('refs/heads/feature'),
      commands: on('feature', '{FEATURE}'),
    },
    'pull request': { env: env('{FEATURE}'), files: pullFiles(7, 'feature'), commands: atPull(7, '{FEATURE}') },
    'pull request of a fork': { env: env('{FORK}'), files: pullFiles(8, 'main'), commands: atPull(8, '{FORK}') },
    'merge queue': {
      env: env('{QUEUE}'),
      files: files(`refs/heads/${queueName}`),
      commands: on(queueName, '{QUEUE}'),
    },
    tag: {
      env: env('{OLD}'),
      files: files('refs/tags/v1'),
      commands: [...fetch('+refs/tags/v1:refs/tags/v1'), 'checkout -q -f v1'],
    },
    schedule: {
      env: env('{MAIN}'),
      files: files('refs/heads/main'),
      commands: on('main', '{MAIN}'),
      event: 'branch',
    },
    // Without the files nothing names the branch: git finds it.
    'detached checkout': {
      env: env('{FEATURE}'),
      commands: [...on('feature', '{FEATURE}'), 'checkout --detach'],
      event: undefined,
    },
    'shallow clone': {
      env: env('{FEATURE}'),
      files: pullFiles(7, 'feature'),
      commands: atPull(7, '{FEATURE}', '--depth=1 '),
    },
  },
  more: {
    'a pull request whose build has no feature for it': {
      like: 'pull request',
      env: env('{FEATURE}'),
      files: files('refs/pull/7/head'),
      commands: atPull(7, '{FEATURE}'),
    },
    'a pull request of a fork whose build has no feature for it': {
      like: 'pull request of a fork',
      env: env('{FORK}'),
      files: files('refs/pull/8/head'),
      commands: atPull(8, '{FORK}'),
    },
    'a pull request of a fork in a build with several roots': {
      like: 'pull request of a fork',
      env: own,
      files: files('refs/pull/8/head', {
        'teamcity.build.vcs.branch.Shop_Tools': 'refs/heads/main',
        'teamcity.build.branch': 'pull/8',
      }),
      commands: atPull(8, '{FORK}'),
    },
    'the merge of a pull request': {
      like: 'pull request',
      env: env('{MERGE}'),
      files: pullFiles(7, 'feature', 'merge'),
      commands: [...fetch('+refs/pull/7/merge:refs/remotes/origin/pull/7/merge'), 'checkout -q -f {MERGE}'],
    },
  },
};
