/** What is fuzzed: one reader of foreign data, the samples it is fed with, and how such data is put together. */
import type fc from 'fast-check';

export interface Target {
  name: string;
  /** Of all inputs, as a weight: a reader that is slow takes fewer. */
  share: number;
  samples: readonly string[];
  /** Built from the parts of the format, right and wrong. */
  built: fc.Arbitrary<string>;
  /** What may be repeated to make an input grow, beside its own parts. */
  units: readonly string[];
  /** Refuses with a GateError; whatever else it throws is a crash. */
  read(text: string): unknown;
}

/** Loads what the target needs. */
export type LoadTarget = () => Promise<Target> | Target;
