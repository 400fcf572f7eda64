/** The origin of a value, as far as a file and its neighbours show it. */
import { mostSources } from '../../../shared/text/data-path.ts';
import type { FunctionSyntax, Syntax } from './syntax.ts';

/**
 * `constant`: written in the file, or of a harmless type such as a number. `unknown`: from code that is not visible.
 * `parameter`: passed to a function that only unseen callers in this file call. `entry`: passed from outside this file.
 * `checked`: from outside or another file, behind a check that only a person can judge. `outside`: chosen by a user of
 * the program.
 */
export const levels = ['constant', 'unknown', 'parameter', 'checked', 'entry', 'outside'] as const;
export type Level = (typeof levels)[number];

/** A purpose for which a value was sanitised. */
export type Purpose = 'html' | 'log' | 'operators' | 'path' | 'regex' | 'shell' | 'sql' | 'url';
export const everyPurpose: readonly Purpose[] = ['html', 'log', 'operators', 'path', 'regex', 'shell', 'sql', 'url'];

/** One source of a value. */
export interface Leaf {
  level: Exclude<Level, 'constant'>;
  /** The code there, `req.query.id`; for people. */
  text: string;
  line: number;
  /** Path of the file that contains it. */
  path: string;
  safeFor: readonly Purpose[];
  /** Its names on the way: a check of any of these names is a check of the value. */
  names: readonly string[];
  /** True when it is certainly not an object, so that it contains no operator. */
  isText: boolean;
  /**
   * `web`: from a link or form. `header`: only the sender itself can set it. `page`: from a browser. `archive`: from a
   * packed file.
   */
  kind: 'web' | 'header' | 'page' | 'archive' | 'other';
  /** Where the function begins that reads it: each route and each caller is a source. */
  place?: number;
  /** For each route that reads it, whether a login is checked before. Only asked for what is reported. */
  listRoutes?: () => readonly boolean[];
  /** The argument that a call would have to pass; only set while the function is analyzed by itself. */
  parameter?: { fn: FunctionSyntax; index: number; path: readonly string[] };
  /** The function that rules know, if the value is one. */
  callee?: Syntax;
}

/** A value may have several sources, and none when it is constant. */
export type Origin = readonly Leaf[];

export const constant: Origin = [];

export function rankLevel(level: Level): number {
  return levels.indexOf(level);
}

export function joinOrigins(...origins: readonly Origin[]): Origin {
  const filled = origins.filter((origin) => origin.length > 0);
  const [first] = filled;
  if (first === undefined) return constant;
  if (filled.length === 1) return first;
  const seen = new Map<string, Leaf>();
  for (const leaf of filled.flat()) {
    const key = describeLeaf(leaf);
    if (!seen.has(key)) seen.set(key, leaf);
  }
  // Leaves that are safe for nothing come first, so that many harmless values do not hide them.
  const compareGravity = (a: Leaf, b: Leaf) =>
    rankLevel(b.level) - rankLevel(a.level) || a.safeFor.length - b.safeFor.length;
  return [...seen.values()].sort(compareGravity).slice(0, mostSources);
}

function describeLeaf({ level, text, path, safeFor, isText, place }: Leaf): string {
  return `${level} ${text} ${path} ${[...safeFor].sort()} ${isText} ${place ?? ''}`;
}

export function haveSameLeaves(one: Origin, other: Origin): boolean {
  return (
    one.length === other.length && one.every((leaf, index) => describeLeaf(leaf) === describeLeaf(other[index] ?? leaf))
  );
}

export function markSafeFor(origin: Origin, purposes: readonly Purpose[]): Origin {
  return origin.map((leaf) => ({ ...leaf, safeFor: [...new Set([...leaf.safeFor, ...purposes])] }));
}

export function markAsText(origin: Origin): Origin {
  return origin.map((leaf) => (leaf.isText ? leaf : { ...leaf, isText: true }));
}

export function addName(origin: Origin, name: string): Origin {
  return origin.map((leaf) =>
    leaf.names.includes(name) || leaf.names.length > 20 ? leaf : { ...leaf, names: [...leaf.names, name] },
  );
}

/** The result of unseen code: it is no longer proven to come from outside. */
export function weakenDerived(origin: Origin): Origin {
  return origin.map(({ callee: _, ...leaf }) => ({
    ...leaf,
    level: rankLevel(leaf.level) > rankLevel('parameter') ? 'parameter' : 'unknown',
  }));
}
