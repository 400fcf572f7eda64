import { expect, it } from 'vitest';
import { GateError } from '../src/errors.ts';
import { runOnce, runUntilSuccess } from '../src/once.ts';

it('what is read once is read once, a failure too', async () => {
  let reads = 0;
  const read = runOnce(async () => {
    reads += 1;
    throw new GateError('UNAVAILABLE', 'no');
  });
  for (let turn = 0; turn < 3; turn++) await expect(read()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(reads).toBe(1);
});

it('what failed is read again where that is asked for, and what came of it then is kept', async () => {
  let times = 0;
  const read = runUntilSuccess(async () => {
    times += 1;
    if (times === 1) throw new Error('the first');
    return times;
  });
  await expect(Promise.all([read(), read()])).rejects.toThrow('the first');
  expect(await Promise.all([read(), read()])).toEqual([2, 2]);
  expect(await read()).toBe(2);
});
