/** Converts a diff to the changed lines of the new files. Lines that cannot be located are unknown, never unchanged. */

import parseDiff from 'parse-diff';
import { attempt } from '../../shared/errors.ts';
import type { Diff, DiffFile } from '../hosts/diff.ts';
import { type ChangedFile, type Changes, isTooLongForPath, normalizePath } from '../policy/changes.ts';

type LineRange = readonly [first: number, last: number];

/** Lists the changes of a diff by path. */
export function toChanges({ files, isComplete, commitCount }: Diff): Changes {
  const changes = new Map<string, ChangedFile>();
  for (const file of files) {
    const isModule = /^[+-]Subproject commit \p{Hex_Digit}{40}/mu.test(file.patch ?? '');
    changes.set(normalizePath(file.path), {
      lines: listChangedLines(file),
      ...(file.isRemoved && { isGone: true }),
      ...(isModule && { isModule }),
      ...(file.isOnlyRenamed && { isOnlyRenamed: true }),
    });
    const before = file.previousPath === undefined ? undefined : normalizePath(file.previousPath);
    // Nothing exists at the old path any more, so no line there can be located.
    if (before !== undefined && !changes.has(before)) {
      changes.set(before, { lines: undefined, isGone: true, ...(file.isOnlyRenamed && { isOnlyRenamed: true }) });
    }
  }
  // If one path is too long to be real, the diff may lack others.
  return {
    files: changes,
    isComplete: isComplete && ![...changes.keys()].some(isTooLongForPath),
    ...(commitCount !== undefined && { commitCount }),
  };
}

/** Undefined if the patch is missing, truncated or malformed. */
function listChangedLines({ patch = '', additions, deletions, isRemoved }: DiffFile): LineRange[] | undefined {
  if (isRemoved) return undefined;
  // Empty if the parser fails, for example on a hunk that begins with the marker about a missing final newline.
  const hunks = attempt(() => parseDiff(`--- a/file\n+++ b/file\n${patch}`).flatMap((file) => file.chunks)) ?? [];
  const count = (type: parseDiff.ChangeType) =>
    hunks.flatMap((hunk) => hunk.changes).filter((change) => change.type === type && !isNewlineMark(change)).length;
  if (hunks.length === 0 || !hunks.every(isCompleteHunk)) return undefined;
  if (additions !== undefined && count('add') !== additions) return undefined;
  if (deletions !== undefined && count('del') !== deletions) return undefined;
  return mergeRanges(hunks.flatMap(listChangedRanges));
}

/** Whether the hunk has as many lines as its header declares. */
function isCompleteHunk(hunk: parseDiff.Chunk): boolean {
  const after = hunk.changes.filter((change) => change.type !== 'del' && !isNewlineMark(change)).length;
  const before = hunk.changes.filter((change) => change.type !== 'add' && !isNewlineMark(change)).length;
  return after === hunk.newLines && before === hunk.oldLines;
}

function isNewlineMark(change: parseDiff.Change): boolean {
  return change.content.startsWith('\\ No newline');
}

/** Added lines, and the lines next to a deletion: removing a check or an escape affects its neighbours. */
function listChangedRanges(hunk: parseDiff.Chunk): LineRange[] {
  const ranges: LineRange[] = [];
  // For an empty new part, git reports the line before it.
  let line = hunk.newLines === 0 ? hunk.newStart + 1 : hunk.newStart;
  for (const change of hunk.changes) {
    if (isNewlineMark(change)) continue;
    if (change.type === 'del') ranges.push([Math.max(1, line - 1), line]);
    else if (change.type === 'add') ranges.push([line, line++]);
    else line++;
  }
  return ranges;
}

/** Sorts the ranges and merges overlaps. */
function mergeRanges(ranges: readonly LineRange[]): LineRange[] {
  const result: [number, number][] = [];
  for (const [first, last] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const previous = result.at(-1);
    if (previous !== undefined && first <= previous[1] + 1) previous[1] = Math.max(previous[1], last);
    else result.push([first, last]);
  }
  return result;
}
