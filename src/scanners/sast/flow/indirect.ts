/** Finds the calls that other functions make: `run.call(null, a)`, `setTimeout(run, 0, a)`, `emitter.emit('x', a)`. */
import { computePerSource, type Source } from '../program/parsing.ts';
import type { Flow } from './facts.ts';
import { addToMap } from './inventory.ts';
import {
  type CallSyntax,
  findFirstValue,
  findOuter,
  getConstantText,
  getKey,
  getLastPart,
  getNames,
  isFunction,
  listNodes,
  type Names,
  type Syntax,
  type SyntaxOf,
  unwrap,
} from './syntax.ts';

/**
 * The calls, by the node that makes them and by the function that they run. They are written as nodes of their own, at
 * the place of the node that makes them.
 */
export const findIndirectCalls = computePerSource((source) => {
  const names = getNames(source);
  const made = new Map<Syntax, CallSyntax[]>();
  const byCallee = new Map<Syntax, CallSyntax[]>();
  const emitted: CallSyntax[] = [];
  const handlers = new Map<string, Syntax[]>();
  const add = (node: Syntax, passed: Passed | undefined, depth = 0): void => {
    const [callee, given = []] = passed ?? [];
    if (callee === undefined) return;
    const call = createCall(node, unwrap(callee), given);
    addToMap(made, node, call);
    addToMap(byCallee, call.callee as Syntax, call);
    // `setTimeout(run.bind(null, a))`. A name that is bound to itself would go on forever.
    if (depth < 3) add(node, findPassed(names, call), depth + 1);
  };
  for (const node of listNodes(source)) {
    if (node.type === 'TaggedTemplateExpression')
      add(node, [node.tag, [createList(node, []), ...(node.quasi.expressions as Syntax[])]]);
    if (node.type !== 'CallExpression') continue;
    add(node, findPassed(names, node));
    const method = node.callee.type === 'MemberExpression' ? getKey(node.callee) : '';
    const event = getConstantText(names, node.arguments[0]);
    if (event === undefined) continue;
    if (/^(?:emit|dispatch|publish|trigger)$/.test(method)) emitted.push(node);
    if (/^(?:on|once|addListener|prependListener|subscribe)$/.test(method) && node.arguments[1] !== undefined)
      addToMap(handlers, event, node.arguments[1] as Syntax);
  }
  for (const node of emitted)
    for (const handler of handlers.get(getConstantText(names, node.arguments[0]) ?? '') ?? [])
      add(node, [handler, node.arguments.slice(1) as Syntax[]]);
  return { made, byCallee };
});

function createCall(at: Syntax, callee: Syntax, given: readonly (Syntax | undefined)[]): CallSyntax {
  const { range, loc, parent } = at as SyntaxOf<'CallExpression'> & { parent?: Syntax };
  const values = given.filter((value) => value !== undefined);
  return { type: 'CallExpression', optional: false, callee, arguments: values, range, loc, parent } as never;
}

function createList(at: Syntax, elements: readonly Syntax[]): Syntax {
  const { range, loc } = at;
  return { type: 'ArrayExpression', elements, range, loc, parent: at } as never;
}

type Passed = readonly [callee: Syntax | undefined, given: readonly (Syntax | undefined)[]];

/** The function that a call is given, and what it gets. */
function findPassed(names: Names, { callee: written, arguments: all }: CallSyntax): Passed | undefined {
  const values = all as Syntax[];
  const callee = unwrap(written);
  const [first, second] = values;
  const bound = findBound(names, callee);
  // `const run = Function.prototype.call.bind(other)` runs the other one.
  const isUncurried = bound?.callee.object.type === 'MemberExpression' && getKey(bound.callee.object) === 'call';
  if (isUncurried) return [bound.arguments[0] as Syntax | undefined, values.slice(1)];
  if (bound !== undefined)
    return [bound.callee.object as Syntax, [...(bound.arguments.slice(1) as Syntax[]), ...values]];
  const method = callee.type === 'MemberExpression' ? getKey(callee) : '';
  const receiver = callee.type === 'MemberExpression' ? (callee.object as Syntax) : undefined;
  if (first === undefined) return undefined;
  const name = names.qualified(callee) ?? '';
  if (name === 'Function.prototype.call.call') return [first, values.slice(2)];
  if (/^(?:Function\.prototype\.apply\.call|Reflect\.apply)$/.test(name)) return [first, spreadList(values[2])];
  if (method === 'call') return [receiver, values.slice(1)];
  if (method === 'apply') return [receiver, spreadList(second)];
  if (/^(?:timers\.)?set(?:Timeout|Interval)$/.test(name)) return [first, values.slice(2)];
  if (/^(?:(?:timers\.)?setImmediate|process\.nextTick|queueMicrotask)$/.test(name)) return [first, values.slice(1)];
  // A function that is written there gets its arguments from `findCallbackOrigin`.
  const isEach = /^(?:then|forEach|map|flatMap)$/.test(method) && !isFunction(unwrap(first));
  return isEach ? [first, [receiver]] : undefined;
}

function spreadList(list: Syntax | undefined): readonly (Syntax | undefined)[] {
  const inner = list === undefined ? undefined : unwrap(list);
  if (inner?.type === 'ArrayExpression')
    return inner.elements.map((element) => (element as Syntax | null) ?? undefined);
  return inner === undefined
    ? []
    : [{ type: 'SpreadElement', argument: inner, range: inner.range, loc: inner.loc } as never];
}

/** `run.bind(null, a)`, also by the name of its result. */
function findBound(names: Names, callee: Syntax): (CallSyntax & { callee: SyntaxOf<'MemberExpression'> }) | undefined {
  const made = findFirstValue(names, callee) ?? callee;
  if (made.type !== 'CallExpression') return undefined;
  const bind = unwrap(made.callee);
  return bind.type === 'MemberExpression' && getKey(bind) === 'bind' ? ({ ...made, callee: bind } as never) : undefined;
}

/** Lists for a call the call, those that it makes, and those of functions that came as values. */
export function createCallLister(
  flow: Flow,
): (node: CallSyntax | SyntaxOf<'TaggedTemplateExpression'>) => readonly CallSyntax[] {
  const { made } = findIndirectCalls(flow.source);
  const isMentioned = mentionsFunction(flow.source);
  return (node) => {
    const own = node.type === 'TaggedTemplateExpression' ? [] : [node];
    const all = [...own, ...(made.get(node) ?? [])];
    if (!isMentioned) return all;
    return all.flatMap((call) => {
      const callee = unwrap(call.callee);
      const isNamed = /^(?!(?:Array|Map|Object|Promise)[.(])/.test(flow.names.qualified(callee) ?? 'Map.');
      if (isNamed || flow.entityOf(callee)?.kind === 'function') return [call];
      const passed = flow.originOf(callee).flatMap((leaf) => leaf.callee ?? []);
      return [call, ...passed.map((each) => createCall(node, each, call.arguments as Syntax[]))];
    });
  };
}

/** Whether a function is a value of a list, of an object or of a return. */
export function isHeld(node: Syntax): boolean {
  const { child, parent } = findOuter(node);
  if (parent?.type === 'Property')
    return parent.value === child && findOuter(parent).parent?.type === 'ObjectExpression';
  return (
    /^(?:ArrayExpression|ReturnStatement)$/.test(parent?.type ?? '') || (isFunction(parent) && parent.body === child)
  );
}

/** Calls of what a list, an object or a function gives: `steps[0](a)`, `make()(a)`, `for (const step of steps) step(a)`. */
export const findHeldCalls = computePerSource((source) => {
  const names = getNames(source);
  const isGiven = (callee: Syntax): boolean => {
    if (callee.type === 'CallExpression') {
      const isGet = callee.callee.type === 'MemberExpression' && getKey(callee.callee) === 'get';
      return isGet || names.qualified(callee) === undefined;
    }
    if (callee.type === 'MemberExpression') return callee.computed && unwrap(callee.object).type === 'Identifier';
    const [definition] = callee.type === 'Identifier' ? (names.variableOf(callee)?.defs ?? []) : [];
    if (definition?.type === 'Variable') return /^For/.test(findOuter(definition.parent as Syntax).parent?.type ?? '');
    const user = definition?.type === 'Parameter' ? findOuter(definition.node as Syntax).parent : undefined;
    return user?.type === 'CallExpression' && /^(?:forEach|map|reduce|some|every)$/.test(getLastPart(user.callee));
  };
  return listNodes(source).flatMap((node) =>
    node.type === 'CallExpression' && isGiven(unwrap(node.callee)) ? [node] : [],
  );
});

const dangerous =
  /^(?:eval|Function|(?:child_process|mz\/child_process|shelljs|execa|cross-spawn|vm|fs|fs\/promises)\.\w+.*)$/;

/** A function that rules know, as a value. */
export function isKnownFunction(name: string | undefined): boolean {
  return name !== undefined && dangerous.test(name);
}

/** Whether a file passes on a function that rules know, and does not only call it. */
function mentionsFunction(source: Source): boolean {
  if (!/\b(?:eval|Function|child_process|shelljs|execa|cross-spawn|vm|fs)\b/.test(source.text)) return false;
  const names = getNames(source);
  return listNodes(source).some((node) => {
    if (node.type !== 'Identifier' && node.type !== 'MemberExpression') return false;
    const parent = (node as { parent?: Syntax }).parent;
    const isValue =
      parent !== undefined &&
      /^(?:Call|New|Array|Conditional|Logical|Assignment|Arrow)\w*Expression$|^(?:Property|ReturnStatement|VariableDeclarator|PropertyDefinition)$/.test(
        parent.type,
      ) &&
      (parent as { callee?: unknown }).callee !== node &&
      (parent as { key?: unknown }).key !== node;
    return isValue && isKnownFunction(names.qualified(node));
  });
}

/** The calls in a file, and the names that are passed to calls, or stored in lists and objects, by their last parts. */
export const findUses = computePerSource((source) => {
  const calls = new Map<string, CallSyntax[]>();
  const mentions = new Map<string, Syntax[]>();
  const { made } = findIndirectCalls(source);
  for (const node of listNodes(source)) {
    if (node.type === 'CallExpression' || node.type === 'NewExpression')
      addToMap(calls, getLastPart(node.callee), node);
    for (const call of made.get(node) ?? []) addToMap(calls, getLastPart(call.callee), call);
    const isName =
      node.type === 'CallExpression'
        ? getLastPart(node.callee) === 'require'
        : node.type === 'Identifier' || node.type === 'MemberExpression';
    if (isName && isPassedOn(node)) addToMap(mentions, getLastPart(node), node);
  }
  return { calls, mentions };
});

function isPassedOn(node: Syntax): boolean {
  const { child, parent } = findOuter(node);
  if (parent?.type === 'CallExpression' || parent?.type === 'NewExpression') return parent.callee !== child;
  if (parent?.type === 'Property') return parent.value === child;
  // `controller.list.bind(controller)` is the same function.
  if (parent?.type === 'MemberExpression' && parent.object === child) {
    const call = findOuter(parent).parent;
    return getLastPart(parent) === 'bind' && call?.type === 'CallExpression' && unwrap(call.callee) === parent;
  }
  return parent?.type === 'ArrayExpression';
}
