/** Creates diagnostics for skipped files that name each of them without flooding the reader. */
import type { ScanDiagnostic } from '../api/schemas.ts';

export interface SkippedFile {
  /** A sentence that can stand alone. */
  reason: string;
  filePath: string;
}

/** Up to this number, every file has its own line. Beyond it, one line counts them and `file_paths` has all paths. */
const maximumLines = 20;

/** One diagnostic per file. If many files share a reason, one for all, with their paths in `file_paths`. */
export function createSkipDiagnostics(engine: string, skips: readonly SkippedFile[]): ScanDiagnostic[] {
  const byReason = Map.groupBy(skips, (skip) => skip.reason);
  return [...byReason].flatMap(([message, group]): ScanDiagnostic[] => {
    const paths = group.map((skip) => skip.filePath).sort();
    if (paths.length <= maximumLines) return paths.map((path) => ({ engine, message, file_path: path }));
    return [{ engine, message: `${message} (${paths.length} files)`, file_paths: paths }];
  });
}

/** Names files in which not all values of requests were followed. They were analyzed all the same. */
export function createFlowDiagnostics(engine: string, paths: readonly string[]): ScanDiagnostic[] {
  const message = 'More requests lead here than data flow was followed from';
  return createSkipDiagnostics(
    engine,
    paths.map((filePath) => ({ reason: message, filePath })),
  );
}
