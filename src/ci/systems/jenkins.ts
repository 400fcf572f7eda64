/** Jenkins: multibranch pipelines, jobs of the Git plugin, and jobs that the pull request builder starts. */
import { foldRepositoryUrl } from '../repository-url.ts';
import {
  branchOf,
  type CiFacts,
  type CiSystem,
  changeOfRef,
  differs,
  type Environment,
  numberOf,
  shaOf,
  tagOf,
  textOf,
} from './system.ts';

export const jenkins = {
  id: 'jenkins',
  name: 'Jenkins',
  docs: 'https://www.jenkins.io/doc/book/pipeline/jenkinsfile/#using-environment-variables',
  wholeHistory: 'no shallow clone among the behaviours of the source',
  isHere: (env) => Boolean(env.JENKINS_URL || env.CHANGE_ID || env.BUILD_TAG?.startsWith('jenkins-')),
  facts: (env) => ({ ...built(env), runUrl: textOf(env.BUILD_URL) }),
} as const satisfies CiSystem;

function built(env: Environment): CiFacts {
  // https://plugins.jenkins.io/gerrit-trigger: a Gerrit change has no branch of its own.
  if (env.GERRIT_CHANGE_NUMBER || env.GERRIT_CHANGE_ID) return { unsupported: 'a change of Gerrit', isChange: true };
  if (env.ghprbPullId) return requested(env);
  if (env.gitlabMergeRequestIid) return readGitlabRequest(env);
  return env.CHANGE_ID ? changed(env) : plain(env);
}

/** https://plugins.jenkins.io/github-branch-source. For a change GIT_COMMIT may be the merge that is built. */
function changed(env: Environment): CiFacts {
  return {
    event: 'pull request',
    branch: textOf(env.CHANGE_BRANCH),
    headSha: undefined,
    builtSha: shaOf(env.GIT_COMMIT),
    headRef: env.BRANCH_NAME ? `refs/remotes/origin/${env.BRANCH_NAME}` : undefined,
    isChange: true,
    pullRequest: numberOf(env.CHANGE_ID),
    author: textOf(env.CHANGE_AUTHOR),
    baseBranch: textOf(env.CHANGE_TARGET),
    // Sources that do not name the branch do not name the fork either.
    isFork: env.CHANGE_FORK ? true : env.CHANGE_BRANCH ? false : undefined,
    repositoryUrl: textOf(env.GIT_URL),
  };
}

/** https://plugins.jenkins.io/ghprb: the job belongs to the repository that receives the pull request. */
function requested(env: Environment): CiFacts {
  const source = foldRepositoryUrl(env.ghprbAuthorRepoGitUrl ?? '')?.path;
  return {
    event: 'pull request',
    branch: textOf(env.ghprbSourceBranch),
    headSha: shaOf(env.ghprbActualCommit),
    builtSha: shaOf(env.GIT_COMMIT),
    isChange: true,
    pullRequest: numberOf(env.ghprbPullId),
    author: textOf(env.ghprbPullAuthorLogin),
    baseBranch: textOf(env.ghprbTargetBranch),
    isFork: differs(source, env.ghprbGhRepository),
    isForkOfOrigin: true,
    repositoryUrl: textOf(env.GIT_URL),
  };
}

/** https://plugins.jenkins.io/gitlab-plugin: the checkout may be of the fork, as `origin`. */
function readGitlabRequest(env: Environment): CiFacts {
  const { gitlabSourceRepoHttpUrl: source, gitlabTargetRepoHttpUrl: target } = env;
  const [theirs, ours] = [source, target].map((url) => foldRepositoryUrl(url ?? '')?.path);
  return {
    event: 'pull request',
    branch: textOf(env.gitlabSourceBranch),
    headSha: shaOf(env.gitlabMergeRequestLastCommit),
    builtSha: shaOf(env.GIT_COMMIT),
    isChange: true,
    pullRequest: numberOf(env.gitlabMergeRequestIid),
    author: textOf(env.gitlabUserUsername),
    baseBranch: textOf(env.gitlabTargetBranch),
    isFork: differs(theirs, ours),
    repositoryUrl: textOf(target) ?? textOf(env.GIT_URL),
  };
}

/** https://plugins.jenkins.io/git: a job names its branch as a remote branch, or as `detached`. */
function plain(env: Environment): CiFacts {
  const name = textOf(env.BRANCH_NAME) ?? textOf(env.GIT_BRANCH)?.replace(/^(?:refs\/remotes\/)?origin\//, '');
  const tag = textOf(env.TAG_NAME) ?? tagOf(name?.replace(/^tags\//, 'refs/tags/'));
  const pullRequest = changeOfRef(name);
  const isBranch = tag === undefined && pullRequest === undefined && name !== 'detached' && name !== 'HEAD';
  const branch = isBranch ? branchOf(name) : undefined;
  const isChange = pullRequest !== undefined;
  return {
    event: tag !== undefined ? 'tag' : isChange ? 'pull request' : 'branch',
    branch,
    tag,
    headSha: isChange ? undefined : shaOf(env.GIT_COMMIT),
    builtSha: shaOf(env.GIT_COMMIT),
    isChange,
    pullRequest,
    defaultBranch: env.BRANCH_IS_PRIMARY === 'true' ? branch : undefined,
    // Only the repository that receives a pull request has a ref for it.
    isForkOfOrigin: isChange ? true : undefined,
    repositoryUrl: textOf(env.GIT_URL),
  };
}
