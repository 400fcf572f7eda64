/** Buildkite. Of a fork it builds `owner:branch`. */

import { sameRepository } from '../repository-url.ts';
import { type CiSystem, numberOf, shaOf, textOf } from './system.ts';

export const buildkite: CiSystem = {
  name: 'Buildkite',
  isHere: (env) => env.BUILDKITE === 'true',
  facts: (env) => {
    const pullRequest = numberOf(env.BUILDKITE_PULL_REQUEST);
    const source = env.BUILDKITE_PULL_REQUEST_REPO || env.BUILDKITE_REPO || '';
    return {
      branch: textOf(env.BUILDKITE_BRANCH),
      tag: textOf(env.BUILDKITE_TAG),
      headSha: shaOf(env.BUILDKITE_COMMIT),
      pullRequest,
      baseBranch: textOf(env.BUILDKITE_PULL_REQUEST_BASE_BRANCH),
      defaultBranch: textOf(env.BUILDKITE_PIPELINE_DEFAULT_BRANCH),
      isFork: pullRequest === undefined ? undefined : !sameRepository(source, env.BUILDKITE_REPO ?? '', undefined),
      repositoryUrl: textOf(env.BUILDKITE_REPO),
    };
  },
};
