/** `age`: first detected more than this many days before the scan. */
import { dayMs } from '../../../shared/clock.ts';
import { toTernary } from '../ternary.ts';
import type { Predicate } from './predicate.ts';

/** Both are server times. If one is missing, the age is unknown. */
export const age: Predicate<number> = {
  matches({ detail }, days, { startedAt }) {
    const firstDetected = detail?.firstDetected;
    if (firstDetected === undefined || startedAt === undefined) return 'unknown';
    return toTernary(startedAt - firstDetected > days * dayMs);
  },
  text: (days) => `older than ${days} days`,
  holdsAll: (wide, narrow) => wide <= narrow,
};
