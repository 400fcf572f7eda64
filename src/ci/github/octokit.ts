/** The Octokit of each entry, loaded when the first request needs it. */
export interface OctokitResponse {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  data: unknown;
}

/** The part of Octokit that the client uses. */
export interface Octokit {
  request: {
    (route: string, parameters: Record<string, unknown>): Promise<OctokitResponse>;
    endpoint(route: string, parameters: Record<string, unknown>): { url: string };
  };
}

export interface OctokitOptions {
  /** Undefined for public repositories, which can be read without a token. */
  token: string | undefined;
  baseUrl: string;
  userAgent: string;
  log: Record<'debug' | 'info' | 'warn' | 'error', () => void>;
  request: { fetch: unknown };
}

export type LoadOctokit = (options: OctokitOptions) => Promise<Octokit>;

/** For the command line. */
export const loadRestOctokit: LoadOctokit = async ({ token, ...options }) => {
  const { Octokit: RestOctokit } = await import(/* webpackChunkName: "octokit" */ '@octokit/rest');
  return new RestOctokit({ ...options, auth: token });
};

/** For the action. */
export const loadActionOctokit: LoadOctokit = async ({ token, ...options }) => {
  // The toolkit requires a token.
  if (token === undefined) return loadRestOctokit({ token, ...options });
  const { getOctokit } = await import(/* webpackChunkName: "octokit" */ '@actions/github');
  return getOctokit(token, options);
};
