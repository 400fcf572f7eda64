/** The classes of a tree, found by the names under which code uses them. Files are read when something needs them. */
import type { ClassCode, CodeFile, FieldCode, FunctionCode } from './code.ts';
import type { TreeIndex } from './tree-index.ts';

export interface Project {
  /** `around`: the class in which the name is used. */
  findClass(name: string, from: CodeFile, around: ClassCode | undefined): ClassCode | undefined;
  /** A field of the class, of its parents or of the classes around it. */
  findField(owner: ClassCode, name: string): { owner: ClassCode; code: FieldCode } | undefined;
  /** The methods that a call with this number of arguments may mean, of the class, its parents or its implementations. */
  findMethods(owner: ClassCode, name: string, count: number): readonly FunctionCode[];
  /** The text of a file of the tree, by the end of its path. */
  readResource(path: string, from: CodeFile): string | undefined;
}

/** An interface with more implementations is not followed into all. */
const mostImplementations = 3;
const mostParents = 10;

export function createProject(index: TreeIndex, read: (path: string) => CodeFile | undefined): Project {
  const classes = new Map<CodeFile, Map<string, ClassCode | undefined>>();
  const methods = new Map<ClassCode, Map<string, readonly FunctionCode[]>>();

  function findClass(name: string, from: CodeFile, around: ClassCode | undefined): ClassCode | undefined {
    for (let outer = around; outer !== undefined; outer = outer.outer) {
      if (outer.name === name) return outer;
      const inner = outer.inner.find((each) => each.name === name);
      if (inner !== undefined) return inner;
    }
    const known = classes.get(from) ?? new Map<string, ClassCode | undefined>();
    classes.set(from, known);
    if (!known.has(name)) {
      known.set(name, undefined);
      known.set(name, from.classes.find((each) => each.name === name) ?? findElsewhere(name, from));
    }
    return known.get(name);
  }

  function findElsewhere(name: string, from: CodeFile): ClassCode | undefined {
    const full = from.imports.get(name) ?? (name.includes('.') ? name : undefined);
    const last = name.replace(/^.*\./, '');
    const path = full === undefined ? index.findFile(last, from) : index.findNamed(full, from);
    const found = path === undefined || path === from.path ? undefined : read(path);
    if (found !== undefined) return found.classes.find((each) => each.name === last);
    // An inner class is named after its outer one.
    const outer = full?.replace(/\.[^.]*$/, '');
    return outer !== undefined && /(?:^|\.)[A-Z]\w*$/.test(outer)
      ? findClass(outer, from, undefined)?.inner.find((each) => each.name === last)
      : undefined;
  }

  function listParents(owner: ClassCode): ClassCode[] {
    const found: ClassCode[] = [];
    const waiting = [owner];
    for (let next = waiting.shift(); next !== undefined && found.length < mostParents; next = waiting.shift()) {
      const { parents, file, outer } = next;
      const above = parents.flatMap((parent) => findClass(parent, file, outer) ?? []);
      const fresh = above.filter((each) => each !== owner && !found.includes(each));
      found.push(...fresh);
      waiting.push(...fresh);
    }
    return found;
  }

  function findField(owner: ClassCode, name: string): { owner: ClassCode; code: FieldCode } | undefined {
    for (let around: ClassCode | undefined = owner; around !== undefined; around = around.outer)
      for (const each of [around, ...(around.parents.length === 0 ? [] : listParents(around))]) {
        const code = each.fields.get(name);
        if (code !== undefined) return { owner: each, code };
      }
    return undefined;
  }

  function findMethods(owner: ClassCode, name: string, count: number): readonly FunctionCode[] {
    const known = methods.get(owner) ?? new Map<string, readonly FunctionCode[]>();
    methods.set(owner, known);
    const key = `${name} ${count}`;
    const found = known.get(key) ?? findMethodsAnew(owner, name, count);
    known.set(key, found);
    return found;
  }

  function findMethodsAnew(owner: ClassCode, name: string, count: number): readonly FunctionCode[] {
    for (const each of [owner, ...listParents(owner)]) {
      const own = each.functions.filter((code) => code.name === name && takesArguments(code, count));
      const withBody = own.filter(({ body }) => body !== undefined);
      if (withBody.length > 0) return withBody;
      if (own.length > 0) return findImplementations(owner, name, count);
    }
    return [];
  }

  function findImplementations(owner: ClassCode, name: string, count: number): FunctionCode[] {
    const found = index.listImplementations(owner.name).flatMap((path) => {
      const file = read(path);
      const own = file?.classes.filter((each) => each.parents.includes(owner.name)) ?? [];
      return own
        .filter((each) => findClass(owner.name, each.file, each.outer) === owner)
        .flatMap((each) => findMethods(each, name, count).filter(({ body }) => body !== undefined));
    });
    return [...new Set(found)].slice(0, mostImplementations);
  }

  return { findClass, findField, findMethods, readResource: index.readResource };
}

function takesArguments({ parameters }: FunctionCode, count: number): boolean {
  const isOpen = parameters.at(-1)?.isRest === true;
  return isOpen ? count >= parameters.length - 1 : count === parameters.length;
}
