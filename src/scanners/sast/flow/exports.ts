/** The exports of a file by name, as an ECMAScript module and as a Node.js module. */
import { computeOnce, type Source } from '../program/source.ts';
import { getKey, getPlainText, isFunction, type Syntax, type SyntaxOf, unwrap } from './syntax.ts';
import { listNodes } from './walk.ts';

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

export function findExports(source: Source): Exports {
  return computeOnce(source, collectExports, source);
}

function collectExports(source: Source): Exports {
  const found: Found = { named: new Map(), whole: [], all: [] };
  for (const node of listNodes(source)) collectExport(found, node);
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

function collectExport(found: Found, node: Syntax): void {
  if (node.type === 'ExportNamedDeclaration') collectNamedExports(found, node);
  else if (node.type === 'ExportDefaultDeclaration') found.named.set('default', node.declaration as Syntax);
  else if (node.type === 'ExportAllDeclaration') {
    const from = getPlainText(node.source) ?? '';
    if (node.exported == null) found.all.push(from);
    else found.named.set(getName(node.exported as Syntax), { from, name: '*' });
  } else if (node.type === 'AssignmentExpression') collectAssignedExport(found, node);
  else if ((node.type as string) === 'TSExportAssignment')
    found.whole.push((node as unknown as { expression: Syntax }).expression);
}

function collectNamedExports(found: Found, node: SyntaxOf<'ExportNamedDeclaration'>): void {
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

function collectAssignedExport(found: Found, { left, right }: SyntaxOf<'AssignmentExpression'>): void {
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
