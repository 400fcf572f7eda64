/** Gitea Actions and Forgejo Actions, which set GitHub's variables too. A pull request is built at its own commit, not merged. */
import { readActions } from './github.ts';
import type { CiSystem } from './system.ts';

export const gitea = {
  id: 'gitea',
  name: 'Gitea or Forgejo Actions',
  docs: 'https://docs.gitea.com/usage/actions/faq',
  wholeHistory: 'actions/checkout with fetch-depth: 0',
  isHere: (env) => env.GITEA_ACTIONS === 'true' || env.FORGEJO_ACTIONS === 'true',
  facts: (env) => {
    const facts = readActions(env);
    // https://github.com/go-gitea/gitea/issues/27039
    const isHead = env.GITHUB_REF?.endsWith('/head') === true;
    return isHead ? { ...facts, headSha: facts.builtSha } : facts;
  },
} as const satisfies CiSystem;
