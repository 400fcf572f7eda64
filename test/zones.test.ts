import { expect, it } from 'vitest';

/** Minutes that a zone is behind Greenwich, by the names that `vitest.config.ts` runs tests in. */
const offsets: Readonly<Record<string, number>> = { 'Pacific/Honolulu': 600, 'Pacific/Kiritimati': -840 };

it('a zone that tests are run in is the one that they see', () => {
  const { TZ = '' } = process.env;
  expect(Object.keys(offsets)).toContain(TZ);
  expect(new Date('2026-06-01T00:00:00Z').getTimezoneOffset()).toBe(offsets[TZ]);
});
