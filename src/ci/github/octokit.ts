/** Which Octokit a client of GitHub works with: each entry's own, loaded when the first request needs it. */

export interface OctokitAnswer {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  data: unknown;
}

/** What a client needs of an Octokit. */
export interface Octokit {
  request: {
    (route: string, parameters: Record<string, unknown>): Promise<OctokitAnswer>;
    endpoint(route: string, parameters: Record<string, unknown>): { url: string };
  };
}

export interface OctokitOptions {
  /** Public repositories can be read without one. */
  token: string | undefined;
  baseUrl: string;
  userAgent: string;
  log: Record<'debug' | 'info' | 'warn' | 'error', () => void>;
  request: { fetch: unknown };
}

export type LoadOctokit = (options: OctokitOptions) => Promise<Octokit>;

/** On the command line. */
export const restOctokit: LoadOctokit = async ({ token, ...options }) => {
  const { Octokit: RestOctokit } = await import('@octokit/rest');
  return new RestOctokit({ ...options, auth: token });
};

/** In the action. */
export const actionOctokit: LoadOctokit = async ({ token, ...options }) => {
  // The toolkit makes no client without a token.
  if (token === undefined) return restOctokit({ token, ...options });
  const { getOctokit } = await import('@actions/github');
  return getOctokit(token, options);
};
