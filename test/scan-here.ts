/** Scans in the test's own thread, with the real scanners: loading them once for each scan takes most of a test's time. */
import { tmpdir } from 'node:os';
import { vi } from 'vitest';
import type { ScanOptions } from '../src/service/scanners.ts';

vi.mock('../src/service/scanners.ts', async () => {
  const { scanCommit } = await import('../src/service/scan-commit.ts');
  const { scanTree } = await import('./service/scan-tree.ts');
  return {
    createScanCommit:
      (_: URL, { lookUpPackages }: ScanOptions = {}) =>
      (job: never, signal: AbortSignal) =>
        scanCommit(job, signal, { scanTree, lookUpPackages, temporaryFolder: tmpdir() }),
  };
});
