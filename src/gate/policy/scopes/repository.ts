/** `repository`: what `scan` blocks on, and every open violation of the repository. Neither A nor a label bounds it. */
import { countFindings, type Finding } from '../finding.ts';
import { type Bounds, boundScanFindings, isBlockingFinding, type Question } from '../slice.ts';
import type { ScopeKind } from './scope.ts';

export const repository: ScopeKind = () => ({
  phrase: 'open in the repository',
  includes: () => 'yes',
  known(slice, question) {
    const { lo } = boundScanFindings(slice, question);
    const open = boundOpenFindings(slice.findings, question);
    // A list that lags still shows fixed findings of this scan and does not show new ones yet.
    const isUsable = slice.distrust === undefined && slice.list?.settled === true;
    return isUsable ? { lo: Math.max(lo, open.lo), hi: Math.max(lo, open.hi) } : { lo, hi: Number.POSITIVE_INFINITY };
  },
  unknown(slice, question) {
    const open = boundOpenFindings(slice.findings, question);
    return slice.isRead ? open : { lo: open.lo, hi: Number.POSITIVE_INFINITY };
  },
});

function boundOpenFindings(findings: readonly Finding[], question: Question): Bounds {
  return {
    lo: countFindings(findings, (finding) => isBlockingFinding(finding, question) === 'yes'),
    hi: countFindings(findings, (finding) => isBlockingFinding(finding, question) !== 'no'),
  };
}
