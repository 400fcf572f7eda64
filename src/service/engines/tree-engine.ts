/** An engine that also names the files that it looked at, and what it answers when its packages are not installed. */
import type { Engine, EngineContext, EngineResult } from './engine.ts';

export interface TreeResult extends EngineResult {
  /** The files of the tree that the engine read and judged. */
  lookedAt: readonly string[];
}

export interface TreeEngine extends Engine {
  scan(context: EngineContext): Promise<TreeResult>;
}

const missingCodes = new Set(['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND']);

/** What the loader yields; undefined when a package is not installed. Any other fault of loading is thrown. */
export async function loadIfInstalled<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch (error) {
    if (missingCodes.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** The answer of an engine whose packages are missing: nothing was looked at, and how to change that. */
export function notInstalled(engine: string, packages: readonly string[]): TreeResult {
  const message = `Not covered: the scanner is not installed. Install it with: npm install --no-save ${packages.join(' ')}`;
  return { findings: [], coverage: 'not covered', diagnostics: [{ engine, message }], lookedAt: [] };
}
