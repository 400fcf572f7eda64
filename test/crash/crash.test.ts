import { expect, it } from 'vitest';
import { crash } from './crash.ts';

it('killed at random moments, the service loses nothing that it acknowledged, and no event', async () => {
  // A few; the hundred of `node test/crash/crash.ts` take minutes.
  const moments = [0.1, 0.9, 0.5, 0.3];
  const table = await crash(moments.length, () => moments.pop() ?? 0.5);
  expect(table.broken).toEqual([]);
  expect(table.completed + table.failed).toBeGreaterThanOrEqual(table.acknowledged);
  expect(table.events).toBeGreaterThan(0);
}, 600_000);
