/**
 * Drone. DRONE_BRANCH is the target of a pull request, and not a branch for a tag. Drone checks out the target and
 * merges.
 */
import {
  type CiEvent,
  type CiSystem,
  parsePositiveInteger,
  parsePullNumber,
  parseSha,
  parseTag,
  readVariableText,
} from '../system.ts';

const events: Readonly<Record<string, CiEvent>> = {
  pull_request: 'pull request',
  tag: 'tag',
  cron: 'schedule',
  custom: 'manual',
};

export const drone = {
  id: 'drone',
  name: 'Drone',
  docs: 'https://docs.drone.io/pipeline/environment/reference/',
  wholeHistory: 'no clone: depth',
  isHere: (env) => env.DRONE === 'true',
  facts: (env) => {
    // A promotion or rollback has the ref of the build that it repeats, but not its event.
    const number = parsePullNumber(env.DRONE_COMMIT_REF);
    const isPull = env.DRONE_BUILD_EVENT === 'pull_request' || number !== undefined;
    const tag = readVariableText(env.DRONE_TAG) ?? parseTag(env.DRONE_COMMIT_REF);
    return {
      event: isPull ? 'pull request' : tag === undefined ? (events[env.DRONE_BUILD_EVENT ?? ''] ?? 'branch') : 'tag',
      branch: tag === undefined ? readVariableText(isPull ? env.DRONE_SOURCE_BRANCH : env.DRONE_BRANCH) : undefined,
      tag,
      headSha: parseSha(env.DRONE_COMMIT_SHA),
      isChange: isPull,
      pullRequest: isPull ? (parsePositiveInteger(env.DRONE_PULL_REQUEST) ?? number) : undefined,
      author: isPull ? readVariableText(env.DRONE_COMMIT_AUTHOR) : undefined,
      baseBranch: isPull ? readVariableText(env.DRONE_TARGET_BRANCH) : undefined,
      defaultBranch: readVariableText(env.DRONE_REPO_BRANCH),
      isForkOfOrigin: true,
      repositoryUrl: readVariableText(env.DRONE_GIT_HTTP_URL) ?? readVariableText(env.DRONE_REMOTE_URL),
      isPublic: env.DRONE_REPO_VISIBILITY === undefined ? undefined : env.DRONE_REPO_VISIBILITY === 'public',
      runUrl: readVariableText(env.DRONE_BUILD_LINK),
    };
  },
} as const satisfies CiSystem;
