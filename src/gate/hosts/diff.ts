/** A diff, as it is read from GitHub, or with git independent of any setting of the repository or the user. */

import { GateError } from '../../shared/errors.ts';
import { type GitFolder, isShallowClone, runGit, withMissingObjects } from '../../shared/git/files.ts';

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

const plain = ['-c', 'core.quotePath=false', '-c', 'diff.noprefix=false', '-c', 'diff.mnemonicPrefix=false'];
const options = [
  '--no-ext-diff',
  '--no-textconv',
  '--no-color',
  '--no-relative',
  '--submodule=short',
  '--ignore-submodules=none',
  '--find-renames',
  '--unified=0',
  '--src-prefix=a/',
  '--dst-prefix=b/',
];

/**
 * The diff since the merge base of two commits. Undefined when git cannot compute it (a shallow clone, an unknown
 * commit).
 */
export async function readLocalDiff(folder: GitFolder, base: string, head: string): Promise<Diff | undefined> {
  const mergeBase = await runGit(['merge-base', '--end-of-options', base, head], folder);
  if (mergeBase === undefined || mergeBase === '') return undefined;
  const show = ['show', '--no-patch', '--format=%H %ct', '--end-of-options', `${head}^{commit}`, mergeBase];
  const shown = (await runGit(show, folder))?.split('\n').map((line) => line.split(' ')) ?? [];
  const commit = shown[0]?.[0];
  if (commit === undefined) return undefined;
  if (commit === mergeBase) return { files: [], isComplete: true };
  const seconds = shown.find(([sha]) => sha === mergeBase)?.[1];
  const mergeBaseMs = /^\d+$/.test(seconds ?? '') ? Number(seconds) * 1000 : undefined;
  const diff = await withMissingObjects(folder, (whole) => readDiffBetween(whole, mergeBase, commit));
  const count = await runGit(['rev-list', '--count', '--end-of-options', commit, `^${mergeBase}`], folder);
  const commitCount = count === undefined || (await isShallowClone(folder)) ? undefined : Number(count);
  return diff && { ...diff, mergeBaseMs, commitCount };
}

/**
 * The changes of each commit since the merge base, the latest first. Throws GateError when git cannot give all of them.
 */
export async function* readLocalCommitDiffs(folder: GitFolder, base: string, head: string): AsyncGenerator<CommitDiff> {
  const list = ['rev-list', '--topo-order', '--parents', `--max-count=${commitLimit + 1}`, '--end-of-options'];
  const text = await runGit([...list, head, `^${base}`], folder);
  const commits = (text ?? '').split('\n').filter(Boolean);
  if (text === undefined || commits.length > commitLimit)
    throw new GateError('NOT_FOUND', `This checkout does not contain all commits from ${base} to ${head}`);
  for (const line of commits) {
    const [sha = '', ...parents] = line.split(' ');
    const found = await withMissingObjects(folder, (whole) => diffAgainstParents(whole, sha, parents));
    if (found === undefined) throw new GateError('NOT_FOUND', `git cannot determine what ${sha} changes`);
    yield { sha, against: found };
  }
}

/** Undefined also for a commit without parents: a shallow clone ends in such commits, and more may exist behind it. */
async function diffAgainstParents(
  folder: GitFolder,
  sha: string,
  parents: readonly string[],
): Promise<Diff[] | undefined> {
  const diffs = await Promise.all(parents.map((parent) => readDiffBetween(folder, parent, sha)));
  const whole = diffs.filter((diff) => diff !== undefined);
  return whole.length === diffs.length && whole.length > 0 ? whole : undefined;
}

async function readDiffBetween(folder: GitFolder, base: string, head: string): Promise<Diff | undefined> {
  const between = ['--end-of-options', base, head];
  const both = await runGit([...plain, 'diff', '--raw', '--patch', ...options, ...between], folder);
  if (both === undefined) return undefined;
  // An empty line follows the list.
  const [list = ''] = both.split('\n\n', 1);
  const names =
    parseRawList(list) ?? (await runGit([...plain, 'diff', '--name-status', '-z', ...options, ...between], folder));
  return names === undefined ? undefined : parseDiff(names, both.slice(list.length + 2));
}

/** In the form of `--name-status -z`. Undefined when git quotes a name: what it stands for has to be asked for. */
function parseRawList(list: string): string | undefined {
  const lines = list.split('\n').filter((line) => line !== '');
  const records = lines.map((line) => /^:[^\t]* ([A-Z]\d*)\t([^\t"]+)(?:\t([^\t"]+))?$/.exec(line));
  if (records.includes(null)) return undefined;
  return records.map((record) => `${record?.slice(1).filter(Boolean).join('\0')}\0`).join('');
}

/**
 * What a commit changes against the default branch of `origin`, or, without any remote, against the branch `alone`.
 * Undefined when the commit or the branch is unknown: neither is guessed.
 */
export async function diffAgainstDefault(
  cwd: string,
  head: string | undefined,
  alone?: string,
): Promise<Diff | undefined> {
  const base = await findDefaultRef(cwd, alone);
  const diff = base === undefined || head === undefined ? undefined : await readLocalDiff(cwd, base, head);
  // The default branch proposes nothing. That is not the same as an empty diff.
  return diff?.files.length === 0 ? undefined : diff;
}

async function findDefaultRef(cwd: string, alone: string | undefined): Promise<string | undefined> {
  const remoteHead = await runGit(['symbolic-ref', '--quiet', 'refs/remotes/origin/HEAD'], cwd);
  if (remoteHead !== undefined || alone === undefined) return remoteHead;
  return (await runGit(['remote'], cwd)) === '' ? `refs/heads/${alone}` : undefined;
}

/** Parses the output of `git diff` with `--name-status -z` and with `--patch`. */
export function parseDiff(nameList: string, text: string): Diff {
  // Names come from the list, which is unambiguous, and hunks from the text, in the same order.
  const names = parseNameStatus(nameList);
  // Every line of file content has a prefix, so only a header can begin like this. `^` would also match after a lone
  // CR.
  const parts = `\n${text}`.split('\ndiff --git ').slice(1);
  const isAligned = parts.length === names.reduce((sum, name) => sum + name.parts, 0);
  let next = 0;
  const files = names.map(({ parts: count, ...name }): DiffFile => {
    const part = isAligned && count === 1 ? parts[next] : undefined;
    next += count;
    const start = part?.indexOf('\n@@ ') ?? -1;
    return { ...name, patch: start < 0 ? undefined : part?.slice(start + 1) };
  });
  return { files, isComplete: true };
}

function parseNameStatus(text: string) {
  const fields = text.split('\0').filter((field) => field !== '');
  /** `parts`: the number of sections in the patch text, where a file that becomes a link is removed and added. */
  const names: (Omit<DiffFile, 'patch'> & { parts: number })[] = [];
  for (let index = 0; index < fields.length; ) {
    const status = fields[index] ?? '';
    const isMoved = /^[RC]/.test(status);
    const [first = '', second = ''] = fields.slice(index + 1, index + 3);
    const parts = status === 'T' ? 2 : 1;
    const isRemoved = status === 'D';
    names.push(
      isMoved
        ? { path: second, previousPath: first, parts, ...(status === 'R100' && { isOnlyRenamed: true }) }
        : { path: first, isRemoved, parts },
    );
    index += isMoved ? 3 : 2;
  }
  return names;
}
