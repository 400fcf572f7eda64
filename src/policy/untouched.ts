/**
 * Recognizes findings that a pull request cannot have introduced: new advisories and rules about code that it does not
 * change.
 */

import { type ChangedFile, type Changes, getChangeFacts, isInChangedFile, type TouchedKinds } from './changes.ts';
import { cannotChangeDependencies, cannotChangeInfrastructure, mayBeGenerated } from './file-kinds.ts';
import { type Finding, isUnclear } from './finding.ts';
import type { Ternary } from './ternary.ts';

/** Whether the judged commit has the file, keyed by the path that a finding states. A missing path was not checked. */
export type PathsInHead = ReadonlyMap<string, boolean>;

/**
 * Whether the pull request may have introduced the finding. `no` only for a dependency, secret or configuration that
 * the whole diff leaves unchanged. Code can behave differently after changes in other files, and a finding without a
 * usable path or type may have been introduced here.
 */
export function mayBeIntroduced(finding: Finding, changes: Changes | undefined, held?: PathsInHead): Ternary {
  if (changes === undefined || isUnclear(finding, 'type', 'filePath')) return 'yes';
  const { filePath } = finding;
  // In an incomplete diff, any file may be changed.
  if (filePath === undefined || isInChangedFile(finding, changes) !== 'no') return 'yes';
  switch (finding.type) {
    case 'SECRET':
      return isSecretIntroduced(held?.get(filePath));
    case 'SCA':
      return findTouchedKinds(changes).dependencies ? 'yes' : 'no';
    case 'IAC':
      return isInfrastructureTouched(filePath, findTouchedKinds(changes)) ? 'yes' : 'no';
    default:
      return 'yes';
  }
}

/** A file that no longer exists may have been part of an earlier commit of the branch, which the diff does not show. */
function isSecretIntroduced(isHeld: boolean | undefined): Ternary {
  if (isHeld === undefined) return 'unknown';
  return isHeld ? 'no' : 'yes';
}

/** Whether the gate has to check that the judged commit has the finding's file. */
export function needsHeadFileCheck(finding: Finding, changes: Changes | undefined, held?: PathsInHead): boolean {
  return finding.type === 'SECRET' && mayBeIntroduced(finding, changes, held) === 'unknown';
}

function findTouchedKinds(changes: Changes): TouchedKinds {
  const facts = getChangeFacts(changes);
  facts.touched ??= classifyTouchedKinds(changes);
  return facts.touched;
}

function classifyTouchedKinds(changes: Changes): TouchedKinds {
  const files = [...changes.files];
  const isAny = (leaves: (path: string) => boolean) => files.some(([path, file]) => isSubmodule(file) || !leaves(path));
  return {
    dependencies: isAny(cannotChangeDependencies),
    infrastructure: isAny(cannotChangeInfrastructure),
    programs: files.some(([path]) => mayBeGenerated.from(path)),
  };
}

/** A submodule can bring any files. */
function isSubmodule({ isModule }: ChangedFile): boolean {
  return isModule === true;
}

function isInfrastructureTouched(filePath: string, { infrastructure, programs }: TouchedKinds): boolean {
  return infrastructure || (programs && mayBeGenerated.to(filePath));
}
