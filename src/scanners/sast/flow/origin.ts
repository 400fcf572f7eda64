/** Where a value comes from, as far as a file and its neighbours tell. */
import type { FunctionSyntax } from './syntax.ts';

/**
 * `constant`: written in the file, or of a kind that can do no harm, as a number. `unknown`: made by code that is not seen.
 * `parameter`: handed to a function that only this file's unseen callers call. `entry`: handed in from outside of this file.
 * `checked`: from outside or from another file, behind a check that only a person can judge.
 * `outside`: whoever uses the program chose it.
 */
export const levels = ['constant', 'unknown', 'parameter', 'checked', 'entry', 'outside'] as const;
export type Level = (typeof levels)[number];

/** For what a value was made harmless. */
export type Purpose = 'html' | 'log' | 'operators' | 'path' | 'regex' | 'shell' | 'sql' | 'url';
export const everyPurpose: readonly Purpose[] = ['html', 'log', 'operators', 'path', 'regex', 'shell', 'sql', 'url'];

/** A part of what a function is called with. */
export interface ParameterPart {
  fn: FunctionSyntax;
  index: number;
  path: readonly string[];
}

/** One place that a value comes from. */
export interface Leaf {
  level: Exclude<Level, 'constant'>;
  /** As written there, `req.query.id`; for people. */
  text: string;
  line: number;
  /** Of the file that it stands in. */
  path: string;
  safeFor: readonly Purpose[];
  /** What it was called on its way: a check of any of these names is a check of the value. */
  names: readonly string[];
  /** Certainly no object, so that no operator hides in it. */
  isText: boolean;
  /** `web`: what a link or form sends. `header`: what only the sender itself can set. `page`: of a browser. `archive`: of a packed file. */
  kind: 'web' | 'header' | 'page' | 'archive' | 'other';
  /** What a call would have to hand in; only while the function is looked at for itself. */
  parameter?: ParameterPart;
}

/** A value may come from several places; from none when it is constant. */
export type Origin = readonly Leaf[];

export const constant: Origin = [];
const mostLeaves = 12;

export function rank(level: Level): number {
  return levels.indexOf(level);
}

export function union(...origins: readonly Origin[]): Origin {
  const filled = origins.filter((origin) => origin.length > 0);
  const [first] = filled;
  if (first === undefined) return constant;
  if (filled.length === 1) return first;
  const seen = new Map<string, Leaf>();
  for (const leaf of filled.flat()) {
    const key = `${leaf.level} ${leaf.text} ${leaf.path} ${leaf.safeFor.length} ${leaf.isText}`;
    if (!seen.has(key)) seen.set(key, leaf);
  }
  // What is cleaned for nothing is kept first, so that no crowd of harmless values hides it.
  const graver = (a: Leaf, b: Leaf) => rank(b.level) - rank(a.level) || a.safeFor.length - b.safeFor.length;
  return [...seen.values()].sort(graver).slice(0, mostLeaves);
}

export function safeFor(origin: Origin, purposes: readonly Purpose[]): Origin {
  return origin.map((leaf) => ({ ...leaf, safeFor: [...new Set([...leaf.safeFor, ...purposes])] }));
}

export function asText(origin: Origin): Origin {
  return origin.map((leaf) => (leaf.isText ? leaf : { ...leaf, isText: true }));
}

/** Known by one more name. */
export function named(origin: Origin, name: string): Origin {
  return origin.map((leaf) =>
    leaf.names.includes(name) || leaf.names.length > 20 ? leaf : { ...leaf, names: [...leaf.names, name] },
  );
}

/** What unseen code made of it: no longer proven to come from outside. */
export function derived(origin: Origin): Origin {
  return origin.map((leaf) => ({ ...leaf, level: rank(leaf.level) > rank('parameter') ? 'parameter' : 'unknown' }));
}
