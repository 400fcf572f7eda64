/**
 * Bitbucket Pipelines. It gives only twelve characters of a pull request's commit, and merges the target into the
 * checkout.
 */
import {
  type CiSystem,
  type Environment,
  joinAttempt,
  type PlatformEndpoint,
  parsePositiveInteger,
  parseSha,
  readVariableText,
} from '../system.ts';

export const bitbucket = {
  id: 'bitbucket',
  name: 'Bitbucket Pipelines',
  docs: 'https://support.atlassian.com/bitbucket-cloud/docs/variables-and-secrets/',
  wholeHistory: 'clone: { depth: full }',
  token: 'SCAN_GATE_BITBUCKET_TOKEN',
  attempt: (env) => joinAttempt([env.BITBUCKET_BUILD_NUMBER, env.BITBUCKET_STEP_RUN_NUMBER]),
  job: (env) => env.BITBUCKET_STEP_UUID,
  isHere: (env) => Boolean(env.BITBUCKET_BUILD_NUMBER),
  facts: (env) => {
    const isPull = Boolean(env.BITBUCKET_PR_ID);
    const tag = readVariableText(env.BITBUCKET_TAG);
    const origin = readVariableText(env.BITBUCKET_GIT_HTTP_ORIGIN);
    return {
      event: isPull ? 'pull request' : tag === undefined ? 'branch' : 'tag',
      branch: isPull || tag === undefined ? readVariableText(env.BITBUCKET_BRANCH) : undefined,
      tag,
      headSha: parseSha(env.BITBUCKET_COMMIT),
      isChange: isPull,
      pullRequest: parsePositiveInteger(env.BITBUCKET_PR_ID),
      baseBranch: readVariableText(env.BITBUCKET_PR_DESTINATION_BRANCH),
      isForkOfOrigin: true,
      repositoryUrl: origin,
      isPublic: env.BITBUCKET_REPO_IS_PRIVATE === undefined ? undefined : env.BITBUCKET_REPO_IS_PRIVATE === 'false',
      runUrl: buildRunUrl(env),
    };
  },
} as const satisfies CiSystem;

function buildRunUrl({ BITBUCKET_GIT_HTTP_ORIGIN: origin, BITBUCKET_BUILD_NUMBER: number }: Environment) {
  const page = readVariableText(origin)?.replace(/^http:/, 'https:');
  return page === undefined ? undefined : `${page}/pipelines/results/${number}`;
}

/** The repository in Bitbucket's API. Undefined when no variable names it. */
function findBitbucketRepository(env: Environment): PlatformEndpoint | undefined {
  const [workspace, name, ...more] = (env.BITBUCKET_REPO_FULL_NAME ?? '').split('/');
  if (!workspace || !name || more.length > 0) return undefined;
  const path = `/repositories/${encodeURIComponent(workspace)}/${encodeURIComponent(name)}`;
  return { baseUrl: 'https://api.bitbucket.org/2.0', path, pageUrl: buildRunUrl(env) };
}

/** The pull request that is built. Undefined when there is none. */
export function findBitbucketPullRequest(env: Environment): PlatformEndpoint | undefined {
  const [endpoint, number] = [findBitbucketRepository(env), parsePositiveInteger(env.BITBUCKET_PR_ID)];
  if (endpoint === undefined || number === undefined) return undefined;
  return { ...endpoint, path: `${endpoint.path}/pullrequests/${number}` };
}

/**
 * The URL of commit reports. Without a token they are reached through the proxy that every step has on its own machine,
 * which accepts http and adds its own token:
 * https://bitbucket.org/blog/provide-full-context-to-reviewers-by-including-pipeline-artifacts-within-the-pull-request
 */
export function findBitbucketCommits(env: Environment): PlatformEndpoint | undefined {
  const endpoint = findBitbucketRepository(env);
  if (endpoint === undefined) return undefined;
  const commits = { ...endpoint, path: `${endpoint.path}/commit` };
  if (readVariableText(env[bitbucket.token]) !== undefined) return commits;
  return { ...commits, baseUrl: 'http://api.bitbucket.org/2.0', via: 'http://localhost:29418' };
}
