/** Writes a tree as files, for programs that read folders. Files that could configure a program get other names. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readContent } from '../../shared/text/contents.ts';
import type { TreeFile } from '../../shared/text/scan-request.ts';

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
  /** Comments that silence a program. */
  silencers: readonly RegExp[];
}

export function writeTree({ root, files, folder, isConfiguration, silencers }: TreeWriting): WrittenTree {
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
      writeFileSync(file, disarmComments(readContent(root, stored), silencers), { flag: 'wx', mode: 0o600 });
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

/** The content with `:` in comments that silence a program replaced. */
function disarmComments(content: Buffer, silencers: readonly RegExp[]): Buffer {
  if (silencers.length === 0) return content;
  const text = content.toString('latin1');
  const disarmed = silencers.reduce((rest, each) => rest.replaceAll(each, (found) => found.replaceAll(':', '_')), text);
  return disarmed === text ? content : Buffer.from(disarmed, 'latin1');
}

/** Names that were refused when the commit was read are in the list of files too. */
function isSafeName(name: string): boolean {
  if (/[\0\\]/.test(name) || /^[A-Za-z]:/.test(name)) return false;
  return name.split('/').every((part) => part !== '' && part !== '.' && part !== '..' && !/^\.git[. ]*$/i.test(part));
}
