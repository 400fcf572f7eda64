/** Semaphore. For a pull request SEMAPHORE_GIT_BRANCH is its target, and the build is of the merge. */
import {
  type CiEvent,
  type CiSystem,
  type Environment,
  isDifferentName,
  parsePositiveInteger,
  parsePullNumber,
  parseSha,
  readVariableText,
} from '../system.ts';

export const semaphore = {
  id: 'semaphore',
  name: 'Semaphore',
  docs: 'https://docs.semaphoreci.com/reference/env-vars',
  wholeHistory: 'git fetch --unshallow after checkout',
  isHere: (env) => env.SEMAPHORE === 'true',
  facts: (env) => {
    const kind = env.SEMAPHORE_GIT_REF_TYPE;
    const number = parsePositiveInteger(env.SEMAPHORE_GIT_PR_NUMBER) ?? parsePullNumber(env.SEMAPHORE_GIT_REF);
    const isChange = kind === 'pull-request' || number !== undefined;
    const isTag = kind === 'tag';
    const own = readVariableText(env.SEMAPHORE_GIT_BRANCH);
    const built = parseSha(env.SEMAPHORE_GIT_SHA);
    const { SEMAPHORE_ORGANIZATION_URL: page, SEMAPHORE_WORKFLOW_ID: id } = env;
    return {
      event: isChange ? 'pull request' : isTag ? 'tag' : readEvent(env),
      branch: isChange ? readVariableText(env.SEMAPHORE_GIT_PR_BRANCH) : isTag ? undefined : own,
      tag: isTag ? readVariableText(env.SEMAPHORE_GIT_TAG_NAME) : undefined,
      headSha: isChange ? parseSha(env.SEMAPHORE_GIT_PR_SHA) : built,
      builtSha: built,
      isChange,
      pullRequest: isChange ? number : undefined,
      baseBranch: isChange ? own : undefined,
      isFork: isChange ? isDifferentName(env.SEMAPHORE_GIT_PR_SLUG, env.SEMAPHORE_GIT_REPO_SLUG) : undefined,
      isForkOfOrigin: true,
      repositoryUrl: readVariableText(env.SEMAPHORE_GIT_URL),
      runUrl: page && id ? `${page}/workflows/${id}` : undefined,
    };
  },
} as const satisfies CiSystem;

function readEvent(env: Environment): CiEvent {
  if (env.SEMAPHORE_WORKFLOW_TRIGGERED_BY_SCHEDULE === 'true') return 'schedule';
  return env.SEMAPHORE_WORKFLOW_TRIGGERED_BY_MANUAL_RUN === 'true' ? 'manual' : 'branch';
}
