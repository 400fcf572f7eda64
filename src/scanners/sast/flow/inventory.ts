/** Collects in one traversal of a file, by name: methods, fields, calls of own methods, modules. */
import type { Source } from '../program/source.ts';
import { type FunctionSyntax, functionAround, isFunction, keyOf, type Syntax } from './syntax.ts';
import { nodesOf } from './walk.ts';

export interface Inventory {
  /** What is assigned to `this.key`. */
  fields: Map<string, Syntax[]>;
  methods: Map<string, FunctionSyntax[]>;
  /**
   * Values that are stored on a request or its response for later handlers: `req.key = …`, `res.locals.key = …`,
   * `ctx.state.key = …`.
   */
  carried: Map<string, Syntax[]>;
  /** The arguments of calls `this.name(…)`. */
  ownCalls: Map<string, Syntax[][]>;
  modules: string[];
  /** The return values of functions, as expressions. */
  returns: Map<FunctionSyntax, Syntax[]>;
}

const known = new WeakMap<object, Inventory>();

export function inventory(source: Source): Inventory {
  const before = known.get(source.ast);
  if (before !== undefined) return before;
  const found: Inventory = {
    fields: new Map(),
    methods: new Map(),
    carried: new Map(),
    ownCalls: new Map(),
    modules: [],
    returns: new Map(),
  };
  for (const node of nodesOf(source)) look(found, node);
  known.set(source.ast, found);
  return found;
}

function look(found: Inventory, node: Syntax): void {
  lookAtReturn(found, node);
  if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') {
    const { left, right } = node;
    if (left.object.type === 'ThisExpression') add(found.fields, keyOf(left), right);
    if (isFunction(right)) add(found.methods, keyOf(left), right);
    if (isCarrier(left.object)) add(found.carried, keyOf(left), right);
  } else if (node.type === 'PropertyDefinition' && node.value != null) {
    add(found.fields, keyOf(node), node.value);
    if (isFunction(node.value)) add(found.methods, keyOf(node), node.value);
  } else if (node.type === 'MethodDefinition' || node.type === 'Property') {
    if (isFunction(node.value)) add(found.methods, keyOf(node), node.value);
  } else if (node.type === 'ImportDeclaration') found.modules.push(String(node.source.value));
  else if (node.type === 'CallExpression') lookAtCall(found, node);
}

/** `req`, `res.locals`, `ctx.state`. */
function isCarrier(node: Syntax): boolean {
  if (node.type === 'Identifier') return /^_?(?:req|request)$/.test(node.name);
  return (
    node.type === 'MemberExpression' && node.object.type === 'Identifier' && /^(?:locals|state)$/.test(keyOf(node))
  );
}

function lookAtReturn({ returns }: Inventory, node: Syntax): void {
  if (node.type === 'ReturnStatement' || node.type === 'YieldExpression') {
    const fn = functionAround(node);
    if (fn !== undefined && node.argument != null) add(returns, fn, node.argument);
  } else if (node.type === 'ArrowFunctionExpression' && node.body.type !== 'BlockStatement')
    add(returns, node, node.body);
}

function lookAtCall(
  found: Inventory,
  { callee, arguments: values }: Extract<Syntax, { type: 'CallExpression' }>,
): void {
  if (callee.type === 'MemberExpression' && callee.object.type === 'ThisExpression')
    add(found.ownCalls, keyOf(callee), values as Syntax[]);
  const [first] = values;
  if (callee.type === 'Identifier' && callee.name === 'require' && first?.type === 'Literal')
    found.modules.push(String(first.value));
}

function add<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}
