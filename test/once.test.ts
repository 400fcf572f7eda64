import { describe, expect, it } from 'vitest';
import { GateError } from '../src/errors.ts';
import { createWaker, runOnce, runUntilSuccess } from '../src/once.ts';

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

describe('a waker', () => {
  it('runs its task once more when it is asked during a run, and never twice at the same time', async () => {
    const gates: PromiseWithResolvers<void>[] = [];
    let running = 0;
    const waker = createWaker(async () => {
      running += 1;
      expect(running).toBe(1);
      const gate = Promise.withResolvers<void>();
      gates.push(gate);
      await gate.promise;
      running -= 1;
    });
    for (const _ of 'abc') waker.wake();
    expect(gates).toHaveLength(1);
    gates[0]?.resolve();
    while (gates.length < 2) await Promise.resolve();
    gates[1]?.resolve();
    await waker.idle();
    expect(gates).toHaveLength(2);
    waker.wake();
    expect(gates).toHaveLength(3);
    gates[2]?.resolve();
    await waker.idle();
  });
});
