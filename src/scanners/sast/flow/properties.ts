/**
 * Finds the origin of a part of a value, `a.b.c`: through objects that the file builds, and requests that it receives.
 */
import type { Variable } from 'eslint-scope';
import { calledFunction } from './called.ts';
import { cleanedBy } from './calls.ts';
import type { Flow } from './facts.ts';
import { fromElsewhere } from './imported.ts';
import { constant, type Origin, union } from './origin.ts';
import { writesToPart } from './references.ts';
import { returnedBy } from './summaries.ts';
import { isInside, keyOf, parentOf, type Syntax } from './syntax.ts';
import { accessOfParameter } from './variables.ts';
import { writesBefore } from './writes.ts';

const archives =
  /^(?:unzipper|unzip2?|adm-zip|yauzl|jszip|node-stream-zip|extract-zip|tar|tar-stream|tar-fs|decompress|node-unzip-2|fflate|yauzl-promise)$/;
const entryName = /^(?:\w*entry|header|\w*file)$/i;
const entryKeys = new Set(['path', 'fileName', 'entryName', 'name']);

export function accessOf(flow: Flow, node: Syntax, keys: readonly string[]): Origin {
  return fromElsewhere(flow, node, keys) ?? accessHere(flow, node, keys);
}

function accessHere(flow: Flow, node: Syntax, keys: readonly string[]): Origin {
  const [key = '*', ...rest] = keys;
  switch (node.type) {
    case 'Identifier':
      return ofName(flow, node, keys);
    case 'MemberExpression':
      return node.object.type === 'ThisExpression'
        ? ofField(flow, node, keys)
        : flow.access(node.object, [keyOf(node), ...keys]);
    case 'ObjectExpression':
      return ofObject(flow, node, keys);
    case 'ArrayExpression':
      return union(...node.elements.map((element) => (element === null ? constant : flow.access(element, rest))));
    case 'ConditionalExpression':
      return union(flow.access(node.consequent, keys), flow.access(node.alternate, keys));
    case 'LogicalExpression':
      return union(flow.access(node.left, keys), flow.access(node.right, keys));
    case 'AssignmentExpression':
      return flow.access(node.right, keys);
    case 'ThisExpression':
      return union(
        ...flow.few(flow.fields.get(key) ?? []).map((value) => flow.access(value, rest)),
        flow.leaf(parentOf(node) ?? node, 'unknown'),
      );
    case 'CallExpression':
      return ofResult(flow, node, keys);
    default:
      return flow.originOf(node);
  }
}

function ofName(flow: Flow, node: Extract<Syntax, { type: 'Identifier' }>, keys: readonly string[]): Origin {
  const isEntry = keys[0] === 'entryName' || (entryKeys.has(keys[0] ?? '') && entryName.test(node.name));
  if (isEntry && flow.loads(archives))
    return flow.leaf(parentOf(node) ?? node, 'outside', { kind: 'archive', isText: true });
  const variable = flow.names.variableOf(node);
  const [definition] = variable?.defs ?? [];
  if (variable === undefined || definition === undefined) return flow.originOf(node);
  if (definition.type === 'Parameter') return accessOfParameter(flow, node, keys);
  if (definition.type !== 'Variable') return flow.originOf(node);
  const written = writesBefore(flow, variable, node).map(({ value, path }) => flow.access(value, [...path, ...keys]));
  return union(...written, ...writtenParts(flow, variable, { node, keys }));
}

/** Values that are assigned to the property anywhere: `options.url = address`. */
function writtenParts(
  flow: Flow,
  variable: Variable,
  { node, keys: [key = '*', ...rest] }: { node: Syntax; keys: readonly string[] },
): Origin[] {
  return flow
    .few(writesToPart(variable, key))
    .flatMap(({ place }) => (isInside(node, place) ? [] : [flow.access(place.right, rest)]));
}

/** Values that are assigned to `this.key` in the file. */
function ofField(flow: Flow, node: Extract<Syntax, { type: 'MemberExpression' }>, keys: readonly string[]): Origin {
  const written = flow.few(flow.fields.get(keyOf(node)) ?? []).map((value) => flow.access(value, keys));
  return written.length === 0 ? flow.leaf(node, 'unknown') : union(...written);
}

function ofObject(
  flow: Flow,
  node: Extract<Syntax, { type: 'ObjectExpression' }>,
  [key = '*', ...rest]: readonly string[],
): Origin {
  const origins: Origin[] = [];
  for (const part of node.properties) {
    if (part.type !== 'Property') origins.push(flow.access(part.argument, [key, ...rest]));
    else if (key === '*' || keyOf(part) === key || keyOf(part) === '*') origins.push(flow.access(part.value, rest));
  }
  return union(...origins);
}

/** A part of the result of a call. */
function ofResult(flow: Flow, node: Extract<Syntax, { type: 'CallExpression' }>, keys: readonly string[]): Origin {
  const name = flow.names.qualified(node.callee);
  const [first] = node.arguments;
  if (name === 'Object.assign' || name === 'Object.freeze')
    return union(...node.arguments.map((argument) => flow.access(argument, keys)));
  if (
    name === undefined &&
    first === undefined &&
    node.callee.type === 'MemberExpression' &&
    keyOf(node.callee) === 'toObject'
  )
    return flow.access(node.callee.object, keys);
  const called =
    cleanedBy(name ?? flow.names.last(node.callee)).length > 0 ? undefined : calledFunction(flow, node.callee);
  return called === undefined ? flow.originOf(node) : returnedBy(flow, { called, call: node, keys });
}
