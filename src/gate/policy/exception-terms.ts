/** The terms of exceptions: how long they last, what they cover, and which of two versions excuses less. */
import { dayMs } from '../../shared/clock.ts';
import { joinFirst } from '../../shared/text/amounts.ts';
import type { Comparison, Exception } from './policy.ts';
import type { RetractingStatement, VexClaim, VexProduct } from './vex.ts';

/** How long before its end a report warns about an exception. */
export const warningDays = 14;

/** The exception is still valid and ends within `warningDays`. */
export function isExpiring(exception: Exception, today: string): boolean {
  return !isExpired(exception, today) && countDaysBetween(today, exception.expires) <= warningDays;
}

/** An exception is valid on its last day too. */
export function isExpired({ expires }: Exception, today: string): boolean {
  return expires < today;
}

/** Whole days between two days, both `YYYY-MM-DD`. */
export function countDaysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** Describes what the exception covers: `CWE-79 in test/**`. */
export function formatException(exception: Exception): string {
  const { violationId, cwe, type, path, title, vex } = exception;
  if (vex !== undefined) return formatClaim(vex);
  const parts = [
    violationId === undefined ? undefined : `violation ${violationId}`,
    cwe,
    type === undefined ? undefined : type.toLowerCase(),
    title === undefined ? undefined : `"${title}"`,
    path === undefined ? undefined : `in ${path}`,
  ];
  return parts.filter((part) => part !== undefined).join(' ');
}

/** Two exceptions with the same key cover the same findings. */
function buildExceptionKey({ violationId, cwe, type, path, title }: Exception): string {
  return JSON.stringify([violationId, cwe, type, path, title].map((criterion) => criterion ?? null));
}

/**
 * Keeps the base's exceptions that the other version has too, each until the earlier day, and those that the other
 * version may add: for at most `maxExceptionDays` from today. Undefined: it may add none.
 */
export function restrictExceptions(
  base: readonly Exception[],
  other: readonly Exception[],
  today: string,
  maxExceptionDays?: number,
): Comparison<Exception[]> {
  const compared: Comparison<Exception[]> = { value: [], tightened: [], ignored: [] };
  const wanted = mapLastDays(other);
  for (const exception of base) {
    const expires = wanted.get(buildExceptionKey(exception));
    const isShorter = expires !== undefined && expires < exception.expires;
    if (expires === undefined) compared.tightened.push(`no exception for ${formatException(exception)}`);
    else compared.value.push(isShorter ? { ...exception, expires } : exception);
    if (isShorter) compared.tightened.push(`exception for ${formatException(exception)} until ${expires}`);
  }
  const before = mapLastDays(base);
  for (const exception of other) {
    const known = before.get(buildExceptionKey(exception));
    if (known !== undefined && exception.expires <= known) continue;
    const isAllowed = maxExceptionDays !== undefined && countDaysBetween(today, exception.expires) <= maxExceptionDays;
    if (isAllowed) compared.value.push(exception);
    else compared.ignored.push(`exception for ${formatException(exception)} until ${exception.expires}`);
  }
  return compared;
}

/** The last day of each exception, by what it covers. */
function mapLastDays(exceptions: readonly Exception[]): Map<string, string> {
  const days = new Map<string, string>();
  for (const exception of exceptions) {
    const key = buildExceptionKey(exception);
    if (exception.expires > (days.get(key) ?? '')) days.set(key, exception.expires);
  }
  return days;
}

/** Prepares exceptions for hashing. Retracting statements are included once, not once per exception. */
export function prepareForHash(exceptions: readonly Exception[]): {
  exceptions: unknown[];
  rivals?: readonly RetractingStatement[];
} {
  const [rivals] = exceptions.flatMap(({ vex }) => (vex === undefined ? [] : [vex.rivals.all]));
  const plain = exceptions.map(({ vex, ...others }) => ({ ...others, vex: vex && { ...vex, rivals: undefined } }));
  return { exceptions: plain, ...(rivals && { rivals }) };
}

/** `CVE-2021-23337 in pkg:npm/lodash@4.17.15 (security/openvex.json, statement 3)`. */
function formatClaim({ names, products, place }: VexClaim): string {
  return `${names[0]} in ${joinFirst(products.map(formatProduct), 1)} (${place})`;
}

function formatProduct({ names, owner, parts }: VexProduct): string {
  if (parts.length === 0) return names[0] ?? '';
  const inside = joinFirst(
    parts.map((part) => part.names[0] ?? ''),
    1,
  );
  return owner === 'this' ? inside : `${inside} of ${names[0]}`;
}
