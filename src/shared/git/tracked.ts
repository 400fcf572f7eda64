/** Decides whether a commit contains a file of this machine, and lists the files of a commit. */
import { realpath } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { GateError } from '../errors.ts';
import { resolveCommits } from './checkout.ts';
import { askGit, findGitRepository, type GitLocation, runGitCommand } from './runner.ts';

/**
 * Whether HEAD, or one of the revisions that the repository knows, contains the path or its link target. The nearest
 * repository is asked: for a file in a submodule, that of the submodule.
 */
export async function isTracked(path: string, revisions: readonly string[], signal: AbortSignal): Promise<boolean> {
  for (const location of await resolvePaths(path))
    if (await findHoldingRevision(location, ['HEAD', ...revisions], signal)) return true;
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
  folder: string,
  revisions: readonly string[],
  signal: AbortSignal,
): Promise<Tracking | undefined> {
  const judgedTop = await resolveTop({ path: folder, signal });
  let found: Tracking | undefined;
  for (const location of await resolvePaths(path)) {
    const tracking = await findHoldingRevision(location, [...revisions, 'HEAD'], signal);
    if (tracking === undefined) continue;
    // A folder without git judges no commit.
    const isInSubmodule = async () =>
      judgedTop !== undefined &&
      (await findHoldingRevision(tracking.top, ['HEAD', ...revisions], signal))?.top === judgedTop;
    const isJudged = revisions.includes(tracking.revision) || tracking.top === judgedTop || (await isInSubmodule());
    if (isJudged) return { top: tracking.top, isJudged };
    found ??= { top: tracking.top, isJudged };
  }
  return found;
}

/** The path itself, and its link target. */
async function resolvePaths(path: string): Promise<Set<string>> {
  return new Set([join(await realpath(dirname(path)), basename(path)), await realpath(path)]);
}

/** The paths of HEAD's files in the repository of a folder. Empty when there is no repository. */
export async function listHeadPaths(folder: string, signal: AbortSignal): Promise<string[]> {
  const location: GitLocation = { path: folder, signal };
  return (await findTop(location)) === undefined ? [] : [...((await listTreePaths(location, 'HEAD')) ?? [])];
}

/** The paths of a commit's files. Undefined when the repository does not have the commit. */
export async function listTreePaths(location: GitLocation, revision: string): Promise<ReadonlySet<string> | undefined> {
  const list = ['ls-tree', '-r', '-z', '--name-only', '--full-tree', '--end-of-options', revision];
  return splitPaths(await askGit(location, list));
}

function splitPaths(listed: string | undefined): ReadonlySet<string> | undefined {
  return listed === undefined ? undefined : new Set(listed.split('\0').slice(0, -1));
}

/** The messages of the commits since `base`. Undefined when the repository does not have both commits. */
export async function readMessages(location: GitLocation, base: string, sha: string): Promise<string[] | undefined> {
  const list = ['log', '-z', '--format=%B', '--end-of-options', sha, `^${base}`];
  return (await askGit(location, list))?.split('\0');
}

/**
 * The paths that differ between two commits, with both names of a renamed file. Undefined when the repository does not
 * have both commits.
 */
export async function listChangedPaths(
  location: GitLocation,
  from: string,
  to: string,
): Promise<ReadonlySet<string> | undefined> {
  const compare = ['diff-tree', '-r', '-z', '--name-only', '--no-renames', '--end-of-options', from, to];
  return splitPaths(await askGit(location, compare));
}

async function findHoldingRevision(path: string, revisions: readonly string[], signal: AbortSignal) {
  const location: GitLocation = { path: dirname(path), signal };
  const top = await resolveTop(location);
  if (top === undefined) return undefined;
  const name = relative(top, path).replaceAll('\\', '/');
  const commits = await resolveCommits(location, revisions);
  for (const sha of new Set(commits)) {
    if (sha === undefined) continue;
    const { code, stdout } = await runGitCommand(location, ['ls-tree', '-z', '--full-tree', sha, '--', name]);
    if (code !== 0 || stdout.length > 0) return { top, revision: revisions[commits.indexOf(sha)] ?? sha };
  }
  return undefined;
}

async function resolveTop(location: GitLocation): Promise<string | undefined> {
  const top = await findTop(location);
  return top === undefined ? undefined : realpath(top);
}

async function findTop(location: GitLocation): Promise<string | undefined> {
  try {
    return (await findGitRepository(location)).top;
  } catch (error) {
    if (error instanceof GateError && error.code === 'CONFIG') return undefined;
    throw error;
  }
}
