/** Where a value may come from: from outside, or from parameters of the analyzed function. */
import type { Module } from './module.ts';

/** A value that a client controls. */
export interface Outside {
  /** The code, shortened if it is long. */
  code: string;
  module: Module;
  /** Offset in the module's text. */
  from: number;
}

export interface PythonOrigin {
  outside?: Outside;
  /** Further sources from which it may come. */
  also?: readonly Outside[];
  /** Indexes of parameters. */
  parameters: ReadonlySet<number>;
}

export const noOrigin: PythonOrigin = { parameters: new Set() };

export function combineOrigins(origins: readonly (PythonOrigin | undefined)[]): PythonOrigin {
  const existing = origins.filter((origin) => origin !== undefined);
  if (existing.length === 1) return existing[0] ?? noOrigin;
  const [outside, ...rest] = listOutsides(existing);
  const parameters = new Set(existing.flatMap((origin) => [...origin.parameters]));
  if (outside === undefined) return { parameters };
  return rest.length === 0 ? { outside, parameters } : { outside, also: rest, parameters };
}

const mostOutsides = 12;

/** Each source of any of the values, once. */
export function listOutsides(origins: readonly PythonOrigin[]): Outside[] {
  const all = origins.flatMap(({ outside, also = [] }) => (outside === undefined ? [] : [outside, ...also]));
  const uniqueOutsides = new Map(all.map((each) => [`${each.module.path} ${each.from} ${each.code}`, each]));
  return [...uniqueOutsides.values()].slice(0, mostOutsides);
}

export function isFromOutside({ outside, parameters }: PythonOrigin): boolean {
  return outside !== undefined || parameters.size > 0;
}

/** The same value in the caller: parameters are replaced by the arguments. */
export function toCallerOrigin(origin: PythonOrigin, handed: readonly PythonOrigin[]): PythonOrigin {
  const own: PythonOrigin = origin.outside === undefined ? noOrigin : { ...origin, parameters: new Set() };
  return combineOrigins([own, ...[...origin.parameters].map((index) => handed[index])]);
}
