/** Choices that follow from a seed alone. */
import { randomFrom } from '../virtual-clock.ts';

export interface Dice {
  /** In [0, 1). */
  roll(): number;
  chance(probability: number): boolean;
  /** A whole number from 0 to this one. */
  upTo(most: number): number;
  oneOf<T>(items: readonly [T, ...T[]]): T;
}

export function diceFrom(seed: number): Dice {
  const roll = randomFrom(seed);
  const upTo = (most: number) => Math.floor(roll() * (most + 1));
  return {
    roll,
    chance: (probability) => roll() < probability,
    upTo,
    oneOf: (items) => items[upTo(items.length - 1)] ?? items[0],
  };
}

/** A digest of a text as a seed: the same word is always the same choice, whenever it is asked for. */
export function seedOf(seed: number, text: string): number {
  let mixed = seed ^ 0x9e3779b9;
  for (const character of text) mixed = Math.imul(mixed ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return mixed >>> 0;
}
