/** What Python assigns to, and operators that assign too. */
import type { Node } from 'web-tree-sitter';
import { listNodeChildren } from '../../patterns/syntax.ts';
import type { Code } from '../code.ts';
import { locateNode, nothing } from '../reading.ts';
import { callForm, declare, type PythonReading, readLiteral, readTargetName } from './python-reading.ts';

/** Assigns to a variable, a member, an element, or to several at once. */
export function assignTo(target: Node, value: Code, reading: PythonReading, at = locateNode(target)): Code {
  const parts = listParts(target);
  if (parts !== undefined) {
    const [only] = parts;
    if (target.type === 'as_pattern_target' && only !== undefined && parts.length === 1)
      return assignTo(only, value, reading, at);
    const items = parts.map((part) => readTarget(part, reading));
    const keys = parts.map(
      (part, index): Code => (part.type === 'list_splat_pattern' ? nothing : { kind: 'constant', at: 0, value: index }),
    );
    return declare({ kind: 'list', at: 0, type: 'list', items, keys }, value, at);
  }
  const to = readTarget(target, reading);
  const isShared = to.kind === 'name' && reading.scopes.some(({ shared }) => shared.has(to.name));
  return isShared ? { kind: 'assign', at, to, value } : declare(to, value, at);
}

function listParts(target: Node): Node[] | undefined {
  return /^(?:pattern_list|tuple_pattern|list_pattern|tuple|list|expression_list|as_pattern_target)$/.test(target.type)
    ? listNodeChildren(target)
    : undefined;
}

function readTarget(node: Node, reading: PythonReading): Code {
  if (node.type === 'list_splat_pattern') {
    const [inner] = listNodeChildren(node);
    return inner === undefined ? nothing : readTarget(inner, reading);
  }
  if (node.type === 'identifier') return readTargetName(node.text, locateNode(node), reading);
  const parts = listParts(node);
  if (parts === undefined) return reading.readCode(node, reading);
  return { kind: 'list', at: 0, type: 'list', items: parts.map((part) => readTarget(part, reading)) };
}

export function operate(operator: string, parts: readonly Code[], at: number): Code {
  return operator === '+' || operator === '%' || operator === '*' || operator === '/' || operator === '|'
    ? callForm(`(${operator})`, parts, at)
    : { kind: 'operation', at, operator, parts };
}

/** A value under a key that the program chooses, or that something else does. */
export function readEntry(key: Node, value: Code, reading: PythonReading): Code {
  return callForm('(entry)', readLiteral(key) === undefined ? [value, reading.readCode(key, reading)] : [value]);
}
