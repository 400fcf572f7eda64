/** Turns files that were not looked at into diagnostics that name each of them without drowning the reader. */
import type { ScanDiagnostic } from '../api/schemas.ts';

export interface Skip {
  /** A sentence that reads well alone. */
  reason: string;
  filePath: string;
}

/** Up to here every file has a line of its own; beyond, one line counts them and carries all paths in `file_paths`. */
const maximumLines = 20;

/** One diagnostic per file, or, for a reason that many files share, one for all, with their paths in `file_paths`. */
export function diagnosticsOfSkips(engine: string, skips: readonly Skip[]): ScanDiagnostic[] {
  const byReason = Map.groupBy(skips, (skip) => skip.reason);
  return [...byReason].flatMap(([message, group]): ScanDiagnostic[] => {
    const paths = group.map((skip) => skip.filePath).sort();
    if (paths.length <= maximumLines) return paths.map((path) => ({ engine, message, file_path: path }));
    return [{ engine, message: `${message} (${paths.length} files)`, file_paths: paths }];
  });
}
