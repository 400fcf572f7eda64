/** Translates the expressions of PHP. */
import type { Node } from 'web-tree-sitter';
import { listNodeChildren } from '../../patterns/rule.ts';
import type { Code, Constant, Place } from '../code.ts';
import {
  createName,
  declare,
  listField,
  listOperands,
  locateNode,
  nothing,
  type ReadNode,
  readAll,
  readField,
  readOnly,
  readSpread,
  readUnary,
  readWrittenOperator,
} from '../reading.ts';
import {
  assignTo,
  readAssignment,
  readAugmented,
  readList,
  readMember,
  readReferenceAssignment,
  readStaticMember,
  readSubscript,
  readUpdate,
  readVariable,
  setAll,
} from './php-places.ts';
import {
  createCall,
  isPlaceNode,
  mark,
  numberTypes,
  type PhpReading,
  readLiteral,
  readScope,
  requestVariable,
} from './php-reading.ts';

const words: Readonly<Record<string, string>> = {
  and: '&&',
  or: '||',
  '===': '==',
  '!==': '!=',
  '<>': '!=',
  '/': 'divide',
};

function readOperator(node: Node): string {
  const text = readWrittenOperator(node).toLowerCase();
  return Object.hasOwn(words, text) ? (words[text] ?? '') : text;
}

const readBinary: ReadNode<PhpReading> = (node, reading) => {
  const operator = readOperator(node);
  const parts = readAll(listOperands(node, /^(?:\.|&&|\|\||\+)$/, readOperator), reading);
  const at = locateNode(node);
  const last = parts.at(-1);
  const [first] = parts;
  // What leaves is only reached if the code before it says so.
  if (last?.kind === 'leave' && first !== undefined && /^(?:&&|\|\||\?\?)$/.test(operator)) {
    const before: Code = parts.length === 2 ? first : { kind: 'operation', at: 0, operator, parts: parts.slice(0, -1) };
    if (operator === '??') return createCall('(either)', [before], at);
    const [yes, no] = operator === '||' ? [nothing, last] : [last, nothing];
    return { kind: 'if', at, test: before, yes, no };
  }
  if (operator === '??') return createCall('(either)', parts, at);
  if (operator === '+') return createCall('(sum)', parts, at);
  if (operator === '==') return createCall('(equal)', parts, at);
  if (operator === '!=') return { kind: 'operation', at, operator: '!', parts: [createCall('(equal)', parts)] };
  if (operator === 'instanceof') return { kind: 'operation', at, operator, parts: parts.slice(0, 1) };
  return { kind: 'operation', at, operator, parts };
};

const readConditional: ReadNode<PhpReading> = (node, reading) => {
  const body = node.childForFieldName('body');
  const [test, no] = ['condition', 'alternative'].map((field) => readField(node, field, reading));
  const at = locateNode(node);
  if (test === undefined || no === undefined) return nothing;
  if (body !== null) return { kind: 'if', at, test, yes: reading.readCode(body, reading), no };
  return createCall('(either)', no.kind === 'leave' ? [test] : [test, no], at);
};

const readMatch: ReadNode<PhpReading> = (node, reading) => {
  const cases = listField(node, 'body').map((arm) => {
    const tests = readAll(listField(arm, 'conditional_expressions'), reading);
    const value = readField(arm, 'return_expression', reading);
    const body: Code = value.kind === 'leave' ? value : { kind: 'leave', at: 0, by: 'yield', value };
    return { tests, body, fallsThrough: false };
  });
  return { kind: 'switch', at: locateNode(node), value: readField(node, 'condition', reading), cases };
};

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', v: '\v', e: '\x1b', f: '\f' };

function unescapeText(text: string): string {
  return text.replace(/^\\(?:x([\da-f]{1,2})|u\{([\da-f]+)\}|([0-7]{1,3})|([\s\S]))$/i, (whole, ...found: string[]) => {
    const [hex, long, octal, one = ''] = found;
    if (hex ?? long) return String.fromCodePoint(Math.min(0x10ffff, Number.parseInt(hex ?? long ?? '0', 16)));
    if (octal) return String.fromCharCode(Number.parseInt(octal, 8));
    if (Object.hasOwn(escapes, one)) return escapes[one] ?? one;
    return /[\\$"`]/.test(one) ? one : whole;
  });
}

/** A text with values in it. */
const readText: ReadNode<PhpReading> = (node, reading) => {
  const at = locateNode(node);
  const parts = listNodeChildren(node).flatMap((each): Code[] => {
    if (each.type === 'heredoc_end') return [];
    const place = locateNode(each);
    if (each.type === 'string_content' || each.type === 'nowdoc_string')
      return [{ kind: 'constant', at: place, value: each.text }];
    if (each.type === 'escape_sequence') return [{ kind: 'constant', at: place, value: unescapeText(each.text) }];
    return [reading.readCode(each, reading)];
  });
  const texts = parts.map((each) => (each.kind === 'constant' ? String(each.value) : undefined));
  if (texts.every((each) => each !== undefined)) return { kind: 'constant', at, value: texts.join('') };
  return { kind: 'operation', at, operator: '.', parts };
};

const readString: ReadNode<PhpReading> = (node) => {
  const value = node.text.replace(/^[bB]?'([\s\S]*)'$/, '$1').replaceAll(/\\([\\'])/g, '$1');
  return { kind: 'constant', at: locateNode(node), value };
};

const readNumber: ReadNode<PhpReading> = (node) => {
  const text = node.text.replaceAll('_', '');
  const value = /^0\d+$/.test(text) ? Number.parseInt(text, 8) : Number(text);
  return { kind: 'constant', at: locateNode(node), value: Number.isNaN(value) ? null : value };
};

const knownConstants: Readonly<Record<string, Constant>> = { PHP_EOL: '\n', DIRECTORY_SEPARATOR: '/' };

const readConstantName: ReadNode<PhpReading> = (node, { constants }) => {
  const at = locateNode(node);
  const name = node.text.replace(/^.*\\/, '');
  if (/^(?:die|exit)$/i.test(name)) return { kind: 'leave', at, by: 'throw' };
  if (name.startsWith('FILTER_')) return { kind: 'constant', at, value: name };
  if (Object.hasOwn(knownConstants, name)) return { kind: 'constant', at, value: knownConstants[name] ?? null };
  const known = constants.get(name);
  return { ...(known ?? nothing), at };
};

const readClosure: ReadNode<PhpReading> = (node, reading) => ({
  ...{ kind: 'function', at: locateNode(node), code: reading.readFunction(node, reading) },
});

const readInclude: ReadNode<PhpReading> = (node, reading) => ({
  ...{ kind: 'include', at: locateNode(node), path: readOnly(node, reading) },
});

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

const readCall: ReadNode<PhpReading> = (node, reading) => {
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
  if (lower === 'compact') {
    const names = nodes.flatMap((each) => readLiteral(each) ?? []);
    const keys = names.map((value): Code => ({ kind: 'constant', at: 0, value }));
    return { kind: 'list', at, type: 'array', keys, items: names.map((each) => createName(`$${each}`, 0)) };
  }
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

const readMethodCall: ReadNode<PhpReading> = (node, reading) => {
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

const readStaticCall: ReadNode<PhpReading> = (node, reading) => {
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

const readCreation: ReadNode<PhpReading> = (node, reading) => {
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

export const expressions: Readonly<Record<string, ReadNode<PhpReading>>> = {
  ...{ variable_name: readVariable, subscript_expression: readSubscript },
  ...{ member_access_expression: readMember, nullsafe_member_access_expression: readMember },
  ...{ scoped_property_access_expression: readStaticMember, class_constant_access_expression: readStaticMember },
  ...{ function_call_expression: readCall, scoped_call_expression: readStaticCall },
  ...{ member_call_expression: readMethodCall, nullsafe_member_call_expression: readMethodCall },
  ...{ object_creation_expression: readCreation, array_creation_expression: readList },
  ...{ assignment_expression: readAssignment, augmented_assignment_expression: readAugmented },
  ...{ reference_assignment_expression: readReferenceAssignment, update_expression: readUpdate },
  ...{ binary_expression: readBinary, conditional_expression: readConditional, match_expression: readMatch },
  ...{ encapsed_string: readText, heredoc_body: readText, nowdoc_body: readText, shell_command_expression: readText },
  ...{ string: readString, integer: readNumber, float: readNumber },
  ...{ name: readConstantName, qualified_name: readConstantName },
  ...{ anonymous_function: readClosure, arrow_function: readClosure },
  ...{ parenthesized_expression: readOnly, error_suppression_expression: readOnly, clone_expression: readOnly },
  ...{ include_expression: readInclude, include_once_expression: readInclude },
  ...{ require_expression: readInclude, require_once_expression: readInclude },
  boolean: (node) => ({ kind: 'constant', at: locateNode(node), value: /^true$/i.test(node.text) }),
  null: (node) => ({ kind: 'constant', at: locateNode(node), value: null }),
  heredoc: (node, reading) => mark(locateNode(node), readField(node, 'value', reading)),
  nowdoc: (node, reading) => mark(locateNode(node), readField(node, 'value', reading)),
  cast_expression: (node, reading) => ({
    ...{ kind: 'convert', at: locateNode(node), value: readField(node, 'value', reading) },
    type: numberTypes.test(node.childForFieldName('type')?.text ?? '') ? 'int' : '',
  }),
  unary_op_expression: readUnary('argument'),
  // In a list, a table whose elements are added.
  variadic_unpacking: readSpread,
  by_ref: readOnly,
};
