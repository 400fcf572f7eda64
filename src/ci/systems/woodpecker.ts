/** Woodpecker. CI_COMMIT_BRANCH is the target of a pull request; the checkout may be the merge of both. */
import { booleanOf, type CiEvent, type CiSystem, changeOfRef, numberOf, shaOf, tagOf, textOf } from './system.ts';

const events: Readonly<Record<string, CiEvent>> = {
  pull_request: 'pull request',
  pull_request_closed: 'pull request',
  pull_request_metadata: 'pull request',
  tag: 'tag',
  release: 'tag',
  cron: 'schedule',
  manual: 'manual',
};

export const woodpecker = {
  id: 'woodpecker',
  name: 'Woodpecker',
  docs: 'https://woodpecker-ci.org/docs/usage/environment',
  wholeHistory: 'clone settings partial: false and depth: 0',
  isHere: (env) => env.CI === 'woodpecker' || env.CI_SYSTEM_NAME === 'woodpecker',
  facts: (env) => {
    // A deployment has the ref of the pipeline that it repeats, but not its event.
    const number = changeOfRef(env.CI_COMMIT_REF);
    const event = number === undefined ? (events[env.CI_PIPELINE_EVENT ?? ''] ?? 'branch') : 'pull request';
    const isPull = event === 'pull request';
    // Only two of the events that build a pull request have its branches in their own variables.
    const [source, target] = env.CI_COMMIT_REFSPEC?.split(':') ?? [];
    const tag = textOf(env.CI_COMMIT_TAG) ?? tagOf(env.CI_COMMIT_REF);
    const isPrivate = booleanOf(env.CI_REPO_PRIVATE);
    return {
      event: tag === undefined ? event : 'tag',
      branch:
        tag === undefined
          ? isPull
            ? (textOf(env.CI_COMMIT_SOURCE_BRANCH) ?? textOf(source))
            : textOf(env.CI_COMMIT_BRANCH)
          : undefined,
      tag,
      headSha: shaOf(env.CI_COMMIT_SHA),
      isChange: isPull,
      pullRequest: isPull ? (numberOf(env.CI_COMMIT_PULL_REQUEST) ?? number) : undefined,
      author: isPull ? textOf(env.CI_PIPELINE_AUTHOR) : undefined,
      baseBranch: isPull ? (textOf(env.CI_COMMIT_TARGET_BRANCH) ?? textOf(target)) : undefined,
      defaultBranch: textOf(env.CI_REPO_DEFAULT_BRANCH),
      isForkOfOrigin: true,
      repositoryUrl: textOf(env.CI_REPO_URL),
      isPublic: isPrivate === undefined ? undefined : !isPrivate,
      runUrl: textOf(env.CI_PIPELINE_URL),
    };
  },
} as const satisfies CiSystem;
