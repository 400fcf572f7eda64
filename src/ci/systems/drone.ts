/**
 * Drone. DRONE_BRANCH is the target of a pull request, and not a branch for a tag. Drone checks out the target and
 * merges.
 */
import { type CiEvent, type CiSystem, changeOfRef, numberOf, shaOf, tagOf, textOf } from './system.ts';

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
    const number = changeOfRef(env.DRONE_COMMIT_REF);
    const isPull = env.DRONE_BUILD_EVENT === 'pull_request' || number !== undefined;
    const tag = textOf(env.DRONE_TAG) ?? tagOf(env.DRONE_COMMIT_REF);
    return {
      event: isPull ? 'pull request' : tag === undefined ? (events[env.DRONE_BUILD_EVENT ?? ''] ?? 'branch') : 'tag',
      branch: tag === undefined ? textOf(isPull ? env.DRONE_SOURCE_BRANCH : env.DRONE_BRANCH) : undefined,
      tag,
      headSha: shaOf(env.DRONE_COMMIT_SHA),
      isChange: isPull,
      pullRequest: isPull ? (numberOf(env.DRONE_PULL_REQUEST) ?? number) : undefined,
      author: isPull ? textOf(env.DRONE_COMMIT_AUTHOR) : undefined,
      baseBranch: isPull ? textOf(env.DRONE_TARGET_BRANCH) : undefined,
      defaultBranch: textOf(env.DRONE_REPO_BRANCH),
      isForkOfOrigin: true,
      repositoryUrl: textOf(env.DRONE_GIT_HTTP_URL) ?? textOf(env.DRONE_REMOTE_URL),
      isPublic: env.DRONE_REPO_VISIBILITY === undefined ? undefined : env.DRONE_REPO_VISIBILITY === 'public',
      runUrl: textOf(env.DRONE_BUILD_LINK),
    };
  },
} as const satisfies CiSystem;
