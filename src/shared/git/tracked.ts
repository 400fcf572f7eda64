/** Decides whether a commit contains a file of this machine, and lists and reads the files of commits. */

import { realpath } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { attempt, GateError } from '../errors.ts';
import { resolveCommits } from './checkout.ts';
import { withMissingObjects } from './files.ts';
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

/** The repository that tracks a file. `folder` is in the judged checkout; `revisions` are the judged commits. */
export async function findTracking(path: string, folder: string, revisions: readonly string[], signal: AbortSignal) {
  const judgedTop = await resolveTop({ path: folder, signal });
  let found:
    | {
        /** The folder of the repository that tracks it. */
        top: string;
        /** Whether the judged commit contains it, directly or in a submodule. */
        isJudged: boolean;
      }
    | undefined;
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

/** The same limit as for a policy file. No source file with a finding is larger. */
const textCapBytes = 1024 * 1024;
const newline = 0x0a;

/** Keyed by path, with two git processes for all files. Excludes files that the commit does not have, that are not UTF-8, or that are larger than 1 MiB. */
export async function readTextsAt(
  location: GitLocation,
  sha: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (paths.length === 0) return new Map();
  const read = (folder: GitLocation) => readTextsOnce(folder, sha, paths);
  return (await withMissingObjects(location, read).catch(() => undefined)) ?? new Map();
}

async function readTextsOnce(
  location: GitLocation,
  sha: string,
  paths: readonly string[],
): Promise<Map<string, string>> {
  // A path with a line break would end the request.
  const named = paths.filter((path) => !/[\r\n]/.test(path));
  const names = named.map((path) => `${sha}:${path}\n`).join('');
  const checked = await runGitCommand(location, ['cat-file', '--batch-check'], { input: names });
  const lines = checked.stdout.toString().split('\n');
  const objects = named.flatMap((path, index) => {
    const [, oid, bytes] = /^([0-9a-f]+) blob (\d+)$/.exec(lines[index] ?? '') ?? [];
    return oid === undefined || Number(bytes) > textCapBytes ? [] : [{ path, oid }];
  });
  const input = objects.map(({ oid }) => `${oid}\n`).join('');
  const contents = parseContents((await runGitCommand(location, ['cat-file', '--batch'], { input })).stdout);
  const texts = objects.map(({ path, oid }) => {
    const content = contents.get(oid);
    return [path, attempt(() => content && new TextDecoder('utf-8', { fatal: true }).decode(content))] as const;
  });
  return new Map(texts.flatMap(([path, text]) => (text === undefined ? [] : [[path, text]])));
}

/** Contents by object. The output repeats `oid type size`, the bytes, and a line break. */
function parseContents(output: Buffer): Map<string, Buffer> {
  const contents = new Map<string, Buffer>();
  for (let start = 0; start < output.length; ) {
    const end = output.indexOf(newline, start);
    const [oid = '', , bytes] = output.toString('latin1', start, end).split(' ');
    if (end < 0) break;
    // A missing object has no contents; the next object follows.
    if (!/^\d+$/.test(bytes ?? '')) {
      start = end + 1;
      continue;
    }
    const next = end + 1 + Number(bytes);
    if (next > output.length) break;
    contents.set(oid, output.subarray(end + 1, next));
    start = next + 1;
  }
  return contents;
}

/** A script that becomes TypeScript keeps its name, but most of its lines may differ. */
const scriptExtension = /\.[cm]?[jt]sx?$/i;
const leastAlike = { usual: 50, ofScripts: 20 } as const;

/**
 * The earlier path by the later path, for files that git finds at least half alike; 20 % is enough for a script that
 * changed its extension. Empty when git cannot tell.
 */
export async function listRenames(
  location: GitLocation,
  from: string,
  to: string,
): Promise<ReadonlyMap<string, string>> {
  const plain = ['--name-status', '--no-ext-diff', '--no-textconv', '--no-relative'];
  const options = [...plain, `--find-renames=${leastAlike.ofScripts}%`, '-l3000', '--diff-filter=R', '-z'];
  const listed = await askGit(location, ['diff', ...options, '--end-of-options', from, to]);
  // The status `R087`, the earlier path, the later path.
  const fields = listed?.split('\0') ?? [];
  const renames = new Map<string, string>();
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const [score = '', before = '', after = ''] = fields.slice(at, at + 3);
    const least = isSameScriptName(before, after) ? leastAlike.ofScripts : leastAlike.usual;
    if (Number(score.slice(1)) >= least) renames.set(after, before);
  }
  return renames;
}

function isSameScriptName(before: string, after: string): boolean {
  const stripExtension = (path: string) => path.replace(scriptExtension, '');
  return (
    scriptExtension.test(before) && scriptExtension.test(after) && stripExtension(before) === stripExtension(after)
  );
}
