/** Bitbucket Pipelines. It writes twelve characters of a pull request's commit, and builds none of a fork. */
import { type CiSystem, numberOf, shaOf, textOf } from './system.ts';

export const bitbucket = {
  id: 'bitbucket',
  name: 'Bitbucket Pipelines',
  isHere: (env) => Boolean(env.BITBUCKET_BUILD_NUMBER),
  facts: (env) => ({
    branch: textOf(env.BITBUCKET_BRANCH),
    tag: textOf(env.BITBUCKET_TAG),
    headSha: shaOf(env.BITBUCKET_COMMIT),
    isChange: Boolean(env.BITBUCKET_PR_ID),
    pullRequest: numberOf(env.BITBUCKET_PR_ID),
    baseBranch: textOf(env.BITBUCKET_PR_DESTINATION_BRANCH),
    repositoryUrl: textOf(env.BITBUCKET_GIT_HTTP_ORIGIN),
    isPublic: env.BITBUCKET_REPO_IS_PRIVATE === undefined ? undefined : env.BITBUCKET_REPO_IS_PRIVATE === 'false',
  }),
} as const satisfies CiSystem;
