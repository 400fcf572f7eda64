/** `scan`: everything that this scan found. */
import { boundScanFindings, boundUnknownFindings } from '../slice.ts';
import type { ScopeKind } from './scope.ts';

export const scan: ScopeKind = () => ({
  phrase: 'found by this scan',
  includes: () => 'yes',
  known: (slice, question) => boundScanFindings(slice, question),
  unknown: (slice, question) => boundUnknownFindings(slice, question),
});
