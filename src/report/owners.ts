/** Formats the owners of findings by CODEOWNERS. Undefined if they are not known or were not requested. */
import { neutralLine } from './neutral.ts';
import type { Report, ReportFinding } from './report.ts';

export const nobody = 'nobody';

/** Each owner in displayable form, or `nobody` if nobody owns the file. */
export function shownOwners({ owners }: Pick<ReportFinding, 'owners'>): string[] | undefined {
  if (owners === undefined) return undefined;
  return owners.length === 0 ? [nobody] : owners.map((owner) => neutralLine(owner, 200));
}

/** `owned by @acme/payments`. */
export function ownedText(finding: Pick<ReportFinding, 'owners'>): string | undefined {
  const owners = shownOwners(finding);
  return owners === undefined ? undefined : neutralLine(`owned by ${owners.join(' ')}`, 200);
}

/** Whether the findings have different owners. Otherwise, naming them is not useful. */
export function isShared({ findings }: Pick<Report, 'findings'>): boolean {
  let first: string | undefined;
  for (const { owners } of findings) {
    if (owners === undefined) continue;
    const names = owners.join(' ');
    first ??= names;
    if (names !== first) return true;
  }
  return false;
}
