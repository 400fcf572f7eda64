/** CircleCI. It builds branches, never merges; a pull request of a fork as `pull/7`. */
import { type CiSystem, numberOf, shaOf, textOf } from './system.ts';

export const circleci = {
  id: 'circleci',
  name: 'CircleCI',
  isHere: (env) => env.CIRCLECI === 'true',
  facts: (env) => {
    const branch = textOf(env.CIRCLE_BRANCH);
    return {
      branch,
      tag: textOf(env.CIRCLE_TAG),
      headSha: shaOf(env.CIRCLE_SHA1),
      isChange: false,
      isForkOfOrigin: true,
      pullRequest: numberOf(env.CIRCLE_PULL_REQUEST?.split('/').at(-1)),
      author: textOf(env.CIRCLE_PR_USERNAME),
      isFork: Boolean(env.CIRCLE_PR_REPONAME) || /^pull\/\d+$/.test(branch ?? ''),
      repositoryUrl: textOf(env.CIRCLE_REPOSITORY_URL),
    };
  },
} as const satisfies CiSystem;
