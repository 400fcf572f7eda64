/**
 * The calls in a file, and the functions that it passes on, by the last part of their names. Computed when another file
 * asks.
 */
import type { Source } from '../program/source.ts';
import { lastWord } from './names.ts';
import { type CallSyntax, outerOf, type Syntax, unwrapped } from './syntax.ts';
import { nodesOf } from './walk.ts';

export interface Uses {
  calls: ReadonlyMap<string, readonly CallSyntax[]>;
  /** Names that are passed to calls, or stored in lists and objects. */
  mentions: ReadonlyMap<string, readonly Syntax[]>;
}

const known = new WeakMap<object, Uses>();

export function usesOf(source: Source): Uses {
  const before = known.get(source.ast);
  if (before !== undefined) return before;
  const calls = new Map<string, CallSyntax[]>();
  const mentions = new Map<string, Syntax[]>();
  for (const node of nodesOf(source)) {
    if (node.type === 'CallExpression' || node.type === 'NewExpression') add(calls, lastWord(node.callee), node);
    if (isNaming(node) && isHandedOn(node)) add(mentions, lastWord(node), node);
  }
  const uses = { calls, mentions };
  known.set(source.ast, uses);
  return uses;
}

function isNaming(node: Syntax): boolean {
  if (node.type === 'CallExpression') return lastWord(node.callee) === 'require';
  return node.type === 'Identifier' || node.type === 'MemberExpression';
}

function isHandedOn(node: Syntax): boolean {
  const { child, parent } = outerOf(node);
  if (parent?.type === 'CallExpression' || parent?.type === 'NewExpression') return parent.callee !== child;
  if (parent?.type === 'Property') return parent.value === child;
  // `controller.list.bind(controller)` is the same function.
  if (parent?.type === 'MemberExpression' && parent.object === child) {
    const { parent: call } = outerOf(parent);
    return lastWord(parent) === 'bind' && call?.type === 'CallExpression' && unwrapped(call.callee) === parent;
  }
  return parent?.type === 'ArrayExpression';
}

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}
