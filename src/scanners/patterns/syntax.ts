/** Reads calls and the parts of values from syntax nodes. */
import type { Node } from 'web-tree-sitter';
import type { SyntaxForms } from './rule.ts';

const comments = new Set(['comment', 'line_comment', 'block_comment']);

/** Excludes comments, which may occur anywhere. */
export function listNodeChildren(node: Node): Node[] {
  return node.namedChildren.filter((child) => child !== null && !comments.has(child.type)) as Node[];
}

/** What a method is called on. */
export function findReceiver({ calls }: SyntaxForms, node: Node): Node | undefined {
  const form = calls[node.type];
  const named = form?.inner && node.childForFieldName(form.name);
  // If the callee is an expression, the receiver is part of it.
  const inner = named?.type === form?.inner?.type ? named : undefined;
  const found = inner?.childForFieldName(form?.inner?.receiver ?? '');
  return found ?? (form?.receiver === undefined ? undefined : (node.childForFieldName(form.receiver) ?? undefined));
}

/** The literal without its quotes. */
export function unquoteLiteral(text: string): string {
  return text.replace(/^[bB]?("""|["'`])([\s\S]*)\1$/, '$2');
}

/** The nearest function that contains the node, or the whole file. */
export function findFunction({ functions }: SyntaxForms, node: Node): Node {
  // The node itself, or its nearest ancestor of one of the types. The root when there is none.
  for (let found = node; ; ) {
    if (functions.has(found.type) || found.parent === null) return found;
    found = found.parent;
  }
}
