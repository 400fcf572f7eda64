/** Woodpecker. CI_COMMIT_BRANCH is the target of a pull request; the checkout may be the merge of both. */
import {
  type CiEvent,
  type CiSystem,
  parseBoolean,
  parsePositiveInteger,
  parsePullNumber,
  parseSha,
  parseTag,
  readVariableText,
} from '../system.ts';

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
    const number = parsePullNumber(env.CI_COMMIT_REF);
    const event = number === undefined ? (events[env.CI_PIPELINE_EVENT ?? ''] ?? 'branch') : 'pull request';
    const isPull = event === 'pull request';
    // Only two of the events that build a pull request have its branches in their own variables.
    const [source, target] = env.CI_COMMIT_REFSPEC?.split(':') ?? [];
    const tag = readVariableText(env.CI_COMMIT_TAG) ?? parseTag(env.CI_COMMIT_REF);
    const isPrivate = parseBoolean(env.CI_REPO_PRIVATE);
    return {
      event: tag === undefined ? event : 'tag',
      branch:
        tag === undefined
          ? isPull
            ? (readVariableText(env.CI_COMMIT_SOURCE_BRANCH) ?? readVariableText(source))
            : readVariableText(env.CI_COMMIT_BRANCH)
          : undefined,
      tag,
      headSha: parseSha(env.CI_COMMIT_SHA),
      isChange: isPull,
      pullRequest: isPull ? (parsePositiveInteger(env.CI_COMMIT_PULL_REQUEST) ?? number) : undefined,
      author: isPull ? readVariableText(env.CI_PIPELINE_AUTHOR) : undefined,
      baseBranch: isPull ? (readVariableText(env.CI_COMMIT_TARGET_BRANCH) ?? readVariableText(target)) : undefined,
      defaultBranch: readVariableText(env.CI_REPO_DEFAULT_BRANCH),
      isForkOfOrigin: true,
      repositoryUrl: readVariableText(env.CI_REPO_URL),
      isPublic: isPrivate === undefined ? undefined : !isPrivate,
      runUrl: readVariableText(env.CI_PIPELINE_URL),
    };
  },
} as const satisfies CiSystem;
