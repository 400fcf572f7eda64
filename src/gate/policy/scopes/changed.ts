/** `changed` and `changed-lines`: the findings of this scan in files or lines that the pull request changes. */

import { type Changes, isInChangedFile, isOnChangedLine } from '../changes.ts';
import type { Evidence } from '../evidence.ts';
import { isNewAgainstBase } from '../evidence.ts';
import type { Finding } from '../finding.ts';
import type { Ternary } from '../ternary.ts';
import { createNarrowScope, type ScopeKind } from './scope.ts';

export const changed: ScopeKind = (evidence) =>
  createNarrowScope('in changed files', createIsInChange(evidence, isInChangedFile));

export const changedLines: ScopeKind = (evidence) =>
  createNarrowScope('on changed lines', createIsInChange(evidence, isOnChangedLine));

/**
 * A finding without a path, such as a secret in an earlier commit of the branch, is in the change if the base is proven
 * not to have it.
 */
function createIsInChange({ changes, known }: Evidence, placing: (finding: Finding, changes: Changes) => Ternary) {
  return (finding: Finding): Ternary => {
    if (finding.filePath === undefined && known !== undefined && isNewAgainstBase(finding, known) === 'yes')
      return 'yes';
    return changes === undefined ? 'unknown' : placing(finding, changes);
  };
}
