/** Jenkins: multibranch pipelines, jobs of the Git plugin, and jobs that the pull request builder starts. */
import { parseRepositoryUrl } from '../repository-url.ts';
import {
  type CiFacts,
  type CiSystem,
  type Environment,
  isDifferentName,
  parseBranch,
  parsePositiveInteger,
  parsePullNumber,
  parseSha,
  parseTag,
  readVariableText,
} from '../system.ts';

export const jenkins = {
  id: 'jenkins',
  name: 'Jenkins',
  docs: 'https://www.jenkins.io/doc/book/pipeline/jenkinsfile/#using-environment-variables',
  wholeHistory: 'no shallow clone among the behaviors of the source',
  isHere: (env) => Boolean(env.JENKINS_URL || env.CHANGE_ID || env.BUILD_TAG?.startsWith('jenkins-')),
  facts: (env) => ({ ...readBuild(env), runUrl: readVariableText(env.BUILD_URL) }),
} as const satisfies CiSystem;

function readBuild(env: Environment): CiFacts {
  // https://plugins.jenkins.io/gerrit-trigger: a Gerrit change has no branch of its own.
  if (env.GERRIT_CHANGE_NUMBER || env.GERRIT_CHANGE_ID) return { unsupported: 'a change of Gerrit', isChange: true };
  if (env.ghprbPullId) return readBuilderRequest(env);
  if (env.gitlabMergeRequestIid) return readGitlabRequest(env);
  return env.CHANGE_ID ? readMultibranchChange(env) : readGitPluginBuild(env);
}

/** https://plugins.jenkins.io/github-branch-source. For a change GIT_COMMIT may be the merge that is built. */
function readMultibranchChange(env: Environment): CiFacts {
  return {
    event: 'pull request',
    branch: readVariableText(env.CHANGE_BRANCH),
    headSha: undefined,
    builtSha: parseSha(env.GIT_COMMIT),
    headRef: env.BRANCH_NAME ? `refs/remotes/origin/${env.BRANCH_NAME}` : undefined,
    isChange: true,
    pullRequest: parsePositiveInteger(env.CHANGE_ID),
    author: readVariableText(env.CHANGE_AUTHOR),
    baseBranch: readVariableText(env.CHANGE_TARGET),
    // Sources that do not name the branch do not name the fork either.
    isFork: env.CHANGE_FORK ? true : env.CHANGE_BRANCH ? false : undefined,
    repositoryUrl: readVariableText(env.GIT_URL),
  };
}

/** https://plugins.jenkins.io/ghprb: the job belongs to the repository that receives the pull request. */
function readBuilderRequest(env: Environment): CiFacts {
  const source = parseRepositoryUrl(env.ghprbAuthorRepoGitUrl ?? '')?.path;
  return {
    event: 'pull request',
    branch: readVariableText(env.ghprbSourceBranch),
    headSha: parseSha(env.ghprbActualCommit),
    builtSha: parseSha(env.GIT_COMMIT),
    isChange: true,
    pullRequest: parsePositiveInteger(env.ghprbPullId),
    author: readVariableText(env.ghprbPullAuthorLogin),
    baseBranch: readVariableText(env.ghprbTargetBranch),
    isFork: isDifferentName(source, env.ghprbGhRepository),
    isForkOfOrigin: true,
    repositoryUrl: readVariableText(env.GIT_URL),
  };
}

/** https://plugins.jenkins.io/gitlab-plugin: the checkout may be of the fork, as `origin`. */
function readGitlabRequest(env: Environment): CiFacts {
  const { gitlabSourceRepoHttpUrl: source, gitlabTargetRepoHttpUrl: target } = env;
  const [theirs, ours] = [source, target].map((url) => parseRepositoryUrl(url ?? '')?.path);
  return {
    event: 'pull request',
    branch: readVariableText(env.gitlabSourceBranch),
    headSha: parseSha(env.gitlabMergeRequestLastCommit),
    builtSha: parseSha(env.GIT_COMMIT),
    isChange: true,
    pullRequest: parsePositiveInteger(env.gitlabMergeRequestIid),
    author: readVariableText(env.gitlabUserUsername),
    baseBranch: readVariableText(env.gitlabTargetBranch),
    isFork: isDifferentName(theirs, ours),
    repositoryUrl: readVariableText(target) ?? readVariableText(env.GIT_URL),
  };
}

/** https://plugins.jenkins.io/git: a job names its branch as a remote branch, or as `detached`. */
function readGitPluginBuild(env: Environment): CiFacts {
  const name =
    readVariableText(env.BRANCH_NAME) ?? readVariableText(env.GIT_BRANCH)?.replace(/^(?:refs\/remotes\/)?origin\//, '');
  const tag = readVariableText(env.TAG_NAME) ?? parseTag(name?.replace(/^tags\//, 'refs/tags/'));
  const pullRequest = parsePullNumber(name);
  const isBranch = tag === undefined && pullRequest === undefined && name !== 'detached' && name !== 'HEAD';
  const branch = isBranch ? parseBranch(name) : undefined;
  const isChange = pullRequest !== undefined;
  return {
    event: tag !== undefined ? 'tag' : isChange ? 'pull request' : 'branch',
    branch,
    tag,
    headSha: isChange ? undefined : parseSha(env.GIT_COMMIT),
    builtSha: parseSha(env.GIT_COMMIT),
    isChange,
    pullRequest,
    defaultBranch: env.BRANCH_IS_PRIMARY === 'true' ? branch : undefined,
    // Only the repository that receives a pull request has a ref for it.
    isForkOfOrigin: isChange ? true : undefined,
    repositoryUrl: readVariableText(env.GIT_URL),
  };
}
