/**
 * Travis CI. TRAVIS_BRANCH is the target of a pull request, and the tag for a tag. It builds the merge of a pull
 * request.
 */
import { booleanOf, type CiEvent, type CiSystem, differs, numberOf, shaOf, textOf } from './system.ts';

const events: Readonly<Record<string, CiEvent>> = { cron: 'schedule', api: 'manual' };

export const travis = {
  id: 'travis',
  name: 'Travis CI',
  docs: 'https://docs.travis-ci.com/user/environment-variables/#default-environment-variables',
  wholeHistory: 'git: { depth: false }',
  isHere: (env) => env.TRAVIS === 'true',
  facts: (env) => {
    const pullRequest = numberOf(env.TRAVIS_PULL_REQUEST);
    const isChange = pullRequest !== undefined;
    const tag = textOf(env.TRAVIS_TAG);
    const isPrivate = booleanOf(env.TRAVIS_REPO_PRIVATE);
    const built = shaOf(env.TRAVIS_COMMIT);
    return {
      event: isChange ? 'pull request' : tag === undefined ? (events[env.TRAVIS_EVENT_TYPE ?? ''] ?? 'branch') : 'tag',
      branch: isChange
        ? textOf(env.TRAVIS_PULL_REQUEST_BRANCH)
        : tag === undefined
          ? textOf(env.TRAVIS_BRANCH)
          : undefined,
      tag,
      headSha: isChange ? shaOf(env.TRAVIS_PULL_REQUEST_SHA) : built,
      builtSha: built,
      isChange,
      pullRequest,
      isDraft: booleanOf(env.TRAVIS_PULL_REQUEST_IS_DRAFT),
      baseBranch: isChange ? textOf(env.TRAVIS_BRANCH) : undefined,
      isFork: isChange ? differs(env.TRAVIS_PULL_REQUEST_SLUG, env.TRAVIS_REPO_SLUG) : undefined,
      isForkOfOrigin: true,
      isPublic: isPrivate === undefined ? undefined : !isPrivate,
      runUrl: textOf(env.TRAVIS_BUILD_WEB_URL),
    };
  },
} as const satisfies CiSystem;
