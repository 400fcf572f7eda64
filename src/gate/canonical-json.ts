/** Data as one text, by which a policy is known. */

/** Keys in one order, absent values left out, lists whose order means nothing sorted: the same policy is the same text. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).sort().join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  const parts = entries.map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`);
  return `{${parts.sort().join(',')}}`;
}

/** Without what is undefined: the same policy has the same hash. */
export function definedOf<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}
