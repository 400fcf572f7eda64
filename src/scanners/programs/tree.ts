/** Writes a tree as files, for programs that read folders. Files that could configure a program get other names. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readContent } from '../../text/contents.ts';
import type { TreeFile } from '../../text/scan-request.ts';

export interface WrittenTree {
  folder: string;
  /** Paths in the repository by names in the folder. */
  paths: ReadonlyMap<string, string>;
  /** Files that the file system did not accept. */
  refused: readonly string[];
}

interface TreeWriting {
  /** Where the contents are stored. */
  root: string;
  files: readonly TreeFile[];
  /** Absolute path of a folder that does not exist. */
  folder: string;
  isConfiguration(path: string): boolean;
}

export function writeTree({ root, files, folder, isConfiguration }: TreeWriting): WrittenTree {
  const taken = new Set(files.map(({ path }) => path));
  const [paths, refused, folders] = [new Map<string, string>(), [] as string[], new Set<string>()];
  mkdirSync(folder, { mode: 0o700 });
  for (const { path, stored } of files) {
    const name = isConfiguration(path) ? chooseOtherName(path, taken) : path;
    try {
      if (!isSafeName(name)) throw new Error('the name leaves the tree');
      const file = join(folder, name);
      const parent = dirname(file);
      if (!folders.has(parent)) mkdirSync(parent, { recursive: true, mode: 0o700 });
      folders.add(parent);
      // Exclusively: on some systems two names are one file, and a name may be a device.
      writeFileSync(file, readContent(root, stored), { flag: 'wx', mode: 0o600 });
      paths.set(name, path);
    } catch {
      refused.push(path);
    }
  }
  return { folder, paths, refused };
}

/** The same name with a beginning that no program searches for. */
function chooseOtherName(path: string, taken: ReadonlySet<string>): string {
  const cut = path.lastIndexOf('/') + 1;
  let name = path;
  do name = `${name.slice(0, cut)}_${name.slice(cut)}`;
  while (taken.has(name));
  return name;
}

/** Names that were refused when the commit was read are in the list of files too. */
function isSafeName(name: string): boolean {
  if (/[\0\\]/.test(name) || /^[A-Za-z]:/.test(name)) return false;
  return name.split('/').every((part) => part !== '' && part !== '.' && part !== '..' && !/^\.git[. ]*$/i.test(part));
}
