/** Follows a value backwards through one file: through names, properties, local functions and what well-known functions make of it. */
import type { SourceCode } from 'eslint';
import { cleanedBy, cleanedByReplace, clientCall, isAdding, isKept, isPassing } from './calls.ts';
import type { Flow } from './facts.ts';
import { guarded } from './guards.ts';
import { inventory } from './inventory.ts';
import { namesOf } from './names.ts';
import { asText, constant, derived, everyPurpose, type Leaf, named, type Origin, safeFor, union } from './origin.ts';
import { accessOf } from './properties.ts';
import { isPageSource, isRoutePart } from './sources.ts';
import { type CallSyntax, type FunctionSyntax, isFunction, keyOf, type Syntax, unwrapped } from './syntax.ts';
import { originOfName } from './variables.ts';

const flows = new WeakMap<SourceCode, Flow>();

/** The one flow of a file, which all its rules share. */
export function flowOf(source: SourceCode): Flow {
  const known = flows.get(source);
  if (known !== undefined) return known;
  const flow = createFlow(source);
  flows.set(source, flow);
  return flow;
}

/** Of one file; code that no person wrote could branch without end. */
const mostSteps = 200_000;
const deepest = 200;
const mostKeys = 5;

function createFlow(source: SourceCode): Flow {
  const { modules, ...found } = inventory(source);
  const { bounded, isCutShort } = bounds();
  const origins = new Map<Syntax, Origin>();
  const keyFor = (node: Syntax, keys: readonly string[]) => `${node.range?.join('-')} ${keys.join('.')}`;
  const flow: Flow = {
    source,
    names: namesOf(source),
    ...found,
    isCutShort,
    loads: (pattern) => modules.some((name) => pattern.test(name)),
    originOf: (node) => {
      const inner = unwrapped(node);
      const known = origins.get(inner);
      if (known !== undefined) return known;
      const { origin, isWhole } = bounded(keyFor(inner, []), () => evaluate(flow, inner));
      if (isWhole) origins.set(inner, origin);
      return origin;
    },
    access: (node, written) => {
      // In a circle keys grow without end (`path.parent.parent …`); what lies deeper is judged by what it lies in.
      const keys = written.slice(0, mostKeys);
      if (keys.length === 0) return flow.originOf(node);
      const inner = unwrapped(node);
      return bounded(keyFor(inner, keys), () => accessOf(flow, inner, keys)).origin;
    },
    localFunction: (callee) => localFunction(flow, callee),
    leaf: (node, level, more) => [leafAt(source, node, { level, ...more })],
  };
  return flow;
}

const tooFar: Origin = [{ level: 'unknown', text: '', line: 1, safeFor: [], names: [], isText: false, kind: 'other' }];

/** Whole is what no circle and no bound cut short. */
type Bounded = (key: string, find: () => Origin) => { origin: Origin; isWhole: boolean };

/** Answers each question within a depth and a number of steps. */
function bounds(): { bounded: Bounded; isCutShort: () => boolean } {
  const isOpen = new Set<string>();
  let [steps, cuts, far] = [0, 0, 0];
  const bounded: Bounded = (key, find) => {
    const isCircle = isOpen.has(key);
    if (isCircle || isOpen.size > deepest || steps > mostSteps) {
      cuts += 1;
      if (!isCircle) far += 1;
      // A circle adds nothing of its own; what is too far away may be anything.
      return { origin: isCircle ? constant : tooFar, isWhole: false };
    }
    steps += 1;
    const before = cuts;
    isOpen.add(key);
    try {
      return { origin: find(), isWhole: before === cuts || isOpen.size === 1 };
    } finally {
      isOpen.delete(key);
    }
  };
  return { bounded, isCutShort: () => far > 0 };
}

function leafAt(source: SourceCode, node: Syntax, more: Partial<Leaf> & Pick<Leaf, 'level'>): Leaf {
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
  if (isPageSource(name) || isRoutePart(keys)) return flow.leaf(node, 'outside', { kind: 'page', isText: true });
  return named(flow.access(node.object, [key]), flow.source.getText(node));
}

/** All keys of a chain, the name that it begins with included. */
function keysOf(node: Syntax): string[] {
  const inner = unwrapped(node);
  if (inner.type === 'MemberExpression') return [...keysOf(inner.object), keyOf(inner)];
  if (inner.type === 'CallExpression') return keysOf(inner.callee);
  return inner.type === 'Identifier' ? [inner.name] : [];
}

function localFunction(flow: Flow, callee: Syntax): FunctionSyntax | undefined {
  const inner = unwrapped(callee);
  if (isFunction(inner)) return inner;
  if (inner.type === 'MemberExpression') {
    if (inner.object.type !== 'ThisExpression') return undefined;
    const found = flow.methods.get(keyOf(inner)) ?? [];
    return found.length === 1 ? found[0] : undefined;
  }
  const [definition, ...others] = flow.names.variableOf(inner)?.defs ?? [];
  if (definition === undefined || others.length > 0) return undefined;
  if (definition.type === 'FunctionName') return definition.node as FunctionSyntax;
  const value =
    definition.type === 'Variable' && definition.node.id.type === 'Identifier' ? definition.node.init : undefined;
  return value != null && isFunction(unwrapped(value)) ? (unwrapped(value) as FunctionSyntax) : undefined;
}

function ofCall(flow: Flow, node: CallSyntax): Origin {
  const name = flow.names.qualified(node.callee);
  const last = flow.names.last(node.callee);
  const called = `${last}()`;
  if (isPageSource(`${name}()`) || isPageSource(called) || isRoutePart(keysOf(node)))
    return flow.leaf(node, 'outside', { kind: 'page', isText: true });
  const values = () => union(...node.arguments.map((argument) => flow.originOf(argument)));
  const purposes = cleanedBy(name ?? last);
  if (purposes.length === everyPurpose.length) return constant;
  if (purposes.length > 0) return safeFor(withText(name, union(values(), receiverOf(flow, node))), purposes);
  const local = flow.localFunction(node.callee);
  if (local !== undefined) return union(...(flow.returns.get(local) ?? []).map((value) => flow.originOf(value)));
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

const textMethods =
  /^(?:toString|trim\w*|to(?:Lower|Upper)Case|join|slice|substr\w*|replace(?:All)?|concat|pad\w+|normalize)$/;

function ofMethod(flow: Flow, node: CallSyntax, callee: Extract<Syntax, { type: 'MemberExpression' }>): Origin {
  const method = keyOf(callee);
  const part = flow.access(callee.object, [method]);
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
