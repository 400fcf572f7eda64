/** The time of the judged scan by its service's own times, otherwise the day of the run. */
import type { Report } from './report.ts';

type Timed = Pick<Report, 'scan' | 'today'>;

export function getScanEnd({ scan, today }: Timed): Date {
  return parseMoment(scan?.completedAt) ?? new Date(Date.parse(today ?? '1970-01-01'));
}

/** Never later than the end. */
export function getScanStart(report: Timed): Date {
  const [start, end] = [parseMoment(report.scan?.startedAt), getScanEnd(report)];
  return start === undefined || start > end ? end : start;
}

/** `2026-03-02T10:02:10`, in UTC. */
export function formatWithoutZone(moment: Date): string {
  return moment.toISOString().slice(0, 19);
}

/** Parses a time in a common format. Undefined for any other text. */
function parseMoment(text: string | undefined): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\S+(?:Z|[+-]\d{2}:?\d{2})$/i.test(text ?? '')) return undefined;
  const moment = new Date(Date.parse(text ?? ''));
  const year = moment.getUTCFullYear();
  return year >= 0 && year <= 9999 ? moment : undefined;
}
