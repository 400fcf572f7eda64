/** Comparisons of strictness that several settings share. */
import type { Comparison } from '../policy/policy.ts';

interface ComparedValue {
  isStricter: boolean;
  /** The setting as written: `scope=scan`. */
  text: string;
}

/** The other value if it is stricter, otherwise the base's. */
export function pickStricter<Value>(base: Value, other: Value, { isStricter, text }: ComparedValue): Comparison<Value> {
  if (other === base) return { value: base, tightened: [], ignored: [] };
  return isStricter
    ? { value: other, tightened: [text], ignored: [] }
    : { value: base, tightened: [], ignored: [text] };
}

/** A lower limit is stricter, and any limit is stricter than none. */
export function pickLower(
  base: number | undefined,
  other: number | undefined,
  { name, unit = '' }: { name: string; unit?: string },
): Comparison<number | undefined> {
  const isLower = base === undefined || (other !== undefined && other < base);
  const text = other === undefined ? `no ${name}` : `${name}=${other}${unit}`;
  return pickStricter(base, other, { isStricter: isLower, text });
}

/** For what decides who judges, what is found and what is sent out: only the trusted policy may choose it. */
export function createTrustedOnlyComparer<Value extends readonly string[] | string | undefined>(name: string) {
  return (base: Value, other: Value): Comparison<Value> => {
    const text = other === undefined ? `no ${name}` : `${name}=${other}`;
    return { value: base, tightened: [], ignored: String(base) === String(other) ? [] : [text] };
  };
}
