/**
 * Follows a value backwards: through names, properties, functions of the file and of its neighbours, and well-known
 * functions.
 */
import type { Source } from '../program/source.ts';
import { isPageSource, isRoutePart, readerOf } from './addresses.ts';
import { createBounds, type FlowBounds } from './bounds.ts';
import { calledFunction } from './called.ts';
import { cleanedBy, cleanedByReplace, clientCall, isAdding, isKept, isPassing } from './calls.ts';
import { findEntity } from './entities.ts';
import { exportsOf } from './exports.ts';
import type { Entity, Flow, Neighbours } from './facts.ts';
import { guarded } from './guards.ts';
import { inventory } from './inventory.ts';
import type { Names } from './names.ts';
import { namesOf } from './names.ts';
import { asText, constant, derived, everyPurpose, type Leaf, named, type Origin, safeFor, union } from './origin.ts';
import { accessOf } from './properties.ts';
import { returnedBy } from './summaries.ts';
import { type CallSyntax, type FunctionSyntax, isFunction, keyOf, type Syntax, unwrapped } from './syntax.ts';
import { originOfName } from './variables.ts';

const flows = new WeakMap<object, Flow>();

/** The place of a text among the files of a tree. */
export interface Home {
  path: string;
  neighbours?: Neighbours;
  bounds: FlowBounds;
}

const homes = new WeakMap<object, Home>();

/** Called before the rules run on a syntax tree, because facts may come from other files. */
export function placeAt(tree: object, home: Home): void {
  homes.set(tree, home);
  flows.delete(tree);
}

/** Called after the rules ran. A tree may be kept longer than the facts of one scan. */
export function leave(tree: object | undefined): void {
  if (tree === undefined) return;
  homes.delete(tree);
  flows.delete(tree);
}

/** The flow of a syntax tree on which rules are running. */
export function placedFlow(tree: object | undefined): Flow | undefined {
  return tree === undefined ? undefined : flows.get(tree);
}

/** The flow of a file, which all its rules share. */
export function flowOf(source: Source): Flow {
  const known = flows.get(source.ast);
  if (known !== undefined) return known;
  const flow = createFlow(source, homes.get(source.ast) ?? { path: '', bounds: createBounds() });
  flows.set(source.ast, flow);
  return flow;
}

const mostKeys = 5;

export function createFlow(source: Source, home: Home): Flow {
  const { modules, ...found } = inventory(source);
  const insides = new Map<FunctionSyntax, Flow>();
  const entities = new Map<Syntax, Entity | undefined>();
  const flow: Flow = {
    source,
    ...home,
    names: namesOf(source),
    ...found,
    ...valuesOf(() => flow, home),
    few: home.bounds.few,
    loads: (pattern) => modules.some((name) => pattern.test(name)),
    entityOf: (node) => {
      const inner = unwrapped(node);
      if (entities.has(inner)) {
        home.bounds.repeat(inner);
        return entities.get(inner);
      }
      // In a cycle, or when it is nested too deeply, it stands for nothing.
      entities.set(inner, undefined);
      const entity = home.bounds.note(inner, () => home.bounds.nested(home.path, () => findEntity(flow, inner)));
      entities.set(inner, entity);
      return entity;
    },
    inside: (fn) => {
      const before = insides.get(fn);
      if (before !== undefined) return before;
      const inside: Flow = { ...flow, within: fn, ...valuesOf(() => inside, home) };
      insides.set(fn, inside);
      return inside;
    },
    get home() {
      return flow;
    },
    leaf: (node, level, more) => [leafAt(source, node, { level, path: home.path, ...more })],
  };
  flow.names = nameThrough(flow, flow.names);
  return flow;
}

/** The two questions about values, with separate caches for each function with open parameters. */
function valuesOf(self: () => Flow, { path, bounds }: Home): Pick<Flow, 'originOf' | 'access'> {
  const origins = new Map<Syntax, Origin>();
  let place: string | undefined;
  const keyFor = ({ range: [start, end] = [0, 0] }: Syntax, keys: readonly string[]) => {
    place ??= `${path} ${self().within?.range?.join('-') ?? ''}`;
    return `${place} ${start}-${end} ${keys.join('.')}`;
  };
  const originOf: Flow['originOf'] = (node) => {
    const inner = unwrapped(node);
    const known = origins.get(inner);
    if (known !== undefined) {
      bounds.repeat(inner);
      return known;
    }
    const { origin, isWhole } = bounds.note(inner, () =>
      bounds.bounded(keyFor(inner, []), path, () => evaluate(self(), inner)),
    );
    if (isWhole) origins.set(inner, origin);
    return origin;
  };
  const access: Flow['access'] = (node, written) => {
    // In a cycle keys grow without end (`path.parent.parent …`). A deeper part is judged by its container.
    const keys = written.slice(0, mostKeys);
    if (keys.length === 0) return originOf(node);
    const inner = unwrapped(node);
    return bounds.bounded(keyFor(inner, keys), path, () => accessOf(self(), inner, keys)).origin;
  };
  return { originOf, access };
}

function leafAt(source: Source, node: Syntax, more: Partial<Leaf> & Pick<Leaf, 'level' | 'path'>): Leaf {
  const text = source.getText(node).replaceAll(/\s+/g, ' ').slice(0, 60);
  const line = node.loc?.start.line ?? 1;
  return { text, line, safeFor: [], names: [text], isText: false, kind: 'other', ...more };
}

type Evaluator = (flow: Flow, node: never) => Origin;

const evaluators: { [Type in Syntax['type']]?: (flow: Flow, node: Extract<Syntax, { type: Type }>) => Origin } = {
  Identifier: (flow, node) => named(originOfName(flow, node), node.name),
  MemberExpression: (flow, node) => ofMember(flow, node),
  TemplateLiteral: (flow, node) => asText(union(...node.expressions.map((part) => flow.originOf(part)))),
  TaggedTemplateExpression: (flow, node) => {
    const values = union(...node.quasi.expressions.map((part) => flow.originOf(part)));
    return flow.names.qualified(node.tag) === 'String.raw' ? asText(values) : safeFor(derived(values), everyPurpose);
  },
  BinaryExpression: (flow, node) =>
    node.operator === '+' ? asText(union(flow.originOf(node.left), flow.originOf(node.right))) : constant,
  LogicalExpression: (flow, node) => union(flow.originOf(node.left), flow.originOf(node.right)),
  ConditionalExpression: (flow, { consequent, alternate }) =>
    union(...[consequent, alternate].map((branch) => guarded(flow, flow.originOf(branch), branch))),
  AssignmentExpression: (flow, node) => flow.originOf(node.right),
  SequenceExpression: (flow, node) => ofLast(flow, node.expressions.at(-1)),
  SpreadElement: (flow, node) => flow.originOf(node.argument),
  ArrayExpression: (flow, node) =>
    union(...node.elements.map((element) => (element === null ? constant : flow.originOf(element)))),
  ObjectExpression: (flow, node) =>
    union(...node.properties.map((part) => flow.originOf(part.type === 'Property' ? part.value : part))),
  YieldExpression: (flow, node) => (node.argument == null ? constant : flow.originOf(node.argument)),
  CallExpression: (flow, node) => ofCall(flow, node),
  NewExpression: (flow, node) => ofCall(flow, node),
  ThisExpression: (flow, node) => flow.leaf(node, 'unknown'),
  ImportExpression: (flow, node) => flow.leaf(node, 'unknown'),
};

function evaluate(flow: Flow, node: Syntax): Origin {
  const evaluator = evaluators[node.type] as Evaluator | undefined;
  return evaluator === undefined ? constant : evaluator(flow, node as never);
}

function ofLast(flow: Flow, last: Syntax | undefined): Origin {
  return last === undefined ? constant : flow.originOf(last);
}

function ofMember(flow: Flow, node: Extract<Syntax, { type: 'MemberExpression' }>): Origin {
  const key = keyOf(node);
  if (key === 'length') return constant;
  const keys = keysOf(node);
  const name = flow.names.qualified(node) ?? '';
  if (isPageSource(name) || isRoutePart(keys) || isWindowName(node))
    return flow.leaf(node, 'outside', { kind: 'page', isText: true });
  return named(flow.access(node.object, [key]), flow.source.getText(node));
}

/** Whoever opened the window chose its name. */
function isWindowName(node: Extract<Syntax, { type: 'MemberExpression' }>): boolean {
  return keyOf(node) === 'name' && node.object.type === 'Identifier' && node.object.name === 'window';
}

function isEvent(node: Syntax | undefined): boolean {
  return node?.type === 'Identifier' && /^_?(?:event|e|evt|ev)$/.test(node.name);
}

/** All keys of a chain, including its first name. */
function keysOf(node: Syntax): string[] {
  const inner = unwrapped(node);
  if (inner.type === 'MemberExpression') return [...keysOf(inner.object), keyOf(inner)];
  if (inner.type === 'CallExpression') return keysOf(inner.callee);
  return inner.type === 'Identifier' ? [inner.name] : [];
}

function ofCall(flow: Flow, node: CallSyntax): Origin {
  const name = flow.names.qualified(node.callee);
  const last = flow.names.last(node.callee);
  if (isPageSource(`${name}()`) || isPageSource(`${last}()`) || isRoutePart(keysOf(node)))
    return flow.leaf(node, 'outside', { kind: 'page', isText: true });
  const read = readerOf(name ?? last, isEvent(node.arguments[0]));
  if (read !== undefined) return flow.leaf(node, 'outside', { ...read, kind: 'web' });
  const values = () => union(...node.arguments.map((argument) => flow.originOf(argument)));
  const purposes = cleanedBy(name ?? last);
  if (purposes.length === everyPurpose.length) return constant;
  const called = calledFunction(flow, node.callee);
  if (purposes.length > 0) {
    const byName = () => withText(name, union(values(), receiverOf(flow, node)));
    const returned = called && returnedBy(flow, { called, call: node });
    // The visible code of a function counts more than its name.
    const isSeen =
      returned !== undefined && (returned.length === 0 || returned.some(({ level }) => level === 'outside'));
    return safeFor(isSeen ? returned : union(returned ?? constant, byName()), purposes);
  }
  if (called !== undefined) return returnedBy(flow, { called, call: node });
  if (name !== undefined && isPassing(name)) return withText(name, values());
  const fetched = clientCall.test(name ?? '') ? values().filter(({ level }) => level === 'outside') : constant;
  if (fetched.length > 0)
    return fetched.map((leaf) => ({
      ...leaf,
      isText: false,
      safeFor: leaf.safeFor.includes('url') ? everyPurpose : [],
    }));
  if (node.callee.type === 'MemberExpression') return ofMethod(flow, node, node.callee);
  const derivedValues = derived(values());
  return derivedValues.length > 0 ? derivedValues : flow.leaf(node, 'unknown');
}

function withText(name: string | undefined, origin: Origin): Origin {
  return name === 'String' || name?.startsWith('decodeURI') || name?.startsWith('path.') ? asText(origin) : origin;
}

function receiverOf(flow: Flow, node: CallSyntax): Origin {
  const { callee } = node;
  return callee.type === 'MemberExpression' && flow.names.qualified(callee.object) === undefined
    ? flow.originOf(callee.object)
    : constant;
}

/** `ids.map(Number)`, `ids.map((id) => parseInt(id, 10))` */
function isNumbering(callback: Syntax | undefined): boolean {
  const isName = (node: Syntax | undefined) =>
    node?.type === 'Identifier' && /^(?:Number|parseInt|parseFloat|BigInt|Boolean)$/.test(node.name);
  if (callback?.type !== 'ArrowFunctionExpression') return isName(callback);
  const { body } = callback;
  return (
    (body.type === 'CallExpression' && isName(body.callee as Syntax)) ||
    (body.type === 'UnaryExpression' && body.operator === '+')
  );
}

const textMethods =
  /^(?:toString|trim\w*|to(?:Lower|Upper)Case|join|slice|substr\w*|replace(?:All)?|concat|pad\w+|normalize)$/;

function ofMethod(flow: Flow, node: CallSyntax, callee: Extract<Syntax, { type: 'MemberExpression' }>): Origin {
  const method = keyOf(callee);
  const part = flow.access(callee.object, [method]);
  if (method === 'map' && isNumbering(node.arguments[0])) return constant;
  const foreign = part.filter(({ level }) => level === 'outside');
  const receiver = flow.originOf(callee.object);
  if (foreign.length > 0 && receiver.every(({ level }) => level !== 'outside')) return foreign;
  if (!isKept(method)) {
    const all = derived(union(receiver, ...node.arguments.map((argument) => flow.originOf(argument))));
    return all.length > 0 ? all : flow.leaf(node, 'unknown');
  }
  const [first, second] = node.arguments;
  const isReplace = method === 'replace' || method === 'replaceAll';
  const added = isAdding(method)
    ? union(...node.arguments.slice(isReplace ? 1 : 0).map((argument) => flow.originOf(argument)))
    : constant;
  const pattern = first?.type === 'Literal' && 'regex' in first ? first.regex : undefined;
  const cleaned =
    isReplace && second !== undefined && pattern !== undefined ? cleanedByReplace(pattern.pattern, pattern.flags) : [];
  if (cleaned.length === everyPurpose.length) return added;
  const kept = union(safeFor(receiver, cleaned), added);
  return textMethods.test(method) && !isFunction(first) ? asText(kept) : kept;
}

/** Resolves names that other files re-export: `./shell.run` is `child_process.exec` if that file says so. */
function nameThrough(flow: Flow, names: Names): Names {
  const known = new Map<Syntax, string | undefined>();
  const qualified: Names['qualified'] = (node) => {
    const written = names.written(node);
    if (written?.startsWith('.') !== true) return written;
    const inner = unwrapped(node);
    if (known.has(inner)) {
      flow.bounds.repeat(inner);
      return known.get(inner);
    }
    known.set(inner, written);
    const name = flow.bounds.note(inner, () => elsewhere(flow, inner)) ?? written;
    known.set(inner, name);
    return name;
  };
  return { ...names, qualified };
}

function elsewhere(flow: Flow, node: Syntax): string | undefined {
  const entity = flow.entityOf(node);
  if (entity?.kind === 'value') return entity.node === node ? undefined : entity.flow.names.qualified(entity.node);
  if (entity?.kind === 'module') {
    const [whole] = exportsOf(entity.flow.source).whole;
    return whole === undefined ? undefined : entity.flow.names.qualified(whole);
  }
  if (entity !== undefined) return undefined;
  if (node.type === 'CallExpression' || node.type === 'NewExpression') {
    const callee = elsewhere(flow, unwrapped(node.callee));
    return callee === undefined ? undefined : `${callee}()`;
  }
  const object = node.type === 'MemberExpression' ? elsewhere(flow, unwrapped(node.object)) : undefined;
  return object === undefined ? undefined : `${object}.${keyOf(node)}`;
}
