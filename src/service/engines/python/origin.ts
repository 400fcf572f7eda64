/** Where a value may come from: outside, or from parameters of the function that is looked at. */
import type { Module } from './module.ts';

/** What a client decides on. */
export interface Outside {
  /** As it is written, in part where it is long. */
  code: string;
  module: Module;
  /** Where it stands in the module's text. */
  from: number;
}

export interface Origin {
  outside?: Outside;
  /** Indexes of parameters. */
  parameters: ReadonlySet<number>;
}

export const nowhere: Origin = { parameters: new Set() };

export function joined(origins: readonly (Origin | undefined)[]): Origin {
  const known = origins.filter((origin) => origin !== undefined);
  if (known.length === 1) return known[0] ?? nowhere;
  const outside = known.find((origin) => origin.outside !== undefined)?.outside;
  const parameters = new Set(known.flatMap((origin) => [...origin.parameters]));
  return outside === undefined ? { parameters } : { outside, parameters };
}

export function isOpen({ outside, parameters }: Origin): boolean {
  return outside !== undefined || parameters.size > 0;
}

/** The same value as its caller sees it: parameters replaced by what was handed over. */
export function seenBy(origin: Origin, handed: readonly Origin[]): Origin {
  const own: Origin = origin.outside === undefined ? nowhere : { outside: origin.outside, parameters: new Set() };
  return joined([own, ...[...origin.parameters].map((index) => handed[index])]);
}
