/** Feeds one reader with one share of its inputs, and counts what came of them. */
import { inspect, isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { GateError } from '../../src/shared/errors.ts';
import { startCost } from '../cost.ts';
import { dice, oneOf, seedOf } from './dice.ts';
import { growthOf, steepest } from './growth.ts';
import { mutated } from './mutate.ts';
import type { Target } from './target.ts';

export interface Job {
  /** Index in the list of targets. */
  target: number;
  /** The same number with the same seed makes the same inputs. */
  number: number;
  inputs: number;
  seed: number;
}

export interface Found {
  what: string;
  input: string;
}

export interface Counted {
  inputs: number;
  /** How many were read, or refused with each code. */
  ends: Record<string, number>;
  /** Times the cost while the input doubles. */
  worstGrowth: number;
  probes: number;
  /** Processor time of all that is not growth. */
  costMs: number;
  found: Found[];
}

/** Every how many inputs one is read twice, and one is made to grow. */
const repeatEvery = 8;
const growEvery = 1000;
const mostFound = 5;

const prototypes: readonly object[] = [
  ...[Object.prototype, Array.prototype, String.prototype, Number.prototype, Function.prototype],
  ...[Map.prototype, Set.prototype, RegExp.prototype, Date.prototype, Promise.prototype],
];
const fingerprint = () => prototypes.map((each) => Reflect.ownKeys(each).map(String).join()).join('\n');
const ownKeys = () => prototypes.reduce((sum, each) => sum + Reflect.ownKeys(each).length, 0);

export async function runJob(
  target: Target,
  { number, inputs, seed }: Job,
  { measuresGrowth = true } = {},
): Promise<Counted> {
  const cost = startCost();
  let growthMs = 0;
  const own = seedOf(seed, target.name, number);
  const roll = dice(own);
  const built = fc.sample(target.built, { numRuns: Math.ceil(inputs / 2), seed: own | 0 });
  const before = { keys: ownKeys(), names: fingerprint() };
  const counted: Counted = { inputs, ends: {}, worstGrowth: 0, probes: 0, costMs: 0, found: [] };
  const report = (what: string, input: string) => {
    if (counted.found.length < mostFound) counted.found.push({ what, input: input.slice(0, 3000) });
  };
  for (let index = 0; index < inputs; index++) {
    const plain = index % 2 === 0 ? (built[index >> 1] ?? '') : oneOf(roll, target.samples);
    const isSpoiled = index % 2 === 1 || roll() < 0.3;
    const input = isSpoiled ? mutated(plain, roll, oneOf(roll, target.samples)) : plain;
    const end = await endOf(target, input);
    counted.ends[end.kind] = (counted.ends[end.kind] ?? 0) + 1;
    if (end.kind === 'crash') report(inspect(end.value), input);
    if (index % repeatEvery === 0) {
      if (!isDeepStrictEqual(end, await endOf(target, input))) report('differs when it is read again', input);
      const strange = strangePrototype(end.value);
      if (strange !== undefined) report(`an object inherits from ${strange}`, input);
    }
    if (ownKeys() !== before.keys) report('a prototype was touched', input);
    if (measuresGrowth && (index % growEvery === growEvery - 1 || index === inputs - 1)) {
      const probe = startCost();
      const { perDoubling, shape } = await growthOf(target, isSpoiled ? plain : input, roll);
      growthMs += probe();
      counted.probes += 1;
      counted.worstGrowth = Math.max(counted.worstGrowth, perDoubling);
      if (perDoubling > steepest) {
        report(
          `costs ${perDoubling.toFixed(1)} times as much when it doubles, of what is repeated`,
          JSON.stringify(shape),
        );
      }
    }
  }
  if (fingerprint() !== before.names) report('a prototype was touched', '');
  return { ...counted, costMs: cost() - growthMs };
}

interface End {
  kind: string;
  value: unknown;
}

async function endOf(target: Target, input: string): Promise<End> {
  try {
    return { kind: 'read', value: await target.read(input) };
  } catch (error) {
    return error instanceof GateError ? { kind: error.code, value: error.message } : { kind: 'crash', value: error };
  }
}

/** What an object inherits from that is neither of the language nor of a class: a key `__proto__` that was taken at its word. */
function strangePrototype(value: unknown, depth = 0): string | undefined {
  if (typeof value !== 'object' || value === null || depth > 8) return undefined;
  const parent: unknown = Object.getPrototypeOf(value);
  if (typeof parent === 'object' && parent !== null && !Object.hasOwn(parent, 'constructor')) return inspect(parent);
  for (const each of Object.values(value).slice(0, 50)) {
    const strange = strangePrototype(each, depth + 1);
    if (strange !== undefined) return strange;
  }
  return undefined;
}
