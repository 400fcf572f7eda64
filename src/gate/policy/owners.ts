/** Determines the owners of a finding by the file it is in, if its path can be read in only one way. */
import { isTooLongForPath } from './changes.ts';
import type { CodeOwners } from './code-owners.ts';
import { type Finding, isUnclear } from './finding.ts';
import { listPathReadings } from './path-matching.ts';

export interface OwnersPolicy {
  /** Undefined if there is no CODEOWNERS file or it could not be read. */
  codeOwners?: CodeOwners | undefined;
}

/** Empty if nobody owns the file. Undefined if not known. */
export function determineOwners(
  finding: Pick<Finding, 'filePath' | 'unclear'>,
  codeOwners: CodeOwners | undefined,
): readonly string[] | undefined {
  const { filePath } = finding;
  if (
    codeOwners === undefined ||
    filePath === undefined ||
    isTooLongForPath(filePath) ||
    isUnclear(finding, 'filePath')
  )
    return undefined;
  // An absolute path: nobody states where the repository begins in it.
  if (/^(?:file:|https?:|[a-z]:[\\/]|[\\/])/i.test(filePath.trim())) return undefined;
  const readings = listPathReadings(filePath);
  const answers = readings.flatMap((path) =>
    path === undefined ? [undefined] : [codeOwners.ownersOf(path), codeOwners.looselyOwnersOf(path)],
  );
  const [first] = answers;
  return first !== undefined && answers.every((each) => each !== undefined && isSameOwners(each, first))
    ? first
    : undefined;
}

function isSameOwners(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((owner, index) => owner === b[index]);
}
