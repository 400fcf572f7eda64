/** How GitHub's interface is reached from here: the runner's variables, and a token. */
import type { Environment } from '../systems/system.ts';

export interface GithubAccess {
  /** `https://api.github.com`, or the server's own on GitHub Enterprise. */
  apiUrl: string;
  /** `owner/name`. */
  repository: string;
  token: string | undefined;
}

/** Public repositories can be read without a token. */
export function githubAccess(env: Environment, token: string | undefined): GithubAccess {
  return {
    apiUrl: env.GITHUB_API_URL ?? 'https://api.github.com',
    repository: env.GITHUB_REPOSITORY ?? '',
    token,
  };
}
