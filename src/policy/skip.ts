/** Whether a change needs no scan, because all of it lies where the trusted policy says that nothing is to be found. */
import { type Changes, foldPath, isNoPath } from './changes.ts';
import { compileGlob } from './glob.ts';
import { isPackageFile } from './package-files.ts';
import { configuresPipeline } from './pipeline-files.ts';
import { placeMatcher } from './places.ts';
import { gateFileGlobs } from './policy-files.ts';

/** Files that decide what is judged, and how: a change of one is always scanned. */
const deciding = [...gateFileGlobs, 'codeowners'].map((glob) => compileGlob(`**/${glob}`));

export interface Skipping {
  /** Globs. */
  skipWhen: readonly string[];
  /** Other files that decide what is judged: the policy's own, the baseline's. */
  policyFiles: readonly string[];
}

/** Proven only for a complete diff that is not empty: every name in it, old names too, in every way in which it can be read. */
export function needsNoScan({ files, isComplete }: Changes, { skipWhen, policyFiles }: Skipping): boolean {
  if (!isComplete || files.size === 0) return false;
  const isSkipped = placeMatcher(insides(skipWhen));
  const own = policyFiles.map(foldPath);
  return [...files].every(([path, { isModule }]) => {
    if (isModule || isNoPath(path) || isSkipped({ filePath: path }) !== 'yes') return false;
    const folded = foldPath(path);
    const decides = configuresPipeline(path) || deciding.some((matches) => matches(folded));
    return !own.includes(folded) && !decides && !isPackageFile(path);
  });
}

/** `docs/**` is what lies in the folder, not a link or a module of that name. */
function insides(globs: readonly string[]): string[] {
  return globs.map((glob) => glob.replace(/\/$/, '/**').replace(/\/\*\*$/, '/**/*'));
}

const prose = /\.(?:md|mdx|markdown|rst|adoc|asciidoc|txt|textile|pod)$|(?:^|\/)docs?\//;

/** What a change that needs no scan consists of, for its sentence. */
export function skippedWords({ files }: Changes): string {
  const isProse = [...files.keys()].every((path) => prose.test(foldPath(path)));
  return isProse ? 'only documentation changed' : 'only files changed that need no scan';
}
