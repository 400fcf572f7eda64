/** AppVeyor. For a pull request APPVEYOR_REPO_BRANCH is its target, and the build is of the test merge. */
import {
  booleanOf,
  type CiEvent,
  type CiSystem,
  differs,
  type Environment,
  hostedUrl,
  numberOf,
  shaOf,
  textOf,
} from './system.ts';

const hosts: Readonly<Record<string, string>> = {
  github: 'github.com',
  bitbucket: 'bitbucket.org',
  gitlab: 'gitlab.com',
};

export const appveyor = {
  id: 'appveyor',
  name: 'AppVeyor',
  docs: 'https://www.appveyor.com/docs/environment-variables/',
  wholeHistory: 'no clone_depth and no shallow_clone',
  isHere: (env) => booleanOf(env.APPVEYOR) === true,
  facts: (env) => {
    const pullRequest = numberOf(env.APPVEYOR_PULL_REQUEST_NUMBER);
    const isChange = pullRequest !== undefined;
    const own = textOf(env.APPVEYOR_REPO_BRANCH);
    const tag = booleanOf(env.APPVEYOR_REPO_TAG) === true ? (textOf(env.APPVEYOR_REPO_TAG_NAME) ?? own) : undefined;
    const built = shaOf(env.APPVEYOR_REPO_COMMIT);
    return {
      event: isChange ? 'pull request' : tag === undefined ? startedBy(env) : 'tag',
      branch: isChange ? textOf(env.APPVEYOR_PULL_REQUEST_HEAD_REPO_BRANCH) : tag === undefined ? own : undefined,
      tag,
      headSha: isChange ? shaOf(env.APPVEYOR_PULL_REQUEST_HEAD_COMMIT) : built,
      builtSha: built,
      isChange,
      pullRequest,
      baseBranch: isChange ? own : undefined,
      isFork: isChange ? differs(env.APPVEYOR_PULL_REQUEST_HEAD_REPO_NAME, env.APPVEYOR_REPO_NAME) : undefined,
      isForkOfOrigin: true,
      repositoryUrl: hostedUrl(hosts[env.APPVEYOR_REPO_PROVIDER?.toLowerCase() ?? ''], env.APPVEYOR_REPO_NAME),
      runUrl: runUrl(env),
    };
  },
} as const satisfies CiSystem;

function startedBy(env: Environment): CiEvent {
  if (booleanOf(env.APPVEYOR_SCHEDULED_BUILD) === true) return 'schedule';
  return booleanOf(env.APPVEYOR_FORCED_BUILD) === true ? 'manual' : 'branch';
}

function runUrl(env: Environment): string | undefined {
  const { APPVEYOR_URL, APPVEYOR_ACCOUNT_NAME, APPVEYOR_PROJECT_SLUG, APPVEYOR_BUILD_ID } = env;
  if (!APPVEYOR_URL || !APPVEYOR_ACCOUNT_NAME || !APPVEYOR_PROJECT_SLUG || !APPVEYOR_BUILD_ID) return undefined;
  return `${APPVEYOR_URL}/project/${APPVEYOR_ACCOUNT_NAME}/${APPVEYOR_PROJECT_SLUG}/builds/${APPVEYOR_BUILD_ID}`;
}
