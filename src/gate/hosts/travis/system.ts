/**
 * Travis CI. TRAVIS_BRANCH is the target of a pull request, and the tag for a tag. It builds the merge of a pull
 * request.
 */
import {
  type CiEvent,
  type CiSystem,
  isDifferentName,
  parseBoolean,
  parsePositiveInteger,
  parseSha,
  readVariableText,
} from '../system.ts';

const events: Readonly<Record<string, CiEvent>> = { cron: 'schedule', api: 'manual' };

export const travis = {
  id: 'travis',
  name: 'Travis CI',
  docs: 'https://docs.travis-ci.com/user/environment-variables/#default-environment-variables',
  wholeHistory: 'git: { depth: false }',
  isHere: (env) => env.TRAVIS === 'true',
  facts: (env) => {
    const pullRequest = parsePositiveInteger(env.TRAVIS_PULL_REQUEST);
    const isChange = pullRequest !== undefined;
    const tag = readVariableText(env.TRAVIS_TAG);
    const isPrivate = parseBoolean(env.TRAVIS_REPO_PRIVATE);
    const built = parseSha(env.TRAVIS_COMMIT);
    return {
      event: isChange ? 'pull request' : tag === undefined ? (events[env.TRAVIS_EVENT_TYPE ?? ''] ?? 'branch') : 'tag',
      branch: isChange
        ? readVariableText(env.TRAVIS_PULL_REQUEST_BRANCH)
        : tag === undefined
          ? readVariableText(env.TRAVIS_BRANCH)
          : undefined,
      tag,
      headSha: isChange ? parseSha(env.TRAVIS_PULL_REQUEST_SHA) : built,
      builtSha: built,
      isChange,
      pullRequest,
      isDraft: parseBoolean(env.TRAVIS_PULL_REQUEST_IS_DRAFT),
      baseBranch: isChange ? readVariableText(env.TRAVIS_BRANCH) : undefined,
      isFork: isChange ? isDifferentName(env.TRAVIS_PULL_REQUEST_SLUG, env.TRAVIS_REPO_SLUG) : undefined,
      isForkOfOrigin: true,
      isPublic: isPrivate === undefined ? undefined : !isPrivate,
      runUrl: readVariableText(env.TRAVIS_BUILD_WEB_URL),
    };
  },
} as const satisfies CiSystem;
