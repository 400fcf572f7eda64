/** `scan`: everything that this scan found. */
import { scanBounds, unknownBounds } from '../slice.ts';
import type { ScopeKind } from './scope.ts';

export const scan: ScopeKind = () => ({
  phrase: 'found by this scan',
  includes: () => 'yes',
  known: (slice, question) => scanBounds(slice, question),
  unknown: (slice, question) => unknownBounds(slice, question),
});
