/** Scans in the test's own thread, with the real scanners: loading them once for each scan takes most of a test's time. */
import { tmpdir } from 'node:os';
import { vi } from 'vitest';

vi.mock('../src/service/scanners.ts', async () => {
  const { scanCommit } = await import('../src/service/scan-commit.ts');
  const { scanTree } = await import('./service/scan-tree.ts');
  return {
    scanWith: () => (job: never, signal: AbortSignal) =>
      scanCommit(job, signal, { scanTree, temporaryFolder: tmpdir() }),
  };
});
