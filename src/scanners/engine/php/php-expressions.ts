/** Translates the expressions of PHP. */
import type { Node } from 'web-tree-sitter';
import { listNodeChildren } from '../../patterns/syntax.ts';
import type { Code, Constant } from '../code.ts';
import {
  listField,
  listOperands,
  locateNode,
  nothing,
  type ReadNode,
  readAll,
  readField,
  readOnly,
  readSpread,
  readWrittenOperator,
} from '../reading.ts';
import { readCall, readCreation, readMethodCall, readStaticCall } from './php-calls.ts';
import {
  readAssignment,
  readAugmented,
  readList,
  readMember,
  readReferenceAssignment,
  readStaticMember,
  readSubscript,
  readUpdate,
  readVariable,
} from './php-places.ts';
import { createCall, mark, numberTypes, type PhpReading } from './php-reading.ts';

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
    return { kind: 'choice', at, test: before, yes, no };
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
  if (body !== null) return { kind: 'choice', at, test, yes: reading.readCode(body, reading), no };
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
  unary_op_expression: (node, reading) => {
    const parts = [readField(node, 'argument', reading)];
    return { kind: 'operation', at: locateNode(node), operator: readWrittenOperator(node), parts };
  },
  // In a list, a table whose elements are added.
  variadic_unpacking: readSpread,
  by_ref: readOnly,
};
