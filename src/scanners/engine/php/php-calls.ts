/** Translates the calls of PHP, and the functions of the language that change variables. */
import type { Node } from 'web-tree-sitter';
import { listNodeChildren } from '../../patterns/syntax.ts';
import type { Code, Place } from '../code.ts';
import { createName, declare, locateNode, nothing, type ReadNode, readField } from '../reading.ts';
import { assignTo, setAll } from './php-places.ts';
import {
  createCall,
  isPlaceNode,
  mark,
  type PhpReading,
  readLiteral,
  readScope,
  requestVariable,
} from './php-reading.ts';

/** The values in brackets. A named one stands where it is written. */
function readArguments(list: Node | null, reading: PhpReading): Code[] {
  if (list === null) return [];
  return listNodeChildren(list).map((argument) => {
    const inner = listNodeChildren(argument).at(-1);
    if (inner === undefined) return nothing;
    const code = reading.readCode(inner, reading);
    return inner.startIndex === argument.startIndex ? code : mark(locateNode(argument), code);
  });
}

/** The parameters of the arguments that name them. */
function readNames(list: Node | null): { names?: (string | undefined)[] } {
  const names = (list === null ? [] : listNodeChildren(list)).map((each) => each.childForFieldName('name')?.text);
  return names.some((name) => name !== undefined)
    ? { names: names.map((name) => (name === undefined ? undefined : `$${name}`)) }
    : {};
}

/** Functions that write to the argument with this index what they make of another. */
const writing = new Map(
  Object.entries({ preg_match: [2, 1], preg_match_all: [2, 1], parse_str: [1, 0], mb_parse_str: [1, 0] }),
);

/** Arguments into which a function writes something of its own, by index. */
const changing = new Map(
  Object.entries({
    ...{ exec: [1, 2], system: [1], passthru: [1], fsockopen: [2, 3], stream_socket_client: [1, 2] },
    ...{ similar_text: [2], openssl_sign: [1], getimagesize: [1] },
  }),
);

export const readCall: ReadNode<PhpReading> = (node, reading) => {
  const called = node.childForFieldName('function');
  const list = node.childForFieldName('arguments');
  const at = locateNode(node);
  if (called === null) return nothing;
  const isNamed = /^(?:name|qualified_name|relative_name)$/.test(called.type);
  if (isNamed && list?.text.replaceAll(/\s/g, '') === '(...)')
    return { kind: 'constant', at, value: called.text.replace(/^.*\\/, '') };
  if (!isNamed) {
    const inner = called.type === 'parenthesized_expression' ? (listNodeChildren(called)[0] ?? called) : called;
    return { kind: 'invoke', at, of: reading.readCode(inner, reading), given: readArguments(list, reading) };
  }
  const name = called.text.replace(/^.*\\/, '');
  const lower = name.toLowerCase();
  const nodes = list === null ? [] : listNodeChildren(list).map((each) => listNodeChildren(each).at(-1) ?? each);
  if (lower === 'isset' || lower === 'empty') return readTest(lower, nodes, at, reading);
  if (lower === 'compact') return readCompact(nodes, at);
  const given = readArguments(list, reading);
  const [first, second] = given;
  if (lower === 'die' || lower === 'exit')
    return { kind: 'leave', at, by: 'throw', value: { ...nothing, parts: given } };
  const defined = lower === 'define' ? readLiteral(nodes[0]) : undefined;
  // Other values are settings, which differ.
  if (defined !== undefined && second?.kind === 'constant' && typeof second.value === 'string')
    reading.constants.set(defined, second);
  if (first !== undefined && (lower === 'extract' || (lower === 'parse_str' && given.length === 1)))
    return { kind: 'several', at, parts: [createCall(name, given, at), ...setAll(first, reading)] };
  const [target] = nodes;
  if (lower === 'array_push' && target !== undefined && isPlaceNode(target) && first !== undefined) {
    const adds = given.slice(1).map((value) => declare({ kind: 'item', at: 0, of: first }, value));
    return { kind: 'several', at, parts: adds };
  }
  if (lower === 'settype' && target !== undefined && first !== undefined && isPlaceNode(target))
    return assignTo(target, createCall(`(${readLiteral(nodes[1])})`, [first]), reading, at);
  const [index, from] = writing.get(lower) ?? [];
  const written = index === undefined ? undefined : nodes[index];
  const source = from === undefined ? undefined : given[from];
  if (index !== undefined && written !== undefined && source !== undefined)
    given[index] = assignTo(written, createCall('(part)', [source]), reading, 0);
  for (const each of changing.get(lower) ?? []) {
    const target = nodes[each];
    if (target !== undefined) given[each] = assignTo(target, nothing, reading, 0);
  }
  return { kind: 'call', at, name, given, ...readNames(list) };
};

/** An element of a table that is tested is one of those in the table. */
function readTest(name: string, nodes: readonly Node[], at: Place, reading: PhpReading): Code {
  const keys = nodes.flatMap((each) => {
    const [of, key] = each.type === 'subscript_expression' ? listNodeChildren(each) : [];
    const isOpen = key !== undefined && !/^(?:string|integer|name)$/.test(key.type);
    return isOpen && of !== undefined && !requestVariable.test(of.text) ? [reading.readCode(key, reading)] : [];
  });
  return createCall(`(${name})`, keys, at);
}

function readCompact(nodes: readonly Node[], at: Place): Code {
  const names = nodes.flatMap((each) => readLiteral(each) ?? []);
  const keys = names.map((value): Code => ({ kind: 'constant', at: 0, value }));
  return { kind: 'list', at, type: 'array', keys, items: names.map((each) => createName(`$${each}`, 0)) };
}

export const readMethodCall: ReadNode<PhpReading> = (node, reading) => {
  const at = locateNode(node);
  const name = node.childForFieldName('name');
  const of = readField(node, 'object', reading);
  const list = node.childForFieldName('arguments');
  const given = readArguments(list, reading);
  if (name?.type !== 'name') {
    const items = [of, name === null ? nothing : reading.readCode(name, reading)];
    return { kind: 'invoke', at, of: { kind: 'list', at: 0, type: 'array', items }, given };
  }
  if (list?.text.replaceAll(/\s/g, '') === '(...)')
    return { kind: 'list', at, type: 'array', items: [of, { kind: 'constant', at: 0, value: name.text }] };
  return { kind: 'call', at, of, name: name.text, given, ...readNames(list) };
};

export const readStaticCall: ReadNode<PhpReading> = (node, reading) => {
  const at = locateNode(node);
  const [scope, name] = [node.childForFieldName('scope'), node.childForFieldName('name')];
  const names = readNames(node.childForFieldName('arguments'));
  const given = readArguments(node.childForFieldName('arguments'), reading);
  const owner = readScope(scope, reading);
  if (name?.type !== 'name' || owner === undefined) {
    const items = [scope, name].map((each): Code => (each === null ? nothing : reading.readCode(each, reading)));
    return { kind: 'invoke', at, of: { kind: 'list', at: 0, type: 'array', items }, given };
  }
  const word = scope?.text.toLowerCase();
  if (word === 'parent' && name.text.toLowerCase() === '__construct') return createCall('super', given, at);
  if (word === 'parent') return { kind: 'call', at, of: createName('super', 0), name: name.text, given };
  if (word === 'self' || word === 'static')
    return { kind: 'call', at, of: createName('this', 0), name: name.text, given, ...names };
  const of = createName(owner, scope === null ? 0 : locateNode(scope));
  return { kind: 'call', at, of, name: name.text, given, ...names };
};

export const readCreation: ReadNode<PhpReading> = (node, reading) => {
  const at = locateNode(node);
  const children = listNodeChildren(node);
  const list = children.find(({ type }) => type === 'arguments') ?? null;
  const [first] = children;
  if (first?.type === 'anonymous_class') {
    const given = readArguments(listNodeChildren(first).find(({ type }) => type === 'arguments') ?? null, reading);
    const body = reading.readClass(first, reading);
    return { kind: 'create', at, type: body.parents.at(-1) ?? '', given, body };
  }
  const given = readArguments(list, reading);
  const type = readScope(first ?? null, reading);
  if (type === undefined)
    return createCall('(new)', [...(first === undefined ? [] : [reading.readCode(first, reading)]), ...given], at);
  return { kind: 'create', at, type, given, ...readNames(list) };
};
