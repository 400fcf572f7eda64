/** Decides whether a change needs no scan because the trusted policy excludes all its files. */
import { type Changes, foldPath, isTooLongForPath } from './changes.ts';
import { compileGlob } from './glob.ts';
import { isPackageFile } from './package-files.ts';
import { createPathMatcher } from './path-matching.ts';
import { configuresPipeline } from './pipeline-files.ts';
import { gateFileGlobs } from './policy-files.ts';

/** Files that decide what is judged, and how. A change to one of them is always scanned. */
const deciding = [...gateFileGlobs, 'codeowners'].map((glob) => compileGlob(`**/${glob}`));

export interface SkipPolicy {
  /** Globs. */
  skipWhen: readonly string[];
  /** Other files that decide what is judged: the policy file itself and the baseline. */
  policyFiles: readonly string[];
}

/**
 * True only for a complete diff that is not empty, if every path in it, old paths included, matches in every possible
 * reading.
 */
export function needsNoScan({ files, isComplete }: Changes, { skipWhen, policyFiles }: SkipPolicy): boolean {
  if (!isComplete || files.size === 0) return false;
  const isSkipped = createPathMatcher(limitToContents(skipWhen));
  const own = policyFiles.map(foldPath);
  return [...files].every(([path, { isModule }]) => {
    if (isModule || isTooLongForPath(path) || isSkipped({ filePath: path }) !== 'yes') return false;
    const folded = foldPath(path);
    const decides = configuresPipeline(path) || deciding.some((matches) => matches(folded));
    return !own.includes(folded) && !decides && !isPackageFile(path);
  });
}

/** `docs/**` matches the contents of the folder, not a link or a submodule with its name. */
function limitToContents(globs: readonly string[]): string[] {
  return globs.map((glob) => glob.replace(/\/$/, '/**').replace(/\/\*\*$/, '/**/*'));
}

const prose = /\.(?:md|mdx|markdown|rst|adoc|asciidoc|txt|textile|pod)$|(?:^|\/)docs?\//;

/** Describes a change that needs no scan, as half a sentence. */
export function describeSkippedChange({ files }: Changes): string {
  const isProse = [...files.keys()].every((path) => prose.test(foldPath(path)));
  return isProse ? 'only documentation changed' : 'only files changed that need no scan';
}
