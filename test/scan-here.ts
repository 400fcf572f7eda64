/** Scans with the real scanners in one process for all scans: loading them once for each scan takes most of a test's time. */
import { tmpdir } from 'node:os';
import { vi } from 'vitest';
import type { ScanOptions } from '../src/service/scanners.ts';

vi.mock('../src/service/scanners.ts', async () => {
  const { scanCommit } = await import('../src/service/scan-commit.ts');
  const { scanTree, scanTreeWith } = await import('./service/scan-tree.ts');
  return {
    createScanCommit:
      (_: URL, { lookUpPackages, selectScanners }: ScanOptions = {}) =>
      (job: never, signal: AbortSignal) => {
        const isBuiltin = selectScanners?.().isBuiltin !== false;
        const environment = { lookUpPackages, temporaryFolder: tmpdir() };
        return scanCommit(job, signal, { scanTree: isBuiltin ? scanTree : scanTreeWith([]), ...environment });
      },
  };
});
