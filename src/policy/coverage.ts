/** Whether everything that counts was looked at: "0 findings" is worth nothing for what nobody scanned. */
import type { ScanDiagnostic } from '../api/schemas.ts';
import type { ScanType } from '../api/words.ts';
import { isChangedPath } from './changes.ts';
import type { Evidence } from './evidence.ts';
import type { ViolationType } from './finding.ts';
import type { Policy } from './policy.ts';

/** AGENTIC_SAST has no scan type of its own in the interface. */
export const scanTypeOf: Partial<Record<ViolationType, ScanType>> = {
  SAST: 'sast',
  SCA: 'sca',
  SECRET: 'secrets',
  IAC: 'iac',
};

/** Why a pass would be worth nothing, as a sentence without a final stop; undefined when nothing speaks against it. */
export function coverageFault(
  evidence: Evidence,
  { failOnTypes, coverTypes }: Pick<Policy, 'failOnTypes' | 'coverTypes'>,
): string | undefined {
  const { coverage } = evidence;
  if (coverage !== undefined) {
    if (Object.values(coverage).every((word) => word === 'not covered'))
      return 'nothing was scanned: no type is covered';
    const missing = (coverTypes ?? failOnTypes ?? []).filter((type) => {
      const word = coverage[scanTypeOf[type] ?? 'sast'];
      return word === undefined || word === 'not covered';
    });
    if (missing.length > 0) return `fail-on-types names ${missing.join(', ')}, which this scan does not cover`;
  }
  const broken = evidence.diagnostics.filter(({ failed }) => failed).map(({ engine }) => engine);
  if (broken.length > 0)
    return `the scanner ${[...new Set(broken)].join(', ')} failed: what it would have found is not known`;
  const skipped = skippedChanges(evidence);
  if (skipped.length === 0) return undefined;
  const more = skipped.length > 3 ? ` and ${skipped.length - 3} more` : '';
  return `the pull request changes ${skipped.slice(0, 3).join(', ')}${more}, which a scanner skipped or could not read`;
}

/** What the base wants covered, where the types that can block do not say so any more: all of them may, and none must. */
export function demandedTypes(
  { coverTypes, failOnTypes: before }: Pick<Policy, 'failOnTypes' | 'coverTypes'>,
  failOnTypes: Policy['failOnTypes'],
): Pick<Policy, 'coverTypes'> {
  const demanded = coverTypes ?? before ?? [];
  const isSaid = demanded.every((type) => failOnTypes?.includes(type));
  return isSaid ? {} : { coverTypes: demanded };
}

/** Files that the pull request changes and a scanner did not look at. */
function skippedChanges({ changes, diagnostics }: Evidence): string[] {
  if (changes === undefined) return [];
  const skipped = diagnostics.flatMap(pathsOf).filter((path) => !changes.isComplete || isChangedPath(path, changes));
  return [...new Set(skipped)].sort();
}

function pathsOf({ file_path, file_paths }: ScanDiagnostic): string[] {
  return [...(file_path === undefined ? [] : [file_path]), ...(file_paths ?? [])];
}
