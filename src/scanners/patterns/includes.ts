/** Which files of a tree a PHP program includes by a literal path. */
import { posix } from 'node:path';
import { detectByName } from '../../languages/languages.ts';

/** A constant or a call before the path names some folder above. */
const include =
  /\b(?:include|require)(?:_once)?\b\s*\(?\s*(?:(?:[\w\\$>-]+|dirname\([^()]*(?:\([^()]*\))?[^()]*\))(?:\(\))?\s*\.\s*)?(["'])([^"'\n$]+)\1/gi;

/** Whether the file may be a PHP program that includes others, by its name. */
export function mayInclude(path: string): boolean {
  return detectByName(path) === 'PHP';
}

export function* listIncludes(path: string, text: string, paths: ReadonlySet<string>): Generator<string> {
  const folders = [posix.dirname(path)];
  while (folders.at(-1) !== '.') folders.push(posix.dirname(folders.at(-1) ?? ''));
  for (const [, , written = ''] of text.matchAll(include)) {
    const candidates = folders.map((folder) => posix.join(folder, written));
    const found = candidates.find((each) => paths.has(each));
    if (found !== undefined) yield found;
  }
}
