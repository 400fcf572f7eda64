/** Comparisons for strictness that several settings share. */
import type { Comparison } from '../policy/policy.ts';

export interface Named {
  name: string;
  unit?: string;
}

/** The other value where it is stricter, else the base's; `text` is how the other one was written. */
export function stricterOf<Value>(base: Value, other: Value, isStricter: boolean, text: string): Comparison<Value> {
  if (other === base) return { value: base, tightened: [], ignored: [] };
  return isStricter
    ? { value: other, tightened: [text], ignored: [] }
    : { value: base, tightened: [], ignored: [text] };
}

/** A number from which something blocks is stricter when it is lower, or there at all. */
export function lowerOf(
  base: number | undefined,
  other: number | undefined,
  { name, unit = '' }: Named,
): Comparison<number | undefined> {
  const isLower = base === undefined || (other !== undefined && other < base);
  return stricterOf(base, other, isLower, other === undefined ? `no ${name}` : `${name}=${other}${unit}`);
}
