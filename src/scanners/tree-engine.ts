/** An engine that also names the files it scanned, and its result when its packages are not installed. */

import type { Installation } from '../shared/installation.ts';
import type { LockedPackage, LockSummary } from '../shared/packages/locked-package.ts';
import type { AnalysisLimits } from '../shared/text/limits.ts';
import type { Engine, EngineContext, EngineResult } from './engine.ts';
import type { LoadingLanguage } from './loaded-code.ts';
import type { Scanner } from './task.ts';

export interface TreeResult extends EngineResult {
  /** The files of the tree that the engine scanned. */
  lookedAt: readonly string[];
  /** By file, the other files on whose content, presence or absence its findings depend. */
  consulted?: ReadonlyMap<string, readonly string[]>;
  /** Only set when it is known which files changed. */
  limits?: AnalysisLimits;
  /** Packages in the lock files of the tree, for a lookup in a database. */
  packages?: readonly LockedPackage[];
  /** The lock files that were read or refused. */
  locks?: readonly LockSummary[];
}

export interface TreeEngine extends Engine {
  /** The part that runs in a separate process. Undefined for engines without libraries. */
  scanner?: Scanner<never>;
  /** The language in which it also scans files that are loaded under names that do not show it. */
  loads?: LoadingLanguage;
  /** Whether findings elsewhere may depend on the file (undefined: any). Others depend on name and content alone. */
  isShared?(path: string): boolean;
  /** Whether the file may be read in order to understand others, which `consulted` then names. */
  isConsulted?(path: string): boolean;
  /** The files in which a change of these paths may change findings, beyond what `isShared` says. */
  findAffected?(context: EngineContext, changed: ReadonlySet<string>): Set<string>;
  scan(context: EngineContext): Promise<TreeResult>;
}

const missingCodes = new Set(['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND']);

/** The loaded libraries. Undefined when a package is not installed. Any other error is thrown. */
export async function loadIfInstalled<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch (error) {
    if (missingCodes.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** The result of the work. If packages are missing: that nothing was scanned, and how to change that. */
export async function runIfInstalled(
  { name, packages }: Pick<Installation, 'name' | 'packages'>,
  work: () => Promise<TreeResult>,
): Promise<TreeResult> {
  const message = `Not covered: the scanner is not installed. Install it with: npm install --no-save ${packages.join(' ')}`;
  const result = await loadIfInstalled(work);
  return result ?? { findings: [], coverage: 'not covered', diagnostics: [{ engine: name, message }], lookedAt: [] };
}
