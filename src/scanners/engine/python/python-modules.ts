/** The modules of a tree: which file an import means, and which file defines a name. */
import { getFolder } from '../../../shared/text/file-name.ts';

/** Longer chains of imports are not followed. */
const mostImports = 6;

const importing =
  /^[ \t]*(?:from[ \t]+(\.*)[ \t]*([\w.]*)[ \t]+import[ \t]+(\([^)]*\)|[^\n#]*)|import[ \t]+([^\n#]+))/gm;
const definition = /^(?:(?:async[ \t]+)?def|class)[ \t]+(\w+)|^(\w+)[ \t]*(?::[^=\n]+)?=(?!=)/gm;

interface Imported {
  /** The module, from the file. */
  dots: number;
  module: string;
  /** By the name in the file. Empty for the module itself. `*`: all names. */
  names: Map<string, string>;
}

interface ModuleFacts {
  defined: Set<string>;
  imports: readonly Imported[];
}

export interface Modules {
  /** The file of a module, or its folder with a slash. */
  findModule(dots: number, name: string, from: string): string | undefined;
  /** The file that defines the name of a module, which other modules may hand on. */
  findDefining(path: string, name: string): string | undefined;
  /** The files of the tree that the text imports, also inside functions. */
  listImported(path: string, text: string): Set<string>;
}

/** `read`: the text of a file. */
export function createModules(paths: Iterable<string>, read: (path: string) => string | undefined): Modules {
  const files = new Set(paths);
  const folders = new Set<string>();
  for (const path of files)
    for (let folder = getFolder(path); folder !== '' && !folders.has(folder); folder = getFolder(folder))
      folders.add(folder);
  const known = new Map<string, ModuleFacts>();

  function readFacts(path: string): ModuleFacts {
    const before = known.get(path);
    if (before !== undefined) return before;
    const text = read(path) ?? '';
    const defined = new Set([...text.matchAll(definition)].map(([, one, other]) => one ?? other ?? ''));
    const facts: ModuleFacts = { defined, imports: listImports(text) };
    known.set(path, facts);
    return facts;
  }

  function findModule(dots: number, name: string, from: string): string | undefined {
    const parts = name.split('.').filter((part) => part !== '');
    for (const folder of listStartFolders(from, dots)) {
      const base = [folder, ...parts].filter((part) => part !== '').join('/');
      const file = [`${base}.py`, `${base}/__init__.py`].find((each) => files.has(each));
      if (file !== undefined) return file;
      if (base !== '' && folders.has(base)) return `${base}/`;
    }
    return undefined;
  }

  function findDefining(path: string, name: string, left = mostImports): string | undefined {
    const { defined, imports } = readFacts(path);
    if (defined.has(name)) return path;
    if (left === 0) return undefined;
    for (const { dots, module, names } of imports) {
      const original = names.get(name) ?? (names.has('*') ? name : undefined);
      if (original === undefined || original === '') continue;
      const target = findModule(dots, module, path);
      const next = target?.endsWith('.py') && target !== path ? findDefining(target, original, left - 1) : undefined;
      if (next !== undefined) return next;
    }
    return undefined;
  }

  function listImported(path: string, text: string): Set<string> {
    const targets = new Set<string>();
    for (const { dots, module, names } of listImports(text)) {
      const target = findModule(dots, module, path);
      const file = target?.endsWith('.py') ? target : undefined;
      if (file !== undefined) targets.add(file);
      for (const name of names.values()) {
        if (name === '' || name === '*') continue;
        const inner = findModule(dots, `${module}.${name}`, path);
        const defining = inner?.endsWith('.py') ? inner : file && findDefining(file, name);
        if (defining !== undefined) targets.add(defining);
      }
    }
    targets.delete(path);
    return targets;
  }

  return { findModule, findDefining, listImported };
}

export function listImports(text: string): Imported[] {
  return [...text.matchAll(importing)].flatMap(([, dots = '', module = '', members, plain]): Imported[] => {
    const pairs = (plain ?? members ?? '')
      .replaceAll(/[()\\;]|#.*/g, ' ')
      .split(',')
      .map((each) => each.trim().split(/\s+as\s+|\s+/))
      .filter(([name]) => name !== undefined && name !== '');
    if (plain !== undefined)
      return pairs.map(([name = '', alias]) => ({ dots: 0, module: name, names: new Map([[alias ?? name, '']]) }));
    return [{ dots: dots.length, module, names: new Map(pairs.map(([name = '', alias]) => [alias ?? name, name])) }];
  });
}

/** The folders in which an import may start. An absolute one may start in any folder above the file (Python's path). */
function listStartFolders(path: string, dots: number): string[] {
  const above = [getFolder(path)];
  while (above.at(-1) !== '') above.push(getFolder(above.at(-1) ?? ''));
  if (dots > 0) return above.slice(dots - 1, dots);
  return above.flatMap((folder) => [folder, folder === '' ? 'src' : `${folder}/src`]);
}
