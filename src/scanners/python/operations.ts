/** Reads which functions handle requests from an OpenAPI description, in the way of Connexion. */

import { readFileText } from '../../text/decode.ts';
import type { TreeFile } from '../engine.ts';

const description = /(?:^|\/)[^/]*(?:openapi|swagger|api[-_]?spec)[^/]*(?:\/[^/]+)*\.(?:ya?ml|json)$/i;
/** `operationId: shop.views.find` */
const operation = /["']?operationId["']?\s*:\s*["']?([A-Za-z_]\w*(?:\.\w+)+)/g;

export function isApiDescription(path: string): boolean {
  return description.test(path);
}

/** As they are written: `shop.views.find`. */
export async function readOperations(root: string, files: readonly TreeFile[]): Promise<string[]> {
  const names = new Set<string>();
  for (const { path, stored } of files) {
    if (!isApiDescription(path)) continue;
    const { text } = await readFileText(root, stored);
    for (const [, name = ''] of text.matchAll(operation)) names.add(name);
  }
  return [...names];
}

/** Whether a function of the file is one of these. */
export function createOperationMatcher(operations: readonly string[]): (path: string, name: string) => boolean {
  const byName = Map.groupBy(operations, (one) => one.slice(one.lastIndexOf('.') + 1));
  return (path, name) =>
    (byName.get(name) ?? []).some((one) => {
      const file = one.slice(0, one.lastIndexOf('.')).replaceAll('.', '/');
      return [`${file}.py`, `${file}/__init__.py`].some((each) => path === each || path.endsWith(`/${each}`));
    });
}
