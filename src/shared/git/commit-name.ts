/** Compares and formats commit names as people and systems write them: full or abbreviated, in any case. */

const name = /^[0-9a-f]{7,64}$/i;

/** Undefined when one of the two is not a commit name, so that they cannot be compared. */
export function isSameCommit(a: string | undefined, b: string | undefined): boolean | undefined {
  if (a === undefined || b === undefined || !name.test(a) || !name.test(b)) return undefined;
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  return first.startsWith(second) || second.startsWith(first);
}

export function isFullSha(text: string): boolean {
  return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(text);
}

/** The text of a file at a commit. */
export interface FileText {
  text: string;
  /** The commit, for people: `main at 1a2b3c4d5e6f`. */
  at: string;
  /** True for a symbolic link: the text is its target. Hosts that are read over HTTP follow links themselves. */
  isLink?: true;
}

/** `main at 1a2b3c4d5e6f`, or `commit 1a2b3c4d5e6f`. */
export function formatCommit(sha: string, ref?: string): string {
  const short = sha.slice(0, 12);
  const name = ref?.replace(/^(?:refs\/)?(?:heads|tags|remotes\/origin)\//, '');
  return name === undefined || sha.startsWith(name) ? `commit ${short}` : `${name} at ${short}`;
}

/**
 * The parents that a commit object names, from the output of `git cat-file commit`. Other commands hide them in a
 * shallow clone.
 */
export function parseParents(commit: string): string[] {
  const [header = ''] = commit.split('\n\n', 1);
  return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, sha = '']) => sha);
}
