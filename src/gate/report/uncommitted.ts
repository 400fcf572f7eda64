/** The words for what was judged when it is not a commit. */

export interface UncommittedSubject {
  kind: 'worktree' | 'staged';
  /** Full SHA of the commit that is checked out. Undefined before the first commit, and without git. */
  headSha: string | undefined;
}

/** `staged changes on main at 1a2b3c4d5e6f`. */
export function formatUncommitted({ kind, headSha }: UncommittedSubject, branch?: string): string {
  const what = kind === 'staged' ? 'staged changes' : 'files on disk';
  if (headSha === undefined) return `${what}, before any commit`;
  const commit = headSha.slice(0, 12);
  return `${what} on ${branch === undefined ? commit : `${branch} at ${commit}`}`;
}

/** Whether only what the change can affect was scanned. Nothing is said about other files then. */
export function isPartlyScanned({
  uncommitted,
  scope,
}: {
  uncommitted?: UncommittedSubject | undefined;
  scope?: string | undefined;
}): boolean {
  return uncommitted?.headSha !== undefined && (scope === 'auto' || scope?.startsWith('changed') === true);
}

/** The words as data. Null for a commit. */
export function toUncommittedObject({ uncommitted }: { uncommitted?: UncommittedSubject | undefined }) {
  return uncommitted === undefined ? null : { kind: uncommitted.kind, based_on: uncommitted.headSha ?? null };
}
