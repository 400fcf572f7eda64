/**
 * Gitea Actions and Forgejo Actions, which also set GitHub's variables. A pull request is built at its own commit, not
 * merged.
 */
import { readActionsVariables } from '../github/system.ts';
import { type CiSystem, joinAttempt } from '../system.ts';

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
