import { beforeEach, expect, it, vi } from 'vitest';

const flags: string[] = [];
vi.mock('node:v8', () => ({ setFlagsFromString: (flag: string) => flags.push(flag) }));

beforeEach(() => {
  flags.length = 0;
  vi.resetModules();
});

const small = ['--semi-space-growth-factor=1', '--no-parallel-scavenge'];
const [reading, afterwards] = ['--heap-growing-percent=100', '--heap-growing-percent=10'];

it('leaves a short list to V8', async () => {
  const { keepMemorySmall, readList } = await import('../../src/steps/memory.ts');
  await keepMemorySmall(4999);
  expect(await readList(async () => 7)).toBe(7);
  expect(flags).toEqual([]);
});

it('keeps the memory of a long list small, and of what comes after it smaller', async () => {
  const { keepMemorySmall, readList } = await import('../../src/steps/memory.ts');
  await keepMemorySmall(5000);
  expect(flags).toEqual([...small, afterwards]);
  await readList(async () => expect(flags.at(-1)).toBe(reading));
  expect(flags.at(-1)).toBe(afterwards);
});

it('sets the flags of one process once', async () => {
  const { keepMemorySmall } = await import('../../src/steps/memory.ts');
  await keepMemorySmall(5000);
  await keepMemorySmall(100_000);
  expect(flags).toEqual([...small, afterwards]);
});

it('waits for the last of several lists, whichever way they end', async () => {
  const { keepMemorySmall, readList } = await import('../../src/steps/memory.ts');
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const lists = Promise.allSettled([readList(() => first.promise), readList(() => second.promise)]);
  await keepMemorySmall(5000);
  expect(flags.at(-1)).toBe(reading);
  first.reject(new Error('cut off'));
  await vi.waitFor(() => expect(flags.length).toBe(4));
  expect(flags.at(-1)).toBe(reading);
  second.resolve();
  await lists;
  expect(flags.at(-1)).toBe(afterwards);
});
