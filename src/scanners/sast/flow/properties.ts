/** Finds the origin of a part of a value, `a.b.c`: through objects that the file builds, and requests that it receives. */
import type { Flow } from './facts.ts';
import { findCalledFunction, findImportedOrigin } from './members.ts';
import { constant, joinOrigins, type Origin } from './origin.ts';
import { findReturnOrigin } from './summaries.ts';
import { getKey, getParent, isInsideNode, type Syntax, type SyntaxOf } from './syntax.ts';
import { findParameterOrigin } from './variables.ts';
import { findWritesBefore, listPropertyWrites } from './writes.ts';

const archives =
  /^(?:unzipper|unzip2?|adm-zip|yauzl|jszip|node-stream-zip|extract-zip|tar|tar-stream|tar-fs|decompress|node-unzip-2|fflate|yauzl-promise)$/;
const entryName = /^(?:\w*entry|header|\w*file)$/i;
const entryKeys = new Set(['path', 'fileName', 'entryName', 'name']);

export function findPropertyOrigin(flow: Flow, node: Syntax, keys: readonly string[]): Origin {
  return findImportedOrigin(flow, node, keys) ?? findLocalPart(flow, node, keys);
}

function findLocalPart(flow: Flow, node: Syntax, keys: readonly string[]): Origin {
  const [key = '*', ...rest] = keys;
  switch (node.type) {
    case 'Identifier':
      return findNamePart(flow, node, keys);
    case 'MemberExpression':
      return node.object.type === 'ThisExpression'
        ? findFieldPart(flow, node, keys)
        : flow.access(node.object, [getKey(node), ...keys]);
    case 'ObjectExpression':
      return joinOrigins(
        ...node.properties.map((part) => {
          if (part.type !== 'Property') return flow.access(part.argument, [key, ...rest]);
          return key === '*' || getKey(part) === key || getKey(part) === '*' ? flow.access(part.value, rest) : constant;
        }),
      );
    case 'ArrayExpression':
      return joinOrigins(...node.elements.map((element) => (element === null ? constant : flow.access(element, rest))));
    case 'ConditionalExpression':
      return joinOrigins(flow.access(node.consequent, keys), flow.access(node.alternate, keys));
    case 'LogicalExpression':
      return joinOrigins(flow.access(node.left, keys), flow.access(node.right, keys));
    case 'AssignmentExpression':
      return flow.access(node.right, keys);
    case 'ThisExpression':
      return joinOrigins(
        ...flow.few(flow.fields.get(key) ?? []).map((value) => flow.access(value, rest)),
        flow.leaf(getParent(node) ?? node, 'unknown'),
      );
    case 'CallExpression':
      return findResultPart(flow, node, keys);
    default:
      return flow.originOf(node);
  }
}

function findNamePart(flow: Flow, node: SyntaxOf<'Identifier'>, keys: readonly string[]): Origin {
  const isEntry = keys[0] === 'entryName' || (entryKeys.has(keys[0] ?? '') && entryName.test(node.name));
  if (isEntry && flow.loads(archives))
    return flow.leaf(getParent(node) ?? node, 'outside', { kind: 'archive', isText: true });
  const variable = flow.names.variableOf(node);
  const [definition] = variable?.defs ?? [];
  if (variable === undefined || definition === undefined) return flow.originOf(node);
  if (definition.type === 'Parameter') return findParameterOrigin(flow, node, keys);
  if (definition.type !== 'Variable') return flow.originOf(node);
  const written = findWritesBefore(flow, variable, node).map(({ value, path }) =>
    flow.access(value, [...path, ...keys]),
  );
  // Values that are assigned to the property anywhere: `options.url = address`.
  const [key = '*', ...rest] = keys;
  const assigned = flow
    .few(listPropertyWrites(flow, variable, key))
    .flatMap(({ place }) => (isInsideNode(node, place) ? [] : [flow.access(place.right, rest)]));
  return joinOrigins(...written, ...assigned);
}

/** Values that are assigned to `this.key` in the file. */
function findFieldPart(flow: Flow, node: SyntaxOf<'MemberExpression'>, keys: readonly string[]): Origin {
  const written = flow.few(flow.fields.get(getKey(node)) ?? []).map((value) => flow.access(value, keys));
  return written.length === 0 ? flow.leaf(node, 'unknown') : joinOrigins(...written);
}

function findResultPart(flow: Flow, node: SyntaxOf<'CallExpression'>, keys: readonly string[]): Origin {
  const name = flow.names.qualified(node.callee);
  const [first] = node.arguments;
  if (name === 'Object.assign' || name === 'Object.freeze')
    return joinOrigins(...node.arguments.map((argument) => flow.access(argument, keys)));
  const { callee } = node;
  if (name === undefined && first === undefined && callee.type === 'MemberExpression' && getKey(callee) === 'toObject')
    return flow.access(callee.object, keys);
  const called = findCalledFunction(flow, node.callee);
  return called === undefined ? flow.originOf(node) : findReturnOrigin(flow, { called, call: node, keys });
}
