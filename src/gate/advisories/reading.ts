/** Reads single values in the forms that sources of advisories use. */
import type { Severity } from '../../shared/severity.ts';

const words: Readonly<Record<string, Severity>> = {
  critical: 'CRITICAL',
  high: 'HIGH',
  important: 'HIGH',
  moderate: 'MEDIUM',
  medium: 'MEDIUM',
  low: 'LOW',
  info: 'INFO',
};

/** Undefined for an unknown word, such as GitHub's `unknown`, and for `none`: the vector decides then. */
export function readSeverity(value: unknown): Severity | undefined {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
  return Object.hasOwn(words, word) ? words[word] : undefined;
}

/** A time in ISO 8601 with its zone. Undefined for any other text. */
export function readTime(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}T[\d:.]{5,18}(?:Z|[+-]\d{2}:\d{2})$/.test(value))
    return undefined;
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/** Whether the time of a withdrawal has come. */
export function isWithdrawn(time: unknown): boolean {
  return Date.parse(readTime(time) ?? '') <= Date.now();
}
