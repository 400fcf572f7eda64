/** Reads JSON of any shape. A missing, inherited or mistyped value is undefined, never an exception. */
import { isRecord } from '../text/records.ts';

/** The value at the end of the path. Only own properties are read, so `constructor` and the like are not found. */
export function readNested(value: unknown, ...path: readonly (string | number)[]): unknown {
  let current = value;
  for (const key of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined;
    current = (current as Record<string | number, unknown>)[key];
  }
  return current;
}

/** The value's own entries. Empty if it is not an object. */
export function readEntries(value: unknown): [string, unknown][] {
  return isRecord(value) ? Object.entries(value) : [];
}

export function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The trimmed text. Undefined if it is blank or not a text. */
export function readTextField(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? undefined : text;
}

/** A whole number of at least `least`: indexes from 0, lines from 1. */
export function readWhole(value: unknown, least = 0): number | undefined {
  return Number.isSafeInteger(value) && (value as number) >= least ? (value as number) : undefined;
}

/** A number of at least 0, written as a number or as text, which a tool's language may give a comma. Undefined for anything else. */
export function readNumber(value: unknown): number | undefined {
  const number =
    typeof value === 'string' && /^\s*\d{1,9}(?:[.,]\d+)?\s*$/.test(value) ? Number(value.replace(',', '.')) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined;
}

/** The text tags of the property bag. */
export function readTags(value: unknown): string[] {
  return readList(readNested(value, 'properties', 'tags')).filter((tag) => typeof tag === 'string');
}
