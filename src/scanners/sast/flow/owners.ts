/** Names the function or route that contains a place, so that a finding in another one is another finding. */
import type { Source } from '../program/source.ts';
import { findOuter, getKey, getParent, getPlainText, isFunction, type Syntax } from './syntax.ts';
import { listNodes } from './walk.ts';

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
