/** What is known while a file is read: the names that are visible, and what was found out about its functions. */
import type { Node } from 'web-tree-sitter';
import type { Code } from '../code.ts';
import type { CodeReading, PackageFile } from '../reading.ts';
import { findPackagePath, type TypeNames } from './go-sources.ts';

export interface Reading extends TypeNames, CodeReading {
  file: PackageFile;
  /** Packages whose names are used without their own. */
  dots: string[];
  /** The names that the file defines outside of functions. */
  own: Set<string>;
  /** From the outermost block of the function to the innermost: the name of each variable in the code. */
  scopes: Map<string, string>[];
  /** `depth`: of the code that is read. */
  counter: { last: number; depth: number };
  /** Variables that something may change through a pointer, or from a function within the function. */
  shared: ReadonlySet<string>;
  /** The results of the function that have names. */
  results: readonly string[];
  /** Functions that run when the function ends, the first one first. */
  deferred: Code[];
  reads: { isRequest: boolean };
  /** What reads functions and statements needs the others, which need it. */
  readTypes(node: Node, reading: Reading): void;
}

export function createReading(
  file: PackageFile,
  folder: string,
  readers: Pick<Reading, 'readCode' | 'readTypes'>,
): Reading {
  return {
    ...{ file, folder, imports: file.imports, dots: [], own: new Set(), scopes: [], counter: { last: 0, depth: 0 } },
    ...{ shared: new Set<string>(), results: [], deferred: [], reads: { isRequest: false } },
    ...readers,
  };
}

/** The variable with what a function ended with. */
export const panicName = 'panic ';

/** Reads code that has a block of its own. */
export function withScope<T>(reading: Reading, read: () => T): T {
  reading.scopes.push(new Map());
  try {
    return read();
  } finally {
    reading.scopes.pop();
  }
}

/** The variable in the code. Undefined if the function has none of the name. */
export function findVariable(name: string, { scopes }: Reading): string | undefined {
  for (let index = scopes.length - 1; index >= 0; index -= 1) {
    const found = scopes[index]?.get(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A name for the new variable: one of its own, if it hides another. */
export function declareVariable(name: string, reading: Reading): string {
  const isHiding = name === 'this' || name === 'super' || findVariable(name, reading) !== undefined;
  if (isHiding) reading.counter.last += 1;
  const unique = isHiding ? `${name} ${reading.counter.last}` : name;
  reading.scopes.at(-1)?.set(name, unique);
  return unique;
}

/** The import path that the name means before a dot. */
export function findPackage(name: string, reading: Reading): string | undefined {
  if (findVariable(name, reading) !== undefined) return undefined;
  return reading.imports.get(name) ?? (reading.own.has(name) ? undefined : findPackagePath(name, reading));
}
