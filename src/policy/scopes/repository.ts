/** `repository`: what `scan` blocks on, and every open violation of the repository. Neither A nor a label bounds it. */
import { countFindings, type Finding } from '../finding.ts';
import { type Bounds, blocks, type Question, scanBounds } from '../slice.ts';
import type { ScopeKind } from './scope.ts';

export const repository: ScopeKind = () => ({
  phrase: 'open in the repository',
  includes: () => 'yes',
  known(slice, question) {
    const { lo } = scanBounds(slice, question);
    const open = openBounds(slice.findings, question);
    // A list that lags still shows fixed findings of this scan and does not show new ones yet.
    const isUsable = slice.distrust === undefined && slice.list?.settled === true;
    return isUsable ? { lo: Math.max(lo, open.lo), hi: Math.max(lo, open.hi) } : { lo, hi: Number.POSITIVE_INFINITY };
  },
  unknown(slice, question) {
    const open = openBounds(slice.findings, question);
    return slice.isRead ? open : { lo: open.lo, hi: Number.POSITIVE_INFINITY };
  },
});

function openBounds(findings: readonly Finding[], question: Question): Bounds {
  return {
    lo: countFindings(findings, (finding) => blocks(finding, question) === 'yes'),
    hi: countFindings(findings, (finding) => blocks(finding, question) !== 'no'),
  };
}
