/** Whose a finding is: the owners of the file that it lies in, where its path can be read in one way only. */
import { isNoPath } from './changes.ts';
import type { CodeOwners } from './code-owners.ts';
import { type Finding, isUnclear } from './finding.ts';
import { readingsOf } from './places.ts';

export interface OwnersPolicy {
  /** Undefined: there is none, or it could not be read. */
  codeOwners?: CodeOwners | undefined;
}

/** Empty: nobody's. Undefined: not known. */
export function ownersOf(
  finding: Pick<Finding, 'filePath' | 'unclear'>,
  codeOwners: CodeOwners | undefined,
): readonly string[] | undefined {
  const { filePath } = finding;
  if (codeOwners === undefined || filePath === undefined || isNoPath(filePath) || isUnclear(finding, 'filePath'))
    return undefined;
  // From the root of a machine, of which nobody says where the repository begins.
  if (/^(?:file:|https?:|[a-z]:[\\/]|[\\/])/i.test(filePath.trim())) return undefined;
  const readings = readingsOf(filePath);
  const answers = readings.flatMap((path) =>
    path === undefined ? [undefined] : [codeOwners.ownersOf(path), codeOwners.looselyOwnersOf(path)],
  );
  const [first] = answers;
  return first !== undefined && answers.every((each) => each !== undefined && isSame(each, first)) ? first : undefined;
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((owner, index) => owner === b[index]);
}
