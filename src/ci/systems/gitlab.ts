/** GitLab CI: pipelines of branches, of merge requests, of their merged results, and of pull requests on other hosts. */
import {
  booleanOf,
  type CiEvent,
  type CiFacts,
  type CiSystem,
  differs,
  type Environment,
  numberOf,
  type PlatformPlace,
  shaOf,
  textOf,
} from './system.ts';

export const gitlab = {
  id: 'gitlab',
  name: 'GitLab CI',
  docs: 'https://docs.gitlab.com/ci/variables/predefined_variables/',
  wholeHistory: 'GIT_DEPTH: 0',
  token: 'SCAN_GATE_GITLAB_TOKEN',
  isHere: (env) => env.GITLAB_CI === 'true',
  facts: (env) => ({
    ...(env.CI_MERGE_REQUEST_IID ? mergeRequest(env) : outsidePull(env)),
    defaultBranch: textOf(env.CI_DEFAULT_BRANCH),
    repositoryUrl: textOf(env.CI_PROJECT_URL),
    isPublic: env.CI_PROJECT_VISIBILITY === undefined ? undefined : env.CI_PROJECT_VISIBILITY === 'public',
    runUrl: textOf(env.CI_PIPELINE_URL),
  }),
} as const satisfies CiSystem;

/** CI_COMMIT_SHA is the head of the source. For merged results the source has its own variable. */
function mergeRequest(env: Environment): CiFacts {
  return {
    event: env.CI_MERGE_REQUEST_EVENT_TYPE === 'merge_train' ? 'merge queue' : 'pull request',
    branch: textOf(env.CI_MERGE_REQUEST_SOURCE_BRANCH_NAME),
    headSha: shaOf(env.CI_MERGE_REQUEST_SOURCE_BRANCH_SHA) ?? headOfDetached(env),
    builtSha: shaOf(env.CI_COMMIT_SHA),
    isChange: true,
    pullRequest: numberOf(env.CI_MERGE_REQUEST_IID),
    isDraft: booleanOf(env.CI_MERGE_REQUEST_DRAFT),
    baseBranch: textOf(env.CI_MERGE_REQUEST_TARGET_BRANCH_NAME),
    isFork: differs(env.CI_MERGE_REQUEST_SOURCE_PROJECT_ID, env.CI_MERGE_REQUEST_PROJECT_ID),
    // The pipeline of a fork's merge request runs in the fork, or in the parent when a member starts it.
    isForkOfOrigin: env.CI_PROJECT_ID !== undefined && env.CI_PROJECT_ID === env.CI_MERGE_REQUEST_PROJECT_ID,
  };
}

function headOfDetached(env: Environment): string | undefined {
  const isMerged = ['merged_result', 'merge_train'].includes(env.CI_MERGE_REQUEST_EVENT_TYPE ?? '');
  return isMerged ? undefined : shaOf(env.CI_COMMIT_SHA);
}

/** A repository that GitLab builds for another host, such as GitHub, has its pull requests on that host. */
function outsidePull(env: Environment): CiFacts {
  const number = numberOf(env.CI_EXTERNAL_PULL_REQUEST_IID);
  if (number === undefined) return branch(env);
  return {
    event: 'pull request',
    branch: textOf(env.CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_NAME),
    headSha: shaOf(env.CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_SHA) ?? shaOf(env.CI_COMMIT_SHA),
    builtSha: shaOf(env.CI_COMMIT_SHA),
    isChange: true,
    pullRequest: number,
    baseBranch: textOf(env.CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME),
    isFork: differs(env.CI_EXTERNAL_PULL_REQUEST_SOURCE_REPOSITORY, env.CI_EXTERNAL_PULL_REQUEST_TARGET_REPOSITORY),
    isForkOfOrigin: true,
  };
}

const sources: Readonly<Record<string, CiEvent>> = { schedule: 'schedule', web: 'manual', api: 'manual' };

function branch(env: Environment): CiFacts {
  const pullRequest = openMergeRequest(env);
  return {
    event: env.CI_COMMIT_TAG ? 'tag' : (sources[env.CI_PIPELINE_SOURCE ?? ''] ?? 'branch'),
    branch: textOf(env.CI_COMMIT_BRANCH),
    tag: textOf(env.CI_COMMIT_TAG),
    headSha: shaOf(env.CI_COMMIT_SHA),
    isChange: false,
    pullRequest,
    // It proposes a branch of this project to this project.
    isFork: pullRequest === undefined ? undefined : false,
  };
}

/** The merge request on GitLab, in the API that the job's own variables name. Undefined when there is none. */
export function findMergeRequest(env: Environment): PlatformPlace | undefined {
  const number = numberOf(env.CI_MERGE_REQUEST_IID) ?? openMergeRequest(env);
  const [baseUrl, project] = [env.CI_API_V4_URL, env.CI_MERGE_REQUEST_PROJECT_ID ?? env.CI_PROJECT_ID];
  if (number === undefined || !baseUrl || !project) return undefined;
  const path = `/projects/${encodeURIComponent(project)}/merge_requests/${number}`;
  return { baseUrl: baseUrl.replace(/\/+$/, ''), path, pageUrl: textOf(env.CI_PIPELINE_URL) };
}

/** A branch pipeline may run while the branch has an open merge request: `acme/shop!7,acme/other!8`. */
function openMergeRequest(env: Environment): number | undefined {
  const own = (env.CI_OPEN_MERGE_REQUESTS ?? '')
    .split(',')
    .find((each) => each.startsWith(`${env.CI_PROJECT_PATH ?? ''}!`));
  return numberOf(own?.split('!')[1]);
}
