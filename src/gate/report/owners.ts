/** Formats the owners of findings by CODEOWNERS. Undefined if they are not known or were not requested. */
import { neutralizeLine } from '../../shared/shown/neutral.ts';
import type { Report, ReportFinding } from './report.ts';

export const nobody = 'nobody';

/** Each owner in displayable form, or `nobody` if nobody owns the file. */
export function formatOwners({ owners }: Pick<ReportFinding, 'owners'>): string[] | undefined {
  if (owners === undefined) return undefined;
  return owners.length === 0 ? [nobody] : owners.map((owner) => neutralizeLine(owner, 200));
}

/** `owned by @acme/payments`. */
export function formatOwnership(finding: Pick<ReportFinding, 'owners'>): string | undefined {
  const owners = formatOwners(finding);
  return owners === undefined ? undefined : neutralizeLine(`owned by ${owners.join(' ')}`, 200);
}

/** Whether the findings have different owners. Otherwise, naming them is not useful. */
export function hasSeveralOwners({ findings }: Pick<Report, 'findings'>): boolean {
  let first: string | undefined;
  for (const { owners } of findings) {
    if (owners === undefined) continue;
    const names = owners.join(' ');
    first ??= names;
    if (names !== first) return true;
  }
  return false;
}
