/** Looks into JSON of any shape: what is not there, inherited or of another kind is undefined, never an exception. */
import { isRecord } from '../text/records.ts';

export type Path = readonly (string | number)[];

/** The value at the end of the path, through own properties only: `constructor` and its like are not in a file. */
export function field(value: unknown, ...path: Path): unknown {
  let current = value;
  for (const key of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined;
    current = (current as Record<string | number, unknown>)[key];
  }
  return current;
}

/** The value's own entries; none when it is no object. */
export function entriesOf(value: unknown): [string, unknown][] {
  return isRecord(value) ? Object.entries(value) : [];
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A text that is not blank, trimmed. */
export function textOf(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? undefined : text;
}

/** A whole number of at least `least`: indexes from 0, lines from 1. */
export function wholeOf(value: unknown, least = 0): number | undefined {
  return Number.isSafeInteger(value) && (value as number) >= least ? (value as number) : undefined;
}

/** A number of at least 0, written as a number or as text; undefined for anything else. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\s*\d{1,9}(?:\.\d+)?\s*$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined;
}

/** The property bag's tags that are texts. */
export function tagsOf(value: unknown): string[] {
  return listOf(field(value, 'properties', 'tags')).filter((tag) => typeof tag === 'string');
}
