/** From a diff to what it changes: lines of the new files; whatever cannot be placed is left unplaced, never unchanged. */
import parseDiff from 'parse-diff';
import type { Diff, DiffFile } from '../ci/diff.ts';
import { type ChangedFile, type Changes, isNoPath, normalPath } from '../policy/changes.ts';

type Range = readonly [first: number, last: number];

/** What the files of a diff change. */
export function changesOf({ files, isComplete, commitCount }: Diff): Changes {
  const changes = new Map<string, ChangedFile>();
  for (const file of files) {
    const isModule = /^[+-]Subproject commit \p{Hex_Digit}{40}/mu.test(file.patch ?? '');
    changes.set(normalPath(file.path), {
      lines: changedLines(file),
      ...(file.isRemoved && { isGone: true }),
      ...(isModule && { isModule }),
      ...(file.isOnlyRenamed && { isOnlyRenamed: true }),
    });
    const before = file.previousPath === undefined ? undefined : normalPath(file.previousPath);
    // Nothing stands at the old path any more, so that nothing there can be placed.
    if (before !== undefined && !changes.has(before)) {
      changes.set(before, { lines: undefined, isGone: true, ...(file.isOnlyRenamed && { isOnlyRenamed: true }) });
    }
  }
  // Beside a path that cannot be one, others may have been left out.
  return {
    files: changes,
    isComplete: isComplete && ![...changes.keys()].some(isNoPath),
    ...(commitCount !== undefined && { commitCount }),
  };
}

/** Undefined when the patch is missing, cut, or not to be understood. */
function changedLines({ patch = '', additions, deletions, isRemoved }: DiffFile): Range[] | undefined {
  if (isRemoved) return undefined;
  const hunks = hunksOf(patch);
  const count = (type: parseDiff.ChangeType) =>
    hunks.flatMap((hunk) => hunk.changes).filter((change) => change.type === type && !isNewlineMark(change)).length;
  if (hunks.length === 0 || !hunks.every(isWhole)) return undefined;
  if (additions !== undefined && count('add') !== additions) return undefined;
  if (deletions !== undefined && count('del') !== deletions) return undefined;
  return merged(hunks.flatMap(rangesOf));
}

/** None for what the parser stumbles over, such as a hunk that begins with a mark about its last line. */
function hunksOf(patch: string): parseDiff.Chunk[] {
  try {
    return parseDiff(`--- a/file\n+++ b/file\n${patch}`).flatMap((file) => file.chunks);
  } catch {
    return [];
  }
}

/** A hunk whose lines are as many as its head declares. */
function isWhole(hunk: parseDiff.Chunk): boolean {
  const after = hunk.changes.filter((change) => change.type !== 'del' && !isNewlineMark(change)).length;
  const before = hunk.changes.filter((change) => change.type !== 'add' && !isNewlineMark(change)).length;
  return after === hunk.newLines && before === hunk.oldLines;
}

function isNewlineMark(change: parseDiff.Change): boolean {
  return change.content.startsWith('\\ No newline');
}

/** Added lines, and the lines beside a deletion: what was taken away (a check, an escape) changes what stands next to it. */
function rangesOf(hunk: parseDiff.Chunk): Range[] {
  const ranges: Range[] = [];
  // An empty new part is said to start at the line before it.
  let line = hunk.newLines === 0 ? hunk.newStart + 1 : hunk.newStart;
  for (const change of hunk.changes) {
    if (isNewlineMark(change)) continue;
    if (change.type === 'del') ranges.push([Math.max(1, line - 1), line]);
    else if (change.type === 'add') ranges.push([line, line++]);
    else line++;
  }
  return ranges;
}

/** Sorted, and without overlaps. */
function merged(ranges: readonly Range[]): Range[] {
  const result: [number, number][] = [];
  for (const [first, last] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const previous = result.at(-1);
    if (previous !== undefined && first <= previous[1] + 1) previous[1] = Math.max(previous[1], last);
    else result.push([first, last]);
  }
  return result;
}
