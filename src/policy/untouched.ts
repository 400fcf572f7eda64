/** Findings that a pull request cannot have made: advisories and rules of today about what it does not change. */
import type { Answer } from './answer.ts';
import { type ChangedFile, type Changes, inChangedFile } from './changes.ts';
import { leavesDependencies, leavesInfrastructure, mayBeGenerated } from './file-kinds.ts';
import { type Finding, isUnclear } from './finding.ts';

/** By the path that a finding states: whether the judged commit holds the file. A path that is missing was not asked about. */
export type HeldPaths = ReadonlyMap<string, boolean>;

/**
 * Whether the pull request may have made the finding. `no` only for a finding in a dependency, a secret or a configuration
 * that the whole diff leaves as it is. What code does may change with other files; what cannot be placed, or whose type is
 * not known, may have been made here.
 */
export function mayBeMade(finding: Finding, changes: Changes | undefined, held?: HeldPaths): Answer {
  if (changes === undefined || isUnclear(finding, 'type', 'filePath')) return 'yes';
  const { filePath } = finding;
  // In a diff that is not complete every file may be changed.
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

/** A file that is gone again may have been part of an earlier commit of the branch, of which the diff says nothing. */
function isSecretMade(isHeld: boolean | undefined): Answer {
  if (isHeld === undefined) return 'unknown';
  return isHeld ? 'no' : 'yes';
}

/** True only where that is proven. */
export function isUntouched(finding: Finding, changes: Changes | undefined, held?: HeldPaths): boolean {
  return mayBeMade(finding, changes, held) === 'no';
}

/** Whether it has to be asked if the judged commit holds the finding's file. */
export function needsHead(finding: Finding, changes: Changes | undefined, held?: HeldPaths): boolean {
  return finding.type === 'SECRET' && mayBeMade(finding, changes, held) === 'unknown';
}

interface Touched {
  dependencies: boolean;
  infrastructure: boolean;
  /** What infrastructure can be generated from. */
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

/** A submodule brings any files. */
function isTree({ isModule }: ChangedFile): boolean {
  return isModule === true;
}

function isConfigured(filePath: string, { infrastructure, programs }: Touched): boolean {
  return infrastructure || (programs && mayBeGenerated.to(filePath));
}
