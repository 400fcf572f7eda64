/**
 * The patterns by which RetireJS recognises libraries. RetireJS compiles its hundreds of patterns again for every file.
 * Compiled once here, they show that nearly all files contain no library; and the literal words of a pattern show that
 * it need not be run at all.
 */
import { type MayHold, mayHoldAll, type Sought, wordOf } from '../../text/trigrams.ts';
import { literalsOf } from './literals.ts';

/** RetireJS's data. */
export type LibraryRepository = Parameters<typeof import('retire').check>[2];

export interface Signs {
  /** Whether a path may be that of a library. */
  inPath(path: string): boolean;
  /** `mayHold` tests the bytes from which the content was decoded. */
  inContent(content: string, mayHold?: MayHold): boolean;
}

export function signsOf(repository: LibraryRepository, sha1: (content: string) => string): Signs {
  const extractors = Object.values(repository).map((entry) => entry.extractors);
  const files = compiled(extractors.flatMap(({ filename = [] }) => filename.map((pattern) => `^${pattern}$`)));
  const addresses = compiled(extractors.flatMap(({ uri = [] }) => uri));
  const contents = sought(extractors.flatMap(({ filecontent = [] }) => filecontent));
  const replaced = sought(extractors.flatMap(({ filecontentreplace = [] }) => filecontentreplace.map(searched)));
  const hashes = new Set(extractors.flatMap((each) => Object.keys(each.hashes ?? {})));
  const holds = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text));
  return {
    inPath: (path) => {
      const name = path.split(/[/\\]/).pop() ?? '';
      return holds(files, name) || holds(addresses, path.replaceAll('\\', '/'));
    },
    inContent: (content, mayHold = () => true) => {
      const text = content.includes('\r') ? content.replace(/\r\n|\r/g, '\n') : content;
      const isThere = ({ pattern, needed }: Sought) => mayHoldAll(mayHold, needed) && pattern.test(text);
      return contents.some(isThere) || replaced.some(isThere) || hashes.has(sha1(text));
    },
  };
}

function compiled(patterns: readonly string[]): RegExp[] {
  return [...new Set(patterns)].map((pattern) => new RegExp(pattern));
}

function sought(patterns: readonly string[]): Sought[] {
  return compiled(patterns).map((pattern) => ({
    pattern,
    needed: literalsOf(pattern.source).map((text) => [wordOf(text)]),
  }));
}

/** The pattern in `/pattern/replacement/`. */
function searched(written: string): string {
  return /^\/(.*[^\\])\/[^/]+\/$/.exec(written)?.[1] ?? '';
}
