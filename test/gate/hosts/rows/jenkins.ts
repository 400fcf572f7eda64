import { queueName, type SystemRows } from './row.ts';

const own = { JENKINS_URL: 'https://jenkins.example/', BUILD_URL: 'https://jenkins.example/job/shop/99/' };
const url = { GIT_URL: 'https://github.com/acme/shop.git' };
const branch = (name: string, sha: string) => ({
  ...own,
  ...url,
  BRANCH_NAME: name,
  GIT_BRANCH: name,
  GIT_COMMIT: sha,
});
const change = (number: number, name: string) => ({
  ...own,
  BRANCH_NAME: `PR-${number}`,
  CHANGE_ID: String(number),
  CHANGE_BRANCH: name,
  CHANGE_TARGET: 'main',
  CHANGE_AUTHOR: 'mona',
});
const fetch = (specs: string, depth = '') => [
  'init .',
  `fetch --no-tags --force --progress ${depth}-- {url} ${specs}`,
  'config remote.origin.url {url}',
  'config --add remote.origin.fetch +refs/heads/main:refs/remotes/origin/main',
];
const on = (name: string, sha: string, depth = '') => [
  ...fetch(`+refs/heads/${name}:refs/remotes/origin/${name}`, depth),
  `checkout -f ${sha}`,
];
const specsOf = (number: number) =>
  `+refs/pull/${number}/head:refs/remotes/origin/PR-${number} +refs/heads/main:refs/remotes/origin/main`;
/** "Merging remotes/origin/main commit … into PR head commit …": the target is the second parent. */
const merged = (number: number, head: string) => [
  ...fetch(specsOf(number)),
  `checkout -f ${head}`,
  'merge --no-edit {MAIN}',
];
const requested = (number: number, name: string, sha: string, source: string) => ({
  ...own,
  ...url,
  sha1: `origin/pr/${number}/merge`,
  GIT_BRANCH: `origin/pr/${number}/merge`,
  GIT_COMMIT: '{MERGE}',
  ghprbPullId: String(number),
  ghprbActualCommit: sha,
  ghprbSourceBranch: name,
  ghprbTargetBranch: 'main',
  ghprbGhRepository: 'acme/shop',
  ghprbAuthorRepoGitUrl: source,
  ghprbPullAuthorLogin: 'mona',
});
const ofPulls = (name: string) => [...fetch('+refs/pull/*:refs/remotes/origin/pr/*'), `checkout -f ${name}`];
const gitlabRequest = (number: number, name: string, sha: string, owner: string) => ({
  ...own,
  GIT_URL: 'https://git.example/acme/shop.git',
  GIT_BRANCH: `origin/${name}`,
  GIT_COMMIT: sha,
  gitlabActionType: 'MERGE',
  gitlabMergeRequestIid: String(number),
  gitlabMergeRequestLastCommit: sha,
  gitlabSourceBranch: name,
  gitlabTargetBranch: 'main',
  gitlabSourceRepoHttpUrl: `https://git.example/${owner}/shop.git`,
  gitlabTargetRepoHttpUrl: 'https://git.example/acme/shop.git',
});
const ofMergeRequest = (number: number, sha: string) => [
  ...fetch(`+refs/merge-requests/${number}/head:refs/remotes/origin/mr-${number}`),
  `checkout -f ${sha}`,
];

export const jenkins: SystemRows = {
  source:
    'https://github.com/jenkinsci/git-plugin/blob/master/src/main/java/jenkins/plugins/git/MergeWithGitSCMExtension.java',
  rows: {
    'branch push': { env: branch('feature', '{FEATURE}'), commands: on('feature', '{FEATURE}') },
    'pull request': { env: change(7, 'feature'), commands: merged(7, '{FEATURE}') },
    'pull request of a fork': { env: { ...change(8, 'main'), CHANGE_FORK: 'mona' }, commands: merged(8, '{FORK}') },
    'merge queue': { env: branch(queueName, '{QUEUE}'), commands: on(queueName, '{QUEUE}') },
    tag: {
      env: { ...branch('v1', '{OLD}'), TAG_NAME: 'v1' },
      commands: [...fetch('+refs/tags/v1:refs/tags/v1'), 'checkout -f {OLD}'],
    },
    schedule: {
      env: { ...branch('main', '{MAIN}'), BRANCH_IS_PRIMARY: 'true' },
      commands: on('main', '{MAIN}'),
      event: 'branch',
    },
    'detached checkout': { env: { ...own, ...url, GIT_BRANCH: 'detached' }, commands: on('feature', '{FEATURE}') },
    'shallow clone': {
      env: change(7, 'feature'),
      commands: [...fetch(specsOf(7), '--depth=1 '), 'checkout -f {FEATURE}'],
    },
  },
  more: {
    'a merged pull request of which GIT_COMMIT is the merge': {
      like: 'pull request',
      env: { ...change(7, 'feature'), ...url, GIT_BRANCH: 'PR-7', GIT_COMMIT: '{HEAD}' },
      commands: merged(7, '{FEATURE}'),
    },
    'a merged pull request of a fork of which GIT_COMMIT is the merge': {
      like: 'pull request of a fork',
      env: { ...change(8, 'main'), ...url, CHANGE_FORK: 'mona', GIT_BRANCH: 'PR-8', GIT_COMMIT: '{HEAD}' },
      commands: merged(8, '{FORK}'),
    },
    'a change of a source that names neither branch nor fork': {
      like: 'pull request of a fork',
      env: { ...own, BRANCH_NAME: 'PR-8', CHANGE_ID: '8', CHANGE_TARGET: 'main' },
      commands: [...fetch(specsOf(8)), 'checkout -f {FORK}'],
    },
    'a merge request by the plugin of GitLab': {
      like: 'pull request',
      env: gitlabRequest(7, 'feature', '{FEATURE}', 'acme'),
      commands: ofMergeRequest(7, '{FEATURE}'),
    },
    'a merge request of a fork by the plugin of GitLab': {
      like: 'pull request of a fork',
      env: gitlabRequest(8, 'main', '{FORK}', 'mona'),
      commands: ofMergeRequest(8, '{FORK}'),
    },
    'a tag of a plain job': {
      like: 'tag',
      env: { ...own, ...url, GIT_BRANCH: 'refs/tags/v1', GIT_COMMIT: '{OLD}' },
      commands: [...fetch('+refs/tags/v1:refs/tags/v1'), 'checkout -f {OLD}'],
    },
    'a plain job': {
      like: 'branch push',
      env: { ...own, ...url, GIT_BRANCH: 'origin/feature', GIT_COMMIT: '{FEATURE}' },
      commands: on('feature', '{FEATURE}'),
    },
    'a plain job of a pull request': {
      like: 'pull request',
      env: { ...own, ...url, GIT_BRANCH: 'origin/pr/7/merge', GIT_COMMIT: '{MERGE}' },
      commands: ofPulls('{MERGE}'),
    },
    'a plain job of a fork’s pull request': {
      like: 'pull request of a fork',
      env: { ...own, ...url, GIT_BRANCH: 'origin/pr/8/merge', GIT_COMMIT: '{FORKMERGE}' },
      commands: ofPulls('{FORKMERGE}'),
    },
    'the pull request builder': {
      like: 'pull request',
      env: requested(7, 'feature', '{FEATURE}', 'https://github.com/acme/shop.git'),
      commands: ofPulls('{MERGE}'),
    },
    'the pull request builder, of a fork': {
      like: 'pull request of a fork',
      env: requested(8, 'main', '{FORK}', 'https://github.com/mona/shop.git'),
      commands: ofPulls('{FORKMERGE}'),
    },
    'a change of Gerrit': {
      like: 'pull request',
      env: { ...own, GERRIT_CHANGE_NUMBER: '7', GERRIT_REFSPEC: 'refs/changes/07/7/1', GERRIT_BRANCH: 'main' },
      commands: on('feature', '{FEATURE}'),
      subject: 'refused: wrong-ref',
      event: undefined,
    },
  },
};
