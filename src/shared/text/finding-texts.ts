/** The texts of a finding, as far as they may be shown. */
import type { DataStep } from '../api/schemas.ts';
import type { ViolationType } from '../api/words.ts';

/** What holds them. Without a type, it may be of any. */
export interface FindingTexts {
  type: ViolationType | undefined;
  detail?:
    | {
        description: string | undefined;
        codeSnippet: string | undefined;
        dataPath?: readonly DataStep[] | undefined;
        remediation: string | undefined;
      }
    | undefined;
}

/** The matched text of a secret, or of a finding that may be one, must not be repeated. */
export function mayBeSecret(finding: Pick<FindingTexts, 'type'>): boolean {
  return finding.type === 'SECRET' || finding.type === undefined;
}

/** The description, if it may be shown. */
export function getDescription(finding: FindingTexts): string | undefined {
  return mayBeSecret(finding) ? undefined : dropBlank(finding.detail?.description);
}

/** The way of its data, if its code may be shown. */
export function listDataSteps(finding: FindingTexts): readonly DataStep[] {
  return mayBeSecret(finding) ? [] : (finding.detail?.dataPath ?? []);
}

export function getRemediation(finding: Pick<FindingTexts, 'detail'>): string | undefined {
  return dropBlank(finding.detail?.remediation);
}

function dropBlank(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === '' ? undefined : text;
}

export function parseCwe(text: string | undefined): string | undefined {
  const number = /^\s*(?:CWE[-_ :]*)?0*(\d{1,6})(?!\d)/i.exec(text ?? '')?.[1];
  return number === undefined ? undefined : `CWE-${number}`;
}
