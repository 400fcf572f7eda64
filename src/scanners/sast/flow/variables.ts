/**
 * Finds the origin of the value of a name: from assignments, or from the arguments of callers. Finds the origin of a
 * part of a value, `a.b.c`: through objects that the file builds, and requests that it receives.
 */

import type { Variable } from 'eslint-scope';
import { findCallbackArgument, findCalls, findReturnOrigin, findUsers, isExported } from './callers.ts';
import type { Flow, FlowNode } from './facts.ts';
import { addName, constant, joinOrigins, type Leaf, type Origin } from './facts.ts';
import { applyGuards, clientCall, eachMethod } from './guards.ts';
import { findIndirectCalls, findUses } from './indirect.ts';
import { findCalledFunction, findImportedOrigin } from './members.ts';
import { findSourceByUse, isGuardedRoute, type SourceKind } from './routes.ts';
import { classifyPart, findParameterSource, isHeaderPart, isPageSource } from './sources.ts';
import {
  type CallSyntax,
  type FunctionSyntax,
  findEnclosingFunction,
  findOuter,
  findPatternPath,
  getConstantText,
  getKey,
  getParent,
  getRange,
  isFunction,
  isInsideNode,
  type Syntax,
  type SyntaxOf,
  unwrap,
} from './syntax.ts';
import { findReferences, findWritesBefore, listPropertyWrites } from './writes.ts';

/** Names that never contain untrusted text. */
const harmless = /^(?:undefined|NaN|Infinity|__dirname|__filename|Math|Number|exports)$/;
/** Globals of the platform: no other file passes their values. */
const platform =
  /^(?:document|window|process|console|global|globalThis|self|navigator|history|module|require|JSON|Object|Array|Date|Promise|Symbol|String|RegExp|Error|Buffer|localStorage|sessionStorage|arguments|top|parent|screen|performance|crypto|\$|jQuery|_|angular|React|Vue)$/;

export function findNameOrigin(flow: Flow, node: SyntaxOf<'Identifier'>): Origin {
  const variable = flow.names.variableOf(node);
  const [definition] = variable?.defs ?? [];
  if (variable === undefined || definition === undefined) return findGlobalOrigin(flow, node);
  const imported = findImportedOrigin(flow, node, []);
  if (imported !== undefined) return imported;
  if (definition.type === 'Parameter') return findParameterOrigin(flow, node, []);
  if (definition.type !== 'Variable')
    return definition.type === 'FunctionName' || definition.type === 'ClassName'
      ? constant
      : flow.leaf(node, 'unknown');
  const writes = findWritesBefore(flow, variable, node).map(({ value, path }) => flow.access(value, path));
  return joinOrigins(...writes, ...listAssignedParts(flow, variable, node));
}

function findGlobalOrigin(flow: Flow, node: SyntaxOf<'Identifier'>): Origin {
  const { name } = node;
  if (harmless.test(name)) return constant;
  const caller = name === 'arguments' ? findEnclosingFunction(node) : undefined;
  if (caller !== undefined)
    return joinOrigins(
      ...findCalls(flow, caller)
        .calls.flat()
        .map((value) => flow.originOf(value)),
    );
  if (isPageSource(name)) return flow.leaf(node, 'outside', { kind: 'page', isText: true });
  return flow.leaf(node, platform.test(name) ? 'unknown' : 'entry');
}

/** A whole object contains the values of its properties. */
function listAssignedParts(flow: Flow, variable: Variable, use: Syntax): Origin[] {
  if (variable.references.length > 2000) return [];
  return variable.references.flatMap(({ identifier }) => {
    const member = findOuter(identifier as Syntax).parent;
    if (identifier === use || member?.type !== 'MemberExpression' || unwrap(member.object) !== identifier) return [];
    const { parent } = findOuter(member);
    if (parent?.type === 'AssignmentExpression' && parent.left === member) return [flow.originOf(parent.right)];
    const isPushed =
      parent?.type === 'CallExpression' &&
      parent.callee === member &&
      /^(?:push|unshift|set|append|add)$/.test(getKey(member));
    return isPushed ? parent.arguments.map((argument) => flow.originOf(argument)) : [];
  });
}

function findParameterOrigin(flow: Flow, node: SyntaxOf<'Identifier'>, keys: readonly string[]): Origin {
  const variable = flow.names.variableOf(node);
  const [definition] = variable?.defs ?? [];
  if (variable === undefined || definition === undefined || !isFunction(definition.node as Syntax))
    return flow.leaf(node, 'parameter');
  const fn = definition.node as FunctionSyntax;
  const index = fn.params.findIndex((parameter) => findParameterPath(parameter, definition.name) !== undefined);
  const parameter = fn.params[index];
  if (parameter === undefined) return flow.leaf(node, 'unknown');
  const path = [...(findParameterPath(parameter, definition.name) ?? []), ...keys];
  const writes = findReferences(flow, variable).isReassigned ? findWritesBefore(flow, variable, node) : [];
  const rewritten = writes.map((write) => flow.access(write.value, [...write.path, ...keys]));
  const isReplaced = writes.some(({ place, isAdded }) => {
    // At the beginning of its function, before any branch.
    const statement = getParent(place);
    const isFirst = statement?.type === 'ExpressionStatement' && getParent(statement) === fn.body;
    return !isAdded && isFirst && getRange(place)[1] <= getRange(node)[0];
  });
  if (isReplaced) return joinOrigins(...rewritten);
  return joinOrigins(...rewritten, findArgumentOrigin(flow, { node, fn, index, path }));
}

function findParameterPath(parameter: Syntax, name: Syntax): string[] | undefined {
  const plain = (parameter as unknown as { parameter?: Syntax }).parameter ?? parameter;
  return findPatternPath(plain, name);
}

interface Parameter {
  node: Syntax;
  fn: FunctionSyntax;
  index: number;
  /** The part of the argument that is requested. */
  path: readonly string[];
}

function findArgumentOrigin(flow: Flow, { node, fn, index, path }: Parameter): Origin {
  const [first = '', key = '', ...deeper] = path;
  if (key !== '' && /^(?:locals|state)$/.test(first) && flow.carried.has(key))
    return joinOrigins(...listStoredValues(flow, key, deeper), flow.leaf(node, 'unknown'));
  const kind = findParameterSource(flow, fn, index) ?? findKindByUse(flow, fn, index);
  if (kind !== undefined) return findRequestOrigin(flow, kind, { node, fn, index, path });
  if (flow.within === fn) {
    const names = [flow.source.getText(findShownNode(node, path))];
    return flow.leaf(node, 'outside', { names, parameter: { fn, index, path } });
  }
  const { child, parent } = findOuter(fn);
  if (parent?.type === 'CallExpression' && parent.callee !== child)
    return findCallbackOrigin(flow, { node, fn, index, path });
  const { calls, isSeen } = findCalls(flow, fn);
  const findPassedArgument = (user: Flow, call: readonly Syntax[]) => {
    const argument = call[index];
    if (argument === undefined || argument.type === 'SpreadElement') return constant;
    return applyGuards(user, user.access(argument, path), argument);
  };
  const handed = flow.few(calls).map((call) => findPassedArgument(flow, call));
  if (isSeen) return joinOrigins(...handed);
  const elsewhere = flow
    .few(findUsers(flow, fn).calls)
    .map((call) => findPassedArgument(call.flow, call.node.arguments));
  const level: Leaf['level'] = isExported(flow, fn) ? 'entry' : 'parameter';
  return joinOrigins(...handed, ...elsewhere, flow.leaf(node, level));
}

function findRequestOrigin(flow: Flow, kind: SourceKind, { node, fn, index, path }: Parameter): Origin {
  const part = classifyPart(kind, path);
  // The rest of a request belongs to the framework; the request as a whole is not text.
  const [first = '', ...rest] = path;
  if (part === undefined)
    return first === '' ? constant : joinOrigins(...listStoredValues(flow, first, rest), flow.leaf(node, 'unknown'));
  const shown = flow.source.getText(findShownNode(node, path));
  const begin = fn.params[index]?.type === 'Identifier' ? [(fn.params[index] as { name: string }).name] : [];
  const text = [...begin, ...path].join('.').replaceAll('.*', '[]').slice(0, 60);
  return flow.leaf(node, 'outside', {
    ...part,
    text,
    names: [shown, text],
    kind: kind === 'message' ? 'page' : isHeaderPart(path) ? 'header' : 'web',
    place: getRange(fn)[0],
    listRoutes: () => listRoutes(flow.home, fn),
  });
}

/** For each route that runs the function, whether it checks a login. If none is visible, it counts as one without a check. */
function listRoutes(flow: Flow, fn: FunctionSyntax): boolean[] {
  const passed = [{ flow, node: fn as Syntax }, ...findUsers(flow, fn).mentions];
  const routes = passed.flatMap(({ flow: user, node }) => {
    const { child, parent } = findOuter(node);
    const call = parent?.type === 'ArrayExpression' ? findOuter(parent).parent : parent;
    return call?.type === 'CallExpression' && call.callee !== child ? [isGuardedRoute(user, call, node)] : [];
  });
  return routes.length === 0 ? [false] : routes;
}

/** Values that an earlier handler of the file stored there. */
function listStoredValues(flow: Flow, key: string, path: readonly string[]): Origin[] {
  return flow.few(flow.carried.get(key) ?? []).map((value) => flow.access(value, path));
}

/** Decides by where the function is passed under its name, in its own and other files: `app.get('/', users.list)`. */
function findKindByUse(flow: Flow, fn: FunctionSyntax, index: number): SourceKind | undefined {
  for (const { flow: user, node } of findUsers(flow, fn).mentions) {
    const kind = findSourceByUse(user, { fn, index, at: node });
    if (kind !== undefined) return kind;
  }
  return undefined;
}

/** The whole expression that is read there: `req.query.id`, not `req`. */
function findShownNode(node: Syntax, path: readonly string[]): Syntax {
  let shown = node;
  for (const _ of path) {
    const { parent } = findOuter(shown);
    if (parent?.type === 'MemberExpression' && unwrap(parent.object) === unwrap(shown)) shown = parent;
  }
  return shown;
}

/** `bus.emit('x', …)` in other files, for `bus.on('x', …)` with an object from another file. */
function listEmitted(flow: Flow, on: SyntaxOf<'CallExpression'>): FlowNode<CallSyntax>[] {
  const isOn = on.callee.type === 'MemberExpression' && /^(?:on|once|addListener|subscribe)$/.test(getKey(on.callee));
  const event = isOn ? getConstantText(flow.names, on.arguments[0]) : undefined;
  const bus =
    on.callee.type === 'MemberExpression' && event !== undefined ? flow.entityOf(on.callee.object) : undefined;
  const home = bus?.kind === 'instance' ? undefined : bus?.flow;
  if (home === undefined || home === flow.home) return [];
  return [home, ...(home.neighbours?.importersOf(home, new Set(['emit'])) ?? [])].flatMap((user) =>
    (findUses(user.source).calls.get('emit') ?? [])
      .filter((node) => getConstantText(user.names, node.arguments[0]) === event)
      .map((node) => ({ flow: user, node })),
  );
}

function findCallbackOrigin(flow: Flow, { node, fn, index, path }: Parameter): Origin {
  const outer = findOuter(fn);
  const call = outer.parent;
  if (call?.type !== 'CallExpression') return flow.leaf(node, 'unknown');
  const called = findCalledFunction(flow, call.callee);
  if (called !== undefined) {
    const at = call.arguments.indexOf(outer.child as never);
    const handed = findCallbackArgument(flow, { called, call, keys: path }, { at, index });
    return handed.length > 0 ? handed : flow.leaf(node, 'unknown');
  }
  const indirect = findIndirectCalls(flow.source).byCallee.get(fn) ?? [];
  if (indirect.length > 0)
    return joinOrigins(
      ...indirect.map(({ arguments: values }) =>
        values[index] === undefined ? constant : flow.access(values[index], path),
      ),
    );
  const emitted = listEmitted(flow, call as SyntaxOf<'CallExpression'>);
  if (emitted.length > 0)
    return joinOrigins(
      ...emitted.map(({ flow: user, node: { arguments: values } }) =>
        values[index + 1] === undefined ? constant : user.access(values[index + 1] as Syntax, path),
      ),
    );
  const name = flow.names.qualified(call.callee) ?? '';
  if (clientCall.test(name)) {
    const fetched = joinOrigins(
      ...call.arguments.map((argument) => (isFunction(argument) ? constant : flow.originOf(argument))),
    );
    const foreign = fetched.filter(({ level, safeFor }) => level === 'outside' && !safeFor.includes('url'));
    return foreign.length > 0 && index > 0
      ? foreign.map((leaf) => ({ ...leaf, isText: false }))
      : flow.leaf(node, 'unknown');
  }
  if (call.callee.type === 'MemberExpression' && getKey(call.callee) === 'subscribe') {
    const address = flow.originOf(call.callee.object).filter(({ kind }) => kind === 'page');
    if (address.length > 0) return address;
  }
  if (call.callee.type === 'MemberExpression' && eachMethod.test(getKey(call.callee))) {
    const whole = addName(flow.access(call.callee.object, path.length === 0 ? [] : ['*', ...path]), '');
    if (whole.length > 0) return whole;
  }
  return flow.leaf(node, 'unknown');
}

const archives =
  /^(?:unzipper|unzip2?|adm-zip|yauzl|jszip|node-stream-zip|extract-zip|tar|tar-stream|tar-fs|decompress|node-unzip-2|fflate|yauzl-promise)$/;
const entryName = /^(?:\w*entry|header|\w*file)$/i;
const entryKeys = new Set(['path', 'fileName', 'entryName', 'name']);

export function findPropertyOrigin(flow: Flow, node: Syntax, keys: readonly string[]): Origin {
  return findImportedOrigin(flow, node, keys) ?? findLocalPart(flow, node, keys);
}

function findLocalPart(flow: Flow, node: Syntax, keys: readonly string[]): Origin {
  const [key = '*', ...rest] = keys;
  switch (node.type) {
    case 'Identifier':
      return findNamePart(flow, node, keys);
    case 'MemberExpression':
      return node.object.type === 'ThisExpression'
        ? findFieldPart(flow, node, keys)
        : flow.access(node.object, [getKey(node), ...keys]);
    case 'ObjectExpression':
      return joinOrigins(
        ...node.properties.map((part) => {
          if (part.type !== 'Property') return flow.access(part.argument, [key, ...rest]);
          return key === '*' || getKey(part) === key || getKey(part) === '*' ? flow.access(part.value, rest) : constant;
        }),
      );
    case 'ArrayExpression':
      return joinOrigins(...node.elements.map((element) => (element === null ? constant : flow.access(element, rest))));
    case 'ConditionalExpression':
      return joinOrigins(flow.access(node.consequent, keys), flow.access(node.alternate, keys));
    case 'LogicalExpression':
      return joinOrigins(flow.access(node.left, keys), flow.access(node.right, keys));
    case 'AssignmentExpression':
      return flow.access(node.right, keys);
    case 'ThisExpression':
      return joinOrigins(
        ...flow.few(flow.fields.get(key) ?? []).map((value) => flow.access(value, rest)),
        flow.leaf(getParent(node) ?? node, 'unknown'),
      );
    case 'CallExpression':
      return findResultPart(flow, node, keys);
    default:
      return flow.originOf(node);
  }
}

function findNamePart(flow: Flow, node: SyntaxOf<'Identifier'>, keys: readonly string[]): Origin {
  const isEntry = keys[0] === 'entryName' || (entryKeys.has(keys[0] ?? '') && entryName.test(node.name));
  if (isEntry && flow.loads(archives))
    return flow.leaf(getParent(node) ?? node, 'outside', { kind: 'archive', isText: true });
  const variable = flow.names.variableOf(node);
  const [definition] = variable?.defs ?? [];
  if (variable === undefined || definition === undefined) return flow.originOf(node);
  if (definition.type === 'Parameter') return findParameterOrigin(flow, node, keys);
  if (definition.type !== 'Variable') return flow.originOf(node);
  const written = findWritesBefore(flow, variable, node).map(({ value, path }) =>
    flow.access(value, [...path, ...keys]),
  );
  // Values that are assigned to the property anywhere: `options.url = address`.
  const [key = '*', ...rest] = keys;
  const assigned = flow
    .few(listPropertyWrites(flow, variable, key))
    .flatMap(({ place }) => (isInsideNode(node, place) ? [] : [flow.access(place.right, rest)]));
  return joinOrigins(...written, ...assigned);
}

/** Values that are assigned to `this.key` in the file. */
function findFieldPart(flow: Flow, node: SyntaxOf<'MemberExpression'>, keys: readonly string[]): Origin {
  const written = flow.few(flow.fields.get(getKey(node)) ?? []).map((value) => flow.access(value, keys));
  return written.length === 0 ? flow.leaf(node, 'unknown') : joinOrigins(...written);
}

function findResultPart(flow: Flow, node: SyntaxOf<'CallExpression'>, keys: readonly string[]): Origin {
  const name = flow.names.qualified(node.callee);
  const [first] = node.arguments;
  if (name === 'Object.assign' || name === 'Object.freeze')
    return joinOrigins(...node.arguments.map((argument) => flow.access(argument, keys)));
  const { callee } = node;
  if (name === undefined && first === undefined && callee.type === 'MemberExpression' && getKey(callee) === 'toObject')
    return flow.access(callee.object, keys);
  const called = findCalledFunction(flow, node.callee);
  return called === undefined ? flow.originOf(node) : findReturnOrigin(flow, { called, call: node, keys });
}
