/** Expressions of Python. */
import type { Node } from 'web-tree-sitter';
import { listNodeChildren } from '../../patterns/rule.ts';
import { type CallCode, type Code, createFunction } from '../code.ts';
import {
  createBlock,
  createName,
  declare,
  listOperands,
  locateNode,
  nothing,
  type ReadNode,
  readAll,
  readOnly,
  readParts,
  readSpread,
  readUnary,
  readWrittenOperator,
} from '../reading.ts';
import {
  assignTo,
  callForm,
  createScope,
  operate,
  type PythonReading,
  readEntry,
  readLiteral,
  readName,
  unescapeText,
} from './python-reading.ts';

/** An expression of which only counts whether it is true. */
export function readCondition(node: Node, reading: PythonReading): Code {
  const at = locateNode(node);
  const read = (field: string): Code => {
    const part = node.childForFieldName(field);
    return part === null ? nothing : readCondition(part, reading);
  };
  if (node.type === 'parenthesized_expression') {
    const [inner] = listNodeChildren(node);
    return inner === undefined ? nothing : readCondition(inner, reading);
  }
  if (node.type === 'not_operator') return { kind: 'operation', at, operator: '!', parts: [read('argument')] };
  if (node.type !== 'boolean_operator') return reading.readCode(node, reading);
  const operator = node.childForFieldName('operator')?.text === 'and' ? '&&' : '||';
  return { kind: 'operation', at, operator, parts: [read('left'), read('right')] };
}

const readBoolean: ReadNode<PythonReading> = (node, reading) => {
  const parts: Code[] = [];
  const operator = node.childForFieldName('operator')?.text;
  const add = (each: Node | null): void => {
    if (each === null) return;
    if (each.type === 'boolean_operator' && each.childForFieldName('operator')?.text === operator) {
      add(each.childForFieldName('left'));
      add(each.childForFieldName('right'));
    } else parts.push(reading.readCode(each, reading));
  };
  add(node);
  return callForm(`(${operator})`, parts, locateNode(node));
};

const comparisons = new Map(Object.entries({ is: '==', 'is not': '!=', '<>': '!=' }));

const readComparison: ReadNode<PythonReading> = (node, reading) => {
  const at = locateNode(node);
  const operands: Code[] = [];
  const operators: string[] = [];
  for (const child of node.children)
    if (child?.isNamed && child.type !== 'comment') operands.push(reading.readCode(child, reading));
    else if (child) operators.push(child.text.replaceAll(/\s+/g, ' '));
  const tests = operators.slice(0, operands.length - 1).map((operator, index): Code => {
    const parts = operands.slice(index, index + 2);
    const place = operators.length === 1 ? at : 0;
    if (operator === 'in') return callForm('(in)', parts, place);
    if (operator === 'not in') return { kind: 'operation', at: place, operator: '!', parts: [callForm('(in)', parts)] };
    return { kind: 'operation', at: place, operator: comparisons.get(operator) ?? operator, parts };
  });
  const [only = nothing] = tests;
  return tests.length > 1 ? { kind: 'operation', at, operator: '&&', parts: tests } : only;
};

const readBinary: ReadNode<PythonReading> = (node, reading) => {
  const at = locateNode(node);
  const operands = listOperands(node, /^\+$/);
  const operator = readWrittenOperator(node);
  const [first, second] = operands;
  const text = readLiteral(first);
  if (operator === '%' && text !== undefined && second !== undefined) {
    const given = second.type === 'tuple' ? listNodeChildren(second) : [second];
    return callForm('(%)', readAll([...(first ? [first] : []), ...given], reading), at);
  }
  return operate(operator, readAll(operands, reading), at);
};

const readText: ReadNode<PythonReading> = (node, reading) => {
  const at = locateNode(node);
  const literal = readLiteral(node);
  if (literal !== undefined) return { kind: 'constant', at, value: literal };
  const isRaw = /^[a-z]*r/i.test(node.text);
  const parts = node.namedChildren.flatMap((child): Code[] => {
    if (child?.type === 'string_content')
      return [{ kind: 'constant', at: 0, value: isRaw ? child.text : unescapeText(child.text) }];
    if (child?.type === 'string' || child?.type === 'concatenated_string') return [reading.readCode(child, reading)];
    const value = child?.type === 'interpolation' ? child.childForFieldName('expression') : null;
    if (!value) return [];
    const code = reading.readCode(value, reading);
    // A format for numbers leaves no text.
    const format = child?.childForFieldName('format_specifier')?.text ?? '';
    return [/^:[^{}%]*[bdeEfFgGnoxX%]$/.test(format) ? callForm('(number)', [code]) : callForm('(text)', [code])];
  });
  return { kind: 'operation', at, operator: '.', parts };
};

const readList: ReadNode<PythonReading> = (node, reading) => ({
  ...{ kind: 'list', at: locateNode(node), type: 'list' },
  items: readAll(listNodeChildren(node), reading),
});

const readDictionary: ReadNode<PythonReading> = (node, reading) => {
  const entries = listNodeChildren(node).map((each) => {
    const [key, value] = [each.childForFieldName('key'), each.childForFieldName('value')];
    if (each.type === 'pair' && key !== null && value !== null)
      return { key: reading.readCode(key, reading), value: readEntry(key, reading.readCode(value, reading), reading) };
    const [inner] = listNodeChildren(each);
    return {
      key: undefined,
      value: { kind: 'spread' as const, at: 0, of: inner ? reading.readCode(inner, reading) : nothing },
    };
  });
  return {
    ...{ kind: 'list', at: locateNode(node), type: 'dict' },
    ...{ items: entries.map(({ value }) => value), keys: entries.map(({ key }) => key) },
  };
};

/** A loop that fills a list, as a function of its own that sees the variables around it. */
const readComprehension: ReadNode<PythonReading> = (node, outer) => {
  const clauses = listNodeChildren(node).filter(({ type }) => type === 'for_in_clause' || type === 'if_clause');
  const names = new Set(
    clauses
      .flatMap((clause) => clause.childForFieldName('left')?.descendantsOfType('identifier') ?? [])
      .flatMap((each) => each?.text ?? []),
  );
  const reading: PythonReading = { ...outer, scopes: [...outer.scopes, createScope(names)] };
  const all = createName(`(list ${node.startIndex})`);
  const body = node.childForFieldName('body');
  const isTable = body?.type === 'pair';
  const [key, value] = isTable ? [body.childForFieldName('key'), body.childForFieldName('value')] : [undefined, body];
  const added: Code = value ? reading.readCode(value, reading) : nothing;
  const inner: Code = declare(
    { kind: 'item', at: 0, of: all, ...(key && { key: reading.readCode(key, reading) }) },
    added,
  );
  const loops = clauses.toReversed().reduce<Code>((within, clause) => {
    const [left, right] = [clause.childForFieldName('left'), clause.childForFieldName('right')];
    if (left === null || right === null) {
      const [test] = listNodeChildren(clause);
      return { kind: 'if', at: 0, test: test ? readCondition(test, reading) : nothing, yes: within };
    }
    const name = left.type === 'identifier' ? left.text : `(element ${left.startIndex})`;
    const before = left.type === 'identifier' ? [] : [assignTo(left, createName(name), reading, 0)];
    const each = { name, type: '', of: reading.readCode(right, reading) };
    return { kind: 'loop', at: 0, each, body: createBlock([...before, within]) };
  }, inner);
  const list: Code = { kind: 'list', at: 0, type: isTable ? 'dict' : 'list', items: [] };
  const filled = createBlock([declare(all, list), loops, { kind: 'leave', at: 0, by: 'return', value: all }]);
  const code = createFunction(outer, { body: filled, isStatic: true, start: node.startIndex, end: node.endIndex });
  return { kind: 'invoke', at: locateNode(node), of: { kind: 'function', at: 0, code }, given: [] };
};

/** `**values` stands under the name `**`. */
function readArguments(list: Node | null, outer: PythonReading) {
  const given: { codes: Code[]; names: (string | undefined)[] } = { codes: [], names: [] };
  const reading: PythonReading = { ...outer, shown: undefined };
  const nodes = list === null ? [] : list.type === 'generator_expression' ? [list] : listNodeChildren(list);
  for (const node of nodes) {
    const [inner] = listNodeChildren(node);
    const value = node.type === 'keyword_argument' ? node.childForFieldName('value') : node;
    if (value === null) continue;
    const isSpread = node.type === 'list_splat' && inner !== undefined;
    const isNamed = node.type === 'dictionary_splat' && inner !== undefined;
    const code = reading.readCode(isSpread || isNamed ? inner : value, reading);
    const at = locateNode(node);
    const named: Code = isNamed ? { kind: 'convert', at, type: '', value: code } : code;
    given.codes.push(isSpread ? { kind: 'spread', at, of: code } : named);
    given.names.push(
      isNamed ? '**' : node.type === 'keyword_argument' ? (node.childForFieldName('name')?.text ?? '') : undefined,
    );
  }
  return given;
}

const readCall: ReadNode<PythonReading> = (node, reading) => {
  const at = locateNode(node);
  const callee = node.childForFieldName('function');
  const list = node.childForFieldName('arguments');
  if (callee === null) return readParts(node, reading);
  const { codes, names } = readArguments(list, reading);
  const { shown } = reading;
  const call = (name: string, of: Code, given: readonly Code[] = codes): CallCode => ({
    ...{ kind: 'call', at, name, of, given, callee: locateNode(callee) },
    ...(names.some((each) => each !== undefined) && given === codes && { names }),
    shown,
  });
  if (callee.type === 'attribute') {
    const [object, attribute] = [callee.childForFieldName('object'), callee.childForFieldName('attribute')];
    if (object === null || attribute === null) return readParts(node, reading);
    const name = attribute.text;
    const isParent = object.type === 'call' && object.childForFieldName('function')?.text === 'super';
    const self = reading.scopes.length > 0 && list !== null && /^self$/.test(listNodeChildren(list)[0]?.text ?? '');
    if (isParent || (name === '__init__' && self && object.type !== 'identifier'))
      return call(name === '__init__' ? 'super' : name, createName('super'));
    if (name === '__init__' && self) return call('super', createName('super'), codes.slice(1));
    return call(name, reading.readCode(object, reading));
  }
  const own = reading.readCode(callee, reading);
  // A function that nothing defines has its name.
  const isFree = callee.type === 'identifier' && own.kind === 'call';
  const code: Code = isFree ? { kind: 'class', at: 0, name: callee.text } : own;
  if (code.kind === 'class') {
    const [, module = '', name = ''] = /^(.*)\.([^.]*)$/.exec(code.name) ?? ['', '', code.name];
    if (module === 'builtins' && name === 'getattr' && codes.length > 1) {
      // `getattr(value, 'name')` is a member, if the name is known.
      const [of, name] = codes;
      if (of !== undefined && name?.kind === 'constant' && typeof name.value === 'string')
        return { kind: 'member', at, of, name: name.value };
      return callForm('getattr', codes, at);
    }
    return call(name, { kind: 'class', at: 0, name: module });
  }
  // At the place of what is called, its name is noted.
  return { kind: 'invoke', at, of: { ...code, at: 0 }, given: codes, callee: locateNode(callee) };
};

export const expressions: Readonly<Record<string, ReadNode<PythonReading>>> = {
  identifier: (node, reading) => readName(node.text, locateNode(node), reading),
  attribute: (node, reading) => {
    const [object, attribute] = [node.childForFieldName('object'), node.childForFieldName('attribute')];
    if (object === null || attribute === null) return readParts(node, reading);
    const [of, name] = [reading.readCode(object, reading), attribute.text];
    return { kind: 'member', at: locateNode(node), of, name, shown: reading.shown };
  },
  subscript: (node, reading) => {
    const at = locateNode(node);
    const { shown } = reading;
    const within: PythonReading = { ...reading, shown: undefined };
    const value = node.childForFieldName('value');
    const keys = node.childrenForFieldName('subscript').flatMap((each) => each ?? []);
    const [key] = keys;
    if (value === null || key === undefined) return readParts(node, reading);
    const of = reading.readCode(value, reading);
    if (key.type === 'slice' || keys.length > 1)
      return callForm('(slice)', [of, ...keys.map((each) => reading.readCode(each, within))], at);
    return { kind: 'item', at, of, key: reading.readCode(key, within), shown };
  },
  call: readCall,
  string: readText,
  concatenated_string: readText,
  integer: (node) => ({ kind: 'constant', at: locateNode(node), value: readNumber(node.text) }),
  float: (node) => ({ kind: 'constant', at: locateNode(node), value: readNumber(node.text) }),
  true: (node) => ({ kind: 'constant', at: locateNode(node), value: true }),
  false: (node) => ({ kind: 'constant', at: locateNode(node), value: false }),
  none: (node) => ({ kind: 'constant', at: locateNode(node), value: null }),
  list: readList,
  tuple: readList,
  set: readList,
  expression_list: readList,
  dictionary: readDictionary,
  list_comprehension: readComprehension,
  set_comprehension: readComprehension,
  dictionary_comprehension: readComprehension,
  generator_expression: readComprehension,
  list_splat: readSpread,
  binary_operator: readBinary,
  boolean_operator: readBoolean,
  comparison_operator: readComparison,
  not_operator: (node, reading) => readCondition(node, reading),
  unary_operator: readUnary('argument'),
  conditional_expression: (node, reading) => {
    const [yes, test, no] = listNodeChildren(node);
    if (yes === undefined || test === undefined || no === undefined) return readParts(node, reading);
    return {
      ...{ kind: 'if', at: locateNode(node), test: readCondition(test, reading) },
      ...{ yes: reading.readCode(yes, reading), no: reading.readCode(no, reading) },
    };
  },
  lambda: (node, reading) => ({ kind: 'function', at: locateNode(node), code: reading.readFunction(node, reading) }),
  await: (node, reading) => ({ kind: 'convert', at: locateNode(node), type: '', value: readOnly(node, reading) }),
  parenthesized_expression: readOnly,
};

function readNumber(text: string): number {
  const number = Number(text.replaceAll('_', '').replace(/[lLjJ]$/, ''));
  return Number.isNaN(number) ? 0 : number;
}
