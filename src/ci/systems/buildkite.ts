/** Buildkite. People set the default branch of a pipeline by hand, so it is not taken as the repository's. */
import { foldRepositoryUrl } from '../repository-url.ts';
import { booleanOf, type CiEvent, type CiSystem, type Environment, numberOf, shaOf, textOf } from './system.ts';

export const buildkite = {
  id: 'buildkite',
  name: 'Buildkite',
  docs: 'https://buildkite.com/docs/pipelines/configure/environment-variables',
  wholeHistory: 'no --depth in BUILDKITE_GIT_CLONE_FLAGS and BUILDKITE_GIT_FETCH_FLAGS',
  isHere: (env) => env.BUILDKITE === 'true',
  facts: (env) => {
    const pullRequest = numberOf(env.BUILDKITE_PULL_REQUEST);
    const tag = textOf(env.BUILDKITE_TAG);
    return {
      event: eventOf(env, pullRequest),
      // For a tag it repeats the tag's name.
      branch: tag === undefined ? textOf(env.BUILDKITE_BRANCH) : undefined,
      tag,
      headSha: shaOf(env.BUILDKITE_COMMIT),
      isChange: false,
      isForkOfOrigin: true,
      pullRequest,
      isDraft: booleanOf(env.BUILDKITE_PULL_REQUEST_DRAFT),
      baseBranch: textOf(env.BUILDKITE_PULL_REQUEST_BASE_BRANCH) ?? textOf(env.BUILDKITE_MERGE_QUEUE_BASE_BRANCH),
      isFork: pullRequest === undefined ? undefined : isFork(env.BUILDKITE_PULL_REQUEST_REPO, env.BUILDKITE_REPO),
      repositoryUrl: textOf(env.BUILDKITE_REPO),
      runUrl: textOf(env.BUILDKITE_BUILD_URL),
    };
  },
} as const satisfies CiSystem;

const sources: Readonly<Record<string, CiEvent>> = { schedule: 'schedule', ui: 'manual', api: 'manual' };

function eventOf(env: Environment, pullRequest: number | undefined): CiEvent {
  if (pullRequest !== undefined) return 'pull request';
  if (textOf(env.BUILDKITE_MERGE_QUEUE_BASE_BRANCH) !== undefined) return 'merge queue';
  return env.BUILDKITE_TAG ? 'tag' : (sources[env.BUILDKITE_SOURCE ?? ''] ?? 'branch');
}

/**
 * Compares owner and name, because the host may be an alias for another ssh key. If they cannot be compared, it counts
 * as a fork.
 */
function isFork(source: string | undefined, own: string | undefined): boolean {
  const [theirs, ours] = [source || own, own].map((url) => foldRepositoryUrl(url ?? '')?.path.toLowerCase());
  return theirs === undefined || theirs !== ours;
}
