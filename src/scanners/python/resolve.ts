/** Resolves a call to a function of the tree: through imports, classes, inheritance, and the types of names. */
import { getBaseName, getFolder } from '../../text/file-name.ts';
import type { ClassNode, Imported, Module } from './module.ts';
import type { PythonPackage, PythonProject } from './project.ts';
import { type FunctionNode, getCode, hasDecorator, iterateNodes, type Node } from './syntax.ts';

/** The location of a name. */
export interface CodeContext {
  project: PythonProject;
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
interface StepBudget {
  left: number;
}

const mostSteps = 200;

export function resolveCallee(context: CodeContext, callee: Node): FoundFunction | undefined {
  const target = resolveNode(context, callee, { left: mostSteps });
  if (target?.kind === 'function') return target;
  if (target?.kind !== 'class') return undefined;
  const made = resolveClassMember(
    context,
    { ...target, kind: 'instance' },
    { name: '__init__', way: { left: mostSteps } },
  );
  return made?.kind === 'function' ? made : undefined;
}

const methodsOfRequests = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'dispatch'];

/** The handlers of a route: a function, or the methods of `View.as_view()`. */
export function resolveHandlers(context: CodeContext, node: Node): FoundFunction[] {
  const target = resolveNode(context, node.name === 'CallExpression' ? node.firstChild : node, { left: mostSteps });
  if (target?.kind === 'function') return [target];
  if (target?.kind === 'class' && node.name !== 'CallExpression') return listRequestMethods(context, target);
  const view = node.name === 'CallExpression' ? (node.firstChild?.firstChild ?? null) : null;
  const owner = resolveNode(context, view, { left: mostSteps });
  return owner?.kind === 'class' ? listRequestMethods(context, owner) : [];
}

function listRequestMethods(context: CodeContext, owner: ClassTarget): FoundFunction[] {
  return methodsOfRequests.flatMap((name) => {
    const method = resolveClassMember(context, { ...owner, kind: 'instance' }, { name, way: { left: mostSteps } });
    return method?.kind === 'function' ? [method] : [];
  });
}

/** The class of a value. */
export function resolveClass(context: CodeContext, node: Node | null): { module: Module; one: ClassNode } | undefined {
  const target = resolveNode(context, node, { left: mostSteps });
  return target?.kind === 'instance' ? target : undefined;
}

function resolveNode(context: CodeContext, node: Node | null, way: StepBudget): Target | undefined {
  if (node === null || way.left-- <= 0) return undefined;
  switch (node.name) {
    case 'VariableName':
      return resolveName(context, getCode(context.module.source, node), way);
    case 'MemberExpression': {
      const name = node.getChild('PropertyName');
      const owner = name === null ? undefined : resolveNode(context, node.firstChild, way);
      const asked = { name: name === null ? '' : getCode(context.module.source, name), way };
      return owner === undefined ? undefined : resolveMember(context, owner, asked);
    }
    case 'CallExpression':
      return resolveResult(context, node, way);
    case 'AwaitExpression':
    case 'ParenthesizedExpression':
      return resolveNode(context, node.getChild('CallExpression') ?? node.getChild('VariableName'), way);
    default:
      return undefined;
  }
}

function resolveResult(context: CodeContext, call: Node, way: StepBudget): Target | undefined {
  const callee = call.firstChild;
  if (callee !== null && getCode(context.module.source, callee) === 'super') return resolveParentClass(context, way);
  const target = resolveNode(context, callee, way);
  if (target?.kind === 'class') return { ...target, kind: 'instance' };
  if (target?.kind !== 'function') return undefined;
  return resolveInstance({ ...context, module: target.module, function: undefined }, target.one.returns, way);
}

function getOwnerClass({ module, function: one }: CodeContext): ClassNode | undefined {
  return one?.owner === undefined ? undefined : module.classes.get(one.owner);
}

function resolveParentClass(context: CodeContext, way: StepBudget): Target | undefined {
  const [base] = getOwnerClass(context)?.bases ?? [];
  const target = base === undefined ? undefined : resolveNode({ ...context, function: undefined }, base, way);
  return target?.kind === 'class' ? { ...target, kind: 'instance' } : undefined;
}

function resolveName(context: CodeContext, name: string, way: StepBudget): Target | undefined {
  const { module, function: one } = context;
  if (one !== undefined) {
    const owner =
      name === one.parameters[0]?.name && !hasDecorator(one, 'staticmethod') ? getOwnerClass(context) : undefined;
    if (owner !== undefined)
      return { kind: hasDecorator(one, 'classmethod') ? 'class' : 'instance', module, one: owner };
    const parameter = one.parameters.find((each) => each.name === name);
    if (parameter !== undefined) return resolveParameter(context, parameter, way);
    const values = listAssignments(context, one).get(name);
    if (values !== undefined) return findFirstTarget(values, (value) => resolveNode(context, value, way));
  }
  return resolveGlobal({ ...context, function: undefined }, name, way);
}

function resolveParameter(
  context: CodeContext,
  { type, default: given }: FunctionNode['parameters'][number],
  way: StepBudget,
): Target | undefined {
  const outside = { ...context, function: undefined };
  const provider = findProvider(given, type);
  const own = resolveInstance(outside, type, way);
  if (own !== undefined || provider === undefined) return own;
  const target = resolveDotted(outside, provider, way);
  if (target?.kind === 'class') return { ...target, kind: 'instance' };
  if (target?.kind !== 'function') return undefined;
  return resolveInstance({ ...outside, module: target.module }, target.one.returns, way);
}

/** The function that fills a parameter: `= Depends(get_service)`, `Annotated[Service, Depends(get_service)]`. */
export function findProvider(given: string, type: string): string | undefined {
  const provider = /^(?:\w+\.)?(?:Depends|Security)\(\s*([\w.]+)/.exec(given);
  return provider?.[1] ?? /^(?:\w+\.)?Annotated\[[\s\S]*\b(?:Depends|Security)\(\s*([\w.]+)/.exec(type)?.[1];
}

/** The values that a function assigns to its names, in the order of the text. */
export function listAssignments(
  { module }: Pick<CodeContext, 'module'>,
  one: FunctionNode,
): ReadonlyMap<string, Node[]> {
  one.assigned ??= collectAssignments(module, one);
  return one.assigned;
}

function collectAssignments(module: CodeContext['module'], one: FunctionNode): Map<string, Node[]> {
  const names = new Map<string, Node[]>();
  const recordAssignment = (target: Node | null, value: Node | null) => {
    if (target?.name !== 'VariableName' || value === null || target === value) return;
    const name = getCode(module.source, target);
    names.set(name, [...(names.get(name) ?? []), value]);
  };
  for (const node of iterateNodes(one.body)) {
    if (node.name === 'AssignStatement' || node.name === 'NamedExpression')
      recordAssignment(node.firstChild, node.lastChild);
    else if (node.name === 'as' && node.parent?.name === 'WithStatement')
      recordAssignment(node.nextSibling, node.prevSibling);
  }
  return names;
}

/** A name with more values than this is not resolved. */
const mostValues = 4;

function findFirstTarget(values: readonly Node[], resolve: (value: Node) => Target | undefined): Target | undefined {
  for (const value of values.slice(0, mostValues)) {
    const target = resolve(value);
    if (target !== undefined) return target;
  }
  return undefined;
}

function resolveGlobal(context: CodeContext, name: string, way: StepBudget): Target | undefined {
  if (way.left-- <= 0) return undefined;
  const { project, module } = context;
  const one = module.classes.get(name);
  if (one !== undefined) return { kind: 'class', module, one };
  const found = module.functions.get(name);
  if (found !== undefined) return { kind: 'function', module, one: found, offset: 0 };
  const imported = module.imports.get(name);
  if (imported !== undefined) return resolveImported(context, imported, way);
  const value = module.variables.get(name);
  if (value !== undefined) return resolveNode(context, value, way);
  for (const star of module.stars) {
    const found = project.imported(module, star);
    const target =
      found !== undefined && 'module' in found ? resolveGlobal({ ...context, ...found }, name, way) : undefined;
    if (target !== undefined) return target;
  }
  return undefined;
}

function resolveImported(context: CodeContext, imported: Imported, way: StepBudget): Target | undefined {
  const found = context.project.imported(context.module, imported);
  if (found === undefined) return undefined;
  const own: Target = { kind: 'package', found };
  return imported.member === undefined ? own : resolveMember(context, own, { name: imported.member, way });
}

interface MemberQuery {
  name: string;
  way: StepBudget;
}

function resolveMember(context: CodeContext, target: Target, asked: MemberQuery): Target | undefined {
  if (asked.way.left-- <= 0 || target.kind === 'function') return undefined;
  if (target.kind !== 'package') return resolveClassMember(context, target, asked);
  const { found } = target;
  const inner = resolveInner(context.project, found, asked.name);
  if (!('module' in found)) return inner;
  // A package that imports its own submodule of that name has it as a member.
  const isItself = context.module === found.module;
  const own = isItself
    ? undefined
    : resolveGlobal({ ...context, module: found.module, function: undefined }, asked.name, asked.way);
  return own ?? inner;
}

function resolveInner(project: PythonProject, found: PythonPackage, name: string): Target | undefined {
  const folder =
    'folder' in found
      ? found.folder
      : getBaseName(found.module.path) === '__init__.py'
        ? getFolder(found.module.path)
        : undefined;
  const inner = folder === undefined ? undefined : project.within(folder, name);
  return inner === undefined ? undefined : { kind: 'package', found: inner };
}

type ClassTarget = Extract<Target, { one: ClassNode }>;

function resolveClassMember(context: CodeContext, target: ClassTarget, asked: MemberQuery): Target | undefined {
  const { module, one } = target;
  if (asked.way.left-- <= 0) return undefined;
  const method = module.functions.get(`${one.name}.${asked.name}`);
  if (method !== undefined) {
    const isBound = target.kind === 'instance' || hasDecorator(method, 'classmethod');
    const offset = isBound && !hasDecorator(method, 'staticmethod') ? 1 : 0;
    return { kind: 'function', module, one: method, offset };
  }
  const here = { project: context.project, module, function: undefined };
  const field = one.fields.get(asked.name);
  if (field !== undefined) {
    const typed = resolveInstance(here, field.type, asked.way);
    return typed ?? resolveNode({ ...here, function: field.within }, field.value ?? null, asked.way);
  }
  for (const base of one.bases) {
    const parent = resolveNode(here, base, asked.way);
    const found =
      parent?.kind === 'class' ? resolveClassMember(context, { ...parent, kind: target.kind }, asked) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The instance for a type: `C`, `"a.C"`, `Optional[C]`, `C | None`, `Annotated[C, …]`. */
function resolveInstance(context: CodeContext, type: string, way: StepBudget): Target | undefined {
  const plain = type
    .replaceAll(/["'\s]/g, '')
    .replace(/^(?:\w+\.)*(?:Optional|Annotated|ClassVar|Final|Awaitable)\[([\w.]+)[\s\S]*\]$/, '$1')
    .replace(/^(?:None\|)?([\w.]+)(?:\|None)?$/, '$1');
  if (!/^[A-Za-z_][\w.]*$/.test(plain)) return undefined;
  const target = resolveDotted(context, plain, way);
  return target?.kind === 'class' ? { ...target, kind: 'instance' } : undefined;
}

function resolveDotted(context: CodeContext, code: string, way: StepBudget): Target | undefined {
  const [first = '', ...rest] = code.split('.');
  let target = resolveGlobal(context, first, way);
  for (const name of rest) target = target === undefined ? undefined : resolveMember(context, target, { name, way });
  return target;
}

/** The function or class of a dotted name in a module: `views.index`. */
export function findNamedFunction(context: CodeContext, code: string): FoundFunction | undefined {
  const target = resolveDotted({ ...context, function: undefined }, code, { left: mostSteps });
  return target?.kind === 'function' ? target : undefined;
}

/** The meaning of a type alias: `Session = Annotated[…]`. The type itself when it is not an alias. */
export function expandTypeAlias(context: CodeContext, type: string): string {
  const imported = context.module.imports.get(type);
  const found = imported?.member === undefined ? undefined : context.project.imported(context.module, imported);
  const [module, name] =
    found !== undefined && 'module' in found ? [found.module, imported?.member ?? ''] : [context.module, type];
  const value = module.variables.get(name);
  return value === undefined ? type : getCode(module.source, value);
}
