/** The real scanners in a process of their own, loaded once for all scans of a test process: `scan-tree.ts` starts it. */
import { iacEngine } from '../../../src/scanners/iac/iac.ts';
import { patternEngine } from '../../../src/scanners/patterns/patterns.ts';
import { pythonEngine } from '../../../src/scanners/python/python.ts';
import { runEngines } from '../../../src/scanners/run-engines.ts';
import { createSastEngine, sastEngine } from '../../../src/scanners/sast/sast.ts';
import { scaEngine } from '../../../src/scanners/sca/sca.ts';
import { secretsEngine } from '../../../src/scanners/secrets/secrets.ts';

type ScanRequest = Parameters<typeof runEngines>[1];

/** A scan to start, or, without a request, one to abort. */
export interface ScanMessage {
  id: number;
  request?: ScanRequest;
  within?: ScanLimits | undefined;
}

/** With the scanners of JavaScript and Python alone, and with other limits for JavaScript. */
export interface ScanLimits {
  limits: NonNullable<NonNullable<Parameters<typeof createSastEngine>[0]>['limits']>;
}

export interface ScanAnswer {
  id: number;
  /** One SARIF run for each engine. */
  runs?: unknown[];
  error?: string;
}

const started = new Map<number, AbortController>();

process.on('message', async ({ id, request, within }: ScanMessage) => {
  if (request === undefined) started.get(id)?.abort();
  else process.send?.(await answerScan(id, request, within));
});
process.on('disconnect', () => process.exit());

const engines = [secretsEngine, sastEngine, pythonEngine, patternEngine, scaEngine, iacEngine];
const createEngines = ({ limits }: ScanLimits) => [createSastEngine({ limits }), pythonEngine];

async function answerScan(id: number, request: ScanRequest, within: ScanLimits | undefined): Promise<ScanAnswer> {
  const using = within === undefined ? engines : createEngines(within);
  const controller = new AbortController();
  started.set(id, controller);
  try {
    return { id, runs: await runEngines(using, request, { signal: controller.signal }) };
  } catch (error) {
    return { id, error: String(error) };
  } finally {
    started.delete(id);
  }
}
