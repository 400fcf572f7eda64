/** Runs scanners in the test's own thread, and hands on what is read from the SARIF that they write. */
import { readScannerRun } from '../../src/sarif/scanner-run.ts';
import { engines } from '../../src/scanners/registry.ts';
import { runEngines } from '../../src/scanners/run-engines.ts';
import type { TreeEngine } from '../../src/scanners/tree-engine.ts';
import type { ScanTree } from '../../src/service/scan-commit.ts';

export function scanTreeWith(using: readonly TreeEngine[]): ScanTree {
  return async (request, signal) => {
    const runs = await runEngines(using, JSON.parse(JSON.stringify(request)), { signal });
    return (JSON.parse(JSON.stringify(runs)) as unknown[]).map(readScannerRun);
  };
}

/** With the real scanners. */
export const scanTree: ScanTree = scanTreeWith(engines);
