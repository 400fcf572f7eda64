/**
 * Recognizes findings that a pull request cannot have introduced: new advisories and rules about code that it does not
 * change.
 */
import type { Answer } from './answer.ts';
import { type ChangedFile, type Changes, inChangedFile } from './changes.ts';
import { leavesDependencies, leavesInfrastructure, mayBeGenerated } from './file-kinds.ts';
import { type Finding, isUnclear } from './finding.ts';

/** Whether the judged commit has the file, keyed by the path that a finding states. A missing path was not checked. */
export type HeldPaths = ReadonlyMap<string, boolean>;

/**
 * Whether the pull request may have introduced the finding. `no` only for a dependency, secret or configuration that
 * the whole diff leaves unchanged. Code can behave differently after changes in other files, and a finding without a
 * usable path or type may have been introduced here.
 */
export function mayBeMade(finding: Finding, changes: Changes | undefined, held?: HeldPaths): Answer {
  if (changes === undefined || isUnclear(finding, 'type', 'filePath')) return 'yes';
  const { filePath } = finding;
  // In an incomplete diff, any file may be changed.
  if (filePath === undefined || inChangedFile(finding, changes) !== 'no') return 'yes';
  switch (finding.type) {
    case 'SECRET':
      return isSecretMade(held?.get(filePath));
    case 'SCA':
      return touchedBy(changes).dependencies ? 'yes' : 'no';
    case 'IAC':
      return isConfigured(filePath, touchedBy(changes)) ? 'yes' : 'no';
    default:
      return 'yes';
  }
}

/** A file that no longer exists may have been part of an earlier commit of the branch, which the diff does not show. */
function isSecretMade(isHeld: boolean | undefined): Answer {
  if (isHeld === undefined) return 'unknown';
  return isHeld ? 'no' : 'yes';
}

/** True only if this is proven. */
export function isUntouched(finding: Finding, changes: Changes | undefined, held?: HeldPaths): boolean {
  return mayBeMade(finding, changes, held) === 'no';
}

/** Whether the gate has to check that the judged commit has the finding's file. */
export function needsHead(finding: Finding, changes: Changes | undefined, held?: HeldPaths): boolean {
  return finding.type === 'SECRET' && mayBeMade(finding, changes, held) === 'unknown';
}

interface Touched {
  dependencies: boolean;
  infrastructure: boolean;
  /** Files from which infrastructure can be generated. */
  programs: boolean;
}

const known = new WeakMap<Changes, Touched>();

function touchedBy(changes: Changes): Touched {
  const found = known.get(changes);
  if (found !== undefined) return found;
  const files = [...changes.files];
  const isAny = (leaves: (path: string) => boolean) => files.some(([path, file]) => isTree(file) || !leaves(path));
  const fresh = {
    dependencies: isAny(leavesDependencies),
    infrastructure: isAny(leavesInfrastructure),
    programs: files.some(([path]) => mayBeGenerated.from(path)),
  };
  known.set(changes, fresh);
  return fresh;
}

/** A submodule can bring any files. */
function isTree({ isModule }: ChangedFile): boolean {
  return isModule === true;
}

function isConfigured(filePath: string, { infrastructure, programs }: Touched): boolean {
  return infrastructure || (programs && mayBeGenerated.to(filePath));
}
