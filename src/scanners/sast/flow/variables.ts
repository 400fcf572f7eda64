/** Finds the origin of the value of a name: from assignments, or from the arguments of callers. */
import type { Variable } from 'eslint-scope';
import { isPageSource } from './addresses.ts';
import { calledFunction } from './called.ts';
import { callsOf, isExported } from './callers.ts';
import { clientCall, eachMethod } from './calls.ts';
import { usersOf } from './elsewhere.ts';
import type { Flow } from './facts.ts';
import { guarded } from './guards.ts';
import { fromElsewhere } from './imported.ts';
import { patternPath } from './names.ts';
import { constant, type Leaf, named, type Origin, union } from './origin.ts';
import { referencesTo } from './references.ts';
import { type SourceKind, sourceByPlace } from './routes.ts';
import { isHeader, partOf, sourceOfParameter } from './sources.ts';
import { handedBack } from './summaries.ts';
import {
  type FunctionSyntax,
  isFunction,
  keyOf,
  outerOf,
  parentOf,
  rangeOf,
  type Syntax,
  unwrapped,
} from './syntax.ts';
import { writesBefore } from './writes.ts';

/** Names that never contain untrusted text. */
const harmless = /^(?:undefined|NaN|Infinity|__dirname|__filename|Math|Number|exports)$/;
/** Globals of the platform: no other file passes their values. */
const platform =
  /^(?:document|window|process|console|global|globalThis|self|navigator|history|module|require|JSON|Object|Array|Date|Promise|Symbol|String|RegExp|Error|Buffer|localStorage|sessionStorage|arguments|top|parent|screen|performance|crypto|\$|jQuery|_|angular|React|Vue)$/;

export function originOfName(flow: Flow, node: Extract<Syntax, { type: 'Identifier' }>): Origin {
  const variable = flow.names.variableOf(node);
  const [definition] = variable?.defs ?? [];
  if (variable === undefined || definition === undefined) return ofGlobal(flow, node);
  const imported = fromElsewhere(flow, node, []);
  if (imported !== undefined) return imported;
  if (definition.type === 'Parameter') return accessOfParameter(flow, node, []);
  if (definition.type !== 'Variable')
    return definition.type === 'FunctionName' || definition.type === 'ClassName'
      ? constant
      : flow.leaf(node, 'unknown');
  const writes = writesBefore(flow, variable, node).map(({ value, path }) => flow.access(value, path));
  return union(...writes, ...assignedParts(flow, variable, node));
}

function ofGlobal(flow: Flow, node: Extract<Syntax, { type: 'Identifier' }>): Origin {
  const { name } = node;
  if (harmless.test(name)) return constant;
  if (isPageSource(name)) return flow.leaf(node, 'outside', { kind: 'page', isText: true });
  return flow.leaf(node, platform.test(name) ? 'unknown' : 'entry');
}

/** A whole object contains the values of its properties. */
function assignedParts(flow: Flow, variable: Variable, use: Syntax): Origin[] {
  if (variable.references.length > 2000) return [];
  return variable.references.flatMap(({ identifier }) => {
    const { parent: member } = outerOf(identifier as Syntax);
    if (identifier === use || member?.type !== 'MemberExpression' || unwrapped(member.object) !== identifier) return [];
    const { parent } = outerOf(member);
    if (parent?.type === 'AssignmentExpression' && parent.left === member) return [flow.originOf(parent.right)];
    const isPushed =
      parent?.type === 'CallExpression' &&
      parent.callee === member &&
      /^(?:push|unshift|set|append|add)$/.test(keyOf(member));
    return isPushed ? parent.arguments.map((argument) => flow.originOf(argument)) : [];
  });
}

/** The origin of the part of a parameter at the keys. */
export function accessOfParameter(
  flow: Flow,
  node: Extract<Syntax, { type: 'Identifier' }>,
  keys: readonly string[],
): Origin {
  const variable = flow.names.variableOf(node);
  const [definition] = variable?.defs ?? [];
  if (variable === undefined || definition === undefined || !isFunction(definition.node as Syntax))
    return flow.leaf(node, 'parameter');
  const fn = definition.node as FunctionSyntax;
  const index = fn.params.findIndex((parameter) => pathInside(parameter, definition.name) !== undefined);
  const parameter = fn.params[index];
  if (parameter === undefined) return flow.leaf(node, 'unknown');
  const path = [...(pathInside(parameter, definition.name) ?? []), ...keys];
  const writes = referencesTo(variable).isReassigned ? writesBefore(flow, variable, node) : [];
  const rewritten = writes.map((write) => flow.access(write.value, [...write.path, ...keys]));
  const isReplaced = writes.some(
    ({ place, isAdded }) => !isAdded && isFirst(place, fn) && rangeOf(place)[1] <= rangeOf(node)[0],
  );
  if (isReplaced) return union(...rewritten);
  return union(...rewritten, ofArgument(flow, { node, fn, index, path }));
}

/** Whether an assignment to a parameter is at the beginning of its function, before any branch. */
function isFirst(place: Syntax, fn: FunctionSyntax): boolean {
  const statement = parentOf(place);
  return statement?.type === 'ExpressionStatement' && parentOf(statement) === fn.body;
}

function pathInside(parameter: Syntax, name: Syntax): string[] | undefined {
  const plain = (parameter as unknown as { parameter?: Syntax }).parameter ?? parameter;
  return patternPath(plain, name);
}

interface Parameter {
  node: Syntax;
  fn: FunctionSyntax;
  index: number;
  /** The part of the argument that is requested. */
  path: readonly string[];
}

function ofArgument(flow: Flow, { node, fn, index, path }: Parameter): Origin {
  const [first = '', key = '', ...deeper] = path;
  if (key !== '' && /^(?:locals|state)$/.test(first) && flow.carried.has(key))
    return union(...carriedIn(flow, key, deeper), flow.leaf(node, 'unknown'));
  const kind = sourceOfParameter(flow.names, fn, index) ?? kindByMention(flow, fn, index);
  if (kind !== undefined) return ofSource(flow, kind, { node, fn, index, path });
  if (flow.within === fn) {
    const names = [flow.source.getText(shownAt(node, path))];
    return flow.leaf(node, 'outside', { names, parameter: { fn, index, path } });
  }
  const { child, parent } = outerOf(fn);
  if (parent?.type === 'CallExpression' && parent.callee !== child) return ofCallback(flow, { node, fn, index, path });
  const { calls, isSeen } = callsOf(flow, fn);
  const handedBy = (user: Flow, call: readonly Syntax[]) => {
    const argument = call[index];
    if (argument === undefined || argument.type === 'SpreadElement') return constant;
    return guarded(user, user.access(argument, path), argument);
  };
  const handed = flow.few(calls).map((call) => handedBy(flow, call));
  if (isSeen) return union(...handed);
  const elsewhere = flow.few(usersOf(flow, fn).calls).map((call) => handedBy(call.flow, call.node.arguments));
  const level: Leaf['level'] = isExported(flow, fn) ? 'entry' : 'parameter';
  return union(...handed, ...elsewhere, flow.leaf(node, level));
}

function ofSource(flow: Flow, kind: SourceKind, { node, fn, index, path }: Parameter): Origin {
  const part = partOf(kind, path);
  // The rest of a request belongs to the framework; the request as a whole is not text.
  const [first = '', ...rest] = path;
  if (part === undefined)
    return first === '' ? constant : union(...carriedIn(flow, first, rest), flow.leaf(node, 'unknown'));
  const shown = flow.source.getText(shownAt(node, path));
  const begin = fn.params[index]?.type === 'Identifier' ? [(fn.params[index] as { name: string }).name] : [];
  const text = [...begin, ...path].join('.').replaceAll('.*', '[]').slice(0, 60);
  return flow.leaf(node, 'outside', {
    ...part,
    text,
    names: [shown, text],
    kind: kind === 'message' ? 'page' : isHeader(path) ? 'header' : 'web',
  });
}

/** Values that an earlier handler of the file stored there. */
function carriedIn(flow: Flow, key: string, path: readonly string[]): Origin[] {
  return flow.few(flow.carried.get(key) ?? []).map((value) => flow.access(value, path));
}

/** Decides by where the function is passed under its name, in its own and other files: `app.get('/', users.list)`. */
function kindByMention(flow: Flow, fn: FunctionSyntax, index: number): SourceKind | undefined {
  for (const { flow: user, node } of usersOf(flow, fn).mentions) {
    const kind = sourceByPlace(user.names, { fn, index, at: node });
    if (kind !== undefined) return kind;
  }
  return undefined;
}

/** The whole expression that is read there: `req.query.id`, not `req`. */
function shownAt(node: Syntax, path: readonly string[]): Syntax {
  let shown = node;
  for (const _ of path) {
    const { parent } = outerOf(shown);
    if (parent?.type === 'MemberExpression' && unwrapped(parent.object) === unwrapped(shown)) shown = parent;
  }
  return shown;
}

function ofCallback(flow: Flow, { node, fn, index, path }: Parameter): Origin {
  const { child, parent: call } = outerOf(fn);
  if (call?.type !== 'CallExpression') return flow.leaf(node, 'unknown');
  const called = calledFunction(flow, call.callee);
  if (called !== undefined) {
    const at = call.arguments.indexOf(child as never);
    const handed = handedBack(flow, { called, call, keys: path }, { at, index });
    return handed.length > 0 ? handed : flow.leaf(node, 'unknown');
  }
  const name = flow.names.qualified(call.callee) ?? '';
  if (clientCall.test(name)) {
    const fetched = union(
      ...call.arguments.map((argument) => (isFunction(argument) ? constant : flow.originOf(argument))),
    );
    const foreign = fetched.filter(({ level, safeFor }) => level === 'outside' && !safeFor.includes('url'));
    return foreign.length > 0 && index > 0
      ? foreign.map((leaf) => ({ ...leaf, isText: false }))
      : flow.leaf(node, 'unknown');
  }
  if (call.callee.type === 'MemberExpression' && keyOf(call.callee) === 'subscribe') {
    const address = flow.originOf(call.callee.object).filter(({ kind }) => kind === 'page');
    if (address.length > 0) return address;
  }
  if (call.callee.type === 'MemberExpression' && eachMethod.test(keyOf(call.callee))) {
    const whole = named(flow.access(call.callee.object, path.length === 0 ? [] : ['*', ...path]), '');
    if (whole.length > 0) return whole;
  }
  return flow.leaf(node, 'unknown');
}
