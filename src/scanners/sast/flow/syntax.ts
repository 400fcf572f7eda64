/** Helper functions for syntax trees, including TypeScript's wrappers. */

import type { Scope } from 'eslint-scope';
import { computeOnce, type Source } from '../program/source.ts';
import { listKeys } from '../program/syntax-keys.ts';

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

/** The function that contains a node. */
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
export function listNodes(source: Source): readonly Syntax[] {
  return computeOnce(source, walkNodes, source);
}

type Parts = Readonly<Record<string, Syntax | readonly (Syntax | null)[] | null | undefined>>;

function walkNodes({ ast, visitorKeys }: Source): Syntax[] {
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
      const part = (node as unknown as Parts)[keys[index] ?? ''];
      if (!isNodeList(part)) pushNode(part, node);
      else for (let stackIndex = part.length - 1; stackIndex >= 0; stackIndex -= 1) pushNode(part[stackIndex], node);
    }
  }
  return nodes;
}

function isNodeList(part: Parts[string]): part is readonly (Syntax | null)[] {
  return Array.isArray(part);
}
