/** `changed` and `changed-lines`: the findings of this scan in files or lines that the pull request changes. */
import type { Answer } from '../answer.ts';
import { type Changes, inChangedFile, onChangedLine } from '../changes.ts';
import type { Evidence } from '../evidence.ts';
import type { Finding } from '../finding.ts';
import { isNew } from '../known.ts';
import { narrowed, type ScopeKind } from './scope.ts';

export const changed: ScopeKind = (evidence) => narrowed('in changed files', inChange(evidence, inChangedFile));

export const changedLines: ScopeKind = (evidence) => narrowed('on changed lines', inChange(evidence, onChangedLine));

type Placing = (finding: Finding, changes: Changes) => Answer;

/**
 * A finding without a path, such as a secret in an earlier commit of the branch, is in the change if the base is proven
 * not to have it.
 */
function inChange({ changes, known }: Pick<Evidence, 'changes' | 'known'>, placing: Placing) {
  return (finding: Finding): Answer => {
    if (finding.filePath === undefined && known !== undefined && isNew(finding, known) === 'yes') return 'yes';
    return changes === undefined ? 'unknown' : placing(finding, changes);
  };
}
