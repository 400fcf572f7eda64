/** Which files a limit of the analysis hides: as a diagnostic names them, and which of them a change touches. */
import type { ScanDiagnostic } from '../../api/schemas.ts';
import type { AnalysisLimits } from './tree-engine.ts';

/** A diagnostic names as many; more are counted. */
const mostNamed = 200;

/** The fields of a diagnostic that name the files. */
export function namedFiles(paths: readonly string[]): Pick<ScanDiagnostic, 'file_path' | 'file_paths'> {
  const [first, ...others] = [...new Set(paths)].sort();
  if (first === undefined) return {};
  return others.length === 0 ? { file_path: first } : { file_paths: [first, ...others].slice(0, mostNamed) };
}

/** `2 changed files`, with what is beyond the list of those that are named. */
export function countFiles(count: number): string {
  const files = count === 1 ? '1 changed file' : `${count} changed files`;
  return count > mostNamed ? `${files} (the first ${mostNamed} are named)` : files;
}

/**
 * The changed files from which a limit may hide something that the other commit does not have: a place that was not followed
 * to its end there too is not new, and a file without a new line that reads a request is no new source.
 */
export function newlyHidden(
  head: AnalysisLimits,
  base: AnalysisLimits | undefined,
  changed: ReadonlySet<string>,
): string[] {
  const before = new Map(base?.cut.map(({ path, hidden }) => [path, new Set(hidden)]));
  const hasNew = (now: readonly string[] | undefined, then: ReadonlySet<string> | undefined) =>
    now?.some((each) => then?.has(each) !== true) === true;
  const hasNewRequest = (path: string) => hasNew(head.requestLines.get(path), new Set(base?.requestLines.get(path)));
  const found = head.cut.flatMap(({ path, hidden, sources }) => [
    ...(changed.has(path) && hasNew(hidden, before.get(path)) ? [path] : []),
    ...sources.filter(hasNewRequest),
  ]);
  return [...new Set(found)].sort();
}
