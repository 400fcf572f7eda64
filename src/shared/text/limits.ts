/** What an analysis left out: how a diagnostic names the files, and which of them a change touches. */

import type { ScanDiagnostic } from '../api/schemas.ts';

/** What limits may hide from the analysis. Only a comparison with the other commit tells whether it is new. */
export interface AnalysisLimits {
  /** The locations at which they may hide a finding or its severity, as marks of the code. */
  hidden: readonly (readonly [path: string, lines: readonly string[]])[];
  /** Changed files from which a request may reach one on ways that were not followed. */
  sources: readonly string[];
  /** The lines of each changed file that read a request. */
  requestLines: readonly (readonly [path: string, lines: readonly string[]])[];
}

/** Maximum number of files that a diagnostic names. More are counted. */
const mostNamed = 200;

/** The fields of a diagnostic that name the files. If there are too many, the first ones. */
export function nameFiles(paths: readonly string[]): Pick<ScanDiagnostic, 'file_path' | 'file_paths'> {
  const [first, ...others] = new Set(paths);
  if (first === undefined) return {};
  return others.length === 0 ? { file_path: first } : { file_paths: [first, ...others].slice(0, mostNamed) };
}

/** Text about files that do not fit into the diagnostic's list. */
export function formatUnnamedFiles(count: number): string {
  return count > mostNamed ? ` (${count} files may be cut off, the first ${mostNamed} are named)` : '';
}

/** `2 changed files`, with a note if not all are named. */
export function formatFileCount(count: number): string {
  const files = count === 1 ? '1 changed file' : `${count} changed files`;
  return count > mostNamed ? `${files} (the first ${mostNamed} are named)` : files;
}

/**
 * The changed files in which a limit may hide something that the other commit does not have. A location that was not
 * fully followed there either is not new, and a file without a new line that reads a request is not a new source. A new
 * file is compared with those that are gone.
 */
export function findNewlyHidden(
  head: AnalysisLimits,
  base: AnalysisLimits | undefined,
  changed: ReadonlySet<string>,
): string[] {
  const [linesNow, linesBefore] = [new Map(head.requestLines), new Map(base?.requestLines)];
  const hiddenBefore = new Map(base?.hidden);
  const gone = [...linesBefore.keys()].filter((path) => !linesNow.has(path));
  const before = (path: string, known: ReadonlyMap<string, readonly string[]>) =>
    known.get(path) ?? (linesBefore.has(path) ? [] : gone.flatMap((each) => known.get(each) ?? []));
  const found = [
    ...head.hidden.flatMap(([path, hidden]) =>
      changed.has(path) && hasMore(hidden, before(path, hiddenBefore)) ? [path] : [],
    ),
    ...head.sources.filter((each) => hasMore(linesNow.get(each) ?? [], before(each, linesBefore))),
  ];
  return [...new Set(found)].sort();
}

/** Whether one of the words occurs more often than before. */
function hasMore(now: readonly string[], before: readonly string[]): boolean {
  const left = new Map<string, number>();
  for (const each of before) left.set(each, (left.get(each) ?? 0) + 1);
  return now.some((each) => {
    const count = left.get(each) ?? 0;
    left.set(each, count - 1);
    return count <= 0;
  });
}

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
