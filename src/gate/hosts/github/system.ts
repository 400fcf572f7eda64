/** GitHub Actions as far as its variables say. The event of a workflow says more and is read in `../github`. */
import {
  buildHostedUrl,
  type CiEvent,
  type CiFacts,
  type CiSystem,
  type Environment,
  parseBranch,
  parsePullNumber,
  parseSha,
  parseTag,
  readVariableText,
} from '../system.ts';

export const github = {
  id: 'github',
  name: 'GitHub Actions',
  docs: 'https://docs.github.com/actions/reference/workflows-and-actions/variables',
  wholeHistory: 'actions/checkout with fetch-depth: 0',
  // The id that the runner draws for each job. A workflow that keeps its processes alive sets it to another text.
  job: (env) => /^github_[\da-f-]{36}$/.exec(env.RUNNER_TRACKING_ID ?? '')?.[0],
  isHere: (env) => env.GITHUB_ACTIONS === 'true',
  facts: (env) => readActionsVariables(env),
} as const satisfies CiSystem;

const events: Readonly<Record<string, CiEvent>> = {
  merge_group: 'merge queue',
  schedule: 'schedule',
  workflow_dispatch: 'manual',
};

/**
 * For a pull request GITHUB_REF is its merge and GITHUB_SHA the commit of that merge.
 */
export function readActionsVariables(env: Environment): CiFacts {
  const { GITHUB_EVENT_NAME: event = '', GITHUB_REF: ref } = env;
  const isPull = readVariableText(env.GITHUB_HEAD_REF) !== undefined;
  // Its ref and commit are those of the base, so no variable names the commit that is proposed.
  if (isPull && event === 'pull_request_target')
    return { event: 'pull request', unsupported: 'the base of a pull request (pull_request_target)', isChange: true };
  const tag = parseTag(ref);
  const other = tag === undefined ? (events[event] ?? 'branch') : 'tag';
  return {
    event: isPull ? 'pull request' : other,
    branch: isPull ? readVariableText(env.GITHUB_HEAD_REF) : parseBranch(ref),
    tag,
    headSha: isPull ? undefined : parseSha(env.GITHUB_SHA),
    builtSha: parseSha(env.GITHUB_SHA),
    isChange: isPull,
    pullRequest: parsePullNumber(ref),
    author: isPull ? readVariableText(env.GITHUB_ACTOR) : undefined,
    baseBranch: readVariableText(env.GITHUB_BASE_REF),
    isForkOfOrigin: true,
    repositoryUrl: buildHostedUrl(env.GITHUB_SERVER_URL?.replace(/^https?:\/\/|\/+$/g, ''), env.GITHUB_REPOSITORY),
    runUrl: buildRunUrl(env),
  };
}

function buildRunUrl({ GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID }: Environment): string | undefined {
  if (!GITHUB_SERVER_URL || !GITHUB_REPOSITORY || !GITHUB_RUN_ID) return undefined;
  return `${GITHUB_SERVER_URL.replace(/\/+$/, '')}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
}
