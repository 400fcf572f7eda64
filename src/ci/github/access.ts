/** How the gate reaches GitHub's API: the runner's variables, a token, and the Octokit of the entry. */
import type { Environment } from '../systems/system.ts';
import type { LoadOctokit } from './octokit.ts';

export interface GithubAccess {
  /** `https://api.github.com`, or the API URL of a GitHub Enterprise Server. */
  apiUrl: string;
  /** `owner/name`. */
  repository: string;
  token: string | undefined;
  /** Defaults to the Octokit of the command line. */
  loadOctokit?: LoadOctokit | undefined;
}

/** Public repositories can be read without a token. */
export function createGithubAccess(
  env: Environment,
  token: string | undefined,
  loadOctokit?: LoadOctokit,
): GithubAccess {
  return {
    apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
    repository: env.GITHUB_REPOSITORY ?? '',
    token,
    loadOctokit,
  };
}
