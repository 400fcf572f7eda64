/** Scans in the test's own thread, with the real scanners: loading them once for each scan takes most of a test's time. */
import { tmpdir } from 'node:os';
import { vi } from 'vitest';

vi.mock('../src/service/worker/scan.ts', async () => {
  const { scanCommit } = await import('../src/service/scan-commit.ts');
  return {
    scanInWorker: () => (job: never, signal: AbortSignal) => scanCommit(job, signal, { temporaryFolder: tmpdir() }),
  };
});
