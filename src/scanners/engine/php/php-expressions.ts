/** Translates the expressions of PHP. */
import type { Node } from 'web-tree-sitter';
import { listNodeChildren } from '../../patterns/syntax.ts';
import type { Code, Constant } from '../code.ts';
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
import { createCall, getPlace, mark, nothing, numberTypes, type ReadNode, readField } from './php-reading.ts';

const words: Readonly<Record<string, string>> = { and: '&&', or: '||', '===': '==', '!==': '!=', '<>': '!=' };

/** Long chains nest deeply to the left. */
const readBinary: ReadNode = (node, reading) => {
  const readOperator = (of: Node): string => {
    const text = of.childForFieldName('operator')?.text.toLowerCase() ?? '';
    return Object.hasOwn(words, text) ? (words[text] ?? '') : text;
  };
  const operator = readOperator(node);
  const isFlat = operator === '.' || operator === '&&' || operator === '||' || operator === '+';
  const nodes: Node[] = [];
  let left: Node | null = node;
  do {
    const right = left.childForFieldName('right');
    if (right !== null) nodes.push(right);
    left = left.childForFieldName('left');
  } while (isFlat && left?.type === 'binary_expression' && readOperator(left) === operator);
  if (left !== null) nodes.push(left);
  const parts = nodes.reverse().map((each) => reading.readCode(each, reading));
  const at = getPlace(node);
  const last = parts.at(-1);
  const [first] = parts;
  // What leaves is only reached if the code before it says so.
  if (last?.kind === 'leave' && first !== undefined && /^(?:&&|\|\||\?\?)$/.test(operator)) {
    const before: Code = parts.length === 2 ? first : { kind: 'operation', at: 0, operator, parts: parts.slice(0, -1) };
    if (operator === '??') return createCall('(either)', [before], at);
    const rest = nothing;
    return {
      ...{ kind: 'choice', at, test: before },
      ...(operator === '||' ? { yes: rest, no: last } : { yes: last, no: rest }),
    };
  }
  if (operator === '??') return createCall('(either)', parts, at);
  if (operator === '+') return createCall('(sum)', parts, at);
  if (operator === '==') return createCall('(equal)', parts, at);
  if (operator === '!=') return { kind: 'operation', at, operator: '!', parts: [createCall('(equal)', parts)] };
  if (operator === 'instanceof') return { kind: 'operation', at, operator, parts: parts.slice(0, 1) };
  return { kind: 'operation', at, operator, parts };
};

const readConditional: ReadNode = (node, reading) => {
  const body = node.childForFieldName('body');
  const [test, no] = ['condition', 'alternative'].map((field) => readField(node, field, reading));
  const at = getPlace(node);
  if (test === undefined || no === undefined) return nothing;
  if (body !== null) return { kind: 'choice', at, test, yes: reading.readCode(body, reading), no };
  return createCall('(either)', no.kind === 'leave' ? [test] : [test, no], at);
};

const readMatch: ReadNode = (node, reading) => {
  const block = node.childForFieldName('body');
  const cases = (block === null ? [] : listNodeChildren(block)).map((arm) => {
    const list = arm.childForFieldName('conditional_expressions');
    const tests = list === null ? [] : listNodeChildren(list).map((each) => reading.readCode(each, reading));
    const value = readField(arm, 'return_expression', reading);
    const body: Code = value.kind === 'leave' ? value : { kind: 'leave', at: 0, by: 'yield', value };
    return { tests, body, fallsThrough: false };
  });
  return { kind: 'switch', at: getPlace(node), value: readField(node, 'condition', reading), cases };
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
const readText: ReadNode = (node, reading) => {
  const at = getPlace(node);
  const parts = listNodeChildren(node).flatMap((each): Code[] => {
    if (each.type === 'heredoc_end') return [];
    const place = getPlace(each);
    if (each.type === 'string_content' || each.type === 'nowdoc_string')
      return [{ kind: 'constant', at: place, value: each.text }];
    if (each.type === 'escape_sequence') return [{ kind: 'constant', at: place, value: unescapeText(each.text) }];
    return [reading.readCode(each, reading)];
  });
  const texts = parts.map((each) => (each.kind === 'constant' ? String(each.value) : undefined));
  if (texts.every((each) => each !== undefined)) return { kind: 'constant', at, value: texts.join('') };
  return { kind: 'operation', at, operator: '.', parts };
};

const readString: ReadNode = (node) => {
  const value = node.text.replace(/^[bB]?'([\s\S]*)'$/, '$1').replaceAll(/\\([\\'])/g, '$1');
  return { kind: 'constant', at: getPlace(node), value };
};

const readNumber: ReadNode = (node) => {
  const text = node.text.replaceAll('_', '');
  const value = /^0\d+$/.test(text) ? Number.parseInt(text, 8) : Number(text);
  return { kind: 'constant', at: getPlace(node), value: Number.isNaN(value) ? null : value };
};

const knownConstants: Readonly<Record<string, Constant>> = { PHP_EOL: '\n', DIRECTORY_SEPARATOR: '/' };

const readConstantName: ReadNode = (node, { constants }) => {
  const at = getPlace(node);
  const name = node.text.replace(/^.*\\/, '');
  if (/^(?:die|exit)$/i.test(name)) return { kind: 'leave', at, by: 'throw' };
  if (name.startsWith('FILTER_')) return { kind: 'constant', at, value: name };
  if (Object.hasOwn(knownConstants, name)) return { kind: 'constant', at, value: knownConstants[name] ?? null };
  const known = constants.get(name);
  return known === undefined ? { kind: 'several', at, parts: [] } : { ...known, at };
};

const readClosure: ReadNode = (node, reading) => ({
  ...{ kind: 'function', at: getPlace(node), code: reading.readFunction(node, reading) },
});

const readFirst: ReadNode = (node, reading) => {
  const [only] = listNodeChildren(node);
  return only === undefined ? nothing : reading.readCode(only, reading);
};

const readInclude: ReadNode = (node, reading) => ({
  ...{ kind: 'include', at: getPlace(node), path: readFirst(node, reading) },
});

export const expressions: Readonly<Record<string, ReadNode>> = {
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
  ...{ parenthesized_expression: readFirst, error_suppression_expression: readFirst, clone_expression: readFirst },
  ...{ include_expression: readInclude, include_once_expression: readInclude },
  ...{ require_expression: readInclude, require_once_expression: readInclude },
  boolean: (node) => ({ kind: 'constant', at: getPlace(node), value: /^true$/i.test(node.text) }),
  null: (node) => ({ kind: 'constant', at: getPlace(node), value: null }),
  heredoc: (node, reading) => mark(getPlace(node), readField(node, 'value', reading)),
  nowdoc: (node, reading) => mark(getPlace(node), readField(node, 'value', reading)),
  cast_expression: (node, reading) => ({
    ...{ kind: 'convert', at: getPlace(node), value: readField(node, 'value', reading) },
    type: numberTypes.test(node.childForFieldName('type')?.text ?? '') ? 'int' : '',
  }),
  unary_op_expression: (node, reading) => {
    const operator = node.childForFieldName('operator')?.text ?? '';
    const parts = [readField(node, 'argument', reading)];
    return { kind: 'operation', at: getPlace(node), operator, parts };
  },
  // In a list, a table whose elements are added.
  variadic_unpacking: (node, reading) => createCall('(spread)', [readFirst(node, reading)], getPlace(node)),
  by_ref: readFirst,
};
