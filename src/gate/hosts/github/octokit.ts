/** The Octokit of each entry. Both share most of their code, which is loaded when the first request needs it. */
import { getOctokit } from '@actions/github';
import { Octokit as RestOctokit } from '@octokit/rest';

/** For the command line. */
export function createRestOctokit({ token, ...options }: { token: string | undefined; [option: string]: unknown }) {
  return new RestOctokit({ ...options, auth: token });
}

/** For the action, whose toolkit requires a token. */
export function createActionOctokit({ token, ...options }: Parameters<typeof createRestOctokit>[0]) {
  return token === undefined ? createRestOctokit({ token, ...options }) : getOctokit(token, options);
}
