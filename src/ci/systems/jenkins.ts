/** Jenkins: multibranch pipelines, and jobs of the Git plugin. */
import { branchOf, type CiSystem, numberOf, shaOf, textOf } from './system.ts';

export const jenkins = {
  id: 'jenkins',
  name: 'Jenkins',
  isHere: (env) => Boolean(env.JENKINS_URL || env.CHANGE_ID || env.BUILD_TAG?.startsWith('jenkins-')),
  facts: (env) => {
    const isChange = Boolean(env.CHANGE_ID);
    const built = env.TAG_NAME
      ? undefined
      : (branchOf(env.BRANCH_NAME) ?? branchOf(env.GIT_BRANCH)?.replace(/^origin\//, ''));
    return {
      branch: isChange ? textOf(env.CHANGE_BRANCH) : built,
      tag: textOf(env.TAG_NAME),
      // Of a change it may be the merge that is built.
      headSha: isChange ? undefined : shaOf(env.GIT_COMMIT),
      builtSha: shaOf(env.GIT_COMMIT),
      isChange,
      pullRequest: numberOf(env.CHANGE_ID),
      author: textOf(env.CHANGE_AUTHOR),
      baseBranch: textOf(env.CHANGE_TARGET),
      defaultBranch: env.BRANCH_IS_PRIMARY === 'true' ? built : undefined,
      isFork: isChange ? Boolean(env.CHANGE_FORK) : undefined,
      repositoryUrl: textOf(env.GIT_URL),
    };
  },
} as const satisfies CiSystem;
