/** A diff as it was read, from GitHub or from git: which files, and their patches. */

/** One file of a diff, as GitHub's interface and `git diff` both tell it. */
export interface DiffFile {
  path: string;
  /** The path before a rename. */
  previousPath?: string | undefined;
  /** The hunks, without file headers; undefined when they were left out (binary, too large). */
  patch: string | undefined;
  /** How many lines were added and removed, to tell a cut patch from a whole one; undefined when that is not known. */
  additions?: number | undefined;
  deletions?: number | undefined;
  /** The file is gone: whatever is still found there cannot be placed. */
  isRemoved?: boolean | undefined;
  /** Only its name changed. */
  isOnlyRenamed?: boolean | undefined;
}

/** What one commit of a change adds itself. */
export interface CommitDiff {
  sha: string;
  /** Against each parent: what a merge adds itself is in every one of them. */
  against: readonly Diff[];
}

export type CommitDiffs = AsyncIterable<CommitDiff> | readonly CommitDiff[];

/** More commits of one change are not read. */
export const commitLimit = 250;

export interface Diff {
  files: readonly DiffFile[];
  /** False when there may be more files than these. */
  isComplete: boolean;
  /** How many commits the branch adds; undefined when that is not known. */
  commitCount?: number | undefined;
  /** When the commit was made from which it was taken, ms since the epoch, where that is known. */
  mergeBaseMs?: number | undefined;
}
