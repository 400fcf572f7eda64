/** The exports of a file by name, as an ECMAScript module and as a Node.js module. */
import type { Source } from '../program/source.ts';
import { isFunction, keyOf, plainText, type Syntax, type SyntaxOf, unwrapped } from './syntax.ts';
import { nodesOf } from './walk.ts';

/** A name of another file that is re-exported. */
export interface Forwarded {
  from: string;
  name: string;
}

export interface Exports {
  named: ReadonlyMap<string, Syntax | Forwarded>;
  /** `module.exports = …`. */
  whole: readonly Syntax[];
  /** `export * from …`. */
  all: readonly string[];
}

const known = new WeakMap<object, Exports>();

export function exportsOf(source: Source): Exports {
  const before = known.get(source.ast);
  if (before !== undefined) return before;
  const found: Found = { named: new Map(), whole: [], all: [] };
  for (const node of nodesOf(source)) look(found, node);
  known.set(source.ast, found);
  return found;
}

export function isForwarded(handed: Syntax | Forwarded): handed is Forwarded {
  return 'from' in handed && !('type' in handed);
}

interface Found {
  named: Map<string, Syntax | Forwarded>;
  whole: Syntax[];
  all: string[];
}

function look(found: Found, node: Syntax): void {
  if (node.type === 'ExportNamedDeclaration') ofNames(found, node);
  else if (node.type === 'ExportDefaultDeclaration') found.named.set('default', node.declaration as Syntax);
  else if (node.type === 'ExportAllDeclaration') {
    const from = plainText(node.source) ?? '';
    if (node.exported == null) found.all.push(from);
    else found.named.set(wordOf(node.exported as Syntax), { from, name: '*' });
  } else if (node.type === 'AssignmentExpression') ofAssignment(found, node);
  else if ((node.type as string) === 'TSExportAssignment')
    found.whole.push((node as unknown as { expression: Syntax }).expression);
}

function ofNames(found: Found, node: SyntaxOf<'ExportNamedDeclaration'>): void {
  const from = node.source == null ? undefined : plainText(node.source);
  for (const specifier of node.specifiers) {
    const name = wordOf(specifier.exported as Syntax);
    const local = specifier.local as Syntax;
    found.named.set(name, from === undefined ? local : { from, name: wordOf(local) });
  }
  const declaration = node.declaration as Syntax | null | undefined;
  if (declaration == null) return;
  if (declaration.type === 'VariableDeclaration')
    for (const { id } of declaration.declarations) for (const name of namesIn(id)) found.named.set(name.name, name);
  else if (isFunction(declaration) || declaration.type === 'ClassDeclaration')
    found.named.set((declaration as { id?: { name: string } | null }).id?.name ?? 'default', declaration);
}

function namesIn(pattern: Syntax): SyntaxOf<'Identifier'>[] {
  if (pattern.type === 'Identifier') return [pattern];
  if (pattern.type === 'ObjectPattern')
    return pattern.properties.flatMap((part) => namesIn(part.type === 'Property' ? part.value : part));
  if (pattern.type === 'ArrayPattern') return pattern.elements.flatMap((part) => (part === null ? [] : namesIn(part)));
  if (pattern.type === 'AssignmentPattern') return namesIn(pattern.left);
  return pattern.type === 'RestElement' ? namesIn(pattern.argument) : [];
}

function ofAssignment(found: Found, { left, right }: SyntaxOf<'AssignmentExpression'>): void {
  if (isWhole(left)) {
    // `module.exports = exports = …` is visited twice.
    if (right.type !== 'AssignmentExpression') found.whole.push(right);
  } else if (left.type === 'MemberExpression' && isWhole(left.object)) {
    const value = unwrapped(right);
    // `exports.a = exports.b = undefined`, which compilers write first.
    if (value.type !== 'UnaryExpression' && value.type !== 'AssignmentExpression') found.named.set(keyOf(left), right);
    else if (value.type === 'AssignmentExpression') found.named.set(keyOf(left), value.right);
  }
}

/** `exports`, `module.exports`. */
function isWhole(node: Syntax): boolean {
  const inner = unwrapped(node);
  if (inner.type === 'Identifier') return inner.name === 'exports';
  return (
    inner.type === 'MemberExpression' &&
    keyOf(inner) === 'exports' &&
    inner.object.type === 'Identifier' &&
    inner.object.name === 'module'
  );
}

function wordOf(node: Syntax): string {
  return node.type === 'Identifier' ? node.name : (plainText(node) ?? '*');
}
