/** Runs all engines side by side over one exported tree; one that fails leaves the others' findings as they are. */
import type { Run } from 'sarif';
import { cancelled } from '../errors.ts';
import type { ScanRequest } from '../text/scan-request.ts';
import type { EngineContext } from './engine.ts';
import { writeRun } from './sarif.ts';
import type { LookAtEach } from './task.ts';
import type { TreeEngine, TreeResult } from './tree-engine.ts';

export interface EngineSurroundings {
  signal: AbortSignal;
  /** How the engines' scanners are run; in this thread unless told otherwise. */
  lookAtEach?: LookAtEach;
}

/** One run of SARIF for each engine that is asked, in their order. Rejects with CANCELLED when the signal aborts. */
export async function runEngines(
  engines: readonly TreeEngine[],
  { root, files, changed, extras = [], only }: ScanRequest,
  surroundings: EngineSurroundings,
): Promise<Run[]> {
  const context = { root, neighbours: files, changed: changed && new Set(changed), extras, ...surroundings };
  const paths =
    changed === undefined || only !== undefined
      ? undefined
      : [...new Set([...files.map(({ path }) => path), ...changed])];
  const asked = engines.filter(({ name }) => only === undefined || only[name] !== undefined);
  const scans = asked.map(async (engine): Promise<Run> => {
    const wanted = only && new Set(only[engine.name]);
    const own = files.filter(({ path }) => wanted === undefined || wanted.has(path));
    return writeRun(engine, await scanTree(engine, { ...context, files: own }), paths);
  });
  // All of them have ended before the tree goes away.
  const runs = await Promise.all(scans);
  if (surroundings.signal.aborted) throw cancelled(surroundings.signal);
  return runs;
}

/** When the engine fails, the others' findings count; that its own are missing keeps the run from passing. */
async function scanTree(engine: TreeEngine, context: EngineContext): Promise<TreeResult> {
  try {
    return await engine.scan(context);
  } catch (cause) {
    const [reason = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n', 1);
    const message = `The engine failed: ${reason.slice(0, 300)}`;
    return {
      findings: [],
      coverage: 'not covered',
      diagnostics: [{ engine: engine.name, message, failed: true }],
      lookedAt: [],
    };
  }
}
