/** How the gate reaches GitHub's API: the runner's variables, a token, and the Octokit of the entry. */
import type { Environment } from '../system.ts';

/** The part of Octokit that the client uses. */
export interface Octokit {
  request(route: string, parameters: Record<string, unknown>): Promise<unknown>;
}

interface OctokitOptions extends Record<string, unknown> {
  /** Undefined for public repositories, which can be read without a token. */
  token: string | undefined;
  baseUrl: string;
  userAgent: string;
  log: Record<'debug' | 'info' | 'warn' | 'error', () => void>;
}

export type LoadOctokit = (options: OctokitOptions) => Promise<Octokit>;

/** For the command line. */
export const loadRestOctokit: LoadOctokit = async (options) =>
  (await import('./octokit.ts')).createRestOctokit(options);

/** For the action. */
export const loadActionOctokit: LoadOctokit = async (options) =>
  (await import('./octokit.ts')).createActionOctokit(options);

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
