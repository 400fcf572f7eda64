import { expect, it } from 'vitest';
import { externalIdOf, isKeyOf, keyOfRun } from '../../../src/ci/github/identity.ts';

const written = (category: string | undefined, event: string | undefined) =>
  externalIdOf(keyOfRun(category, event), 1_782_000_000_000);

it.each([
  ['of its pull request', 'web', undefined, true],
  ['of a push', 'web', 'push', true],
  ['of a category whose name begins alike', 'web-shop', undefined, false],
  ['of a push of such a category', 'web-shop', 'push', false],
  ['of no category', undefined, undefined, false],
])('a check run %s (category %s, event %s) is one of the category web: %s', (_, category, event, isOwn) => {
  expect(isKeyOf(written(category, event), 'web')).toBe(isOwn);
});

it('what has no external id is of no category', () => {
  expect(isKeyOf(null, undefined)).toBe(false);
});
