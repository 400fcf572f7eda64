/**
 * Decides which findings may be named where outsiders can read (`disclose`). The gate's own report files always name
 * all.
 */

import { type Changes, normalizePath } from '../policy/changes.ts';
import type { Finding } from '../policy/finding.ts';

/** Values of `disclose`. */
export const disclosures = ['auto', 'all', 'changed', 'counts'] as const;

export interface Disclosure {
  disclose: (typeof disclosures)[number];
  isPublic: boolean;
  /** The visibility of the repository is not known: `isPublicStatement` is an assumption. */
  isPublicAssumed?: boolean | undefined;
  /** What the pull request changes. Undefined if not known: then no finding counts as changed. */
  changes: Changes | undefined;
}

/** True if the decision depends on what the pull request changes. */
export function needsChangedFiles({ disclose, isPublic }: Omit<Disclosure, 'changes'>): boolean {
  return disclose === 'changed' || (disclose === 'auto' && isPublic);
}

export function isDisclosed(finding: Pick<Finding, 'filePath'>, disclosure: Disclosure): boolean {
  if (disclosure.disclose === 'counts') return false;
  if (!needsChangedFiles(disclosure)) return true;
  return finding.filePath !== undefined && (disclosure.changes?.files.has(normalizePath(finding.filePath)) ?? false);
}

/**
 * Whether files for other programs name all findings. Comments already hide findings if outsiders might read them;
 * files do not.
 */
export function shouldFilesNameAll({ disclose, isPublicAssumed }: Disclosure): boolean {
  return disclose === 'auto' && isPublicAssumed === true;
}

/** True only if it is certain: without the changed lines of the file, it is false. */
export function isCertainlyOnChangedLine({ filePath, line }: Finding, changes: Changes | undefined): boolean {
  if (changes === undefined || filePath === undefined || line === undefined) return false;
  const lines = changes.files.get(normalizePath(filePath))?.lines ?? [];
  return lines.some(([first, last]) => first <= line && line <= last);
}
