/** Which files of a tree a PHP program includes by a literal path. */
import { posix } from 'node:path';
import { detectByName } from '../../shared/languages/languages.ts';

/** A constant or a call before the path names some folder above. */
const include =
  /\b(?:include|require)(?:_once)?\b\s*\(?\s*(?:(?:[\w\\$>-]+|dirname\([^()]*(?:\([^()]*\))?[^()]*\))(?:\(\))?\s*\.\s*)?(["'])([^"'\n$]+)\1/gi;

/** Whether the file may be a PHP program that includes others, by its name. */
export function mayInclude(path: string): boolean {
  return detectByName(path) === 'PHP';
}

export function* listIncludes(path: string, text: string, paths: ReadonlySet<string>): Generator<string> {
  for (const [, , written = ''] of text.matchAll(include)) {
    const found = findIncluded(path, written, paths);
    if (found !== undefined) yield found;
  }
}

/** Whether the program may use functions of other files of the tree: unless all that it includes is missing there. */
export function mayUseOthers(path: string, text: string, paths: Pick<ReadonlySet<string>, 'has'>): boolean {
  const literal = [...text.matchAll(include)];
  const all = text.match(/\b(?:include|require)(?:_once)?\b/g) ?? [];
  if (all.length === 0 || all.length > literal.length) return true;
  return literal.some(([, , written = '']) => findIncluded(path, written, paths) !== undefined);
}

/** The file that a path means, in the folder of the program or in one above it. */
export function findIncluded(
  path: string,
  written: string,
  paths: Pick<ReadonlySet<string>, 'has'>,
): string | undefined {
  const folders = [posix.dirname(path)];
  while (folders.at(-1) !== '.') folders.push(posix.dirname(folders.at(-1) ?? ''));
  return folders.map((folder) => posix.join(folder, written)).find((each) => paths.has(each));
}
