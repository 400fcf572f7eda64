/** Which findings may be named where outsiders read (`disclose`); the report files always name all. */
import type { Finding } from '../policy/finding.ts';

export interface Disclosure {
  mode: 'auto' | 'all' | 'changed' | 'counts';
  isPublic: boolean;
  /** Paths that the pull request changes; undefined when they are not known, and then no finding counts as changed. */
  changedFiles: ReadonlySet<string> | undefined;
}

/** True when the mode depends on what the pull request changes. */
export function needsChangedFiles({ mode, isPublic }: Omit<Disclosure, 'changedFiles'>): boolean {
  return mode === 'changed' || (mode === 'auto' && isPublic);
}

export function isDisclosed(finding: Pick<Finding, 'filePath'>, disclosure: Disclosure): boolean {
  if (disclosure.mode === 'counts') return false;
  if (!needsChangedFiles(disclosure)) return true;
  return finding.filePath !== undefined && (disclosure.changedFiles?.has(finding.filePath) ?? false);
}
