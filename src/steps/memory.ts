/** How much memory a long list may take. */

/** From so many findings on it is worth it. */
const longList = 5000;

/** By how many percent what stays may grow before V8 looks through all of it: while pages come, and afterwards. */
const growth = { reading: 100, afterwards: 10 };

let setFlag: ((flag: string) => void) | undefined;
let lists = 0;

/**
 * Reading pages makes much that lives for a moment. V8 would let 100 MB of it pile up, and then let what stays grow to four
 * times its size before it looks again. These flags are read whenever such a space is about to grow or to be looked through,
 * and so can still be set.
 */
export async function keepMemorySmall(findings: number): Promise<void> {
  if (findings < longList || setFlag !== undefined) return;
  setFlag = (await import('node:v8')).setFlagsFromString;
  setFlag('--semi-space-growth-factor=1');
  // A young generation so small is looked through sooner by one thread than others are woken.
  setFlag('--no-parallel-scavenge');
  letGrow();
}

/** While a list is read nearly all that is new stays: to look through it often would cost a third of the time. */
export async function readList<T>(read: () => Promise<T>): Promise<T> {
  lists += 1;
  letGrow();
  try {
    return await read();
  } finally {
    lists -= 1;
    letGrow();
  }
}

function letGrow(): void {
  setFlag?.(`--heap-growing-percent=${lists > 0 ? growth.reading : growth.afterwards}`);
}
