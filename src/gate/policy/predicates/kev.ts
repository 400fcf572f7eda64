/** `kev`: one of the finding's CVEs is in the catalog of known exploited vulnerabilities. */
import type { Ternary } from '../ternary.ts';
import type { Predicate } from './predicate.ts';

export const kev: Predicate<true> = {
  matches({ type, detail }, _, { catalog, unscored }) {
    const cves = detail?.advisory?.cves ?? [];
    if (cves.some((cve) => catalog?.cves.has(cve))) return 'yes';
    // Only dependencies have CVEs of published vulnerabilities.
    if (cves.length === 0 && type !== undefined && type !== 'SCA') return 'no';
    if (detail === undefined || catalog === undefined || catalog.isStale) return 'unknown';
    const unnamed: Ternary = unscored === 'ignore' ? 'no' : 'unknown';
    return cves.length === 0 ? unnamed : 'no';
  },
  text: () => 'that are known to be exploited',
  holdsAll: () => true,
  isToldBySilence: true,
};
