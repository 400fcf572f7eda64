/** Helper functions for syntax trees, including TypeScript's wrappers. */
import type { Scope, Variable } from 'eslint-scope';
import { computePerSource, listKeys } from '../program/parsing.ts';

/** A node of a syntax tree. */
export type Syntax = Scope['block'];
export type SyntaxOf<Type extends Syntax['type']> = Extract<Syntax, { type: Type }>;
export type FunctionSyntax = SyntaxOf<'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression'>;
export type CallSyntax = SyntaxOf<'CallExpression' | 'NewExpression'>;

export function getParent(node: Syntax): Syntax | undefined {
  return (node as { parent?: Syntax | null }).parent ?? undefined;
}

const wrappers: Readonly<Record<string, string>> = {
  TSAsExpression: 'expression',
  TSNonNullExpression: 'expression',
  TSSatisfiesExpression: 'expression',
  TSTypeAssertion: 'expression',
  TSInstantiationExpression: 'expression',
  TSParameterProperty: 'parameter',
  TypeCastExpression: 'expression',
  ParenthesizedExpression: 'expression',
  ChainExpression: 'expression',
  AwaitExpression: 'argument',
};

/** The expression inside wrappers that only change its type or wait for it. */
export function unwrap(node: Syntax): Syntax {
  let inner = node;
  for (let key = wrappers[inner.type]; key !== undefined; key = wrappers[inner.type])
    inner = (inner as unknown as Record<string, Syntax>)[key] as Syntax;
  return inner;
}

/** The nearest parent that is not such a wrapper, and its child on the way to the node. */
export function findOuter(node: Syntax): { child: Syntax; parent: Syntax | undefined } {
  let child = node;
  let parent = getParent(child);
  while (parent !== undefined && parent.type in wrappers) {
    child = parent;
    parent = getParent(child);
  }
  return { child, parent };
}

export function isFunction(node: Syntax | undefined): node is FunctionSyntax {
  const type = node?.type;
  return type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';
}

/** The literal name of a property. `*` when it is only known at run time. */
export function getKey(node: Syntax): string {
  if (node.type === 'MemberExpression')
    return node.computed ? (getPlainText(node.property) ?? '*') : getPropertyName(node.property);
  if (node.type === 'Property' || node.type === 'PropertyDefinition' || node.type === 'MethodDefinition')
    return node.computed ? (getPlainText(node.key) ?? '*') : getPropertyName(node.key);
  return '*';
}

function getPropertyName(node: Syntax): string {
  return node.type === 'Identifier' || node.type === 'PrivateIdentifier' ? node.name : (getPlainText(node) ?? '*');
}

/** The text of a literal, of literals that are joined, or of a template without values. */
export function getPlainText(node: Syntax | null | undefined): string | undefined {
  if (node == null) return undefined;
  const inner = unwrap(node);
  if (inner.type === 'Literal')
    return typeof inner.value === 'string' || typeof inner.value === 'number' ? String(inner.value) : undefined;
  if (inner.type === 'BinaryExpression' && inner.operator === '+') {
    const [left, right] = [getPlainText(inner.left), getPlainText(inner.right)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  if (inner.type !== 'TemplateLiteral' || inner.expressions.length > 0) return undefined;
  return inner.quasis[0]?.value.cooked ?? undefined;
}

export function isTrue(node: Syntax | undefined): boolean {
  return node?.type === 'Literal' && node.value === true;
}

export function isFalse(node: Syntax | undefined): boolean {
  if (node?.type === 'UnaryExpression')
    return node.operator === '!' && node.argument.type === 'Literal' && node.argument.value === 1;
  return node?.type === 'Literal' && node.value === false;
}

export function findEnclosingFunction(node: Syntax): FunctionSyntax | undefined {
  let outer = getParent(node);
  while (outer !== undefined && !isFunction(outer)) outer = getParent(outer);
  return outer;
}

export function isInsideNode(node: Syntax, outer: Syntax): boolean {
  const [start, end] = getRange(node);
  const [outerStart, outerEnd] = getRange(outer);
  return start >= outerStart && end <= outerEnd;
}

export function getRange(node: Syntax): readonly [number, number] {
  return node.range ?? [0, 0];
}

/** The value of a property of an object literal. Undefined when it is not written there. */
export function findProperty(node: Syntax | undefined, key: string): Syntax | undefined {
  const object = node === undefined ? undefined : unwrap(node);
  if (object?.type !== 'ObjectExpression') return undefined;
  const found = object.properties.find((property) => property.type === 'Property' && getKey(property) === key);
  return found?.type === 'Property' ? unwrap(found.value) : undefined;
}

export function hasSpread(node: Syntax): boolean {
  return node.type === 'ObjectExpression' && node.properties.some(({ type }) => type !== 'Property');
}

/** Done once, because several parts of the search visit all nodes. */
export const listNodes = computePerSource(({ ast, visitorKeys }): readonly Syntax[] => {
  const nodes: Syntax[] = [];
  const [open, parents]: [Syntax[], (Syntax | null)[]] = [[ast as Syntax], [null]];
  const pushNode = (node: Syntax | null | undefined, parent: Syntax): void => {
    if (typeof node?.type === 'string') parents[open.push(node) - 1] = parent;
  };
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    (node as { parent?: Syntax | null }).parent = parents[open.length] ?? null;
    nodes.push(node);
    const keys = listKeys(visitorKeys, node);
    // The node that is pushed last is visited first.
    for (let index = keys.length - 1; index >= 0; index -= 1) {
      const part = (
        node as unknown as Readonly<Record<string, Syntax | readonly (Syntax | null)[] | null | undefined>>
      )[keys[index] ?? ''];
      if (!Array.isArray(part)) pushNode(part as Syntax | null | undefined, node);
      else for (let stackIndex = part.length - 1; stackIndex >= 0; stackIndex -= 1) pushNode(part[stackIndex], node);
    }
  }
  return nodes;
});

export interface Names {
  variableOf(node: Syntax): Variable | undefined;
  /** Dotted, beginning with the module or global. Undefined for what the file defines itself. */
  qualified(node: Syntax): string | undefined;
  /** The same from the file alone: `./shell.run`. */
  written(node: Syntax): string | undefined;
  /** The last part of what is called or read: `query` for `this.db.query`. */
  last(node: Syntax): string;
}

const deepest = 200;

export const getNames = computePerSource((source): Names => {
  const references = new Map<Syntax, Variable>();
  for (const scope of source.scopeManager.scopes)
    for (const reference of scope.references)
      if (reference.resolved !== null) references.set(reference.identifier as Syntax, reference.resolved);
  const cache = new Map<Syntax, string | undefined>();
  let depth = 0;
  const naming: Naming = {
    variableOf: (node) => references.get(node),
    qualified: (node) => {
      const inner = unwrap(node);
      if (cache.has(inner)) return cache.get(inner);
      depth += 1;
      const name = depth > deepest ? undefined : findName(naming, inner);
      depth -= 1;
      cache.set(inner, name);
      return name;
    },
  };
  return { ...naming, written: naming.qualified, last: getLastPart };
});

type Naming = Pick<Names, 'variableOf' | 'qualified'>;

export function getLastPart(node: Syntax): string {
  const inner = unwrap(node);
  if (inner.type === 'MemberExpression') return getKey(inner);
  return inner.type === 'Identifier' ? inner.name : '';
}

function findName(naming: Naming, node: Syntax): string | undefined {
  if (node.type === 'Identifier') return findIdentifierName(naming, node);
  if (node.type === 'MemberExpression') {
    const held = findProperty(findConstant(naming, node.object), findKey(naming, node));
    return held === undefined ? joinName(naming.qualified(node.object), findKey(naming, node)) : naming.qualified(held);
  }
  if (node.type === 'CallExpression' || node.type === 'NewExpression') return findCallName(naming, node);
  if (node.type === 'ImportExpression') return stripNodePrefix(getConstantText(naming, node.source));
  if (node.type === 'LogicalExpression') return naming.qualified(node.right) ?? naming.qualified(node.left);
  const last = node.type === 'SequenceExpression' ? node.expressions.at(-1) : undefined;
  return last === undefined ? undefined : naming.qualified(last);
}

/** The key of a member, also when a constant holds it. */
function findKey(naming: Naming, node: SyntaxOf<'MemberExpression'>): string {
  return (node.computed ? getConstantText(naming, node.property as Syntax) : undefined) ?? getKey(node);
}

/** The value of a name that has only one. */
export function findConstant({ variableOf }: Pick<Names, 'variableOf'>, node: Syntax): Syntax {
  const inner = unwrap(node);
  const [definition] = inner.type === 'Identifier' ? (variableOf(inner)?.defs ?? []) : [];
  const isConstant = definition?.type === 'Variable' && definition.parent?.kind === 'const';
  return isConstant && definition.node.id === definition.name && definition.node.init != null
    ? unwrap(definition.node.init)
    : inner;
}

/** The value with which the variable of a name begins. Undefined for other code. */
export function findFirstValue(
  { variableOf }: Pick<Names, 'variableOf'>,
  node: Syntax | undefined,
): Syntax | undefined {
  const inner = node && unwrap(node);
  const [definition] = inner?.type === 'Identifier' ? (variableOf(inner)?.defs ?? []) : [];
  return definition?.type === 'Variable' && definition.node.init != null ? unwrap(definition.node.init) : undefined;
}

/** A literal text, also by the name of a constant. */
export function getConstantText(names: Pick<Names, 'variableOf'>, node: Syntax | undefined): string | undefined {
  return node === undefined ? undefined : getPlainText(findConstant(names, node));
}

function findCallName(naming: Naming, node: CallSyntax): string | undefined {
  const callee = naming.qualified(node.callee);
  const [first] = node.arguments;
  if (/^(?:(?:module|process\.mainModule)\.)?require$|^module\.createRequire\(\)$/.test(callee ?? ''))
    return stripNodePrefix(getConstantText(naming, first)) ?? 'require()';
  if (callee === 'Reflect.get' && first !== undefined)
    return joinName(naming.qualified(first), getConstantText(naming, node.arguments[1]) ?? '*');
  if (first !== undefined && /(?:^|\.)(?:promisify|promisifyAll|_*interop\w*|__import\w*|__toESM)$/.test(callee ?? ''))
    return naming.qualified(first);
  return callee === undefined ? undefined : `${callee}()`;
}

function findIdentifierName(naming: Naming, node: SyntaxOf<'Identifier'>): string | undefined {
  const [definition] = naming.variableOf(node)?.defs ?? [];
  if (definition === undefined) return stripWindow(node.name);
  if (definition.type === 'ImportBinding')
    return findImportName(definition.node as Syntax, definition.parent as Syntax);
  const [value, pattern] =
    definition.type === 'Variable'
      ? [definition.node.init as Syntax | null | undefined, definition.node.id as Syntax]
      : definition.type === 'Parameter'
        ? findLoadedModule(definition.node as FunctionSyntax)
        : [];
  if (value == null || pattern === undefined) return undefined;
  const path = findPatternPath(pattern, definition.name);
  const base = naming.qualified(value);
  return path === undefined || base === undefined
    ? undefined
    : path.reduce<string>((a, b) => joinName(a, b) ?? a, base);
}

/** `import('./a').then((module) => …)` */
function findLoadedModule(fn: FunctionSyntax): readonly (Syntax | undefined)[] {
  const { parent } = findOuter(fn);
  const callee = parent?.type === 'CallExpression' ? unwrap(parent.callee) : undefined;
  const loaded = callee?.type === 'MemberExpression' && getKey(callee) === 'then' ? unwrap(callee.object) : undefined;
  return loaded?.type === 'ImportExpression' ? [loaded, fn.params[0]] : [];
}

function joinName(base: string | undefined, key: string): string | undefined {
  if (base === undefined) return undefined;
  if (key === 'default') return base;
  return stripWindow(`${base}.${key}`);
}

function stripWindow(name: string): string {
  return name
    .replace(/^(?:(?:window|self|globalThis|global|top|parent)\.)+/, '')
    .replace(/^document\.location\b/, 'location');
}

function stripNodePrefix(source: string | undefined): string | undefined {
  return source?.replace(/^node:/, '');
}

function findImportName(specifier: Syntax, declaration: Syntax | null): string | undefined {
  const from =
    declaration?.type === 'ImportDeclaration' ? stripNodePrefix(getPlainText(declaration.source)) : undefined;
  // `import a = require("a")`, which only exists in TypeScript.
  if (from === undefined) {
    const { moduleReference } = specifier as unknown as { moduleReference?: { expression?: Syntax } };
    return stripNodePrefix(getPlainText(moduleReference?.expression));
  }
  if (specifier.type !== 'ImportSpecifier') return from;
  return joinName(from, specifier.imported.type === 'Identifier' ? specifier.imported.name : '*');
}

/** The keys that lead to a name inside a destructuring pattern. Undefined when the pattern does not contain it. */
export function findPatternPath(pattern: Syntax, name: Syntax): string[] | undefined {
  if (pattern === name) return [];
  if (pattern.type === 'AssignmentPattern') return findPatternPath(pattern.left, name);
  if (pattern.type === 'RestElement') return findPatternPath(pattern.argument, name);
  const parts =
    pattern.type === 'ObjectPattern' ? pattern.properties : pattern.type === 'ArrayPattern' ? pattern.elements : [];
  for (const part of parts) {
    if (part === null) continue;
    const isProperty = part.type === 'Property';
    const path = findPatternPath(isProperty ? part.value : part, name);
    if (path === undefined) continue;
    if (isProperty) return [getKey(part), ...path];
    return pattern.type === 'ArrayPattern' && part.type !== 'RestElement' ? ['*', ...path] : path;
  }
  return undefined;
}
