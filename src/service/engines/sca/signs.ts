/**
 * By which signs RetireJS knows libraries. It compiles its hundreds of patterns anew for every file; compiled once they tell that
 * there is nothing to be found in nearly all of them.
 */
import type { Repository } from 'retire/lib/types.js';

export interface Signs {
  /** Whether a path may be that of a library. */
  inPath(path: string): boolean;
  inContent(content: string): boolean;
}

export function signsOf(repository: Repository, sha1: (content: string) => string): Signs {
  const extractors = Object.values(repository).map((entry) => entry.extractors);
  const files = compiled(extractors.flatMap(({ filename = [] }) => filename.map((pattern) => `^${pattern}$`)));
  const addresses = compiled(extractors.flatMap(({ uri = [] }) => uri));
  const contents = compiled(extractors.flatMap(({ filecontent = [] }) => filecontent));
  const replaced = compiled(extractors.flatMap(({ filecontentreplace = [] }) => filecontentreplace.map(searched)));
  const hashes = new Set(extractors.flatMap((each) => Object.keys(each.hashes ?? {})));
  const holds = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text));
  return {
    inPath: (path) => {
      const name = path.split(/[/\\]/).pop() ?? '';
      return holds(files, name) || holds(addresses, path.replaceAll('\\', '/'));
    },
    inContent: (content) => {
      const text = content.replace(/\r\n|\r/g, '\n');
      return holds(contents, text) || holds(replaced, text) || hashes.has(sha1(text));
    },
  };
}

function compiled(patterns: readonly string[]): RegExp[] {
  return [...new Set(patterns)].map((pattern) => new RegExp(pattern));
}

/** Of `/pattern/replacement/`. */
function searched(written: string): string {
  return /^\/(.*[^\\])\/[^/]+\/$/.exec(written)?.[1] ?? '';
}
