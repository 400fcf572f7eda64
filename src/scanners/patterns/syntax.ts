/** Reads calls and the parts of values from syntax nodes. */
import type { Node } from 'web-tree-sitter';
import type { SyntaxForms } from './grammar.ts';

const comments = new Set(['comment', 'line_comment', 'block_comment']);

/** Excludes comments, which may occur anywhere. */
export function listNodeChildren(node: Node): Node[] {
  return node.namedChildren.filter((child) => child !== null && !comments.has(child.type)) as Node[];
}

export interface CallParts {
  name: string;
  receiver: Node | undefined;
  /** The arguments with their brackets. Undefined when it is not a call. */
  list: Node | undefined;
}

export function readCall(grammar: SyntaxForms, node: Node): CallParts {
  const form = grammar.calls[node.type];
  const named = form && node.childForFieldName(form.name);
  const receiver = form?.receiver === undefined ? undefined : node.childForFieldName(form.receiver);
  // If the callee is an expression, the receiver is part of it.
  const inner = form?.inner && named?.type === form.inner.type ? named : undefined;
  const innerName = inner?.childForFieldName(form?.inner?.name ?? '');
  const innerReceiver = inner?.childForFieldName(form?.inner?.receiver ?? '');
  const given = form && node.childForFieldName(form.arguments);
  return {
    name: (innerName ?? named)?.text ?? '',
    receiver: innerReceiver ?? receiver ?? undefined,
    list: given ?? undefined,
  };
}

/** The literal without its quotes. */
export function unquoteLiteral(text: string): string {
  return text.replace(/^[bB]?("""|["'`])([\s\S]*)\1$/, '$2');
}

/** The node itself, or its nearest ancestor of one of the types. The root when there is none. */
export function findNearest(node: Node, types: ReadonlySet<string>): Node {
  for (let found = node; ; ) {
    if (types.has(found.type) || found.parent === null) return found;
    found = found.parent;
  }
}

/** The nearest function that contains the node, or the whole file. */
export function findFunction({ functions }: SyntaxForms, node: Node): Node {
  return findNearest(node, functions);
}
