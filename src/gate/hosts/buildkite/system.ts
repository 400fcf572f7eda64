/** Buildkite. People set the default branch of a pipeline by hand, so it is not taken as the repository's. */
import { parseRepositoryUrl } from '../repository-url.ts';
import {
  type CiEvent,
  type CiSystem,
  type Environment,
  parseBoolean,
  parsePositiveInteger,
  parsePullNumber,
  parseSha,
  readVariableText,
} from '../system.ts';

export const buildkite = {
  id: 'buildkite',
  name: 'Buildkite',
  docs: 'https://buildkite.com/docs/pipelines/configure/environment-variables',
  wholeHistory: 'no --depth in BUILDKITE_GIT_CLONE_FLAGS and BUILDKITE_GIT_FETCH_FLAGS',
  isHere: (env) => env.BUILDKITE === 'true',
  facts: (env) => {
    const named = readVariableText(env.BUILDKITE_BRANCH);
    const pullRequest = parsePositiveInteger(env.BUILDKITE_PULL_REQUEST) ?? parsePullNumber(named);
    // With this setting the agent checks out GitHub's test merge, and BUILDKITE_COMMIT may name that merge.
    const isMerged = parseBoolean(env.BUILDKITE_PULL_REQUEST_USING_MERGE_REFSPEC) === true && pullRequest !== undefined;
    const built = parseSha(env.BUILDKITE_COMMIT);
    const tag = readVariableText(env.BUILDKITE_TAG);
    return {
      event: readEvent(env, pullRequest),
      // For a tag it repeats the tag's name.
      branch: tag === undefined && parsePullNumber(named) === undefined ? named : undefined,
      tag,
      headSha: isMerged ? undefined : built,
      builtSha: isMerged ? built : undefined,
      isChange: isMerged,
      isForkOfOrigin: true,
      pullRequest,
      isDraft: parseBoolean(env.BUILDKITE_PULL_REQUEST_DRAFT),
      baseBranch:
        readVariableText(env.BUILDKITE_PULL_REQUEST_BASE_BRANCH) ??
        readVariableText(env.BUILDKITE_MERGE_QUEUE_BASE_BRANCH),
      isFork: isFork(env, pullRequest),
      repositoryUrl: readVariableText(env.BUILDKITE_REPO),
      runUrl: readVariableText(env.BUILDKITE_BUILD_URL),
    };
  },
} as const satisfies CiSystem;

const sources: Readonly<Record<string, CiEvent>> = { schedule: 'schedule', ui: 'manual', api: 'manual' };

function readEvent(env: Environment, pullRequest: number | undefined): CiEvent {
  if (pullRequest !== undefined) return 'pull request';
  if (readVariableText(env.BUILDKITE_MERGE_QUEUE_BASE_BRANCH) !== undefined) return 'merge queue';
  return env.BUILDKITE_TAG ? 'tag' : (sources[env.BUILDKITE_SOURCE ?? ''] ?? 'branch');
}

/**
 * Compares owner and name, because the host may be an alias for another ssh key. If they cannot be compared, it counts
 * as a fork. The source is not told when the fork was deleted, and in builds that people or the API start.
 */
function isFork(env: Environment, pullRequest: number | undefined): boolean | undefined {
  const { BUILDKITE_PULL_REQUEST_REPO: source, BUILDKITE_REPO: own } = env;
  // No branch has a colon in its name: it separates the owner of a fork, also in builds that a trigger step starts.
  if (env.BUILDKITE_BRANCH?.includes(':')) return true;
  if (pullRequest === undefined || readVariableText(source) === undefined) return undefined;
  const [theirs, ours] = [source, own].map((url) => parseRepositoryUrl(url ?? '')?.path.toLowerCase());
  return theirs === undefined || theirs !== ours;
}
