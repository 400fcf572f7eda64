/** Resolves a call to a function of the tree: through imports, classes, inheritance, and the types of names. */
import { baseName, folderOf } from '../../text/file-name.ts';
import type { ClassNode, Imported, Module } from './module.ts';
import type { Project, PythonPackage } from './project.ts';
import { codeOf, type FunctionNode, isMethodOf, type Node, nodesIn } from './syntax.ts';

/** The location of a name. */
export interface Place {
  project: Project;
  module: Module;
  /** Undefined outside functions. */
  function: FunctionNode | undefined;
}

export interface FoundFunction {
  module: Module;
  one: FunctionNode;
  /** Number of parameters that the receiver supplies. */
  offset: number;
}

type Target =
  | { kind: 'package'; found: PythonPackage }
  | { kind: 'class' | 'instance'; module: Module; one: ClassNode }
  | ({ kind: 'function' } & FoundFunction);

/** The number of remaining steps: names may refer to other names, and to themselves. */
interface Way {
  left: number;
}

const longestWay = 200;

export function calledBy(place: Place, callee: Node): FoundFunction | undefined {
  const target = resolved(place, callee, { left: longestWay });
  if (target?.kind === 'function') return target;
  if (target?.kind !== 'class') return undefined;
  const made = memberOfClass(place, { ...target, kind: 'instance' }, { name: '__init__', way: { left: longestWay } });
  return made?.kind === 'function' ? made : undefined;
}

const methodsOfRequests = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'dispatch'];

/** The handlers of a route: a function, or the methods of `View.as_view()`. */
export function handlersOf(place: Place, node: Node): FoundFunction[] {
  const target = resolved(place, node.name === 'CallExpression' ? node.firstChild : node, { left: longestWay });
  if (target?.kind === 'function') return [target];
  if (target?.kind === 'class' && node.name !== 'CallExpression') return methodsOf(place, target);
  const view = node.name === 'CallExpression' ? (node.firstChild?.firstChild ?? null) : null;
  const owner = resolved(place, view, { left: longestWay });
  return owner?.kind === 'class' ? methodsOf(place, owner) : [];
}

function methodsOf(place: Place, owner: ClassTarget): FoundFunction[] {
  return methodsOfRequests.flatMap((name) => {
    const method = memberOfClass(place, { ...owner, kind: 'instance' }, { name, way: { left: longestWay } });
    return method?.kind === 'function' ? [method] : [];
  });
}

/** The class of a value. */
export function classOf(place: Place, node: Node | null): { module: Module; one: ClassNode } | undefined {
  const target = resolved(place, node, { left: longestWay });
  return target?.kind === 'instance' ? target : undefined;
}

function resolved(place: Place, node: Node | null, way: Way): Target | undefined {
  if (node === null || way.left-- <= 0) return undefined;
  switch (node.name) {
    case 'VariableName':
      return resolvedName(place, codeOf(place.module.source, node), way);
    case 'MemberExpression': {
      const name = node.getChild('PropertyName');
      const owner = name === null ? undefined : resolved(place, node.firstChild, way);
      const asked = { name: name === null ? '' : codeOf(place.module.source, name), way };
      return owner === undefined ? undefined : memberOf(place, owner, asked);
    }
    case 'CallExpression':
      return resultOf(place, node, way);
    case 'AwaitExpression':
    case 'ParenthesizedExpression':
      return resolved(place, node.getChild('CallExpression') ?? node.getChild('VariableName'), way);
    default:
      return undefined;
  }
}

function resultOf(place: Place, call: Node, way: Way): Target | undefined {
  const callee = call.firstChild;
  if (callee !== null && codeOf(place.module.source, callee) === 'super') return parentOf(place, way);
  const target = resolved(place, callee, way);
  if (target?.kind === 'class') return { ...target, kind: 'instance' };
  if (target?.kind !== 'function') return undefined;
  return instanceOf({ ...place, module: target.module, function: undefined }, target.one.returns, way);
}

function ownerOf({ module, function: one }: Place): ClassNode | undefined {
  return one?.owner === undefined ? undefined : module.classes.get(one.owner);
}

function parentOf(place: Place, way: Way): Target | undefined {
  const [base] = ownerOf(place)?.bases ?? [];
  const target = base === undefined ? undefined : resolved({ ...place, function: undefined }, base, way);
  return target?.kind === 'class' ? { ...target, kind: 'instance' } : undefined;
}

function resolvedName(place: Place, name: string, way: Way): Target | undefined {
  const { module, function: one } = place;
  if (one !== undefined) {
    const owner = name === one.parameters[0]?.name && !isMethodOf(one, 'staticmethod') ? ownerOf(place) : undefined;
    if (owner !== undefined) return { kind: isMethodOf(one, 'classmethod') ? 'class' : 'instance', module, one: owner };
    const parameter = one.parameters.find((each) => each.name === name);
    if (parameter !== undefined) return parameterTarget(place, parameter, way);
    const values = assignedIn(place, one).get(name);
    if (values !== undefined) return firstOf(values, (value) => resolved(place, value, way));
  }
  return globalOf({ ...place, function: undefined }, name, way);
}

function parameterTarget(
  place: Place,
  { type, default: given }: FunctionNode['parameters'][number],
  way: Way,
): Target | undefined {
  const outside = { ...place, function: undefined };
  const provider = providerIn(given, type);
  const own = instanceOf(outside, type, way);
  if (own !== undefined || provider === undefined) return own;
  const target = dotted(outside, provider, way);
  if (target?.kind === 'class') return { ...target, kind: 'instance' };
  if (target?.kind !== 'function') return undefined;
  return instanceOf({ ...outside, module: target.module }, target.one.returns, way);
}

/** The function that fills a parameter: `= Depends(get_service)`, `Annotated[Service, Depends(get_service)]`. */
export function providerIn(given: string, type: string): string | undefined {
  const provider = /^(?:\w+\.)?(?:Depends|Security)\(\s*([\w.]+)/.exec(given);
  return provider?.[1] ?? /^(?:\w+\.)?Annotated\[[\s\S]*\b(?:Depends|Security)\(\s*([\w.]+)/.exec(type)?.[1];
}

/** The values that each function assigns to its names, in the order of the text. */
const assigned = new WeakMap<FunctionNode, Map<string, Node[]>>();

export function assignedIn({ module }: Pick<Place, 'module'>, one: FunctionNode): ReadonlyMap<string, Node[]> {
  const known = assigned.get(one);
  if (known !== undefined) return known;
  const names = new Map<string, Node[]>();
  const note = (target: Node | null, value: Node | null) => {
    if (target?.name !== 'VariableName' || value === null || target === value) return;
    const name = codeOf(module.source, target);
    names.set(name, [...(names.get(name) ?? []), value]);
  };
  for (const node of nodesIn(one.body)) {
    if (node.name === 'AssignStatement' || node.name === 'NamedExpression') note(node.firstChild, node.lastChild);
    else if (node.name === 'as' && node.parent?.name === 'WithStatement') note(node.nextSibling, node.prevSibling);
  }
  assigned.set(one, names);
  return names;
}

/** A name with more values than this is not resolved. */
const mostValues = 4;

function firstOf(values: readonly Node[], look: (value: Node) => Target | undefined): Target | undefined {
  for (const value of values.slice(0, mostValues)) {
    const target = look(value);
    if (target !== undefined) return target;
  }
  return undefined;
}

function globalOf(place: Place, name: string, way: Way): Target | undefined {
  if (way.left-- <= 0) return undefined;
  const { project, module } = place;
  const one = module.classes.get(name);
  if (one !== undefined) return { kind: 'class', module, one };
  const found = module.functions.get(name);
  if (found !== undefined) return { kind: 'function', module, one: found, offset: 0 };
  const imported = module.imports.get(name);
  if (imported !== undefined) return importedTarget(place, imported, way);
  const value = module.variables.get(name);
  if (value !== undefined) return resolved(place, value, way);
  for (const star of module.stars) {
    const found = project.imported(module, star);
    const target = found !== undefined && 'module' in found ? globalOf({ ...place, ...found }, name, way) : undefined;
    if (target !== undefined) return target;
  }
  return undefined;
}

function importedTarget(place: Place, imported: Imported, way: Way): Target | undefined {
  const found = place.project.imported(place.module, imported);
  if (found === undefined) return undefined;
  const own: Target = { kind: 'package', found };
  return imported.member === undefined ? own : memberOf(place, own, { name: imported.member, way });
}

interface Asked {
  name: string;
  way: Way;
}

function memberOf(place: Place, target: Target, asked: Asked): Target | undefined {
  if (asked.way.left-- <= 0 || target.kind === 'function') return undefined;
  if (target.kind !== 'package') return memberOfClass(place, target, asked);
  const { found } = target;
  const inner = innerOf(place.project, found, asked.name);
  if (!('module' in found)) return inner;
  // A package that imports its own submodule of that name has it as a member.
  const isItself = place.module === found.module;
  const own = isItself
    ? undefined
    : globalOf({ ...place, module: found.module, function: undefined }, asked.name, asked.way);
  return own ?? inner;
}

function innerOf(project: Project, found: PythonPackage, name: string): Target | undefined {
  const folder = 'folder' in found ? found.folder : isPackage(found.module) ? folderOf(found.module.path) : undefined;
  const inner = folder === undefined ? undefined : project.within(folder, name);
  return inner === undefined ? undefined : { kind: 'package', found: inner };
}

function isPackage({ path }: Module): boolean {
  return baseName(path) === '__init__.py';
}

type ClassTarget = Extract<Target, { one: ClassNode }>;

function memberOfClass(place: Place, target: ClassTarget, asked: Asked): Target | undefined {
  const { module, one } = target;
  if (asked.way.left-- <= 0) return undefined;
  const method = module.functions.get(`${one.name}.${asked.name}`);
  if (method !== undefined) {
    const isBound = target.kind === 'instance' || isMethodOf(method, 'classmethod');
    const offset = isBound && !isMethodOf(method, 'staticmethod') ? 1 : 0;
    return { kind: 'function', module, one: method, offset };
  }
  const here = { project: place.project, module, function: undefined };
  const field = one.fields.get(asked.name);
  if (field !== undefined) {
    const typed = instanceOf(here, field.type, asked.way);
    return typed ?? resolved({ ...here, function: field.within }, field.value ?? null, asked.way);
  }
  for (const base of one.bases) {
    const parent = resolved(here, base, asked.way);
    const found = parent?.kind === 'class' ? memberOfClass(place, { ...parent, kind: target.kind }, asked) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The instance for a type: `C`, `"a.C"`, `Optional[C]`, `C | None`, `Annotated[C, …]`. */
function instanceOf(place: Place, type: string, way: Way): Target | undefined {
  const plain = type
    .replaceAll(/["'\s]/g, '')
    .replace(/^(?:\w+\.)*(?:Optional|Annotated|ClassVar|Final|Awaitable)\[([\w.]+)[\s\S]*\]$/, '$1')
    .replace(/^(?:None\|)?([\w.]+)(?:\|None)?$/, '$1');
  if (!/^[A-Za-z_][\w.]*$/.test(plain)) return undefined;
  const target = dotted(place, plain, way);
  return target?.kind === 'class' ? { ...target, kind: 'instance' } : undefined;
}

function dotted(place: Place, code: string, way: Way): Target | undefined {
  const [first = '', ...rest] = code.split('.');
  let target = globalOf(place, first, way);
  for (const name of rest) target = target === undefined ? undefined : memberOf(place, target, { name, way });
  return target;
}

/** The function or class of a dotted name in a module: `views.index`. */
export function functionNamed(place: Place, code: string): FoundFunction | undefined {
  const target = dotted({ ...place, function: undefined }, code, { left: longestWay });
  return target?.kind === 'function' ? target : undefined;
}

/** The meaning of a type alias: `Session = Annotated[…]`. The type itself when it is not an alias. */
export function writtenOut(place: Place, type: string): string {
  const imported = place.module.imports.get(type);
  const found = imported?.member === undefined ? undefined : place.project.imported(place.module, imported);
  const [module, name] =
    found !== undefined && 'module' in found ? [found.module, imported?.member ?? ''] : [place.module, type];
  const value = module.variables.get(name);
  return value === undefined ? type : codeOf(module.source, value);
}
