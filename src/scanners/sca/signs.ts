/**
 * The patterns by which RetireJS recognizes libraries. RetireJS compiles its hundreds of patterns again for every file.
 * Compiled once here, they show that nearly all files contain no library; and the literal words of a pattern show that
 * it need not be run at all.
 */
import { type MayContain, mayContainAll, type SearchedPattern, toTrigrams } from '../../text/trigrams.ts';
import { extractLiterals } from './literals.ts';

/** RetireJS's data. */
export type LibraryRepository = Parameters<typeof import('retire').check>[2];

export interface Signs {
  /** Whether a path may be that of a library. */
  inPath(path: string): boolean;
  /** `mayHold` tests the bytes from which the content was decoded. */
  inContent(content: string, mayHold?: MayContain): boolean;
}

export function createSigns(repository: LibraryRepository, sha1: (content: string) => string): Signs {
  const extractors = Object.values(repository).map((entry) => entry.extractors);
  const files = compilePatterns(extractors.flatMap(({ filename = [] }) => filename.map((pattern) => `^${pattern}$`)));
  const addresses = compilePatterns(extractors.flatMap(({ uri = [] }) => uri));
  const contents = prepareSearch(extractors.flatMap(({ filecontent = [] }) => filecontent));
  const replaced = prepareSearch(
    extractors.flatMap(({ filecontentreplace = [] }) => filecontentreplace.map(getSearchPattern)),
  );
  const hashes = new Set(extractors.flatMap((each) => Object.keys(each.hashes ?? {})));
  const matchesAny = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text));
  return {
    inPath: (path) => {
      const name = path.split(/[/\\]/).pop() ?? '';
      return matchesAny(files, name) || matchesAny(addresses, path.replaceAll('\\', '/'));
    },
    inContent: (content, mayHold = () => true) => {
      const text = content.includes('\r') ? content.replace(/\r\n|\r/g, '\n') : content;
      const isFound = ({ pattern, needed }: SearchedPattern) => mayContainAll(mayHold, needed) && pattern.test(text);
      return contents.some(isFound) || replaced.some(isFound) || hashes.has(sha1(text));
    },
  };
}

function compilePatterns(patterns: readonly string[]): RegExp[] {
  return [...new Set(patterns)].map((pattern) => new RegExp(pattern));
}

function prepareSearch(patterns: readonly string[]): SearchedPattern[] {
  return compilePatterns(patterns).map((pattern) => ({
    pattern,
    needed: extractLiterals(pattern.source).map((text) => [toTrigrams(text)]),
  }));
}

/** The pattern in `/pattern/replacement/`. */
function getSearchPattern(written: string): string {
  return /^\/(.*[^\\])\/[^/]+\/$/.exec(written)?.[1] ?? '';
}
