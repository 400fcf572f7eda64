/**
 * Computes the result of a call: the function is analyzed once by itself, and the arguments of the call replace its
 * parameters.
 */
import type { CalledFunction, Flow } from './facts.ts';
import { applyGuards } from './guards.ts';
import { constant, joinOrigins, type Leaf, type Origin, rankLevel, weakenDerived } from './origin.ts';
import { type CallSyntax, type FunctionSyntax, findOuter, type Syntax } from './syntax.ts';

interface Returned {
  called: CalledFunction;
  call: CallSyntax;
  /** The part of the result that is requested. */
  keys?: readonly string[];
}

export function findReturnOrigin(flow: Flow, { called, call, keys = [] }: Returned): Origin {
  const { node: fn } = called;
  const inside = called.flow.inside(fn);
  const values = called.flow.returns.get(fn) ?? [];
  const open = joinOrigins(...values.map((value) => applyGuards(inside, inside.access(value, keys), value)));
  return joinOrigins(...open.map((leaf) => fillParameter(flow, leaf, fn, call)));
}

/** The value that the called function passes to the callback at argument `at`, as the callback's parameter `index`. */
export function findCallbackArgument(
  flow: Flow,
  { called, call, keys = [] }: Returned,
  { at, index }: { at: number; index: number },
): Origin {
  const { flow: home, node: fn } = called;
  const inside = home.inside(fn);
  const callback = fn.params[at];
  const variable =
    callback?.type === 'Identifier'
      ? home.source.getDeclaredVariables(fn as never).find(({ name }) => name === callback.name)
      : undefined;
  const values = (variable?.references ?? []).flatMap(({ identifier }) => {
    const { child, parent } = findOuter(identifier as Syntax);
    const isCall = parent?.type === 'CallExpression' && parent.callee === child;
    return (isCall ? parent.arguments[index] : undefined) ?? [];
  });
  const open = joinOrigins(...values.map((value) => applyGuards(inside, inside.access(value, keys), value)));
  return joinOrigins(...open.map((leaf) => fillParameter(flow, leaf, fn, call)));
}

function fillParameter(flow: Flow, leaf: Leaf, fn: FunctionSyntax, call: CallSyntax): Origin {
  const { parameter, ...rest } = leaf;
  if (parameter === undefined) return [leaf];
  // A parameter of an enclosing function: its arguments are not known here.
  if (parameter.fn !== fn) return [{ ...rest, level: 'parameter' }];
  const argument = call.arguments[parameter.index];
  const spread = call.arguments.slice(0, parameter.index + 1).find(({ type }) => type === 'SpreadElement');
  if (spread === undefined && argument === undefined) return constant;
  const handed =
    spread !== undefined
      ? flow.originOf(spread)
      : argument === undefined
        ? constant
        : flow.access(argument, parameter.path);
  return handed.map((each) => ({ ...each, ...transformLeaf(leaf, each) }));
}

/** Applies what the function does with an argument. */
function transformLeaf(leaf: Leaf, handed: Leaf): Partial<Leaf> {
  const [lower = handed] =
    leaf.level === 'outside'
      ? [handed]
      : leaf.level === 'checked'
        ? [rankLevel(handed.level) > rankLevel('checked') ? { ...handed, level: leaf.level } : handed]
        : weakenDerived([handed]);
  return {
    level: lower.level,
    safeFor: [...new Set([...handed.safeFor, ...leaf.safeFor])],
    isText: handed.isText || leaf.isText,
  };
}
