/** GitHub Actions as far as its variables say. The event of a workflow says more and is read in `../github`. */
import {
  branchOf,
  type CiEvent,
  type CiFacts,
  type CiSystem,
  changeOfRef,
  type Environment,
  hostedUrl,
  shaOf,
  tagOf,
  textOf,
} from './system.ts';

export const github = {
  id: 'github',
  name: 'GitHub Actions',
  docs: 'https://docs.github.com/actions/reference/workflows-and-actions/variables',
  wholeHistory: 'actions/checkout with fetch-depth: 0',
  isHere: (env) => env.GITHUB_ACTIONS === 'true',
  facts: (env) => readActions(env),
} as const satisfies CiSystem;

const events: Readonly<Record<string, CiEvent>> = {
  merge_group: 'merge queue',
  schedule: 'schedule',
  workflow_dispatch: 'manual',
};

/**
 * For a pull request GITHUB_REF is its merge and GITHUB_SHA the commit of that merge.
 */
export function readActions(env: Environment): CiFacts {
  const { GITHUB_EVENT_NAME: event = '', GITHUB_REF: ref } = env;
  const isPull = textOf(env.GITHUB_HEAD_REF) !== undefined;
  // Its ref and commit are those of the base, so no variable names the commit that is proposed.
  if (isPull && event === 'pull_request_target')
    return { event: 'pull request', unsupported: 'the base of a pull request (pull_request_target)', isChange: true };
  const tag = tagOf(ref);
  const other = tag === undefined ? (events[event] ?? 'branch') : 'tag';
  return {
    event: isPull ? 'pull request' : other,
    branch: isPull ? textOf(env.GITHUB_HEAD_REF) : branchOf(ref),
    tag,
    headSha: isPull ? undefined : shaOf(env.GITHUB_SHA),
    builtSha: shaOf(env.GITHUB_SHA),
    isChange: isPull,
    pullRequest: changeOfRef(ref),
    author: isPull ? textOf(env.GITHUB_ACTOR) : undefined,
    baseBranch: textOf(env.GITHUB_BASE_REF),
    isForkOfOrigin: true,
    repositoryUrl: hostedUrl(env.GITHUB_SERVER_URL?.replace(/^https?:\/\/|\/+$/g, ''), env.GITHUB_REPOSITORY),
    runUrl: runUrl(env),
  };
}

function runUrl({ GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID }: Environment): string | undefined {
  if (!GITHUB_SERVER_URL || !GITHUB_REPOSITORY || !GITHUB_RUN_ID) return undefined;
  return `${GITHUB_SERVER_URL.replace(/\/+$/, '')}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
}
