/** The Python files of a tree as modules that import each other; each is read once. */
import { readContent } from '../../text/contents.ts';
import { decodeText } from '../../text/decode.ts';
import { folderOf } from '../../text/file-name.ts';
import { type Imported, type Module, moduleOf } from './module.ts';
import { answersFor } from './operations.ts';
import type { ParsePython } from './syntax.ts';

/** A module, or a folder that groups modules. */
export type PythonPackage = { module: Module } | { folder: string };

export interface Project {
  /** What an import in the module names; undefined for what the tree does not hold. */
  imported(from: Module, imported: Pick<Imported, 'level' | 'names'>): PythonPackage | undefined;
  within(folder: string, name: string): PythonPackage | undefined;
  /** Whether requests call the function, as a description of the interface says. */
  answers(module: Module, name: string): boolean;
  /** A text as a module of the tree. */
  add(path: string, text: string): Module;
}

/** Above this a file is mostly data; what it defines is not looked for from other files. */
export const maximumModuleBytes = 512 * 1024;

/** For texts that have nothing around them. */
export const nothingAround: TreeReader = { answers: () => false, kindOf: () => undefined, read: () => '' };

export interface TreeReader {
  answers(path: string, name: string): boolean;
  kindOf(path: string): 'file' | 'folder' | undefined;
  read(path: string): string;
}

/** What the files of a tree have in common; plain data, which crosses threads. */
export interface PythonTree {
  /** Functions that requests call, by `operationsIn`. */
  operations: readonly string[];
  /** Where the content of each Python file lies, by path. */
  files: ReadonlyMap<string, string>;
}

export function treeReader(root: string, { operations, files }: PythonTree): TreeReader {
  const folders = new Set<string>();
  for (const path of files.keys())
    for (let folder = folderOf(path); folder !== '' && !folders.has(folder); folder = folderOf(folder))
      folders.add(folder);
  const contentOf = (path: string) => readContent(root, files.get(path) ?? path, maximumModuleBytes + 1);
  return {
    answers: answersFor(operations),
    kindOf: (path) => {
      if (folders.has(path)) return 'folder';
      return files.has(path) && contentOf(path).length <= maximumModuleBytes ? 'file' : undefined;
    },
    read: (path) => decodeText(contentOf(path)).text,
  };
}

export function createProject(tree: TreeReader, parse: ParsePython): Project {
  const modules = new Map<string, Module>();
  const known = new Map<string, PythonPackage | undefined>();
  const add = (path: string, text: string): Module => {
    const module = modules.get(path) ?? moduleOf(path, { text, root: parse(text) });
    modules.set(path, module);
    return module;
  };
  const loaded = (path: string): Module => modules.get(path) ?? add(path, tree.read(path));
  const look = (path: string): PythonPackage | undefined => {
    const file = [`${path}.py`, `${path}/__init__.py`].find((one) => tree.kindOf(one) === 'file');
    if (file !== undefined) return { module: loaded(file) };
    return tree.kindOf(path) === 'folder' ? { folder: path } : undefined;
  };
  const at = (path: string): PythonPackage | undefined => {
    if (!known.has(path)) known.set(path, look(path));
    return known.get(path);
  };
  const within = (folder: string, name: string) => at(folder === '' ? name : `${folder}/${name}`);
  return {
    add,
    within,
    answers: ({ path }, name) => tree.answers(path, name),
    imported: ({ path }, { level, names }) => {
      for (const folder of startsOf(path, level)) {
        if (names.length === 0) return at(folder);
        const found = within(folder, names.join('/'));
        if (found !== undefined) return found;
      }
      return undefined;
    },
  };
}

/** The folders that an import begins in; for a name from the top any folder above the file may be on Python's path. */
export function startsOf(path: string, level: number): string[] {
  const above = [folderOf(path)];
  while (above.at(-1) !== '') above.push(folderOf(above.at(-1) ?? ''));
  if (level > 0) return above.slice(level - 1, level);
  return above.flatMap((folder) => [folder, folder === '' ? 'src' : `${folder}/src`]);
}
