/** Runs all engines side by side over one exported tree; one that fails leaves the others' findings as they are. */
import { cancelled } from '../errors.ts';
import type { EngineContext, TreeFile } from './engine.ts';
import type { TreeEngine, TreeResult } from './tree-engine.ts';

export interface EngineAnswer extends TreeResult {
  engine: TreeEngine;
}

/** `filesFor` narrows the tree for an engine. */
export async function runEngines(
  engines: readonly TreeEngine[],
  context: EngineContext,
  filesFor: (engine: TreeEngine) => readonly TreeFile[] = () => context.files,
): Promise<EngineAnswer[]> {
  const scans = engines.map(async (engine): Promise<EngineAnswer> => {
    try {
      return { engine, ...(await engine.scan({ ...context, neighbours: context.files, files: filesFor(engine) })) };
    } catch (cause) {
      return { engine, ...failed(engine.name, cause) };
    }
  });
  // All of them have ended before the tree goes away.
  const answers = await Promise.all(scans);
  if (context.signal.aborted) throw cancelled(context.signal);
  return answers;
}

/** The others' findings stand; that this engine's are missing keeps the run from passing. */
function failed(engine: string, cause: unknown): TreeResult {
  const [reason = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n', 1);
  const diagnostics = [{ engine, message: `The engine failed: ${reason.slice(0, 300)}`, failed: true }];
  return { findings: [], coverage: 'not covered', diagnostics, lookedAt: [] };
}
