/** The Octokit of each entry. Both share most of their code, which is loaded when the first request needs it. */
import { getOctokit } from '@actions/github';
import { Octokit as RestOctokit } from '@octokit/rest';

interface Options extends Record<string, unknown> {
  token: string | undefined;
}

/** For the command line. */
export function createRestOctokit({ token, ...options }: Options) {
  return new RestOctokit({ ...options, auth: token });
}

/** For the action, whose toolkit requires a token. */
export function createActionOctokit({ token, ...options }: Options) {
  return token === undefined ? createRestOctokit({ token, ...options }) : getOctokit(token, options);
}
