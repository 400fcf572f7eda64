/** Summarizes each function once. Functions that call each other are solved together. */
import { type Calls, createCallResolver, listCalledFunctions } from './calls.ts';
import { type Body, summarize } from './flow.ts';
import type { Module } from './module.ts';
import { combineOrigins, noOrigin } from './origin.ts';
import type { PythonProject } from './project.ts';
import type { Reached, Summaries, Summary } from './scope.ts';
import type { FunctionNode } from './syntax.ts';

/** The weaknesses in a module, and in the functions of other files that it calls. */
export type Follow = (module: Module) => { reached: Reached[]; isBroken: boolean };

/** Number of rounds after which functions that call each other are taken as solved. */
const mostTurns = 3;

export function createFollow(project: PythonProject): Follow {
  const calls = createCallResolver(project);
  const summaries = new Map<FunctionNode, Summary>();
  return (module) => {
    for (const one of module.all) solveFrom(calls, summaries, { module, one });
    for (const found of listCalledFunctions(calls, module, undefined)) solveFrom(calls, summaries, found);
    const own = summarizeSafely(calls, summaries, { module, one: undefined });
    const moduleSummaries = [own, ...module.all.flatMap((one) => summaries.get(one) ?? [])];
    const all = moduleSummaries.flatMap(({ reached }) => reached).filter(isDangerous);
    return { reached: removeRepetitions(all), isBroken: moduleSummaries.some(({ isBroken }) => isBroken) };
  };
}

function isDangerous({ sink, origin: { outside } }: Reached): boolean {
  return outside !== undefined && (sink.source?.test(outside.code) ?? true);
}

function removeRepetitions(all: readonly Reached[]): Reached[] {
  const first = new Map<string, Reached>();
  for (const one of all) {
    const key = `${one.sink.weakness} ${one.module.path} ${one.node.from}`;
    const before = first.get(key);
    first.set(key, before === undefined ? one : { ...before, origin: combineOrigins([before.origin, one.origin]) });
  }
  return [...first.values()].sort((a, b) => a.node.from - b.node.from);
}

type Function = Body & { one: FunctionNode };

interface Visit {
  index: number;
  /** The lowest index that can be reached from here. */
  low: number;
  isRecursive: boolean;
}

/**
 * Tarjan's strongly connected components: functions are analyzed after those that they call, and the result does not
 * depend on the order of requests. https://doi.org/10.1137/0201010
 */
function solveFrom(calls: Calls, summaries: Map<FunctionNode, Summary>, start: Function): void {
  const visits = new Map<FunctionNode, Visit>();
  const waiting: Function[] = [];
  const visitFunction = (body: Function): Visit => {
    const own: Visit = { index: visits.size, low: visits.size, isRecursive: false };
    visits.set(body.one, own);
    waiting.push(body);
    for (const { module, one } of listCalledFunctions(calls, body.module, body.one)) {
      if (one === body.one) own.isRecursive = true;
      if (summaries.has(one)) continue;
      const other = visits.get(one) ?? visitFunction({ module, one });
      if (!summaries.has(one)) own.low = Math.min(own.low, other.low);
    }
    if (own.low !== own.index) return own;
    const group = waiting.splice(waiting.findIndex(({ one }) => one === body.one));
    settleGroup(calls, summaries, { group, turns: group.length > 1 || own.isRecursive ? mostTurns : 1 });
    return own;
  };
  if (!summaries.has(start.one)) visitFunction(start);
}

interface Group {
  group: readonly Function[];
  turns: number;
}

function settleGroup(calls: Calls, summaries: Map<FunctionNode, Summary>, { group, turns }: Group): void {
  const sorted = group.toSorted(
    (a, b) => comparePaths(a.module.path, b.module.path) || a.one.node.from - b.one.node.from,
  );
  for (const { one } of sorted) summaries.set(one, { returned: noOrigin, reached: [] });
  for (let turn = 0; turn < turns; turn += 1)
    for (const body of sorted) summaries.set(body.one, summarizeSafely(calls, summaries, body));
}

/** A function that is nested too deeply hides nothing in other functions. */
function summarizeSafely(calls: Calls, summaries: Summaries, body: Body): Summary {
  try {
    return summarize(calls, summaries, body);
  } catch (error) {
    if (error instanceof RangeError) return { returned: noOrigin, reached: [], isBroken: true };
    throw error;
  }
}

function comparePaths(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
