/**
 * Bitbucket Pipelines. It gives only twelve characters of a pull request's commit, and merges the target into the
 * checkout.
 */
import { type CiSystem, type Environment, numberOf, type PlatformPlace, shaOf, textOf } from './system.ts';

export const bitbucket = {
  id: 'bitbucket',
  name: 'Bitbucket Pipelines',
  docs: 'https://support.atlassian.com/bitbucket-cloud/docs/variables-and-secrets/',
  wholeHistory: 'clone: { depth: full }',
  token: 'SCAN_GATE_BITBUCKET_TOKEN',
  isHere: (env) => Boolean(env.BITBUCKET_BUILD_NUMBER),
  facts: (env) => {
    const isPull = Boolean(env.BITBUCKET_PR_ID);
    const tag = textOf(env.BITBUCKET_TAG);
    const origin = textOf(env.BITBUCKET_GIT_HTTP_ORIGIN);
    return {
      event: isPull ? 'pull request' : tag === undefined ? 'branch' : 'tag',
      branch: isPull || tag === undefined ? textOf(env.BITBUCKET_BRANCH) : undefined,
      tag,
      headSha: shaOf(env.BITBUCKET_COMMIT),
      isChange: isPull,
      pullRequest: numberOf(env.BITBUCKET_PR_ID),
      baseBranch: textOf(env.BITBUCKET_PR_DESTINATION_BRANCH),
      isForkOfOrigin: true,
      repositoryUrl: origin,
      isPublic: env.BITBUCKET_REPO_IS_PRIVATE === undefined ? undefined : env.BITBUCKET_REPO_IS_PRIVATE === 'false',
      runUrl: runUrl(env),
    };
  },
} as const satisfies CiSystem;

function runUrl({ BITBUCKET_GIT_HTTP_ORIGIN: origin, BITBUCKET_BUILD_NUMBER: number }: Environment) {
  const page = textOf(origin)?.replace(/^http:/, 'https:');
  return page === undefined ? undefined : `${page}/pipelines/results/${number}`;
}

/** The repository in Bitbucket's API. Undefined when no variable names it. */
function findRepository(env: Environment): PlatformPlace | undefined {
  const [workspace, name, ...more] = (env.BITBUCKET_REPO_FULL_NAME ?? '').split('/');
  if (!workspace || !name || more.length > 0) return undefined;
  const path = `/repositories/${encodeURIComponent(workspace)}/${encodeURIComponent(name)}`;
  return { baseUrl: 'https://api.bitbucket.org/2.0', path, pageUrl: runUrl(env) };
}

/** The pull request that is built. Undefined when there is none. */
export function findPullRequest(env: Environment): PlatformPlace | undefined {
  const [place, number] = [findRepository(env), numberOf(env.BITBUCKET_PR_ID)];
  if (place === undefined || number === undefined) return undefined;
  return { ...place, path: `${place.path}/pullrequests/${number}` };
}

/**
 * The URL of commit reports. Without a token they are reached through the proxy that every step has on its own machine,
 * which accepts http and adds its own token:
 * https://bitbucket.org/blog/provide-full-context-to-reviewers-by-including-pipeline-artifacts-within-the-pull-request
 */
export function findCommits(env: Environment): PlatformPlace | undefined {
  const place = findRepository(env);
  if (place === undefined) return undefined;
  const commits = { ...place, path: `${place.path}/commit` };
  if (textOf(env[bitbucket.token]) !== undefined) return commits;
  return { ...commits, baseUrl: 'http://api.bitbucket.org/2.0', via: 'http://localhost:29418' };
}
