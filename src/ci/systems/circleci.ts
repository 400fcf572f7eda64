/** CircleCI. It builds branches and never merges. A pull request from a fork has the branch name `pull/7`. */
import { type CiSystem, changeOfRef, numberOf, shaOf, textOf } from './system.ts';

export const circleci = {
  id: 'circleci',
  name: 'CircleCI',
  docs: 'https://circleci.com/docs/reference/variables/',
  wholeHistory: 'checkout: { method: full }',
  isHere: (env) => env.CIRCLECI === 'true',
  facts: (env) => {
    const branch = textOf(env.CIRCLE_BRANCH);
    const ofFork = changeOfRef(branch);
    const number = env.CIRCLE_PULL_REQUEST?.split('/').at(-1);
    const pullRequest = numberOf(number) ?? numberOf(env.CIRCLE_PR_NUMBER) ?? ofFork;
    const tag = textOf(env.CIRCLE_TAG);
    return {
      event: pullRequest !== undefined ? 'pull request' : tag === undefined ? 'branch' : 'tag',
      branch: ofFork === undefined && tag === undefined ? branch : undefined,
      tag,
      headSha: shaOf(env.CIRCLE_SHA1),
      isChange: false,
      isForkOfOrigin: true,
      pullRequest,
      author: textOf(env.CIRCLE_PR_USERNAME),
      // These are only set for forks.
      isFork: Boolean(env.CIRCLE_PR_REPONAME || env.CIRCLE_PR_USERNAME || env.CIRCLE_PR_NUMBER) || ofFork !== undefined,
      repositoryUrl: textOf(env.CIRCLE_REPOSITORY_URL),
      runUrl: textOf(env.CIRCLE_BUILD_URL),
    };
  },
} as const satisfies CiSystem;
