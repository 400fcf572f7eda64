/** How GitHub's interface is reached from here: the runner's variables, a token, and the Octokit of the entry. */
import type { Environment } from '../systems/system.ts';
import type { LoadOctokit } from './octokit.ts';

export interface GithubAccess {
  /** `https://api.github.com`, or the server's own on GitHub Enterprise. */
  apiUrl: string;
  /** `owner/name`. */
  repository: string;
  token: string | undefined;
  /** That of the command line unless told otherwise. */
  loadOctokit?: LoadOctokit | undefined;
}

/** Public repositories can be read without a token. */
export function githubAccess(env: Environment, token: string | undefined, loadOctokit?: LoadOctokit): GithubAccess {
  return {
    apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
    repository: env.GITHUB_REPOSITORY ?? '',
    token,
    loadOctokit,
  };
}
