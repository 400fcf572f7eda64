/** Which findings may be named where outsiders read (`disclose`); the gate's own report files always name all. */
import { type Changes, normalPath } from '../policy/changes.ts';
import type { Finding } from '../policy/finding.ts';
import type { disclosures } from './disclosures.ts';

export interface Disclosure {
  disclose: (typeof disclosures)[number];
  isPublic: boolean;
  /** Nothing says who can read what is published: `isPublic` is a guess. */
  isPublicAssumed?: boolean | undefined;
  /** What the pull request changes; undefined when it is not known, and then no finding counts as changed. */
  changes: Changes | undefined;
}

/** True when it depends on what the pull request changes. */
export function needsChangedFiles({ disclose, isPublic }: Omit<Disclosure, 'changes'>): boolean {
  return disclose === 'changed' || (disclose === 'auto' && isPublic);
}

export function isDisclosed(finding: Pick<Finding, 'filePath'>, disclosure: Disclosure): boolean {
  if (disclosure.disclose === 'counts') return false;
  if (!needsChangedFiles(disclosure)) return true;
  return finding.filePath !== undefined && (disclosure.changes?.files.has(normalPath(finding.filePath)) ?? false);
}

/** Whether files for other programs name all: a guess that outsiders read is enough for comments to keep back, but not for files. */
export function filesNameAll({ disclose, isPublicAssumed }: Disclosure): boolean {
  return disclose === 'auto' && isPublicAssumed === true;
}

/** For certain: where the lines of a file are not known, none of them is. */
export function isOnChangedLine({ filePath, line }: Finding, changes: Changes | undefined): boolean {
  if (changes === undefined || filePath === undefined || line === undefined) return false;
  const lines = changes.files.get(normalPath(filePath))?.lines ?? [];
  return lines.some(([first, last]) => first <= line && line <= last);
}
