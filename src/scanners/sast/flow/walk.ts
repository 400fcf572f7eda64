/** Lists all nodes of a file in their order, and sets the parent of each. */
import { computeOnce, type Source } from '../program/source.ts';
import { listKeys } from '../program/syntax-keys.ts';
import type { Syntax } from './syntax.ts';

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
