/** The identifiers of vulnerabilities in public databases. */

/** Normalizes the spelling: `CVE-2024-12345`, `GHSA-35jh-r3h4-6jhm`. Other kinds are upper-cased. */
export function normalizeId(text: string): string {
  const id = text.trim();
  return /^ghsa-/i.test(id) ? `GHSA-${id.slice(5).toLowerCase()}` : id.toUpperCase();
}

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
