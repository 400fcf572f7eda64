/** Which files of a tree define, implement and use which classes, by their texts. */
import { posix } from 'node:path';
import { decodeText, readContent } from '../../shared/text/contents.ts';
import { classifyPath, getBaseName, getFolder } from '../../shared/text/file-name.ts';
import type { TreeFile } from '../engine.ts';
import type { CodeFile } from './code.ts';

export interface TreeIndex {
  /** The file of a class that the code uses without an import. */
  findFile(name: string, from: CodeFile): string | undefined;
  /** The file of a class with its package. */
  findNamed(fullName: string, from: CodeFile): string | undefined;
  findPackage?(path: string, from: CodeFile): string | undefined;
  /** The few files with a method of this name, which says what is called where types are not known. */
  listMethodFiles?(name: string): readonly string[];
  /** Whether a description of an interface says that requests call the function. */
  isAnswer?(path: string, name: string): boolean;
  /** Files that define methods of the class, by its full name. */
  listParts?(fullName: string): readonly string[];
  /** The files with classes that extend or implement the class. */
  listImplementations?(name: string): readonly string[];
  /** The nearest files that read requests and may call into the file, beginning with it. `isCut`: there are more. */
  listEntries(path: string): { paths: readonly string[]; isCut: boolean };
  /** The file that defines a function or a class of this name. */
  findDefinition?(name: string, from: CodeFile): string | undefined;
  /** The nearest file that defines it, with the others in its folder. */
  listDefinitions?(name: string, from: CodeFile): readonly string[];
  /** Whether the file may use functions of others that it does not name. */
  mayUseOthers?(from: CodeFile): boolean;
  /** A file by its path from the folder of another, or from one above. */
  findIncluded?(path: string, from: CodeFile): string | undefined;
  read(path: string): string | undefined;
  readResource?(path: string, from: CodeFile): string | undefined;
}

/** How code names classes in its text. */
export interface NamePatterns {
  /** The class in group 1, those that it extends in group 2. */
  definition: RegExp;
  className: RegExp;
  /** The functions and classes that a file defines, in group 1, if they need not have the name of their file. */
  defined?: RegExp;
  /** Classes in group 1 that stand in a file named after another. */
  further?: RegExp;
  readsRequest(text: string): boolean;
  /** Whether it is code, and no other file that code reads. */
  isCode(path: string): boolean;
}

/** `users`: files that may call the functions of a file, also through others. */
const most = { users: 3000, entries: 1000 };
const longestText = 1024 * 1024;
const mostImplementers = 10;
/** A name that more files define says nothing. */
const mostDefiners = 20;
const fewDefiners = 3;

export function addTo(map: Map<string, string[]>, key: string, value: string): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}

/** Reads the text of a file, unless it is so long that it is mostly data. */
export function createTextReader(
  root: string,
  stored: ReadonlyMap<string, string>,
  decode = (_path: string, content: Buffer): string | undefined => decodeText(content).text,
): (path: string) => string | undefined {
  return (path) => {
    const position = stored.get(path);
    if (position === undefined) return undefined;
    const content = readContent(root, position, longestText + 1);
    return content.length > longestText ? undefined : decode(path, content);
  };
}

/** By the name of a method, the files that have it, once for each. `pattern`: with the name in its last group. */
export function collectMethods(
  paths: Iterable<string>,
  read: (path: string) => string | undefined,
  pattern: RegExp,
): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const path of paths) {
    if (classifyPath(path) !== undefined) continue;
    for (const match of (read(path) ?? '').matchAll(pattern)) addTo(all, match.at(-1) ?? '', path);
  }
  return all;
}

/** The nearest files that read requests among those that `select` gives for its start and for all that uses that. */
export function collectEntries(
  start: string,
  most: { users: number; entries: number },
  listUsers: (each: string) => Iterable<string>,
  select: (each: string) => readonly string[],
): ReturnType<TreeIndex['listEntries']> {
  const seen = new Set([start]);
  // A set also gives what is added to it meanwhile.
  for (const each of seen) {
    if (seen.size >= most.users) break;
    for (const user of listUsers(each)) if (seen.size < most.users) seen.add(user);
  }
  const found = [...seen].flatMap(select);
  const isCut = found.length > most.entries || seen.size >= most.users;
  return { paths: found.slice(0, most.entries), isCut };
}

/** `root`: the folder with the contents. */
export function createTreeIndex(root: string, files: readonly TreeFile[], patterns: NamePatterns): TreeIndex {
  const stored = new Map(files.map((file) => [file.path, file.stored]));
  const byName = Map.groupBy(stored.keys(), getClassName);
  const read = createTextReader(root, stored);
  let facts: ReturnType<typeof collectFacts> | undefined;

  function collectFacts() {
    const all = {
      /** By class, or by the file that defines something, the files that name it. */
      users: new Map<string, string[]>(),
      implementers: new Map<string, string[]>(),
      /** By file, the classes that those in it extend, and further ones that it defines. */
      parents: new Map<string, string[]>(),
      entries: new Set<string>(),
      /** By name in lower case, the files that define it. */
      definers: new Map<string, string[]>(),
    };
    const words = new Map<string, Set<string>>();
    for (const path of stored.keys()) {
      if (!patterns.isCode(path)) continue;
      const text = read(path);
      if (text === undefined) continue;
      words.set(path, new Set(text.match(patterns.className)));
      const own = patterns.defined === undefined ? [] : [...text.matchAll(patterns.defined), ['', getBaseName(path)]];
      for (const [, name = ''] of own) addTo(all.definers, name.toLowerCase(), path);
      for (const [, name = ''] of text.matchAll(patterns.further ?? /$./g)) {
        if (byName.has(name)) continue;
        addTo(all.definers, name.toLowerCase(), path);
        addTo(all.parents, path, name);
      }
      for (const [, , parents = ''] of text.matchAll(patterns.definition))
        for (const name of parents.match(patterns.className) ?? [])
          if (byName.has(name) || patterns.defined !== undefined || all.definers.has(name.toLowerCase())) {
            addTo(all.implementers, name, path);
            addTo(all.parents, path, name);
          }
      if (classifyPath(path) === undefined && patterns.readsRequest(text)) all.entries.add(path);
    }
    for (const [path, own] of words) {
      if (patterns.defined === undefined) {
        for (const name of own)
          if ((byName.has(name) || all.definers.has(name.toLowerCase())) && name !== getClassName(path))
            addTo(all.users, name, path);
        continue;
      }
      const used = new Set<string>();
      for (const name of own) {
        const defining = all.definers.get(name.toLowerCase()) ?? [];
        const nearest = defining.length <= mostDefiners ? selectNearest(defining, path) : undefined;
        if (nearest !== undefined && nearest !== path) used.add(nearest);
      }
      for (const each of used) addTo(all.users, each, path);
    }
    return all;
  }

  function getFacts() {
    facts ??= collectFacts();
    return facts;
  }

  return {
    read,
    findNamed(fullName, from) {
      const end = fullName.replaceAll('.', '/');
      const found = (byName.get(fullName.replace(/^.*\./, '')) ?? []).filter((path) => {
        const own = path.replace(/\.\w+$/, '');
        return own === end || own.endsWith(`/${end}`);
      });
      return selectNearest(found, from.path) ?? this.findDefinition?.(fullName.replace(/^.*\./, ''), from);
    },
    findFile(name, from) {
      const beside = byName.get(name)?.find((path) => getFolder(path) === getFolder(from.path));
      if (beside !== undefined) return beside;
      const packages = [...from.imports]
        .flatMap(([key, full]) => (key.startsWith('*') ? [full] : []))
        .concat(from.package);
      const named = packages.filter((each) => each !== '').map((each) => this.findNamed(`${each}.${name}`, from));
      return named.find((path) => path !== undefined) ?? this.findDefinition?.(name, from);
    },
    mayUseOthers: ({ path, text }) => mayUseOthers(path, text, stored),
    findDefinition(name, from) {
      const found = getFacts().definers.get(name.toLowerCase()) ?? [];
      // A further class of a file is one of its package.
      const own = patterns.defined ? found : found.filter((path) => getFolder(path) === getFolder(from.path));
      return selectNearest(own, from.path);
    },
    listDefinitions(name, from) {
      const nearest = this.findDefinition?.(name, from);
      const all = getFacts().definers.get(name.toLowerCase()) ?? [];
      const beside = all.filter((path) => nearest !== undefined && getFolder(path) === getFolder(nearest));
      return beside.slice(0, fewDefiners);
    },
    findIncluded(path, from) {
      if (!/[\w-]\.\w+$/.test(path)) return undefined;
      return findIncluded(from.path, path, stored);
    },
    readResource(path, from) {
      const end = path.replace(/^\//, '');
      const named = byName.get(getClassName(end)) ?? [];
      const found = selectNearest(
        named.filter((each) => each === end || each.endsWith(`/${end}`)),
        from.path,
      );
      return found === undefined ? undefined : read(found);
    },
    listImplementations: (name) => (getFacts().implementers.get(name) ?? []).slice(0, mostImplementers),
    listEntries(path) {
      const { users, parents, entries, definers } = getFacts();
      if (entries.size === 0) return { paths: [], isCut: false };
      const listKeys = (each: string): string[] => {
        const above = parents.get(each) ?? [];
        if (patterns.defined === undefined) return [getClassName(each), ...above];
        return [each, ...above.flatMap((name) => selectNearest(definers.get(name.toLowerCase()) ?? [], each) ?? [])];
      };
      const listUsers = (each: string): string[] => listKeys(each).flatMap((key) => users.get(key) ?? []);
      return collectEntries(path, most, listUsers, (each) => (entries.has(each) ? [each] : []));
    },
  };
}

function getClassName(path: string): string {
  return getBaseName(path).replace(/\..*$/, '');
}

/** The one that shares most of its folders with the other path. */
function selectNearest(paths: readonly string[], other: string): string | undefined {
  if (paths.length < 2) return paths[0];
  const others = posix.dirname(other).split('/');
  let nearest: string | undefined;
  let most = -1;
  for (const path of paths) {
    const own = posix.dirname(path).split('/');
    const different = own.findIndex((part, index) => part !== others[index]);
    const count = different < 0 ? own.length : different;
    if (count > most) [nearest, most] = [path, count];
  }
  return nearest;
}

/** A constant or a call before the path names some folder above. */
const include =
  /\b(?:include|require)(?:_once)?\b\s*\(?\s*(?:(?:[\w\\$>-]+|dirname\([^()]*(?:\([^()]*\))?[^()]*\))(?:\(\))?\s*\.\s*)?(["'])([^"'\n$]+)\1/gi;

export function* listIncludes(path: string, text: string, paths: ReadonlySet<string>): Generator<string> {
  for (const [, , written = ''] of text.matchAll(include)) {
    const found = findIncluded(path, written, paths);
    if (found !== undefined) yield found;
  }
}

/** Whether the program may use functions of other files of the tree: unless all that it includes is missing there. */
function mayUseOthers(path: string, text: string, paths: Pick<ReadonlySet<string>, 'has'>): boolean {
  const literal = [...text.matchAll(include)];
  const all = text.match(/\b(?:include|require)(?:_once)?\b/g) ?? [];
  if (all.length === 0 || all.length > literal.length) return true;
  return literal.some(([, , written = '']) => findIncluded(path, written, paths) !== undefined);
}

/** The file that a path means, in the folder of the program or in one above it. */
export function findIncluded(
  path: string,
  written: string,
  paths: Pick<ReadonlySet<string>, 'has'>,
): string | undefined {
  const folders = [posix.dirname(path)];
  while (folders.at(-1) !== '.') folders.push(posix.dirname(folders.at(-1) ?? ''));
  return folders.map((folder) => posix.join(folder, written)).find((each) => paths.has(each));
}
