/** Runs all engines in parallel over one exported tree. One that fails does not affect the findings of the others. */
import type { Run } from 'sarif';
import { createCancelledError } from '../shared/errors.ts';
import type { ScanRequest } from '../shared/text/scan-request.ts';
import type { EngineContext, ScanEach, TreeEngine, TreeResult } from './engine.ts';
import { createUnshippedTest, findLoadedCode, type LoadedCode, lowerUnshipped } from './loaded-code.ts';
import { findReachable, invertEdges, joinEdges } from './reach.ts';
import { writeRun } from './sarif.ts';

interface EngineOptions {
  signal: AbortSignal;
  /** Runs the engines' scanners. By default they run in this thread. */
  lookAtEach?: ScanEach;
}

/** One SARIF run for each requested engine, in their order. Rejects with CANCELLED when the signal aborts. */
export async function runEngines(
  engines: readonly TreeEngine[],
  { root, files, changed, extras = [], only, isNarrow }: ScanRequest,
  surroundings: EngineOptions,
): Promise<Run[]> {
  const context = { root, neighbours: files, changed: changed && new Set(changed), isNarrow, extras, ...surroundings };
  const paths =
    changed === undefined || only !== undefined
      ? undefined
      : [...new Set([...files.map(({ path }) => path), ...changed])];
  const unshipped = createUnshippedTest({ root, files });
  const asked = engines.filter(({ name }) => only === undefined || only[name] !== undefined);
  const scans = asked.map(async (engine): Promise<Run> => {
    const loaded = engine.loads && findLoadedCode({ root, files }, engine.loads);
    const affected =
      isNarrow === true ? listAffected(engine, { ...context, files, ...(loaded && { loaded }) }) : undefined;
    const wanted = only === undefined ? affected : new Set(only[engine.name]);
    const own = files.filter(({ path }) => wanted === undefined || wanted.has(path));
    const isIdle = affected !== undefined && own.length === 0;
    const found = isIdle ? unaffected : await runEngine(engine, { ...context, files: own, ...(loaded && { loaded }) });
    const result = lowerUnshipped(engine.name, addLoaders(found, loaded), unshipped);
    return writeRun(engine, result, paths);
  });
  // All engines must have ended before the tree is deleted.
  const runs = await Promise.all(scans);
  if (surroundings.signal.aborted) throw createCancelledError(surroundings.signal);
  return runs;
}

/** The result of an engine that scans nothing that was changed. */
const unaffected: TreeResult = { findings: [], coverage: 'covered', diagnostics: [], lookedAt: [] };

/** The files in which the change can have changed what the engine finds. */
function listAffected(engine: TreeEngine, context: EngineContext): Set<string> {
  const { files, changed = new Set<string>(), loaded = new Map<string, string[]>() } = context;
  const moved = findReachable(changed, (path) => loaded.get(path) ?? []);
  const isShared = engine.isShared ?? (() => true);
  const isMoved = [...moved].some((path) => isShared(path));
  const shared = isMoved ? files.map(({ path }) => path).filter((path) => isShared(path)) : [];
  const affected = [...moved, ...shared, ...(engine.findAffected?.(context, moved) ?? [])];
  const loads = invertEdges(loaded);
  return findReachable(affected, (path) => loads.get(path) ?? []);
}

/** What is found in a file that only its loaders make a program, and in these, depends on all of them. */
function addLoaders(result: TreeResult, loaded: LoadedCode | undefined): TreeResult {
  if (loaded === undefined || loaded.size === 0) return result;
  return { ...result, consulted: joinEdges(loaded, result.consulted) };
}

/** When an engine fails, the findings of the others count; its own missing findings keep the run from passing. */
async function runEngine(engine: TreeEngine, context: EngineContext): Promise<TreeResult> {
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
