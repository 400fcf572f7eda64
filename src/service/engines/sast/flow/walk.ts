/** All nodes of a file in their order; on the way each learns its parent. */
import type { SourceCode } from 'eslint';
import type { Syntax } from './syntax.ts';

export function* walk(source: SourceCode): Generator<Syntax> {
  const { visitorKeys } = source;
  const open: [node: Syntax, parent: Syntax | null][] = [[source.ast as Syntax, null]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [node, parent] = next;
    (node as { parent?: Syntax | null }).parent = parent;
    yield node;
    const parts = node as unknown as Record<string, Syntax | (Syntax | null)[] | null | undefined>;
    const children = (visitorKeys[node.type] ?? []).flatMap((key) => parts[key] ?? []);
    for (const child of children.reverse())
      if (child !== null && typeof child.type === 'string') open.push([child, node]);
  }
}
