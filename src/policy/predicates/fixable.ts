/** `fixable`: a fix exists; where nobody says, it counts as if one did. */
import { answer } from '../answer.ts';
import type { Predicate } from './predicate.ts';

const dayMs = 24 * 3600 * 1000;

export const fixable: Predicate<true> = {
  matches({ detail }, _, { startedAt, fixCooldown = 0 }) {
    if (detail === undefined) return 'unknown';
    const { fix, fixedAt } = detail.advisory ?? {};
    if (fix === 'none') return 'no';
    // A fixed version that is younger may be withdrawn again, or not be what it seems.
    const isYoung = fixedAt !== undefined && startedAt !== undefined && startedAt - fixedAt < fixCooldown * dayMs;
    return answer(!isYoung);
  },
  text: () => 'that can be fixed',
  holdsAll: () => true,
  isToldBySilence: true,
};
