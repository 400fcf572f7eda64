/** What is known about the values of a function during its analysis. */

import { getSeverityRank } from '../../severity.ts';
import type { Calls } from './calls.ts';
import type { Module } from './module.ts';
import { combineOrigins, isFromOutside, type PythonOrigin } from './origin.ts';
import type { CodeContext } from './resolve.ts';
import type { PythonSink } from './sinks.ts';
import { type FunctionNode, getCode, listChildren, type Node, type PythonSource } from './syntax.ts';

/** A value that reaches a dangerous use. */
export interface Reached {
  sink: PythonSink;
  module: Module;
  node: Node;
  origin: PythonOrigin;
  isGuarded: boolean;
  /** The value is an unchanged parameter, so the caller of the function chooses it. */
  isHandedOn: boolean;
}

/** What a call of a function does with its arguments. */
export interface Summary {
  returned: PythonOrigin;
  reached: readonly Reached[];
  /** The function could not be analyzed completely. */
  isBroken?: boolean;
}

export type Summaries = ReadonlyMap<FunctionNode, Summary>;

export interface PythonScope {
  source: PythonSource;
  place: CodeContext;
  calls: Calls;
  /** The summaries of the functions that this one calls. */
  summaries: Summaries;
  /** By the text of a name or member. */
  values: Map<string, PythonOrigin>;
  /** By the name of an object: the arguments of its class. */
  made: Map<string, PythonOrigin[]>;
  /** By the offset of an expression, until a value changes. */
  known: Map<number, PythonOrigin>;
  /** By weakness and offset. */
  reached: Map<string, Reached>;
  returned: PythonOrigin;
  /** Names that an earlier condition compared with permitted values. */
  guarded: Set<string>;
}

export function setValue({ values, known: cachedOrigins }: PythonScope, name: string, origin: PythonOrigin): void {
  values.set(name, origin);
  cachedOrigins.clear();
}

/** `isCertain`: earlier values of the target are discarded. */
export function bindTarget(
  scope: PythonScope,
  target: Node,
  { origin, isCertain = false }: { origin: PythonOrigin; isCertain?: boolean },
): void {
  if (/^(?:Tuple|Array|Parenthesized)Expression$/.test(target.name)) {
    for (const child of listChildren(target)) bindTarget(scope, child, { origin, isCertain });
    return;
  }
  if (target.name !== 'VariableName' && target.name !== 'MemberExpression') return;
  const name = getCode(scope.source, target);
  const isElement = target.name === 'MemberExpression' && target.getChild('[') !== null;
  if (isElement) {
    const owner = target.firstChild === null ? name : getCode(scope.source, target.firstChild);
    if (isFromOutside(origin)) setValue(scope, owner, combineOrigins([scope.values.get(owner), origin]));
  }
  const before = isCertain ? undefined : scope.values.get(name);
  setValue(scope, name, combineOrigins([before, origin]));
}

/** The maximum that callers of one function learn about it. Values that a client controls are never left out. */
const mostReached = 500;

export function addReached({ reached }: PythonScope, one: Reached): void {
  const key = `${one.sink.weakness} ${one.module.path} ${one.node.from}`;
  const before = reached.get(key);
  if (before === undefined && reached.size >= mostReached && one.origin.outside === undefined) return;
  reached.set(key, before === undefined ? one : combineReached(before, one));
}

function combineReached(before: Reached, one: Reached): Reached {
  const isGraver = getSeverityRank(one.sink.severity) < getSeverityRank(before.sink.severity);
  const origin = combineOrigins([before.origin, one.origin]);
  return {
    ...(isGraver ? one : before),
    origin,
    isGuarded: before.isGuarded && one.isGuarded,
    isHandedOn: before.isHandedOn && one.isHandedOn,
  };
}
