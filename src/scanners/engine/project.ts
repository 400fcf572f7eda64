/** The classes of a tree, found by the names under which code uses them. Files are read when something needs them. */
import type { ClassCode, CodeFile, FieldCode, FunctionCode } from './code.ts';
import type { TreeIndex } from './tree-index.ts';

/** An interface with more implementations is not followed into all. */
const mostImplementations = 8;
const mostParents = 10;

export function createProject(index: TreeIndex, read: (path: string) => CodeFile | undefined) {
  const classes = new Map<CodeFile, Map<string, ClassCode | undefined>>();
  const functions = new Map<CodeFile, Map<string, readonly FunctionCode[]>>();
  const methods = new Map<ClassCode, Map<string, readonly FunctionCode[]>>();

  /** `around`: the class in which the name is used. */
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
      known.set(name, from.classes.find((each) => each.name === name && !each.isPart) ?? findElsewhere(name, from));
    }
    return known.get(name);
  }

  function findElsewhere(name: string, from: CodeFile): ClassCode | undefined {
    const inPackage = index.findPackage?.(name, from);
    if (inPackage !== undefined) return read(inPackage)?.top;
    const full = from.imports.get(name) ?? (name.includes('.') ? name : undefined);
    const last = (full ?? name).replace(/^.*\./, '');
    const path = full === undefined ? index.findFile(last, from) : index.findNamed(full, from);
    const found = path === undefined || path === from.path ? undefined : read(path);
    if (found !== undefined)
      return found.classes.find(
        (each) => each.name === last || (each.name.endsWith(`.${last}`) && each.isPart !== true),
      );
    // An inner class is named after its outer one.
    const outer = full?.replace(/\.[^.]*$/, '');
    return outer !== undefined && /(?:^|\.)[A-Z]\w*$/.test(outer)
      ? findClass(outer, from, undefined)?.inner.find((each) => each.name === last)
      : undefined;
  }

  /** The full name of what a module hands on from outside of the project. The name itself if it does not. */
  function resolveName(full: string, from: CodeFile, left = mostParents): string {
    const end = full.lastIndexOf('.');
    const module = end > 0 && left > 0 ? findClass(full.slice(0, end), from, undefined) : undefined;
    if (!module?.isPackage) return full;
    const { imports } = module.file;
    const next = imports.get(full.slice(end + 1));
    return next === undefined || next === full ? full : resolveName(next, module.file, left - 1);
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

  /** A field of the class, of its parents or of the classes around it. */
  function findField(owner: ClassCode, name: string): { owner: ClassCode; code: FieldCode } | undefined {
    for (let around: ClassCode | undefined = owner; around !== undefined; around = around.outer)
      for (const each of [findPart(around, name), ...(around.parents.length === 0 ? [] : listParents(around))]) {
        const code = each.fields.get(name);
        if (code !== undefined) return { owner: each, code };
      }
    return undefined;
  }

  /** The file of the package that defines the name. */
  function findPart(owner: ClassCode, name: string): ClassCode {
    if (!owner.isPackage) return owner;
    const path = index.findFile(name, owner.file);
    return (path === undefined || path === owner.file.path ? undefined : read(path)?.top) ?? owner;
  }

  /** The methods of the class, its parents or implementations that a call may mean. `isOpen`: others may extend it. */
  function findMethods(owner: ClassCode, name: string, count: number, isOpen = false): readonly FunctionCode[] {
    const known = methods.get(owner) ?? new Map<string, readonly FunctionCode[]>();
    methods.set(owner, known);
    const key = `${name} ${count} ${isOpen}`;
    const own = known.get(key) ?? findMethodsAnew(owner, name, count);
    const isFixed = !isOpen || known.has(key) || own.length === 0 || index.listParts !== undefined;
    const found =
      isFixed || own.some(({ isPrivate, isStatic }) => isPrivate || isStatic)
        ? own
        : [...new Set([...own, ...findImplementations(owner, name, count)])];
    known.set(key, found);
    return found;
  }

  function findMethodsAnew(owner: ClassCode, name: string, count: number): readonly FunctionCode[] {
    if (owner.isPackage) return findPart(owner, name).functions.filter((code) => code.name === name);
    for (const each of [owner, ...listParents(owner)]) {
      const own = listFunctions(each).filter(
        (code) => code.name === name && (code.receiver !== undefined || takesArguments(code, count)),
      );
      const withBody = own.filter(({ body }) => body !== undefined);
      if (withBody.length > 0) return withBody;
      if (own.length > 0)
        return index.listParts === undefined
          ? findImplementations(owner, name, count)
          : findFittingMethods(each, name, count);
    }
    return [];
  }

  /** The methods of the class, which may stand in several files. */
  function listFunctions(owner: ClassCode): readonly FunctionCode[] {
    const parts = index.listParts?.(owner.name);
    if (parts === undefined) return owner.functions;
    const elsewhere = parts.flatMap((path) => {
      const file = path === owner.file.path ? owner.file : read(path);
      return file?.classes.filter((each) => each.name === owner.name) ?? [];
    });
    return [...new Set([owner, ...elsewhere])].flatMap(({ functions }) => functions);
  }

  /** Classes that have all methods of the interface, without naming it. */
  function findFittingMethods(owner: ClassCode, name: string, count: number): FunctionCode[] {
    const asked = owner.functions.map((code) => code.name);
    const found = new Set(
      (index.listImplementations?.(name) ?? [])
        .flatMap(
          (path) =>
            read(path)?.classes.filter(({ functions }) =>
              functions.some(({ name: own, body }) => own === name && body !== undefined),
            ) ?? [],
        )
        .filter((each) => asked.every((one) => listFunctions(each).some((code) => code.name === one)))
        .flatMap((each) => findMethods(each, name, count).filter(({ body }) => body !== undefined)),
    );
    return [...found].slice(0, mostImplementations);
  }

  /** Classes that extend the class. */
  function listSubclasses(owner: ClassCode): readonly ClassCode[] {
    const others = (index.listImplementations?.(owner.name) ?? []).filter((path) => path !== owner.file.path);
    return [owner.file, ...others.map(read)].flatMap((file) => {
      const own = file?.classes.filter((each) => each.parents.includes(owner.name)) ?? [];
      return own.filter((each) => findClass(owner.name, each.file, each.outer) === owner);
    });
  }

  function findImplementations(owner: ClassCode, name: string, count: number): FunctionCode[] {
    const found = listSubclasses(owner).flatMap((each) =>
      findMethods(each, name, count).filter(({ body }) => body !== undefined),
    );
    return [...new Set(found)].slice(0, mostImplementations);
  }

  /** The methods that a call on a value of unknown type may mean. */
  function findMethodsByName(name: string): readonly FunctionCode[] {
    const files = index.listMethodFiles?.(name) ?? [];
    const found = files.flatMap((path) => read(path)?.classes.flatMap(({ functions }) => functions) ?? []);
    return found.filter((code) => code.name === name && code.receiver !== undefined).slice(0, mostImplementations);
  }

  /** The functions of this name that belong to no class. */
  function findFunctions(name: string, from: CodeFile): readonly FunctionCode[] {
    const known = functions.get(from) ?? new Map<string, readonly FunctionCode[]>();
    functions.set(from, known);
    const key = name.toLowerCase();
    const found = known.get(key) ?? findFunctionsAnew(key, from);
    known.set(key, found);
    return found;
  }

  function findFunctionsAnew(name: string, from: CodeFile): readonly FunctionCode[] {
    const select = (file: CodeFile): FunctionCode[] =>
      file.functions.filter((each) => each.owner === undefined && each.name.toLowerCase() === name);
    const own = select(from);
    if (own.length > 0 || index.mayUseOthers?.(from) === false) return own;
    return (index.listDefinitions?.(name, from) ?? []).flatMap((path) => {
      const elsewhere = path === from.path ? undefined : read(path);
      return elsewhere === undefined ? [] : select(elsewhere).slice(0, 1);
    });
  }

  /** A file by its path from the folder of another, or from one above. */
  function findIncluded(path: string, from: CodeFile): CodeFile | undefined {
    const found = index.findIncluded?.(path, from);
    return found === undefined || found === from.path ? undefined : read(found);
  }

  return {
    ...{ findClass, resolveName, findField, findMethods, listSubclasses, findMethodsByName, findFunctions },
    findIncluded,
    /** The text of a file of the tree, by the end of its path. */
    readResource: (path: string, from: CodeFile): string | undefined => index.readResource?.(path, from),
  };
}

export function takesArguments({ parameters }: FunctionCode, count: number): boolean {
  const isOpen = parameters.at(-1)?.isRest === true;
  const least = parameters.filter(({ isRest, isOptional }) => !isRest && isOptional !== true).length;
  return count >= least && (isOpen || count <= parameters.length);
}
