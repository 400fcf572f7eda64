/** The texts of a finding, as far as they may be shown, and the identifiers of vulnerabilities in texts. */

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

/** Normalizes the spelling: `CVE-2024-12345`, `GHSA-35jh-r3h4-6jhm`. Other kinds are upper-cased. */
export function normalizeId(text: string): string {
  const id = text.trim();
  return /^ghsa-/i.test(id) ? `GHSA-${id.slice(5).toLowerCase()}` : id.toUpperCase();
}

/** In public databases. */
const patterns = [
  /CVE-\d{4}-\d{4,19}/,
  /GHSA(?:-[23456789cfghjmpqrvwx]{4}){3}/,
  /(?:PYSEC|RUSTSEC|GO|MAL|OSV|GSD|RSEC|HSEC|DSA|DLA|USN|RHSA|ALAS|ELSA|GMS)-\d{4}-\d+(?:-\d+)?/,
  /SNYK-[A-Z]+-[A-Z0-9]+-\d+/,
];
const anywhere = new RegExp(`(?<!\\w)(?:${patterns.map(({ source }) => source).join('|')})(?!\\w)`, 'gi');

/** Returns each identifier once, sorted. */
export function extractIds(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(anywhere), ([id]) => normalizeId(id)))].sort();
}
