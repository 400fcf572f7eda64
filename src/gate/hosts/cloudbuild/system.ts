/** Google Cloud Build. A step sees its substitutions only with `automapSubstitutions` or `env`. */
import { parseRepositoryUrl } from '../repository-url.ts';
import {
  type CiSystem,
  type Environment,
  isDifferentName,
  parsePositiveInteger,
  parseSha,
  readVariableText,
} from '../system.ts';

export const cloudbuild = {
  id: 'cloudbuild',
  name: 'Google Cloud Build',
  docs: 'https://cloud.google.com/build/docs/configuring-builds/substitute-variable-values',
  wholeHistory: 'git fetch --unshallow in a step before it',
  isHere: (env) => env.BUILDER_OUTPUT === '/builder/outputs',
  facts: (env) => {
    const pullRequest = parsePositiveInteger(env._PR_NUMBER);
    // A step may be handed only some of them. For a pull request BRANCH_NAME is its source, which may be a fork's branch.
    const isChange = Boolean(env._PR_NUMBER || env._HEAD_REPO_URL || env._HEAD_BRANCH || env._BASE_BRANCH);
    const tag = readVariableText(env.TAG_NAME);
    const built = parseSha(env.COMMIT_SHA) ?? parseSha(env.REVISION_ID);
    return {
      event: isChange ? 'pull request' : tag === undefined ? 'branch' : 'tag',
      branch: isChange
        ? (readVariableText(env._HEAD_BRANCH) ?? readVariableText(env.BRANCH_NAME))
        : tag === undefined
          ? readVariableText(env.BRANCH_NAME)
          : undefined,
      tag,
      headSha: isChange ? undefined : built,
      builtSha: built,
      isChange: isChange ? true : tag !== undefined || env.BRANCH_NAME ? false : undefined,
      pullRequest,
      baseBranch: readVariableText(env._BASE_BRANCH),
      isFork: isChange
        ? isDifferentName(parseRepositoryUrl(env._HEAD_REPO_URL ?? '')?.path, env.REPO_FULL_NAME)
        : undefined,
      isForkOfOrigin: true,
      runUrl: buildRunUrl(env),
    };
  },
} as const satisfies CiSystem;

function buildRunUrl({ BUILD_ID, LOCATION, PROJECT_ID }: Environment): string | undefined {
  if (!BUILD_ID || !LOCATION || !PROJECT_ID) return undefined;
  return `https://console.cloud.google.com/cloud-build/builds;region=${LOCATION}/${BUILD_ID}?project=${PROJECT_ID}`;
}
