/** Which files of a tree hold which packages of Go: all files of a folder are one package. */
import { getBaseName, getFolder } from '../../../shared/text/file-name.ts';
import { classifyPath } from '../../../shared/text/file-role.ts';
import type { TreeFile } from '../../engine.ts';
import { addTo, collectEntries, createTextReader, type NamePatterns, type TreeIndex } from '../tree-index.ts';

const most = { users: 100, entries: 60 };
const mostImplementers = 10;

/** What the files of a folder define. */
interface Package {
  paths: string[];
  /** By name, the first file that defines it. */
  names: Map<string, string>;
  /** By type, the files with its methods. */
  methods: Map<string, Set<string>>;
  imports: Set<string>;
  entries: string[];
}

const definition = /^(?:func\s+(\w+)\s*[[(]|(?:type|var|const)\s+(\w+))/gm;
const method = /^func\s*\(\s*(?:\w+\s+)?\*?\s*(\w+)[^)\n]*\)\s*(\w+)\s*\(/gm;
const group = /^(?:type|var|const|import)\s*\(([\s\S]*?)^\)/gm;
const grouped = /^\t(\w+)/gm;
const imported = /^import\s*(?:\(([^)]*)\)|(?:[\w.]+\s+)?("[^"\n]+"))/gm;

/** Packages of the language itself have no dot in their first part. */
const standard =
  /^(?:archive|bufio|bytes|cmp|compress|container|context|crypto|database|debug|embed|encoding|errors|expvar|flag|fmt|go|hash|html|image|index|io|iter|log|maps|math|mime|net|os|path|plugin|reflect|regexp|runtime|slices|sort|strconv|strings|structs|sync|syscall|testing|text|time|unicode|unique|unsafe|weak|C)(?:\/|$)/;

/** `root`: the folder with the contents. */
export function createGoIndex(root: string, files: readonly TreeFile[], patterns: NamePatterns): TreeIndex {
  const stored = new Map(files.filter(({ path }) => isGoFile(path)).map((file) => [file.path, file.stored]));
  const folders = Map.groupBy(
    [...stored.keys()].filter((path) => path.endsWith('.go')),
    getFolder,
  );
  const read = createTextReader(root, stored);
  const packages = new Map<string, Package>();
  const found = new Map<string, string | undefined>();
  let modules: { name: string; folder: string }[] | undefined;
  let users: Map<string, string[]> | undefined;
  /** By the name of a method, the files of the types that have it. */
  let owners: Map<string, string[]> | undefined;

  function readPackage(folder: string): Package {
    const known = packages.get(folder);
    if (known !== undefined) return known;
    const own: Package = { paths: [], names: new Map(), methods: new Map(), imports: new Set(), entries: [] };
    packages.set(folder, own);
    for (const path of [...(folders.get(folder) ?? [])].sort(compareTests)) {
      const text = read(path);
      if (text === undefined) continue;
      own.paths.push(path);
      const isTest = classifyPath(path) !== undefined;
      if (!isTest && patterns.readsRequest(text)) own.entries.push(path);
      const define = (name: string | undefined): void => {
        if (name !== undefined && !own.names.has(name)) own.names.set(name, path);
      };
      for (const [, one, other] of text.matchAll(definition)) define(one ?? other);
      for (const [, body = ''] of text.matchAll(group)) for (const [, name] of body.matchAll(grouped)) define(name);
      for (const [, type = ''] of text.matchAll(method))
        own.methods.set(type, (own.methods.get(type) ?? new Set()).add(path));
      if (!isTest)
        for (const [, many, one] of text.matchAll(imported))
          for (const [, name = ''] of (many ?? one ?? '').matchAll(/"([^"\n]+)"/g)) own.imports.add(name);
    }
    return own;
  }

  function listModules(): { name: string; folder: string }[] {
    modules ??= [...stored.keys()]
      .filter((path) => getBaseName(path) === 'go.mod')
      .flatMap((path) => {
        const name = /^module\s+"?([^\s"]+)/m.exec(read(path) ?? '')?.[1];
        return name === undefined ? [] : [{ name, folder: getFolder(path) }];
      })
      .sort((a, b) => b.name.length - a.name.length);
    return modules;
  }

  /** The folder of a package, by the path of its import or by the folder itself. */
  function findFolder(path: string): string | undefined {
    if (!found.has(path)) found.set(path, findFolderAnew(path));
    return found.get(path);
  }

  function findFolderAnew(path: string): string | undefined {
    for (const { name, folder } of listModules()) {
      if (path !== name && !path.startsWith(`${name}/`)) continue;
      const own = [folder, path.slice(name.length + 1)].filter((part) => part !== '').join('/');
      if (folders.has(own)) return own;
    }
    if (standard.test(path)) return undefined;
    // Without a module, the end of the path tells.
    const parts = path.split('/');
    if (listModules().length > 0) return undefined;
    for (let start = 0; start < parts.length; start += 1) {
      const end = parts.slice(start).join('/');
      if (folders.has(end)) return end;
    }
    return undefined;
  }

  function getUsers(): Map<string, string[]> {
    if (users !== undefined) return users;
    users = new Map();
    for (const folder of folders.keys())
      for (const path of readPackage(folder).imports) {
        const used = findFolder(path);
        if (used === undefined || used === folder) continue;
        addTo(users, used, folder);
      }
    return users;
  }

  function getOwners(): Map<string, string[]> {
    if (owners !== undefined) return owners;
    owners = new Map();
    for (const paths of folders.values())
      for (const path of paths) {
        if (classifyPath(path) !== undefined) continue;
        for (const [, , name = ''] of (read(path) ?? '').matchAll(method)) addTo(owners, name, path);
      }
    return owners;
  }

  function lookUp<T>(full: string, find: (own: Package, name: string) => T): T | undefined {
    const name = full.replace(/^.*\./s, '');
    const path = full.slice(0, full.length - name.length - 1);
    const folder = folders.has(path) ? path : findFolder(path);
    return folder === undefined ? undefined : find(readPackage(folder), name);
  }

  return {
    read,
    findNamed: (full) => lookUp(full, ({ names }, name) => names.get(name)),
    findFile: (name, from) => readPackage(getFolder(from.path)).names.get(name),
    findPackage(path) {
      const folder = findFolder(path);
      return folder === undefined ? undefined : readPackage(folder).paths[0];
    },
    listParts: (full) => [...(lookUp(full, ({ methods }, name) => methods.get(name)) ?? [])],
    listImplementations: (name) => [...new Set(getOwners().get(name))].slice(0, mostImplementers),
    listEntries(path) {
      const isOwn = (each: string): number => Number(each === path);
      const listUsers = (folder: string): string[] => getUsers().get(folder) ?? [];
      return collectEntries(getFolder(path), most, listUsers, (folder) =>
        readPackage(folder).entries.toSorted((a, b) => isOwn(b) - isOwn(a)),
      );
    },
  };
}

export function isGoFile(path: string): boolean {
  return path.endsWith('.go') || getBaseName(path) === 'go.mod';
}

/** What a test defines under the same name comes after. */
function compareTests(one: string, other: string): number {
  return Number(one.endsWith('_test.go')) - Number(other.endsWith('_test.go')) || (one < other ? -1 : 1);
}
