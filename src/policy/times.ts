/** Times as a service states them: with a zone all on one clock, without one only among themselves. */

/** How a service writes its times. One that leaves out the zone may mean any: only its own times can be compared. */
export type Zone = 'stated' | 'none';

/** A service may stamp a finding when it writes it, a little after the scan that saw it has ended. */
export const stampSlackMs = 5000;

const zonePattern = / ?(?:Z|[+-]\d{2}:?\d{2})$/i;
const timestamp = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/i;

/** How this time is written; undefined for what is missing, or no time at all. */
export function zoneOf(value: string | null | undefined): Zone | undefined {
  if (!value) return undefined;
  const zone: Zone = zonePattern.test(value) ? 'stated' : 'none';
  return parseTime(value, zone) === undefined ? undefined : zone;
}

/**
 * Milliseconds since the epoch; undefined for what is missing, no time at all, or not written as the zone says: what lacks
 * a zone is read as UTC, and can be compared with nothing that has one.
 */
export function parseTime(value: string | null | undefined, zone: Zone = 'stated'): number | undefined {
  if (!value || zonePattern.test(value) !== (zone === 'stated')) return undefined;
  const plain = value.replace(zonePattern, '');
  if (!timestamp.test(plain)) return undefined;
  const time = Date.parse(zone === 'stated' ? value : `${plain.replace(' ', 'T')}Z`);
  return Number.isNaN(time) || !isDay(plain.slice(0, 10)) ? undefined : time;
}

/** February has no 30th: what parses times makes it a day of March. */
function isDay(day: string): boolean {
  return day.slice(8) <= '28' || new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

/** When something began and ended (server times, ms since the epoch). */
export interface Span {
  startedAt: number | undefined;
  completedAt: number | undefined;
}

export const unknownSpan: Span = { startedAt: undefined, completedAt: undefined };

/** The span, or nothing of it where it cannot be true: it ends before it starts, or lies in the future. */
export function plausibleSpan(span: Span, nowMs: number | undefined): Span {
  const { startedAt, completedAt } = span;
  const isReversed = startedAt !== undefined && completedAt !== undefined && startedAt > completedAt;
  const latest = Math.max(startedAt ?? Number.NEGATIVE_INFINITY, completedAt ?? Number.NEGATIVE_INFINITY);
  return isReversed || (nowMs !== undefined && latest > nowMs + stampSlackMs) ? unknownSpan : span;
}

/** Of a day and the one at which a server's clock stands, if it is known, both `YYYY-MM-DD` in UTC. */
export function laterDay(day: string, timeMs: number | undefined): string {
  const other = timeMs === undefined ? day : new Date(timeMs).toISOString().slice(0, 10);
  return other > day ? other : day;
}
