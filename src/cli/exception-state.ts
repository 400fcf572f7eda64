/** The state of an exception on a day, in a few words. */
import { countDaysBetween, isExpired, warningDays } from '../policy/exception-terms.ts';
import type { Exception } from '../policy/policy.ts';

export function formatExceptionState(exception: Exception, today: string): string {
  if (isExpired(exception, today)) return 'expired, no longer applies';
  const days = countDaysBetween(today, exception.expires);
  if (days === 0) return 'ends today';
  return days <= warningDays ? `ends in ${days} ${days === 1 ? 'day' : 'days'}` : 'active';
}
