/** GitLab CI: pipelines of branches, of merge requests, of their merged results, and of pull requests on other hosts. */
import { createHash } from 'node:crypto';
import {
  type CiEvent,
  type CiFacts,
  type CiSystem,
  type Environment,
  isDifferentName,
  joinAttempt,
  type PlatformEndpoint,
  parseBoolean,
  parsePositiveInteger,
  parseSha,
  readVariableText,
} from '../system.ts';

export const gitlab = {
  id: 'gitlab',
  name: 'GitLab CI',
  docs: 'https://docs.gitlab.com/ci/variables/predefined_variables/',
  wholeHistory: 'GIT_DEPTH: 0',
  token: 'SCAN_GATE_GITLAB_TOKEN',
  attempt: ({ CI_PIPELINE_ID: run, CI_JOB_ID: job, CI_JOB_NAME: name = '' }) =>
    run && job && joinAttempt([run, job, createHash('sha256').update(name).digest('hex').slice(0, 12)], '/'),
  job: (env) => env.CI_JOB_ID,
  isHere: (env) => env.GITLAB_CI === 'true',
  facts: (env) => ({
    ...(env.CI_MERGE_REQUEST_IID ? readMergeRequest(env) : readExternalPull(env)),
    defaultBranch: readVariableText(env.CI_DEFAULT_BRANCH),
    repositoryUrl: readVariableText(env.CI_PROJECT_URL),
    isPublic: env.CI_PROJECT_VISIBILITY === undefined ? undefined : env.CI_PROJECT_VISIBILITY === 'public',
    runUrl: readVariableText(env.CI_PIPELINE_URL),
  }),
} as const satisfies CiSystem;

/** CI_COMMIT_SHA is the head of the source. For merged results the source has its own variable. */
function readMergeRequest(env: Environment): CiFacts {
  return {
    event: env.CI_MERGE_REQUEST_EVENT_TYPE === 'merge_train' ? 'merge queue' : 'pull request',
    branch: readVariableText(env.CI_MERGE_REQUEST_SOURCE_BRANCH_NAME),
    headSha: parseSha(env.CI_MERGE_REQUEST_SOURCE_BRANCH_SHA) ?? readDetachedHead(env),
    builtSha: parseSha(env.CI_COMMIT_SHA),
    isChange: true,
    pullRequest: parsePositiveInteger(env.CI_MERGE_REQUEST_IID),
    isMergeRequest: true,
    isDraft: parseBoolean(env.CI_MERGE_REQUEST_DRAFT),
    baseBranch: readVariableText(env.CI_MERGE_REQUEST_TARGET_BRANCH_NAME),
    isFork: isDifferentName(env.CI_MERGE_REQUEST_SOURCE_PROJECT_ID, env.CI_MERGE_REQUEST_PROJECT_ID),
    // The pipeline of a fork's merge request runs in the fork, or in the parent when a member starts it.
    isForkOfOrigin: env.CI_PROJECT_ID !== undefined && env.CI_PROJECT_ID === env.CI_MERGE_REQUEST_PROJECT_ID,
  };
}

function readDetachedHead(env: Environment): string | undefined {
  const isMerged = ['merged_result', 'merge_train'].includes(env.CI_MERGE_REQUEST_EVENT_TYPE ?? '');
  return isMerged ? undefined : parseSha(env.CI_COMMIT_SHA);
}

/** A repository that GitLab builds for another host, such as GitHub, has its pull requests on that host. */
function readExternalPull(env: Environment): CiFacts {
  const number = parsePositiveInteger(env.CI_EXTERNAL_PULL_REQUEST_IID);
  if (number === undefined) return readBranch(env);
  return {
    event: 'pull request',
    branch: readVariableText(env.CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_NAME),
    headSha: parseSha(env.CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_SHA) ?? parseSha(env.CI_COMMIT_SHA),
    builtSha: parseSha(env.CI_COMMIT_SHA),
    isChange: true,
    pullRequest: number,
    baseBranch: readVariableText(env.CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME),
    isFork: isDifferentName(
      env.CI_EXTERNAL_PULL_REQUEST_SOURCE_REPOSITORY,
      env.CI_EXTERNAL_PULL_REQUEST_TARGET_REPOSITORY,
    ),
    isForkOfOrigin: true,
  };
}

const sources: Readonly<Record<string, CiEvent>> = { schedule: 'schedule', web: 'manual', api: 'manual' };

function readBranch(env: Environment): CiFacts {
  const pullRequest = findOpenMergeRequest(env);
  return {
    event: env.CI_COMMIT_TAG ? 'tag' : (sources[env.CI_PIPELINE_SOURCE ?? ''] ?? 'branch'),
    branch: readVariableText(env.CI_COMMIT_BRANCH),
    tag: readVariableText(env.CI_COMMIT_TAG),
    headSha: parseSha(env.CI_COMMIT_SHA),
    isChange: false,
    pullRequest,
    isMergeRequest: true,
    // It proposes a branch of this project to this project.
    isFork: pullRequest === undefined ? undefined : false,
  };
}

/** The merge request on GitLab, in the API that the job's own variables name. Undefined when there is none. */
export function findMergeRequest(env: Environment): PlatformEndpoint | undefined {
  const number = parsePositiveInteger(env.CI_MERGE_REQUEST_IID) ?? findOpenMergeRequest(env);
  const [baseUrl, project] = [env.CI_API_V4_URL, env.CI_MERGE_REQUEST_PROJECT_ID ?? env.CI_PROJECT_ID];
  if (number === undefined || !baseUrl || !project) return undefined;
  const path = `/projects/${encodeURIComponent(project)}/merge_requests/${number}`;
  return { baseUrl: baseUrl.replace(/\/+$/, ''), path, pageUrl: readVariableText(env.CI_PIPELINE_URL) };
}

/** A branch pipeline may run while the branch has an open merge request: `acme/shop!7,acme/other!8`. */
function findOpenMergeRequest(env: Environment): number | undefined {
  const own = (env.CI_OPEN_MERGE_REQUESTS ?? '')
    .split(',')
    .find((each) => each.startsWith(`${env.CI_PROJECT_PATH ?? ''}!`));
  return parsePositiveInteger(own?.split('!')[1]);
}
