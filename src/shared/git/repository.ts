/** Finds the repository of a folder without git, which accepts any folder of the right shape. */

import { realpathSync, type Stats, statSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { attempt } from '../errors.ts';
import { readRegularTextSync } from './regular-file.ts';

export interface Repository {
  /** Absolute path; contains HEAD. */
  gitFolder: string;
  /** Absolute path; contains objects and configuration. It differs from `gitFolder` in a linked worktree. */
  commonFolder: string;
  /** The folder that contains `.git`. Undefined for a bare clone. */
  top: string | undefined;
}

/** The repository that contains the folder. */
export function findRepository(path: string): {
  /** The nearest folder upwards, including the folder itself, that has a `.git`. */
  checkout: Repository | undefined;
  /**
   * The folder itself, when it has the shape of a bare clone. A branch can contain such a folder with a configuration
   * that names programs, but it cannot contain `.git`.
   */
  bare: Repository | undefined;
} {
  const folder = resolveRealFolder(path);
  if (folder === undefined) return { checkout: undefined, bare: undefined };
  const checkout = findUpwards(folder);
  const own = checkout === undefined ? [] : [checkout.gitFolder, checkout.commonFolder];
  const isOfCheckout = checkout?.top === folder || own.some((each) => folder === each || folder.startsWith(each + sep));
  return { checkout, bare: isOfCheckout ? undefined : readGitFolder(folder, undefined) };
}

/**
 * The work trees that contain a folder: that of its checkout and those of outer repositories, which may have it as a
 * submodule. For a temporary repository of ours, those of the checkout that it was made for.
 */
export function listWorkTrees(path: string): string[] {
  const { checkout, bare } = findRepository(path);
  if (checkout?.top !== undefined) return [checkout.top, ...listWorkTrees(dirname(checkout.top))];
  const objects = bare === undefined ? undefined : readSharedObjects(bare);
  return objects === undefined ? [] : listWorkTrees(dirname(dirname(objects)));
}

/** The objects of a checkout that a temporary repository of ours shares. */
function readSharedObjects({ gitFolder }: Repository): string | undefined {
  const [, quoted] = /^("\/?.+")\n$/.exec(readTextOrEmpty(join(gitFolder, 'objects/info/alternates'))) ?? [];
  return attempt(() => (quoted === undefined ? undefined : String(JSON.parse(quoted))));
}

function findUpwards(folder: string): Repository | undefined {
  const entry = join(folder, '.git');
  const stats = readStats(entry);
  const isPointer = stats?.isFile() === true;
  const pointed = isPointer ? readGitdirFile(entry) : entry;
  // Most folders on the way up have no such entry.
  const found = stats === undefined || pointed === undefined ? undefined : readGitFolder(pointed, folder);
  if (found !== undefined) return found;
  // git also accepts a file with this name, and fails when its target does not exist.
  const parent = dirname(folder);
  return isPointer || parent === folder ? undefined : findUpwards(parent);
}

/** The target in the file of a linked worktree or a submodule: `gitdir: path`. */
function readGitdirFile(file: string): string | undefined {
  const [, target] = /^gitdir: (.+?)\r?\n?$/s.exec(readTextOrEmpty(file)) ?? [];
  return target === undefined ? undefined : resolve(dirname(file), target);
}

function readGitFolder(path: string, top: string | undefined): Repository | undefined {
  const gitFolder = resolveRealFolder(path);
  if (gitFolder === undefined || !isFile(join(gitFolder, 'HEAD'))) return undefined;
  const file = join(gitFolder, 'commondir');
  const named = isFile(file) ? resolve(gitFolder, readTextOrEmpty(file).trim()) : gitFolder;
  const commonFolder = resolveRealFolder(named);
  if (commonFolder === undefined) return undefined;
  const isWhole = ['objects', 'refs'].every((name) => resolveRealFolder(join(commonFolder, name)) !== undefined);
  return isWhole ? { gitFolder, commonFolder, top } : undefined;
}

function resolveRealFolder(path: string): string | undefined {
  return attempt(() => {
    const real = realpathSync.native(path);
    return statSync(real).isDirectory() ? real : undefined;
  });
}

const isFile = (path: string): boolean => readStats(path)?.isFile() === true;

/** Undefined when there is nothing, or when it cannot be read. */
function readStats(path: string): Stats | undefined {
  return attempt(() => {
    // An error costs many times as much as the answer, and every start of git asks for many paths.
    return statSync(path, { throwIfNoEntry: false });
  });
}

function readTextOrEmpty(file: string): string {
  return attempt(() => readRegularTextSync(file)) ?? '';
}
