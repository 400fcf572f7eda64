/** AppVeyor. For a pull request APPVEYOR_REPO_BRANCH is its target, and the build is of the test merge. */
import {
  buildHostedUrl,
  type CiEvent,
  type CiSystem,
  type Environment,
  isDifferentName,
  parseBoolean,
  parsePositiveInteger,
  parseSha,
  readVariableText,
} from '../system.ts';

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
  isHere: (env) => parseBoolean(env.APPVEYOR) === true,
  facts: (env) => {
    const pullRequest = parsePositiveInteger(env.APPVEYOR_PULL_REQUEST_NUMBER);
    const isChange = pullRequest !== undefined;
    const own = readVariableText(env.APPVEYOR_REPO_BRANCH);
    const tag =
      parseBoolean(env.APPVEYOR_REPO_TAG) === true ? (readVariableText(env.APPVEYOR_REPO_TAG_NAME) ?? own) : undefined;
    const built = parseSha(env.APPVEYOR_REPO_COMMIT);
    return {
      event: isChange ? 'pull request' : tag === undefined ? readEvent(env) : 'tag',
      branch: isChange
        ? readVariableText(env.APPVEYOR_PULL_REQUEST_HEAD_REPO_BRANCH)
        : tag === undefined
          ? own
          : undefined,
      tag,
      headSha: isChange ? parseSha(env.APPVEYOR_PULL_REQUEST_HEAD_COMMIT) : built,
      builtSha: built,
      isChange,
      pullRequest,
      baseBranch: isChange ? own : undefined,
      isFork: isChange ? isDifferentName(env.APPVEYOR_PULL_REQUEST_HEAD_REPO_NAME, env.APPVEYOR_REPO_NAME) : undefined,
      isForkOfOrigin: true,
      repositoryUrl: buildHostedUrl(hosts[env.APPVEYOR_REPO_PROVIDER?.toLowerCase() ?? ''], env.APPVEYOR_REPO_NAME),
      runUrl: buildRunUrl(env),
    };
  },
} as const satisfies CiSystem;

function readEvent(env: Environment): CiEvent {
  if (parseBoolean(env.APPVEYOR_SCHEDULED_BUILD) === true) return 'schedule';
  return parseBoolean(env.APPVEYOR_FORCED_BUILD) === true ? 'manual' : 'branch';
}

function buildRunUrl(env: Environment): string | undefined {
  const { APPVEYOR_URL, APPVEYOR_ACCOUNT_NAME, APPVEYOR_PROJECT_SLUG, APPVEYOR_BUILD_ID } = env;
  if (!APPVEYOR_URL || !APPVEYOR_ACCOUNT_NAME || !APPVEYOR_PROJECT_SLUG || !APPVEYOR_BUILD_ID) return undefined;
  return `${APPVEYOR_URL}/project/${APPVEYOR_ACCOUNT_NAME}/${APPVEYOR_PROJECT_SLUG}/builds/${APPVEYOR_BUILD_ID}`;
}
