/** What the path of a file states about it. */

export function getBaseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The folder of a path, without a trailing slash. Empty for the root. */
export function getFolder(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}

/** Lower-case extension with its dot. Empty if there is none. */
export function getExtension(path: string): string {
  const name = getBaseName(path);
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot).toLowerCase();
}

export function isInstalledPackage(path: string): boolean {
  return path.startsWith('node_modules/') || path.includes('/node_modules/');
}
