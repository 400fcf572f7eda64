/** Whether the cost of reading grows with the input, or faster: an input is compared with four times as much of itself. */
import { startCost } from '../cost.ts';
import { below, type Dice, oneOf } from './dice.ts';
import type { Target } from './target.ts';

export interface Growth {
  /** How many times the cost grows while the input doubles: 2 is linear, 4 quadratic. */
  perDoubling: number;
  /** The input as text before, what was repeated, and text behind. */
  shape: readonly [string, string, string];
}

/** Characters of the smaller input. */
const sizes = [20_000, 80_000, 320_000] as const;
const step = 4;
/** What is cheaper than this, in milliseconds, is noise. */
const leastMs = 3;
/** A quarter more than linear is what memory costs. */
const suspect = 5.5;
/** Nearer to quadratic than to linear, whatever collecting garbage costs, on the scale of one doubling. */
export const steepest = 3.2;

async function costOf(target: Target, text: string, turns: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < turns; turn++) {
    const stop = startCost();
    try {
      await target.read(text);
    } catch {
      // What it refuses costs as well.
    }
    least = Math.min(least, stop());
  }
  return least;
}

/** Takes a sample apart and makes some of it, or one of the units, the part that grows. */
function shapeOf(target: Target, sample: string, roll: Dice): Growth['shape'] {
  const start = below(roll, sample.length + 1);
  const length = 1 + below(roll, 24);
  const own = sample.slice(start, start + length) || ' ';
  const unit = roll() < 0.6 ? oneOf(roll, target.units) : own;
  const end = roll() < 0.5 ? start : start + length;
  return [sample.slice(0, start).slice(-2000), unit, sample.slice(end).slice(0, 2000)];
}

function grown([before, unit, behind]: Growth['shape'], size: number): string {
  return before + unit.repeat(Math.ceil(size / unit.length)) + behind;
}

/** The steepest growth over the sizes that are large enough to be seen; measured again before it is believed. */
export async function growthOf(target: Target, sample: string, roll: Dice): Promise<Growth> {
  const shape = shapeOf(target, sample, roll);
  let ratio = 0;
  for (const size of sizes) {
    const [small, large] = [grown(shape, size), grown(shape, size * step)];
    let seen = (await costOf(target, large, 1)) / Math.max(leastMs, await costOf(target, small, 1));
    for (let turns = 2; seen > suspect && turns <= 8; turns++) {
      seen = Math.min(
        seen,
        (await costOf(target, large, turns)) / Math.max(leastMs, await costOf(target, small, turns)),
      );
    }
    ratio = Math.max(ratio, seen);
    // What is linear so far has to be looked at again only where it costs anything at all.
    if (ratio <= suspect / 4 || ratio > suspect) break;
  }
  return { perDoubling: Math.sqrt(ratio), shape };
}
