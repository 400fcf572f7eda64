/** How much memory a long list may take. */

/** From so many findings on it is worth it. */
const longList = 5000;

/**
 * Reading pages makes much that lives for a moment. V8 would let 100 MB of it pile up, and then let what stays grow to twice
 * its size before it looks again. Both flags are read whenever such a space is about to grow, and so can still be set.
 */
export async function keepMemorySmall(findings: number): Promise<void> {
  if (findings < longList) return;
  const { setFlagsFromString } = await import('node:v8');
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=10');
}
