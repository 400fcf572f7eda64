/** Reads files of an exported tree as text. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** As git does: a NUL among the first bytes means binary. */
const sniffedBytes = 8000;

/** The text of a file; undefined when it is binary. UTF-16 with a byte order mark counts as text. */
export async function readText(root: string, path: string): Promise<string | undefined> {
  const content = await readFile(join(root, path));
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content);
  if (content[0] === 0xfe && content[1] === 0xff) return new TextDecoder('utf-16be').decode(content);
  if (content.subarray(0, sniffedBytes).includes(0)) return undefined;
  return content.toString('utf8');
}

export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The folder of a path, without a closing slash; empty for the root. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}

/** Lower-case extension with its dot; empty when there is none. */
export function extensionOf(path: string): string {
  const name = baseName(path);
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot).toLowerCase();
}

export function isInstalledPackage(path: string): boolean {
  return path.startsWith('node_modules/') || path.includes('/node_modules/');
}
