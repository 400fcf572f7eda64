/** Splits a text that a program builds into its literal words and the values between them. */
import { calledFunction } from './called.ts';
import type { CalledFunction, Flow } from './facts.ts';
import { guarded } from './guards.ts';
import { named, type Origin, union } from './origin.ts';
import { functionAround, keyOf, plainText, type Syntax, unwrapped } from './syntax.ts';
import { writesBefore } from './writes.ts';

/** `names`: the variables through which a value passed. */
export type TextPart = { text: string } | { value: Syntax; names?: readonly string[] };

const deepest = 8;
const mostParts = 200;

const known = new WeakMap<Flow, Map<Syntax, TextPart[]>>();

/** The parts of a text in their order, through names that stand for a text. */
export function partsOf(flow: Flow, node: Syntax, depth = 0): TextPart[] {
  const inner = unwrapped(node);
  const text = plainText(inner);
  if (text !== undefined) return [{ text }];
  const parts = known.get(flow) ?? new Map<Syntax, TextPart[]>();
  known.set(flow, parts);
  const before = parts.get(inner);
  if (before !== undefined) return before;
  // A name stands for itself during its own evaluation, so that a cycle ends.
  parts.set(inner, [{ value: inner }]);
  const all = depth > deepest ? [{ value: inner }] : (ofKind(flow, inner, depth + 1) ?? [{ value: inner }]);
  const some = all.length > mostParts ? [...all.slice(0, mostParts), { value: inner }] : all;
  parts.set(inner, some);
  return some;
}

function ofKind(flow: Flow, node: Syntax, depth: number): TextPart[] | undefined {
  if (node.type === 'TemplateLiteral')
    return node.quasis.flatMap((quasi, index) => {
      const value = node.expressions[index];
      return [{ text: quasi.value.cooked ?? '' }, ...(value === undefined ? [] : partsOf(flow, value, depth))];
    });
  if (node.type === 'BinaryExpression' && node.operator === '+')
    return [...partsOf(flow, node.left, depth), ...partsOf(flow, node.right, depth)];
  if (node.type === 'CallExpression') return ofCall(flow, node, depth);
  return node.type === 'Identifier' ? ofName(flow, node, depth) : undefined;
}

function ofCall(flow: Flow, node: Extract<Syntax, { type: 'CallExpression' }>, depth: number): TextPart[] | undefined {
  const { callee } = node;
  const name = flow.names.qualified(callee);
  if (name === 'util.format' || name === 'String')
    return node.arguments.flatMap((argument) => partsOf(flow, argument, depth));
  const called = calledFunction(flow, callee);
  if (called !== undefined) return ofResult(flow, node, { called, depth });
  if (callee.type !== 'MemberExpression') return undefined;
  const method = keyOf(callee);
  if (method === 'concat') return [callee.object, ...node.arguments].flatMap((part) => partsOf(flow, part, depth));
  const list = unwrapped(callee.object);
  if (method === 'join' && list.type === 'ArrayExpression')
    return list.elements.flatMap((element) => (element === null ? [] : partsOf(flow, element, depth)));
  return /^(?:trim\w*|toString|toLowerCase|toUpperCase|replace)$/.test(method)
    ? partsOf(flow, callee.object, depth)
    : undefined;
}

interface Result {
  called: CalledFunction;
  depth: number;
}

/** For a function of another file: its words, with its whole result for the values between them. */
function ofResult(flow: Flow, call: Syntax, { called, depth }: Result): TextPart[] | undefined {
  const values = called.flow.returns.get(called.node) ?? [];
  const parts = values.flatMap((value) => partsOf(called.flow, value, depth));
  if (called.flow === flow.home) return parts;
  return [...parts.filter((part) => 'text' in part), { value: call }];
}

function ofName(flow: Flow, node: Extract<Syntax, { type: 'Identifier' }>, depth: number): TextPart[] | undefined {
  const variable = flow.names.variableOf(node);
  if (variable?.defs[0]?.type !== 'Variable') return undefined;
  const writes = writesBefore(flow, variable, node);
  const isSimple = writes.every(
    ({ path, place }) => path.length === 0 && functionAround(place) === functionAround(node),
  );
  const isGlobal = writes.length === 1 && writes[0]?.path.length === 0;
  if (writes.length === 0 || writes.length > 20 || !(isSimple || isGlobal)) return undefined;
  const parts = writes.flatMap(({ value }) => partsOf(flow, value, depth));
  return parts.map((part) => ('text' in part ? part : { ...part, names: [...(part.names ?? []), node.name] }));
}

/** Only the literal words; a blank stands for each value. */
export function wordsOf(parts: readonly TextPart[]): string {
  return parts.map((part) => ('text' in part ? part.text : ' ')).join('');
}

export function originOfParts(flow: Flow, parts: readonly TextPart[]): Origin {
  return union(...parts.map((part) => originOfPart(flow, part)));
}

function originOfPart(flow: Flow, part: TextPart): Origin {
  if ('text' in part) return [];
  return (part.names ?? []).reduce<Origin>((origin, name) => named(origin, name), flow.originOf(part.value));
}

/**
 * Only the parts of a URL that decide its host: nothing after a literal host, or after a path on the own host. A name
 * that does not come from outside is taken for a host.
 */
export function originOfHost(flow: Flow, node: Syntax): Origin {
  const inner = unwrapped(node);
  if (inner.type === 'ConditionalExpression')
    return union(
      ...[inner.consequent, inner.alternate].map((branch) => guarded(flow, originOfHost(flow, branch), branch)),
    );
  if (inner.type === 'LogicalExpression') return union(originOfHost(flow, inner.left), originOfHost(flow, inner.right));
  const decisive: TextPart[] = [];
  let start = '';
  for (const part of partsOf(flow, node)) {
    if ('text' in part) start += part.text;
    else {
      const origin = flow.originOf(part.value);
      decisive.push(part);
      if (origin.length > 0 && origin.every(({ level }) => level !== 'outside')) break;
      start += '\u0000';
    }
    // A scheme with a complete host, or a path that cannot change the host.
    if (/^[a-z][a-z0-9+.-]*:\/\/[^/?#\0]+[/?#]/i.test(start) || /^\/(?![/\\\0])./s.test(start) || /^[?#.]/.test(start))
      break;
  }
  return originOfParts(flow, decisive);
}
