/** Comparisons for strictness that several settings share. */
import type { Comparison } from '../policy/policy.ts';

interface Named {
  name: string;
  unit?: string;
}

export interface Other {
  isStricter: boolean;
  /** How it is written: `scope=scan`. */
  text: string;
}

/** The other value where it is stricter, else the base's. */
export function stricterOf<Value>(base: Value, other: Value, { isStricter, text }: Other): Comparison<Value> {
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
  const text = other === undefined ? `no ${name}` : `${name}=${other}${unit}`;
  return stricterOf(base, other, { isStricter: isLower, text });
}
