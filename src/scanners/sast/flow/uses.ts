/**
 * The calls in a file, and the functions that it passes on, by the last part of their names. Computed when another file
 * asks.
 */
import { computeOnce, type Source } from '../program/source.ts';
import { findIndirectCalls } from './indirect.ts';
import { addToMap } from './inventory.ts';
import { getLastPart } from './names.ts';
import { type CallSyntax, findOuter, type Syntax, unwrap } from './syntax.ts';
import { listNodes } from './walk.ts';

export interface Uses {
  calls: ReadonlyMap<string, readonly CallSyntax[]>;
  /** Names that are passed to calls, or stored in lists and objects. */
  mentions: ReadonlyMap<string, readonly Syntax[]>;
}

export function findUses(source: Source): Uses {
  return computeOnce(source, collectUses, source);
}

function collectUses(source: Source): Uses {
  const calls = new Map<string, CallSyntax[]>();
  const mentions = new Map<string, Syntax[]>();
  const { made } = findIndirectCalls(source);
  for (const node of listNodes(source)) {
    if (node.type === 'CallExpression' || node.type === 'NewExpression')
      addToMap(calls, getLastPart(node.callee), node);
    for (const call of made.get(node) ?? []) addToMap(calls, getLastPart(call.callee), call);
    if (isNameExpression(node) && isPassedOn(node)) addToMap(mentions, getLastPart(node), node);
  }
  return { calls, mentions };
}

function isNameExpression(node: Syntax): boolean {
  if (node.type === 'CallExpression') return getLastPart(node.callee) === 'require';
  return node.type === 'Identifier' || node.type === 'MemberExpression';
}

function isPassedOn(node: Syntax): boolean {
  const { child, parent } = findOuter(node);
  if (parent?.type === 'CallExpression' || parent?.type === 'NewExpression') return parent.callee !== child;
  if (parent?.type === 'Property') return parent.value === child;
  // `controller.list.bind(controller)` is the same function.
  if (parent?.type === 'MemberExpression' && parent.object === child) {
    const { parent: call } = findOuter(parent);
    return getLastPart(parent) === 'bind' && call?.type === 'CallExpression' && unwrap(call.callee) === parent;
  }
  return parent?.type === 'ArrayExpression';
}
