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

export interface PythonOrigin {
  outside?: Outside;
  /** Other places from which it may come too. */
  also?: readonly Outside[];
  /** Indexes of parameters. */
  parameters: ReadonlySet<number>;
}

export const nowhere: PythonOrigin = { parameters: new Set() };

export function joined(origins: readonly (PythonOrigin | undefined)[]): PythonOrigin {
  const known = origins.filter((origin) => origin !== undefined);
  if (known.length === 1) return known[0] ?? nowhere;
  const [outside, ...rest] = outsidesOf(known);
  const parameters = new Set(known.flatMap((origin) => [...origin.parameters]));
  if (outside === undefined) return { parameters };
  return rest.length === 0 ? { outside, parameters } : { outside, also: rest, parameters };
}

const mostOutsides = 12;

/** Each place from which any of them comes, once. */
export function outsidesOf(origins: readonly PythonOrigin[]): Outside[] {
  const all = origins.flatMap(({ outside, also = [] }) => (outside === undefined ? [] : [outside, ...also]));
  const places = new Map(all.map((each) => [`${each.module.path} ${each.from} ${each.code}`, each]));
  return [...places.values()].slice(0, mostOutsides);
}

export function isOpen({ outside, parameters }: PythonOrigin): boolean {
  return outside !== undefined || parameters.size > 0;
}

/** The same value as its caller sees it: parameters replaced by what was handed over. */
export function seenBy(origin: PythonOrigin, handed: readonly PythonOrigin[]): PythonOrigin {
  const own: PythonOrigin = origin.outside === undefined ? nowhere : { ...origin, parameters: new Set() };
  return joined([own, ...[...origin.parameters].map((index) => handed[index])]);
}
