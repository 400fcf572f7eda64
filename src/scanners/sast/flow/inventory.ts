/** Collects in one traversal of a file, by name: methods, fields, calls of own methods, modules. */
import { computePerSource, type Source } from '../program/parsing.ts';
import {
  type FunctionSyntax,
  findEnclosingFunction,
  findOuter,
  getKey,
  getParent,
  getPlainText,
  isFunction,
  listNodes,
  type Syntax,
  type SyntaxOf,
  unwrap,
} from './syntax.ts';

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

export const takeInventory = computePerSource((source): Inventory => {
  const [fields, methods]: [Map<string, Syntax[]>, Map<string, FunctionSyntax[]>] = [new Map(), new Map()];
  const rest = { carried: new Map(), ownCalls: new Map(), modules: [], returns: new Map() };
  const found: Inventory = { fields, methods, ...rest };
  for (const node of listNodes(source))
    if (node.type === 'ReturnStatement' || node.type === 'YieldExpression') {
      const fn = findEnclosingFunction(node);
      if (fn !== undefined && node.argument != null) addToMap(found.returns, fn, node.argument);
    } else if (node.type === 'ArrowFunctionExpression' && node.body.type !== 'BlockStatement')
      addToMap(found.returns, node, node.body);
    else if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') {
      const { left, right } = node;
      if (left.object.type === 'ThisExpression') addToMap(fields, getKey(left), right);
      if (isFunction(right)) addToMap(methods, getKey(left), right);
      if (isRequestStorage(left.object)) addToMap(found.carried, getKey(left), right);
    } else if (node.type === 'PropertyDefinition' && node.value != null) {
      addToMap(fields, getKey(node), node.value);
      if (isFunction(node.value)) addToMap(methods, getKey(node), node.value);
    } else if (node.type === 'MethodDefinition' || node.type === 'Property') {
      if (isFunction(node.value)) addToMap(methods, getKey(node), node.value);
    } else if (node.type === 'ImportDeclaration') found.modules.push(String(node.source.value));
    else if (node.type === 'CallExpression') {
      const { callee, arguments: values } = node;
      const [first] = values;
      if (callee.type === 'MemberExpression' && callee.object.type === 'ThisExpression')
        addToMap(found.ownCalls, getKey(callee), values as Syntax[]);
      if (callee.type === 'Identifier' && callee.name === 'require' && first?.type === 'Literal')
        found.modules.push(String(first.value));
    }
  return found;
});

/** `req`, `res.locals`, `ctx.state`. */
function isRequestStorage(node: Syntax): boolean {
  if (node.type === 'Identifier') return /^_?(?:req|request)$/.test(node.name);
  return (
    node.type === 'MemberExpression' && node.object.type === 'Identifier' && /^(?:locals|state)$/.test(getKey(node))
  );
}

export function addToMap<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}

/** A name of another file that is re-exported. */
interface Forwarded {
  from: string;
  name: string;
}

interface Exports {
  named: Map<string, Syntax | Forwarded>;
  /** `module.exports = …`. */
  whole: Syntax[];
  /** `export * from …`. */
  all: string[];
}

export function isForwarded(handed: Syntax | Forwarded): handed is Forwarded {
  return 'from' in handed && !('type' in handed);
}

export const findExports = computePerSource((source) => {
  const found: Exports = { named: new Map(), whole: [], all: [] };
  for (const node of listNodes(source))
    if (node.type === 'ExportNamedDeclaration') collectNamedExports(found, node);
    else if (node.type === 'ExportDefaultDeclaration') found.named.set('default', node.declaration as Syntax);
    else if (node.type === 'ExportAllDeclaration') {
      const from = getPlainText(node.source) ?? '';
      if (node.exported == null) found.all.push(from);
      else found.named.set(getName(node.exported as Syntax), { from, name: '*' });
    } else if (node.type === 'AssignmentExpression') collectAssignedExport(found, node);
    else if ((node.type as string) === 'TSExportAssignment')
      found.whole.push((node as unknown as { expression: Syntax }).expression);
  return found;
});

function collectNamedExports(found: Exports, node: SyntaxOf<'ExportNamedDeclaration'>): void {
  const from = node.source == null ? undefined : getPlainText(node.source);
  for (const specifier of node.specifiers) {
    const name = getName(specifier.exported as Syntax);
    const local = specifier.local as Syntax;
    found.named.set(name, from === undefined ? local : { from, name: getName(local) });
  }
  const declaration = node.declaration as Syntax | null | undefined;
  if (declaration == null) return;
  if (declaration.type === 'VariableDeclaration')
    for (const { id } of declaration.declarations)
      for (const name of listPatternNames(id)) found.named.set(name.name, name);
  else if (isFunction(declaration) || declaration.type === 'ClassDeclaration')
    found.named.set((declaration as { id?: { name: string } | null }).id?.name ?? 'default', declaration);
}

function listPatternNames(pattern: Syntax): SyntaxOf<'Identifier'>[] {
  if (pattern.type === 'Identifier') return [pattern];
  if (pattern.type === 'ObjectPattern')
    return pattern.properties.flatMap((part) => listPatternNames(part.type === 'Property' ? part.value : part));
  if (pattern.type === 'ArrayPattern')
    return pattern.elements.flatMap((part) => (part === null ? [] : listPatternNames(part)));
  if (pattern.type === 'AssignmentPattern') return listPatternNames(pattern.left);
  return pattern.type === 'RestElement' ? listPatternNames(pattern.argument) : [];
}

function collectAssignedExport(found: Exports, { left, right }: SyntaxOf<'AssignmentExpression'>): void {
  if (isExportsObject(left)) {
    // `module.exports = exports = …` is visited twice.
    if (right.type !== 'AssignmentExpression' && !isExportsObject(right)) found.whole.push(right);
  } else if (left.type === 'MemberExpression' && isExportsObject(left.object)) {
    const value = unwrap(right);
    // `exports.a = exports.b = undefined`, which compilers write first.
    if (value.type !== 'UnaryExpression' && value.type !== 'AssignmentExpression') found.named.set(getKey(left), right);
    else if (value.type === 'AssignmentExpression') found.named.set(getKey(left), value.right);
  }
}

/** `exports`, `module.exports`. */
export function isExportsObject(node: Syntax): boolean {
  const inner = unwrap(node);
  if (inner.type === 'Identifier') return inner.name === 'exports';
  return (
    inner.type === 'MemberExpression' &&
    getKey(inner) === 'exports' &&
    inner.object.type === 'Identifier' &&
    inner.object.name === 'module'
  );
}

function getName(node: Syntax): string {
  return node.type === 'Identifier' ? node.name : (getPlainText(node) ?? '*');
}

/** The innermost function with a name or a route. Empty outside of any. */
export function findOwner(node: Syntax): string {
  for (let outer: Syntax | undefined = node; outer !== undefined; outer = getParent(outer)) {
    const name = getOwnerName(outer);
    if (name !== '') return name;
  }
  return '';
}

export function listOwners(source: Source): string[] {
  return [...new Set(listNodes(source).map(getOwnerName))].filter((name) => name !== '');
}

/** `run`, `Users.find`, `get /users`. */
function getOwnerName(node: Syntax): string {
  if (!isFunction(node)) return '';
  if (node.type !== 'ArrowFunctionExpression' && node.id != null) return node.id.name;
  const { child, parent } = findOuter(node);
  if (parent?.type === 'VariableDeclarator') return parent.id.type === 'Identifier' ? parent.id.name : '';
  if (parent?.type === 'AssignmentExpression')
    return parent.left.type === 'Identifier' ? parent.left.name : getKey(parent.left);
  if (parent?.type === 'Property') return getKey(parent);
  if (parent?.type === 'MethodDefinition' || parent?.type === 'PropertyDefinition') {
    const { id } = (getParent(getParent(parent) ?? parent) ?? {}) as { id?: { name?: string } | null };
    return `${id?.name ?? ''}.${getKey(parent)}`;
  }
  if (parent?.type !== 'CallExpression' || parent.callee === child || parent.callee.type !== 'MemberExpression')
    return '';
  const path = getPlainText(parent.arguments[0] as Syntax);
  return path?.startsWith('/') ? `${getKey(parent.callee)} ${path}` : '';
}
