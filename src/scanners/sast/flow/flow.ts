/**
 * Follows a value backwards: through names, properties, functions of the file and of its neighbours, and well-known
 * functions.
 */
import type { Source } from '../program/parsing.ts';
import { findCallbackArgument, findReturnOrigin } from './callers.ts';
import type { Entity, Flow, FlowBounds, Neighbours } from './facts.ts';
import {
  addName,
  constant,
  everyPurpose,
  joinOrigins,
  type Leaf,
  markAsText,
  markSafeFor,
  type Origin,
  weakenDerived,
} from './facts.ts';
import {
  addsArguments,
  applyGuards,
  clientCall,
  decoding,
  getCleanedPurposes,
  getReplacePurposes,
  returnsArguments,
  returnsReceiver,
} from './guards.ts';
import { findHeldCalls, findIndirectCalls, isHeld, isKnownFunction } from './indirect.ts';
import { findExports, takeInventory } from './inventory.ts';
import { findCalledFunction, findEntity } from './members.ts';
import { findRequestReader, isOwnOrigin, isPageSource, isRoutePart } from './sources.ts';
import type { Names } from './syntax.ts';
import {
  type CallSyntax,
  type FunctionSyntax,
  findEnclosingFunction,
  getKey,
  getNames,
  getRange,
  isFunction,
  type Syntax,
  type SyntaxOf,
  unwrap,
} from './syntax.ts';
import { findNameOrigin, findPropertyOrigin } from './variables.ts';

/** The place of a text among the files of a tree. */
export interface FileContext {
  path: string;
  neighbours?: Neighbours;
  bounds: FlowBounds;
}

const mostKeys = 5;

/** The flow of a file, which all its rules share. */
export function createFlow(source: Source, home: FileContext): Flow {
  const { modules, ...found } = takeInventory(source);
  const insides = new Map<FunctionSyntax, Flow>();
  const entities = new Map<Syntax, Entity | undefined>();
  const flow: Flow = {
    source,
    ...home,
    names: getNames(source),
    ...found,
    ...createValueQueries(() => flow, home),
    textParts: new Map(),
    users: new Map(),
    few: home.bounds.few,
    loads: (pattern) => modules.some((name) => pattern.test(name)),
    entityOf: (node) => {
      const inner = unwrap(node);
      // In a cycle, or when it is nested too deeply, it stands for nothing.
      const find = () => home.bounds.nested(home.path, () => findEntity(flow, inner));
      return home.bounds.remember(entities, inner, undefined, find);
    },
    inside: (fn) => {
      const before = insides.get(fn);
      if (before !== undefined) return before;
      const inside: Flow = { ...flow, within: fn, textParts: new Map(), ...createValueQueries(() => inside, home) };
      insides.set(fn, inside);
      return inside;
    },
    get home() {
      return flow;
    },
    leaf: (node, level, more) => [buildLeaf(source, node, { level, path: home.path, ...more })],
  };
  flow.names = createTreeNames(flow, flow.names);
  return flow;
}

/** The two questions about values, with separate answers for each function with open parameters. */
function createValueQueries(self: () => Flow, { path, bounds }: FileContext): Pick<Flow, 'originOf' | 'access'> {
  const questions = new Map<Syntax, Map<string, () => Origin>>();
  const access: Flow['access'] = (node, written) => {
    const inner = unwrap(node);
    // In a cycle keys grow without end (`path.parent.parent …`). A deeper part is judged by its container.
    const keys = written.slice(0, mostKeys);
    const find = () => (keys.length === 0 ? evaluateNode(self(), inner) : findPropertyOrigin(self(), inner, keys));
    const parts = questions.get(inner) ?? new Map<string, () => Origin>();
    // A key may have any character.
    const part = JSON.stringify(keys);
    const ask = parts.get(part) ?? bounds.createQuestion(path, find);
    questions.set(inner, parts.set(part, ask));
    return ask();
  };
  return { originOf: (node) => access(node, []), access };
}

function buildLeaf(source: Source, node: Syntax, more: Partial<Leaf> & Pick<Leaf, 'level' | 'path'>): Leaf {
  const text = source.getText(node).replaceAll(/\s+/g, ' ').slice(0, 60);
  const line = node.loc?.start.line ?? 1;
  const place = more.level === 'outside' ? getRange(findEnclosingFunction(node) ?? node)[0] : 0;
  return { text, line, safeFor: [], names: [text], isText: false, kind: 'other', place, ...more };
}

const evaluators: { [Type in Syntax['type']]?: (flow: Flow, node: Extract<Syntax, { type: Type }>) => Origin } = {
  Identifier: (flow, node) =>
    isKnownFunction(flow.names.qualified(node))
      ? flow.leaf(node, 'unknown', { callee: node })
      : addName(joinOrigins(findNameOrigin(flow, node), evaluateFunction(flow, node)), node.name),
  MemberExpression: (flow, node) => evaluateMember(flow, node),
  TemplateLiteral: (flow, node) => markAsText(joinOrigins(...node.expressions.map((part) => flow.originOf(part)))),
  TaggedTemplateExpression: (flow, node) => {
    const [call] = findIndirectCalls(flow.source).made.get(node) ?? [];
    if (call !== undefined && findCalledFunction(flow, node.tag) !== undefined) return evaluateCall(flow, call);
    const joinArguments = joinOrigins(...node.quasi.expressions.map((part) => flow.originOf(part)));
    return flow.names.qualified(node.tag) === 'String.raw'
      ? markAsText(joinArguments)
      : markSafeFor(weakenDerived(joinArguments), everyPurpose);
  },
  BinaryExpression: (flow, node) =>
    node.operator === '+' ? markAsText(joinOrigins(flow.originOf(node.left), flow.originOf(node.right))) : constant,
  LogicalExpression: (flow, node) => joinOrigins(flow.originOf(node.left), flow.originOf(node.right)),
  ConditionalExpression: (flow, { consequent, alternate }) =>
    joinOrigins(...[consequent, alternate].map((branch) => applyGuards(flow, flow.originOf(branch), branch))),
  AssignmentExpression: (flow, node) => flow.originOf(node.right),
  SequenceExpression: (flow, { expressions }) => expressions.slice(-1).flatMap((last) => flow.originOf(last)),
  SpreadElement: (flow, node) => flow.originOf(node.argument),
  ArrayExpression: (flow, node) =>
    joinOrigins(...node.elements.map((element) => (element === null ? constant : flow.originOf(element)))),
  ObjectExpression: (flow, node) =>
    joinOrigins(...node.properties.map((part) => flow.originOf(part.type === 'Property' ? part.value : part))),
  YieldExpression: (flow, node) => (node.argument == null ? constant : flow.originOf(node.argument)),
  ArrowFunctionExpression: (flow, node) => evaluateFunction(flow, node),
  FunctionExpression: (flow, node) => evaluateFunction(flow, node),
  CallExpression: (flow, node) => evaluateCall(flow, node),
  NewExpression: (flow, node) => evaluateCall(flow, node),
  ThisExpression: (flow, node) => flow.leaf(node, 'unknown'),
  ImportExpression: (flow, node) => flow.leaf(node, 'unknown'),
};

/** A function that a value holds is only of interest where such functions are called. */
function evaluateFunction(flow: Flow, node: Syntax): Origin {
  if (!isHeld(node) || findHeldCalls(flow.source).length === 0) return constant;
  const entity = flow.entityOf(node);
  return entity?.kind === 'function' ? flow.leaf(node, 'unknown', { callee: entity.node }) : constant;
}

function evaluateNode(flow: Flow, node: Syntax): Origin {
  const evaluator = evaluators[node.type] as ((flow: Flow, node: never) => Origin) | undefined;
  return evaluator === undefined ? constant : evaluator(flow, node as never);
}

function evaluateMember(flow: Flow, node: SyntaxOf<'MemberExpression'>): Origin {
  const key = getKey(node);
  const name = flow.names.qualified(node) ?? '';
  if (key === 'length' || isOwnOrigin(name)) return constant;
  const keys = listKeyChain(node);
  if (isKnownFunction(name)) return flow.leaf(node, 'unknown', { callee: node });
  // Whoever opened the window chose its name.
  const isWindowName = getKey(node) === 'name' && node.object.type === 'Identifier' && node.object.name === 'window';
  if (isPageSource(name) || isRoutePart(keys) || isWindowName)
    return flow.leaf(node, 'outside', { kind: 'page', isText: true });
  return addName(flow.access(node.object, [key]), flow.source.getText(node));
}

/** All keys of a chain, including its first name. */
function listKeyChain(node: Syntax): string[] {
  const inner = unwrap(node);
  if (inner.type === 'MemberExpression') return [...listKeyChain(inner.object), getKey(inner)];
  if (inner.type === 'CallExpression') return listKeyChain(inner.callee);
  return inner.type === 'Identifier' ? [inner.name] : [];
}

function evaluateCall(flow: Flow, node: CallSyntax): Origin {
  const name = flow.names.qualified(node.callee);
  const last = flow.names.last(node.callee);
  if (isPageSource(`${name}()`) || isPageSource(`${last}()`) || isRoutePart(listKeyChain(node)))
    return flow.leaf(node, 'outside', { kind: 'page', isText: true });
  const read = findRequestReader(
    name ?? last,
    /^_?(?:event|e|evt|ev)$/.test(node.arguments[0]?.type === 'Identifier' ? node.arguments[0].name : ''),
  );
  if (read !== undefined) return flow.leaf(node, 'outside', { ...read, kind: 'web' });
  const [indirect] = /^(?:call|apply)$/.test(last) ? (findIndirectCalls(flow.source).made.get(node) ?? []) : [];
  if (indirect !== undefined) return evaluateCall(flow, indirect);
  if (name === 'Promise' && isFunction(node.arguments[0]))
    return findCallbackArgument(
      flow,
      { called: { kind: 'function', flow, node: node.arguments[0] }, call: node },
      { at: 0, index: 0 },
    );
  const joinArguments = () => joinOrigins(...node.arguments.map((argument) => flow.originOf(argument)));
  const called = findCalledFunction(flow, node.callee);
  if (called !== undefined) return findReturnOrigin(flow, { called, call: node });
  const purposes = getCleanedPurposes(name, node.callee.type === 'MemberExpression' ? last : '');
  if (purposes.length === everyPurpose.length) return constant;
  if (purposes.length > 0) {
    const owner = node.callee.type === 'MemberExpression' ? node.callee.object : undefined;
    const receiver = owner && flow.names.qualified(owner) === undefined ? flow.originOf(owner) : constant;
    const cleaned = joinOrigins(joinArguments(), receiver);
    return markSafeFor(markTextResult(name, cleaned), purposes);
  }
  // Checks and escapes before it are of another text.
  if (name !== undefined && decoding.test(name))
    return joinArguments().map((leaf) => ({
      ...leaf,
      safeFor: [],
      names: [],
      isText: leaf.isText && name !== 'JSON.parse',
    }));
  if (name !== undefined && returnsArguments(name)) return markTextResult(name, joinArguments());
  const fetched = clientCall.test(name ?? '') ? joinArguments().filter(({ level }) => level === 'outside') : constant;
  if (fetched.length > 0)
    return fetched.map((leaf) => ({
      ...leaf,
      isText: false,
      safeFor: leaf.safeFor.includes('url') ? everyPurpose : [],
    }));
  if (node.callee.type === 'MemberExpression') return evaluateMethod(flow, node, node.callee);
  const derivedValues = weakenDerived(joinArguments());
  return derivedValues.length > 0 ? derivedValues : flow.leaf(node, 'unknown');
}

function markTextResult(name: string | undefined, origin: Origin): Origin {
  return name === 'String' || name?.startsWith('decodeURI') || name?.startsWith('path.') ? markAsText(origin) : origin;
}

/** `ids.map(Number)`, `ids.map((id) => parseInt(id, 10))` */
function convertsToNumbers(flow: Flow, callback: Syntax | undefined): boolean {
  const isConverterName = (node: Syntax | undefined) =>
    node !== undefined && /^(?:Number|parseInt|parseFloat|BigInt|Boolean)$/.test(flow.names.qualified(node) ?? '');
  if (callback?.type !== 'ArrowFunctionExpression') return isConverterName(callback);
  const { body } = callback;
  return (
    (body.type === 'CallExpression' && isConverterName(body.callee as Syntax)) ||
    (body.type === 'UnaryExpression' && body.operator === '+')
  );
}

const textMethods =
  /^(?:toString|trim\w*|to(?:Lower|Upper)Case|join|slice|substr\w*|replace(?:All)?|concat|pad\w+|normalize)$/;

function evaluateMethod(flow: Flow, node: CallSyntax, callee: SyntaxOf<'MemberExpression'>): Origin {
  const method = getKey(callee);
  const part = flow.access(callee.object, [method]);
  if (method === 'map' && convertsToNumbers(flow, node.arguments[0])) return constant;
  const foreign = part.filter(({ level }) => level === 'outside');
  const receiver = flow.originOf(callee.object);
  if (foreign.length > 0 && receiver.every(({ level }) => level !== 'outside')) return foreign;
  if (!returnsReceiver(method)) {
    const all = weakenDerived(joinOrigins(receiver, ...node.arguments.map((argument) => flow.originOf(argument))));
    return all.length > 0 ? all : flow.leaf(node, 'unknown');
  }
  const [first, second] = node.arguments;
  const isReplace = method === 'replace' || method === 'replaceAll';
  const added = addsArguments(method)
    ? joinOrigins(...node.arguments.slice(isReplace ? 1 : 0).map((argument) => flow.originOf(argument)))
    : constant;
  const pattern = first?.type === 'Literal' && 'regex' in first ? first.regex : undefined;
  const cleaned =
    isReplace && second !== undefined && pattern !== undefined
      ? getReplacePurposes(pattern.pattern, pattern.flags)
      : [];
  if (cleaned.length === everyPurpose.length) return added;
  const kept = joinOrigins(markSafeFor(receiver, cleaned), added);
  return textMethods.test(method) && !isFunction(first) ? markAsText(kept) : kept;
}

/** Resolves names that other files re-export: `./shell.run` is `child_process.exec` if that file says so. */
function createTreeNames(flow: Flow, names: Names): Names {
  const known = new Map<Syntax, string | undefined>();
  const findQualifiedName: Names['qualified'] = (node) => {
    const written = names.written(node);
    if (written?.startsWith('.') !== true) return written;
    const inner = unwrap(node);
    return flow.bounds.remember(known, inner, written, () => findNameElsewhere(flow, inner) ?? written);
  };
  return { ...names, qualified: findQualifiedName };
}

function findNameElsewhere(flow: Flow, node: Syntax): string | undefined {
  const entity = flow.entityOf(node);
  if (entity?.kind === 'value') return entity.node === node ? undefined : entity.flow.names.qualified(entity.node);
  if (entity?.kind === 'module') {
    const [whole] = findExports(entity.flow.source).whole;
    return whole === undefined ? undefined : entity.flow.names.qualified(whole);
  }
  if (entity !== undefined) return undefined;
  if (node.type === 'CallExpression' || node.type === 'NewExpression') {
    const callee = findNameElsewhere(flow, unwrap(node.callee));
    return callee === undefined ? undefined : `${callee}()`;
  }
  const object = node.type === 'MemberExpression' ? findNameElsewhere(flow, unwrap(node.object)) : undefined;
  return object === undefined ? undefined : `${object}.${getKey(node)}`;
}
