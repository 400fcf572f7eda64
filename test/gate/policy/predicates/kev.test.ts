import { expect, it } from 'vitest';
import { answerOf, detectedDaysAgo, type Finding, finding, type Policy } from '../evidence.ts';

type KevCatalog = NonNullable<Policy['catalog']>;

const fresh: KevCatalog = { cves: new Set(['CVE-2021-1']), released: '2026-06-01', isStale: false };
const stale: KevCatalog = { ...fresh, isStale: true };
const facts = (catalog: KevCatalog | undefined, unscored: Policy['unscored'] = 'unknown') => ({ catalog, unscored });
/** A dependency of these vulnerabilities; undefined: its detail was not read. */
const of = (cves: string[] | undefined, type: Finding['type'] = 'SCA') => {
  const advisory = { cves: cves ?? [], fix: undefined, fixedVersion: undefined, fixedAt: undefined };
  const detail = { ...detectedDaysAgo(1), advisory: { ...advisory, publishedAt: undefined } } as Finding['detail'];
  return finding({ type, detail: cves === undefined ? undefined : detail });
};

it.each([
  ['one that the catalog names', of(['CVE-2020-9', 'CVE-2021-1']), facts(fresh), 'yes'],
  ['one that an old catalog names', of(['CVE-2021-1']), facts(stale), 'yes'],
  ['code that names one', of(['CVE-2021-1'], 'SAST'), facts(fresh), 'yes'],
  ['one that the catalog does not name', of(['CVE-2020-9']), facts(fresh), 'no'],
  ['one that an old catalog does not name', of(['CVE-2020-9']), facts(stale), 'unknown'],
  ['one without a catalog', of(['CVE-2021-1']), facts(undefined), 'unknown'],
  ['a dependency without a CVE', of([]), facts(fresh), 'unknown'],
  ['a dependency without a CVE, which is left out', of([]), facts(fresh, 'ignore'), 'no'],
  ['a dependency without a CVE, without a catalog', of([]), facts(undefined, 'ignore'), 'unknown'],
  ['a dependency whose detail was not read', of(undefined), facts(fresh, 'ignore'), 'unknown'],
  ['a finding of no known type without a CVE', { ...of([]), type: undefined }, facts(fresh), 'unknown'],
  ['code without a CVE', of([], 'SAST'), facts(undefined), 'no'],
  ['a secret whose detail was not read', of(undefined, 'SECRET'), facts(undefined), 'no'],
] as const)('%s is known to be exploited', (_, given, known, expected) => {
  expect(answerOf(given, { kev: true }, known)).toBe(expected);
});
