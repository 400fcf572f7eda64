/** Collects in one traversal of a file, by name: methods, fields, calls of own methods, modules. */
import { computeOnce, type Source } from '../program/source.ts';
import { type FunctionSyntax, findEnclosingFunction, getKey, isFunction, type Syntax } from './syntax.ts';
import { listNodes } from './walk.ts';

interface Inventory {
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

export function takeInventory(source: Source): Inventory {
  return computeOnce(source, collectInventory, source);
}

function collectInventory(source: Source): Inventory {
  const found: Inventory = {
    fields: new Map(),
    methods: new Map(),
    carried: new Map(),
    ownCalls: new Map(),
    modules: [],
    returns: new Map(),
  };
  for (const node of listNodes(source)) collectNode(found, node);
  return found;
}

function collectNode(found: Inventory, node: Syntax): void {
  collectReturn(found, node);
  if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') {
    const { left, right } = node;
    if (left.object.type === 'ThisExpression') addToMap(found.fields, getKey(left), right);
    if (isFunction(right)) addToMap(found.methods, getKey(left), right);
    if (isRequestStorage(left.object)) addToMap(found.carried, getKey(left), right);
  } else if (node.type === 'PropertyDefinition' && node.value != null) {
    addToMap(found.fields, getKey(node), node.value);
    if (isFunction(node.value)) addToMap(found.methods, getKey(node), node.value);
  } else if (node.type === 'MethodDefinition' || node.type === 'Property') {
    if (isFunction(node.value)) addToMap(found.methods, getKey(node), node.value);
  } else if (node.type === 'ImportDeclaration') found.modules.push(String(node.source.value));
  else if (node.type === 'CallExpression') collectCall(found, node);
}

/** `req`, `res.locals`, `ctx.state`. */
function isRequestStorage(node: Syntax): boolean {
  if (node.type === 'Identifier') return /^_?(?:req|request)$/.test(node.name);
  return (
    node.type === 'MemberExpression' && node.object.type === 'Identifier' && /^(?:locals|state)$/.test(getKey(node))
  );
}

function collectReturn({ returns }: Inventory, node: Syntax): void {
  if (node.type === 'ReturnStatement' || node.type === 'YieldExpression') {
    const fn = findEnclosingFunction(node);
    if (fn !== undefined && node.argument != null) addToMap(returns, fn, node.argument);
  } else if (node.type === 'ArrowFunctionExpression' && node.body.type !== 'BlockStatement')
    addToMap(returns, node, node.body);
}

function collectCall(
  found: Inventory,
  { callee, arguments: values }: Extract<Syntax, { type: 'CallExpression' }>,
): void {
  if (callee.type === 'MemberExpression' && callee.object.type === 'ThisExpression')
    addToMap(found.ownCalls, getKey(callee), values as Syntax[]);
  const [first] = values;
  if (callee.type === 'Identifier' && callee.name === 'require' && first?.type === 'Literal')
    found.modules.push(String(first.value));
}

export function addToMap<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}
