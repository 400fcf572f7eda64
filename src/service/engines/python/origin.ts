/** Where a value may come from: outside, or from parameters of the function that is looked at. */

export interface Origin {
  /** The expression that a client decides on, as it is written; undefined for none. */
  outside?: string;
  /** Indexes of parameters. */
  parameters: ReadonlySet<number>;
}

export const nowhere: Origin = { parameters: new Set() };

export function joined(origins: readonly (Origin | undefined)[]): Origin {
  const known = origins.filter((origin) => origin !== undefined);
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
