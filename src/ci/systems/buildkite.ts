/** Buildkite. The default branch of its pipeline is kept by hand, and so not taken for the repository's. */
import { foldRepositoryUrl } from '../repository-url.ts';
import { booleanOf, type CiSystem, numberOf, shaOf, textOf } from './system.ts';

export const buildkite = {
  id: 'buildkite',
  name: 'Buildkite',
  isHere: (env) => env.BUILDKITE === 'true',
  facts: (env) => {
    const pullRequest = numberOf(env.BUILDKITE_PULL_REQUEST);
    return {
      branch: textOf(env.BUILDKITE_BRANCH),
      tag: textOf(env.BUILDKITE_TAG),
      headSha: shaOf(env.BUILDKITE_COMMIT),
      isChange: false,
      isForkOfOrigin: true,
      pullRequest,
      isDraft: booleanOf(env.BUILDKITE_PULL_REQUEST_DRAFT),
      baseBranch: textOf(env.BUILDKITE_PULL_REQUEST_BASE_BRANCH),
      isFork: pullRequest === undefined ? undefined : isFork(env.BUILDKITE_PULL_REQUEST_REPO, env.BUILDKITE_REPO),
      repositoryUrl: textOf(env.BUILDKITE_REPO),
    };
  },
} as const satisfies CiSystem;

/** By owner and name: the host may be a nickname for one more key. What cannot be compared may be a fork. */
function isFork(source: string | undefined, own: string | undefined): boolean {
  const [theirs, ours] = [source || own, own].map((url) => foldRepositoryUrl(url ?? '')?.path.toLowerCase());
  return theirs === undefined || theirs !== ours;
}
