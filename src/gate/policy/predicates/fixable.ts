/** `fixable`: a fix exists. If no source states it, a fix is assumed. */
import { dayMs } from '../../../shared/clock.ts';
import { toTernary } from '../ternary.ts';
import type { Predicate } from './predicate.ts';

export const fixable: Predicate<true> = {
  matches({ detail }, _, { startedAt, fixCooldown = 0 }) {
    if (detail === undefined) return 'unknown';
    const { fix, fixedAt } = detail.advisory ?? {};
    if (fix === 'none') return 'no';
    // A newer fixed version may still be withdrawn or turn out to be malicious.
    const isYoung = fixedAt !== undefined && startedAt !== undefined && startedAt - fixedAt < fixCooldown * dayMs;
    return toTernary(!isYoung);
  },
  text: () => 'that can be fixed',
  holdsAll: () => true,
  isToldBySilence: true,
};
