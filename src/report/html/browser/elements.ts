/** Finds and makes elements. */

/** Throws when the page has none of that id and kind. */
export function byId(id: string): HTMLElement;
export function byId<E extends HTMLElement>(id: string, kind: new () => E): E;
export function byId(id: string, kind: new () => HTMLElement = HTMLElement): HTMLElement {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`the page has no ${kind.name} #${id}`);
}

export type Child = Node | string | undefined;

/** Attributes and children that are undefined are left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  ...children: readonly Child[]
): HTMLElement {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) node.setAttribute(key, value);
  }
  node.append(...children.filter((child) => child !== undefined));
  return node;
}
