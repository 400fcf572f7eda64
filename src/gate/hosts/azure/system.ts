/** Azure Pipelines, for repositories in Azure Repos, on GitHub and on Bitbucket. */
import {
  type CiEvent,
  type CiSystem,
  type Environment,
  joinAttempt,
  type PlatformEndpoint,
  parseBoolean,
  parseBranch,
  parsePositiveInteger,
  parsePullNumber,
  parseSha,
  parseTag,
  readVariableText,
} from '../system.ts';

const reasons: Readonly<Record<string, CiEvent>> = { Schedule: 'schedule', Manual: 'manual' };

export const azure = {
  id: 'azure',
  name: 'Azure Pipelines',
  docs: 'https://learn.microsoft.com/azure/devops/pipelines/build/variables',
  wholeHistory: 'fetchDepth: 0',
  token: 'SYSTEM_ACCESSTOKEN',
  attempt: (env) => joinAttempt([env.BUILD_BUILDID, env.SYSTEM_STAGEATTEMPT, env.SYSTEM_JOBATTEMPT]),
  job: (env) => env.SYSTEM_JOBID,
  isHere: (env) => env.TF_BUILD === 'True',
  facts: (env) => {
    const ref = env.BUILD_SOURCEBRANCH;
    const [number, id] = [env.SYSTEM_PULLREQUEST_PULLREQUESTNUMBER, env.SYSTEM_PULLREQUEST_PULLREQUESTID];
    // Who starts a run by hand may enter `refs/pull/7/merge`; then no other variable tells of the pull request.
    const isPull = Boolean(id || number) || parsePullNumber(ref) !== undefined;
    const tag = parseTag(ref);
    const started = tag === undefined ? (reasons[env.BUILD_REASON ?? ''] ?? 'branch') : 'tag';
    return {
      event: isPull ? 'pull request' : started,
      branch: parseBranch(isPull ? env.SYSTEM_PULLREQUEST_SOURCEBRANCH : ref),
      tag,
      headSha: parseSha(isPull ? env.SYSTEM_PULLREQUEST_SOURCECOMMITID : env.BUILD_SOURCEVERSION),
      builtSha: parseSha(env.BUILD_SOURCEVERSION),
      isChange: isPull,
      // On GitHub's repositories the number is for people and the id for machines.
      pullRequest: parsePositiveInteger(number) ?? parsePositiveInteger(id) ?? parsePullNumber(ref),
      baseBranch: parseBranch(env.SYSTEM_PULLREQUEST_TARGETBRANCH),
      isForkOfOrigin: true,
      isFork: isPull ? parseBoolean(env.SYSTEM_PULLREQUEST_ISFORK) : undefined,
      repositoryUrl: readVariableText(env.BUILD_REPOSITORY_URI),
      runUrl: buildRunUrl(env),
    };
  },
} as const satisfies CiSystem;

function buildRunUrl({ SYSTEM_COLLECTIONURI, SYSTEM_TEAMPROJECT, BUILD_BUILDID }: Environment): string | undefined {
  if (!SYSTEM_COLLECTIONURI || !SYSTEM_TEAMPROJECT || !BUILD_BUILDID) return undefined;
  const project = encodeURIComponent(SYSTEM_TEAMPROJECT);
  return `${SYSTEM_COLLECTIONURI.replace(/\/*$/, '/')}${project}/_build/results?buildId=${BUILD_BUILDID}`;
}

/**
 * The pull request in Azure Repos, through the API of the collection that the job's own variables name. Undefined when
 * there is none.
 */
export function findAzurePullRequest(env: Environment): PlatformEndpoint | undefined {
  const number = parsePositiveInteger(env.SYSTEM_PULLREQUEST_PULLREQUESTID);
  const [collection, repository] = [
    readVariableText(env.SYSTEM_COLLECTIONURI),
    readVariableText(env.BUILD_REPOSITORY_ID),
  ];
  // The pull requests of a repository on GitHub or Bitbucket are there.
  if (env.BUILD_REPOSITORY_PROVIDER !== 'TfsGit' || number === undefined || !collection || !repository)
    return undefined;
  // The repository may belong to another project than the pipeline; its id is enough to find it.
  const path = `/_apis/git/repositories/${encodeURIComponent(repository)}/pullRequests/${number}`;
  return { baseUrl: collection.replace(/\/+$/, ''), path, pageUrl: buildRunUrl(env) };
}
