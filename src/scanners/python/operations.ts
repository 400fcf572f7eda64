/** Reads which functions handle requests from an OpenAPI description, in the way of Connexion. */

const description = /(?:^|\/)[^/]*(?:openapi|swagger|api[-_]?spec)[^/]*(?:\/[^/]+)*\.(?:ya?ml|json)$/i;
/** `operationId: shop.views.find` */
const operation = /["']?operationId["']?\s*:\s*["']?([A-Za-z_]\w*(?:\.\w+)+)/g;

export function isApiDescription(path: string): boolean {
  return description.test(path);
}

/** The functions that a description names, as they are written: `shop.views.find`. */
export function listOperations(text: string): string[] {
  return [...text.matchAll(operation)].map(([, name = '']) => name);
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
