/** What is known about the values of a function during its analysis. */

import { severityRank } from '../../severity.ts';
import type { Calls } from './calls.ts';
import type { Module } from './module.ts';
import { isOpen, joined, type PythonOrigin } from './origin.ts';
import type { Place } from './resolve.ts';
import type { PythonSink } from './sinks.ts';
import { childrenOf, codeOf, type FunctionNode, type Node, type PythonSource } from './syntax.ts';

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
  /** The function could not be analysed completely. */
  isBroken?: boolean;
}

export type Summaries = ReadonlyMap<FunctionNode, Summary>;

export interface PythonScope {
  source: PythonSource;
  place: Place;
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

export function setValue({ values, known }: PythonScope, name: string, origin: PythonOrigin): void {
  values.set(name, origin);
  known.clear();
}

/** `isCertain`: earlier values of the target are discarded. */
export function bind(
  scope: PythonScope,
  target: Node,
  { origin, isCertain = false }: { origin: PythonOrigin; isCertain?: boolean },
): void {
  if (/^(?:Tuple|Array|Parenthesized)Expression$/.test(target.name)) {
    for (const child of childrenOf(target)) bind(scope, child, { origin, isCertain });
    return;
  }
  if (target.name !== 'VariableName' && target.name !== 'MemberExpression') return;
  const name = codeOf(scope.source, target);
  const isElement = target.name === 'MemberExpression' && target.getChild('[') !== null;
  if (isElement) {
    const owner = target.firstChild === null ? name : codeOf(scope.source, target.firstChild);
    if (isOpen(origin)) setValue(scope, owner, joined([scope.values.get(owner), origin]));
  }
  const before = isCertain ? undefined : scope.values.get(name);
  setValue(scope, name, joined([before, origin]));
}

/** The maximum that callers of one function learn about it. Values that a client controls are never left out. */
const mostReached = 500;

export function noteReached({ reached }: PythonScope, one: Reached): void {
  const key = `${one.sink.weakness} ${one.module.path} ${one.node.from}`;
  const before = reached.get(key);
  if (before === undefined && reached.size >= mostReached && one.origin.outside === undefined) return;
  reached.set(key, before === undefined ? one : combined(before, one));
}

function combined(before: Reached, one: Reached): Reached {
  const isGraver = severityRank(one.sink.severity) < severityRank(before.sink.severity);
  const origin = joined([before.origin, one.origin]);
  return {
    ...(isGraver ? one : before),
    origin,
    isGuarded: before.isGuarded && one.isGuarded,
    isHandedOn: before.isHandedOn && one.isHandedOn,
  };
}
