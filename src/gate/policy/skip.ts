/** Decides whether a change needs no scan because the trusted policy excludes all its files. */

import { type Changes, foldPath, isTooLongForPath } from './changes.ts';
import { compileGlob } from './glob.ts';
import { createPathMatcher } from './path-matching.ts';
import { gateFileGlobs } from './policy-files.ts';
import { isPackageFile } from './untouched.ts';

/**
 * The files that configure CI systems, and so decide whether and how a change is judged. They match at any depth and in
 * any case.
 */
export const pipelineGlobs: readonly string[] = [
  ...['.github/workflows/**', '.github/actions/**', 'action.{yml,yaml}'],
  ...[
    '.gitlab-ci*.{yml,yaml}',
    '.gitlab/**',
    'Jenkinsfile*',
    'Jenkinsfile*/**',
    'azure-pipelines*.{yml,yaml}',
    '.azure-pipelines/**',
  ],
  ...['bitbucket-pipelines.{yml,yaml}', '.circleci/**', '.buildkite/**', '.travis.yml', '.drone.yml'],
  ...['cloudbuild.{yml,yaml}', '.{gitea,forgejo,semaphore,teamcity,tekton,harness,woodpecker}/**', 'bamboo-specs/**'],
  ...['{buildspec,codefresh}*.{yml,yaml}', '{,.}{woodpecker,appveyor,cirrus,wercker}.{yml,yaml}'],
  ...['{,.}{screwdriver,bitrise,codemagic}.{yml,yaml}'],
].map((glob) => `**/${glob}`);

const matchers = pipelineGlobs.map((glob) => compileGlob(foldPath(glob)));

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
  // `docs/**` matches the contents of the folder, not a link or a submodule with its name.
  const isSkipped = createPathMatcher(skipWhen.map((glob) => glob.replace(/\/$/, '/**').replace(/\/\*\*$/, '/**/*')));
  const own = policyFiles.map(foldPath);
  return [...files].every(([path, { isModule }]) => {
    if (isModule || isTooLongForPath(path) || isSkipped({ filePath: path }) !== 'yes') return false;
    const folded = foldPath(path);
    const decides = matchers.some((matches) => matches(folded)) || deciding.some((matches) => matches(folded));
    return !own.includes(folded) && !decides && !isPackageFile(path);
  });
}

/** Both are needed for any rule that finds a password. */
const named =
  /pass|pwd|pw\b|secret|token|key|mnemonic|phrase|seed|salt|pepper|user|login|account|cred|auth(?!ored-by)|basic|bearer|curl|wget|sql|maria|redis|insert|identified|crypt|md5|sha|hash|machine|cookie|connect|sign(?!ed-off-by)|hmac|jose|jwt|fernet|serializ|pdo|ldap|imap|ssh|xor|[.:]new|cipher|verif|session/i;
const valued = /["'`=:(<{[@\d]|\s[-/]\w/;

/** Whether a scan could find a secret in the message of a commit. */
export function mayHoldSecret(message: string): boolean {
  const text = message
    .replace(/^(?:build|chore|ci|docs?|feat|fix|refactor|revert|style|test)(?:\([\w-]*\))?!?: /, '')
    .replaceAll(/\(?#\d+\)?|@users\.noreply\.[\w.-]+/g, '');
  // What an issuer draws is a long word, and neither a plain word nor the id of a commit.
  const isIssued = (word: string) => /.[A-Z\d]/.test(word) && !/^(?:[\da-f]{40}|[\da-f]{64})$/.test(word);
  return (
    /:\/\/\S{1,300}@|@(?:tcp|unix)\(|-----begin/i.test(text) ||
    (named.test(text) && valued.test(text)) ||
    (text.match(/[\w+=~-]{16,}/g) ?? []).some(isIssued)
  );
}

const prose = /\.(?:md|mdx|markdown|rst|adoc|asciidoc|txt|textile|pod)$|(?:^|\/)docs?\//;

/** Describes a change that needs no scan, as half a sentence. */
export function describeSkippedChange({ files }: Changes): string {
  const isProse = [...files.keys()].every((path) => prose.test(foldPath(path)));
  return isProse ? 'only documentation changed' : 'only files changed that need no scan';
}
