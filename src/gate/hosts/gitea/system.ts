/**
 * Gitea Actions and Forgejo Actions, which also set GitHub's variables. A pull request is built at its own commit, not
 * merged.
 */
import { readActionsVariables } from '../github/system.ts';
import {
  type CiSystem,
  type Environment,
  joinAttempt,
  type PlatformEndpoint,
  parsePullNumber,
  readVariableText,
} from '../system.ts';

export const gitea = {
  id: 'gitea',
  name: 'Gitea or Forgejo Actions',
  docs: 'https://docs.gitea.com/usage/actions/faq',
  wholeHistory: 'actions/checkout with fetch-depth: 0',
  // The runner sets GITHUB_TOKEN, and Forgejo's also FORGEJO_TOKEN. Users set GITEA_TOKEN from the secret of that name.
  token: ['GITEA_TOKEN', 'FORGEJO_TOKEN', 'GITHUB_TOKEN'],
  attempt: (env) => joinAttempt([env.GITHUB_RUN_ID, env.GITHUB_RUN_ATTEMPT]),
  isHere: (env) => env.GITEA_ACTIONS === 'true' || env.FORGEJO_ACTIONS === 'true',
  facts: (env) => {
    const facts = readActionsVariables(env);
    // https://github.com/go-gitea/gitea/issues/27039
    const isHead = env.GITHUB_REF?.endsWith('/head') === true;
    return isHead ? { ...facts, headSha: facts.builtSha } : facts;
  },
} as const satisfies CiSystem;

/** The repository in the API that the job's own variables name. */
export function findGiteaRepository(env: Environment): PlatformEndpoint | undefined {
  const [owner, name, ...more] = (env.GITHUB_REPOSITORY ?? '').split('/');
  const server = readVariableText(env.GITHUB_SERVER_URL)?.replace(/\/+$/, '');
  const baseUrl = readVariableText(env.GITHUB_API_URL)?.replace(/\/+$/, '') ?? (server && `${server}/api/v1`);
  if (!owner || !name || more.length > 0 || !baseUrl) return undefined;
  const path = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
  return { baseUrl, path, pageUrl: readActionsVariables(env).runUrl };
}

/** The number of the pull request that is built. Undefined when there is none. */
export function findGiteaPullRequest(env: Environment): number | undefined {
  return parsePullNumber(env.GITHUB_REF);
}
