/** Seeded random numbers: what a run found, the same seed finds again. */

export type Dice = () => number;

/** Mulberry32. In [0, 1). */
export function dice(seed: number): Dice {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A seed of its own for each part of a run. */
export function seedOf(...parts: readonly (string | number)[]): number {
  let hash = 2_166_136_261;
  for (const character of parts.join('\0')) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
}

export function below(roll: Dice, limit: number): number {
  return Math.floor(roll() * limit);
}

export function oneOf<T>(roll: Dice, items: readonly T[]): T {
  return items[below(roll, items.length)] as T;
}
