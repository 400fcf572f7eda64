/** Scans with the real scanners in one process for all scans: loading them once for each scan takes most of a test's time. */
import { tmpdir } from 'node:os';
import { vi } from 'vitest';
import type { askProgramVersions, ScanOptions } from '../src/shared/scan/scanners.ts';
import { runFolder } from './run-folder.ts';

vi.mock('../src/shared/scan/scanners.ts', async (importActual) => {
  const { scanCommit } = await import('../src/shared/scan/scan-commit.ts');
  const { scanTree, scanTreeWith } = await import('./shared/scan/scan-tree.ts');
  return {
    ...(await importActual<object>()),
    askProgramVersions: async (_: URL, versionsOf: Parameters<typeof askProgramVersions>[1]) => {
      const { askVersions } = await import('../src/scanners/programs/run-programs.ts');
      const { startProgram } = await import('./scanners/programs/scan.ts');
      // Programs of the machine take a second to say their version.
      const isOfTest = ({ file }: { file: unknown }) => typeof file !== 'string' || file.startsWith(runFolder());
      const answers = await askVersions({ folder: tmpdir(), versionsOf: versionsOf.filter(isOfTest) }, startProgram);
      const others = versionsOf.filter((each) => !isOfTest(each)).map(({ name }) => ({ name, version: '99.0' }));
      return [...answers, ...others];
    },
    createScanCommit:
      (_: URL, { lookUpPackages, selection }: ScanOptions = {}) =>
      (job: never, signal: AbortSignal) => {
        const isBuiltin = selection?.isBuiltin !== false;
        const environment = { lookUpPackages, temporaryFolder: tmpdir() };
        return scanCommit(job, signal, { scanTree: isBuiltin ? scanTree : scanTreeWith([]), ...environment });
      },
  };
});
