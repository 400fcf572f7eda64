/** Helper functions for syntax trees, including TypeScript's wrappers. */
import type { Scope } from 'eslint-scope';

/** A node of a syntax tree. */
export type Syntax = Scope['block'];
export type SyntaxOf<Type extends Syntax['type']> = Extract<Syntax, { type: Type }>;
export type FunctionSyntax = SyntaxOf<'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression'>;
export type CallSyntax = SyntaxOf<'CallExpression' | 'NewExpression'>;

export function parentOf(node: Syntax): Syntax | undefined {
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
export function unwrapped(node: Syntax): Syntax {
  let inner = node;
  for (let key = wrappers[inner.type]; key !== undefined; key = wrappers[inner.type])
    inner = (inner as unknown as Record<string, Syntax>)[key] as Syntax;
  return inner;
}

/** The nearest parent that is not such a wrapper, and its child on the way to the node. */
export function outerOf(node: Syntax): { child: Syntax; parent: Syntax | undefined } {
  let child = node;
  let parent = parentOf(child);
  while (parent !== undefined && parent.type in wrappers) {
    child = parent;
    parent = parentOf(child);
  }
  return { child, parent };
}

export function isFunction(node: Syntax | undefined): node is FunctionSyntax {
  const type = node?.type;
  return type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';
}

/** The literal name of a property. `*` when it is only known at run time. */
export function keyOf(node: Syntax): string {
  if (node.type === 'MemberExpression')
    return node.computed ? (plainText(node.property) ?? '*') : nameOf(node.property);
  if (node.type === 'Property' || node.type === 'PropertyDefinition' || node.type === 'MethodDefinition')
    return node.computed ? (plainText(node.key) ?? '*') : nameOf(node.key);
  return '*';
}

function nameOf(node: Syntax): string {
  return node.type === 'Identifier' || node.type === 'PrivateIdentifier' ? node.name : (plainText(node) ?? '*');
}

/** The text of a literal, or of a template without values. */
export function plainText(node: Syntax | null | undefined): string | undefined {
  if (node == null) return undefined;
  const inner = unwrapped(node);
  if (inner.type === 'Literal')
    return typeof inner.value === 'string' || typeof inner.value === 'number' ? String(inner.value) : undefined;
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
export function functionAround(node: Syntax): FunctionSyntax | undefined {
  let outer = parentOf(node);
  while (outer !== undefined && !isFunction(outer)) outer = parentOf(outer);
  return outer;
}

export function isInside(node: Syntax, outer: Syntax): boolean {
  const [start, end] = rangeOf(node);
  const [outerStart, outerEnd] = rangeOf(outer);
  return start >= outerStart && end <= outerEnd;
}

export function rangeOf(node: Syntax): readonly [number, number] {
  return node.range ?? [0, 0];
}

/** The value of a property of an object literal. Undefined when it is not written there. */
export function propertyOf(node: Syntax | undefined, key: string): Syntax | undefined {
  const object = node === undefined ? undefined : unwrapped(node);
  if (object?.type !== 'ObjectExpression') return undefined;
  const found = object.properties.find((property) => property.type === 'Property' && keyOf(property) === key);
  return found?.type === 'Property' ? unwrapped(found.value) : undefined;
}

export function hasSpread(node: Syntax): boolean {
  return node.type === 'ObjectExpression' && node.properties.some(({ type }) => type !== 'Property');
}
