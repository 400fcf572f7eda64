/**
 * Finds the callers of a function in its own file, and whether other files can call it. Computes the result of a call:
 * the function is analyzed once by itself, and the arguments of the call replace its parameters.
 */

import type { CalledFunction, Entity, Flow, FunctionUses } from './facts.ts';
import { constant, joinOrigins, type Leaf, type Origin, rankLevel, weakenDerived } from './facts.ts';
import { applyGuards } from './guards.ts';
import { findHeldCalls, findIndirectCalls, findUses, isHeld } from './indirect.ts';
import { findExports, isForwarded } from './inventory.ts';
import { toCallable } from './members.ts';
import {
  type CallSyntax,
  type FunctionSyntax,
  findOuter,
  getKey,
  getParent,
  isFunction,
  type Syntax,
  unwrap,
} from './syntax.ts';

/**
 * The argument lists of the calls in the function's own file. `isSeen` means that these are all calls, because the name
 * is not passed on.
 */
export function findCalls(flow: Flow, fn: FunctionSyntax): { calls: Syntax[][]; isSeen: boolean } {
  const { parent } = findOuter(fn);
  if (parent?.type === 'CallExpression') return { calls: [parent.arguments as Syntax[]], isSeen: true };
  if (parent !== undefined && parent.type !== 'VariableDeclarator' && isHeld(fn))
    return { calls: listHeldCalls(flow, fn), isSeen: false };
  const method =
    parent?.type === 'MethodDefinition' || parent?.type === 'PropertyDefinition' ? getKey(parent) : undefined;
  const owner =
    fn.type === 'FunctionDeclaration' ? fn.id : parent?.type === 'VariableDeclarator' ? parent.id : undefined;
  if (method !== undefined) return { calls: [...(flow.ownCalls.get(method) ?? [])], isSeen: false };
  const declared =
    owner?.type === 'Identifier'
      ? flow.source.getDeclaredVariables((fn.type === 'FunctionDeclaration' ? fn : parent) as never)
      : [];
  const variable = declared.find(({ name }) => owner?.type === 'Identifier' && name === owner.name);
  if (variable === undefined) return { calls: [], isSeen: false };
  const calls: Syntax[][] = [];
  const { byCallee } = findIndirectCalls(flow.source);
  let isSeen = !isExported(flow, fn);
  for (const reference of variable.references) {
    if (reference.isWrite() && reference.init === true) continue;
    const { child, parent } = findOuter(reference.identifier as Syntax);
    const indirect = byCallee.get(unwrap(reference.identifier as Syntax)) ?? [];
    if ((parent?.type === 'CallExpression' || parent?.type === 'NewExpression') && parent.callee === child)
      calls.push(parent.arguments as Syntax[]);
    else if (indirect.length > 0) calls.push(...indirect.map((call) => call.arguments as Syntax[]));
    else {
      isSeen = false;
      if (isHeld(reference.identifier as Syntax)) calls.push(...listHeldCalls(flow, fn));
    }
  }
  return { calls, isSeen: isSeen && calls.length > 0 };
}

/** The arguments that calls of held functions hand to this one. */
function listHeldCalls(flow: Flow, fn: FunctionSyntax): Syntax[][] {
  return findHeldCalls(flow.source)
    .filter(({ callee }) => flow.home.originOf(callee as Syntax).some((leaf) => leaf.callee === fn))
    .map((call) => call.arguments as Syntax[]);
}

/** Whether other files can call the function. */
export function isExported(flow: Flow, fn: FunctionSyntax): boolean {
  if (isPartOfExport(flow, fn)) return true;
  const { parent } = findOuter(fn);
  const owner = fn.type === 'FunctionDeclaration' ? fn : parent?.type === 'VariableDeclarator' ? parent : undefined;
  if (owner === undefined) return false;
  return flow.source
    .getDeclaredVariables(owner as never)
    .some(({ references }) => references.some(({ identifier }) => isPartOfExport(flow, identifier as Syntax)));
}

/** `export …`, `module.exports = …`, `exports.a = { b: … }`. */
function isPartOfExport(flow: Flow, node: Syntax): boolean {
  let child = node;
  for (let outer = getParent(node); outer !== undefined; child = outer, outer = getParent(outer)) {
    if (/^Export/.test(outer.type)) return true;
    if (outer.type === 'AssignmentExpression') {
      const target = outer.right === child ? flow.source.getText(outer.left) : '';
      if (/^(?:module\.)?exports\b/.test(target)) return true;
    } else if (
      isFunction(outer) ||
      !/^(?:Property|ObjectExpression|VariableDeclarat\w+|ArrayExpression|TS\w+)$/.test(outer.type)
    )
      return false;
  }
  return false;
}

const none: FunctionUses = { calls: [], mentions: [] };

/** During the search the function has no users, so that a cycle ends. */
export function findUsers({ home: flow }: Flow, fn: FunctionSyntax): FunctionUses {
  return flow.bounds.remember(flow.users, fn, none, () => searchUsers(flow, fn));
}

function searchUsers(flow: Flow, fn: FunctionSyntax): FunctionUses {
  const names = listNames(fn);
  // Importers may name the whole export of a file freely.
  const isAll = getRunFunction(toCallable({ kind: 'module', flow })) === fn;
  // A callback that is written where it is passed has no name.
  if (names.size === 0 && !isAll) return none;
  const { parent } = findOuter(fn);
  // A member of a class or an object may be exported under other names than its own.
  const isMember = parent && parent.type !== 'VariableDeclarator' && fn.type !== 'FunctionDeclaration';
  const isReachable = isAll || isMember || isExported(flow, fn);
  const used: FunctionUses = { calls: [], mentions: [] };
  const refersToFunction = (entity: Entity | undefined) => getRunFunction(toCallable(entity)) === fn;
  for (const user of [flow, ...(isReachable ? findImporters(flow, isAll ? undefined : names) : [])]) {
    const wanted = [...names, ...(user === flow ? [] : listAliases(user))];
    const { calls, mentions } = findUses(user.source);
    for (const node of wanted.flatMap((name) => calls.get(name) ?? []))
      if (refersToFunction(user.entityOf(node.callee))) used.calls.push({ flow: user, node });
    for (const node of wanted.flatMap((name) => mentions.get(name) ?? []))
      if (refersToFunction(user.entityOf(node))) used.mentions.push({ flow: user, node });
  }
  return used;
}

/** For a class, the function that `new` runs. */
function getRunFunction(entity: Entity | undefined): FunctionSyntax | undefined {
  if (entity?.kind === 'function') return entity.node;
  if (entity?.kind !== 'class') return undefined;
  for (const part of entity.node.body.body as Syntax[])
    if (part.type === 'MethodDefinition' && part.kind === 'constructor') return part.value;
  return undefined;
}

/** The names under which a function can be reached. */
function listNames(fn: FunctionSyntax): Set<string> {
  const names = new Set<string>();
  if (fn.type !== 'ArrowFunctionExpression' && fn.id != null) names.add(fn.id.name);
  const { parent } = findOuter(fn);
  if (parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier') names.add(parent.id.name);
  if (parent?.type === 'AssignmentExpression')
    names.add(parent.left.type === 'Identifier' ? parent.left.name : getKey(parent.left));
  if (parent?.type === 'Property' || parent?.type === 'MethodDefinition' || parent?.type === 'PropertyDefinition')
    names.add(getKey(parent));
  if (parent?.type !== 'MethodDefinition' || parent.kind !== 'constructor') return names;
  const { id } = findOuter(findOuter(parent).parent ?? parent).parent as { id?: { name?: string } | null };
  return id?.name === undefined ? names : names.add(id.name);
}

/** Local names of the exports of another file, and the unnamed `require('./a')()`. */
function listAliases(flow: Flow): string[] {
  const isImported = (name: string | undefined) => name?.startsWith('.') === true;
  const names = flow.source.scopeManager.scopes
    .slice(0, 3)
    .flatMap(({ variables }) => variables)
    .filter(({ defs: [definition] }) => {
      if (definition?.type === 'ImportBinding') return true;
      const value = definition?.type === 'Variable' ? definition.node.init : undefined;
      return value != null && isImported(flow.names.written(value));
    })
    .map(({ name }) => name);
  return [...new Set(['', ...names])];
}

const farthest = 5;

/** Follows files that only re-export what they load. */
function findImporters(flow: Flow, words: ReadonlySet<string> | undefined): Flow[] {
  const found = new Set<Flow>();
  let front: readonly Flow[] = [flow];
  for (let step = 0; step < farthest && front.length > 0; step += 1) {
    const next = front.flatMap((each) => {
      // A re-export may have another name.
      const importers = each.neighbours?.importersOf(each, step === 0 ? words : undefined) ?? [];
      const others = importers.filter((importer) => importer !== flow && !found.has(importer));
      for (const other of others) found.add(other);
      return others.filter((other) => reexports(other, each));
    });
    front = next;
  }
  for (const { path, bounds } of front) bounds.cut(path);
  return [...found];
}

function reexports(flow: Flow, from: Flow): boolean {
  const { named, whole, all } = findExports(flow.source);
  const isLoadedFrom = (written: string) => flow.neighbours?.loadedBy(flow, written) === from;
  if (all.some(isLoadedFrom)) return true;
  for (const handed of named.values())
    if (isForwarded(handed) ? isLoadedFrom(handed.from) : isMadeBy(flow.entityOf(handed), from)) return true;
  return whole.some((each) => {
    const parts = each.type === 'ObjectExpression' ? each.properties : [each];
    return parts.some((part) => {
      const handed = part.type === 'Property' ? part.value : part.type === 'SpreadElement' ? part.argument : part;
      return isMadeBy(flow.entityOf(handed), from);
    });
  });
}

/** Whether the other file created it, or a base class of it. */
function isMadeBy(entity: Entity | undefined, from: Flow): boolean {
  if (entity === undefined) return false;
  const made = entity.kind === 'instance' ? entity.of : entity;
  if (made.flow === from) return true;
  const above = made.kind === 'class' ? made.node.superClass : undefined;
  return above != null && isMadeBy(toCallable(made.flow.entityOf(above)), from);
}

interface Returned {
  called: CalledFunction;
  call: CallSyntax;
  /** The part of the result that is requested. */
  keys?: readonly string[];
}

export function findReturnOrigin(flow: Flow, { called, call, keys = [] }: Returned): Origin {
  const fn = called.node;
  const inside = called.flow.inside(fn);
  const values = called.flow.returns.get(fn) ?? [];
  const open = joinOrigins(...values.map((value) => applyGuards(inside, inside.access(value, keys), value)));
  return joinOrigins(...open.map((leaf) => fillParameter(flow, leaf, fn, call)));
}

/** The value that the called function passes to the callback at argument `at`, as the callback's parameter `index`. */
export function findCallbackArgument(
  flow: Flow,
  { called, call, keys = [] }: Returned,
  { at, index }: { at: number; index: number },
): Origin {
  const fn = called.node;
  const inside = called.flow.inside(fn);
  const callback = fn.params[at];
  const variable =
    callback?.type === 'Identifier'
      ? called.flow.source.getDeclaredVariables(fn as never).find(({ name }) => name === callback.name)
      : undefined;
  const values = (variable?.references ?? []).flatMap(({ identifier }) => {
    const { child, parent } = findOuter(identifier as Syntax);
    const isCall = parent?.type === 'CallExpression' && parent.callee === child;
    return (isCall ? parent.arguments[index] : undefined) ?? [];
  });
  const open = joinOrigins(...values.map((value) => applyGuards(inside, inside.access(value, keys), value)));
  return joinOrigins(...open.map((leaf) => fillParameter(flow, leaf, fn, call)));
}

function fillParameter(flow: Flow, leaf: Leaf, fn: FunctionSyntax, call: CallSyntax): Origin {
  const { parameter, ...rest } = leaf;
  if (parameter === undefined) return [leaf];
  // A parameter of an enclosing function: its arguments are not known here.
  if (parameter.fn !== fn) return [{ ...rest, level: 'parameter' }];
  const argument = call.arguments[parameter.index];
  const spread = call.arguments.slice(0, parameter.index + 1).find(({ type }) => type === 'SpreadElement');
  if (spread === undefined && argument === undefined) return constant;
  const handed =
    spread !== undefined
      ? flow.originOf(spread)
      : argument === undefined
        ? constant
        : flow.access(argument, parameter.path);
  return handed.map((each) => ({ ...each, ...transformLeaf(leaf, each) }));
}

/** Applies what the function does with an argument. */
function transformLeaf(leaf: Leaf, handed: Leaf): Partial<Leaf> {
  const [lower = handed] =
    leaf.level === 'outside'
      ? [handed]
      : leaf.level === 'checked'
        ? [rankLevel(handed.level) > rankLevel('checked') ? { ...handed, level: leaf.level } : handed]
        : weakenDerived([handed]);
  return {
    level: lower.level,
    safeFor: [...new Set([...handed.safeFor, ...leaf.safeFor])],
    isText: handed.isText || leaf.isText,
  };
}
