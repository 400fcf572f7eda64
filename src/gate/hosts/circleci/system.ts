/** CircleCI. It builds branches and never merges. A pull request from a fork has the branch name `pull/7`. */
import { type CiSystem, parsePositiveInteger, parsePullNumber, parseSha, readVariableText } from '../system.ts';

export const circleci = {
  id: 'circleci',
  name: 'CircleCI',
  docs: 'https://circleci.com/docs/reference/variables/',
  wholeHistory: 'checkout: { method: full }',
  isHere: (env) => env.CIRCLECI === 'true',
  facts: (env) => {
    const branch = readVariableText(env.CIRCLE_BRANCH);
    const ofFork = parsePullNumber(branch);
    const number = env.CIRCLE_PULL_REQUEST?.split('/').at(-1);
    const pullRequest = parsePositiveInteger(number) ?? parsePositiveInteger(env.CIRCLE_PR_NUMBER) ?? ofFork;
    const tag = readVariableText(env.CIRCLE_TAG);
    return {
      event: pullRequest !== undefined ? 'pull request' : tag === undefined ? 'branch' : 'tag',
      branch: ofFork === undefined && tag === undefined ? branch : undefined,
      tag,
      headSha: parseSha(env.CIRCLE_SHA1),
      isChange: false,
      isForkOfOrigin: true,
      pullRequest,
      author: readVariableText(env.CIRCLE_PR_USERNAME),
      // These are only set for forks.
      isFork: Boolean(env.CIRCLE_PR_REPONAME || env.CIRCLE_PR_USERNAME || env.CIRCLE_PR_NUMBER) || ofFork !== undefined,
      repositoryUrl: readVariableText(env.CIRCLE_REPOSITORY_URL),
      runUrl: readVariableText(env.CIRCLE_BUILD_URL),
    };
  },
} as const satisfies CiSystem;
