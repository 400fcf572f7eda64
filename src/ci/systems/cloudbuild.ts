/** Google Cloud Build. A step sees its substitutions only with `automapSubstitutions` or `env`. */
import { foldRepositoryUrl } from '../repository-url.ts';
import { type CiSystem, differs, type Environment, numberOf, shaOf, textOf } from './system.ts';

export const cloudbuild = {
  id: 'cloudbuild',
  name: 'Google Cloud Build',
  docs: 'https://cloud.google.com/build/docs/configuring-builds/substitute-variable-values',
  wholeHistory: 'git fetch --unshallow in a step before it',
  isHere: (env) => env.BUILDER_OUTPUT === '/builder/outputs',
  facts: (env) => {
    const pullRequest = numberOf(env._PR_NUMBER);
    // A step may be handed only some of them. For a pull request BRANCH_NAME is its source, which may be a fork's branch.
    const isChange = Boolean(env._PR_NUMBER || env._HEAD_REPO_URL || env._HEAD_BRANCH || env._BASE_BRANCH);
    const tag = textOf(env.TAG_NAME);
    const built = shaOf(env.COMMIT_SHA) ?? shaOf(env.REVISION_ID);
    return {
      event: isChange ? 'pull request' : tag === undefined ? 'branch' : 'tag',
      branch: isChange
        ? (textOf(env._HEAD_BRANCH) ?? textOf(env.BRANCH_NAME))
        : tag === undefined
          ? textOf(env.BRANCH_NAME)
          : undefined,
      tag,
      headSha: isChange ? undefined : built,
      builtSha: built,
      isChange: isChange ? true : tag !== undefined || env.BRANCH_NAME ? false : undefined,
      pullRequest,
      baseBranch: textOf(env._BASE_BRANCH),
      isFork: isChange ? differs(foldRepositoryUrl(env._HEAD_REPO_URL ?? '')?.path, env.REPO_FULL_NAME) : undefined,
      isForkOfOrigin: true,
      runUrl: runUrl(env),
    };
  },
} as const satisfies CiSystem;

function runUrl({ BUILD_ID, LOCATION, PROJECT_ID }: Environment): string | undefined {
  if (!BUILD_ID || !LOCATION || !PROJECT_ID) return undefined;
  return `https://console.cloud.google.com/cloud-build/builds;region=${LOCATION}/${BUILD_ID}?project=${PROJECT_ID}`;
}
