/** Decides whether a commit contains a file of this machine, and lists the files of a commit. */
import { realpath } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { GateError } from '../errors.ts';
import { resolveCommits } from './checkout.ts';
import { askGit, type GitPlace, repositoryOf } from './runner.ts';

/**
 * Whether HEAD, or one of the revisions that the repository knows, contains the path or its link target. The nearest
 * repository is asked: for a file in a submodule, that of the submodule.
 */
export async function isTracked(path: string, revisions: readonly string[], signal: AbortSignal): Promise<boolean> {
  for (const place of await placesOf(path)) if (await heldBy(place, ['HEAD', ...revisions], signal)) return true;
  return false;
}

interface Tracking {
  /** The folder of the repository that tracks it. */
  top: string;
  /** Whether the judged commit contains it, directly or in a submodule. */
  isJudged: boolean;
}

/** The repository that tracks a file. `folder` is in the judged checkout; `revisions` are the judged commits. */
export async function findTracking(
  path: string,
  { folder, revisions, signal }: { folder: string; revisions: readonly string[]; signal: AbortSignal },
): Promise<Tracking | undefined> {
  const judgedTop = await realTop({ path: folder, signal });
  let found: Tracking | undefined;
  for (const place of await placesOf(path)) {
    const held = await heldBy(place, [...revisions, 'HEAD'], signal);
    if (held === undefined) continue;
    const isSubmodule = async () => (await heldBy(held.top, ['HEAD', ...revisions], signal))?.top === judgedTop;
    const isJudged = revisions.includes(held.revision) || held.top === judgedTop || (await isSubmodule());
    if (isJudged) return { top: held.top, isJudged };
    found ??= { top: held.top, isJudged };
  }
  return found;
}

/** The path itself, and its link target. */
async function placesOf(path: string): Promise<Set<string>> {
  return new Set([join(await realpath(dirname(path)), basename(path)), await realpath(path)]);
}

/** The paths of HEAD's files in the repository of a folder. Empty when there is no repository. */
export async function headPaths(folder: string, signal: AbortSignal): Promise<string[]> {
  const place: GitPlace = { path: folder, signal };
  return (await topOf(place)) === undefined ? [] : [...((await treePaths(place, 'HEAD')) ?? [])];
}

/** The paths of a commit's files. Undefined when the repository does not have the commit. */
export async function treePaths(place: GitPlace, revision: string): Promise<ReadonlySet<string> | undefined> {
  const list = ['ls-tree', '-r', '-z', '--name-only', '--full-tree', '--end-of-options', revision];
  const { code, stdout } = await askGit(place, list);
  return code === 0 ? new Set(stdout.toString().split('\0').slice(0, -1)) : undefined;
}

/**
 * The paths that differ between two commits, with both names of a renamed file. Undefined when the repository does not
 * have both commits.
 */
export async function changedPaths(
  place: GitPlace,
  from: string,
  to: string,
): Promise<ReadonlySet<string> | undefined> {
  const compare = ['diff-tree', '-r', '-z', '--name-only', '--no-renames', '--end-of-options', from, to];
  const { code, stdout } = await askGit(place, compare);
  return code === 0 ? new Set(stdout.toString().split('\0').slice(0, -1)) : undefined;
}

interface Held {
  top: string;
  revision: string;
}

async function heldBy(path: string, revisions: readonly string[], signal: AbortSignal): Promise<Held | undefined> {
  const place: GitPlace = { path: dirname(path), signal };
  const top = await realTop(place);
  if (top === undefined) return undefined;
  const name = relative(top, path).replaceAll('\\', '/');
  const commits = await resolveCommits(place, revisions);
  for (const sha of new Set(commits)) {
    if (sha === undefined) continue;
    const { code, stdout } = await askGit(place, ['ls-tree', '-z', '--full-tree', sha, '--', name]);
    if (code !== 0 || stdout.length > 0) return { top, revision: revisions[commits.indexOf(sha)] ?? sha };
  }
  return undefined;
}

async function realTop(place: GitPlace): Promise<string | undefined> {
  const top = await topOf(place);
  return top === undefined ? undefined : realpath(top);
}

async function topOf(place: GitPlace): Promise<string | undefined> {
  try {
    return (await repositoryOf(place)).top;
  } catch (error) {
    if (error instanceof GateError && error.code === 'CONFIG') return undefined;
    throw error;
  }
}
