/** The state of an exception on a day, in a few words. */
import { daysBetween, isExpired, warningDays } from '../policy/exception-terms.ts';
import type { Exception } from '../policy/policy.ts';

export function stateOf(exception: Exception, today: string): string {
  if (isExpired(exception, today)) return 'expired, no longer applies';
  const days = daysBetween(today, exception.expires);
  if (days === 0) return 'ends today';
  return days <= warningDays ? `ends in ${days} ${days === 1 ? 'day' : 'days'}` : 'active';
}
