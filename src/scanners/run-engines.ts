/** Runs all engines side by side over one exported tree; one that fails leaves the others' findings as they are. */
import type { Run } from 'sarif';
import { cancelled } from '../errors.ts';
import type { EngineContext, TreeFile } from './engine.ts';
import { writeRun } from './sarif.ts';
import type { TreeEngine, TreeResult } from './tree-engine.ts';

/** One run of SARIF for each engine, in their order. `filesFor` narrows the tree for an engine. */
export async function runEngines(
  engines: readonly TreeEngine[],
  context: EngineContext,
  filesFor: (engine: TreeEngine) => readonly TreeFile[] = () => context.files,
): Promise<Run[]> {
  const scans = engines.map(async (engine): Promise<Run> => {
    const asked = { ...context, neighbours: context.files, files: filesFor(engine) };
    return writeRun(engine, await scanTree(engine, asked));
  });
  // All of them have ended before the tree goes away.
  const runs = await Promise.all(scans);
  if (context.signal.aborted) throw cancelled(context.signal);
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
