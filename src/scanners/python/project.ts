/** The Python files of a tree as modules that import each other. Each file is parsed once. */
import { readContent } from '../../text/contents.ts';
import { getFolder } from '../../text/file-name.ts';
import { type Imported, type Module, parseModule } from './module.ts';
import { createOperationMatcher } from './operations.ts';
import type { ParsePython } from './syntax.ts';
import { readPythonText } from './text.ts';

/** A module, or a folder that groups modules. */
export type PythonPackage = { module: Module } | { folder: string };

export interface PythonProject {
  /** The module that an import names. Undefined when the tree does not contain it. */
  imported(from: Module, resolveImport: Pick<Imported, 'level' | 'names'>): PythonPackage | undefined;
  within(folder: string, name: string): PythonPackage | undefined;
  /** Whether an OpenAPI description says that requests call the function. */
  answers(module: Module, name: string): boolean;
  /** For each registered route that leads to a function or class with one of the names, whether it checks a login. */
  routes(module: Module, names: readonly string[]): boolean[];
  /** Adds a text as a module of the tree. */
  add(path: string, text: string): Module;
}

/** A larger file is mostly data. Its definitions are not used by other files. */
export const maximumModuleBytes = 512 * 1024;

/** For texts without a surrounding tree. */
export const emptyTree: TreeReader = {
  answers: () => false,
  routes: () => [],
  kindOf: () => undefined,
  read: () => '',
};

export interface TreeReader {
  answers(path: string, name: string): boolean;
  routes(path: string, names: readonly string[]): boolean[];
  kindOf(path: string): 'file' | 'folder' | undefined;
  read(path: string): string;
}

/** A file that registers functions and classes as handlers, such as `urls.py`. */
export interface RouteFile {
  /** Paths of the modules whose handlers it may name. */
  modules: ReadonlySet<string>;
  /** For each time that a name is registered, whether the registration checks a login. */
  names: ReadonlyMap<string, readonly boolean[]>;
  /** Number of files that include it in their routes. */
  included: number;
}

/** Facts about all files of the tree: plain data that is passed between threads. */
export interface PythonTree {
  /** Functions that requests call, from `readOperations`. */
  operations: readonly string[];
  /** Location of the content of each Python file, by path. */
  files: ReadonlyMap<string, string>;
  routes: readonly RouteFile[];
}

export function createTreeReader(root: string, { operations, files, routes }: PythonTree): TreeReader {
  const folders = new Set<string>();
  for (const path of files.keys())
    for (let folder = getFolder(path); folder !== '' && !folders.has(folder); folder = getFolder(folder))
      folders.add(folder);
  const readFileContent = (path: string) => readContent(root, files.get(path) ?? path, maximumModuleBytes + 1);
  return {
    answers: createOperationMatcher(operations),
    routes: (path, names) => listRoutes(routes, path, names),
    kindOf: (path) => {
      if (folders.has(path)) return 'folder';
      return files.has(path) && readFileContent(path).length <= maximumModuleBytes ? 'file' : undefined;
    },
    read: (path) => readPythonText(path, readFileContent(path))?.text ?? '',
  };
}

/** For each route that leads to the function or its class, whether it checks a login. */
function listRoutes(files: readonly RouteFile[], path: string, names: readonly string[]): boolean[] {
  return files.flatMap((file) => {
    const own = file.modules.has(path) ? names.flatMap((name) => file.names.get(name) ?? []) : [];
    return own.length === 0 ? [] : [...own, ...Array.from({ length: file.included }, () => own.every(Boolean))];
  });
}

export function createProject(tree: TreeReader, parse: ParsePython): PythonProject {
  const modules = new Map<string, Module>();
  const cached = new Map<string, PythonPackage | undefined>();
  const addModule = (path: string, text: string): Module => {
    const module = modules.get(path) ?? parseModule(path, { text, root: parse(text) });
    modules.set(path, module);
    return module;
  };
  const loadModule = (path: string): Module => modules.get(path) ?? addModule(path, tree.read(path));
  const findPackage = (path: string): PythonPackage | undefined => {
    const file = [`${path}.py`, `${path}/__init__.py`].find((one) => tree.kindOf(one) === 'file');
    if (file !== undefined) return { module: loadModule(file) };
    return tree.kindOf(path) === 'folder' ? { folder: path } : undefined;
  };
  const findPackageOnce = (path: string): PythonPackage | undefined => {
    if (!cached.has(path)) cached.set(path, findPackage(path));
    return cached.get(path);
  };
  const within = (folder: string, name: string) => findPackageOnce(folder === '' ? name : `${folder}/${name}`);
  return {
    add: addModule,
    within,
    answers: ({ path }, name) => tree.answers(path, name),
    routes: ({ path }, names) => tree.routes(path, names),
    imported: ({ path }, { level, names }) => {
      for (const folder of listStartFolders(path, level)) {
        if (names.length === 0) return findPackageOnce(folder);
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
export function listStartFolders(path: string, level: number): string[] {
  const above = [getFolder(path)];
  while (above.at(-1) !== '') above.push(getFolder(above.at(-1) ?? ''));
  if (level > 0) return above.slice(level - 1, level);
  return above.flatMap((folder) => [folder, folder === '' ? 'src' : `${folder}/src`]);
}
