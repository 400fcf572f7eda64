import { expect, it } from 'vitest';
import { formatExternalId, formatRunKey, hasCategory } from '../../../src/ci/github/identity.ts';

const written = (category: string | undefined, event: string | undefined) =>
  formatExternalId(formatRunKey(category, event), 1_782_000_000_000);

it.each([
  ['of its pull request', 'web', undefined, true],
  ['of a push', 'web', 'push', true],
  ['of a category whose name begins alike', 'web-shop', undefined, false],
  ['of a push of such a category', 'web-shop', 'push', false],
  ['of no category', undefined, undefined, false],
])('a check run %s (category %s, event %s) is one of the category web: %s', (_, category, event, isOwn) => {
  expect(hasCategory(written(category, event), 'web')).toBe(isOwn);
});

it('what has no external id is of no category', () => {
  expect(hasCategory(null, undefined)).toBe(false);
});
