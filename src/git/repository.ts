/** Finds the repository of a folder without asking git, which would take any folder of the right shape for one. */
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';

export interface Repository {
  /** Absolute; HEAD lies here. */
  gitFolder: string;
  /** Absolute; objects and configuration lie here: elsewhere for a linked worktree. */
  commonFolder: string;
  /** The folder that `.git` lies in; undefined for a bare clone. */
  top: string | undefined;
}

export interface Found {
  /** The nearest folder above, or the folder itself, that has a `.git`. */
  checkout: Repository | undefined;
  /**
   * The folder itself, when it has the shape of a bare clone. A branch can bring such a folder, and with it a configuration
   * that names programs; what git calls `.git` it cannot bring.
   */
  bare: Repository | undefined;
}

/** What the folder lies in. */
export function findRepository(path: string): Found {
  const folder = realFolder(path);
  if (folder === undefined) return { checkout: undefined, bare: undefined };
  const checkout = above(folder);
  const own = checkout === undefined ? [] : [checkout.gitFolder, checkout.commonFolder];
  const isOfCheckout = checkout?.top === folder || own.some((each) => folder === each || folder.startsWith(each + sep));
  return { checkout, bare: isOfCheckout ? undefined : atGitFolder(folder, undefined) };
}

/** The work trees that a folder lies in: that of its checkout, and of those around it, which may hold it as a submodule. */
export function workTreesAround(path: string): string[] {
  const top = findRepository(path).checkout?.top;
  return top === undefined ? [] : [top, ...workTreesAround(dirname(top))];
}

function above(folder: string): Repository | undefined {
  const entry = join(folder, '.git');
  const pointed = isFile(entry) ? pointedFolder(entry) : entry;
  const found = pointed === undefined ? undefined : atGitFolder(pointed, folder);
  if (found !== undefined) return found;
  // git takes a file of this name for the repository's, too, and fails when it points nowhere.
  const parent = dirname(folder);
  return isFile(entry) || parent === folder ? undefined : above(parent);
}

/** The file of a linked worktree or a submodule: `gitdir: path`. */
function pointedFolder(file: string): string | undefined {
  const [, target] = /^gitdir: (.+?)\r?\n?$/s.exec(textOf(file)) ?? [];
  return target === undefined ? undefined : resolve(dirname(file), target);
}

function atGitFolder(path: string, top: string | undefined): Repository | undefined {
  const gitFolder = realFolder(path);
  if (gitFolder === undefined || !isFile(join(gitFolder, 'HEAD'))) return undefined;
  const commonFolder = realFolder(commonFolderOf(gitFolder));
  if (commonFolder === undefined) return undefined;
  const isWhole = ['objects', 'refs'].every((name) => realFolder(join(commonFolder, name)) !== undefined);
  return isWhole ? { gitFolder, commonFolder, top } : undefined;
}

function commonFolderOf(gitFolder: string): string {
  const file = join(gitFolder, 'commondir');
  return isFile(file) ? resolve(gitFolder, textOf(file).trim()) : gitFolder;
}

function realFolder(path: string): string | undefined {
  try {
    const real = realpathSync.native(path);
    return statSync(real).isDirectory() ? real : undefined;
  } catch {
    return undefined;
  }
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
