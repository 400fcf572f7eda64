/** The Python files of a tree as modules that import each other. Each file is parsed once. */
import { readContent } from '../../text/contents.ts';
import { decodeText } from '../../text/decode.ts';
import { folderOf } from '../../text/file-name.ts';
import { type Imported, type Module, moduleOf } from './module.ts';
import { answersFor } from './operations.ts';
import type { ParsePython } from './syntax.ts';

/** A module, or a folder that groups modules. */
export type PythonPackage = { module: Module } | { folder: string };

export interface Project {
  /** The module that an import names. Undefined when the tree does not contain it. */
  imported(from: Module, imported: Pick<Imported, 'level' | 'names'>): PythonPackage | undefined;
  within(folder: string, name: string): PythonPackage | undefined;
  /** Whether an OpenAPI description says that requests call the function. */
  answers(module: Module, name: string): boolean;
  /** Adds a text as a module of the tree. */
  add(path: string, text: string): Module;
}

/** A larger file is mostly data. Its definitions are not used by other files. */
export const maximumModuleBytes = 512 * 1024;

/** For texts without a surrounding tree. */
export const nothingAround: TreeReader = { answers: () => false, kindOf: () => undefined, read: () => '' };

export interface TreeReader {
  answers(path: string, name: string): boolean;
  kindOf(path: string): 'file' | 'folder' | undefined;
  read(path: string): string;
}

/** Facts about all files of the tree: plain data that is passed between threads. */
export interface PythonTree {
  /** Functions that requests call, from `readOperations`. */
  operations: readonly string[];
  /** Location of the content of each Python file, by path. */
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

/**
 * The folders in which an import may start. For an absolute import, any folder above the file may be on Python's path.
 */
export function startsOf(path: string, level: number): string[] {
  const above = [folderOf(path)];
  while (above.at(-1) !== '') above.push(folderOf(above.at(-1) ?? ''));
  if (level > 0) return above.slice(level - 1, level);
  return above.flatMap((folder) => [folder, folder === '' ? 'src' : `${folder}/src`]);
}
