/** Bitbucket Pipelines. It writes twelve characters of a pull request's commit, and merges the target into what it checks out. */
import { type CiSystem, numberOf, shaOf, textOf } from './system.ts';

export const bitbucket = {
  id: 'bitbucket',
  name: 'Bitbucket Pipelines',
  docs: 'https://support.atlassian.com/bitbucket-cloud/docs/variables-and-secrets/',
  wholeHistory: 'clone: { depth: full }',
  isHere: (env) => Boolean(env.BITBUCKET_BUILD_NUMBER),
  facts: (env) => {
    const isPull = Boolean(env.BITBUCKET_PR_ID);
    const origin = textOf(env.BITBUCKET_GIT_HTTP_ORIGIN);
    return {
      event: isPull ? 'pull request' : env.BITBUCKET_TAG ? 'tag' : 'branch',
      branch: textOf(env.BITBUCKET_BRANCH),
      tag: textOf(env.BITBUCKET_TAG),
      headSha: shaOf(env.BITBUCKET_COMMIT),
      isChange: isPull,
      pullRequest: numberOf(env.BITBUCKET_PR_ID),
      baseBranch: textOf(env.BITBUCKET_PR_DESTINATION_BRANCH),
      isForkOfOrigin: true,
      repositoryUrl: origin,
      isPublic: env.BITBUCKET_REPO_IS_PRIVATE === undefined ? undefined : env.BITBUCKET_REPO_IS_PRIVATE === 'false',
      runUrl:
        origin === undefined
          ? undefined
          : `${origin.replace(/^http:/, 'https:')}/pipelines/results/${env.BITBUCKET_BUILD_NUMBER}`,
    };
  },
} as const satisfies CiSystem;
