/** An engine that also names the files that it looked at, and what it answers when its packages are not installed. */

import type { Installation } from '../installation.ts';
import type { LockedPackage, LockSummary } from '../packages/locked-package.ts';
import type { AnalysisLimits } from '../text/limits.ts';
import type { Engine, EngineContext, EngineResult } from './engine.ts';
import type { Scanner } from './task.ts';

export interface TreeResult extends EngineResult {
  /** The files of the tree that the engine read and judged. */
  lookedAt: readonly string[];
  /** By file, the others on whose content, presence or absence its findings depend. */
  consulted?: ReadonlyMap<string, readonly string[]>;
  /** Only where it is known which files are changed. */
  limits?: AnalysisLimits;
  /** Packages of the tree's lock files, for whoever may ask a database. */
  packages?: readonly LockedPackage[];
  /** The lock files that were read or refused. */
  locks?: readonly LockSummary[];
}

export interface TreeEngine extends Engine {
  /** What of it runs in a thread of its own; undefined for engines without libraries. */
  scanner?: Scanner<never>;
  /**
   * Whether what is found in other files may depend on the file. Undefined: any may. Where a file is not shared, what is
   * found in it follows from its own name and content.
   */
  isShared?(path: string): boolean;
  /** Whether the file may be read in order to understand others, which `consulted` then names. */
  isConsulted?(path: string): boolean;
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

/** What the work yields; when its packages are not installed, that nothing was looked at, and how to change that. */
export async function ifInstalled(
  { name, packages }: Pick<Installation, 'name' | 'packages'>,
  work: () => Promise<TreeResult>,
): Promise<TreeResult> {
  const message = `Not covered: the scanner is not installed. Install it with: npm install --no-save ${packages.join(' ')}`;
  const result = await loadIfInstalled(work);
  return result ?? { findings: [], coverage: 'not covered', diagnostics: [{ engine: name, message }], lookedAt: [] };
}
