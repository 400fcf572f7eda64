/** A diff as it was read from GitHub or from git: its files and their patches. */

/** One file of a diff, in the form that GitHub's API and `git diff` share. */
export interface DiffFile {
  path: string;
  /** The path before a rename. */
  previousPath?: string | undefined;
  /** The hunks, without file headers; undefined when they were left out (binary, too large). */
  patch: string | undefined;
  /** The number of added and removed lines, which shows whether a patch was cut. Undefined when unknown. */
  additions?: number | undefined;
  deletions?: number | undefined;
  /** The file was deleted: findings in it have no line any more. */
  isRemoved?: boolean | undefined;
  /** The file was renamed without a change of content. */
  isOnlyRenamed?: boolean | undefined;
}

/** The changes that one commit of a proposal adds itself. */
export interface CommitDiff {
  sha: string;
  /** One diff for each parent: the changes that a merge adds itself are in all of them. */
  against: readonly Diff[];
}

export type CommitDiffs = AsyncIterable<CommitDiff> | readonly CommitDiff[];

/** Commits of one proposal beyond this number are not read. */
export const commitLimit = 250;

export interface Diff {
  files: readonly DiffFile[];
  /** False when there may be more files than these. */
  isComplete: boolean;
  /** The number of commits that the branch adds. Undefined when unknown. */
  commitCount?: number | undefined;
  /** When the merge base was committed, in ms since the epoch. Undefined when unknown. */
  mergeBaseMs?: number | undefined;
}
