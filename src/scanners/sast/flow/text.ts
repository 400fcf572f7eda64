/** Splits a text that a program builds into its literal words and the values between them. */
import type { Flow, TextPart } from './facts.ts';
import { addName, joinOrigins, type Origin } from './facts.ts';
import { applyGuards } from './guards.ts';
import { findCalledFunction } from './members.ts';
import { findEnclosingFunction, getKey, getPlainText, type Syntax, type SyntaxOf, unwrap } from './syntax.ts';
import { findWritesBefore } from './writes.ts';

const deepest = 8;
const mostParts = 200;

/** The parts of a text in their order, through names that stand for a text. */
export function listTextParts(flow: Flow, node: Syntax, depth = 0): TextPart[] {
  const inner = unwrap(node);
  const text = getPlainText(inner);
  if (text !== undefined) return [{ text }];
  const parts = flow.textParts;
  const before = parts.get(inner);
  if (before !== undefined) return before;
  // A name stands for itself during its own evaluation, so that a cycle ends.
  parts.set(inner, [{ value: inner }]);
  const all = depth > deepest ? [{ value: inner }] : (listPartsByKind(flow, inner, depth + 1) ?? [{ value: inner }]);
  const some = all.length > mostParts ? [...all.slice(0, mostParts), { value: inner }] : all;
  parts.set(inner, some);
  return some;
}

function listPartsByKind(flow: Flow, node: Syntax, depth: number): TextPart[] | undefined {
  if (node.type === 'TemplateLiteral')
    return node.quasis.flatMap((quasi, index) => {
      const value = node.expressions[index];
      return [{ text: quasi.value.cooked ?? '' }, ...(value === undefined ? [] : listTextParts(flow, value, depth))];
    });
  if (node.type === 'BinaryExpression' && node.operator === '+')
    return [...listTextParts(flow, node.left, depth), ...listTextParts(flow, node.right, depth)];
  if (node.type === 'CallExpression') return listCallParts(flow, node, depth);
  return node.type === 'Identifier' ? listNameParts(flow, node, depth) : undefined;
}

function listCallParts(flow: Flow, node: SyntaxOf<'CallExpression'>, depth: number): TextPart[] | undefined {
  const { callee } = node;
  const name = flow.names.qualified(callee);
  if (name === 'util.format' || name === 'String')
    return node.arguments.flatMap((argument) => listTextParts(flow, argument, depth));
  const called = findCalledFunction(flow, callee);
  if (called !== undefined) {
    const values = called.flow.returns.get(called.node) ?? [];
    const parts = values.flatMap((value) => listTextParts(called.flow, value, depth));
    // For a function of another file: its words, with its whole result for the values between them.
    return called.flow === flow.home ? parts : [...parts.filter((part) => 'text' in part), { value: node }];
  }
  if (callee.type !== 'MemberExpression') return undefined;
  const method = getKey(callee);
  if (method === 'concat')
    return [callee.object, ...node.arguments].flatMap((part) => listTextParts(flow, part, depth));
  const list = unwrap(callee.object);
  if (method === 'join' && list.type === 'ArrayExpression')
    return list.elements.flatMap((element) => (element === null ? [] : listTextParts(flow, element, depth)));
  return /^(?:trim\w*|toString|toLowerCase|toUpperCase|replace)$/.test(method)
    ? listTextParts(flow, callee.object, depth)
    : undefined;
}

function listNameParts(flow: Flow, node: SyntaxOf<'Identifier'>, depth: number): TextPart[] | undefined {
  const variable = flow.names.variableOf(node);
  if (variable?.defs[0]?.type !== 'Variable') return undefined;
  const writes = findWritesBefore(flow, variable, node);
  const isSimple = writes.every(
    ({ path, place }) => path.length === 0 && findEnclosingFunction(place) === findEnclosingFunction(node),
  );
  const isGlobal = writes.length === 1 && writes[0]?.path.length === 0;
  if (writes.length === 0 || writes.length > 20 || !(isSimple || isGlobal)) return undefined;
  const parts = writes.flatMap(({ value }) => listTextParts(flow, value, depth));
  return parts.map((part) => ('text' in part ? part : { ...part, names: [...(part.names ?? []), node.name] }));
}

/** Only the literal words; a blank stands for each value. */
export function joinWords(parts: readonly TextPart[]): string {
  return parts.map((part) => ('text' in part ? part.text : ' ')).join('');
}

export function findPartsOrigin(flow: Flow, parts: readonly TextPart[]): Origin {
  return joinOrigins(
    ...parts.map((part): Origin => {
      if ('text' in part) return [];
      return (part.names ?? []).reduce<Origin>((origin, name) => addName(origin, name), flow.originOf(part.value));
    }),
  );
}

/**
 * Only the parts of a URL that decide its host: nothing after a literal host, or after a path on the own host. A name
 * that does not come from outside is taken for a host.
 */
export function findHostOrigin(flow: Flow, node: Syntax): Origin {
  const inner = unwrap(node);
  if (inner.type === 'ConditionalExpression')
    return joinOrigins(
      ...[inner.consequent, inner.alternate].map((branch) => applyGuards(flow, findHostOrigin(flow, branch), branch)),
    );
  if (inner.type === 'LogicalExpression')
    return joinOrigins(findHostOrigin(flow, inner.left), findHostOrigin(flow, inner.right));
  const decisive: TextPart[] = [];
  let start = '';
  for (const part of listTextParts(flow, node)) {
    if ('text' in part) start += part.text;
    else {
      const origin = flow.originOf(part.value);
      // The path under which the server was asked leads back to it.
      if (start === '' && /(?:^|\.)(?:originalUrl|baseUrl)$/.test(flow.source.getText(unwrap(part.value)))) break;
      decisive.push(part);
      if (origin.length > 0 && origin.every(({ level }) => level !== 'outside')) break;
      start += '\u0000';
    }
    // A scheme with a complete host, or a path that cannot change the host.
    if (/^[a-z][a-z0-9+.-]*:\/\/[^/?#\0]+[/?#]/i.test(start) || /^\/(?![/\\\0])./s.test(start) || /^[?#.]/.test(start))
      break;
  }
  return findPartsOrigin(flow, decisive);
}
