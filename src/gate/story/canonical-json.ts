/** Canonical JSON, from which the hash of a policy is computed. */

/**
 * Sorts keys and lists and omits undefined values, so that the same policy always gives the same text. Lists are sorted
 * because their order has no meaning.
 */
export function toCanonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).sort().join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  const parts = entries.map(([key, each]) => `${JSON.stringify(key)}:${toCanonicalJson(each)}`);
  return `{${parts.sort().join(',')}}`;
}

/** Removes undefined values. */
export function removeUndefined<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}
